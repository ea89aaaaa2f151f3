import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../../src/model/rulebook.ts';
import { plainOdds } from '../../../src/view/parts/rolls.ts';
import type { Roll } from '../../../schemas/types.d.ts';

const title = { en: 'x', pl: 'x', ja: 'x' };
const book = (roll: Roll) =>
  ({
    entries: [
      {
        kind: 'modifiers',
        id: 'm',
        address: 'modifiers/m',
        file: '',
        parts: [],
        data: { id: 'm', title, source: [], modifiers: [], roll },
      },
    ],
  }) as unknown as Ruleset;
const odds = (roll: Roll) => Object.fromEntries(plainOdds(book(roll), 'modifiers/m', roll).odds);

describe('plain odds', () => {
  it('are exact if the target is a number', () => {
    expect(
      odds({
        dice: 'D6',
        target: 3,
        modifies: 'roll',
        outcomes: [
          { id: 'hit', title, success: true, when: [{ subject: 'roll', atLeast: 'target' }] },
          { id: 'miss', title },
        ],
      }),
    ).toEqual({ hit: { count: 4n, of: 6n }, miss: { count: 2n, of: 6n } });
  });
  it('are omitted if the target is on a card', () => {
    expect(
      odds({
        dice: '2D6',
        target: 'morale',
        modifies: 'roll',
        outcomes: [
          { id: 'passed', title, when: [{ subject: 'roll', atMost: 'target' }] },
          { id: 'failed', title },
        ],
      }),
    ).toEqual({});
  });
  it('are omitted if they depend on a unit', () => {
    expect(
      odds({
        dice: 'D6',
        target: 3,
        modifies: 'roll',
        outcomes: [
          { id: 'a', title, when: [{ subject: 'unit', is: 'broken' }] },
          { id: 'b', title },
        ],
      }),
    ).toEqual({});
  });
});
