/**
 * Queries whose first result is wrong, with that result: where ranking or data could be improved.
 */
import { LANGUAGE_TAGS } from '../../../src/i18n/languages.ts';
import type { Rulebook } from '../../../src/model/rulebook.ts';
import { openOwn } from './own.ts';
import { readQueries } from './queries.ts';

/** Results printed per query. */
const PRINTED = 5;

/**
 * Lines for the screen, by language and file: the query, the rank of the right address, the
 * address, the result found instead.
 */
export async function missesOf(book: Rulebook): Promise<string[]> {
  const lines: string[] = [];
  for (const language of LANGUAGE_TAGS) {
    const { search, addresses } = await openOwn(book, language);
    for (const set of ['queries', 'sentences', 'questions', 'spoken'] as const)
      for (const { query, find } of readQueries(language, set)) {
        const { terms, hits } = await search.find(query);
        const found = hits.map(({ record }) => addresses[record] ?? '');
        const place = found.findIndex((address) => find.includes(address)) + 1;
        if (place === 1) continue;
        const read = terms
          .map(({ typed, role, unknown, instead }) =>
            [typed, role, ...(unknown ? ['unknown'] : []), ...instead].join(':'),
          )
          .join(' ');
        lines.push(
          `${language} ${set} ${place === 0 ? 'missing' : `at ${place}`}: ${query}`,
          `    right: ${find.join(', ')}`,
          `    read as: ${read}`,
          ...hits
            .slice(0, PRINTED)
            .map(({ score }, index) => `    ${score.toFixed(2)} ${found[index] ?? ''}`),
        );
      }
  }
  return lines;
}
