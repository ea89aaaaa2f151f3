/** Two sides that roll against each other, groups of which one counts, and claims without a number. */
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import type { Problem, RollStage } from '../../src/workout/problem.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Result, StageResult } from '../../src/workout/result.ts';
import { claimsIn } from '../../src/workout/rivals.ts';
import { NO_SITUATION } from '../../src/workout/situation.ts';
import { recompute } from '../../src/checks/worked-example/recompute.ts';
import { libraryOf } from '../../src/arithmetic/library-of.ts';
import type { Example, Outcome } from '../../schemas/types.d.ts';
import type { Game } from '../view/golden-game.ts';
import { entryAt, gameWith, words } from '../view/game-with.ts';

type Ties = 'again' | 'none' | 'all' | 'unknown';

const LOST: Outcome = {
  id: 'lost',
  title: words('Lost'),
  when: [{ subject: 'unit', is: 'loser' }],
};
const DRAW: Outcome = { id: 'draw', title: words('Draw') };

/** `others` are the outcomes after the first: by default the loser’s, and a draw. */
function brawlIn(ties: Ties, others: Outcome[] = [LOST, DRAW]): Game {
  return gameWith({
    modifiers: {
      brawl: {
        title: words('Brawl'),
        standalone: true,
        modifiers: [
          { id: 'knife', title: words('Knife'), group: 'weapon', change: { add: 1 } },
          { id: 'club', title: words('Club'), group: 'weapon', change: { add: 2 } },
          { id: 'brave', title: words('Brave'), change: { add: -1 } },
        ],
        groups: [{ id: 'weapon', title: words('Weapon'), combine: 'highest' }],
        roll: {
          dice: 'D6',
          modifies: 'roll',
          contest: { each: 'unit', wins: 'highest', ties },
          outcomes: [
            {
              id: 'won',
              title: words('Won'),
              success: true,
              when: [{ subject: 'unit', is: 'winner' }],
            },
            ...others,
          ],
        },
      },
    },
  });
}

function brawl(ties: Ties, others?: Outcome[]): Problem {
  const game = brawlIn(ties, others);
  const problem = problemOf(game.ruleset, entryAt(game, 'modifiers', 'brawl'));
  if (!problem) throw new Error('Nothing to calculate');
  return problem;
}
const at = (problem: Problem, link: string) =>
  resolve(problem, readSituation(problem, link).situation);
const odds = (result: Result) =>
  Object.values(result.starts[0]?.odds ?? {}).map((one) =>
    one.type === 'known' ? reduced(one.value) : one.type,
  );

describe('a contest whose sides have a number in the same table', () => {
  const role = (id: string) => ({ id, title: words(id), role: true as const });
  const game = gameWith({
    values: [
      ...['attacker', 'defender', 'target-unit'].map(role),
      { id: 'pins', title: words('Pins'), origin: 'count' },
      { id: 'distance', title: words('Distance'), origin: 'measured' },
      { id: 'vigour', title: words('Vigour'), origin: 'table' },
    ],
    tables: {
      ranks: {
        title: words('Ranks'),
        standalone: true,
        columns: [{ id: 'vigour', type: 'number', value: 'vigour', title: words('Vigour') }],
        rows: [
          { id: 'elite', title: words('Elite'), cells: { vigour: 4 } },
          { id: 'crew', title: words('Crew'), cells: { vigour: 2 } },
        ],
      },
    },
    modifiers: {
      wrestle: {
        title: words('Wrestle'),
        standalone: true,
        modifiers: [{ id: 'own', title: words('Own'), always: true, change: { add: 'vigour' } }],
        roll: {
          dice: 'D6',
          modifies: 'roll',
          contest: { each: ['attacker', 'defender'], wins: 'highest', ties: 'second' },
          outcomes: [
            {
              id: 'thrown',
              title: words('Thrown'),
              success: true,
              when: [{ subject: 'attacker', is: 'winner' }],
            },
            { id: 'stands', title: words('Stands') },
          ],
        },
      },
    },
  });
  const problem = problemOf(game.ruleset, entryAt(game, 'modifiers', 'wrestle'));
  if (!problem) throw new Error('Nothing to calculate');

  it('has a row for each side', () => {
    expect(Object.values(problem.stages).map(({ tables }) => tables)).toEqual([
      ['ranks'],
      ['ranks'],
    ]);
  });

  // With 2 more, ties are won, and 1 less: 26 of 36 throws.
  it('adds the number of its row to each', () => {
    expect(odds(at(problem, 'ranks=elite&wrestle-other.ranks=crew'))).toEqual(['13/18', '5/18']);
    expect(odds(at(problem, 'ranks=crew&wrestle-other.ranks=crew'))).toEqual(['5/12', '7/12']);
  });
});

