/** Every title and term of the site in the order of its language: how to find things without a script. */
import type { Language } from '../i18n/languages.ts';
import { indexHeading, isReading, nameOrder } from '../i18n/order.ts';
import type { Rulebook } from '../model/rulebook.ts';
import type { SearchPage, SearchRecord } from './record.ts';
import { searchPages } from './records/records.ts';

export interface IndexLetter {
  letter: string;
  lines: IndexLine[];
}
export interface IndexLine {
  name: string;
  /** Where it stands in the order: the name, or how a name in kanji is read. */
  reading: string;
  /** Where it stands, once per game and page. */
  places: { link: string; page: string; code: string; ink: string }[];
}

export function indexLetters(book: Rulebook, language: Language): IndexLetter[] {
  const lines = new Map<string, IndexLine>();
  for (const page of searchPages(book, language))
    for (const record of page.records.filter(isNamed)) {
      const meta = book.rulesets.find(({ id }) => id === page.ruleset)!.meta;
      const line = lines.get(record.title) ?? {
        name: record.title,
        reading: readingOf(record),
        places: [],
      };
      lines.set(record.title, line);
      line.places.push({
        link: linkOf(page, record),
        page: page.title,
        code: meta.code,
        ink: meta.ink,
      });
    }
  const inOrder = nameOrder(language);
  const sorted = [...lines.values()].sort(
    (a, b) => inOrder(a.reading, b.reading) || inOrder(a.name, b.name),
  );
  return grouped(sorted, language);
}

/** Rows that are called by a figure are found in their table. */
const isNamed = ({ title, kind }: SearchRecord): boolean =>
  /\p{L}/u.test(title) && kind !== 'examples' && kind !== 'disputes';
const linkOf = ({ link }: SearchPage, { fragment }: SearchRecord): string =>
  fragment === '' ? link : `${link}#${fragment}`;

const readingOf = ({ title, hidden }: SearchRecord): string =>
  hidden.aliases.find((alias) => isReading(alias, title)) ?? title;

function grouped(lines: readonly IndexLine[], language: Language): IndexLetter[] {
  const letters = new Map<string, IndexLine[]>();
  for (const line of lines) {
    const letter = indexHeading(line.name, language, line.reading);
    letters.set(letter, [...(letters.get(letter) ?? []), line]);
  }
  return [...letters].map(([letter, list]) => ({ letter, lines: list }));
}
