/** The query files: what players type, and the places it must lead to. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../../../src/i18n/languages.ts';
import type { Case } from './judge.ts';

export function readQueries(language: Language): Case[] {
  const file = new URL(`../../search/queries.${language}.yaml`, import.meta.url);
  const list = parse(readFileSync(file, 'utf8')) as { q: string; find: string | string[] }[];
  return list.map(({ q, find }) => ({ query: q, find: typeof find === 'string' ? [find] : find }));
}
