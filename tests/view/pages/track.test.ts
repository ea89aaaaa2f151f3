/** Where a page stands in its game: the row at its head, and the line above its title. */
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../src/view/pages/track.ts';
import type { Entry } from '../../../src/model/entries.ts';
import { entryAt, gameWith, words, type Files } from '../game-with.ts';

const files: Files = {
  phases: {
    orders: {
      title: words('Orders phase'),
      shortTitle: words('Orders'),
      abbreviation: { all: 'OP' },
      sides: { act: ['attacker', 'defender'], turnOrder: 'sequential' },
      steps: [{ id: 'shoot', text: words('Shoot.'), uses: ['procedures/fire'] }],
    },
    'turn-end': {
      title: words('Turn end'),
      number: '2.1',
      sides: { act: ['attacker'], turnOrder: 'sequential' },
      steps: [{ id: 'end', text: words('End.') }],
    },
  },
  procedures: {
    fire: {
      title: words('Firing'),
      steps: [
        { id: 'look', title: words('Look around'), text: words('Look.') },
        {
          id: 'hit',
          title: words('Roll to hit'),
          shortTitle: words('To hit'),
          text: words('Roll.'),
          uses: ['tables/weapons', 'modifiers/to-hit'],
        },
        { id: 'duck', text: words('Duck.'), steps: [{ id: 'low', text: words('Low.') }] },
      ],
    },
  },
};
const place = (kind: Entry['kind'], id: string, more: Files = {}) => {
  const game = gameWith({ ...files, ...more });
  return placeOf(game.ruleset, 'en', entryAt(game, kind, id));
};
const line = ({ kicker }: ReturnType<typeof placeOf>) =>
  kicker && `${kicker.before}${kicker.link ? `[${kicker.link.name}]` : ''}${kicker.after}`;
const row = ({ track }: ReturnType<typeof placeOf>) =>
  track.items.map(({ name, brief, href, current }) =>
    [name, brief, href, current].filter((word) => word !== undefined).join(' '),
  );

describe('a phase', () => {
  it('stands in the row of phases, under short names, with its number and who acts above it', () => {
    expect(row(place('phases', 'orders'))).toStrictEqual([
      'Orders OP /en/skirmish/phases/orders/ page',
      'Turn end /en/skirmish/phases/turn-end/',
    ]);
    expect(line(place('phases', 'orders'))).toBe('Phase 1 of 2 · Attacker, then Defender');
    expect(line(place('phases', 'turn-end'))).toBe('Phase 2 of 2 · section 2.1 · Attacker');
  });
});

describe('an entry that a procedure uses', () => {
  it('stands at the step; other steps lead to their roll, or into the procedure', () => {
    const weapons = place('tables', 'weapons');
    expect(row(weapons)).toStrictEqual([
      'Look around /en/skirmish/procedures/fire/#look',
      'To hit /en/skirmish/tables/weapons/ page',
      '3 /en/skirmish/procedures/fire/#duck',
    ]);
    expect(line(weapons)).toBe('[Firing], step 2 of 3');
    expect(weapons.kicker?.link?.href).toBe('/en/skirmish/procedures/fire/');
  });
  it('has the numbers of more than six steps for a phone, but the name of its own', () => {
    const steps = Array.from({ length: 7 }, (_, index) => ({
      id: `s${index}`,
      title: words(`Step ${index}`),
      text: words('Go.'),
      ...(index === 1 && { uses: ['tables/damage'] }),
    }));
    const damage = place('tables', 'damage', {
      procedures: { fire: { title: words('F'), steps } },
    });
    expect(damage.track.items.map(({ brief }) => brief)).toEqual([
      ...['1', undefined, '3', '4', '5', '6', '7'],
    ]);
    const six = { fire: { title: words('F'), steps: steps.slice(1) } };
    const { track } = place('tables', 'damage', { procedures: six });
    expect(track.items.filter(({ brief }) => brief !== undefined)).toEqual([]);
  });
  it('stands in none where it has steps itself, unless in the activation', () => {
    const step = (id: string, use: string) => ({ id, text: words('Go.'), uses: [use] });
    const procedures = {
      fire: { title: words('F'), steps: [step('a', 'tables/weapons'), step('b', 'tables/damage')] },
      act: {
        title: words('A'),
        steps: [
          step('c', 'procedures/fire'),
          step('d', 'rules/cover'),
          step('e', 'procedures/act'),
          step('f', 'procedures/rest'),
          step('g', 'tables/damage'),
        ],
      },
      rest: { title: words('R'), steps: [step('h', 'rules/cover')] },
    };
    const landing = { landing: 'activation', procedure: 'procedures/act' } as const;
    expect(line(place('procedures', 'fire', { procedures }))).toBe('Procedure');
    expect(line(place('procedures', 'fire', { procedures, meta: { front: landing } }))).toBe(
      '[A], step 1 of 5',
    );
    // One step is a page like any other. Nothing stands in itself, or in two.
    expect(line(place('procedures', 'rest', { procedures }))).toBe('[A], step 4 of 5');
    expect(line(place('procedures', 'act', { procedures, meta: { front: landing } }))).toBe(
      'Procedure',
    );
    expect(line(place('tables', 'damage', { procedures }))).toBe('Table');
  });
  it('leads from one step to the roll of another', () => {
    const fire = files.procedures?.['fire'];
    const steps = fire?.steps.map((step) =>
      step.id === 'look' ? { ...step, uses: ['tables/damage'] } : step,
    );
    const damage = place('tables', 'damage', { procedures: { fire: { ...fire!, steps: steps! } } });
    expect(row(damage)[1]).toBe('To hit /en/skirmish/modifiers/to-hit/');
  });
});

describe('any other page', () => {
  it('stands in the turn, at the only phase that uses it', () => {
    expect(row(place('procedures', 'fire'))[0]).toBe('Orders OP /en/skirmish/phases/orders/ true');
    expect(line(place('procedures', 'fire'))).toBe('Procedure');
    expect(line(place('rules', 'cover'))).toBe('Rule');
    const current = (more?: Files) =>
      row(place('rules', 'cover', more)).filter((item) => item.endsWith(' true'));
    expect(current()).toEqual([]);
    const steps = [{ id: 'hide', text: words('Hide.'), uses: ['rules/cover'] }];
    const orders = { ...files.phases!['orders']!, steps };
    const turnEnd = { ...files.phases!['turn-end']!, steps };
    expect(current({ phases: { ...files.phases, orders } })).toHaveLength(1);
    expect(current({ phases: { orders, 'turn-end': turnEnd } })).toEqual([]);
  });
  it('stands among the steps of the activation in a game without a turn', () => {
    const meta: Files['meta'] = {
      front: { landing: 'activation', procedure: 'procedures/fire' },
    };
    expect(row(place('rules', 'cover', { meta }))).toStrictEqual([
      'Look around /en/skirmish/procedures/fire/#look',
      'To hit /en/skirmish/procedures/fire/#hit',
      '3 /en/skirmish/procedures/fire/#duck',
    ]);
  });
  it('stands in the contents of a game without either', () => {
    const contents = row(place('rules', 'cover', { meta: { front: { landing: 'contents' } } }));
    expect(contents).toContain('Rules /en/skirmish/#rules true');
    expect(contents).toContain('Tables /en/skirmish/#tables');
  });
});
