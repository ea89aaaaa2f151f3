/** House rules compared: what they take from the ruleset that they extend is compared there, and not again. */
import type { RulesetFile } from '../../schemas/types.d.ts';
import { emptyRuleset, type RulesetData } from '../model/entries.ts';
import type { Rules } from '../rulebook.ts';
import type { DataFile } from '../schema/data-file.ts';
import type { MovedResult } from './results.ts';

/** A ruleset before and after. */
export type Sides = readonly [old: RulesetData, now: RulesetData];

const rulesetIn = ({ rulesets }: Rules, id: string | undefined): RulesetData | undefined =>
  rulesets.find((one) => one.id === id);

/** Both sides of a ruleset; new house rules are compared with what they extend. */
export function sidesOf(id: string, before: Rules, after: Rules): Sides {
  const [old, now] = [rulesetIn(before, id), rulesetIn(after, id)];
  const base = old ? undefined : rulesetIn(after, now?.base?.id);
  const { entries, markers, terms, values, files } = base ?? emptyRuleset(id);
  return [
    old ?? { ...emptyRuleset(id), entries, markers, terms, values, files },
    now ?? emptyRuleset(id),
  ];
}

const LISTS = ['markers', 'terms', 'values'] as const;

/** The sides without what they take: whole files, items, and facts about the ruleset. The same where it extends nothing. */
export function withoutTaken(sides: Sides, before: Rules, after: Rules): Sides {
  const [old, now] = sides;
  if (!old.base && !now.base) return sides;
  const [theirs, ours] = [rulesetIn(before, old.base?.id), rulesetIn(after, now.base?.id)];
  // It is of these rules if it came or went though the ruleset that they extend has it all the time.
  const isOwn = (
    isOld: boolean,
    isNow: boolean,
    [was, is]: readonly (boolean | undefined)[],
  ): boolean => (isOld ? !isNow && is === true : was === true);
  const isKept = (key: string): boolean => {
    const [one, other] = [old.files.get(key), now.files.get(key)];
    if (one && other) return isWritten(one, old) || isWritten(other, now);
    return (
      isWritten(one ?? other, one ? old : now) ||
      isOwn(one !== undefined, false, [theirs?.files.has(key), ours?.files.has(key)])
    );
  };
  const only = (one: RulesetData): RulesetData => ({
    ...facts(one),
    entries: one.entries.filter(({ address }) => isKept(address)),
    ...Object.fromEntries(
      LISTS.map((list) => {
        const has = (items: RulesetData | undefined, id: string) =>
          items?.[list].some((item) => item.id === id) ?? false;
        const written = new Set(
          sides.flatMap((side) => writtenIn(side.files.get(list), side, list)),
        );
        return [
          list,
          one[list].filter(
            ({ id }) =>
              written.has(id) ||
              (has(old, id) !== has(now, id) &&
                isOwn(has(old, id), has(now, id), [has(theirs, id), has(ours, id)])),
          ),
        ];
      }),
    ),
  });
  return [only(old), only(now)];
}

/** Whether the ruleset has the file itself, at least a part of it. */
const isWritten = (file: DataFile | undefined, { id }: RulesetData): boolean =>
  file !== undefined && file.from === undefined && file.ruleset === id;

/** Ids of the items that the ruleset has itself. */
function writtenIn(file: DataFile | undefined, side: RulesetData, list: string): string[] {
  if (!file || !isWritten(file, side)) return [];
  const items = ((file.own ?? file).data as Record<string, unknown> | undefined)?.[list];
  return Array.isArray(items) ? items.map(({ id }: { id: string }) => id) : [];
}

/** Only what its own file says about the ruleset. */
function facts(one: RulesetData): RulesetData {
  const file = one.files.get('ruleset');
  const { ruleset, ...rest } = one;
  if (!ruleset || !file?.own) return one;
  const own = file.own.data as RulesetFile;
  return { ...rest, ruleset: { ...own, documents: (own as Partial<RulesetFile>).documents ?? [] } };
}

/** Results that did not move in the same way in the ruleset that is extended. */
export function ownResults(
  all: readonly (readonly [sides: Sides, results: MovedResult[]])[],
): MovedResult[] {
  const keyOf = ({ address, when, moved }: MovedResult, id: string): string =>
    JSON.stringify([address.slice(id.length), when, moved]);
  return all.flatMap(([[old, now], results]) => {
    const base = all.find(([[, { id }]]) => id === (now.base ?? old.base)?.id);
    const there = new Set(base?.[1].map((one) => keyOf(one, base[0][1].id)));
    return results.filter((one) => !there.has(keyOf(one, now.id)));
  });
}
