/** A pool, or several dice, of which another value says how many there are: on the page, in the bar, and under “Why”. */
import { describe, expect, it } from 'vitest';
import type { Modifier, Roll, ValueSet } from '../../schemas/types.d.ts';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { oddsHere } from '../../src/calculator/signs.ts';
import { rollView } from '../../src/view/parts/rolls.ts';
import type { Chance, StartResult } from '../../src/workout/result.ts';
import { calculated } from './calculated.ts';
import { entryAt, gameWith, HIT_OR_MISS, readerOf, words } from './game-with.ts';

const VALUES = [
  ['blows', 'Blows', 'Ciosy', '打撃'],
  ['men', 'Men', 'Ludzie', '兵'],
  ['strength', 'Strength', 'Siła', '筋力'],
].map(([id = '', ...title]) => ({
  ...{ id, title: words(...(title as [string])), origin: 'counter-or-card' as const },
}));
const FELLED = [
  {
    ...{ id: 'felled', title: words('Felled'), success: true },
    when: [{ subject: 'successes', atLeast: 2 }] as const,
  },
  { id: 'standing', title: words('Standing') },
] as unknown as Roll['outcomes'];
const pool = (number: NonNullable<Roll['pool']>['dice'], dice = 'D6', atLeast = 4): Roll => ({
  ...{ dice, outcomes: FELLED },
  pool: { dice: number, success: [{ subject: 'roll', atLeast }] },
});
const FURY: Modifier = { id: 'fury', title: words('Fury'), change: { add: 2 } };
const FRENZY: Modifier = { id: 'frenzy', title: words('Frenzy'), change: { multiply: 2 } };

const game = (roll: Roll, value?: Partial<ValueSet>, modifiers = [FURY]) =>
  gameWith({
    values: VALUES,
    rules: { flurry: { title: words('Flurry'), text: words('Roll.'), roll } },
    ...(value && {
      modifiers: {
        blows: {
          title: words('Blows'),
          value: { name: 'blows', base: 'blows', ...value },
          modifiers,
        },
      },
    }),
  });
const lineOf = (roll: Roll, value?: Partial<ValueSet>, language: Language = 'en') => {
  const found = game(roll, value);
  const entry = entryAt(found, 'rules', 'flurry');
  return rollView(roll, entry, ['roll'], readerOf(found, language, entry.address)).line;
};
const at = (link: string, ...all: Parameters<typeof game>) =>
  calculated(game(...all), 'rules/flurry', link);

describe('a pool whose number of dice has a limit', () => {
  it.each<[Language, string]>([
    ['en', 'Number of D6 to roll: blows (maximum men). A die is a success with: roll ≥ 4.'],
    ['pl', 'Liczba rzucanych K6: ciosy (najwyżej ludzie). Kość daje sukces, gdy: wynik rzutu ≥ 4.'],
    ['ja', 'D6を振る数：打撃（最大兵）。成功になる条件：出目 ≥ 4。'],
  ])('says it on the page in %s', (language, line) =>
    expect(lineOf(pool('blows'), { atMost: 'men' }, language)).toBe(line),
  );
  it('says of a sum which part has it, and both limits', () => {
    expect(lineOf(pool(['blows', 1]), { atMost: 'men' })).toContain(
      'blows + 1 (Blows: maximum men).',
    );
    expect(lineOf(pool('blows'), { atMost: 6, atLeast: 'men' })).toContain(
      'blows (maximum 6, minimum men).',
    );
    expect(lineOf(pool('blows'), {})).toContain('to roll: blows. A die');
    expect(lineOf(pool('blows'))).toContain('to roll: blows. A die');
  });
  it('applies it, and says under “Why” that it did', () => {
    const { why, bar, start } = at('blows=1&with=fury&men=2', pool('blows'), { atMost: 'men' });
    expect(why).toEqual([
      'Flurry: 4+ (Felled)',
      '– Modified Blows: 2',
      '–– Blows: 1',
      '–– Fury: +2',
      '–– At most (Men): 2',
      '– Successes on average: 1',
    ]);
    // Fury adds dice, and nothing to what they show.
    expect(bar[0]).toBe('Modifiers: 0');
    expect(start.success).toEqual({ type: 'known', value: { count: 9n, of: 36n } });
  });
  it('says no limit that is not reached', () =>
    expect(at('blows=3&men=9', pool('blows'), { atMost: 'men' }).why).toEqual([
      'Flurry: 4+ (Felled)',
      '– Blows: 3',
      '– Successes on average: 1.5',
    ]));
});

it('several dice have the number that their own modifiers make', () => {
  const roll: Roll = { dice: 'D6', target: 4, times: 'blows', outcomes: HIT_OR_MISS };
  const { why, bar } = at('blows=3&with=frenzy&men=5', roll, { atMost: 'men' }, [FRENZY]);
  expect(bar[0]).toBe('Modifiers: 0');
  expect(why).toEqual([
    'Flurry: 4+ (Hit)',
    '– Modified Blows: 5',
    '–– Blows: 3',
    '–– Frenzy: ×2',
    '–– At most (Men): 5',
    '– Base number: 4',
  ]);
});

describe('how many successes a pool has on average', () => {
  it.each<[string, Roll, number]>([
    ['plain dice', pool(4), 2],
    // Each die is 1/3, and each sixth die gives another one.
    ['dice that give others', pool(3, 'D6 extra 6', 5), 1.2],
    ['dice that are added to', pool(2, 'D6 explode 6', 7), 0.33],
    ['dice that are rerolled', pool(3, 'D6 reroll 1', 6), 0.58],
  ])('is on the page and under “Why”: %s', (_, roll, average) => {
    expect(lineOf(roll)).toContain(`Successes on average: ${average}.`);
    expect(at('', roll).why.at(-1)).toBe(`– Successes on average: ${average}`);
  });
  it('is so in every language', () => {
    const lines = LANGUAGES.map(({ tag }) => lineOf(pool(3, 'D6 extra 6', 5), undefined, tag));
    expect(
      lines.map((line) => /[^.。]*(?:[aA]verage|[Śś]rednia|平均).*$/.exec(line)?.[0].trim()),
    ).toEqual(['Successes on average: 1.2.', 'Średnia liczba sukcesów: 1,2.', '平均成功数：1.2。']);
  });
  it('is not said where the number of dice is not known', () => {
    expect(lineOf(pool('blows'))).not.toContain('average');
    expect(at('', pool('blows')).why.join()).not.toContain('average');
  });
});

it('the table of all ways has no gap where another start knows the odds', () => {
  const known: Chance = { type: 'known', value: { count: 1n, of: 6n } };
  const missing: Chance = { type: 'missing', needs: ['armour'] };
  const start = (odds: StartResult['odds']) => ({ odds }) as StartResult;
  const [one, other] = [
    start({ 'harm.slain': missing, 'harm.lost': missing }),
    start({ 'harm.slain': known }),
  ];
  const result = { starts: [one, other], groups: [], refused: [] };
  expect(oddsHere({ start: one, result })).toEqual({ 'harm.lost': missing });
  expect(oddsHere({ start: other, result })).toEqual({ 'harm.slain': known });
});
