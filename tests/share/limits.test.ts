/** Texts and tables at the limits of the formats: too long, too wide, empty, with characters that the target would read. */
import { describe, expect, it } from 'vitest';
import { formatsOf, write } from '../../src/share/formats.ts';
import { headsInLine, oneLine, summaryOf, type Shared } from '../../src/share/shared.ts';

const HEADS = { table: 'Table', game: 'Game', source: 'Source', link: 'Link' };
const LINK = 'https://site.example/en/x/?v=1';
const TEXT: Shared = {
  name: 'Draw',
  of: 'Turn',
  game: 'Skirmish',
  source: 'Source: Sheet, page 2',
  link: LINK,
  content: { text: 'Draw a die.' },
};
const textOf = (text: string, more: Partial<Shared> = {}): Shared => ({
  ...TEXT,
  ...more,
  content: { text },
});
const tableOf = (
  heads: string[],
  rows: string[][],
  figures = heads.map((_, index) => index > 0),
  groups?: string[],
): Shared => ({ ...TEXT, content: { heads, rows, figures, ...(groups && { groups }) } });

describe('a Discord message', () => {
  const head = '**Draw** · Turn · Skirmish';
  const tail = `Source: Sheet, page 2\n${LINK}`;
  /** Characters around a quoted text of one line. */
  const around = `${head}\n> \n${tail}`.length;

  it('may have 2,000 characters', () => {
    const whole = 'a'.repeat(2000 - around);
    expect(write('discord', textOf(whole), HEADS)).toBe(`${head}\n> ${whole}\n${tail}`);
  });
  it('of one character more is cut, with an ellipsis', () => {
    const cut = write('discord', textOf('a'.repeat(2001 - around)), HEADS);
    expect(cut).toMatch(/^\*\*Draw\*\* · Turn · Skirmish\n> a+…\nSource: Sheet, page 2\nhttps/);
    expect(cut.length).toBeLessThanOrEqual(2000);
    expect(cut.length).toBeGreaterThan(1990);
  });
  it('is not cut between a backslash and its character', () => {
    for (const extra of ['', 'a']) {
      const cut = write('discord', textOf(`${extra}${'*'.repeat(1500)}`), HEADS);
      expect(cut).toMatch(/> a?(?:\\\*)+…\n/);
      expect(cut.length).toBeLessThanOrEqual(2000);
    }
  });
  it('leaves out lines in the middle of steps, and keeps the first', () => {
    const steps = Array.from({ length: 300 }, (_, index) => `${index + 1}. Step`);
    const lines = write('discord', textOf(steps.join('\n')), HEADS).split('\n');
    expect(lines.slice(0, 3)).toEqual([head, '> 1. Step', '> 2. Step']);
    expect(lines.filter((line) => line.includes('…'))).toEqual(['…']);
    expect(lines.slice(-3)).toEqual(['…', ...tail.split('\n')]);
    expect(lines.join('\n').length).toBeGreaterThan(1980);
  });
  it('keeps the headings of a table and at least a row', () => {
    const rows = Array.from({ length: 3 }, () => ['x'.repeat(60), '1']);
    const long = { ...tableOf(['Gun', 'Range'], rows), source: 's'.repeat(1700) };
    const lines = write('discord', long, HEADS).split('\n');
    expect(lines.slice(1, 6).map((line) => line.slice(0, 3))).toEqual([
      '```',
      'Gun',
      '---',
      'xxx',
      '…',
    ]);
  });
  it('names a part without its source when none is known, and keeps mentions from working', () => {
    const text = write(
      'discord',
      textOf('Ask @here or a@b, *now* _or_ ~later~ #1', { source: '' }),
      HEADS,
    );
    expect(text).toBe(
      `${head}\n> Ask @\u200bhere or a@\u200bb, \\*now\\* \\_or\\_ \\~later\\~ \\#1\n${LINK}`,
    );
  });
  it('cannot close the code block from a cell', () => {
    const text = write(
      'discord',
      tableOf(
        ['Gun', 'Range'],
        [
          ['a```b', '1'],
          ['c', '2'],
        ],
      ),
      HEADS,
    );
    expect(text).toContain('a`\u200b`\u200b`b');
  });
  it('prints labels of a wide table bold, and no other line', () => {
    const prose =
      'Moves behind a truck and may not fire in the turn in which it was placed on the table.';
    const wide = tableOf(
      ['Gun', 'Crew', 'Rules'],
      [
        ['Gun', '2', prose],
        ['Rules', '3', '–'],
      ],
      [false, true, false],
    );
    expect(write('discord', wide, HEADS).split('\n').slice(1, -2)).toEqual([
      '**Gun**',
      'Crew 2',
      `Rules: ${prose}`,
      '**Rules**',
      'Crew 3',
    ]);
  });
});

