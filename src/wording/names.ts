/** Names of things in a language. */
import { getLanguage, type Language } from '../i18n/languages.ts';
import {
  editionName as titleWithEdition,
  firstSentence,
  listOf,
  withAddition,
} from '../i18n/format.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { foreignIn } from '../i18n/text.ts';
import { ui } from '../i18n/ui.ts';
import { find, textOfPart, titleOfPart, type NamedData, type Target } from '../model/find.ts';
import { rowName } from '../model/row-label.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Part } from '../model/entries.ts';
import type { Marker, TableFile, Term, Text, Value } from '../../schemas/types.d.ts';
import { nameIn, plain, type Name, type Namer } from '../notation/show.ts';

/**
 * Titles of the ruleset's values, roles, markers and terms. `unnamed` gives the words for a name without
 * a title; without it such a name is an error, because readers must never see an id.
 */
export function namer(
  ruleset: NamedData,
  language: Language,
  unnamed = (name: string): string => {
    throw new Error(`${ruleset.id} has no title for “${name}”`);
  },
): Namer {
  const titles = namesOf(ruleset, language);
  const titleOf = (name: string) => titles.get(name) ?? unnamed(name);
  return Object.assign(titleOf, {
    value: (name: string) => ruleset.values.find(({ id }) => id === name),
    foreign: (name: string) => {
      const things = [...ruleset.terms, ...ruleset.markers, ...ruleset.values];
      const thing = things.findLast(({ id }) => id === name);
      return foreignIn(thing?.title, language);
    },
  });
}

const namesOf = inEachLanguage(
  ({ terms, markers, values }: NamedData, language) =>
    new Map(
      [...terms, ...markers, ...values].map((thing) => [thing.id, nameInLine(thing, language)]),
    ),
);

/** The abbreviation, if there is one. States use their title in Japanese: 統制状態, not GO. */
function nameInLine(thing: Marker | Term | Value, language: Language): string {
  const { title, abbreviation } = thing;
  const short = abbreviation?.[language] ?? abbreviation?.all;
  const isState = 'type' in thing && thing.type === 'state';
  if (short === undefined || (isState && !getLanguage(language).words.spaced))
    return plain(title, language);
  return short;
}

/** `Bolt Action, 1st ed.` */
export function editionName({ meta }: Ruleset, language: Language): string {
  const [title, edition] = [plain(meta.title, language), plain(meta.edition.short, language)];
  return titleWithEdition(title, edition, language);
}

/** The forms for reports are written in one language, and so is what fills them in for a maintainer. */
const FORM_LANGUAGE = 'en';

/** `Bolt Action, first edition`: the same for readers of every language. */
export const editionForForms = ({ meta: { title, edition } }: Ruleset): string =>
  titleWithEdition(plain(title, FORM_LANGUAGE), plain(edition.name, FORM_LANGUAGE), FORM_LANGUAGE);

/** `Defensive First Fire (DFF)` */
export function nameWithAbbreviation(
  { title, abbreviation }: Marker | Term | Value,
  language: Language,
): string {
  const name = plain(title, language);
  const short = abbreviation?.[language] ?? abbreviation?.all;
  if (short === undefined || short === name) return name;
  return withAddition(name, short, language);
}

/**
 * The name of the target of an address: "Medium mortar", "Medium mortar, Range", "Shooting, step
 * 4".
 */
function nameOf(target: Target, language: Language): Name {
  const t = ui(language);
  if (target.type === 'markers')
    return target.marker ? nameIn(target.marker.title, language) : { name: t('markers.title') };
  if (target.type === 'terms')
    return target.word ? nameIn(target.word.title, language) : { name: t('terms.title') };
  const { entry, part, cell } = target;
  if (cell && entry.kind === 'tables') {
    const row = rowName(cell.row, entry.data, language);
    const column = plain(cell.column.title, language);
    return { ...row, name: listOf([row.name, column], language) };
  }
  if (!part) return nameIn(entry.data.title, language);
  return partName(part, entry.kind === 'tables' ? entry.data : undefined, language);
}

/**
 * The title of a part, never cut; a row's label; the first words of a step or statement without a
 * title.
 */
export function partName(part: Part, table: TableFile | undefined, language: Language): Name {
  if (part.kind === 'row' && table) return rowName(part.data, table, language);
  const title = titleOfPart(part);
  if (title) return nameIn(title, language);
  const text = textOfPart(part);
  if (!text) return { name: part.id };
  const whole = nameIn(text, language);
  const name = firstSentence(whole.name, language);
  const { linkTitle } = part.data as { linkTitle?: Text };
  return name.endsWith('…') && linkTitle ? nameIn(linkTitle, language) : { ...whole, name };
}

/** Name of the thing at an address of the ruleset; the address itself if there is none. */
export function nameAt(ruleset: NamedData, address: string, language: Language): Name {
  const target = find(ruleset, address);
  return target ? nameOf(target, language) : { name: address };
}
