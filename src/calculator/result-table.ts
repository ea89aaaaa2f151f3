/** The odds of a result as a table, for copying. Loaded on demand. */
import type { Chance, Exact, StartResult } from '../workout/result.ts';
import { averagesOf } from './averages.ts';
import {
  chanceInWords,
  percentInWords,
  smallestFirst,
  sureInWords,
  throwsInWords,
} from './odds-words.ts';
import type { Say, Words } from './say.ts';
import { outcomeAt } from './signs.ts';

export interface ResultTable {
  heads: string[];
  /** Whether each column has numbers. */
  figures: boolean[];
  rows: string[][];
}

/** `Hit`, `2 in 6`, `33%`; undefined where no odds are known: the line says what is missing. */
export function resultTable(result: StartResult, words: Words): ResultTable | undefined {
  const { say } = words;
  // The results of a roll stand together, those of the rolls after it below them.
  const known = Object.entries(result.odds).filter(([, { type }]) => type !== 'missing');
  const odds = [...Map.groupBy(known, ([key]) => rollOf(key)).values()].flat();
  const rows = [
    ...[...averagesOf(result, words)].map(([name, average]) => [name, average, '–']),
    ...odds.map(([key, chance]) => [outcomeAt(key, words).full, ...cellsOf(chance, say)]),
  ];
  if (rows.length === 0 || odds.every(([, { type }]) => type === 'unknown')) return undefined;
  return {
    heads: [say('work.outcome'), say('work.here'), say('work.chance')],
    figures: [false, true, true],
    rows,
  };
}

/** The roll of a result: `survival` of `survival.escapes`. */
const rollOf = (key: string): string => key.split('.').slice(0, -1).join('.');

/** How many throws and how likely, both of each where several are possible. */
function cellsOf(chance: Chance, say: Say): [throws: string, percent: string] {
  if (chance.type === 'missing' || chance.type === 'unknown')
    return ['–', chanceInWords(chance, say)];
  const values = chance.type === 'open' ? smallestFirst(chance.values) : [chance.value];
  const all = (one: (value: Exact) => string) => [...new Set(values.map(one))].join(say('work.or'));
  return [all((value) => throwsOf(value, say)), all((value) => percentInWords(value, say))];
}

const throwsOf = (value: Exact, say: Say): string =>
  sureInWords(value, say) ?? (throwsInWords(value, say) || '–');
