/** Contests among several, and what the dice of all sides showed: each throw is counted in a loop of its own. */
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { reduced } from '../../src/workout/odds.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { recompute } from '../../src/checks/worked-example/recompute.ts';
import { libraryOf } from '../../src/arithmetic/library-of.ts';
import type { Contest, Example, Modifier, Outcome } from '../../schemas/types.d.ts';
import { entryAt, gameWith, words } from '../view/game-with.ts';

type Ties = Contest['ties'];

const outcome = (
  id: string,
  subject?: string,
  is = 'winner',
  more: Outcome['when'] = [],
): Outcome => ({
  id,
  title: words(id),
  ...(id === 'won' && { success: true }),
  ...(subject !== undefined && { when: [{ subject, is }, ...more] }),
});

function lots(contest: Contest, dice: string, outcomes: Outcome[], modifiers: Modifier[] = []) {
  const game = gameWith({
    values: [
      { id: 'players', title: words('Players'), origin: 'count' },
      ...['attacker', 'defender', 'target-unit', 'unit', 'one', 'two'].map((id) => ({
        id,
        title: words(id),
        role: true as const,
      })),
    ],
    modifiers: {
      lots: {
        title: words('Lots'),
        standalone: true,
        modifiers: [{ id: 'lame', title: words('Lame'), change: { add: -1 } }, ...modifiers],
        roll: { dice, modifies: 'roll', contest, outcomes },
      },
    },
  });
  const problem = problemOf(game.ruleset, entryAt(game, 'modifiers', 'lots'));
  if (!problem) throw new Error('Nothing to calculate');
  const library = libraryOf(game.ruleset.entries);
  return {
    page: (link: string) => resolve(problem, readSituation(problem, link).situation).starts[0],
    example: (what: string, parts: Partial<Example>) =>
      recompute({ target: 'modifiers/lots', ...parts } as Example, what, library, []),
  };
}

const among = (ties: Ties, wins: Contest['wins'] = 'highest', dice = 'D6') =>
  lots({ each: 'unit', wins, ties, among: 'players' }, dice, [
    outcome('won', 'unit'),
    outcome('lost', 'unit', 'loser'),
    outcome('draw'),
  ]);

/** Every throw of some dice, one number for each side. */
const throwsOf = (sides: readonly number[], number: number): number[][] =>
  number === 0
    ? [[]]
    : throwsOf(sides, number - 1).flatMap((rest) => sides.map((one) => [...rest, one]));

const D6 = [1, 2, 3, 4, 5, 6];
const TWO_D6 = throwsOf(D6, 2).map(([a = 0, b = 0]) => a + b);

/** Of all throws that count: won, lost and drawn by the first, and how often so many win. */
function counted(ties: 'all' | 'again' | 'none', number: number, die = D6, best = Math.max) {
  const found = { won: 0, lost: 0, draw: 0, winners: Array.from({ length: number + 1 }, () => 0) };
  let all = 0;
  for (const dice of throwsOf(die, number)) {
    const top = dice.filter((one) => one === best(...dice)).length;
    if (top > 1 && ties === 'again') continue;
    all++;
    const winners = top > 1 && ties === 'none' ? 0 : top;
    found.winners[winners]!++;
    if (winners === 0) found.draw++;
    else found[dice[0] === best(...dice) ? 'won' : 'lost']++;
  }
  const share = (count: number) => reduced({ count: BigInt(count), of: BigInt(all) });
  return {
    won: share(found.won),
    lost: share(found.lost),
    draw: share(found.draw),
    winners: found.winners.map((count) => count / all),
  };
}

const CASES = (['all', 'again', 'none'] as const).flatMap((ties) =>
  [1, 2, 3, 4].map((number) => [ties, number] as const),
);

