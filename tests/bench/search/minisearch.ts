/** MiniSearch over the same records with our tokens, with the settings that its documentation recommends for prefixes and typing errors. */
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { tokens } from '../../../src/search/tokens.ts';
import { queryGrams } from '../../../src/search/grams.ts';
import type { SearchPage } from '../../../src/search/record.ts';
import type { Ask } from './judge.ts';
import { addressesOf } from './own.ts';
import { shownText } from './sets.ts';

interface Indexed {
  id: number;
  title: string;
  names: string;
  text: string;
  context: string;
}

/** Folded words and signs, and pairs of Japanese characters. */
const tokenize = (text: string): string[] =>
  tokens(text).flatMap((token) => (token.kind === 'run' ? queryGrams(token.text) : [token.text]));

/** `bytes`: the whole index, compressed, which a first query needs. */
export function openMiniSearch(pages: readonly SearchPage[]): { ask: Ask; bytes: number } {
  const addresses = addressesOf(pages);
  const engine = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'text', 'context'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, names: 2, context: 0.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (/^\p{sc=Latin}{5,}$/u.test(term) ? 0.2 : false),
    },
  });
  const records = pages.flatMap((page) => page.records);
  engine.addAll(
    records.map(({ title, hidden, ...record }, id) => ({
      id,
      title,
      names: [
        ...[...hidden.short, ...hidden.aliases, ...hidden.synonyms],
        ...hidden.foreign.flatMap(({ words }) => words),
      ].join(' · '),
      text: [shownText({ title, hidden, ...record }), ...hidden.further].join(' · '),
      context: hidden.context.join(' · '),
    })),
  );
  return {
    ask: (query) =>
      Promise.resolve(engine.search(query).flatMap(({ id }) => addresses[id as number] ?? [])),
    bytes: gzipSync(JSON.stringify(engine)).length,
  };
}
