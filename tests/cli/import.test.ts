/** A table from elsewhere becomes a table file that passes the check, and what is not certain is said. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importTable } from '../../src/cli/starter/import-table.ts';
import { run } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
const rules = join(folder, 'rules');
mkdirSync(rules);
run('new', 'ruleset', 'border-raid', '--rules', rules);
afterAll(() => rmSync(folder, { recursive: true }));

interface Table {
  columns: { id: string; type: string; unit?: string }[];
  rolls?: { dice: string; rangeColumn: string }[];
  rows: { id: string; title: { en: string }; cells: Record<string, unknown> }[];
}
const imported = (source: string) => {
  const { text, doubts } = importTable(source, 'en');
  const { columns, rolls, rows } = parse(text) as Table;
  return { types: columns.map(({ type }) => type), columns, rolls, rows, doubts };
};
const column = (...cells: string[]) =>
  imported(
    [
      'Name,X',
      ...cells.map((cell, at) => `Row ${'abcdefgh'[at]},"${cell.replaceAll('"', '""')}"`),
    ].join('\n'),
  );

describe('the type of a column', () => {
  it.each([
    ['number', ['24', '6', '-1']],
    ['signed', ['+1', '-2', '0']],
    ['signed', ['+1', '−2']],
    ['threshold', ['3+', '5+']],
    ['dice', ['D6', '2d6', '3W6']],
    ['count', ['1', 'D3']],
    ['multiple', ['×2', 'x3']],
    ['distance', ['24"', '6″', '12 in']],
    ['distance', ['0–12"', '12-24"']],
    ['text', ['Slow', 'Fast']],
    ['text', ['', '—']],
  ])('%s: %j', (type, cells) => {
    expect(column(...cells).types).toEqual([type]);
  });

  it.each([
    ['D6', ['1–2', '3-5', '6']],
    ['2D6', ['2..3', '4 to 9', '10–12']],
    ['D10', ['1-9', '10']],
  ])('results of %s: %j', (dice, cells) => {
    const { types, rolls, doubts } = column(...cells);
    expect(types).toEqual(['die-range']);
    expect(rolls).toMatchObject([{ dice, rangeColumn: 'x' }]);
    expect(doubts.join()).toContain(`results of ${dice}`);
  });
});

describe('what is not certain', () => {
  it.each([
    ['ranges with a gap', ['1-2', '4-5'], 'distances in inches'],
    ['a figure among texts', ['3+', '4+', 'special'], "not 'special'"],
    ['an empty cell', ['3+', ''], '(1) were taken as `none`'],
  ])('is said: %s', (_, cells, doubt) => {
    expect(column(...cells).doubts.join()).toContain(doubt);
  });

  it('is nothing where all is clear', () => {
    expect(column('3+', '4+').doubts).toEqual([]);
  });

  it('is the id of a name without Latin letters, or of two rows of one name', () => {
    const { rows, doubts } = imported('名前,値\n小銃,1\nRifle,2\nRifle,3');
    expect(rows.map(({ id }) => id)).toEqual(['row-1', 'rifle', 'rifle-3']);
    expect(doubts).toHaveLength(3);
  });
});

describe('a table that was copied', () => {
  const cells = [
    ['Weapon', 'Range', 'Notes'],
    ['Rifle', '24', 'Slow, "old"'],
    ['Mortar', '12', 'a|b'],
  ];
  it.each([
    [
      'CSV',
      cells
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\r\n'),
    ],
    [
      'semicolons',
      cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n'),
    ],
    ['tabs', cells.map((row) => row.join('\t')).join('\n')],
  ])('is read: %s', (_, source) => {
    const { rows } = imported(source);
    expect(rows).toMatchObject([
      {
        id: 'rifle',
        title: { en: 'Rifle' },
        cells: { range: 24, notes: { text: { en: 'Slow, "old"' } } },
      },
      { id: 'mortar', cells: { range: 12, notes: { text: { en: 'a|b' } } } },
    ]);
  });

  it('is read: Markdown, with the results of a roll first', () => {
    const { rows, types } = imported('| D6 | Result |\n|---|:-:|\n| 1-3 | Calm |\n| 4-6 | Storm |');
    expect(types).toEqual(['die-range']);
    expect(rows).toMatchObject([{ id: 'calm', cells: { d6: '1..3' } }, { id: 'storm' }]);
  });

  it.each([
    ['', 'There is no table'],
    ['one\ntwo', 'There is no table'],
    ['a,b\nx,1,2', 'Row 1 has 3 cells'],
  ])('is refused: %j', (source, message) => {
    expect(() => importTable(source, 'en')).toThrow(message);
  });
});

it('is written into the ruleset, and passes the check', () => {
  const file = join(folder, 'weapons.csv');
  writeFileSync(
    file,
    'Weapon,Range,Shots,To hit,Save,Roll\nRifle,24",1,3+,–,1-3\n"Łuk, long",12–60",d6,5+,4+,4-6\n',
  );
  const { status, stdout } = run('import', file, 'border-raid', 'weapons', '--rules', rules);
  expect(status).toBe(0);
  expect(stdout).toContain('Save: empty or dashed cells (1)');
  expect(readFileSync(join(rules, 'border-raid/tables/weapons.yaml'), 'utf8')).toContain(
    '# Not sure:',
  );
  const checked = run('check', '--rules', rules);
  expect(checked).toMatchObject({ status: 0, stdout: checked.stdout });
  expect(run('import', file, 'border-raid', 'weapons', '--rules', rules).status).toBe(2);
});
