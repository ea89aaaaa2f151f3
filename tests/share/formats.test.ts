/**
 * Every share format, character by character: Japanese columns, and text that could break the
 * target.
 */
import { describe, expect, it } from 'vitest';
import { formatsOf, write } from '../../src/share/formats.ts';
import { filledReport } from '../../src/site/issue-form.ts';
import type { Shared } from '../../src/share/shared.ts';
import { pad, width } from '../../src/text/width.ts';

const HEADS = { table: '表', game: 'ゲーム', source: '出典', link: 'リンク' };
const MORTAR: Shared = {
  name: '中迫撃砲',
  of: '武器表',
  game: 'Bolt Action 第1版',
  source: '出典：早見表、4ページ',
  link: 'https://site.example/ja/x/?v=1.0',
  content: {
    heads: ['武器', '射程', 'ＨＥ', '特別ルール'],
    rows: [
      ['中迫撃砲', '18–60″', '2D6', 'チーム、固定'],
      ['PIAT', '12″', '–', '成形炸薬'],
    ],
    figures: [false, true, true, false],
  },
};
const HOSTILE: Shared = {
  name: '[x](javascript:1) *b* |',
  of: '`` ``` @everyone <@1>',
  game: '<script>alert(1)</script>',
  source: 'Source: \u202e_[/url][b]',
  link: 'https://site.example/en/y/?v=1.0',
  content: {
    heads: ['=cmd()', '@a'],
    rows: [
      ['a|b\nc', '+1'],
      ['"q", ```', '=HYPERLINK("x")'],
    ],
    figures: [false, true],
  },
};
const STEP: Shared = { ...MORTAR, name: 'Draw', content: { text: '1. Draw a #die_ & [go] @all' } };

describe('a table in Japanese', () => {
  it('plain text aligns two-column characters', () => {
    expect(write('text', MORTAR, HEADS)).toBe(
      [
        '中迫撃砲 · 武器表 · Bolt Action 第1版',
        '武器        射程  ＨＥ  特別ルール',
        '--------  ------  ----  ------------',
        '中迫撃砲  18–60″   2D6  チーム、固定',
        'PIAT         12″     –  成形炸薬',
        '出典：早見表、4ページ',
        'https://site.example/ja/x/?v=1.0',
      ].join('\n'),
    );
  });
  it('Discord has the same columns in a code block, a bold name and a link without markup', () => {
    expect(write('discord', MORTAR, HEADS)).toBe(
      [
        '**中迫撃砲** · 武器表 · Bolt Action 第1版',
        '```',
        '武器        射程  ＨＥ  特別ルール',
        '--------  ------  ----  ------------',
        '中迫撃砲  18–60″   2D6  チーム、固定',
        'PIAT         12″     –  成形炸薬',
        '```',
        '出典：早見表、4ページ',
        'https://site.example/ja/x/?v=1.0',
      ].join('\n'),
    );
  });
  it('Markdown is a pipe table with numbers aligned right', () => {
    expect(write('markdown', MORTAR, HEADS)).toBe(
      [
        '**[中迫撃砲](https://site.example/ja/x/?v=1.0)** · 武器表 · Bolt Action 第1版',
        '',
        '| 武器 | 射程 | ＨＥ | 特別ルール |',
        '|:--|--:|--:|:--|',
        '| 中迫撃砲 | 18–60″ | 2D6 | チーム、固定 |',
        '| PIAT | 12″ | – | 成形炸薬 |',
        '',
        '出典：早見表、4ページ',
      ].join('\n'),
    );
  });
  it('BBCode puts the column heading before every value', () => {
    expect(write('bbcode', MORTAR, HEADS)).toBe(
      [
        '[b][url=https://site.example/ja/x/?v=1.0]中迫撃砲[/url][/b] · 武器表 · Bolt Action 第1版',
        '[b]中迫撃砲[/b]：射程 18–60″ · ＨＥ 2D6 · 特別ルール チーム、固定',
        '[b]PIAT[/b]：射程 12″ · ＨＥ – · 特別ルール 成形炸薬',
        '[i]出典：早見表、4ページ[/i]',
      ].join('\n'),
    );
  });
  it('CSV has its source in columns of its own', () => {
    expect(write('csv', MORTAR, HEADS).split('\r\n').slice(0, 2)).toEqual([
      '武器,射程,ＨＥ,特別ルール,表,ゲーム,出典,リンク',
      '中迫撃砲,18–60″,2D6,チーム、固定,武器表,Bolt Action 第1版,早見表、4ページ,https://site.example/ja/x/?v=1.0',
    ]);
  });
});

