/** How modifiers under one heading combine. Where the rules leave it open, every way is an alternative. */
import { evaluateNumber } from './amount.ts';
import type { Problem } from './circumstances.ts';
import type { Line } from './library.ts';
import type { Known } from './situation.ts';

export interface Combined {
  /** Lists of modifiers that count together; one list where nothing is left open. */
  alternatives: Line[][];
  problems: Problem[];
}

/** More ways than this are not worth telling. */
const MAX_ALTERNATIVES = 200;

export function combineGroups(lines: readonly Line[], known: Known): Combined {
  const problems: Problem[] = [];
  let alternatives: Line[][] = [[]];
  const byGroup = Map.groupBy(lines, ({ set, modifier, group }) =>
    group ? `${set}#${group.id}` : modifier.id,
  );
  for (const members of byGroup.values()) {
    const combine = members[0]!.group?.combine;
    if (combine === 'unique' && members.length > 1) {
      problems.push({
        kind: 'cannot-hold-together',
        ids: members.map(({ modifier }) => modifier.id),
        group: members[0]!.group!.id,
      });
    }
    const ways = members.length === 1 ? [members] : waysOf(members, known);
    alternatives = alternatives
      .flatMap((chosen) => ways.map((way) => [...chosen, ...way]))
      .slice(0, MAX_ALTERNATIVES);
  }
  const inOrder = alternatives.map((chosen) => lines.filter((line) => chosen.includes(line)));
  return { alternatives: problems.length > 0 ? [] : inOrder, problems };
}

function waysOf(members: Line[], known: Known): Line[][] {
  const alone = members.map((line) => [line]);
  switch (members[0]!.group?.combine) {
    case 'first':
      return [members.slice(0, 1)];
    case 'one':
      return alone;
    case 'highest':
      return highest(members, known) ?? alone;
    case 'unknown':
      return [...alone, members];
    default:
      return [members];
  }
}

/** Undefined when they cannot be compared. */
function highest(members: Line[], known: Known): Line[][] | undefined {
  const sizes = members.map(({ modifier: { change } }) =>
    change.add === undefined ? undefined : evaluateNumber(change.add, known),
  );
  if (sizes.includes(undefined)) return undefined;
  return [[members[sizes.indexOf(Math.max(...(sizes as number[])))]!]];
}
