/** Ranks what holds an answer before what only mentions or defines a word of the query. */
import type { Term } from '../term.ts';
import { numberAt, type Collection } from './collection.ts';
import type { Scored } from './rank.ts';
import type { Weights } from './weights.ts';

const JUST_BEHIND = 0.999;

/**
 * Ranks a page that mentions a word only in passing below its part that has all words and scores at
 * least as well on this one. Lowers scores without reordering the list. `sought`: indices of the
 * terms that a result should have.
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

/**
 * Ranks a definition below the best rule of its game that has every word of the query that it has,
 * unless the query only names what is defined.
 */
export function putGlossaryBehindRules(
  scored: readonly Scored[],
  terms: readonly Term[],
  collection: Collection,
): void {
  const isDefinition = ({ record }: Scored): boolean => {
    const kind = collection.kind(record);
    return kind === 'terms' || kind === 'markers';
  };
  const definitions = scored.filter((one) => isDefinition(one) && one.titleCovers <= WHOLE);
  if (definitions.length === 0) return;
  const rules = new Map<number, Scored[]>();
  for (const one of [...scored].sort((a, b) => b.score - a.score)) {
    if (!one.own || isDefinition(one)) continue;
    const game = collection.game(one.record);
    const best = rules.get(game) ?? [];
    if (best.length < MOST_RULES) rules.set(game, [...best, one]);
  }
  for (const one of definitions) {
    const has = terms.flatMap(({ role }, term) =>
      role !== 'aside' && role !== 'phrase' && numberAt(one.values, term) > 0 ? [term] : [],
    );
    const best = rules
      .get(collection.game(one.record))
      ?.find(
        (rule) =>
          rule.score > LEAST_SHARE * one.score &&
          has.every((term) => numberAt(rule.values, term) > 0),
      );
    if (best) one.score = Math.min(one.score, best.score * JUST_BEHIND);
  }
}
/** Of each game, the best rules that a definition is compared with: the next ones score too little. */
const MOST_RULES = 20;
/** Share of the query that a title covers if the query is only its name. */
const WHOLE = 0.95;
/** A rule that scores less than this share is about something else. */
const LEAST_SHARE = 0.7;
