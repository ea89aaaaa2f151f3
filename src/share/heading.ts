/** A sentence below its heading, on one line. */
import { lowerFirst } from '../i18n/format.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { textOfPart } from '../model/find.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import type { Reader } from '../view/context.ts';

/** `Panic: Turn the order die to Run.`; where the language has no capital there, only names keep theirs. */
export const headed = (heading: string, text: string, reader: Reader): string =>
  reader.t('description.headed', { heading, text, isName: isNamed(text, reader) });

/** Whether it begins with a name. */
function isNamed(text: string, { ruleset, language }: Reader): boolean {
  const [first = ''] = /^\p{L}*/u.exec(text) ?? [];
  return (
    (first.length > 2 && namesIn(ruleset, language).has(stemOf(first))) ||
    /^(?:\p{Lu}\p{Ll}+ ){2}\p{Lu}\p{Ll}/u.test(text)
  );
}

/** A sentence after a colon: only names keep their capital. */
export const lowered = (text: string, reader: Reader): string =>
  !isOrdinary(text) && isNamed(text, reader)
    ? text
    : (isOrdinary(text) ? lowerFirst(text) : lowerWord(text)).replace(
        /^\p{Lu}(?= \p{Ll})/u,
        (letter) => letter.toLowerCase(),
      );

/** Whether it begins with a word that is no name, even before one: `Whether Final Protective Fire …`. */
const isOrdinary = (text: string): boolean =>
  /^(?:An?|Any|All|Only|The|No|Yes|When|Whether|Which|Where|Who|Whose|What|How|In|On|By|Czy|Kiedy|Które|Który|Która|Jak|Co|Tak|Nie) /u.test(
    text,
  );

/** In the middle of a sentence, ordinary words have no capital; `Morale Level` and `FP` keep theirs. */
export const lowerWord = (text: string): string =>
  /^\P{L}*\p{L}*\p{Lu}|^\p{L}*,?[ -]\p{Lu}\p{Ll}/u.test(text.slice(1)) ? text : lowerFirst(text);

/** Words with a capital inside the sentences of the ruleset, in any form: `Obrońca`, `Ruch`. */
const namesIn = inEachLanguage(
  ({ entries }: Ruleset, language): ReadonlySet<string> =>
    new Set(
      entries
        .flatMap(({ parts }) => parts.flatMap((part) => textOfPart(part) ?? []))
        .flatMap((text) => plain(text, language).match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? [])
        .map(stemOf),
    ),
);

/** Without most endings. */
const stemOf = (word: string): string => word.slice(0, 5);
