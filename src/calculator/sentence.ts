/** A situation in one line: `long range −1, soft cover −1`. */
import type { Situation } from '../workout/situation.ts';
import { stageOf } from '../workout/write-link.ts';
import { nameOf, numeral, type Words } from './say.ts';

/** The settings in the order of the stages; `no modifiers` if there are none. */
export function circumstancesOf(
  { stages, groups }: Situation,
  { problem, texts, say }: Words,
): string {
  const [first] = problem.starts;
  const settings = [
    ...Object.entries(stages).map(([key, one]) => ({ key, ...one })),
    ...groups.map((one) => ({ key: first ?? '', ...one })),
  ];
  const parts = settings.flatMap(({ key, with: named, values, states, rows }) => {
    const stage = stageOf(problem, key);
    return [
      ...Object.entries(rows).map(([table, row]) =>
        nameOf(texts, `${problem.tables[table]?.address ?? table}#${row}`),
      ),
      ...Object.entries(values).map(
        ([name, value]) =>
          `${nameOf(texts, problem.values[name]?.address ?? name)} ${numeral(value, say)}`,
      ),
      ...Object.values(states).flatMap((words) =>
        words.map((word) => nameOf(texts, `state:${word}`)),
      ),
      ...named.flatMap((id) => {
        const modifier = stage?.modifiers.find((one) => one.id === id);
        // Already named by its number.
        if (!modifier || (modifier.own !== undefined && modifier.own in values)) return [];
        return [`${nameOf(texts, modifier.address)} ${texts[`=${modifier.address}`] ?? ''}`.trim()];
      }),
    ];
  });
  return parts.length === 0 ? say('work.plain') : parts.join(say('work.comma'));
}
