/** What counts as a figure of a part: a change of it needs a record. */
import { expect, it } from 'vitest';
import { changesIn } from '../../src/ledger/changes-in-words.ts';
import { figureOrDefault, figuresIn, sameFigures } from '../../src/ledger/figures.ts';
import { isLedOn } from '../../src/ledger/history.ts';
import type { DataFile } from '../../src/schema/data-file.ts';

const figures = (data: object) =>
  [...figuresIn(data, [], () => false)].map(([field, { value }]) => [field, value]);

it.each([
  [{ page: 3 }, { page: 4 }],
  [{ document: 'sheet' }, { document: 'leaflet' }],
  [{ section: '3.2 Fire' }, { section: '3.3 Fire' }],
])('the place of a source is a figure: %j and %j differ', (one, other) => {
  const source = (more: object) => ({
    source: [{ document: 'sheet', page: 3, section: '3.2 Fire', ...more }],
  });
  expect(figures(source(one))).not.toEqual(figures(source(other)));
  expect(figures(source(one))).toEqual(figures(source({ ...one })));
});

it.each(['aliases', 'synonyms', 'questions'])('what players search is no figure: %s', (field) => {
  expect(figures({ range: 24, [field]: { en: ['88', 'range 12'] } })).toEqual([['range', '24']]);
});

it.each([
  [
    '2D6 highest 1',
    '3D6 highest 1',
    '`roll.dice` changed from `2D6 highest 1` to `3D6 highest 1`.',
  ],
  ['Over 3 yd', 'Over 4 yd', 'The figures in the text `roll.dice` changed from `3` to `4`.'],
])('dice with a rule beside them are no text: %s', (was, now, said) => {
  const numbers = (text: string) => (text.includes('D6') ? text : text.replace(/\D/g, ''));
  const [only] = changesIn([
    {
      ...{ address: 'rules/shot', figure: 'roll.dice', field: 'roll.dice', path: [] },
      ...{ file: {} as DataFile, was: numbers(was), now: numbers(now), stands: { was, now } },
    },
  ]);
  expect(only?.words('`roll.dice`')).toBe(said);
});

it.each([
  ['1/2', '0.5', true],
  ['"1 1/2"', '1.5', true],
  ['2/3', '0.5', false],
  ['place:pin(at=unit count=1)', 'place:pin(at=unit)', true],
  ['place:pin(count=1 obligation=must)', 'place:pin', true],
  ['place:pin(count=2)', 'place:pin', false],
  ['target+(each=1 per=pins)', 'target+(per=pins)', true],
  ['target+(each=11 per=pins)', 'target+(per=pins)', false],
])('what is so anyhow may be left out: %s and %s', (one, other, isSame) => {
  expect(sameFigures(one, other)).toBe(isSame);
});

it.each([
  ['order', {}, ['order'], 'listed'],
  ['add.each', {}, ['change', 'add', 'each'], '1'],
  ['evidence', {}, ['evidence'], 'as-printed'],
  ['evidence', { evidence: 'inferred' }, ['points', 0, 'evidence'], 'inferred'],
  ['range', {}, ['range'], undefined],
])('what %s means where it is left out', (field, data, path, meant) => {
  expect(figureOrDefault(undefined, field, { file: { data }, path })).toBe(meant);
});

it.each([
  ['@tables/points#prisoner.points', '@tables/points#captive.points', true],
  ['(@tables/points#prisoner.points each=2)', '(@tables/points#captive.points each=2)', true],
  ['@tables/points#prisoner.points', '@tables/points#captive.cost', false],
  ['@tables/points#gun.points', '@tables/points#captive.points', false],
])('a reference that follows a recorded move is no other figure: %s and %s', (was, now, isSame) => {
  const moved = new Map([['tables/points#prisoner', ['tables/points#captive']]]);
  expect(isLedOn({ field: 'base', was, now }, moved)).toBe(isSame);
});