describe('a row of a wide table in Discord', () => {
  it('without figures has no line for them', () => {
    const prose =
      'Moves behind a truck and may not fire in the turn in which it was placed on the table.';
    const wide = tableOf(['Gun', 'Rules'], [['Howitzer', prose]], [false, false]);
    expect(write('discord', wide, HEADS).split('\n').slice(1, -2)).toEqual([
      '**Howitzer**',
      `Rules: ${prose}`,
    ]);
  });
});

describe('BBCode', () => {
  it.each(['[b]', '[/b]', '[*]', '[QUOTE]'])('does not read %s in a text as a tag', (tag) => {
    expect(write('bbcode', textOf(`Draw ${tag} a die.`), HEADS)).toContain(
      `Draw [\u200b${tag.slice(1)} a die.`,
    );
  });
});

describe('CSV', () => {
  it('has the name and the text of a part without columns', () => {
    expect(write('csv', TEXT, HEADS)).toBe(
      `,,Table,Game,Source,Link\r\nDraw,Draw a die.,Turn,Skirmish,"Sheet, page 2",${LINK}\r\n`,
    );
  });
  it('leaves out the word before a source, and only that', () => {
    const source = '出典：早見表: 4ページ';
    expect(write('csv', { ...TEXT, source }, HEADS)).toContain('早見表: 4ページ');
    expect(write('csv', { ...TEXT, source: 'Sheet' }, HEADS)).toContain(',Sheet,');
  });
  it.each([
    ['+1', '+1'],
    ['-12', '-12'],
    ['+1.25', '+1.25'],
    ['-1,5', '"-1,5"'],
    ['+1+2', "'+1+2"],
    ['-1.5a', "'-1.5a"],
    ['-2x3', "'-2x3"],
    ['+', "'+"],
    ['@sum', "'@sum"],
    ['=1', "'=1"],
    ['2=1', '2=1'],
    ['a-1', 'a-1'],
  ])('writes %s as %s', (value, written) => {
    const line = write('csv', tableOf(['Gun', 'Range'], [['a', value]]), HEADS).split('\r\n')[1];
    expect(line?.startsWith(`a,${written},Turn`)).toBe(true);
  });
  it('fills a short row with empty fields', () => {
    const line = write('csv', tableOf(['Gun', 'Range', 'Crew'], [['a', '1']]), HEADS).split(
      '\r\n',
    )[1];
    expect(line?.startsWith('a,1,,Turn')).toBe(true);
  });
});

describe('the line of a result', () => {
  const result: Shared = {
    ...TEXT,
    line: 'Rifle at 12″:\n 3+ (4 in 6)',
    content: { text: 'Details' },
  };
  it('is one line with its link', () => {
    expect(write('line', result, HEADS)).toBe(`Rifle at 12″: 3+ (4 in 6)\n${LINK}`);
  });
  it('is offered only for results, and replaces the places in other formats', () => {
    expect(formatsOf(result)).toEqual(['line', 'link', 'markdown', 'bbcode', 'discord', 'text']);
    expect(formatsOf(TEXT)).not.toContain('line');
    expect(write('text', result, HEADS).split('\n')[0]).toBe('Rifle at 12″: 3+ (4 in 6)');
    expect(write('text', TEXT, HEADS).split('\n')[0]).toBe('Draw · Turn · Skirmish');
  });
});

