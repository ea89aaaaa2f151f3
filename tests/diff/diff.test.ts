import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { difference, isEmpty, type Difference } from '../../src/diff/difference.ts';
import { asMarkdown } from '../../src/diff/markdown.ts';
import { readRules } from '../../src/rulebook.ts';
import { asText } from '../../src/diff/plain-text.ts';
import { withRules } from '../checks/fixture.ts';

/** Edits the small valid game and compares it with the original. */
function after(edit: (ruleset: string) => void): Difference {
  return withRules(undefined, (rules, ruleset) => {
    const before = readRules(rules);
    edit(ruleset);
    return difference('before', before, readRules(rules));
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
      'To hit, Over 12″: condition distance > 12 and the target has no P… → distance > 10 and the target has no P…',
      'skirmish/modifiers/to-hit#long-range',
    ]);
    expect(said(after(replace('phases/orders.yaml', ['count: 1', 'count: 2'])))[0]).toBe(
      'Orders, Give 1 pin.: effects Place a Pin counter (at Target) → Place 2 × Pin (at Target)',
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
    expect(said(found).filter((line) => line.startsWith('Orders'))).toEqual([
      'Orders: sides turn order per-step → sequential',
      'Orders, Fire with FP 4.: text (Polish) [-Strzelaj-] {+Ostrzelaj+} z FP 4.',
    ]);
    expect(found.stale).toEqual([]);
  });
  it('shows every language of a reason inside a cell', () => {
    const reasoned = replace('tables/weapons.yaml', [
      'range: 24,',
      'range: { value: 24, evidence: inferred, reason: { en: So., pl: Tak., ja: そう。 } },',
    ]);
    expect(said(after(reasoned)).filter((line) => line.includes('added'))).toEqual([
      'Weapons, Rifle: range status added {+inferred+}',
      'Weapons, Rifle: range reason (English) added {+So.+}',
      'Weapons, Rifle: range reason (Polish) added {+Tak.+}',
      'Weapons, Rifle: range reason (Japanese) added {+そう。+}',
    ]);
  });
});

