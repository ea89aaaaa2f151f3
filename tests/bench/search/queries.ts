/** The query files: what players type, and the addresses it must lead to. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../../../src/i18n/languages.ts';
import type { Case } from './judge.ts';

/**
 * `queries`: a few words, as in a search field. `sentences`: forum questions; harder, because few
 * of their words are those of the rules. `questions`: the same in every language. `spoken`: slang,
 * numbers between two rows of a table, words in kana.
 */
const QUERY_SETS = ['queries', 'sentences', 'questions', 'spoken'] as const;
/** Written without knowledge of the ranking; measured, never used for tuning. */
export const HELD_OUT_SETS = [
  'held-out',
  'held-out-2',
  'held-out-3',
  'held-out-4',
  'held-out-5',
] as const;
export type QuerySet = (typeof QUERY_SETS)[number] | (typeof HELD_OUT_SETS)[number];

export const readAllQueries = (language: Language): Case[] =>
  QUERY_SETS.flatMap((set) => readQueries(language, set));

export function readQueries(language: Language, set: QuerySet = 'queries'): Case[] {
  const file = new URL(`../../search/sets/${set}.${language}.yaml`, import.meta.url);
  const list = parse(readFileSync(file, 'utf8')) as { q: string; find: string | string[] }[];
  return list.map(({ q, find }) => ({ query: q, find: typeof find === 'string' ? [find] : find }));
}
