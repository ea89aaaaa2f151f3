/** Numbers that a table gives for other numbers. */
import { allHold } from '../../arithmetic/conditions.ts';
import type { Library } from '../../arithmetic/library.ts';
import { rowFor } from '../../arithmetic/look-up.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { numberOf } from '../../arithmetic/sum.ts';
import { calculateValue } from '../../arithmetic/value.ts';
import { foundIn } from '../problem.ts';
import { numbersIn } from './lacking.ts';
import type { LookUp } from './row-table.ts';
import { arithmeticOf, isBarred, useLookUp, type Facts, type FactsOf } from './given.ts';

/** To be called before the first result of an entry with such a table. */
export const loadLookUp = (): void => useLookUp(lookUp);

/**
 * Looks up the numbers that a table gives for other numbers, such as the modifier for a distance
 * and an AP.
 */
export function lookUp({ problem, library, stage }: FactsOf, facts: Facts): void {
  for (const { address, by } of Object.values(problem.tables)) {
    const isOwn = foundIn(stage) === by?.gives;
    if (!by || !(isOwn || stage.values.includes(by.gives))) continue;
    const found = cellFor(by, address, facts, library);
    if (isBarred(found)) {
      facts.barred = found.none;
      Reflect.deleteProperty(facts.numbers, by.gives);
    } else if (by.gives in facts.numbers) continue;
    else if (typeof found === 'number') facts.numbers[by.gives] = found;
    else if (typeof found === 'object') facts.unknown[by.gives] = found.unknown;
    else if (isOwn) {
      const asked = askedBy(by, facts);
      if (asked.length > 0) facts.asked = asked;
      else facts.unknown[by.gives] = by.outside ?? address;
    }
  }
}

/** What a reader has to enter in place of the value that only the table gives. */
function askedBy({ key, columns }: LookUp, { numbers, states }: Facts): string[] {
  const tests = columns.flatMap(({ when = [] }) => when);
  const roles = tests.flatMap(({ subject, is }) => (is === undefined ? [] : subject));
  return [
    ...[key, ...numbersIn(tests)].filter((name) => !(name in numbers)),
    ...roles.filter((role) => states[role]?.length !== 1),
  ];
}

function cellFor(
  { key, match, keys, columns, outside }: LookUp,
  address: string,
  facts: Facts,
  library: Library,
) {
  const value = facts.numbers[key];
  if (value === undefined) return undefined;
  const known = knownFrom({ given: { ...afterSets(facts, library), ...facts.states } });
  const bounds = keys.map((number) => ({ from: number, to: number }));
  const row = rowFor(bounds, match, value);
  const fitting = columns.filter(({ when }) => allHold(when, known));
  const [column] = fitting;
  if (!column || fitting.length > 1) return undefined;
  return row === undefined ? { unknown: outside ?? address } : column.cells[row];
}

/** The numbers after their own modifier sets: AP 5 is 8 against an unarmoured target. */
function afterSets(facts: Facts, library: Library): Facts['numbers'] {
  const numbers = { ...facts.numbers };
  for (const [address, { value }] of library.sets) {
    if (!value || value.base !== value.name || !(value.name in numbers)) continue;
    const { readings } = calculateValue(address, arithmeticOf(facts), library);
    const result = readings.length === 1 ? numberOf(readings[0]?.result) : undefined;
    if (result !== undefined) numbers[value.name] = result;
  }
  return numbers;
}
