/** What stays open in the readings of the rules. */
import { expect, it } from 'vitest';
import { known, type Answer } from '../../src/workout/answer.ts';
import { figuresOf } from '../../src/workout/combine.ts';

const readingOf = (form: 'at-most' | 'at-least', total: number, number: number, count: bigint) => ({
  total: known(total),
  target: known({ number, form }),
  success: known({ count, of: 36n }),
  counted: [],
});

it.each([
  ['at most', readingOf('at-most', 2, 8, 26n), readingOf('at-most', 1, 9, 30n)],
  ['at least', readingOf('at-least', -2, 5, 12n), readingOf('at-least', -1, 4, 18n)],
])('open figures have the hardest roll first: %s', (_, hard, easy) => {
  for (const readings of [
    [hard, easy],
    [easy, hard],
  ])
    expect(figuresOf(easy, readings)).toMatchObject({
      total: { values: [hard, easy].map(({ total }) => valueOf(total)) },
      target: { values: [hard, easy].map(({ target }) => valueOf(target)) },
      success: { values: [hard, easy].map(({ success }) => valueOf(success)) },
    });
});

const valueOf = <T>(answer: Answer<T>): T | undefined =>
  answer.type === 'known' ? answer.value : undefined;
