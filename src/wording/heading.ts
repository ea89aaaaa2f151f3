/** A sentence below its heading, on one line. */
import { lowerFirst, upperFirst } from '../i18n/format.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { textOfPart } from '../model/find.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import type { Wording } from './wording.ts';

type Speaker = Pick<Wording, 'language' | 't'> & { ruleset: Ruleset };

/** `Panic: Turn the order die to Run.`; where the language has no capital there, only names keep theirs. */
export const headed = (heading: string, text: string, reader: Speaker): string =>
  reader.t('description.headed', { heading, text, isName: isNamed(text, reader) });

/** Whether it begins with a name. */
function isNamed(text: string, { ruleset, language }: Speaker): boolean {
  if (isOrdinary(text)) return false;
  const [first = ''] = /^\p{L}*/u.exec(text) ?? [];
  return (
    (first.length > 2 && namesIn(ruleset, language).has(stemOf(first))) ||
    /^(?:\p{Lu}\p{Ll}+ ){2}\p{Lu}\p{Ll}/u.test(text)
  );
}

/** A sentence after a colon: only names keep their capital. */
export const lowered = (text: string, reader: Speaker): string => {
  // Japanese has no small letters: a Latin word there is a name.
  if (!getLanguage(reader.language).words.spaced) return text;
  if (isOrdinary(text))
    return lowerFirst(text, reader.language).replace(ONE_LETTER, (letter) => letter.toLowerCase());
  return isNamed(text, reader) ? text : lowerWord(text, reader.language);
};

/** Articles, prepositions and interrogatives of one letter. */
const ONE_LETTER = /^[AIOUWZ](?= )/;
/** Whether it begins with a word that is no name, even before one: `Whether Final Protective Fire …`. */
const isOrdinary = (text: string): boolean =>
  ONE_LETTER.test(text) ||
  /^(?:An|Any|All|Only|The|No|Yes|When|Whether|Which|Where|Who|Whose|What|How|In|On|By|Czy|Kiedy|Które|Który|Która|Jak|Co|Tak|Nie|Przy|Po|Na),? /u.test(
    text,
  );

/** In the middle of a sentence, ordinary words have no capital; `Morale Level` and `FP` keep theirs. */
export const lowerWord = (text: string, language: Language): string =>
  /^\P{L}*\p{L}*\p{Lu}|^\p{L}*,?[ -]\p{Lu}\p{Ll}/u.test(text.slice(1))
    ? text
    : lowerFirst(text, language);

/** Words that have a capital inside the sentences of the ruleset more often than not, in any form: `Obrońca`, `Ruch`. */
const namesIn = inEachLanguage(({ entries }: Ruleset, language): ReadonlySet<string> => {
  const count = new Map<string, number>();
  const texts = entries.flatMap(({ parts }) => parts.flatMap((part) => textOfPart(part) ?? []));
  for (const [word] of texts.flatMap((text) => [
    ...plain(text, language).matchAll(/(?<=[\p{Ll},] )\p{L}\p{Ll}+/gu),
  ])) {
    const stem = stemOf(word);
    const isName = /^\p{Lu}/u.test(word);
    const key = upperFirst(stem);
    count.set(key, (count.get(key) ?? 0) + (isName ? 1 : -1));
  }
  return new Set([...count].filter(([, more]) => more > 0).map(([stem]) => stem));
});

/** Without most endings. */
const stemOf = (word: string): string => word.slice(0, 5);