describe('additions, removals and moves', () => {
  it('name parts and their content', () => {
    expect(said(after(replace('tables/weapons.yaml', [/ {2}- \{ id: thrower.*\n/, ''])))).toEqual([
      'Removed row Weapons, Thrower (range Flame, shots 2D6, special none)',
      'Weapons, Thrower: title (Polish) Miotacz',
      'Weapons, Thrower: title (Japanese) 放射器',
      'skirmish/tables/weapons#thrower',
    ]);
    expect(said(after((ruleset) => rmSync(join(ruleset, 'tables/weapons.yaml'))))).toEqual(
      expect.arrayContaining([
        'Removed table Weapons (1 word, 3 columns, 3 rows, 1 note, sources Sheet, page 2)',
        'skirmish/tables/weapons',
        'Weapons, Rifle: range 24″, shots 1, special none',
        'Weapons, Rifle: title (Polish) Karabin',
      ]),
    );
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
  it('show a new table whole, and once', () => {
    const copied = (ruleset: string) =>
      writeFileSync(
        join(ruleset, 'tables/guns.yaml'),
        readFileSync(join(ruleset, 'tables/weapons.yaml'), 'utf8')
          .replace('id: weapons', 'id: guns')
          .replace('en: Weapons', 'en: Guns')
          .replace('range: 24', 'range: 18'),
      );
    const found = after(copied);
    const markdown = asMarkdown(found);
    expect(markdown).toContain('#### Guns (`skirmish/tables/guns`)');
    expect(markdown).toContain('  - **Guns, Rifle**: range 18″, shots 1, special none\n');
    expect(markdown).toContain('  - **Guns, Thrower**: title \\(Japanese\\) 放射器\n');
    expect(markdown.match(/18″/g)).toHaveLength(1);
    expect(asText(found).match(/18″/g)).toHaveLength(1);
  });
});

describe('only what changed', () => {
  const marked = (found: Difference) => said(found).filter((line) => /[-+]\}|\[-|→/.test(line));

  it('is marked within a long sentence, in every language', () => {
    const found = after(
      replace(
        'rules/cover.yaml',
        ['Walls are hard cover.', 'Walls are soft cover.'],
        ['壁は硬遮蔽。', '壁は軟遮蔽。'],
      ),
    );
    expect(marked(found)).toEqual([
      'Cover, Walls are soft cover.: text (English) Walls are [-hard-] {+soft+} cover.',
      'Cover, Walls are soft cover.: text (Japanese) 壁は[-硬-] {+軟+}遮蔽。',
    ]);
    expect(asMarkdown(found)).toContain('Walls are <del>hard</del> <ins>soft</ins> cover.');
  });

  it('leaves out the unchanged status and sources, and shows changed ones on lines of their own', () => {
    const sourced = (range: number, status: string, pages: string) =>
      replace('tables/weapons.yaml', [
        /range: (?:24|\{.*?\] \}),/,
        `range: { value: ${range}, evidence: ${status}, source: [${pages}] },`,
      ]);
    const one = '{ document: sheet, page: 1 }';
    const two = '{ document: sheet, page: 2 }';
    const between = (to: (ruleset: string) => void) =>
      withRules(undefined, (rules, ruleset) => {
        sourced(24, 'inferred', one)(ruleset);
        const before = readRules(rules);
        to(ruleset);
        return marked(difference('before', before, readRules(rules)));
      });
    expect(between(sourced(26, 'inferred', one))).toEqual([
      'Weapons, Rifle: range 24″ (inferred) → 26″ (inferred)',
    ]);
    expect(between(sourced(26, 'reconstructed', `${one}, ${two}`))).toEqual([
      'Weapons, Rifle: range 24″ (inferred) → 26″ (reconstructed)',
      'Weapons, Rifle: range status inferred → reconstructed',
      'Weapons, Rifle: range sources added {+Sheet, page 2+}',
    ]);
  });

  it('is shown once where a text has one language only', () => {
    const inEnglish = (en: string) =>
      replace('rules/cover.yaml', [/text: \{ en: Walls.*?\}/, `text: { en: ${en} }`]);
    withRules(undefined, (rules, ruleset) => {
      inEnglish('Walls are hard cover.')(ruleset);
      const before = readRules(rules);
      inEnglish('Walls are soft cover.')(ruleset);
      const found = difference('before', before, readRules(rules));
      expect(marked(found)).toEqual([
        'Cover, Walls are soft cover.: text (English) Walls are [-hard-] {+soft+} cover.',
      ]);
      expect(found.stale).toEqual([]);
    });
  });

  it('names what a list gains and loses, with its address', () => {
    expect(
      marked(
        after(
          replace('phases/orders.yaml', [
            'uses: [procedures/fire]',
            'uses: [procedures/fire, tables/weapons, tables/weapons#rifle.range, markers#pin]',
          ]),
        ),
      ),
    ).toEqual([
      'Orders, Fire with FP 4.: uses added {+Weapons (tables/weapons)+}; {+Weapons, Rifle: Range (tables/weapons#rifle.range)+}; {+Pin (markers#pin)+}',
    ]);
    expect(
      marked(after(replace('ruleset.yaml', ['phases: [orders, turn-end]', 'phases: [orders]']))),
    ).toEqual(['Skirmish: phases removed [-Turn end (phases/turn-end)-]']);
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

describe('files beside the game', () => {
  const write = (file: string, text: string) => (ruleset: string) => {
    mkdirSync(dirname(join(ruleset, file)), { recursive: true });
    writeFileSync(join(ruleset, file), text);
  };
  it('an exception is shown with its reason', () => {
    const exception =
      'exceptions: [{ check: unused-term, at: terms#fp, reason: Readers look it up. }]\n';
    expect(said(after(write('exceptions.yaml', exception)))).toEqual([
      'Skirmish: exceptions added {+check unused-term, at terms#fp, reason Readers look it up.+}',
      'skirmish',
    ]);
  });
  it('a record shows where an address leads now', () => {
    const record = 'on: 2026-11-22\nmoved: { rules/walls: [rules/cover, tables/weapons#rifle] }\n';
    const found = after(write('changes/walls-a1b2.yaml', record));
    expect(asText(found)).toContain(
      '  skirmish/rules/walls\n    skirmish/rules/cover, skirmish/tables/weapons#rifle\n',
    );
    expect(asMarkdown(found)).toContain(
      '- `skirmish/rules/walls` → `skirmish/rules/cover`, `skirmish/tables/weapons#rifle`',
    );
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
          { what: 'Hit', before: '4/6', after: '3/6' },
          { what: 'Miss', before: '2/6', after: '3/6' },
        ],
      },
      {
        address: 'skirmish/modifiers/to-hit#two-pins',
        when: '',
        moved: [
          { what: 'target number', before: '3', after: '4' },
          { what: 'needs', before: '5+', after: '6+' },
          { what: 'success', before: '2/6', after: '1/6' },
          { what: 'Hit', before: '2/6', after: '1/6' },
          { what: 'Miss', before: '4/6', after: '5/6' },
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
  it('shows a figure once, below the name of its page', () => {
    const text = asMarkdown(after(replace('tables/weapons.yaml', ['12..60', '12..48'])));
    expect(text).toContain(
      '#### Weapons (`skirmish/tables/weapons`)\n\n- **Weapons, Mortar**: range 12–60″ → 12–48″ `skirmish/tables/weapons#mortar.range`',
    );
    expect(text.match(/12–48″/g)).toHaveLength(1);
  });
  it('escapes all texts', () => {
    const hostile = '<img src=x> @everyone [go](https://evil.example) #1 `x` |';
    const text = asMarkdown(after(replace('phases/orders.yaml', ['Give 1 pin.', `'${hostile}'`])));
    // The only elements are the marks of words that went and came.
    const texts = text.replace(/<\/?(?:ins|del)>/g, '');
    expect(texts).not.toMatch(/(?<!\\)<|@everyone|(?<!\\)\[go|https:\/\/|(?<!\\)#1|(?<!\\)\|/);
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
