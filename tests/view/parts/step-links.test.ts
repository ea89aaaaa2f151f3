/** What a player finds beside a step: the figures behind its links, and links that cannot be confused. */
import { describe, expect, it } from 'vitest';
import { linksTo } from '../../../src/view/links.ts';
import { modifierSheet } from '../../../src/view/parts/modifiers.ts';
import { stepLinks } from '../../../src/view/parts/step-links.ts';
import { entryAt, file, gameWith, inEach, LINES } from '../small-game.ts';

const game = gameWith(LINES);

/** `Elite crew: +1`, line by line, of every link. */
const figures = (addresses: string[], ruleset = game) =>
  inEach(ruleset, (reader) =>
    stepLinks(addresses, reader).map((link) =>
      link.figures.map(
        ({ name, figure, mark }) =>
          [name, figure].filter(Boolean).join(': ') + (mark ? ` ${mark.word}` : ''),
      ),
    ),
  );

describe('a link at a step', () => {
  it('to a set has its success and its amounts, in the order of the page', () => {
    expect(figures(['modifiers/bombardment'])).toEqual({
      en: [
        [
          'Direct hit: modified roll ≥\u00A0target number',
          'Elite crew: +1',
          'Rain: −1',
          'Pinned: −1 per pin (inferred)',
        ],
      ],
      pl: [
        [
          'Trafienie bezpośrednie: wynik po modyfikacji ≥\u00A0próg',
          'Doborowa obsługa: +1',
          'Deszcz: −1',
          'Przygwożdżona: −1 za każde przygwożdżenie (wywnioskowane)',
        ],
      ],
      ja: [
        [
          '直撃: 修正後の出目 ≥\u00A0目標値',
          '精鋭砲員: +1',
          '雨: −1',
          '釘付け: 釘付けごとに−1 （推定）',
        ],
      ],
    });
  });
  it('to a modifier has its amount', () => {
    expect(figures(['modifiers/bombardment#elite', 'modifiers/bombardment#pinned']).en).toEqual([
      ['+1'],
      ['−1 per pin (inferred)'],
    ]);
  });
  it('to a rule has what is rolled for, except success and what is left over', () => {
    expect(figures(['rules/panic']).en).toEqual([['Rout: unmodified roll =\u00A012']]);
  });
  it.each([
    'rules/panic#fear',
    'rules/cover',
    'tables/weapons',
    'procedures/storm#leap',
    'markers#pin',
  ])('to %s has no figures', (address) => {
    expect(figures([address]).en).toEqual([[]]);
  });
  it('to a modifier beside its set leaves the figure to the set', () => {
    const [set, own] = figures(['modifiers/bombardment', 'modifiers/bombardment#rain']).en;
    expect([set?.length, own]).toEqual([4, []]);
  });
});

const modifier = (id: string, more = 'change: { add: 1 }') =>
  `  - { id: ${id}, title: { en: ${id}, pl: ${id}, ja: ${id} }, ${more} }`;
const set = (name: string, head: string, ...modifiers: string[]) =>
  file(
    `modifiers/${name}`,
    [
      `id: ${name}`,
      `title: { en: Set ${name}, pl: Zestaw ${name}, ja: 修正${name} }`,
      'source: [{ document: sheet, page: 1 }]',
      head,
      'modifiers:',
      ...modifiers,
    ].join('\n'),
  );
const VALUE = 'value: { name: pins, base: 0 }';
const INFERRED = 'change: { add: 1 }, evidence: inferred';
const UNKNOWN = 'change: { add: unknown }, evidence: unknown';
const several = (count: number) =>
  Array.from({ length: count }, (_, index) => modifier(`m${index}`));

const CHANGES: [change: string, amount: string][] = [
  ['{ add: 2 }', '+2'],
  ['{ add: { each: -1, per: pins } }', '− Pins'],
  ['{ add: { each: -1, per: pins, above: 2 } }', '− (Pins − 2)'],
  ['{ add: { each: -1, per: pins, every: 2 } }', '−½ × Pins'],
  ['{ add: { each: 0.5, per: pins } }', '+½ × Pins'],
  ['{ add: { each: -1, per: distance } }', '− Distance'],
  ['{ add: { each: -1, per: attacker } }', '− Attacker'],
  ['{ add: [1, pins] }', '+1 + Pins'],
  ['{ multiply: 2 }', '×2'],
];
const ROLL = `roll:
  dice: D6
  target: 3
  modifies: roll
  outcomes:
    - { id: win, success: true, title: { en: Win, pl: Win, ja: Win }, when: [{ subject: roll, atLeast: target }], evidence: inferred }
    - { id: lose, success: true, title: { en: Lose, pl: Lose, ja: Lose } }`;

