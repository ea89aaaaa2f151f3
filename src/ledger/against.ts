/** What a person says a figure was checked against, in words → the document and the place in it. */
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { fold } from '../text/fold.ts';
import { nearMatch } from '../text/near-match.ts';
import type { RulesetData } from '../model/entries.ts';
import { isOwn } from '../model/own.ts';
import { shaped } from '../schema/file-index.ts';
import type { ChangeFile, RulesetFile, SourcePlace } from '../../schemas/types.d.ts';

type Document = RulesetFile['documents'][number];
type Against = Pick<ChangeFile, 'against' | 'words'>;

/** `page 4`, `p. 4`, `pg 4`, `str. 4`, `s. 4`, `4ページ`, `pages 4-5`, `p. 4 and 5`; a number alone is a page. */
const NUMBERS = String.raw`(\d{1,4})(?:\s*(?:[-–—]|to|do|and|i|&|,|、|～|〜)\s*(\d{1,4}))?`;
const PAGE = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:pages?|pp?|pgs?|str|stron[ay]|ss?)\.?\s*${NUMBERS}(?![.\d]))|(?:${NUMBERS}\s*(?:ページ|頁))|(?:(?<=,\s*)${NUMBERS}\s*$)`,
  'iu',
);
/** A longer range is no place where a figure stands. */
const MOST_PAGES = 10;

/**
 * `reference sheet, page 4; rulebook, 3.2` → two places. What is not recognised as a document of the ruleset with a place
 * stays in words, and so does the whole then.
 */
export function readAgainst(
  text: string,
  { ruleset, files }: Pick<RulesetData, 'ruleset'> & Partial<Pick<RulesetData, 'files'>>,
): Against {
  const words = text.replace(/\s+/gu, ' ').trim();
  const places = words
    .split(/\s*;\s*/u)
    .filter(Boolean)
    .flatMap(onePlaceEach)
    .flatMap((piece) => placesIn(piece, ruleset?.documents ?? []))
    .map((place) =>
      place && files && isUnknownSection(place, ruleset, files) ? undefined : place,
    );
  const found = places.filter((place) => place !== undefined);
  const unique = found.filter(
    (place, at) => found.findIndex((one) => JSON.stringify(one) === JSON.stringify(place)) === at,
  );
  return {
    ...(unique.length > 0 && { against: unique }),
    ...(found.length < places.length && { words }),
  };
}

/**
 * Whether a section may be no place but words: `because I am sure`. Of a document with numbered pages, a section alone has a
 * number, or is one that the ruleset cites.
 */
function isUnknownSection(
  { document, page, section = '' }: SourcePlace,
  facts: RulesetFile | undefined,
  files: RulesetData['files'],
): boolean {
  const pages = facts?.documents.find(({ id }) => id === document)?.pages;
  if (page !== undefined || pages === undefined || /\d/.test(section)) return false;
  const cited = [...files.values()].flatMap((file) => shaped(file, 'SourcePlace'));
  return !cited.some(
    ({ value }) => value.document === document && plain(value.section ?? '') === plain(section),
  );
}

/** The documents that words name without a place: `spanish`; undefined if they say anything else. */
export function documentsIn(
  words: string,
  { ruleset }: Pick<RulesetData, 'ruleset'>,
): Document[] | undefined {
  const found = words
    .split(/\s*;\s*/u)
    .map((piece) => documentNamed(piece, ruleset?.documents ?? []));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** How words begin that say why a change needs no source: nothing printed is another. */
export const NO_SOURCE = 'no source needed: ';

/**
 * Whether a record says where a figure can be looked up: a document of the ruleset with its page or section. Words alone say
 * so of rules of one's own, or say why nothing is to be looked up.
 */
export const isWitness = (
  { against, words }: Against,
  { ruleset }: Pick<RulesetData, 'ruleset'>,
): boolean =>
  against !== undefined ||
  (words !== undefined &&
    (isOwn(ruleset) ||
      (words.length > NO_SOURCE.length + 2 && words.toLowerCase().startsWith(NO_SOURCE))));

/** `"sheet, page 2"`, with a document of the ruleset. */
export function exampleOf({ ruleset }: Pick<RulesetData, 'ruleset'>): string {
  const [{ id, pages } = { id: 'document' }] = ruleset?.documents ?? [];
  return pages === undefined ? `"${id}, section 3.2"` : `"${id}, page ${Math.min(2, pages)}"`;
}

/** A document that is probably misspelt: `shet, page 4`. Other words may name what is no document of the ruleset. */
export function misspelt(
  words: string | undefined,
  facts: RulesetFile | undefined,
): { name: string; near: string } | undefined {
  const documents = facts?.documents ?? [];
  for (const piece of words?.split(';') ?? []) {
    const name =
      piece
        .replace(PAGE, '')
        .split(/[,，、]/u)[0]
        ?.trim() ?? '';
    const ids = documents.map(({ id }) => id);
    const near = documentNamed(name, documents) ? undefined : nearMatch(fold(name), ids);
    if (near !== undefined) return { name, near };
  }
  return undefined;
}

/** A page that its document does not have. */
export interface NoPage {
  document: string;
  page: number;
  /** The last one that it has. */
  last: number;
}

export function pageBeyond(
  { document, page = 0 }: SourcePlace,
  facts: RulesetFile | undefined,
): NoPage | undefined {
  const last = facts?.documents.find(({ id }) => id === document)?.pages;
  return last !== undefined && page > last ? { document, page, last } : undefined;
}

export const noPage = ({ document, page, last }: NoPage): string =>
  `${asCode(document)} has no page ${asCode(String(page))}; its last page is ${asCode(String(last))}.`;

/** `sheet, page 1, Weapons, and page 3` → two pieces. */
function onePlaceEach(piece: string): string[] {
  const [first = '', ...more] = piece.split(/,? and (?=(?:pages?|pp?\.?) ?\d)/iu);
  const [document = ''] = first.split(',');
  return [first, ...more.map((page) => `${document}, ${page}`)];
}

/** One place for each page; undefined where the document or the place in it is not known. */
function placesIn(piece: string, documents: readonly Document[]): (SourcePlace | undefined)[] {
  const page = PAGE.exec(piece);
  const [from, to] = ((page ?? []) as (string | undefined)[])
    .slice(1)
    .flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const parts = (page ? piece.replace(page[0], '') : piece)
    .split(/\s*[,，、]\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
  // A title may have commas: the longest beginning that names a document is its name. One that leaves no place may have taken it.
  const lengths = parts
    .map((_, index) => parts.length - index)
    .filter((count) => documentNamed(parts.slice(0, count).join(', '), documents));
  const length = lengths.find((count) => page !== null || count < parts.length) ?? lengths[0];
  const document = documentNamed(parts.slice(0, length).join(', '), documents);
  const section = parts
    .slice(length ?? 1)
    .join(', ')
    .replace(/^(?:sections?|rozdzia[łl]|sekcja|§)\s*(?=\S)/iu, '');
  const pages = pagesOf(from, to, page?.[0] ?? '');
  if (!document || pages === undefined || (pages.length === 0 && section === ''))
    return [undefined];
  return pages.length === 0
    ? [{ document: document.id, section }]
    : pages.map((number) => ({
        document: document.id,
        page: number,
        ...(section !== '' && { section }),
      }));
}

/** `4-5` → 4 and 5; undefined where it is no range of pages. */
function pagesOf(
  from: number | undefined,
  to: number | undefined,
  text: string,
): number[] | undefined {
  if (from === undefined) return [];
  if (from === 0) return undefined;
  if (to === undefined) return [from];
  if (!/[-–—～〜]|to|do/i.test(text)) return [from, to];
  return to > from && to - from < MOST_PAGES
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : undefined;
}

/** By its id, its title in any language, or words that only its title has. Never by a similar name: that may be another document. */
function documentNamed(name: string, documents: readonly Document[]): Document | undefined {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const names = new Map(
    documents.flatMap((document) =>
      [document.id, ...LANGUAGE_TAGS.map((tag) => document.title[tag])].map(
        (one) => [plain(one), document] as const,
      ),
    ),
  );
  const ends = [...names].filter(([one]) => one.endsWith(` ${wanted}`));
  const [only] = ends.length === 1 ? ends : [];
  return names.get(wanted) ?? only?.[1] ?? withWords(wanted, names);
}

/** `Polish rules summary`: the one document whose title has all words, in whatever order. */
function withWords(wanted: string, names: ReadonlyMap<string, Document>): Document | undefined {
  const words = wanted.split(' ');
  const found = new Set(
    [...names]
      .filter(([name]) => words.every((word) => name.split(' ').includes(word)))
      .map(([, document]) => document),
  );
  const [document] = found;
  return words.length > 1 && found.size === 1 ? document : undefined;
}

const plain = (name: string): string =>
  fold(name)
    .replace(/^(?:the|an?) /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
