/** A table that is read by a number and a word gives its number to the roll that needs it. */
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { textsOf } from '../../src/workout/build/texts.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { StageResult } from '../../src/workout/result.ts';
import { rowLabel } from '../../src/model/row-label.ts';
import type { Column, TableFile } from '../../schemas/types.d.ts';
import { everyFeature } from './rules.ts';
import { entryAt, gameWith, words, HIT_OR_MISS } from '../view/game-with.ts';

const band: Column = {
  ...{ id: 'to', type: 'distance', unit: 'inch', value: 'band', match: 'up-to' },
  title: words('To'),
};
const gives = { type: 'threshold', value: 'needed' } as const;

/** A word of a heading, a word of a row, and a second number find the same. */
const TABLES: Record<string, Pick<TableFile, 'columns' | 'rows' | 'words'>> = {
  'a heading': {
    columns: [
      band,
      ...['bow', 'gun'].map((is) => ({
        ...{ id: is, ...gives, title: words(is), when: [{ subject: 'weapon', is }] },
      })),
    ],
    rows: [
      { id: 'near', cells: { to: 6, bow: '3+', gun: '2+' } },
      { id: 'far', cells: { to: 24, bow: '5+', gun: '6+' } },
    ],
  },
  'a row': {
    words: ['bow', 'gun'].map((id) => ({ id, title: words(id) })),
    columns: [
      { id: 'weapon', type: 'word', value: 'weapon', match: 'exact', title: words('Weapon') },
      band,
      { id: 'needed', ...gives, title: words('Needed') },
    ],
    rows: [
      // Each weapon has ranges of its own.
      { id: 'bow-near', cells: { weapon: 'bow', to: 8, needed: '3+' } },
      { id: 'bow-far', cells: { weapon: 'bow', to: 24, needed: '5+' } },
      { id: 'gun-near', cells: { weapon: 'gun', to: 6, needed: '2+' } },
      { id: 'gun-far', cells: { weapon: 'gun', to: 24, needed: '6+' } },
    ],
  },
};

/** The table with two more numbers for each weapon. */
function withMore({
  columns,
  rows,
  words: legend,
}: (typeof TABLES)[string]): (typeof TABLES)[string] {
  const more = ['damage', 'shots'].flatMap((value, index) =>
    columns
      .filter((column) => column.value === 'needed')
      .map(({ id, ...column }) => ({
        ...column,
        ...{ id: `${id}-${value}`, type: 'number' as const, value, title: words(value) },
        number: index + 1,
      })),
  );
  return {
    ...(legend && { words: legend }),
    columns: [...columns, ...more.map(({ number: _, ...column }) => column)],
    rows: rows.map((row, index) => ({
      ...row,
      cells: {
        ...row.cells,
        ...Object.fromEntries(
          more.map(({ id, number }, at) => [id, 100 * number + 10 * index + at]),
        ),
      },
    })),
  };
}

const gameOf = (table: (typeof TABLES)[string], more: typeof TABLES = {}) =>
  gameWith({
    values: [
      { id: 'band', title: words('Band'), origin: 'measured', unit: 'inch' },
      ...['needed', 'damage', 'shots'].map((id) => ({
        ...{ id, title: words(id), origin: 'table' as const },
      })),
      { id: 'weapon', title: words('Weapon'), role: true },
    ],
    terms: [
      { id: 'bow', title: words('Bow'), text: words('Bow.') },
      { id: 'gun', title: words('Gun'), text: words('Gun.') },
    ],
    tables: Object.fromEntries(
      Object.entries({ hits: table, ...more }).map(([id, one]) => [
        id,
        { title: words(id === 'hits' ? 'Hits' : id), ...one },
      ]),
    ),
    rules: {
      shot: {
        title: words('Shot'),
        text: words('Shoot.'),
        roll: {
          dice: 'D6',
          target: 'needed',
          outcomes: HIT_OR_MISS,
        },
      },
    },
  });

describe.each(Object.entries(TABLES))('a number, and the word of %s', (_, table) => {
  const game = gameOf(table);
  it('are asked for', () => {
    const problem = problemOf(game.ruleset, entryAt(game, 'rules', 'shot'))!;
    expect(problem.stages['shot']?.states).toEqual([{ role: 'weapon', words: ['bow', 'gun'] }]);
    const hit = (link: string) =>
      resolve(problem, readSituation(problem, link).situation).starts[0];
    expect(hit('band=20&weapon=gun')?.success).toMatchObject({ value: { count: 1n, of: 6n } });
    expect(hit('band=20&weapon=bow')?.success).toMatchObject({ value: { count: 2n, of: 6n } });
    expect(hit('band=6&weapon=bow')?.success).toMatchObject({ value: { count: 4n, of: 6n } });
    expect(hit('band=6')?.success).toMatchObject({ type: 'missing' });
  });
});

