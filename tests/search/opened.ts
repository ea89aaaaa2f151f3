/** The search of each language over the real rules, opened once for all tests, with an answer for each query. */
import type { Language } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { openOwn, type OwnSearch } from '../bench/search/own.ts';

const opened = new Map<Language, Promise<OwnSearch>>();

export function openOnce(language: Language): Promise<OwnSearch> {
  const known = opened.get(language) ?? open(language);
  opened.set(language, known);
  return known;
}

async function open(language: Language): Promise<OwnSearch> {
  const own = await openOwn(getRulebook(), language);
  const answers = new Map<string, ReturnType<OwnSearch['ask']>>();
  return {
    ...own,
    ask: (query) => {
      const answer = answers.get(query) ?? own.ask(query);
      answers.set(query, answer);
      return answer;
    },
  };
}