const GROUPED: Shared = {
  ...MORTAR,
  content: {
    heads: ['Roll', 'KO', 'Hit', 'KO', 'Hit'],
    groups: ['', 'Soft target', 'Soft target', 'Armoured', 'Armoured'],
    rows: [['+1', '1–3', '4–6', '1', '2 (disputed)']],
    figures: [true, true, true, true, true],
  },
};

describe('group headings', () => {
  it('appear once above the column headings', () => {
    expect(write('text', GROUPED, HEADS).split('\n').slice(1, 5)).toEqual([
      '      Soft target  Armoured',
      'Roll   KO     Hit  KO           Hit',
      '----  ---  ------  --  ------------',
      '  +1  1–3     4–6   1  2 (disputed)',
    ]);
  });
  it('appear once in a line of values and in a pipe table', () => {
    expect(write('bbcode', GROUPED, HEADS)).toContain(
      'Soft target: KO 1–3 · Hit 4–6 · Armoured: KO 1 · Hit 2 (disputed)',
    );
    expect(write('markdown', GROUPED, HEADS)).toContain(
      '| Roll | Soft target: KO | Hit | Armoured: KO | Hit |',
    );
  });
  it('make the headings of CSV unique', () => {
    expect(write('csv', GROUPED, HEADS)).toMatch(
      /^Roll,Soft target: KO,Soft target: Hit,Armoured: KO,Armoured: Hit,/,
    );
  });
});

describe('a row too wide for columns', () => {
  const prose =
    'A team weapon; it may not fire in the turn in which it was moved, and never indoors.';
  const [first, second] = [
    ['Mortar', '24″', prose],
    ['Rifle', '12″', '–'],
  ] as const;
  const wide = (rows: readonly (readonly string[])[]): Shared => ({
    ...MORTAR,
    name: rows.length === 1 ? 'Mortar' : 'Weapons',
    content: {
      heads: ['Weapon', 'Range', 'Rules'],
      rows: rows.map((row) => [...row]),
      figures: [false, true, false],
    },
  });
  it('is written line by line, its label once', () => {
    expect(
      write('text', wide([first]), HEADS)
        .split('\n')
        .slice(1, 3),
    ).toEqual(['Range 24″', `Rules: ${prose}`]);
    expect(
      write('discord', wide([first, second]), HEADS)
        .split('\n')
        .slice(1, -2),
    ).toEqual(['**Mortar**', 'Range 24″', `Rules: ${prose}`, '**Rifle**', 'Range 12″']);
  });
});

describe('steps', () => {
  const steps: Shared = { ...STEP, content: { text: 'In this order.\n1. First.\n1a. Then.' } };
  it('keep their lines in every format', () => {
    expect(write('markdown', steps, HEADS)).toContain(
      '> In this order.  \n> 1\\. First.  \n> 1a. Then.',
    );
    expect(write('discord', steps, HEADS)).toContain(
      '\n> In this order.\n> 1. First.\n> 1a. Then.\n',
    );
    for (const format of ['text', 'bbcode'] as const)
      expect(write(format, steps, HEADS)).toContain('\nIn this order.\n1. First.\n1a. Then.\n');
  });
  it('that only repeat their name are not repeated', () => {
    const same: Shared = {
      ...STEP,
      name: 'Remove the counters',
      content: { text: 'Remove the counters.' },
    };
    expect(write('text', same, HEADS).match(/Remove the counters/g)).toHaveLength(1);
    expect(write('markdown', same, HEADS)).not.toContain('>');
  });
});

