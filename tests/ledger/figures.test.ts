/** What counts as a figure of a part: a change of it needs a record. */
import { expect, it } from 'vitest';
import { figuresIn } from '../../src/ledger/figures.ts';

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
