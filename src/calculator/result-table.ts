/** The odds of a result as a table, for copying. Loaded on demand. */
import type { Chance, StartResult } from '../workout/result.ts';
import { chanceInWords, oddsInWords, smallestFirst } from './odds-words.ts';
import { anyOf, type Say, type Words } from './say.ts';
import { outcomeAt } from './signs.ts';
import { withoutColon } from './why/lines.ts';
import { upperFirst } from '../text/upper-first.ts';

export interface ResultTable {
  heads: string[];
  /** Whether each column has numbers. */
  figures: boolean[];
  rows: string[][];
}

/**
 * `Hit`, `2 in 6`, `33%`: what can happen, each with its roll where there are several; undefined where no odds are known: the
 * line says what is missing. A roll of which nothing is known, and one that only leads to the next, are left out.
 */
export function resultTable(result: StartResult, words: Words, tell: Say): ResultTable | undefined {
  const { say } = words;
  // The results of a roll stand together, those of the rolls after it below them.
  const rolls = Map.groupBy(
    Object.entries(result.odds).filter(([, chance]) => mayHappen(chance)),
    ([key]) => outcomeAt(key, words).of,
  );
  const odds = [...rolls].flatMap(([roll, results]) => {
    // A roll that cannot succeed, and has one result whatever it shows, only leads on.
    const { outcomes = [] } = words.problem.stages[roll] ?? {};
    const leadsOn = !outcomes.some(({ success }) => success) && results.length === 1;
    return leadsOn || results.every(([, { type }]) => type === 'unknown') ? [] : results;
  });
  const isOne = rolls.size === 1 && words.problem.starts.length === 1;
  const nameAt = (key: string): string => {
    const { name, roll } = outcomeAt(key, words);
    // A bare number would look like what the dice show.
    const result = /^\d+$/.test(name) ? tell('line.numbered', { name }) : name;
    if (isOne) return upperFirst(result);
    return say('work.labelled', { label: withoutColon(roll), text: result });
  };
  const rows = odds.map(([key, chance]) => [nameAt(key), ...cellsOf(chance, say)]);
  if (rows.length === 0) return undefined;
  return {
    heads: [
      say('work.outcome'),
      say('work.here'),
      // Of several dice, the odds are those of one.
      result.counts ? tell('line.chance-each') : say('work.chance'),
    ],
    figures: [false, true, true],
    rows,
  };
}

const mayHappen = (chance: Chance): boolean =>
  chance.type !== 'missing' && !(chance.type === 'known' && chance.value.count === 0n);

/** How many throws and how likely, both of each where several are possible. */
function cellsOf(chance: Chance, say: Say): [throws: string, percent: string] {
  if (chance.type === 'missing' || chance.type === 'unknown')
    return ['–', chanceInWords(chance, say)];
  const values = chance.type === 'open' ? smallestFirst(chance.values) : [chance.value];
  const odds = values.flatMap((value) => oddsInWords({ type: 'known', value }, say) ?? []);
  // What may be certain or impossible has its odds in the other column alone.
  const throws = odds.flatMap((one) => one.throws || []);
  return [
    anyOf(throws, say) || '–',
    anyOf(
      odds.map(({ percent }) => percent),
      say,
    ),
  ];
}