describe('a text', () => {
  it('loses controls, direction marks and zero-width characters', () => {
    expect(oneLine(' a \t\n b\u0007\u200bc\u202ed\u2066\ufeff ')).toBe('a bcd');
  });
  it('is left out when it only repeats the name, with or without a stop', () => {
    for (const text of ['Draw', 'Draw.', 'Draw。'])
      expect(write('text', textOf(text), HEADS).split('\n')).toHaveLength(3);
    const dotted = textOf('Mr. Draw', { name: 'Mr Draw' });
    expect(write('text', dotted, HEADS)).toContain('\nMr. Draw\n');
  });
  it('loses its empty lines', () => {
    expect(write('text', textOf('One.\n\n \nTwo.'), HEADS)).toContain('\nOne.\nTwo.\n');
  });
  it('starts no list and no numbering in Markdown', () => {
    const text = textOf('- one\n+ two\n12. three\n3) four\na - b 4. c');
    expect(write('markdown', text, HEADS)).toContain(
      '> \\- one  \n> \\+ two  \n> 12\\. three  \n> 3\\) four  \n> a - b 4. c\n',
    );
  });
  it('opens no tag in BBCode, and keeps brackets around numbers', () => {
    expect(write('bbcode', textOf('[b]x[/b] [2] 1<2'), HEADS)).toContain(
      '\n[\u200bb]x[\u200b/b] [2] 1＜2\n',
    );
  });
  it('without a source ends with the text or the link', () => {
    const bare = { ...TEXT, source: '' };
    expect(write('markdown', bare, HEADS)).toBe(
      `**[Draw](${LINK})** · Turn · Skirmish\n\n> Draw a die.`,
    );
    expect(write('bbcode', bare, HEADS)).toBe(
      `[b][url=${LINK}]Draw[/url][/b] · Turn · Skirmish\nDraw a die.`,
    );
    expect(write('text', bare, HEADS)).toBe(`Draw · Turn · Skirmish\nDraw a die.\n${LINK}`);
  });
});

describe('a table in one line', () => {
  it('leaves out empty cells and their headings', () => {
    const table = tableOf(['Gun', 'Range', 'Crew', 'Move'], [['Rifle', '24″', '–', '6″']]);
    expect(summaryOf(table)).toBe('Range 24″ · Move 6″');
  });
  it('puts rows after each other', () => {
    const rows = [
      ['–', '24″'],
      ['c', '12″'],
    ];
    expect(summaryOf(tableOf(['Gun', 'Range'], rows))).toBe('Range 24″; Range 12″');
  });
  it('names a group before the first of its columns that is shown', () => {
    const table = tableOf(
      ['Roll', 'KO', 'Hit', 'KO'],
      [['+1', '–', '4–6', '1']],
      [false, true, true, true],
      ['', 'Soft', 'Soft', 'Hard'],
    );
    expect(summaryOf(table)).toBe('Soft: Hit 4–6 · Hard: KO 1');
    expect(headsInLine({ heads: ['Roll', 'KO'], groups: ['', 'Soft'] })).toEqual([
      'Roll',
      'Soft: KO',
    ]);
    expect(headsInLine({ heads: ['Roll', 'KO'] })).toEqual(['Roll', 'KO']);
  });
  it('is the text of a part without columns', () => {
    expect(summaryOf(textOf('One.\nTwo.'))).toBe('One. Two.');
  });
});

describe('columns in plain text', () => {
  const wide = (label: number) =>
    write(
      'text',
      tableOf(
        ['Gun', 'Range'],
        [
          ['x'.repeat(label), '1'],
          ['b', '2'],
        ],
      ),
      HEADS,
    );
  it('are used up to a width of 80 characters', () => {
    expect(wide(73).split('\n')[2]).toBe(`${'-'.repeat(73)}  -----`);
    expect(wide(74)).not.toContain('---');
  });
  it('are widened by a group name that needs more room', () => {
    const table = tableOf(
      ['Roll', 'KO', 'Hit'],
      [['+1', '1', '2']],
      [true, true, true],
      ['', 'A rather long name', 'A rather long name'],
    );
    expect(write('text', table, HEADS).split('\n').slice(1, 5)).toEqual([
      '      A rather long name',
      'Roll  KO             Hit',
      '----  --  --------------',
      '  +1   1               2',
    ]);
  });
  it('say nothing of figures that a row does not have', () => {
    const prose =
      'Moves behind a truck and may not fire in the turn in which it was placed on the table.';
    const table = tableOf(['Gun', 'Rules'], [['Gun', prose]], [false, false]);
    expect(
      write('text', { ...table, name: 'Gun, rules' }, HEADS)
        .split('\n')
        .slice(1, -2),
    ).toEqual([`Rules: ${prose}`]);
  });
});
