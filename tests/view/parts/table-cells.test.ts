/** Cells of tables as players read them, in the notation of their column. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../../src/i18n/languages.ts';
import { createReader } from '../../../src/view/context.ts';
import { tableSheet } from '../../../src/view/parts/table.ts';
import { columnLines, entryAt, file, gameWith, head, written } from '../small-game.ts';

const COLUMNS = {
  number: 'type: number',
  signed: 'type: signed',
  threshold: 'type: threshold',
  dice: 'type: dice',
  count: 'type: count',
  band: 'type: die-range',
  distance: 'type: distance, unit: inch',
  multiple: 'type: multiple',
  word: 'type: word',
  text: 'type: text',
  rules: 'type: rules',
};

type Row = [column: keyof typeof COLUMNS, cell: string, en: string, pl?: string, ja?: string];
const CELLS: Row[] = [
  ['number', '24', '24'],
  ['number', 'none', 'none', 'brak', 'なし'],
  ['number', 'unknown', '?'],
  ['number', 'towed', 'Towed', 'Holowane', '牽引'],
  ['number', '{ value: 5, notes: [n] }', '5'],
  ['number', '{ when: [{ subject: distance, above: 6 }] }', ''],
  ['number', '[3, 4]', '3, 4', '3, 4', '3、4'],
  ['number', '[{ value: 2 }, { value: 3 }]', '2 / 3'],
  [
    'number',
    `[{ value: 2 }, { text: ${written('more', 'więcej', '以上')} }]`,
    '2, more',
    '2, więcej',
    '2、以上',
  ],
  ['signed', '1', '+1'],
  ['signed', '-2', '−2'],
  ['signed', '-2..1', '−2 – 1'],
  ['threshold', '3+', '3+'],
  ['dice', '2D6', '2D6', '2K6'],
  ['count', 'D3', 'D3', 'K3'],
  ['count', '4', '4'],
  ['band', '1..3', '1–3'],
  ['band', '..1', '≤ 1'],
  ['band', '7..', '≥ 7'],
  ['band', 'none', ''],
  ['distance', '6', '6″'],
  ['distance', '18..60', '18–60″'],
  ['distance', '[{ value: ..48 }, { value: 24..48 }]', '(0/24)–48″'],
  ['multiple', '2', '×2'],
  ['multiple', '1/2', '×½'],
  ['word', 'towed', 'Towed', 'Holowane', '牽引'],
  ['word', '[towed, oxen]', 'Towed, Oxen', 'Holowane, Woły', '牽引、牛'],
  ['text', `{ text: ${written('Up to *6*', 'Do *6*', '*6*まで')} }`, 'Up to 6', 'Do 6', '6まで'],
  ['rules', '{ rule: rules/cover }', 'Cover', 'Osłona', '遮蔽'],
  ['rules', '{ rule: rules/cover, with: 2D6 }', 'Cover (2D6)', 'Osłona (2K6)', '遮蔽（2D6）'],
  ['rules', '{ in: tables/damage }', 'Damage', 'Uszkodzenia', '損害'],
  ['rules', '{ in: tables/blast }', 'BL', 'WY', 'BL'],
  ['rules', '{ in: tables/blast#only, with: D6 }', 'BL (D6)', 'WY (K6)', 'BL（D6）'],
  ['rules', '{ rule: tables/cells#r0 }', '24'],
  [
    'rules',
    '[{ rule: rules/cover }, { rule: rules/cover#walls }]',
    'Cover, Walls are hard cover',
    'Osłona, Mury to twarda osłona',
    '遮蔽、壁は硬遮蔽',
  ],
];

const cells = [
  head('cells'),
  'words:',
  `  - { id: towed, title: ${written('Towed', 'Holowane', '牽引')} }`,
  `  - { id: oxen, title: ${written('Oxen', 'Woły', '牛')} }`,
  'columns:',
  `  - { id: row, title: ${written('Row')}, type: number }`,
  ...Object.entries(COLUMNS).map(
    ([id, column]) => `  - { id: ${id}, title: ${written(id)}, ${column} }`,
  ),
  'rows:',
  ...CELLS.map(([column, cell], index) => {
    const others = Object.keys(COLUMNS).filter((id) => id !== column);
    return `  - { id: r${index}, cells: { row: ${index + 24}, ${column}: ${cell}, ${others.map((id) => `${id}: none`).join(', ')} } }`;
  }),
  'notes:',
  `  - { id: n, text: ${written('A note.')} }`,
].join('\n');
const blast = [
  head('blast', 'abbreviation: { all: BL, pl: WY }'),
  ...columnLines(['type: number']),
  `rows: [{ id: only, title: ${written('Only')}, cells: { c0: 1 } }]`,
].join('\n');

const game = gameWith([file('tables/cells', cells), file('tables/blast', blast)]);
const sheet = (language: Language) => {
  const entry = entryAt(game, 'tables/cells');
  if (entry.kind !== 'tables') throw new Error('This is no table');
  return tableSheet(entry, createReader(language, game, entry.address));
};
const cellOf = (index: number, language: Language = 'en') => {
  const rows = sheet(language).groups.flatMap((group) => group.rows);
  const id = `r${index}.${CELLS[index]?.[0]}`;
  const cell = rows[index]?.cells.find((one) => one.id === id);
  if (!cell) throw new Error(id);
  return cell;
};
const indexOf = (cell: string) => CELLS.findIndex((row) => row[1] === cell);

describe('a cell', () => {
  it.each(CELLS.map((row, index) => [index, ...row] as const))(
    '%i of the column %s: %s',
    (index, _column, _cell, en, pl = en, ja = en) => {
      expect(LANGUAGE_TAGS.map((language) => cellOf(index, language).plain)).toEqual([en, pl, ja]);
    },
  );
  it.each([
    ['{ rule: rules/cover, with: 2D6 }', '<a href="/pl/skirmish/rules/cover/">Osłona (2K6)</a>'],
    ['{ rule: tables/cells#r0 }', '<a href="#r0">24</a>'],
    ['{ in: tables/blast }', '<a href="/pl/skirmish/tables/blast/">WY</a>'],
    [
      '{ in: tables/blast#only, with: D6 }',
      '<a href="/pl/skirmish/tables/blast/#only">WY (K6)</a>',
    ],
    [
      '[{ rule: rules/cover }, { rule: rules/cover#walls }]',
      '<a href="/pl/skirmish/rules/cover/">Osłona</a>, <a href="/pl/skirmish/rules/cover/#walls">Mury to twarda osłona</a>',
    ],
    [CELLS.find(([column]) => column === 'text')?.[1] ?? '', 'Do <em>6</em>'],
    ['unknown', ''],
    ['24', '24'],
  ])('%s is %s on a page', (cell, html) => {
    expect(cellOf(indexOf(cell), 'pl').html).toBe(html);
  });
  it.each([
    ['24', 'figure'],
    ['{ value: 5, notes: [n] }', 'figure'],
    ['none', 'none'],
    ['{ when: [{ subject: distance, above: 6 }] }', 'none'],
    ['unknown', 'unknown'],
    ['towed', 'word'],
    ['{ rule: rules/cover }', 'text'],
    ['[{ value: 2 }, { value: 3 }]', 'figure'],
  ])('%s is a %s', (cell, type) => {
    expect(cellOf(indexOf(cell)).type).toBe(type);
  });
  it('has the signs of its notes', () => {
    expect(cellOf(indexOf('{ value: 5, notes: [n] }')).signs).toEqual(['1']);
    expect(cellOf(indexOf('[3, 4]')).signs).toEqual([]);
  });
});
