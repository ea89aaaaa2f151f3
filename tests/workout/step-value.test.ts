/** A value that a step works out and that nothing modifies: armour subtracted from a number. */
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { answersOf } from '../../src/calculator/chain-answer.ts';
import type { ProcedureFile } from '../../schemas/types.d.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { situationOf } from '../../src/workout/build/example.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { textsOf } from '../../src/workout/build/texts.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Result } from '../../src/workout/result.ts';
import { writeSituation } from '../../src/workout/write-link.ts';
import { entryAt, gameWith, words } from '../view/game-with.ts';
import { problemAt } from './rules.ts';

function workedOut(address: string, link: string): Result {
  const problem = problemAt('asl-starter-kit', address);
  const { situation, notices } = readSituation(problem, link);
  expect(notices).toEqual([]);
  return resolve(problem, situation);
}
const step = (result: Result) => result.starts.find(({ stage }) => stage === 'subtract-armor');

describe('the TK#', () => {
  it('is the basic number less the armour', () => {
    const result = workedOut(
      'procedures/to-kill',
      'subtract-armor.tk-value=13&subtract-armor.af=6',
    );
    expect(step(result)?.value).toEqual({ type: 'known', value: 7 });
  });

  it('leads to the roll that is compared with it', () => {
    const result = workedOut(
      'procedures/to-kill',
      'subtract-armor.tk-value=13&subtract-armor.af=6&to-kill.with=rear-hit',
    );
    // 8 or less on two dice, with −1 for the rear: 26 of 36 throws.
    const [roll] = step(result)?.outcomes[0]?.next ?? [];
    const odds = roll?.outcomes[0]?.odds;
    expect(roll?.stage).toBe('to-kill');
    expect(odds?.type === 'known' && reduced(odds.value)).toBe(reduced({ count: 26n, of: 36n }));
  });

  it('is asked for as long as one of its numbers is missing', () => {
    const value = step(workedOut('procedures/to-kill', 'subtract-armor.af=6'))?.value;
    expect(value).toEqual({ type: 'missing', needs: ['subtract-armor.tk-value'] });
  });

  it('can be given as it is, or as its two numbers, where it is rolled against', () => {
    const needed = (link: string) => workedOut('modifiers/to-kill', link).starts[0]?.target;
    const seven = { type: 'known', value: { number: 7, form: 'at-most' } };
    expect(needed('tk-number=7')).toEqual(seven);
    expect(needed('tk-value=13&af=6')).toEqual(seven);
  });
});

/** Men who are captured if their force is isolated, and those killed, which depend on them. */
function melee(more: string[], when?: NonNullable<ProcedureFile['steps'][number]['when']>) {
  const game = gameWith({
    values: [
      ...['larger', 'smaller'].map((id) => ({ id, title: words(id), origin: 'count' as const })),
      ...['prisoners', 'killed'].map((id) => ({
        id,
        title: words(id),
        origin: 'computed' as const,
      })),
      { id: 'force', title: words('Force'), role: true },
    ],
    terms: [{ id: 'isolated', title: words('Isolated'), text: words('Nobody is near.') }],
    procedures: {
      melee: {
        title: words('Mêlée'),
        steps: [
          {
            id: 'prisoners',
            text: words('Capture.'),
            ...(when && { when }),
            value: {
              name: 'prisoners',
              base: ['larger', { each: -1, per: 'smaller' }],
              atLeast: 0,
              next: [{ to: 'procedures/melee#killed', carries: ['larger', 'smaller', ...more] }],
            },
          },
          {
            id: 'killed',
            text: words('Kill.'),
            value: { name: 'killed', base: ['smaller', { each: -1, per: 'prisoners' }] },
          },
        ],
      },
    },
  });
  const problem = problemOf(game.ruleset, entryAt(game, 'procedures', 'melee'))!;
  const at = (link: string) => {
    const { situation, notices } = readSituation(problem, link);
    expect(notices).toEqual([]);
    const result = resolve(problem, situation);
    const words = { problem, texts: textsOf(problem, game.ruleset, 'en'), say: sayFor('en') };
    return {
      killed: result.starts[0]?.outcomes[0]?.next[0]?.value,
      said: answersOf({ situation, result }, 'prisoners', words),
    };
  };
  const link = (step: string, given: Record<string, number>) =>
    writeSituation(
      problem,
      situationOf(problem, {
        ...{ id: 'one', text: words('One.'), target: `procedures/melee#${step}`, given },
      })!,
    );
  return { problem, at, link };
}

describe.each([
  ['is not carried', []],
  ['is carried, too', ['prisoners']],
])('a value on which the next one depends, where it %s', (_, more) => {
  const { problem, at, link } = melee(more);
  it('is taken from the step above, and may be entered below', () => {
    expect(at('larger=9&smaller=7').killed).toEqual({ type: 'known', value: 5 });
    expect(problem.stages['killed']?.values).toEqual(['prisoners']);
  });
  it('is said with what it leads to, where nothing is entered', () => {
    expect(at('larger=9&smaller=7').said).toEqual(['killed: 5']);
    expect(at('larger=9').said).toEqual([]);
  });
  it('is opened from an example of the second step', () => {
    const example = link('killed', { smaller: 7, prisoners: 2 });
    expect(example).toBe('smaller=7&killed.prisoners=2');
    expect(at(example).killed).toEqual({ type: 'known', value: 5 });
  });
});

it('a step that is left out in a state comes to none; its example is made in that state', () => {
  const { problem, at, link } = melee([], [{ subject: 'force', is: 'isolated' }]);
  expect(problem.stages['prisoners']?.states).toEqual([{ role: 'force', words: ['isolated'] }]);
  expect(at('larger=9&smaller=7').killed).toEqual({ type: 'known', value: 7 });
  expect(link('prisoners', { larger: 9, smaller: 7 })).toBe('larger=9&smaller=7&force=isolated');
});
