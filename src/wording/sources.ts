/** Places in the documents, in words. */
import { allOf, labelled, listOf, longListOf, quoted } from '../i18n/format.ts';
import { upperFirst } from '../text/upper-first.ts';
import type { SourcePlace } from '../../schemas/types.d.ts';
import type { Wording } from './wording.ts';

/** Of an entry or a part, which may have none. */
type Places = readonly SourcePlace[] | undefined;

/** `Quick reference sheet, pages 1 and 4`: one line for every document. */
export const documentLines = (sources: Places, wording: Wording): string[] =>
  [...Map.groupBy(sources ?? [], ({ document }) => document)].map(([document, places]) => {
    const title = wording.documents.find(({ id }) => id === document)?.title;
    return wording.t('source.place', {
      document: title ? wording.plain(title) : document,
      place: listOf(placesOf(places, wording), wording.language),
    });
  });

/**
 * Pages without a section, numbered sections and other sections, each listed together and once; then the sections of a page, in
 * the order of pages: `pages 1 and 4`, `sections 3.2 and 3.4`, `“Fire”`, `page 5, “Melee”, “Cover”`.
 */
function placesOf(places: readonly SourcePlace[], { t, language }: Wording): string[] {
  const bare = places.filter(({ page, section }) => page !== undefined && !section);
  const pages = [...new Set(bare.flatMap(({ page }) => page ?? []))].sort((a, b) => a - b);
  const [numbered, named] = [true, false].map((is) =>
    sectionsOf(places.filter(({ page }) => page === undefined)).filter(
      (section) => IS_NUMBERED.test(section) === is,
    ),
  ) as [string[], string[]];
  const onPages = Map.groupBy(
    places.filter(({ page, section }) => page !== undefined && section),
    ({ page = 0 }) => page,
  );
  return [
    ...(pages.length > 1 ? [t('source.pages', { pages: allOf(runsOf(pages), language) })] : []),
    ...(pages.length === 1 ? pages.map((n) => t('plate.page', { n })) : []),
    ...(numbered.length > 0 ? [numberedSections(numbered.sort(inOrder), { t, language })] : []),
    ...named.map((section) => quoted(section, language)),
    ...[...onPages]
      .sort(([a], [b]) => a - b)
      .map(([n, own]) => {
        const sections = sectionsOf(own).map((section) => quoted(section, language));
        return t('source.page-section', { n, sections: listOf(sections, language) });
      }),
  ];
}

/** `section 3.2`; `sections 3.2 and 3.4`; a range with its dash: `sections A.14–.14B`. */
export const numberedSections = (
  sections: readonly string[],
  { t, language }: Pick<Wording, 't' | 'language'>,
): string =>
  t('source.sections', {
    sections: allOf(sections, language).replace(/(?<=\d\w?)-(?=\.?\w)/g, '–'),
  });

/**
 * Each section once, its parts as runs: `3.6 a–d` of `3.6 a` and `3.6 b–d`. Some records, which never change, have the word in
 * the name: `section Ostrzał`.
 */
function sectionsOf(places: readonly SourcePlace[]): string[] {
  const all = new Set(places.flatMap(({ section }) => section?.replace(/^section /, '') ?? []));
  return [...Map.groupBy(all, (section) => PART.exec(section)?.[1] ?? section)].flatMap(
    ([before, own]) => (own.length > 1 ? partsOf(before, own) : own),
  );
}

/** `3.6 a`, `3.6 b–d` */
const PART = /^(.*\d ?)([a-z])(?:[–-]([a-z]))?$/i;

