/** Possible results of a roll with any combination of its modifiers. */
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../src/arithmetic/reach.ts';
import type { Amount, TableRoll } from '../../schemas/types.d.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const roll = (dice: string, ...adds: Amount[]) =>
  ({ dice, modifiers: adds.map((add) => ({ change: { add } })) }) as unknown as TableRoll;
const near = [
  { from: -4, to: 3 },
  { from: 4, to: 8 },
  { from: 9, to: Infinity },
];

describe('reach', () => {
  it.each<[string, Amount[], number[]]>([
    ['without modifiers', [], numbers(1, 6)],
    ['a constant moves every result', [10], [...numbers(1, 6), ...numbers(11, 16)]],
    ['a loss', [-1], numbers(0, 6)],
    [
      'two constants hold alone or together',
      [10, 20],
      [...numbers(1, 6), ...numbers(11, 16), ...numbers(21, 26), ...numbers(31, 36)],
    ],
    ['a range moves by everything between', [{ from: 3, to: 1 }], numbers(1, 9)],
    ['a negative range', [{ from: -3, to: -1 }], numbers(-2, 6)],
    ['dice, one past the last limit of the table', ['D6'], numbers(1, 10)],
    ['a sum of amounts', [[1, { from: 0, to: 1 }]], numbers(1, 8)],
  ])('%s', (_, adds, results) =>
    expect(reachOf([roll('D6', ...adds)], near)).toEqual({
      results,
      openBelow: false,
      openAbove: false,
    }),
  );
  it.each<[string, Amount, [number, number], openBelow: boolean, openAbove: boolean]>([
    ['a named value', 'fp', [-5, 10], true, true],
    ['one for each', { per: 'hits' }, [3, 10], false, true],
    ['two for each', { each: 2, per: 'hits' }, [3, 10], false, true],
    ['minus one for each', { each: -1, per: 'hits' }, [-5, 4], true, false],
  ])('%s goes one beyond the ranges', (_, add, [from, to], openBelow, openAbove) => {
    const dice = 'D2+2';
    expect(reachOf([roll(dice, add)], near)).toEqual({
      results: numbers(from, to),
      openBelow,
      openAbove,
    });
  });
  it('includes results of the dice beyond the ranges', () =>
    expect(reachOf([roll('D20', 'fp')], near).results).toEqual(numbers(-5, 20)));
  it('of two digits has only these digits', () => {
    const digits = numbers(1, 6);
    const both = digits.flatMap((ten) => digits.map((one) => 10 * ten + one));
    expect(reachOf([roll('D66')], near).results).toEqual(both);
  });
  it('of dice without end goes one beyond the ranges', () =>
    expect(reachOf([roll('D6 explode 6'), roll('D2')], near)).toEqual({
      results: numbers(1, 10),
      openBelow: false,
      openAbove: true,
    }));
  it('of something that is no dice is empty', () =>
    expect(reachOf([roll('training')], near).results).toEqual([]));
  it('adds what is always there to every result', () => {
    const always = { dice: 'D6', modifiers: [{ always: true, change: { add: 1 } }] };
    expect(reachOf([always as unknown as TableRoll], near).results).toEqual(numbers(2, 7));
  });
  it('ignores modifiers that do not add', () => {
    const factor = { dice: 'D6', modifiers: [{ change: { multiply: 2 } }] };
    expect(reachOf([factor as unknown as TableRoll], near).results).toEqual(numbers(1, 6));
  });
  it('combines rolls, in rising order', () =>
    expect(reachOf([roll('D3+10'), roll('D6', 'fp'), roll('D2')], near)).toEqual({
      results: [...numbers(-5, 10), 11, 12, 13],
      openBelow: true,
      openAbove: true,
    }));
  it('reads a roll without a list of modifiers', () =>
    expect(reachOf([{ dice: 'D6' } as TableRoll], near).results).toEqual(numbers(1, 6)));
});
