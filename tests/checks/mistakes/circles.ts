/** Cells and values that take their number from each other, so that no number is at the end: each in several forms. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import type { Mistake } from './mistake.ts';

const ALL = ['casualties', 'victory', 'panic'];
/** Those that the sets work out. */
const namesIn = (sets: readonly string[]): string[] =>
  ALL.filter((id) => sets.some((set) => set.includes(`name: ${id},`)));

const declared = (origin: string, names: readonly string[]): string =>
  `${readFileSync(join(GAME, 'values.yaml'), 'utf8')}${names
    .map(
      (id) =>
        `  - { id: ${id}, title: { en: Of ${id}, pl: Suma ${id}, ja: ${id}数 }, origin: ${origin} }\n`,
    )
    .join('')}`;

const entry = (id: string, body: string): string => `id: ${id}
title: { en: Page ${id}, pl: Strona ${id}, ja: ${id}の頁 }
standalone: true
source: [{ document: sheet, page: 2 }]
${body}`;

/** A table with one column and a row for each cell; `value`: the number that the column gives. */
const table = (id: string, cells: Readonly<Record<string, string>>, value?: string): string =>
  entry(
    id,
    `columns:
  - { id: needed, type: number${value === undefined ? '' : `, value: ${value}`}, title: { en: Needed, pl: Trzeba, ja: 必要 } }
rows:
${Object.entries(cells)
  .map(
    ([row, cell]) =>
      `  - { id: ${row}, title: { en: Row ${row}, pl: Wiersz ${row}, ja: ${row}行 }, cells: { needed: ${cell} } }\n`,
  )
  .join('')}`,
  );
const taken = (cell: string, at = ''): string => `{ in: ${at}'tables/${cell}.needed' }`;

const cells = (name: string, to: string, beside: Mistake['beside'] = {}): Mistake => ({
  name,
  file: 'tables/cannon.yaml',
  to,
  beside,
});

const EXAMPLE = (id: string, value: string): string => `examples:
  - id: no-number-${id}
    text: { en: Nobody is there., pl: Nikogo nie ma., ja: 誰もいない。 }
    target: modifiers/${id}
    expect: { ${value}: 2 }
`;
/** Modifiers of a value; `more`: its other fields. */
const set = (id: string, value: string, more = ''): string =>
  entry(
    id,
    `value: { ${value} }
modifiers:
  - { id: big-${id}, title: { en: Big ${id}, pl: Duży ${id}, ja: 大${id} }, change: { add: 1 } }
${more}`,
  );
/** A roll that needs the casualties, so that the values are of use. */
const rollBy = (names: readonly string[]): string =>
  entry(
    'nerve',
    `text: { en: The player rolls., pl: Gracz rzuca., ja: 振る。 }
roll:
  dice: D6
  target: ${names.length === 1 ? names.join() : `[${names.join(', ')}]`}
  modifies: roll
  outcomes:
    - { id: calm, success: true, title: { en: Calm, pl: Spokój, ja: 平静 }, when: [{ subject: roll, atLeast: target }] }
    - { id: flight, title: { en: Flight, pl: Ucieczka, ja: 逃走 } }
`,
  );
const values = (
  name: string,
  to: string,
  beside: Mistake['beside'] = {},
  origin = 'computed',
): Mistake => {
  const names = origin === 'computed' ? namesIn([to, ...Object.values(beside)]) : ALL;
  return {
    name,
    file: 'modifiers/losses.yaml',
    to,
    beside: {
      'values.yaml': declared(origin, names),
      'rules/nerve.yaml': rollBy(names),
      ...beside,
    },
  };
};

/** The circle closes in another file. */
const found = (place: string, mistake: Mistake): Mistake => ({ ...mistake, at: [place] });

