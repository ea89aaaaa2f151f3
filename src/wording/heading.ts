/** A sentence below its heading, on one line. */
import { lowerFirst } from '../i18n/format.ts';
import { upperFirst } from '../text/upper-first.ts';
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
function isNamed(text: string, speaker: Speaker): boolean {
  if (isOrdinary(text) || hasOwnWord(text, speaker)) return false;
  const first = firstWord(text);
  const { leanings } = capitalsIn(speaker.ruleset, speaker.language);
  return (
    (first.length > 2 && (leanings.get(stemOf(first)) ?? 0) > 0) ||
    /^(?:\p{Lu}\p{Ll}+ ){2}\p{Lu}\p{Ll}/u.test(text)
  );
}

/** Whether a sentence begins with an ordinary word before a name: other sentences have that word without a capital. `Zdejmij Przyparcie.` */
function hasOwnWord(text: string, { ruleset, language }: Speaker): boolean {
  const first = firstWord(text);
  const { leanings, before } = capitalsIn(ruleset, language);
  const stem = stemOf(first);
  return (
    first.length > 2 &&
    /[.!?](?:<[^>]*>)*$/.test(text) &&
    (leanings.get(stem) ?? 0) < 0 &&
    (before.has(stem) || !/^\p{L}+,? (?:<[^>]*>)*\p{Lu}/u.test(text))
  );
}

const firstWord = (text: string): string => /^\p{L}*/u.exec(text)?.[0] ?? '';

/** A sentence after a colon, also as HTML that begins with a linked term: only names keep their capital. */
export const lowered = (text: string, reader: Speaker): string => {
  // Japanese has no small letters: a Latin word there is a name.
  if (!getLanguage(reader.language).words.spaced) return text;
  const [tags = ''] = /^(?:<[^>]*class="term">)?/.exec(text) ?? [];
  return tags + loweredWords(text.slice(tags.length), reader);
};

function loweredWords(text: string, reader: Speaker): string {
  if (isOrdinary(text))
    return lowerFirst(text, reader.language).replace(ONE_LETTER, (letter) => letter.toLowerCase());
  if (isNamed(text, reader)) return text;
  return hasOwnWord(text, reader)
    ? lowerFirst(text, reader.language)
    : lowerWord(text, reader.language);
}

/** Articles, prepositions and interrogatives of one letter. */
const ONE_LETTER = /^[AIOUWZ](?= )/;
/** Whether it begins with a word that is no name, even before one: `Whether Final Protective Fire …`. */
const isOrdinary = (text: string): boolean =>
  ONE_LETTER.test(text) ||
  /^(?:An|Any|All|Only|The|No|Yes|When|Whether|Which|Where|Who|Whose|What|How|In|On|By|Czy|Podczas|Kiedy|Które|Który|Która|Jak|Co|Tak|Nie|Przy|Po|Na),? /u.test(
    text,
  );

/** In the middle of a sentence, ordinary words have no capital; `Morale Level` and `FP` keep theirs. */
export const lowerWord = (text: string, language: Language): string =>
  /^\P{L}*\p{L}*\p{Lu}|^\p{L}*,?[ -]\p{Lu}\p{Ll}/u.test(text.slice(1))
    ? text
    : lowerFirst(text, language);

interface Capitals {
  /** How much more often a word has a capital than none inside the sentences of the ruleset, in any form: `Obrońca`, `Ruch`. */
  leanings: ReadonlyMap<string, number>;
  /** The words that have none there before one that has. */
  before: ReadonlySet<string>;
}

const capitalsIn = inEachLanguage(({ entries }: Ruleset, language): Capitals => {
  const leanings = new Map<string, number>();
  const before = new Set<string>();
  const texts = entries.flatMap(({ parts }) => parts.flatMap((part) => textOfPart(part) ?? []));
  for (const [word, next] of texts.flatMap((text) => [
    ...plain(text, language).matchAll(/(?<=[\p{Ll},] )\p{L}\p{Ll}+(?=( \p{Lu}\p{Ll})?)/gu),
  ])) {
    const stem = stemOf(word);
    const isName = /^\p{Lu}/u.test(word);
    leanings.set(stem, (leanings.get(stem) ?? 0) + (isName ? 1 : -1));
    if (!isName && next !== undefined) before.add(stem);
  }
  return { leanings, before };
});

/** Without most endings, and with a capital. */
const stemOf = (word: string): string => upperFirst(word.slice(0, 7));
