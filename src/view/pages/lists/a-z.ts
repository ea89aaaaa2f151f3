/**
 * A–Z: every title and term of the site in alphabetical order; the way to find things without
 * scripts.
 */
import { labelled } from '../../../i18n/format.ts';
import { getLanguage, type Language } from '../../../i18n/languages.ts';
import { isReading, nameOrder, readingFrom } from '../../../i18n/order.ts';
import { ui } from '../../../i18n/ui.ts';
import { titleOfPart } from '../../../model/find.ts';
import type { Entry, Part } from '../../../model/entries.ts';
import type { Rulebook, Ruleset } from '../../../model/rulebook.ts';
import { href } from '../../../site/routes.ts';
import type { Aliases, Marker, Term, Value } from '../../../../schemas/types.d.ts';
import { gamesIn } from '../../site-words.ts';
import { byLetter } from '../../letters.ts';
import { frameView, type FrameView } from '../frame.ts';
import { sitePage } from '../page-settings.ts';
import { nameWithAbbreviation, partName } from '../../../wording/names.ts';
import { nameIn, type Name } from '../../../notation/show.ts';

export interface IndexView {
  frame: FrameView;
  title: string;
  lead: string;
  letters: IndexLetter[];
}
export interface IndexLetter {
  id: string;
  letter: string;
  lines: IndexLine[];
}
export interface IndexLine extends Name {
  /** Its places, once per game and page. */
  places: IndexPlace[];
}
export interface IndexPlace {
  href: string;
  /** Of the game. */
  code: string;
  accent: string;
  /** The kind of thing, if several share the name: `term`, `step: Movement`. */
  what?: string;
}

export function indexView(book: Rulebook, { language }: { language: Language }): IndexView {
  const t = ui(language);
  const games = gamesIn(book, language);
  return {
    frame: frameView(
      book,
      sitePage(language, 'a-z', {
        title: t('title.index', { games }),
        description: t('index.lead', { games }),
      }),
    ),
    title: t('index.title'),
    lead: t('index.lead', { games }),
    letters: lettersOf(linesOf(book, language), language),
  };
}

/** Lines in the order of the language; things with the same name share a line. */
function linesOf(book: Rulebook, language: Language): (IndexLine & { reading: string })[] {
  const lines = new Map<string, IndexLine & { reading: string }>();
  const readings = new Map<string, string>();
  for (const ruleset of book.rulesets)
    for (const { reading, address, what, ...words } of namesOf(ruleset, language)) {
      const { name } = words;
      // Names that are numbers are found in their tables.
      if (!/\p{L}/u.test(name)) continue;
      if (reading !== undefined) readings.set(name, reading);
      const { code, accent } = ruleset.meta;
      const line = lines.get(name) ?? { ...words, reading: name, places: [] };
      const link = href(language, ruleset.id, address);
      line.places.push({ href: link, code, accent, what });
      lines.set(name, line);
    }
  const read = readingFrom(readings);
  for (const line of lines.values()) {
    line.reading = read(line.name);
    // A name of a single thing needs no kind.
    if (line.places.length === 1) line.places = line.places.map(({ what: _, ...place }) => place);
  }
  const inOrder = nameOrder(language);
  return [...lines.values()].sort(
    (a, b) => inOrder(a.reading, b.reading) || inOrder(a.name, b.name),
  );
}

interface Listed extends Name {
  /** The reading of a name in kanji; absent if unknown, and in other languages. */
  reading?: string;
  address: string;
  /** The kind of thing, and for a part its page. */
  what: string;
}

/** Everything with a title: the game, entries and their parts, markers, terms and values. */
function namesOf(ruleset: Ruleset, language: Language): Listed[] {
  const t = ui(language);
  const word =
    (page: 'markers' | 'terms', kind: 'marker' | 'term' | 'value') =>
    (thing: Marker | Term | Value) =>
      named(
        { ...nameIn(thing.title, language), name: nameWithAbbreviation(thing, language) },
        thing,
        language,
        {
          address: `${page}#${thing.id}`,
          what: t(`part.${kind}`),
        },
      );
  return [
    named(nameIn(ruleset.meta.title, language), ruleset.meta, language, {
      address: '',
      what: t('part.game'),
    }),
    ...ruleset.entries.flatMap((entry) => entryNames(entry, language)),
    ...ruleset.markers.map(word('markers', 'marker')),
    ...ruleset.terms.map(word('terms', 'term')),
    ...ruleset.values.map(word('terms', 'value')),
  ];
}

const UNLISTED: ReadonlySet<Part['kind']> = new Set(['column', 'example', 'dispute'] as const);

function entryNames(entry: Entry, language: Language): Listed[] {
  const t = ui(language);
  const page = nameIn(entry.data.title, language);
  const table = entry.kind === 'tables' ? entry.data : undefined;
  const parts = entry.parts.filter(
    (part) => !UNLISTED.has(part.kind) && (part.kind === 'row' || titleOfPart(part)),
  );
  return [
    named(page, entry.data, language, {
      address: entry.address,
      what: t(`kind.one.${entry.kind}`),
    }),
    ...parts.map((part) =>
      named(partName(part, table, language), part.data, language, {
        address: `${entry.address}#${part.id}`,
        what: labelled(t(`part.${part.kind}`), page.name, language),
      }),
    ),
  ];
}

interface OtherNames {
  aliases?: Aliases;
  synonyms?: Aliases;
  reading?: string;
}

/** A Japanese name with its reading: from the data, or else one of the thing's other names. */
function named(
  words: Name,
  thing: object,
  language: Language,
  place: Pick<Listed, 'address' | 'what'>,
): Listed {
  if (!getLanguage(language).readings) return { ...words, ...place };
  const { aliases, synonyms, reading }: OtherNames = thing;
  const known =
    reading ??
    [...(aliases?.[language] ?? []), ...(synonyms?.[language] ?? [])].find((other) =>
      isReading(other, words.name),
    );
  return { ...words, ...(known !== undefined && { reading: known }), ...place };
}

const lettersOf = (
  lines: readonly (IndexLine & { reading: string })[],
  language: Language,
): IndexLetter[] =>
  byLetter(lines, language, (line) => line).map(({ id, letter, items }) => ({
    id,
    letter,
    lines: items.map(({ reading: _, ...line }) => line),
  }));
