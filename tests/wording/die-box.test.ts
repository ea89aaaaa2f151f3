/** What the dice must show, in the box beside a result. */
import { expect, it } from 'vitest';
import type { Outcome, Roll } from '../../schemas/types.d.ts';
import { dieBox } from '../../src/wording/die-box.ts';
import { gameWith, inEach, LINES, words } from '../view/small-game.ts';

const small = gameWith(LINES);
const needed = { id: 'needed', title: words('Roll needed for an assault') };
const game = { ...small, values: [...small.values, needed] };
const boxOf = (when: Outcome['when'], roll: Partial<Roll> = {}) =>
  inEach(game, (reader) => {
    const outcome = { id: 'hit', title: words('Hit'), ...(when && { when }) };
    return dieBox(outcome, { dice: 'D6', outcomes: [outcome], ...roll }, reader);
  });

it.each<[when: Outcome['when'], box: string, roll?: Partial<Roll>]>([
  [[{ subject: 'natural', equals: 6 }], '6'],
  [[{ subject: 'natural', atMost: 2 }], '1–2'],
  [[{ subject: 'natural', atLeast: 5 }], '5–6'],
  [[{ subject: 'natural', atLeast: 6 }], '6'],
  [[{ subject: 'natural', atLeast: 11 }], '11–12', { dice: '2D6' }],
  [[{ subject: 'natural', atLeast: 3, atMost: 4 }], '3–4'],
  // A modified roll has no highest number.
  [[{ subject: 'roll', atLeast: 5 }], '5+'],
  [[{ subject: 'roll', atMost: 2 }], '≤\u00A02'],
  [[{ subject: 'roll', atLeast: 'target' }], '4+', { target: 4 }],
  [[{ subject: 'roll', atMost: 'morale' }], 'roll\u00A0≤ morale'],
  [[{ subject: 'roll', atLeast: 'morale' }], 'roll\u00A0≥ morale'],
  // The line above the box names the target number; only a short name stands in the box, too.
  [[{ subject: 'roll', atLeast: 'target' }], 'roll\u00A0≥ morale', { target: 'morale' }],
  [[{ subject: 'roll', atLeast: 'needed' }], 'roll\u00A0≥ target number', { target: 'needed' }],
])('%j is %s', (when, box, roll) => {
  expect(boxOf(when, roll).en).toEqual({ box, condition: '', isRest: false });
});
it('calls the roll as players of the game do', () => {
  const names = { dice: '2D6', natural: words('plain throw'), modified: words('final throw') };
  const outcomes = (subject: string, bound: 'morale' | number) => [
    { id: 'holds', title: words('Holds'), when: [{ subject, atMost: bound }] },
  ];
  const boxes = inEach(game, (reader) => {
    const said = { ...reader, rollNames: [names] };
    const roll = { dice: '2D6', modifies: 'roll' as const };
    return [outcomes('roll', 'morale'), outcomes('natural', 3)].flatMap((all) =>
      all.map((outcome) => dieBox(outcome, { ...roll, outcomes: all }, said)),
    );
  });
  expect(boxes.en).toEqual([
    { box: 'final throw\u00A0≤ morale', condition: '', isRest: false },
    { box: '2–3', condition: 'plain throw', isRest: false },
  ]);
});
it('is dashed for every other result, in the words of the language', () => {
  const { en, pl, ja } = boxOf(undefined);
  expect([en, pl, ja].map((one) => [one?.box, one?.isRest])).toEqual([
    ['other', true],
    ['inny', true],
    ['それ以外', true],
  ]);
});
it.each<[when: NonNullable<Outcome['when']>]>([
  [[{ subject: 'dice', is: 'doubles' }]],
  [[{ subject: 'roll', above: 4 }]],
  [[{ subject: 'roll', below: 4 }]],
  [[{ subject: 'morale', atLeast: 4 }]],
])('is left to words: %j', (when) => {
  expect(boxOf(when).en).toBeUndefined();
});
it('says beside it that modifiers do not count, and what else must be true', () => {
  const when: Outcome['when'] = [
    { subject: 'natural', equals: 1 },
    { subject: 'distance', below: 6 },
  ];
  expect(boxOf(when, { modifies: 'roll' }).en).toEqual({
    box: '1',
    condition: 'unmodified roll, distance <\u00A06',
    isRest: false,
  });
  expect(boxOf(when).en?.condition).toBe('distance <\u00A06');
});
