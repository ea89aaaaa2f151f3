/** All situations in which a few conditions can turn out differently. */
import { parseDice, rangeOfDice } from '../notation/dice.ts';
import type { Test, When } from '../../schemas/types.d.ts';
import { allHold, boundsIn, isParity, readsParity } from './conditions.ts';
import type { Known } from './situation.ts';

/** More situations than these are not tried: then nothing is known. */
const MOST = 4000;
const MOST_STATES = 5;

/**
 * Numbers below, at and above each limit (an odd and an even one where that matters), and every combination of the states
 * that are named; undefined if there are too many. `dice` limits the natural result. Values that depend on each other are
 * tried in every combination, so that more is tried than a game allows, and nothing is left out.
 */
export function everySituation(whens: readonly When[], dice = ''): Known[] | undefined {
  const tests = whens.flat();
  const limits = limitsIn(tests);
  const parsed = parseDice(dice);
  const { from, to } = parsed ? rangeOfDice(parsed) : { from: -Infinity, to: Infinity };
  const ends = [...limits, ...[from, to].filter(Number.isFinite)];
  const steps = tests.some(readsParity) ? [-2, -1, 0, 1, 2] : [-1, 0, 1];
  const near = [
    ...new Set(
      (ends.length > 0 ? ends : [1]).flatMap((limit) =>
        [0, ...shiftsIn(tests)].flatMap((shift) => steps.map((step) => limit + shift + step)),
      ),
    ),
  ];
  const numbers = numbersIn(tests).map((name): Choice => {
    const own = name === 'natural' ? near.filter((one) => from <= one && one <= to) : near;
    return { name, options: own };
  });
  const words = [...Map.groupBy(tests, ({ subject }) => subject)].map(([name, own]) => ({
    name,
    states: [...new Set(own.flatMap(statesIn))],
  }));
  if (words.some(({ states }) => states.length > MOST_STATES)) return undefined;
  const choices: Choice[] = [
    ...numbers,
    ...words.map(({ name, states }) => ({ name, options: subsets(states) })),
  ];
  if (choices.reduce((count, { options }) => count * options.length, 1) > MOST) return undefined;
  return choices.reduce<Known[]>(
    (all, { name, options }) => all.flatMap((known) => options.map((one) => and(known, name, one))),
    [{ numbers: new Map(), words: new Map() }],
  );
}

/** Whether there is a situation in which both hold; also where there are too many to try. */
export const canBothHold = (one: When, other: When): boolean =>
  everySituation([one, other])?.some((known) => allHold([...one, ...other], known) !== false) ??
  true;

interface Choice {
  name: string;
  options: readonly (number | readonly string[])[];
}

const and = ({ numbers, words }: Known, name: string, value: number | readonly string[]): Known =>
  typeof value === 'number'
    ? { numbers: new Map([...numbers, [name, value]]), words }
    : { numbers, words: new Map([...words, [name, value]]) };

/** The whole numbers that something is compared with. */
const limitsIn = (tests: readonly Test[]): number[] =>
  tests.flatMap((test) =>
    boundsIn(test).flatMap(({ bound }) => (typeof bound === 'number' ? [bound] : [])),
  );

/** What is added to a name that something is compared with, −30 of `[target, -30]`; its opposite for the name itself. */
const shiftsIn = (tests: readonly Test[]): number[] =>
  tests.flatMap((test) =>
    boundsIn(test).flatMap(({ bound }) =>
      Array.isArray(bound)
        ? bound.flatMap((term) => (typeof term === 'number' ? [term, -term] : []))
        : [],
    ),
  );

/** What is compared, and what it is compared with by name, also with a number added. What a sum of two names can be is not tried. */
const numbersIn = (tests: readonly Test[]): string[] => [
  ...new Set(
    tests.flatMap((test) => {
      const bounds = boundsIn(test);
      const named = bounds.flatMap(({ bound }) => {
        const names = [bound].flat().filter((term) => typeof term === 'string');
        return names.length === 1 ? names.filter((name) => !parseDice(name)) : [];
      });
      return [...(bounds.length > 0 || readsParity(test) ? [test.subject] : []), ...named];
    }),
  ),
];

const statesIn = ({ is = [], not = [] }: Test): string[] =>
  [is, not].flat().filter((name) => !isParity(name));

const subsets = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]]);
