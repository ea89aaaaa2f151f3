/** The words under which something is found besides those that are shown. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import type { Abbreviation, Aliases, Text } from '../pipeline/types.generated.ts';
import type { HiddenWords } from '../search/record.ts';
import { plain } from './figures.ts';
import type { Reader } from './reader.ts';

interface Named {
  title?: Text;
  about?: Text;
  number?: string;
  abbreviation?: Abbreviation;
  aliases?: Aliases;
  synonyms?: Aliases;
}

export function hiddenWords(thing: Named, { language }: Reader, context: string[] = [], further: string[] = []): HiddenWords {
  const others = LANGUAGE_TAGS.filter((other) => other !== language);
  return {
    aliases: [...(thing.number === undefined ? [] : [thing.number]), ...shortNames(thing, language)],
    exact: [],
    foreign: others.map((other) => ({ language: other, words: [...longNames(thing, other), ...shortNames(thing, other)] })),
    context,
    further,
  };
}

const longNames = ({ title, about }: Named, language: Language): string[] =>
  [title, about].flatMap((name) => (name ? [plain(name, language)] : []));

const shortNames = ({ abbreviation, aliases, synonyms }: Named, language: Language): string[] => [
  ...new Set([abbreviation?.all, abbreviation?.[language], ...(aliases?.[language] ?? []), ...(synonyms?.[language] ?? [])]),
].filter((word) => word !== undefined);
