/** What is said to be the same at what follows, and is nothing here: readers could enter it in neither place. */
import { pageIn } from '../../model/address.ts';
import { namesReadBy } from './idle.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/entries.ts';
import type { Problem, Stage } from '../../workout/problem.ts';

interface Carried {
  fault: 'not-here' | 'nothing-shared';
  names: string[];
  at: Path;
}

/** What nothing reads there is another fault. */
export function* carriedIn(
  { address, index }: Entry,
  problem: Problem,
  entries: readonly Entry[],
): Generator<Carried> {
  const stages = Object.values(problem.stages);
  for (const { value, path } of index.ofShape('Next')) {
    const { to, carries = [] } = value;
    const at = [...path, 'carries'];
    const there = stages.filter((stage) => stage.address === to || pageIn(stage.address) === to);
    const here = stages.filter(
      (stage) =>
        pageIn(stage.address) === address &&
        Object.values(stage.next ?? {})
          .flat()
          .some((next) => there.some((one) => one === problem.stages[next.to])),
    );
    if (here.length === 0 || there.length === 0) continue;
    const known = new Set(here.flatMap((stage) => namesAt(problem, stage)));
    if (carries === 'all') {
      const isShared = there.some((stage) =>
        namesAt(problem, stage).some((name) => known.has(name)),
      );
      if (!isShared) yield { fault: 'nothing-shared', names: [to], at };
    } else
      for (const [item, name] of [carries].flat().entries())
        if (!known.has(name) && namesReadBy(to, entries)?.has(name))
          yield {
            fault: 'not-here',
            names: [name, to],
            at: Array.isArray(carries) ? [...at, item] : at,
          };
  }
}

/** Everything that is known at a stage: entered, ticked, chosen, worked out, or the same as before. */
const namesAt = ({ tables, sets }: Problem, stage: Stage): string[] => [
  ...stage.values,
  ...(stage.carried ?? []),
  ...stage.states.map(({ role }) => role),
  ...stage.modifiers.flatMap(({ id, set, implies = [] }) =>
    [id, sets[set]?.value?.name ?? [], ...implies.map(([role]) => role)].flat(),
  ),
  ...(stage.type === 'value' ? [stage.value] : []),
  ...stage.tables.flatMap(
    (id) => tables[id]?.rows.flatMap(({ gives }) => Object.keys(gives)) ?? [],
  ),
];