export const CIRCLES: Mistake[] = [
  cells(
    'two cells that take a number that a roll uses from each other',
    table(
      'cannon',
      {
        'six-far': taken('cannon#six-near'),
        'six-near': taken('cannon#six-far', '‸'),
        twelve: '3',
      },
      'pins',
    ),
  ),
  cells(
    'a cell that takes a number that a roll uses from itself',
    table('cannon', { 'six-far': taken('cannon#six-far', '‸'), twelve: '3' }, 'pins'),
  ),
  cells(
    'four cells of two tables that take a number from each other, and one from them',
    table(
      'cannon',
      {
        'six-far': taken('guns#light'),
        'six-near': taken('cannon#six-far', '‸'),
        twelve: taken('cannon#six-near'),
      },
      'pins',
    ),
    {
      'tables/guns.yaml': table('guns', {
        light: taken('guns#heavy'),
        heavy: taken('cannon#six-near'),
      }),
    },
  ),
  cells(
    'two cells that take a number from each other, which no roll uses',
    table('cannon', {
      'six-far': taken('cannon#six-near'),
      'six-near': taken('cannon#six-far', '‸'),
    }),
  ),
  found(
    'tables/mortars.yaml:8:97',
    cells(
      'a cell of three tables that leads back to itself, and one that leads to it',
      table('cannon', { 'six-far': taken('guns#light'), twelve: taken('cannon#six-far') }),
      {
        'tables/guns.yaml': table('guns', { light: taken('mortars#heavy') }),
        'tables/mortars.yaml': table('mortars', { heavy: taken('cannon#six-far') }),
      },
    ),
  ),
  {
    ...cells(
      'an amount in a cell that takes its number from itself',
      table('cannon', { 'six-far': taken('cannon#six-far', '‸'), twelve: '3' }),
    ),
    beside: {
      'modifiers/losses.yaml': set('losses', 'name: casualties, base: 2', '').replace(
        'add: 1',
        `add: ${taken('cannon#six-far')}`,
      ),
      'values.yaml': declared('computed', ['casualties']),
      'rules/nerve.yaml': rollBy(['casualties']),
    },
  },
  cells(
    'a cell that takes its number from a cell that takes it from a third',
    table(
      'cannon',
      { 'six-far': taken('guns#light'), 'six-near': taken('cannon#six-far'), twelve: '3' },
      'pins',
    ),
    { 'tables/guns.yaml': table('guns', { light: taken('guns#heavy'), heavy: '4' }) },
  ),

  values(
    'a value that is worked out from itself',
    set('losses', 'name: casualties, base: ‸casualties', EXAMPLE('losses', 'casualties')),
  ),
  values(
    'a value that is worked out from another and itself',
    set('losses', 'name: casualties, base: ‸[distance, { each: 2, per: casualties }]'),
  ),
  values(
    'a value that is worked out as never more than itself',
    set('losses', 'name: casualties, base: 2, atMost: ‸casualties'),
  ),
  {
    ...values(
      'a step whose value is what players count, with nothing that changes it',
      '',
      {},
      'count',
    ),
    file: 'procedures/losses.yaml',
    to: entry(
      'losses',
      `steps:
  - id: dead
    text: { en: They are counted., pl: Liczy się je., ja: 数える。 }
    value: { name: casualties, base: ‸casualties }
`,
    ),
  },
  found(
    'modifiers/winning.yaml:5:31',
    values(
      'two values that are worked out from each other',
      set('losses', 'name: casualties, base: victory', EXAMPLE('losses', 'casualties')),
      {
        'modifiers/winning.yaml': set(
          'winning',
          'name: victory, base: casualties',
          EXAMPLE('winning', 'victory'),
        ),
      },
    ),
  ),
  found(
    'modifiers/winning.yaml:5:31',
    values(
      'two values that are worked out from each other and numbers',
      set('losses', 'name: casualties, base: { each: 2, per: victory }'),
      { 'modifiers/winning.yaml': set('winning', 'name: victory, base: [3, casualties]') },
    ),
  ),
  found(
    'modifiers/winning.yaml:5:31',
    values(
      'three values that are worked out from each other, by a limit, too',
      set('losses', 'name: casualties, base: panic, atLeast: 0'),
      {
        'modifiers/fear.yaml': set('fear', 'name: panic, base: 2, atMost: victory'),
        'modifiers/winning.yaml': set('winning', 'name: victory, base: casualties'),
      },
    ),
  ),
  values(
    'a value that depends on one that depends on a third',
    set('losses', 'name: casualties, base: victory'),
    {
      'modifiers/fear.yaml': set('fear', 'name: panic, base: distance'),
      'modifiers/winning.yaml': set('winning', 'name: victory, base: [panic, pins]'),
    },
  ),
  values(
    'modifiers of a number that players count',
    set('losses', 'name: casualties, base: casualties'),
    {},
    'count',
  ),
];
