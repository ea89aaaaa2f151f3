/** Every title and term of the site in the order of its language: how to find things without a script. */
import type { Language } from '../i18n/languages.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { fold } from '../text/fold.ts';
import type { SearchPage, SearchRecord } from './record.ts';
import { searchPages } from './records/records.ts';

export interface IndexLetter {
  letter: string;
  lines: IndexLine[];
}
export interface IndexLine {
  name: string;
  /** Where it stands, once per game and page. */
  places: { link: string; page: string; code: string; ink: string }[];
}

export function indexLetters(book: Rulebook, language: Language): IndexLetter[] {
  const lines = new Map<string, IndexLine>();
  for (const page of searchPages(book, language))
    for (const record of page.records.filter(isNamed)) {
      const meta = book.rulesets.find(({ id }) => id === page.ruleset)!.meta;
      const line = lines.get(record.title) ?? { name: record.title, places: [] };
      lines.set(record.title, line);
      line.places.push({
        link: linkOf(page, record),
        page: page.title,
        code: meta.code,
        ink: meta.ink,
      });
    }
  const collator = new Intl.Collator(language, { numeric: true });
  const sorted = [...lines.values()].sort((a, b) => collator.compare(a.name, b.name));
  return grouped(sorted, language);
}

/** Rows that are called by a figure are found in their table. */
const isNamed = ({ title, kind }: SearchRecord): boolean =>
  /\p{L}/u.test(title) && kind !== 'examples' && kind !== 'disputes';
const linkOf = ({ link }: SearchPage, { fragment }: SearchRecord): string =>
  fragment === '' ? link : `${link}#${fragment}`;

function grouped(lines: readonly IndexLine[], language: Language): IndexLetter[] {
  const letters = new Map<string, IndexLine[]>();
  for (const line of lines) {
    const letter = letterOf(line.name, language);
    letters.set(letter, [...(letters.get(letter) ?? []), line]);
  }
  return [...letters].map(([letter, list]) => ({ letter, lines: list }));
}

/** Polish counts Ł and Ś as letters of their own; Japanese has no order by sound without readings, so scripts stand together. */
function letterOf(name: string, language: Language): string {
  const first = [...name.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '#';
  if (/\p{N}/u.test(first)) return '0–9';
  if (/\p{sc=Han}/u.test(first)) return '漢字';
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(first)) return 'かな';
  if (!/\p{L}/u.test(first)) return '#';
  return language === 'pl' ? first.toUpperCase() : fold(first).toUpperCase();
}
