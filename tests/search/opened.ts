/** The search of each language over the real rules, opened once for all tests. */
import type { Language } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { openOwn, type OwnSearch } from '../bench/search/own.ts';

const opened = new Map<Language, Promise<OwnSearch>>();

export function openOnce(language: Language): Promise<OwnSearch> {
  const known = opened.get(language) ?? openOwn(getRulebook(), language);
  opened.set(language, known);
  return known;
}
