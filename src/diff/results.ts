/** Odds and worked examples with changed results. */
import { calculate, type Calculation } from '../arithmetic/calculate.ts';
import { parseDice } from '../notation/dice.ts';
import { sayFraction } from '../arithmetic/fraction.ts';
import type { Library } from '../arithmetic/library.ts';
import { libraryOf } from '../arithmetic/library-of.ts';
import { partition } from '../arithmetic/look-up.ts';
import type { Span } from '../arithmetic/odds.ts';
import type { RollReading } from '../arithmetic/reading.ts';
import type { Situation } from '../arithmetic/situation.ts';
import type { Sum } from '../arithmetic/sum.ts';
import { boundsOf, valuesOf } from '../notation/cells.ts';
import type { RulesetData } from '../model/entries.ts';
import type { Example, TableFile, Text } from '../../schemas/types.d.ts';
import { pageIn } from '../model/address.ts';
import { amount, plain } from '../notation/show.ts';

/** Results by name, in words: `hit` → `4/6`. */
export type Results = Map<string, string>;
export interface MovedResult {
  /** Public address of the example, or of the roll or table. */
  address: string;
  /** `with no modifiers`, or nothing for an example. */
  when: string;
  moved: { what: string; before: string; after: string }[];
}

/** Results that differ between the revisions. */
export function movedResults(before: RulesetData, after: RulesetData): MovedResult[] {
  const [old, now] = [resultsOf(before), resultsOf(after)];
  return [...now].flatMap(([key, { address, when, results }]) => {
    const was = old.get(key)?.results;
    const moved = [...results].flatMap(([what, value]) => {
      const earlier = was?.get(what);
      return earlier === undefined || earlier === value
        ? []
        : [{ what, before: earlier, after: value }];
    });
    return moved.length > 0 ? [{ address: `${after.id}/${address}`, when, moved }] : [];
  });
}

interface Calculated {
  address: string;
  when: string;
  results: Results;
}

function resultsOf(ruleset: RulesetData): Map<string, Calculated> {
  const { entries } = ruleset;
  const library = libraryOf(entries);
  const found = new Map<string, Calculated>();
  for (const address of library.rolls.keys())
    found.set(address, {
      address,
      when: 'without modifiers',
      results: work(address, {}, library, ruleset),
    });
  for (const entry of entries) {
    if (entry.kind === 'tables')
      for (const [roll, results] of shares(entry.data))
        found.set(`${entry.address} ${roll}`, { address: entry.address, when: roll, results });
    for (const example of entry.data.examples ?? []) {
      // An example whose own input changed counts as another example.
      const key = `${entry.address}#${example.id} ${JSON.stringify(givenOf(example))}`;
      if (example.target !== undefined)
        found.set(key, {
          address: `${entry.address}#${example.id}`,
          when: '',
          results: work(example.target, example, library, ruleset),
        });
    }
  }
  return found;
}

const givenOf = ({ target, given, with: circumstances, dice }: Example): unknown => [
  target,
  given,
  circumstances,
  dice,
];

function work(
  address: string,
  situation: Situation,
  library: Library,
  ruleset: RulesetData,
): Results {
  const calculation = calculate(address, situation, library);
  if (!calculation || calculation.problems.length > 0) return new Map();
  return new Map(
    Object.entries(resultsIn(calculation, namesAt(address, ruleset))).flatMap(([what, values]) => {
      const known = values.filter((value) => value !== undefined);
      return known.length > 0 && known.length === values.length
        ? [[what, [...new Set(known)].join(' or ')]]
        : [];
    }),
  );
}

interface Names {
  value: (id: string) => string;
  outcome: (id: string) => string;
}

/** What the game calls its values, and the outcomes of the roll or value at an address. */
function namesAt(address: string, { entries, values }: RulesetData): Names {
  const page = entries.find((one) => one.address === pageIn(address));
  const outcomes = page?.index.ofShape('Outcome').map(({ value }) => value) ?? [];
  const nameIn = (all: readonly { id: string; title: Text }[]) => (id: string) => {
    const title = all.find((one) => one.id === id)?.title;
    return title ? plain(title, 'en') : id.replaceAll('-', ' ');
  };
  return { value: nameIn(values), outcome: nameIn(outcomes) };
}

function resultsIn(calculation: Calculation, names: Names): Record<string, (string | undefined)[]> {
  const named = (id: string | undefined) => (id === undefined ? undefined : names.outcome(id));
  if (calculation.type === 'value') {
    const { of, readings } = calculation;
    return {
      [names.value(of)]: readings.map(({ result }) => result && sumWords(result, names)),
      result: readings.map(({ outcome }) => named(outcome)),
    };
  }
  const { readings } = calculation;
  const outcomes = readings[0]?.odds?.outcomes.map(({ id }) => id) ?? [];
  const chance = (id: string) =>
    readings.map(({ odds }) => fraction(odds?.outcomes.find((one) => one.id === id)?.chance));
  return {
    'target number': readings.map(({ target }) => target && sumWords(target, names)),
    needs: readings.map(({ odds }) => needs(odds)),
    success: readings.map(({ odds }) => fraction(odds?.success)),
    ...Object.fromEntries(outcomes.map((id) => [names.outcome(id), chance(id)])),
    result: readings.map(({ outcome }) => named(outcome)),
  };
}

const fraction = (chance: Parameters<typeof sayFraction>[0] | undefined) =>
  chance && sayFraction(chance);
const sumWords = ({ constant, terms }: Sum, { value }: Names): string =>
  [
    ...(constant !== 0 || terms.length === 0 ? [String(constant)] : []),
    ...terms.map((term) => amount(term, 'en', value)),
  ]
    .join(' + ')
    .replaceAll('-', '−');

function needs(odds: RollReading['odds']): string | undefined {
  const { from, to }: Span = odds?.needs ?? { from: -Infinity, to: Infinity };
  if (Number.isFinite(from) && Number.isFinite(to))
    return from === to ? String(from) : `${from}–${to}`;
  if (Number.isFinite(from)) return `${from}+`;
  return Number.isFinite(to) ? `${to} or less` : undefined;
}

/** How a table divides the results of the dice, row by row, for every way it is rolled down. */
function shares({ rolls = [], rows }: TableFile): [roll: string, Results][] {
  return rolls.flatMap(({ dice, rangeColumn, title }) => {
    const parsed = parseDice(dice);
    if (rangeColumn === undefined || !parsed) return [];
    const ranges = rows.map(({ cells }) =>
      boundsOf(valuesOf(cells[rangeColumn], [])[0]?.value ?? ''),
    );
    const parts = partition(ranges, parsed)?.shares ?? [];
    return [
      [
        plain(title, 'en'),
        new Map(
          rows.flatMap((row, index) => {
            const share = parts[index];
            return share ? [[row.title ? plain(row.title, 'en') : row.id, sayFraction(share)]] : [];
          }),
        ),
      ],
    ];
  });
}
