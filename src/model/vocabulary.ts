/** The words that a ruleset explains: terms, values, markers and the short forms of its pages. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import type { RulesetData } from './entries.ts';
import { shaped } from '../schema/file-index.ts';
import { validFiles } from './declared-names.ts';
import type { Abbreviation, Aliases, Text } from '../../schemas/types.d.ts';

export interface Worded {
  title: Text;
  abbreviation?: Abbreviation;
  aliases?: Aliases;
  synonyms?: Aliases;
}

/** Every form of a word that texts in this language may use. */
export function formsOf(
  { title, abbreviation, aliases, synonyms }: Worded,
  language: Language,
): string[] {
  const forms = [
    title[language],
    abbreviation?.all,
    abbreviation?.[language],
    ...(aliases?.[language] ?? []),
    ...(synonyms?.[language] ?? []),
  ];
  return forms.filter((form) => form !== undefined);
}

/**
 * The names that texts of a language may use: of the game, documents, terms, values and markers,
 * and the words printed on markers. `Bieg (Double Time)` gives both names.
 */
export function namesIn(ruleset: RulesetData, language: Language): string[] {
  const { ruleset: facts, terms, values, markers } = ruleset;
  const names = [
    ...[...terms, ...values, ...markers].flatMap((word) => formsOf(word, language)),
    ...markers.flatMap(({ printed }) => printed ?? []),
    ...[facts, ...(facts?.documents ?? [])].flatMap((named) => named?.title[language] ?? []),
  ];
  return names
    .flatMap((name) => [name, ...name.split(/[()（）]/)].map((part) => part.trim()))
    .filter(Boolean);
}

/**
 * Every string that explains a word or names something; an abbreviation in one of them counts as
 * explained.
 */
export function explained(ruleset: RulesetData): string[] {
  const worded: Worded[] = [
    ...ruleset.terms,
    ...ruleset.values,
    ...ruleset.markers,
    ...ruleset.entries.map(({ data }) => data as Worded),
  ];
  const files = validFiles(ruleset);
  const rows = files.flatMap((file) => shaped(file, 'Row').map(({ value }) => value));
  // The legend of a table may print NO for a word that its text calls No.
  const legend = files.flatMap((file) =>
    shaped(file, 'Word').flatMap(({ value }) => titles(value)),
  );
  return [
    ...worded.flatMap((word) => LANGUAGE_TAGS.flatMap((language) => formsOf(word, language))),
    ...ruleset.markers.flatMap(({ printed }) => printed ?? []),
    ...rows.flatMap(({ title, aliases }) => [
      ...titles({ title }),
      ...(Object.values(aliases ?? {}).flat() as string[]),
    ]),
    ...legend,
    ...legend.map((word) => word.toUpperCase()),
    ...titles({ title: ruleset.ruleset?.title }),
    ruleset.ruleset?.code ?? '',
  ];
}

const titles = ({ title }: { title?: Text | undefined }): string[] =>
  title ? LANGUAGE_TAGS.map((language) => title[language]) : [];