describe('hostile text', () => {
  it('does not create Markdown syntax', () => {
    const lines = write('markdown', HOSTILE, HEADS).split('\n');
    expect(lines[0]).toBe(
      '**[\\[x\\](javascript:1) \\*b\\* \\|](https://site.example/en/y/?v=1.0)** · \\`\\` \\`\\`\\` @\u200beveryone \\<@\u200b1\\> · \\<script\\>alert(1)\\</script\\>',
    );
    expect(lines[4]).toBe('| a\\|b c | +1 |');
  });
  it('cannot leave the Discord code block or mention users', () => {
    const text = write('discord', HOSTILE, HEADS);
    expect(text.split('```').length).toBe(3);
    expect(text).not.toMatch(/@everyone|<@1>/);
    expect(text).not.toContain('\u202e');
  });
  it('opens and closes no tag in BBCode', () => {
    const text = write('bbcode', HOSTILE, HEADS);
    expect(text.match(/\[\/?[a-z]+[=\]]/g)).toEqual([
      '[b]',
      '[url=',
      '[/url]',
      '[/b]',
      '[b]',
      '[/b]',
      '[b]',
      '[/b]',
      '[i]',
      '[/i]',
    ]);
    expect(text).not.toContain('<');
  });
  it('is not a formula in a spreadsheet; a signed number stays a number', () => {
    const csv = write('csv', HOSTILE, HEADS);
    expect(csv).toContain("'=cmd(),'@a,");
    expect(csv).toContain('\r\na|b c,+1,');
    expect(csv).toContain(`"""q"", \`\`\`","'=HYPERLINK(""x"")"`);
  });
  it('of a step is quoted, not joined to the rest', () => {
    expect(write('markdown', STEP, HEADS)).toContain(
      '\n\n> 1\\. Draw a \\#die\\_ \\& \\[go\\] @\u200ball\n\n',
    );
    expect(formatsOf(STEP)).not.toContain('csv');
  });
});

describe('long tables', () => {
  it('fit into one Discord message and keep the link', () => {
    const rows = Array.from({ length: 200 }, (_, index) => [`row ${index}`, '1', '2', 'x']);
    const text = write(
      'discord',
      {
        ...MORTAR,
        content: { heads: ['a', 'b', 'c', 'd'], rows, figures: [false, true, true, false] },
      },
      HEADS,
    );
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).toContain('…\n```\n');
    expect(text.endsWith(MORTAR.link)).toBe(true);
  });
});

describe('width', () => {
  it.each([
    ['abc', 3],
    ['迫撃砲', 6],
    ['ＨＥ', 4],
    ['ﾊﾝｶｸ', 4],
    ['が', 2],
    ['か\u3099', 2],
    ['18–60″', 6],
    ['👍', 2],
    ['e\u0301', 1],
    ['한글', 4],
    ['', 0],
  ])('%s takes %i columns', (text, columns) => {
    expect(width(text)).toBe(columns);
  });
  it('pads to the same column on either side', () => {
    expect([pad('迫', 4, true), pad('ab', 4, false)]).toEqual(['  迫', 'ab  ']);
  });
});

describe('the report link', () => {
  it('fills in the fields of the form', () => {
    const link = new URL(
      filledReport('https://host.example/o/r/issues/new?template=wrong-figure.yml', {
        address: 'bolt-action/tables/weapons#rifle',
        edition: 'first edition',
        language: 'ja',
        value: 'Range 24″ & more',
        version: '1.3',
      }),
    );
    expect(link.pathname).toBe('/o/r/issues/new');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      template: 'wrong-figure.yml',
      title: 'Wrong figure: bolt-action/tables/weapons#rifle',
      address: 'bolt-action/tables/weapons#rifle',
      edition: 'first edition',
      language: 'ja',
      value: 'Range 24″ & more',
      'data-version': '1.3',
    });
  });
});
