/**
 * How the modifiers of a group combine. Where the rules leave it open, every way is an alternative.
 */
import type { Amount } from '../../schemas/types.d.ts';
import { evaluateNumber } from './amount.ts';
import type { Problem } from './circumstances.ts';
import type { GroupRule, Line } from './library.ts';
import type { Known } from './situation.ts';

export interface Combined {
  /**
   * Lists of modifiers that apply together; a single list unless the rules leave something open.
   */
  alternatives: Line[][];
  problems: Problem[];
}

/** Maximum number of alternatives; a longer list is cut off, and a problem says so. */
const MAX_ALTERNATIVES = 200;

export function combineGroups(lines: readonly Line[], known: Known): Combined {
  const problems: Problem[] = [];
  let cut = false;
  let alternatives: Line[][] = [[]];
  const byGroup = Map.groupBy(lines, ({ set, modifier, group }) =>
    group ? `${set}#${group.id}` : modifier.id,
  );
  for (const members of byGroup.values()) {
    const group = members[0]?.group;
    if (group?.combine === 'unique' && members.length > 1) {
      problems.push({
        kind: 'cannot-hold-together',
        ids: members.map(({ modifier }) => modifier.id),
        group: group.id,
      });
    }
    const ways = members.length === 1 ? [members] : waysOf(members, group?.combine, known);
    const all = alternatives.flatMap((chosen) => ways.map((way) => [...chosen, ...way]));
    cut ||= all.length > MAX_ALTERNATIVES;
    alternatives = all.slice(0, MAX_ALTERNATIVES);
  }
  if (problems.length > 0) return { alternatives: [], problems };
  const inOrder = alternatives.map((chosen) => lines.filter((line) => chosen.includes(line)));
  return { alternatives: inOrder, problems: cut ? [{ kind: 'too-many-ways' }] : [] };
}

function waysOf(members: Line[], combine: GroupRule['combine'], known: Known): Line[][] {
  const alone = members.map((line) => [line]);
  switch (combine) {
    case 'first':
      return [
        members
          .filter(({ modifier: { change } }) => !isNone(change.add, known))
          .concat(members)
          .slice(0, 1),
      ];
    case 'one':
      return alone;
    case 'highest':
      return extreme(members, known, Math.max) ?? alone;
    case 'unknown':
      // Only the strongest applies, or they add up.
      return [...(strongest(members, known) ?? alone), members];
    default:
      return [members];
  }
}

/** A value of 0 is not there: open ground is no cover that keeps a target's height from counting. A sum that comes to 0 is. */
const isNone = (amount: Amount | undefined, known: Known): boolean =>
  typeof amount === 'string' && evaluateNumber(amount, known) === 0;

/** The one with the largest or the smallest amount; undefined if they cannot be compared. */
function extreme(members: Line[], known: Known, pick: typeof Math.max): Line[][] | undefined {
  const sizes = sizesOf(members, known);
  return sizes && [members.slice(sizes.indexOf(pick(...sizes))).slice(0, 1)];
}

/** Undefined where some help and others hurt. */
function strongest(members: Line[], known: Known): Line[][] | undefined {
  const sizes = sizesOf(members, known);
  if (sizes?.every((size) => size >= 0)) return extreme(members, known, Math.max);
  return sizes?.every((size) => size <= 0) ? extreme(members, known, Math.min) : undefined;
}

function sizesOf(members: Line[], known: Known): number[] | undefined {
  const sizes = members.flatMap(({ modifier: { change } }) =>
    change.add === undefined ? [] : (evaluateNumber(change.add, known) ?? []),
  );
  return sizes.length === members.length ? sizes : undefined;
}
