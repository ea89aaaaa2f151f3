import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { difference, isEmpty, type Difference } from '../../src/diff/difference.ts';
import { asMarkdown } from '../../src/diff/markdown.ts';
import { readSide } from '../../src/diff/read-side.ts';
import { asText } from '../../src/diff/plain-text.ts';
import { withRules } from '../checks/fixture.ts';

/** Edits the small valid game and compares it with the original. */
function after(edit: (ruleset: string) => void): Difference {
  return withRules(undefined, (rules, ruleset) => {
    const before = readSide(rules);
    edit(ruleset);
    return difference('before', before, readSide(rules));
  });
}

const replace =
  (file: string, ...pairs: [from: string | RegExp, to: string][]) =>
  (ruleset: string): void => {
    const path = join(ruleset, file);
    const old = readFileSync(path, 'utf8');
    const text = pairs.reduce((part, [from, to]) => part.replace(from, to), old);
    if (text === old) throw new Error(`nothing to replace in ${file}`);
    writeFileSync(path, text);
  };
/** The sentences and addresses of the first section. */
const said = (found: Difference): string[] =>
  asText({ ...found, results: [], stale: [], verified: [] })
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.trim());

describe('a change in game words', () => {
  it('shows a value before and after, with the address of its cell', () => {
    expect(said(after(replace('tables/weapons.yaml', ['12..60', '12..48'])))).toEqual([
      'Weapons, Mortar: range 12–60″ → 12–48″',
      'skirmish/tables/weapons#mortar.range',
    ]);
  });
  it('shows an amount in signs', () => {
    expect(
      said(
        after(
          replace('modifiers/to-hit.yaml', ['{ each: -1, per: pins }', '{ each: -2, per: pins }']),
        ),
      ),
    ).toEqual(['To hit, Per pin: − Pins → −2 × Pins', 'skirmish/modifiers/to-hit#pinned']);
  });
  it('shows a condition, an effect and a target', () => {
    expect(
      said(
        after(
          replace('modifiers/to-hit.yaml', ['above: 12', 'above: 10'], ['target: 3', 'target: 4']),
        ),
      ),
    ).toEqual([
      'To hit: roll target 3 → 4',
      'skirmish/modifiers/to-hit',
      'To hit, Over 12″: condition Distance > 12 and Target is not Pin → Distance > 10 and Target is not Pin',
      'skirmish/modifiers/to-hit#long-range',
    ]);
    expect(said(after(replace('phases/orders.yaml', ['count: 1', 'count: 2'])))[0]).toBe(
      'Orders, Give 1 pin.: effects do place, marker pin, at target-unit, count 1 → do place, marker pin, at target-unit, count 2',
    );
  });
  it('shows a text per language, numbers before wording', () => {
    const found = after(
      replace(
        'phases/orders.yaml',
        ['Strzelaj z FP 4.', 'Ostrzelaj z FP 4.'],
        ['turnOrder: per-step', 'turnOrder: sequential'],
      ),
    );
    expect(said(found).filter((line) => line.includes('→'))).toEqual([
      'Orders: sides act attacker; defender, turn order per-step → act attacker; defender, turn order sequential',
      'Orders, Fire with FP 4.: text (Polish) Strzelaj z FP 4. → Ostrzelaj z FP 4.',
    ]);
    expect(found.stale).toEqual([]);
  });
  it('shows every language of a reason inside a cell', () => {
    const reasoned = replace('tables/weapons.yaml', [
      'range: 24,',
      'range: { value: 24, evidence: inferred, reason: { en: So., pl: Tak., ja: そう。 } },',
    ]);
    expect(said(after(reasoned)).filter((line) => line.includes('→'))).toEqual([
      'Weapons, Rifle: range 24″ → 24″ (evidence: inferred)',
      'Weapons, Rifle: range reason (nothing) → So.',
    ]);
  });
});

