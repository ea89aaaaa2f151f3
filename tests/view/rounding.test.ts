/** How a number is rounded, in which order modifiers of several kinds apply, and what they come to: on the page, and in its calculator. */
import { describe, expect, it } from 'vitest';
import type { Modifier, ValueSet } from '../../schemas/types.d.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { modifiersView } from '../../src/view/pages/modifier-page.ts';
import { blockView } from '../../src/view/print/block.ts';
import { calculated } from './calculated.ts';
import { entryAt, gameWith, HIT_OR_MISS, readerOf, words } from './game-with.ts';

const SPEED = { id: 'speed', title: words('Speed', 'Szybkość', '速度') };
const VALUES = [
  { ...SPEED, origin: 'counter-or-card' as const },
  { id: 'pace', title: words('Pace', 'Tempo', '歩度'), origin: 'computed' as const },
  { id: 'men', title: words('Men', 'Ludzie', '兵'), origin: 'count' as const },
  { id: 'skill', title: words('Skill'), origin: 'counter-or-card' as const },
];
const halved = (round?: Modifier['round']): Modifier => ({
  ...{ id: 'mud', title: words('Mud', 'Błoto', '泥'), change: { multiply: '1/2' } },
  ...(round && { round }),
});
const adds = (add: Modifier['change']['add'], round?: Modifier['round']): Modifier => ({
  ...{ id: 'guide', title: words('Guide', 'Przewodnik', '案内'), change: { add: add ?? 0 } },
  ...(round && { round }),
});
const sets = (set: number): Modifier => ({
  ...{ id: 'halt', title: words('Halt'), change: { set } },
});
const DOUBLED: Modifier = { id: 'road', title: words('Road'), change: { multiply: 2 } };

const valueGame = (value: Partial<ValueSet>, modifiers: Modifier[]) =>
  gameWith({
    values: VALUES,
    modifiers: {
      test: {
        title: words('Pace', 'Tempo', '歩度'),
        value: { name: 'pace', base: 'speed', ...value },
        modifiers,
      },
    },
  });
const rollGame = (modifiers: Modifier[], modifies: 'roll' | 'target' = 'target') =>
  gameWith({
    values: VALUES,
    modifiers: {
      test: {
        title: words('Test'),
        roll: { dice: 'D10', target: 'skill', modifies, outcomes: HIT_OR_MISS },
        modifiers,
      },
    },
  });
type Game = ReturnType<typeof valueGame>;

/** The line of the value, the order, and each amount: on the page, and the same on paper. */
function pageOf(game: Game, language: Language = 'en'): string[] {
  const entry = entryAt(game, 'modifiers', 'test');
  const reader = readerOf(game, language, entry.address);
  const { body } = blockView(entry, reader, () => '');
  const [page, paper] = [
    modifiersView(entry, reader),
    body.kind === 'modifiers' ? body.modifiers : undefined,
  ].map((view) => [
    ...(view?.value ? [view.value.line] : []),
    ...(view?.order ? [view.order] : []),
    ...(view?.groups ?? []).flatMap(({ modifiers }) =>
      modifiers.flatMap(({ amount, more = [] }) => [amount, ...[more].flat()]),
    ),
  ]);
  expect(paper).toEqual(page);
  return page ?? [];
}

describe('a value that is rounded', () => {
  it.each<[Language, string[], string[]]>([
    [
      'en',
      ['Pace: starts at the speed; rounded up', '×½'],
      ['Pace: 4', '– Speed: 7', '– Mud: ×½', '– Rounded up: 4'],
    ],
    [
      'pl',
      ['Tempo: wartość początkowa to szybkość; zaokrąglenie w górę', '×½'],
      ['Tempo: 4', '– Szybkość: 7', '– Błoto: ×½', '– Zaokrąglenie w górę: 4'],
    ],
    [
      'ja',
      ['歩度の基本値：速度、端数切り上げ', '×½'],
      ['歩度：4', '– 速度：7', '– 泥：×½', '– 端数切り上げ：4'],
    ],
  ])('says so in %s', (language, page, why) => {
    const game = valueGame({ round: 'up' }, [halved()]);
    expect(pageOf(game, language)).toEqual(page);
    expect(calculated(game, 'modifiers/test', 'with=mud&speed=7', language).why).toEqual(why);
  });
  it('says nothing of it under “Why” where the number is whole', () => {
    const game = valueGame({ round: 'down' }, [halved()]);
    const { why } = calculated(game, 'modifiers/test', 'with=mud&speed=8');
    expect(why).toEqual(['Pace: 4', '– Speed: 8', '– Mud: ×½']);
  });
  it('says that nobody knows how', () => {
    const game = valueGame({ round: 'unknown' }, [halved()]);
    expect(pageOf(game)).toEqual(['Pace: starts at the speed; rounding unknown', '×½']);
    const { why } = calculated(game, 'modifiers/test', 'with=mud&speed=7');
    expect(why).toEqual(['Pace: 3 or 4', '– Speed: 7', '– Mud: ×½', '– Rounding unknown']);
  });
  it('is rounded before its limit, which is said too, also where another value is the limit', () => {
    const fixed = valueGame({ round: 'down', atMost: 5 }, [halved()]);
    const [line] = pageOf(fixed);
    expect(line).toBe('Pace: starts at the speed; rounded down; maximum 5');
    const tail = (game: Game, link: string) =>
      calculated(game, 'modifiers/test', link).why.slice(-2);
    expect(tail(fixed, 'with=mud&speed=13')).toEqual(['– Rounded down: 6', '– At most: 5']);
    const named = valueGame({ round: 'down', atLeast: 'men' }, [halved()]);
    expect(tail(named, 'with=mud&speed=5&men=4')).toEqual([
      '– Rounded down: 2',
      '– At least (Men): 4',
    ]);
  });
});

