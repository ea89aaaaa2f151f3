/** Writes records as the index files of one language. The same records give the same bytes. */
import { createHash } from 'node:crypto';
import { getLanguage, type Language } from '../../i18n/languages.ts';
import { INDIRECT, FIELD, FIELD_BITS } from '../fields.ts';
import {
  ASKED_ONLY,
  headPath,
  countLetter,
  isOtherWriting,
  letter,
  MOST_POSTINGS,
  otherWordsPath,
  postingsPath,
  recordsPath,
  type IndexHead,
  type PostingsFile,
  type RecordsFile,
  type StoredFigure,
  type WordList,
} from '../format.ts';
import { usefulGrams } from '../grams.ts';
import { isKanaWord } from '../kana.ts';
import { fieldValues, WEIGHTS } from '../ranking/weights.ts';
import { HIT_KINDS, type HitKind, type SearchPage, type SearchRecord } from '../record.ts';
import { tokens } from '../tokens.ts';
import { buildLexicon, type Entry } from './lexicon.ts';
import { indexQuestions, type IndexedQuestions } from './questions.ts';
import { modulesOf } from './modules.ts';
import { playerWords } from './player-words.ts';
import { nameOf } from './title-name.ts';
import { present } from '../present.ts';

export interface IndexFile {
  path: string;
  text: string;
}
/** Content of the index besides its records. */
export type HeadExtras = Pick<IndexHead, 'rulesets' | 'says'>;

/** Bytes per piece, uncompressed; less than half when compressed. */
const POSTINGS_SIZE = 5_000;
/**
 * A list of results shows records of several pages, so each piece costs one page or little more. In
 * bytes: a Japanese character has three.
 */
const RECORDS_SIZE = 4_000;

export function indexFiles(
  pages: readonly SearchPage[],
  language: Language,
  { rulesets, says }: HeadExtras,
): IndexFile[] {
  const ofRecords = buildLexicon(pages, language);
  const all = pages.flatMap((page) => page.records);
  const asked = indexQuestions(all, ofRecords, language, (entry) =>
    isOrdinary(entry, all, language),
  );
  const isOther = inOtherWriting(language);
  const sorted = [...ofRecords, ...asked.entries].sort(inOrder);
  const own = sorted.filter((entry) => !isOther(entry));
  const others = sorted.filter(isOther);
  const lexicon = [...own, ...others];
  const postings = pieces(
    lexicon.map((entry) => [
      ...(asked.entries.has(entry) ? [] : postingsOf(entry, all)),
      ...questionsWith(entry, asked),
    ]),
    POSTINGS_SIZE,
  );
  const records = recordPieces(pages, rulesets);
  const otherWords = wordList(others, all, language, asked);
  const bodies = [...postings.items, ...records.map(({ file }) => file), otherWords].map((body) =>
    JSON.stringify(body),
  );
  const build = createHash('sha256').update(bodies.join('\n')).digest('hex').slice(0, 10);
  const head: IndexHead = {
    build,
    rulesets,
    says,
    kinds: [...HIT_KINDS],
    kindOf: all
      .map(({ kind, fragment }) => kindLetter(HIT_KINDS.indexOf(kind), fragment === ''))
      .join(''),
    ...modulesOf(pages),
    titleLength: all
      .map(({ title, hidden }) => letter(lengthOf(nameOf(title, hidden.short))))
      .join(''),
    questions: asked.questions,
    questionLengths: asked.questionLengths,
    rulesetSizes: sizesOf(rulesets.map(({ id }) => firstOf(pages, id))),
    recordPieces: sizesOf(records.map(({ from }) => from)),
    words: wordList(own, all, language, asked),
    ...(others.length > 0 ? { otherWords: true } : {}),
    postingPieces: sizesOf(postings.from),
  };
  const places = [
    ...postings.items.map((_, piece) => postingsPath(language, build, piece)),
    ...records.map((_, piece) => recordsPath(language, build, piece)),
    otherWordsPath(language, build),
  ];
  return [
    { path: headPath(language), text: JSON.stringify(head) },
    ...bodies.map((text, index) => ({ path: places[index] ?? '', text })),
  ];
}

/** Whether a word is read only for queries in its writing; in Japanese, names in Latin letters that its texts do not have. */
const inOtherWriting = (language: Language): ((word: Entry) => boolean) =>
  getLanguage(language).words.spaced
    ? ({ stem }) => isOtherWriting(stem)
    : ({ stem, fields }) =>
        /^[a-z]/.test(stem) && fields.length > 0 && fields.every((each) => each === FIELD.foreign);

const kindLetter = (kind: number, isPage: boolean): string =>
  isPage ? letter(kind).toUpperCase() : letter(kind);
const inOrder = (a: Entry, b: Entry): number =>
  compare(a.stem, b.stem) || compare(a.endings.join('|'), b.endings.join('|'));
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Number of words in a title, counted as in a query. */
const lengthOf = (title: string): number =>
  tokens(title)
    .filter(({ joined }) => !joined)
    .reduce(
      (sum, token) => sum + (token.kind === 'run' ? Math.max(1, usefulGrams(token).length) : 1),
      0,
    );

/** Words in kana have no postings: they only provide spelling, and their pairs are indexed. */
function postingsOf(entry: Entry, all: readonly SearchRecord[]): number[] {
  if (isKanaWord(entry.stem)) return [];
  let before = 0;
  return bestOf(entry, all).map((index) => {
    const [record, fields] = [entry.records[index] ?? 0, entry.fields[index] ?? 0];
    const posting = (record - before) * 2 ** FIELD_BITS + fields;
    before = record;
    return posting;
  });
}

