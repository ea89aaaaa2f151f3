/** The numbers that a stage uses: the one before modifiers, and those that are entered, read from a row, or added to on the way. */
import type { Amount } from '../../../schemas/types.d.ts';
import type { RollRule } from '../../arithmetic/library.ts';
import type { Address, ModifierInput, Problem, Stage } from '../../workout/problem.ts';
import type { StageResult } from '../../workout/result.ts';
import type { Settings } from '../../workout/situation.ts';
import { namesIn } from '../../workout/stages/lacking.ts';
import { nameOf, signedNumeral, valueNumeral, type Words } from '../say.ts';
import type { Why } from './why.ts';

/** A stage as it is worked out: what is set there, and the way that leads to it. */
export interface At {
  stage: Stage;
  settings: Settings;
  way?: { outcome: Address; adds: Readonly<Record<string, number>> } | undefined;
}

/** What is known of a side: its modifiers that count. */
export type Side = Pick<StageResult, 'counted'>;

export const countedIn = (side: Side, stage: Stage): ModifierInput[] =>
  stage.modifiers.filter(({ id }) => side.counted.some((one) => one.id === id));

/** What the outcome before adds to numbers, or a modifier on the way: a hit places a pin marker, a critical hit adds 10. */
export function wayTo({ stage, after }: StageResult, { stages }: Problem): At['way'] {
  const before = after && stages[after.stage];
  const by = before?.modifiers.find(({ id }) => id === after?.by);
  if (by && after?.more) return { outcome: by.address, adds: after.more };
  const found = before?.outcomes?.find(({ id }) => id === after?.outcome);
  const way = before?.next?.[after?.outcome ?? '']?.find(({ to }) => to === stage);
  return found && way?.adds && { outcome: found.address, adds: way.adds };
}

/** Whether its modifiers change the number that the roll is compared with, not the roll. */
export const changesTarget = (problem: Problem, stage: Stage): boolean =>
  rollOf(problem, stage)?.modifies === 'target';

/** The roll of a stage, or the one that it makes in its circumstances: a crew on fire makes a morale check. */
function rollOf({ rolls }: Problem, { address }: Stage): RollRule | undefined {
  const own = rolls[address];
  return own?.check === undefined ? own : { ...rolls[own.check], ...own };
}

/** The number before modifiers as the rules give it. */
export const amountBefore = (problem: Problem, stage: Stage) =>
  problem.sets[stage.address]?.value?.base ?? rollOf(problem, stage)?.target ?? 0;

/** Names of the values that the number before modifiers is made of. */
export const baseOf = (problem: Problem, stage: Stage): string[] =>
  namesIn(amountBefore(problem, stage));

/** The number that the rules add to them: 2 of `2 − Top armour DV`. Nothing where it stands alone. */
export const fixedIn = (problem: Problem, stage: Stage): number =>
  fixedOf(amountBefore(problem, stage));

/** The number among the terms of an amount: 12 of `12 − Range`. */
export function fixedOf(amount: Amount): number {
  const terms = Array.isArray(amount) ? amount : [];
  return terms.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
}

/** How often each value counts in an amount, less than 0 where it is subtracted. */
export function timesIn(amount: Amount): ReadonlyMap<string, number> {
  const terms = Array.isArray(amount) ? amount : [amount];
  return new Map(
    terms.flatMap((one) =>
      typeof one === 'object' &&
      !Array.isArray(one) &&
      'each' in one &&
      !('every' in one || 'above' in one)
        ? [[one.per ?? '', one.each] as const]
        : [],
    ),
  );
}

/** Whether an amount counts one for so many, so that a part of them may be rounded. */
export const countsParts = (amount: Amount | undefined): boolean =>
  [amount].flat().some((one) => typeof one === 'object' && 'every' in one);

/** A line with how often its number counts: `8 ×2`, `−3`. */
export function timesOver(line: Why, times = 1): Why {
  const { figure } = line;
  if (!figure || figure === '0' || times === 1) return line;
  const isTaken = figure.startsWith('−') !== times < 0;
  const often = Math.abs(times) === 1 ? '' : ` ×${Math.abs(times)}`;
  return { ...line, figure: `${isTaken ? '−' : ''}${figure.replace(/^[−+]/, '')}${often}` };
}

/** A number as entered, or as read from the row that is chosen or the table that gives it. */
export function valueAt(name: string, at: At, words: Words): Why[] {
  const { problem, texts, say } = words;
  const { stage, settings, way } = at;
  const input = problem.values[name];
  if (!input) return [];
  const entered = settings.values[name];
  const rows = Object.entries(settings.rows).flatMap(([table, id]) => {
    const found = problem.tables[table];
    const row = found?.rows.find((one) => one.id === id);
    const given = row?.gives[name];
    if (!found || given === undefined) return [];
    const address = `${found.address}#${id}`;
    return [{ given, row: { name: nameOf(texts, address), address, parts: [] } }];
  });
  const tables = Object.values(problem.tables).flatMap(({ address, by }) =>
    by?.gives === name && entered === undefined
      ? [
          {
            name: nameOf(texts, address),
            address,
            parts: stage.values.includes(by.key) ? valueAt(by.key, at, words) : [],
          },
        ]
      : [],
  );
  const [read] = rows;
  const before = entered ?? (typeof read?.given === 'object' ? undefined : read?.given);
  const more = way?.adds[name];
  const value =
    more !== undefined && typeof (before ?? 0) === 'number'
      ? Math.max(0, Number(before ?? 0) + more)
      : before;
  if (value === undefined && tables.length === 0) return [];
  const figure = value === undefined ? {} : { figure: valueNumeral(name, value, words) };
  // A number that is entered beside a row takes its place.
  const from = entered === undefined ? rows.map(({ row }) => row) : [];
  const added =
    way && more !== undefined && before !== undefined
      ? [
          {
            name: nameOf(texts, way.outcome),
            address: way.outcome,
            figure: signedNumeral(more, say),
            parts: [],
          },
        ]
      : [];
  return [
    {
      name: nameOf(texts, `terms#${name}`),
      address: `terms#${name}`,
      ...figure,
      parts: [...from, ...tables, ...added],
    },
  ];
}