describe('additions, removals and moves', () => {
  it('name parts and their content', () => {
    expect(said(after(replace('tables/weapons.yaml', [/ {2}- \{ id: thrower.*\n/, ''])))).toEqual([
      'Removed row Weapons, Thrower',
      'skirmish/tables/weapons#thrower',
    ]);
    expect(said(after((ruleset) => rmSync(join(ruleset, 'tables/weapons.yaml'))))).toEqual([
      'Removed table Weapons (1 word, 3 columns, 3 rows, 1 note)',
      'skirmish/tables/weapons',
    ]);
  });
  it('recognise an entry or part that was only renamed', () => {
    const rename = (ruleset: string) => {
      replace('rules/cover.yaml', ['id: cover', 'id: shelter'])(ruleset);
      renameSync(join(ruleset, 'rules/cover.yaml'), join(ruleset, 'rules/shelter.yaml'));
    };
    expect(said(after(rename))).toEqual([
      'Moved rule Cover, was skirmish/rules/cover',
      'skirmish/rules/shelter',
    ]);
    expect(said(after(replace('tables/weapons.yaml', ['id: thrower', 'id: flamer'])))).toEqual([
      'Moved row Weapons, Thrower, was skirmish/tables/weapons#thrower',
      'skirmish/tables/weapons#flamer',
    ]);
  });
  it('show a row before and after', () => {
    const { tables } = after(
      replace(
        'tables/weapons.yaml',
        ['range: 24, shots: 1', 'range: 24, shots: 2'],
        [/ {2}- \{ id: thrower.*\n/, ''],
      ),
    );
    expect(tables[0]!.columns).toEqual(['Range', 'Shots', 'Special']);
    expect(tables[0]!.rows.map(({ label, before, after: now }) => [label, before, now])).toEqual([
      ['Rifle', ['24″', '1', 'none'], ['24″', '2', 'none']],
      ['Thrower', ['Flame', '2D6', 'none'], undefined],
    ]);
  });
});

describe('no change in meaning', () => {
  const steps = /( {2}- \{ id: fire.*\n)([^]*)/;
  it.each<[string, (ruleset: string) => void]>([
    ['nothing at all', () => {}],
    ['comments', replace('tables/weapons.yaml', ['rows:', '# the guns\nrows:'])],
    [
      'another form',
      replace('tables/weapons.yaml', [
        / {2}- \{ id: rifle, title: (.*?\}), cells.*\n/,
        "  - cells:\n      special: none\n      shots: '1'\n      range: '24'\n    title: $1\n    id: rifle\n",
      ]),
    ],
    [
      'lines broken elsewhere',
      replace('rules/cover.yaml', ["'See [weapons]", "'See\n      [weapons]"]),
    ],
    [
      'rows in another order',
      replace('tables/weapons.yaml', [
        /( {2}- \{ id: rifle.*\n)([^]*)( {2}- \{ id: thrower.*\n)/,
        '$3$2$1',
      ]),
    ],
    [
      'tests in another order',
      replace('modifiers/to-hit.yaml', [
        /\[(\{ subject: distance.*?\}), (\{ subject: target-unit.*?\})\]/,
        '[$2, $1]',
      ]),
    ],
  ])('%s', (_, edit) => {
    const found = after(edit);
    expect(isEmpty(found)).toBe(true);
    expect([asText(found), asMarkdown(found)]).toEqual([
      'No change in meaning since before.\n',
      'No change in meaning since `before`.\n',
    ]);
  });
  it('but steps are done in order', () => {
    expect(said(after(replace('phases/orders.yaml', [steps, '$2$1'])))).toEqual([
      'Orders: order of the steps Fire with FP 4. · Give 1 pin. → Give 1 pin. · Fire with FP 4.',
      'skirmish/phases/orders',
    ]);
  });
  it('and the first outcome that is met applies', () => {
    const swapped = replace('modifiers/to-hit.yaml', [
      /( {4}- \{ id: hit.*\n)( {4}- \{ id: miss.*\n)/,
      '$2$1',
    ]);
    expect(said(after(swapped))[0]).toBe('To hit: order of the outcomes Hit · Miss → Miss · Hit');
  });
});

describe('consequences', () => {
  it('include odds and examples of both sides', () => {
    const { results } = after(replace('modifiers/to-hit.yaml', ['target: 3', 'target: 4']));
    expect(results).toEqual([
      {
        address: 'skirmish/modifiers/to-hit',
        when: 'without modifiers',
        moved: [
          { what: 'target number', before: '3', after: '4' },
          { what: 'needs', before: '3+', after: '4+' },
          { what: 'success', before: '4/6', after: '3/6' },
          { what: 'hit', before: '4/6', after: '3/6' },
          { what: 'miss', before: '2/6', after: '3/6' },
        ],
      },
      {
        address: 'skirmish/modifiers/to-hit#two-pins',
        when: '',
        moved: [
          { what: 'target number', before: '3', after: '4' },
          { what: 'needs', before: '5+', after: '6+' },
          { what: 'success', before: '2/6', after: '1/6' },
          { what: 'hit', before: '2/6', after: '1/6' },
          { what: 'miss', before: '4/6', after: '5/6' },
        ],
      },
    ]);
  });
  it('include the odds of a table', () => {
    const { results } = after(replace('tables/damage.yaml', ['2..3', '2..4'], ['4..7', '5..7']));
    expect(results).toEqual([
      {
        address: 'skirmish/tables/damage',
        when: 'Full',
        moved: [
          { what: 'Stuck', before: '2/6', after: '3/6' },
          { what: 'Wrecked', before: '3/6', after: '2/6' },
        ],
      },
    ]);
  });
  it('include translations whose English text changed', () => {
    const { stale } = after(
      replace(
        'rules/cover.yaml',
        ['Walls are hard cover.', 'Walls and hedges are hard cover.'],
        ['壁は硬遮蔽。', '壁と生垣は硬遮蔽。'],
      ),
    );
    expect(stale).toMatchObject([
      { address: 'skirmish/rules/cover#walls', field: 'text', languages: ['pl'] },
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('is named, and counts as neither removed nor added', () => {
    const found = after((ruleset) => {
      writeFileSync(join(ruleset, 'tables/weapons.yaml'), 'id: [\n');
      replace('tables/damage.yaml', ['2..3', '2..4'])(ruleset);
    });
    expect(found.unread).toMatchObject([
      { file: 'skirmish/tables/weapons.yaml', line: 1, side: 'after' },
    ]);
    expect(found.changes.map(({ address }) => address)).toEqual([
      'skirmish/tables/damage#stuck.roll',
    ]);
    expect(asText(found)).toContain('skirmish/tables/weapons.yaml:1 now');
  });
});

describe('Markdown', () => {
  it('shows the row before and after', () => {
    const text = asMarkdown(after(replace('tables/weapons.yaml', ['12..60', '12..48'])));
    expect(text).toContain(
      '#### `skirmish/tables/weapons`\n\n- **Weapons, Mortar**: range 12–60″ → 12–48″ `skirmish/tables/weapons#mortar.range`',
    );
    expect(text).toContain('| Mortar | before | **12–60″** | D3');
    expect(text).toContain('| Mortar | after | **12–48″** | D3');
  });
  it('escapes all texts', () => {
    const hostile = '<img src=x> @everyone [go](https://evil.example) #1 `x` |';
    const text = asMarkdown(after(replace('phases/orders.yaml', ['Give 1 pin.', `'${hostile}'`])));
    expect(text).not.toMatch(/(?<!\\)<|@everyone|(?<!\\)\[go|https:\/\/|(?<!\\)#1|(?<!\\)\|/);
    expect(text).toContain('everyone');
  });
  it('stays below the size of a comment', () => {
    const many = Array.from(
      { length: 3000 },
      (_, index) =>
        `  - { id: row-${index}, title: { en: Row ${index}, pl: Wiersz, ja: 行 }, cells: { range: 24, shots: 1, special: none } }\n`,
    ).join('');
    const found = after(replace('tables/weapons.yaml', ['notes:\n', `${many}notes:\n`]));
    expect(found.changes).toHaveLength(3000);
    expect(asMarkdown(found).length).toBeLessThan(65_536);
    expect(asMarkdown(found)).toContain('more');
  });
});