it.each([
  // Far: the second row; the first two columns are the damage, of bow and gun, the others the shots.
  ['a heading', [6, 111, 213]],
  ['a row', [6, 130, 231]],
])('all numbers below the word of %s are read on the page of the table', (name, expected) => {
  const game = gameOf(withMore(TABLES[name]!));
  const problem = problemOf(game.ruleset, entryAt(game, 'tables', 'hits'))!;
  const chain = (one?: StageResult): unknown[] =>
    one ? [one.value, ...chain(one.outcomes[0]?.next[0])] : [];
  const { starts } = resolve(problem, readSituation(problem, 'band=20&weapon=gun').situation);
  expect(chain(starts[0])).toEqual(expected.map((value) => ({ type: 'known', value })));
  const at = (link: string) => resolve(problem, readSituation(problem, link).situation).starts[0];
  // Nothing that the table gives is entered there; what is missing is what it is read by.
  const ownStages = Object.values(problem.stages).filter(({ type }) => type === 'value');
  expect(ownStages.map(({ values }) => values)).toEqual([['band'], [], []]);
  expect(at('')?.value).toEqual({ type: 'missing', needs: ['band', 'weapon'] });
  expect(at('band=3')?.value).toEqual({ type: 'missing', needs: ['weapon'] });
  expect(at('band=3&weapon=bow,gun')?.value).toEqual({ type: 'missing', needs: ['weapon'] });
  expect(at('band=99&weapon=gun')?.value).toMatchObject({ type: 'unknown' });
  const texts = textsOf(problem, game.ruleset, 'en');
  expect(texts['because:tables/hits']).toBe('');
  expect(problem.starts.map((key) => texts[`stage:${key}`])).toContain('Hits');
  expect(Object.keys(problem.stages).map((key) => texts[`stage:${key}`])).toEqual(
    expect.arrayContaining(['Hits', 'damage', 'shots']),
  );
});

it('a word and two numbers find one row, which is named by all of them', () => {
  const entry = everyFeature.entries.find(({ address }) => address === 'rules/leap')!;
  const problem = problemOf(everyFeature, entry)!;
  const across = (link: string) =>
    resolve(problem, readSituation(problem, link).situation).starts[0]?.success;
  // 3 yards are up to 5 on firm ground, which need 6, or 3 with a run-up; slippery ground has a row of 3.
  expect(across('footing=firm&gap=3&speed=6')).toMatchObject({ value: { count: 1n, of: 6n } });
  expect(across('footing=firm&gap=3&speed=7')).toMatchObject({ value: { count: 4n, of: 6n } });
  expect(across('footing=slippery&gap=3&speed=7')).toMatchObject({ value: { count: 2n, of: 6n } });
  expect(across('footing=slippery&gap=4&speed=7')).not.toMatchObject({ type: 'known' });
  expect(across('gap=3&speed=7')).toMatchObject({ type: 'missing' });
  const table = everyFeature.entries.find(({ address }) => address === 'tables/leaps');
  if (table?.kind !== 'tables') throw new Error('There is no table of leaps');
  expect(rowLabel(table.data.rows[0]!, table.data, 'en')).toBe('Firm, 2\u00a0yd, 6');
});

it.each(Object.entries(TABLES))(
  'what another table asks that gives the same is not asked on the page of one by %s',
  (_, table) => {
    const others: typeof TABLES = {
      sieges: {
        words: [{ id: 'ram', title: words('Ram') }],
        columns: [
          { id: 'engine', type: 'word', value: 'weapon', match: 'exact', title: words('Engine') },
          { id: 'crew', type: 'number', value: 'damage', match: 'up-to', title: words('Crew') },
          { id: 'needed', ...gives, title: words('Needed') },
        ],
        rows: [{ id: 'ram-crew', cells: { engine: 'ram', crew: 4, needed: '4+' } }],
      },
      camps: {
        columns: [{ id: 'needed', ...gives, title: words('Needed') }],
        rows: [{ id: 'tent', title: words('Tent'), cells: { needed: '2+' } }],
      },
    };
    const game = gameOf(table, others);
    const problemAt = (folder: 'rules' | 'tables', id: string) =>
      problemOf(game.ruleset, entryAt(game, folder, id))!;
    const askedAt = (folder: 'rules' | 'tables', id: string) => {
      const problem = problemAt(folder, id);
      const stages = Object.values(problem.stages);
      return {
        values: [...new Set(stages.flatMap(({ values }) => values))].filter(
          (one) => one !== 'needed',
        ),
        words: [...new Set(stages.flatMap(({ states }) => states.flatMap((state) => state.words)))],
        tables: Object.keys(problem.tables),
      };
    };
    expect(askedAt('tables', 'hits')).toEqual({
      values: ['band'],
      words: ['bow', 'gun'],
      tables: ['hits'],
    });
    expect(askedAt('tables', 'sieges')).toEqual({
      values: ['damage'],
      words: ['ram'],
      tables: ['sieges'],
    });
    expect(askedAt('rules', 'shot').values).toEqual(['band', 'damage']);
    const { situation } = readSituation(problemAt('tables', 'hits'), 'band=6&weapon=bow');
    expect(resolve(problemAt('tables', 'hits'), situation).starts[0]?.value).toMatchObject({
      type: 'known',
      value: 3,
    });
  },
);