describe('a contest', () => {
  // 15 of 36 throws are higher, 15 lower, 6 tied; with +1 21, 10 and 5.
  it.each<[Ties, string, string[]]>([
    ['none', '', ['5/12', '5/12', '1/6']],
    ['again', '', ['1/2', '1/2', '0/1']],
    ['none', 'with=knife', ['7/12', '5/18', '5/36']],
    ['again', 'with=knife', ['21/31', '10/31', '0/1']],
    ['again', 'with=knife&brawl-other.with=knife', ['1/2', '1/2', '0/1']],
    ['all', '', ['7/12', '5/12', '0/1']],
    ['unknown', '', ['unknown', 'unknown', 'unknown']],
  ])('whose ties count as %s, in %s', (ties, link, expected) => {
    expect(odds(at(brawl(ties), link))).toEqual(expected);
  });
});

describe('the outcome of a contest without conditions', () => {
  // 21 of 36 throws are higher with +1, 5 tied and 10 lower.
  it.each<[Ties, string[]]>([
    ['none', ['7/12', '5/12']],
    ['again', ['21/31', '10/31']],
    ['all', ['13/18', '5/18']],
    ['unknown', ['unknown', 'unknown']],
  ])('is what the others leave, with ties that count as %s', (ties, expected) => {
    const other = [{ id: 'lost-or-drawn', title: words('Lost or drawn') }];
    expect(odds(at(brawl(ties, other), 'with=knife'))).toEqual(expected);
  });
  it('is computed in worked examples, too', () => {
    const { ruleset } = brawlIn('none', [{ id: 'other', title: words('Other') }]);
    const library = libraryOf(ruleset.entries);
    const computed = (what: string) =>
      recompute({ target: 'modifiers/brawl', with: ['knife'] } as Example, what, library, []);
    expect(computed('success')).toMatchObject({ results: ['21/36'] });
    expect(computed('other')).toMatchObject({ results: ['15/36'] });
  });
});

it('of a group of which the highest counts, only that one applies', () => {
  expect(at(brawl('none'), 'with=knife,club,brave').starts[0]?.counted).toEqual([
    { id: 'club', adds: 2 },
    { id: 'brave', adds: -1 },
  ]);
});

describe('a claim without a number', () => {
  const stage: RollStage = {
    type: 'roll',
    address: 'modifiers/a',
    outcomes: [],
    modifiers: [],
    values: [],
    states: [],
    tables: [],
    disputes: [{ address: 'modifiers/a#about', rivals: [{ claim: 'other' }], modifiers: ['rain'] }],
  };
  const problem: Problem = {
    ruleset: 'x',
    entry: 'modifiers/a',
    starts: ['a'],
    stages: { a: stage },
    values: {},
    tables: {},
    sets: {},
    rolls: {},
  };
  const used = (counted: StageResult['counted']): Result => ({
    starts: [
      {
        stage: 'a',
        reached: { type: 'unknown', reasons: [] },
        total: { type: 'known', value: 0 },
        outcomes: [],
        readings: [],
        counted,
        odds: {},
      },
    ],
    groups: [],
    refused: [],
  });
  const claims = (counted: StageResult['counted']) =>
    claimsIn(problem, NO_SITUATION, used(counted))
      .flatMap((claim) => claim())
      .map(({ claim }) => claim);
  it('is shown with its modifier, and not without it', () => {
    expect(claims([{ id: 'rain', adds: -1 }])).toEqual(['other']);
    expect(claims([{ id: 'fog', adds: -1 }])).toEqual([]);
    expect(claims([])).toEqual([]);
  });
});
