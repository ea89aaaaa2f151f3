/** Tables as players read them: headings, groups, and how they fit on a phone. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { createReader } from '../../../src/view/context.ts';
import { fullHeads, tableSheet } from '../../../src/view/parts/table.ts';
import { columnLines, entryAt, file, gameWith, head, written } from '../small-game.ts';

const rowsWith = (count: number) => [
  'rows:',
  `  - { id: a, title: ${written('A')}, cells: { ${Array.from({ length: count }, (_, index) => `c${index}: none`).join(', ')} } }`,
];
const NUMBER = 'type: number';
const WORDS = 'type: text';
const BAND = 'type: die-range';
const of = (count: number, column: string): string[] => Array<string>(count).fill(column);
const LAYOUTS: [columns: string[], layout: string][] = [
  [of(1, NUMBER), 'plain'],
  [of(3, NUMBER), 'plain'],
  [of(4, NUMBER), 'wide'],
  [of(3, WORDS), 'plain'],
  [of(4, WORDS), 'wide'],
  [[WORDS, NUMBER], 'plain'],
  [[NUMBER, WORDS], 'fold'],
  [[NUMBER, WORDS, 'type: rules'], 'fold'],
  [[NUMBER, 'type: word'], 'fold'],
  [[...of(5, NUMBER), WORDS], 'fold'],
  [[...of(6, NUMBER), WORDS], 'wide'],
  [of(5, `${BAND}, group: one`), 'bands'],
  [of(4, `${BAND}, group: one`), 'wide'],
  [of(5, BAND), 'wide'],
  [of(5, `${NUMBER}, group: one`), 'wide'],
];
const GROUPS = `groups:
  - { id: one, title: ${written('One', 'Jeden', '一')}, text: ${written('The first.')} }
  - { id: two, title: ${written('Two', 'Dwa', '二')} }`;
const layouts = LAYOUTS.map(([columns], index) =>
  file(
    `tables/l${index}`,
    [head(`l${index}`, GROUPS), ...columnLines(columns), ...rowsWith(columns.length)].join('\n'),
  ),
);
const grouped = [
  head('grouped', GROUPS),
  ...columnLines([
    `${NUMBER}, group: one`,
    `${NUMBER}, group: one`,
    NUMBER,
    `${NUMBER}, group: two`,
  ]),
  'rows:',
  ...[
    ['a', ''],
    ['b', 'group: one, '],
    ['c', 'group: one, evidence: inferred, '],
    ['d', 'group: two, '],
  ].map(
    ([id, more]) =>
      `  - { id: ${id}, title: ${written(`Row ${id}`)}, ${more}cells: { c0: 1, c1: 2, c2: 3, c3: unknown } }`,
  ),
].join('\n');
const untitled = [
  head('untitled'),
  ...columnLines(['type: distance, unit: inch, match: up-to', NUMBER]),
  'rows: [{ id: near, cells: { c0: 6, c1: 1 } }, { id: far, cells: { c0: 12, c1: 2 } }]',
].join('\n');
const partly = untitled
  .replace('id: untitled', 'id: partly')
  .replace('id: far', `id: far, title: ${written('Far')}`);

const game = gameWith([
  file('tables/grouped', grouped),
  file('tables/untitled', untitled),
  file('tables/partly', partly),
  ...layouts,
]);
function sheet(id: string, language: Language = 'en') {
  const entry = entryAt(game, `tables/${id}`);
  if (entry.kind !== 'tables') throw new Error(id);
  return tableSheet(entry, createReader(language, game, entry.address));
}

it.each(LAYOUTS.map(([columns, layout], index) => [layout, columns.join('; '), index] as const))(
  'a table is laid out %s: %s',
  (layout, _, index) => {
    expect(sheet(`l${index}`).layout).toBe(layout);
  },
);

describe('headings', () => {
  it('stand over the columns of their group', () => {
    expect(sheet('grouped', 'pl').heads).toEqual([
      { title: 'Jeden', span: 2 },
      { title: '', span: 1 },
      { title: 'Dwa', span: 1 },
    ]);
    expect(sheet('l0').heads).toEqual([]);
  });
  it('that can be used alone name their group', () => {
    expect(fullHeads(sheet('grouped'))).toEqual([
      'One: Col 0',
      'One: Col 1',
      'Col 2',
      'Two: Col 3',
    ]);
    expect(fullHeads(sheet('l0'))).toEqual(['Col 0']);
  });
});

describe('rows', () => {
  it('stand under their groups', () => {
    const groups = sheet('grouped', 'ja').groups.map(({ title, text, rows }) => ({
      title,
      text,
      rows: rows.map(({ label }) => label.plain),
    }));
    expect(groups).toEqual([
      { title: undefined, text: undefined, rows: ['Row a'] },
      { title: '一', text: 'The first.', rows: ['Row b', 'Row c'] },
      { title: '二', text: undefined, rows: ['Row d'] },
    ]);
    expect(sheet('grouped').groups[2]).not.toHaveProperty('text');
  });
  it('have a source status of their own', () => {
    const rows = sheet('grouped').groups.flatMap((group) => group.rows);
    expect(rows.map(({ provenance }) => provenance.evidence)).toEqual([
      'as-printed',
      'as-printed',
      'inferred',
      'as-printed',
    ]);
    expect(rows[0]?.cells.map(({ provenance }) => provenance.evidence)).toEqual([
      'as-printed',
      'as-printed',
      'as-printed',
      'unknown',
    ]);
  });
  it('without titles are named by their key, which is not repeated', () => {
    const { key, columns, groups } = sheet('untitled');
    expect([key, columns.map(({ id }) => id)]).toEqual(['c0', ['c1']]);
    expect(groups[0]?.rows.map(({ label }) => label.plain)).toEqual(['6″', '12″']);
  });
  it('of which one has a title keep the key as a column', () => {
    const { key, columns, groups } = sheet('partly');
    expect([key, columns.map(({ id }) => id)]).toEqual([undefined, ['c0', 'c1']]);
    expect(groups[0]?.rows.map(({ label }) => label.plain)).toEqual(['6″', 'Far']);
  });
});
