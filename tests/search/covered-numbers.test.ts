/** The numbers of a row that its cells do not show, so that a number between two rows finds it. */
import { expect, it } from 'vitest';
import { allowedNumbers, coveredNumbers } from '../../src/search/records/covered-numbers.ts';
import type { Column, Row, TableFile } from '../../schemas/types.d.ts';

const text = (en: string) => ({ en, pl: en, ja: en });
const table = (columns: Column[], rows: Row[]) => ({ columns, rows }) as TableFile;

it('are those between two rows of a lookup', () => {
  const reach: Column = { id: 'reach', type: 'distance', title: text('Up to'), match: 'up-to' };
  const ranges = table(
    [reach],
    [
      { id: 'near', cells: { reach: 6 } },
      { id: 'far', cells: { reach: 10 } },
    ],
  );
  expect(coveredNumbers('far', ranges)).toEqual([7, 8, 9]);
  expect(coveredNumbers('near', ranges)).toEqual([]);
});

it('are those within a range of rolls', () => {
  const roll: Column = { id: 'roll', type: 'die-range', title: text('Roll') };
  const rows: Row[] = [
    { id: 'low', cells: { roll: '1..4' } },
    { id: 'high', cells: { roll: '5..' } },
  ];
  expect(coveredNumbers('low', table([roll], rows))).toEqual([2, 3]);
  expect(coveredNumbers('high', table([roll], rows))).toEqual([]);
});

it('are those that the conditions of a modifier allow', () => {
  expect(allowedNumbers([{ subject: 'distance', atMost: 3 }])).toEqual([1, 2, 3]);
  expect(allowedNumbers([{ subject: 'distance', above: 9, atMost: 12 }])).toEqual([10, 11, 12]);
  expect(allowedNumbers([{ subject: 'distance', atLeast: 4, below: 6 }])).toEqual([4, 5]);
  expect(allowedNumbers([{ subject: 'distance', above: 24 }])).toEqual([]);
  expect(allowedNumbers([{ subject: 'roll', atMost: 'target' }])).toEqual([]);
});

it('are none if several columns have rolls, because the row is not a roll', () => {
  const columns: Column[] = ['a', 'b'].map((id) => ({ id, type: 'die-range', title: text(id) }));
  expect(
    coveredNumbers('row', table(columns, [{ id: 'row', cells: { a: '1..4', b: '2..9' } }])),
  ).toEqual([]);
});
