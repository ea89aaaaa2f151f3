/** A table from elsewhere becomes a table file that passes the check, and what is not certain is said. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importTable } from '../../src/cli/starter/import-table.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { languageOf } from '../../src/cli/import.ts';
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
    ['dice', ['1D6', '2D6', '1w6+1']],
    ['count', ['1', 'D3']],
    ['multiple', ['×2', 'x3']],
    ['distance', ['24"', '6″', '12 in']],
    ['distance', ['0–12"', '12-24"']],
    ['number', ['45%', '20 %']],
    ['number', ['1,5', '2']],
    ['number', ['½', '2½', '3 1/2']],
    ['multiple', ['×½', '×2']],
    ['distance', ['24 cm', '30cm']],
    ['distance', ['10–20 cm', '1,5 cm']],
    ['distance', ['6 feet', '2 ft']],
    ['number', ['95 pts', '5 points']],
    ['text', ['Slow', 'Fast']],
    ['text', ['', '—']],
  ])('%s: %j', (type, cells) => {
    expect(column(...cells).types).toEqual([type]);
  });

  it.each([
    [['24 cm', '30cm', '10–20 cm'], 'cm', [24, 30, '10..20']],
    [['24"', '12 cale', '6″'], 'inch', [24, 12, 6]],
    [['95 pts', '5 points', '1 pkt'], 'point', [95, 5, 1]],
    [['1,5', '-2,25', '1,500', '0,125'], undefined, [1.5, -2.25, 1500, 0.125]],
    [['12,5', '1.250', '20,50'], undefined, [12.5, 1250, 20.5]],
    [['45%', '20 %', '5–10 %'], undefined, ['45%', '20%', '5..10%']],
    [['½', '2½', '¾'], undefined, ['1/2', '2 1/2', '3/4']],
  ])('has its unit, and cells as they are written in files: %j', (cells, unit, expected) => {
    const { columns, rows } = column(...cells);
    expect(columns[0]?.unit).toBe(unit);
    expect(rows.map((row) => row.cells['x'])).toEqual(expected);
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
    [
      'two cells of two types',
      ['24"', 'D6'],
      "different types, '24\"', 'D6'; all were taken as texts",
    ],
    ['a figure and two texts', ['24', 'far', 'near'], "'24' can be figures, but not 'far', 'near'"],
    [
      'dice with a unit',
      ['D6"', '2D6"'],
      'the unit inch was left out, since a column of type dice',
    ],
    ['two units', ['24"', '60 cm'], 'several units, inch and cm; all were taken as texts'],
    ['a unit at some cells', ['24 pts', '12'], 'without a unit (1) were taken as point'],
    ['a unit that is not declared', ['24 cm', '12 cm'], '`units: [{ id: cm, '],
    ['a decimal comma', ['1,5', '2'], "the comma of '1,5' was taken as a decimal sign"],
    ['a comma between thousands', ['1,500', '20'], "'1,500' was taken as one between thousands"],
    ['a point and three digits', ['1.500', '20'], "the point of '1.500' was taken as a decimal"],
    [
      'a point and three digits beside a decimal comma',
      ['1.250', '12,5'],
      "the point of '1.250' was taken as one between thousands, since '12,5' has a decimal comma",
    ],
    ['one die', ['1D6', '2D6'], "'1D6' was written D6"],
  ])('is said: %s', (_, cells, doubt) => {
    expect(column(...cells).doubts.join()).toContain(doubt);
  });

  it('names what to add in the language of the ruleset', () =>
    expect(importTable('Name;Weite\nReiter;24 cm', 'pl').doubts.join()).toContain(
      'title: { pl: cm }',
    ));

  it('is nothing where all is clear', () => {
    expect(column('3+', '4+').doubts).toEqual([]);
    expect(column('24"', '12"').doubts).toEqual([]);
    expect(column('45%', '½', '1.5').doubts).toEqual([]);
    expect(column('Slow', 'Two of 3').doubts).toEqual([]);
  });

  it('is the id of a name with letters that English has not, spelt as messages spell it', () => {
    const { rows, columns } = imported('Name,Würfel\nFuß,1\nŁódź,2');
    expect([columns[0]?.id, ...rows.map(({ id }) => id)]).toEqual(['wuerfel', 'fuss', 'lodz']);
  });

  it('is the id of a name without Latin letters, or of two rows of one name', () => {
    const { rows, doubts } = imported('名前,値\n小銃,1\nRifle,2\nRifle,3');
    expect(rows.map(({ id }) => id)).toEqual(['row-1', 'rifle', 'rifle-3']);
    expect(doubts).toHaveLength(3);
  });
});

describe('a cell that holds no figure', () => {
  it.each([
    ['number', ['24', 'Brak', '6'], [24, 'none', 6]],
    ['threshold', ['3+', 'nil', '4+'], ['3+', 'none', '4+']],
    ['dice', ['2D6', 'n.a.', ''], ['2D6', 'none', 'none']],
    [
      'number',
      ['1', 'nie dotyczy', 'なし', 'keine', 'aucun', '—'],
      [1, ...Array<string>(5).fill('none')],
    ],
  ])('leaves a column of type %s as it is, and is named: %j', (type, cells, expected) => {
    const { types, rows, doubts } = column(...cells);
    expect(types).toEqual([type]);
    expect(rows.map((row) => row.cells['x'])).toEqual(expected);
    const words = cells.filter((cell) => /^\D+$/.test(cell)).map((cell) => `'${cell}'`);
    for (const word of words) expect(doubts.join()).toContain(word);
  });
  it('is a text among texts', () => {
    const { rows } = column('heavy', 'brak', 'none', 'n/a');
    expect(rows.map((row) => row.cells['x'])).toEqual([
      ...['heavy', 'brak', 'none'].map((en) => ({ text: { en } })),
      'none',
    ]);
  });
});

describe('a figure', () => {
  it.each([
    ['distance', 'cm', ['do 30 cm', '15 cm'], ['..30', 15], "'do 30 cm' was taken as a range"],
    ['distance', 'inch', ['up to 6"', 'min. 12"'], ['..6', '12..'], 'up to 6'],
    ['distance', 'inch', ['od 6" do 12"', '24"'], ['6..12', 24], undefined],
    ['number', undefined, ['max. 8', '3'], ['..8', 3], '`0..X` if it begins at 0'],
    ['number', undefined, ['≥ 7', '2'], ['7..', 2], 'without an end'],
    ['number', undefined, ['3以上', '2'], ['3..', 2], 'without an end'],
    ['number', undefined, ['5 or less', '7 or more'], ['..5', '7..'], '5 or less'],
    ['number', 'point', ['do 40 pkt', 'od 60 pkt'], ['..40', '60..'], 'do 40 pkt'],
    [
      'number',
      undefined,
      ['3 400', '12 000 000', '7'],
      [3400, 12000000, 7],
      "'3 400' was taken as one number, 3400",
    ],
    ['number', undefined, ['3\u00a0400', '2\u202f100,5'], [3400, 2100.5], 'one number, 3400'],
    ['number', undefined, ["3'400", '2’100'], [3400, 2100], 'one number'],
    ['number', undefined, ['3,400,000', '1,200'], [3400000, 1200], 'between thousands'],
    ['number', undefined, ['3 1/2', '4'], ['3 1/2', 4], undefined],
    ['distance', 'm', ['1 200 m', '300 m'], [1200, 300], 'one number, 1200'],
  ])('of type %s in %s is read: %j', (type, unit, cells, expected, doubt) => {
    const { columns, rows, doubts } = column(...cells);
    expect(columns[0]).toMatchObject({ type, ...(unit && { unit }) });
    expect(rows.map((row) => row.cells['x'])).toEqual(expected);
    if (doubt !== undefined) expect(doubts.join()).toContain(doubt);
  });
  it.each([[['12 34', '5']], [['up to', '5']], [['up to 5 or more', '5']], [['max 3 dice', '5']]])(
    'is a text where it is not clear, and nothing of it is lost: %j',
    (cells) => {
      const { rows, doubts } = column(...cells);
      expect(rows.map((row) => row.cells['x'])).toEqual(cells.map((en) => ({ text: { en } })));
      expect(doubts.join()).toContain('were taken as texts');
    },
  );
});

describe('the unit in a heading', () => {
  const under = (heading: string, ...cells: string[]) => {
    const lines = cells.map((cell, at) => `Row ${'abcd'[at]};${cell}`);
    const { columns, rows, doubts } = imported([`Name;${heading}`, ...lines].join('\n'));
    return { column: columns[0], cells: rows.map((row) => Object.values(row.cells)[0]), doubts };
  };
  it.each([
    [
      'Reach (cm)',
      ['10', '20-30'],
      { id: 'reach', type: 'distance', unit: 'cm', title: { en: 'Reach' } },
    ],
    ['Ruch [cale]', ['4', 'do 6'], { id: 'ruch', type: 'distance', unit: 'inch' }],
    ['Move, in', ['4', '6 in'], { id: 'move', type: 'distance', unit: 'inch' }],
    ['Depth in mm', ['4', '6'], { id: 'depth', type: 'distance', unit: 'mm' }],
    ['Width/m', ['4', '6'], { id: 'width', type: 'distance', unit: 'm' }],
    ['Price (pts)', ['4', '1 600'], { id: 'price', type: 'number', unit: 'point' }],
    ['射程（cm）', ['4', '6'], { type: 'distance', unit: 'cm', title: { en: '射程' } }],
  ])('is that of its figures, and this is said: %s', (heading, cells, expected) => {
    const found = under(heading, ...cells);
    expect(found.column).toMatchObject(expected);
    expect(found.doubts.join('\n')).toContain(
      `${expected.unit} was taken from the heading '${heading}'`,
    );
    // The heading says it of all of them.
    expect(found.doubts.join('\n')).not.toContain('without a unit');
  });
  it('is a sign of percent for figures and ranges', () => {
    const { column: one, cells } = under('Loss (%)', '5', '10-20', 'brak', '7%');
    expect(one).toMatchObject({ id: 'loss', type: 'number' });
    expect(one).not.toHaveProperty('unit');
    expect(cells).toEqual(['5%', '10..20%', 'none', '7%']);
  });
  it.each([
    ['Shots/turn', ['1', '2'], 'number'],
    ['Shots (max)', ['1', '2'], 'number'],
    ['Hits (cm)', ['D6', '2D6'], 'dice'],
    ['Reach (cm)', ['far', 'near'], 'text'],
    ['cm', ['1', '2'], 'number'],
    ['Reach (cm)', ['4"', '6"'], 'distance'],
  ])('is left where it is none, or not that of the cells: %s %j', (heading, cells, type) => {
    const found = under(heading, ...cells);
    expect(found.column).toMatchObject({ type, title: { en: heading } });
    expect(found.doubts.join()).not.toContain('from the heading');
  });
  it('stays in two headings that would be one without it', () => {
    const { columns } = imported('Name;Reach (cm);Reach (in)\nA;10;4\nB;20;8');
    expect(columns).toMatchObject([
      { id: 'reach-cm', unit: 'cm', title: { en: 'Reach (cm)' } },
      { id: 'reach-in', unit: 'inch', title: { en: 'Reach (in)' } },
    ]);
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
    ['Name;Reach, cm\nBow;1,5\nGun;2', 'distance', [1.5, 2]],
    ['Name\tShots; max\nBow\t1\nGun\t2', 'number', [1, 2]],
    ['Name,"Reach; far"\nBow,1\nGun,"2"', 'number', [1, 2]],
    ['Name;Says, briefly\nBow;Near, far\nGun;Far, near', 'text', undefined],
  ])('has the separator with which its lines are alike: %j', (source, type, expected) => {
    const { columns, rows } = imported(source);
    expect(columns.map((one) => one.type)).toEqual([type]);
    if (expected) expect(rows.map(({ cells: own }) => Object.values(own)[0])).toEqual(expected);
    expect(rows.map(({ id }) => id)).toEqual(['bow', 'gun']);
  });

  it.each([
    ['', 'There is no table'],
    ['one\ntwo', 'There is no table'],
    ['a,b\nx,1,2', 'Line 2 has 3 cells, but there are 2 headings. Quote a cell that has a comma'],
    [
      'a;b\n\n"x\ny";1\n\nz;1;2',
      'Line 6 has 3 cells, but there are 2 headings. Quote a cell that has a semicolon',
    ],
    [
      '\na\tb\nx\t1\t2',
      'Line 3 has 3 cells, but there are 2 headings. Quote a cell that has a tab',
    ],
    [
      '| a | b |\n|---|---|\n| x | 1 | 2 |',
      'Line 3 has 3 cells, but there are 2 headings. Replace the |',
    ],
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
  expect(stdout).toContain("Save: cells with '–' (1)");
  const text = readFileSync(join(rules, 'border-raid/tables/weapons.yaml'), 'utf8');
  expect(text).toContain('# Not sure:');
  // It is no example.
  expect(text).toMatch(/^id: weapons\n/);
  const checked = run('check', '--rules', rules);
  expect(checked).toMatchObject({ status: 0, stdout: checked.stdout });
  expect(run('import', file, 'border-raid', 'weapons', '--rules', rules).status).toBe(2);
});

describe('a file that is not UTF-8', () => {
  const POLISH = 'Broń;Zasięg\nŁuk;24\n';
  const big = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const importOf = (bytes: Uint8Array, id: string) => {
    const file = join(folder, `${id}.csv`);
    writeFileSync(file, bytes);
    return run('import', file, 'border-raid', id, '--rules', rules);
  };
  it.each<[string, Uint8Array]>([
    ['little-endian', Buffer.from(`\uFEFF${POLISH}`, 'utf16le')],
    ['big-endian', big(`\uFEFF${POLISH}`)],
    ['without-mark', Buffer.from(POLISH.repeat(2), 'utf16le')],
  ])('is read if it is UTF-16: %s', (id, bytes) => {
    expect(importOf(bytes, id)).toMatchObject({ status: 0 });
    const text = readFileSync(join(rules, `border-raid/tables/${id}.yaml`), 'utf8');
    expect(text).toContain('Zasięg');
    expect(text).toContain('id: luk');
    rmSync(join(rules, `border-raid/tables/${id}.yaml`));
  });
  it.each<[string, Uint8Array, string]>([
    ['windows-1250', Buffer.from('Bro\xf1;Zasi\xeag\nA;1\n', 'latin1'), 'Save it as “CSV UTF-8”'],
    ['latin-1', Buffer.from('Name,Gr\xf6\xdfe\nA,1\n', 'latin1'), 'Save it as “CSV UTF-8”'],
    ['shift-jis', Buffer.from([0x95, 0x90, 0x8a, 0xed, 0x2c, 0x41, 0x0a]), 'The file is not UTF-8'],
    ['workbook', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'), 'This is a workbook (or a zip)'],
    ['old-workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is a workbook'],
    ['pdf', Buffer.from('%PDF-1.7\n'), 'This is a PDF'],
  ])('is refused, and nothing is written: %s', (id, bytes, message) => {
    const { status, stderr } = importOf(bytes, id);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(join(rules, `border-raid/tables/${id}.yaml`))).toBe(false);
  });
  it('is no workbook because its first heading is PK', () => {
    expect(importOf(Buffer.from('PK,X\nA,1\n'), 'pk').status).toBe(0);
    rmSync(join(rules, 'border-raid/tables/pk.yaml'));
  });
});

it('knows the units of its game, and the check says how to declare another one', () => {
  const file = join(folder, 'march.csv');
  writeFileSync(file, 'Unit;Move;Cost;Luck\nTroll;12,5 cm;95 E;45%\nArcher;15 cm;20 E;½\n');
  const ruleset = join(rules, 'border-raid/ruleset.yaml');
  const before = readFileSync(ruleset, 'utf8');
  const ember = '{ id: ember, title: { en: embers }, sign: { all: E } }';
  writeFileSync(ruleset, `${before}units: [${ember}]\n`);
  const { stdout } = run('import', file, 'border-raid', 'march', '--rules', rules);
  const [, cm = ''] = /Move: the unit cm is not declared.*`units: \[(.*)\]`/.exec(stdout) ?? [];
  expect(stdout).not.toContain('ember');
  expect(readFileSync(join(rules, 'border-raid/tables/march.yaml'), 'utf8')).toContain(
    'type: number, unit: ember',
  );
  const { stdout: told } = run('check', '--rules', rules);
  expect(told).toContain('There is no unit `cm`');
  writeFileSync(ruleset, `${before}units: [${ember}, ${cm}]\n`);
  expect(run('check', '--rules', rules)).toMatchObject({ status: 0 });
});

describe('the language of its words', () => {
  const POLISH = 'Broń;Zasięg\nKarabin;24\nMoździerz;60\n';
  it.each<[string, string[], string | undefined, string]>([
    ['the only one of the ruleset', ['pl'], undefined, 'pl'],
    ['the one that the words are in', ['en', 'pl'], undefined, 'pl'],
    ['the one that is named', ['pl', 'en'], 'en', 'en'],
  ])('is %s', (_, languages, named, expected) => {
    const id = `in-${languages.join('-')}`;
    const place = join(folder, `rules-${id}`);
    run('new', 'ruleset', id, '--languages', languages.join(), '--rules', place);
    const source = join(folder, 'bron.csv');
    writeFileSync(source, POLISH);
    const more = named === undefined ? [] : ['--language', named];
    expect(run('import', source, id, 'weapons', '--rules', place, ...more).status).toBe(0);
    const table = parse(readFileSync(join(place, id, 'tables/weapons.yaml'), 'utf8')) as {
      rowHeader: object;
      columns: { title: object }[];
    };
    expect(
      [table.rowHeader, table.columns[0]?.title].map((text) => Object.keys(text ?? {})),
    ).toEqual([[expected], [expected]]);
  });
  it('is the first where nothing tells, also one that the program has no words for', () => {
    // In a game of its own, other languages are known.
    const [finnish, german] = ['fi' as string as Language, 'de' as string as Language];
    expect(languageOf(POLISH, [finnish])).toBe('fi');
    expect(languageOf(POLISH, [german, finnish])).toBe('de');
  });
  it('of Japanese headings is Japanese, whichever comes first', () => {
    expect(languageOf('武器,射程\n小銃,24\n', ['en', 'ja'])).toBe('ja');
    expect(languageOf('Weapon,Range\nRifle,24\n', ['ja', 'en'])).toBe('en');
    expect(languageOf('武器,射程\n小銃,24\n', ['en', 'pl'])).toBe('en');
  });
  it('is one of the ruleset', () => {
    const source = join(folder, 'bron.csv');
    writeFileSync(source, POLISH);
    const { status, stderr } = run(
      'import',
      source,
      'border-raid',
      'guns',
      '--language',
      'pl',
      '--rules',
      rules,
    );
    expect(status).toBe(2);
    expect(stderr).toContain('The ruleset has no language "pl". Use one of en');
  });
});