/** A word of more questions says too little to list them all. */
const questionsWith = (entry: Entry, { of }: IndexedQuestions): number[] =>
  (of.get(entry) ?? [])
    .slice(0, MOST_POSTINGS)
    .map((question, index, all) => (all[index - 1] ?? -1) - question);

/** Indices of the records to list; for a very frequent word, those where it counts most. */
function bestOf({ records, fields }: Entry, all: readonly SearchRecord[]): number[] {
  const indices = records.map((_, index) => index);
  if (records.length <= MOST_POSTINGS) return indices;
  const values = fieldValues(WEIGHTS);
  const worth = indices.map((index) => {
    const record = all[records[index] ?? -1];
    return (values[fields[index] ?? 0] ?? 0) * (record ? (WEIGHTS.kinds[record.kind] ?? 1) : 0);
  });
  return indices
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b)
    .slice(0, MOST_POSTINGS)
    .sort((a, b) => a - b);
}

function pieces(
  lists: readonly number[][],
  most: number,
): { from: number[]; items: PostingsFile[] } {
  const [from, items]: [number[], PostingsFile[]] = [[], []];
  let size = Infinity;
  lists.forEach((list, index) => {
    const length = JSON.stringify(list).length;
    if (size + length > most) {
      from.push(index);
      items.push([]);
      size = 0;
    }
    present(items.at(-1)).push(list);
    size += length;
  });
  return { from, items };
}

/** Pieces of whole pages, because readers who find a row often find its neighbours. */
function recordPieces(
  pages: readonly SearchPage[],
  rulesets: IndexHead['rulesets'],
): { from: number; file: RecordsFile }[] {
  const result: { from: number; file: RecordsFile; size: number }[] = [];
  let number = 0;
  for (const page of pages) {
    for (const { fragment, title, text, figures } of page.records) {
      let last = result.at(-1);
      if (!last || last.size > RECORDS_SIZE)
        result.push((last = { from: number, file: { pages: [], records: [] }, size: 0 }));
      const { pages: heads, records } = last.file;
      if (heads.at(-1)?.[0] !== page.link) heads.push(headOf(page, rulesets));
      records.push([
        heads.length - 1,
        fragment,
        title,
        text,
        figures.map(({ label, value, evidence }) => stored(value, label, evidence)),
      ]);
      last.size += Buffer.byteLength(JSON.stringify(records.at(-1)));
      number++;
    }
  }
  return result;
}

function stored(value: string, label?: string, evidence?: string): StoredFigure {
  if (evidence !== undefined) return [value, label ?? '', evidence];
  return label === undefined ? [value] : [value, label];
}

function headOf(
  { link, title, ruleset: of, calculator }: SearchPage,
  rulesets: readonly { id: string }[],
): RecordsFile['pages'][number] {
  const ruleset = rulesets.findIndex(({ id }) => id === of);
  return calculator ? [link, title, ruleset, 1] : [link, title, ruleset];
}

/** Number of the first record of a ruleset. */
function firstOf(pages: readonly SearchPage[], id: string): number {
  const before = pages.slice(
    0,
    pages.findIndex(({ ruleset }) => ruleset === id),
  );
  return before.reduce((sum, { records }) => sum + records.length, 0);
}

/** `0, 3, 8` → 3, 5, 0: the size of the last is not needed. */
const sizesOf = (beginnings: readonly number[]): number[] =>
  beginnings.map((from, index) => (beginnings[index + 1] ?? from) - from);

function wordList(
  lexicon: readonly Entry[],
  all: readonly SearchRecord[],
  language: Language,
  { entries: askedOnly }: IndexedQuestions,
): WordList {
  const joined = lexicon.map((entry) => entry.endings.join('|'));
  // The most frequent first: their short numbers compress better.
  const endings = [...Map.groupBy(joined, (key) => key)]
    .sort(([a, all], [b, others]) => others.length - all.length || compare(a, b))
    .map(([key]) => key);
  const numbers = new Map(endings.map((key, number) => [key, number]));
  const endingsOf = joined.map((key) => numbers.get(key) ?? 0);
  const stems = lexicon.map(({ stem }, index) => {
    const shared = sharedLength(stem, lexicon[index - 1]?.stem ?? '');
    return letter(shared) + stem.slice(shared);
  });
  const frequency = lexicon
    .map((entry) => {
      if (askedOnly.has(entry)) return ASKED_ONLY;
      const count = countLetter(entry.fields.filter((fields) => fields & ~INDIRECT).length);
      return isOrdinary(entry, all, language) ? count.toUpperCase() : count;
    })
    .join('');
  return { stems: stems.join(' '), endings, endingsOf, frequency };
}

/**
 * Whether a word is outside the game. Words of the game occur in names (of entries, rows, modifiers
 * and terms, in any language); others do so rarely.
 */
function isOrdinary(
  { stem, endings, records, fields }: Entry,
  all: readonly SearchRecord[],
  language: Language,
): boolean {
  const { common } = playerWords(language);
  if (endings.some((ending) => common.has(stem + ending))) return true;
  const names = fields.reduce((sum, each, index) => {
    const record = all[records[index] ?? -1];
    return record && each & NAMES ? sum + (isName(record) ? 1 : HEADING) : sum;
  }, 0);
  const uses = fields.filter((each) => (each & ~INDIRECT) !== 0).length;
  return names < LEAST_NAMES * uses;
}
/** Steps, points, examples and disputes have headings, not names. */
const isName = ({ kind, fragment }: SearchRecord): boolean => fragment === '' || NAMED.has(kind);
const HEADING = 0.35;
const NAMED: ReadonlySet<HitKind> = new Set(['rows', 'modifiers', 'markers', 'terms'] as const);
const NAMES = FIELD.title | FIELD.name | FIELD.alias | FIELD.foreign;
const LEAST_NAMES = 0.06;

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 25);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}