const sets = gameWith([
  set('a', VALUE, modifier('one'), modifier('two')),
  set('b', VALUE, modifier('one')),
  set('inferred', `${VALUE}\nevidence: inferred`, modifier('one'), modifier('two')),
  set('single', `${VALUE}\nevidence: inferred`, modifier('one')),
  set('mixed', VALUE, modifier('one', INFERRED), modifier('two', UNKNOWN)),
  set('unknown', VALUE, modifier('one', UNKNOWN), modifier('two', UNKNOWN)),
  set('rolled', ROLL, modifier('one')),
  set('four', VALUE, ...several(4)),
  set('five', VALUE, ...several(5)),
  set(
    'changes',
    VALUE,
    ...CHANGES.map(([change], index) => modifier(`m${index}`, `change: ${change}`)),
  ),
]);
const figuresOf = (name: string) => figures([`modifiers/${name}`], sets).en[0];

describe('the source status of figures', () => {
  it.each<[set: string, lines: string[]]>([
    ['inferred', ['one: +1 (inferred)', 'two: +1 (inferred)']],
    ['single', ['one: +1 (inferred)']],
    ['mixed', ['one: +1 (inferred)', 'two: unknown']],
    ['unknown', ['one: unknown', 'two: unknown']],
    ['a', ['one: +1', 'two: +1']],
    ['rolled', ['Win: modified roll ≥\u00A0target number (inferred)', 'one: +1']],
  ])('is a sign at each, and not at what is printed: %s', (name, lines) => {
    expect(figuresOf(name)).toEqual(lines);
  });
});

it('a set with more than four figures is looked up on its page', () => {
  expect([figuresOf('four')?.length, figuresOf('five')?.length]).toEqual([4, 0]);
});
it('a set shows its figures once on a page', () => {
  const twice = inEach(sets, (reader) =>
    [1, 2].map(() => stepLinks(['modifiers/four'], reader)[0]?.figures.length),
  );
  expect(twice.en).toEqual([4, 0]);
});

describe('links', () => {
  const names = (...addresses: string[]) =>
    inEach(sets, (reader) => linksTo(addresses, reader).map(({ name }) => name));
  it('of one name say on which page each is', () => {
    expect(names('modifiers/a#one', 'modifiers/b#one', 'modifiers/a#two')).toEqual({
      en: ['Set a: one', 'Set b: one', 'two'],
      pl: ['Zestaw a: one', 'Zestaw b: one', 'two'],
      ja: ['修正a：one', '修正b：one', 'two'],
    });
  });
  it('to a page of that name say it once', () => {
    expect(names('modifiers/a', 'modifiers/a').en).toEqual(['Set a', 'Set a']);
  });
});

describe('a set of modifiers', () => {
  const sheet = (ruleset = game, address = 'modifiers/bombardment') => {
    const entry = entryAt(ruleset, address);
    if (entry.kind !== 'modifiers') throw new Error(address);
    return inEach(ruleset, (reader) => modifierSheet(entry, reader));
  };
  it('has its groups in order, without empty ones, and the others last', () => {
    const groups = sheet().en.groups.map(({ title, combine, lines }) => [
      title,
      combine,
      lines.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ['Crew', undefined, ['elite']],
      ['Weather', 'highest', ['rain']],
      [undefined, undefined, ['pinned']],
    ]);
    expect(sheet().ja.groups.map(({ title }) => title)).toEqual(['砲員', '天候', undefined]);
  });
  it.each(CHANGES.map((row, index) => [...row, index] as const))(
    'says what each modifier changes: %s',
    (_, amount, index) => {
      const line = sheet(sets, 'modifiers/changes').en.groups[0]?.lines[index];
      expect(line?.amount.plain).toBe(amount);
    },
  );
});