describe('a contest among several', () => {
  it.each(CASES)('whose ties count as %s has exact odds of %i', (ties, number) => {
    for (const wins of ['highest', 'lowest'] as const) {
      const { page, example } = among(ties, wins);
      const { winners, ...odds } = counted(
        ties,
        number,
        D6,
        wins === 'highest' ? Math.max : Math.min,
      );
      const start = page(`players=${number}`);
      const shown = Object.entries(start?.odds ?? {}).map(([id, chance]) => [
        id,
        chance.type === 'known' ? reduced(chance.value) : chance.type,
      ]);
      expect(Object.fromEntries(shown)).toEqual(odds);
      const given = { players: number };
      for (const [id, chance] of Object.entries(odds)) {
        const computed = example(id, { given });
        if ('why' in computed) throw new Error(computed.why.kind);
        expect(
          computed.results.map((one) => computed.same(chance, one)),
          id,
        ).toEqual([true]);
        expect(computed.same('9/10', computed.results[0]!)).toBe(false);
      }
      const counts = start?.counts?.outcomes['won'];
      if (number > 1 && counts?.type === 'known')
        winners.forEach((chance, count) =>
          expect(counts.value.exactly[count] ?? 0).toBeCloseTo(chance, 12),
        );
      else expect(number).toBe(1);
    }
  });

  it.each([
    ['again', 2],
    ['all', 3],
    ['none', 3],
  ] as const)('adds up several dice of each, with ties that count as %s, of %i', (ties, number) => {
    const { won } = counted(ties, number, TWO_D6);
    const computed = among(ties, 'highest', '2D6').example('success', {
      given: { players: number },
    });
    if ('why' in computed) throw new Error(computed.why.kind);
    expect(computed.same(won, computed.results[0]!)).toBe(true);
  });

  it('is as even where a modifier is true of all of them', () => {
    const { page, example } = among('again');
    const odds = page('players=3&with=lame')?.odds['won'];
    expect(odds?.type === 'known' && reduced(odds.value)).toBe('1/3');
    const given = { players: 3 };
    expect(example('success', { given, with: ['lame'] })).toMatchObject({ results: ['1/3'] });
  });

  it('has open odds where the sources do not say what a tie does', () => {
    const { page, example } = among('unknown');
    expect(page('players=2')?.odds['won']?.type).toBe('unknown');
    expect(example('success', { given: { players: 2 } })).toMatchObject({
      why: { kind: 'no-odds' },
    });
  });

  it('needs the number of those who roll', () => {
    expect(among('again').example('success', {})).toEqual({
      why: { kind: 'missing', names: ['players'] },
    });
  });

  it('is decided by the dice of all, the first of which is asked about', () => {
    const { example } = among('none');
    const results = (what: string, dice: number[]) => example(what, { dice });
    expect(results('outcome', [6, 2, 1])).toMatchObject({ results: ['won'] });
    expect(results('outcome', [2, 6, 1])).toMatchObject({ results: ['lost'] });
    expect(results('outcome', [2, 6, 6])).toMatchObject({ results: ['draw'] });
    expect(results('selected', [2, 6, 1])).toMatchObject({ results: [[2]] });
    expect(example('outcome', { dice: [6, 2], given: { players: 3 } })).toEqual({
      why: { kind: 'dice-of-sides', names: ['2', '3', '1 unit', '1 unit', '1 unit'] },
    });
    expect(among('again').example('outcome', { dice: [6, 6, 1] })).toEqual({
      why: { kind: 'tie', names: ['again'] },
    });
  });
});

describe('the dice of two sides', () => {
  const duel = (dice: string, ties: Ties = 'second') =>
    lots(
      { each: ['one', 'two'], wins: 'highest', ties },
      dice,
      [
        outcome('crushed', 'one', 'winner', [{ subject: 'margin', atLeast: 5 }]),
        outcome('won', 'one'),
        outcome('lost'),
      ],
      [
        { id: 'bonus', title: words('Bonus'), side: 'one', change: { add: 1 } },
        { id: 'wall', title: words('Wall'), side: 'two', change: { add: 3 } },
      ],
    );
  const D10 = Array.from({ length: 10 }, (_, index) => index + 1);

  it.each([[[]], [['bonus']], [['wall']], [['bonus', 'wall']]])(
    'are added up with the modifiers of each: %j',
    (held) => {
      const { example } = duel('D10');
      for (const [a = 0, b = 0] of throwsOf(D10, 2)) {
        const margin = a + (held.includes('bonus') ? 1 : 0) - b - (held.includes('wall') ? 3 : 0);
        const outcome = margin >= 5 ? 'crushed' : margin > 0 ? 'won' : 'lost';
        const parts = { dice: [a, b], with: held };
        expect(example('outcome', parts)).toMatchObject({ results: [outcome] });
        expect(example('selected', parts)).toMatchObject({ results: [[margin > 0 ? 1 : 2]] });
      }
    },
  );

  it('are two for each side that throws two', () => {
    const { example } = duel('2D6');
    expect(example('outcome', { dice: [6, 5, 3, 3] })).toMatchObject({ results: ['crushed'] });
    expect(example('outcome', { dice: [6, 4, 3, 3] })).toMatchObject({ results: ['won'] });
    expect(example('outcome', { dice: [3, 3, 3, 3] })).toMatchObject({ results: ['lost'] });
  });

  it.each([
    [[10], '1'],
    [[10, 2, 3], '3'],
  ])('are neither fewer nor more than both throw: %j', (dice, count) => {
    expect(duel('D10').example('outcome', { dice })).toEqual({
      why: { kind: 'dice-of-sides', names: [count, '2', '1 one', '1 two'] },
    });
  });

  it('are faces of these dice', () => {
    expect(duel('D10').example('outcome', { dice: [11, 2] })).toEqual({
      why: { kind: 'impossible-dice', names: ['D10'] },
    });
  });

  it('may be a tie that does not count, or that the sources leave open', () => {
    const of = (ties: Ties) => duel('D10', ties).example('outcome', { dice: [4, 4] });
    expect(of('again')).toEqual({ why: { kind: 'tie', names: ['again'] } });
    expect(of('unknown')).toMatchObject({ results: ['lost', 'won'] });
    expect(of('first')).toMatchObject({ results: ['won'] });
  });
});
