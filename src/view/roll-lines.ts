/** Rolls and tests in signs: `D6 ≥ 3`, `2D6 > Morale + ELR`. */
import type { Amount, Names, Roll, Test, When } from '../schema/types.generated.ts';
import { amount, dice } from '../notation/show.ts';
import type { Reader } from './context.ts';

/** `D6`, `D20 ≤ Training`, or the names of the rolls whose dice are read. */
export function rollLine(roll: Roll, reader: Reader): string {
  const thrown = roll.dice
    ? dice(roll.dice, reader.language)
    : (roll.shares ?? (roll.check ? [roll.check] : [])).map(reader.nameAt).join(' / ');
  return [
    thrown,
    roll.target !== undefined && `${reader.t('mod.base')}: ${show(roll.target, reader)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The tests of a condition, joined by a plus sign; empty for the last outcome. */
export const testLine = (when: When | undefined, reader: Reader): string =>
  (when ?? []).map((test) => testSigns(test, reader)).join(' + ');

const SIGNS = [
  ['equals', '='],
  ['above', '>'],
  ['at-least', '≥'],
  ['below', '<'],
  ['at-most', '≤'],
] as const;

function testSigns(test: Test, reader: Reader): string {
  const subject = reserved(test.of, reader);
  const numeric = SIGNS.flatMap(([key, sign]) =>
    test[key] === undefined ? [] : [`${sign} ${show(test[key], reader)}`],
  ).join(', ');
  const words = [
    test.is && `= ${names(test.is, reader)}`,
    test.not && `≠ ${names(test.not, reader)}`,
  ]
    .filter(Boolean)
    .join(', ');
  return `${subject} ${[numeric, words].filter(Boolean).join(', ')}`;
}

const show = (value: Amount, reader: Reader): string =>
  amount(value, reader.language, (name) => reserved(name, reader));
const names = (value: Names, reader: Reader): string =>
  (typeof value === 'string' ? [value] : value).map((name) => reserved(name, reader)).join(' / ');

const RESERVED = [
  'roll',
  'natural',
  'target',
  'base',
  'outcome',
  'dice',
  'winner',
  'loser',
  'odd',
  'even',
  'doubles',
] as const;
type Reserved = (typeof RESERVED)[number];

/** Reserved names have interface words; all others are names of the data. */
function reserved(name: string, reader: Reader): string {
  return (RESERVED as readonly string[]).includes(name) &&
    !reader.ruleset.values.some(({ id }) => id === name)
    ? reader.t(`reserved.${name as Reserved}`)
    : reader.name(name);
}
