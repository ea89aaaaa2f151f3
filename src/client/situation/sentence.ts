/** A situation in one line: `long range −1, soft cover −1`. */
import type { Situation } from '../../workout/situation.ts';
import { nameOf } from '../../view/say.ts';
import type { Sayer } from './odds-table.ts';

/** The settings in the order of the stages; `no modifiers` if there are none. */
export function circumstancesOf(
  { stages, groups }: Situation,
  { problem, texts, say }: Sayer,
): string {
  const [first] = problem.starts;
  const settings = [
    ...Object.entries(stages).map(([key, one]) => ({ key, ...one })),
    ...groups.map((one) => ({ key: first ?? '', ...one })),
  ];
  const parts = settings.flatMap(({ key, with: named, values, states, rows }) => {
    const stage = problem.stages[key.replace(/-other$/, '')];
    const own = new Set(stage?.modifiers.flatMap((modifier) => modifier.own ?? []));
    return [
      ...Object.entries(rows).map(([table, row]) =>
        nameOf(texts, `${problem.tables[table]?.address ?? table}#${row}`),
      ),
      ...Object.entries(values).map(
        ([name, value]) =>
          `${nameOf(texts, problem.values[name]?.address ?? name)} ${shown(value)}`,
      ),
      ...Object.values(states).flatMap((words) =>
        words.map((word) => nameOf(texts, `state:${word}`)),
      ),
      ...named.flatMap((id) => {
        const modifier = stage?.modifiers.find((one) => one.id === id);
        // Already named by its number.
        if (
          !modifier ||
          (modifier.own !== undefined &&
            own.has(modifier.own) &&
            values[modifier.own] !== undefined)
        )
          return [];
        return [`${nameOf(texts, modifier.address)} ${texts[`=${modifier.address}`] ?? ''}`.trim()];
      }),
    ];
  });
  return parts.length === 0 ? say('work.plain') : parts.join(say('work.comma'));
}

const shown = (value: number | string): string => String(value).replace('-', '−');
