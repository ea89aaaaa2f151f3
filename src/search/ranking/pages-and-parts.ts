/**
 * Ranks a page that mentions a word only in passing below its part that has all words and scores at
 * least as well on this one.
 */
import type { Term } from '../query.ts';
import { numberAt, type Collection } from './collection.ts';
import type { Scored } from './rank.ts';
import type { Weights } from './weights.ts';

const JUST_BEHIND = 0.999;

/**
 * Lowers the scores of such pages without reordering the list. `sought`: indices of the terms that
 * a result should have.
 */
export function putPagesBehindParts(
  scored: readonly Scored[],
  terms: readonly Term[],
  sought: readonly number[],
  collection: Collection,
  { field }: Weights,
): void {
  const pages = new Map(
    scored
      .filter(({ record }) => collection.page(record) === record)
      .map((each) => [each.record, each]),
  );
  for (const part of scored) {
    const page = pages.get(collection.page(part.record));
    if (!page || page === part || page.score < part.score) continue;
    if (sought.some((term) => numberAt(part.values, term) === 0)) continue;
    const better = terms.some(({ needed }, term) => {
      const [ofPage, ofPart] = [numberAt(page.values, term), numberAt(part.values, term)];
      return needed && ofPage < field.context && ofPart >= ofPage;
    });
    if (better) page.score = part.score * JUST_BEHIND;
  }
}