describe('a modifier that rounds', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Then rounded down', '×½ (then rounded down)', '– Rounded down: 3'],
    ['pl', 'Potem zaokrąglenie w dół', '×½ (potem zaokrąglenie w dół)', '– Zaokrąglenie w dół: 3'],
    ['ja', 'その後端数切り捨て', '×½（その後端数切り捨て）', '– 端数切り捨て：3'],
  ])('says so in %s: %s', (language, more, amount, line) => {
    const game = valueGame({}, [halved('down')]);
    expect(pageOf(game, language).slice(-2)).toEqual(['×½', more]);
    const { why } = calculated(game, 'modifiers/test', 'with=mud&speed=7', language);
    expect(why.at(-2)).toContain(amount);
    expect(why.at(-1)).toBe(line);
  });
  it('says so of the number that a roll needs', () => {
    const game = rollGame([halved('up')]);
    const { why } = calculated(game, 'modifiers/test', 'with=mud&skill=7');
    expect(why.slice(1)).toEqual(['– Skill: 7', '– Mud: ×½ (then rounded up)', '– Rounded up: 4']);
  });
  it.each<[Modifier['change']['add'], string, string]>([
    [
      { each: 1, per: 'men', every: 30, round: 'up' },
      '+1 for every 30 men, rounded up',
      '– Guide (+1 for every 30 men, rounded up): +4',
    ],
    [
      { each: -1, per: 'men', above: 10, every: 5, round: 'down' },
      '−1 per 5 beyond 10 (rounded down)',
      '– Guide (−1 per 5 beyond 10 (rounded down)): −20',
    ],
  ])('counts parts of a number: %j', (add, amount, line) => {
    const game = valueGame({}, [adds(add)]);
    expect(pageOf(game).at(-1)).toBe(amount);
    const { why } = calculated(game, 'modifiers/test', 'with=guide&speed=7&men=110');
    expect(why).toContain(line);
  });
  it('counts parts in the number before modifiers', () => {
    const base = { each: 1, per: 'speed', every: 4, round: 'down' as const };
    const game = valueGame({ base }, [adds(1)]);
    expect(pageOf(game)[0]).toBe('Pace: starts at 1 for every 4 speed, rounded down');
    const { why } = calculated(game, 'modifiers/test', 'speed=11&with=guide');
    expect(why.slice(1)).toEqual([
      '– Before modifiers (1 for every 4 speed, rounded down): 2',
      '–– Speed: 11',
      '– Guide: +1',
    ]);
  });
});

describe('modifiers of several kinds', () => {
  it.each<[Language, string]>([
    ['en', 'In this order: multiply (×) → add and subtract (+, −) → round.'],
    ['pl', 'Kolejność: mnożenie (×) → dodawanie i odejmowanie (+, −) → zaokrąglenie.'],
    ['ja', '適用順：倍率（×） → 加減（+、−） → 端数処理。'],
  ])('say in which order they apply, in %s', (language, order) =>
    expect(pageOf(valueGame({ round: 'up' }, [halved(), adds(1)]), language)).toContain(order),
  );
  it('name only what there is', () => {
    const order = (...all: Parameters<typeof valueGame>) =>
      pageOf(valueGame(...all)).find((line) => line.startsWith('In this order'));
    expect(order({}, [halved('up'), DOUBLED])).toBeUndefined();
    expect(order({}, [adds(1)])).toBeUndefined();
    expect(order({ atMost: 9 }, [sets(3), adds(1)])).toBe(
      'In this order: set the number (=) → add and subtract (+, −) → keep to the limits.',
    );
  });
  it('count those that another set brings in', () => {
    const game = gameWith({
      values: VALUES,
      modifiers: {
        test: {
          title: words('Pace'),
          value: { name: 'pace', base: 'speed' },
          modifiers: [halved()],
        },
        night: { title: words('Night'), appliesTo: ['modifiers/test'], modifiers: [adds(-1)] },
      },
    });
    expect(pageOf(game)).toContain('In this order: multiply (×) → add and subtract (+, −).');
  });
});

describe('the bar of a roll', () => {
  const bar = (modifiers: Modifier[], link: string, modifies?: 'roll' | 'target') =>
    calculated(rollGame(modifiers, modifies), 'modifiers/test', `skill=4&${link}`).bar[0];
  it.each<[string, Modifier[], string]>([
    ['multiplies', [DOUBLED], 'Modifiers: ×2'],
    ['sets', [sets(3)], 'Modifiers: = 3'],
    ['multiplies and adds', [DOUBLED, adds(1)], 'Modifiers: ×2, +1'],
    ['rounds', [halved('up'), adds(-1)], 'Modifiers: ×½ (then rounded up), −1'],
    ['adds dice', [{ id: 'more', title: words('More'), change: { dice: 1 } }], 'Modifiers: +1 die'],
    ['adds', [adds(2)], 'Modifiers: +2'],
  ])('says what a modifier that %s does', (_, modifiers, line) => {
    for (const modifies of ['target', 'roll'] as const)
      expect(bar(modifiers, `with=${modifiers.map(({ id }) => id).join(',')}`, modifies)).toBe(
        line,
      );
  });
  it('says 0 where nothing is ticked', () => expect(bar([DOUBLED], '')).toBe('Modifiers: 0'));
});
