/** Words that a record is found by although they are not shown. */
import { getLanguage, LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts';
import type { Abbreviation, Aliases, Text } from '../../../schemas/types.d.ts';
import type { HiddenWords } from '../record.ts';
import { plain } from '../../notation/show.ts';
import type { Reader } from '../../view/context.ts';

interface Named {
  title?: Text;
  about?: Text;
  number?: string;
  abbreviation?: Abbreviation;
  aliases?: Aliases;
  synonyms?: Aliases;
  reading?: string | undefined;
}

export function hiddenWords(
  thing: Named,
  { language }: Reader,
  more: Partial<HiddenWords> = {},
): HiddenWords {
  const others = LANGUAGE_TAGS.filter((other) => other !== language);
  return {
    short: [
      ...(thing.number === undefined ? [] : [thing.number]),
      ...abbreviations(thing, language),
    ],
    aliases: otherNames(thing, language),
    synonyms: thing.synonyms?.[language] ?? [],
    foreign: others.map((other) => ({
      language: other,
      words: [...titles(thing, other), ...abbreviations(thing, other), ...otherNames(thing, other)],
    })),
    exact: [],
    context: [],
    around: [],
    further: [],
    questions: [],
    ...more,
  };
}

const titles = ({ title, about }: Named, language: Language): string[] =>
  [title, about].flatMap((name) => (name ? [plain(name, language)] : []));

const abbreviations = ({ abbreviation }: Named, language: Language): string[] =>
  [...new Set([abbreviation?.all, abbreviation?.[language]])].filter((word) => word !== undefined);

/** Aliases, synonyms and, in Japanese, the reading of the title. */
export const otherNames = ({ aliases, synonyms, reading }: Named, language: Language): string[] => [
  ...new Set([
    ...(aliases?.[language] ?? []),
    ...(synonyms?.[language] ?? []),
    ...(getLanguage(language).readings && reading !== undefined ? [reading] : []),
  ]),
];