/** Of a section, here and there with its parts: `3.6`, `3.6a–c`. */
function partsOf(before: string, sections: readonly string[]): string[] {
  const letters = sections.flatMap((section) => {
    const [, , from = '', to = from] = PART.exec(section) ?? [];
    const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
    return from === '' ? [] : Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
  const inOrder = [...new Set(letters)].sort((a, b) => a - b);
  return [
    ...sections.filter((section) => !PART.test(section)),
    ...runsOf(inOrder, (letter) => String.fromCharCode(letter)).map((run) => before + run),
  ];
}

/** `A.2` before `A.11` */
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
const IS_NUMBERED = /^[A-Z]?\.?\d/;

/** `1–6`, `8`: three or more in a row as one item. */
function runsOf(all: readonly number[], show: (one: number) => string = String): string[] {
  const starts = all.filter((one) => !all.includes(one - 1));
  return starts.flatMap((from, index) => {
    const run = all.filter((one) => one >= from && one < (starts[index + 1] ?? Infinity));
    const to = run.at(-1) ?? from;
    return run.length > 2 ? [`${show(from)}–${show(to)}`] : run.map(show);
  });
}

/** `Reference sheet, page 4; Range, Shots: weapon profiles`: the places of a row, and of its figures from elsewhere. */
export function rowSourceLines(
  own: readonly SourcePlace[],
  figures: readonly { head: string; source: readonly SourcePlace[] }[],
  wording: Wording,
): string[] {
  const { language } = wording;
  const lines = documentLines(own, wording);
  const others = new Map<string, string[]>();
  for (const { head, source } of figures) {
    const line = longListOf(documentLines(source, wording), language);
    if (line !== longListOf(lines, language)) others.set(line, [...(others.get(line) ?? []), head]);
  }
  const named = [...others].map(([line, heads]) =>
    labelled(listOf(heads, language), line, language),
  );
  return [...lines, ...named];
}

/** `Sources: Sheet, page 4; Range: weapon profiles`; empty without any. */
export const sourceLine = (
  lines: readonly string[],
  { t, language }: Pick<Wording, 't' | 'language'>,
): string =>
  lines.length === 0
    ? ''
    : t('source.line', { n: lines.length, list: longListOf(lines, language) });

/** `Source: Reference sheet, pages 1 and 4`: the places in the main documents; empty without one. */
export function mainSource(sources: Places, wording: Wording): string {
  const main = new Set(wording.documents.filter(({ role }) => role === 'main').map(({ id }) => id));
  const lines = documentLines(
    sources?.filter(({ document }) => main.has(document)),
    wording,
  );
  return sourceLine(lines, wording);
}

/**
 * `Chequeos de moral; page 4`: places in the main documents without their names, which are at the
 * top of every list of words. Of several documents with their language, as a code where there is no room.
 */
export function shortSource(sources: Places, wording: Wording, hasRoom = true): string {
  const { documents, language } = wording;
  const main = documents.filter(({ role }) => role === 'main');
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const places = main.flatMap(({ id, language: of }) => {
    const own = (sources ?? []).filter(({ document }) => document === id);
    if (own.length === 0) return [];
    const place = listOf(placesOf(own, wording), language);
    const from = hasRoom ? names.of(of) : undefined;
    return [main.length > 1 ? labelled(from ?? of.toUpperCase(), place, language) : place];
  });
  return main.length > 1 && hasRoom
    ? upperFirst(listOf(places, language))
    : listOf(places, language);
}

/** Of a line on paper, as short as can be: `page 4`, `3.6`, `PL page 4, JA 3.6`: pages and numbered sections, of several documents with their language. */
export function linePlace(sources: Places, wording: Wording): string {
  const { documents, t } = wording;
  const main = documents.filter(({ role }) => role === 'main');
  const places = (sources ?? []).flatMap(({ document, page, section = '' }) => {
    const found = main.find(({ id }) => id === document);
    if (!found) return [];
    const numbered = /^\S*\d/.test(section) ? section : '';
    const place = page === undefined ? numbered : t('plate.page', { n: page });
    const from = main.length > 1 ? found.language.toUpperCase() : '';
    return [from, place].filter((word) => word !== '').join('\u00a0') || [];
  });
  return listOf([...new Set(places)], wording.language);
}
