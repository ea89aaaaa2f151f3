/** Several dice and two sides: how many succeed, who wins, what follows, and examples that lack a number of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import { pool } from './additions.ts';
import type { Mistake } from './mistake.ts';

const FILE = 'modifiers/to-hit.yaml';
const GAME_TEXT = readFileSync(join(GAME, FILE), 'utf8');
const TEST = 'when: [{ subject: roll, atLeast: target }]';
/** The roll to hit with other texts in it, on main without what is wrong. */
const roll = (
  name: string,
  ...changes: readonly [from: string | RegExp, to: string][]
): Mistake => {
  const to = changes.reduce((text, [from, now]) => text.replace(from, now), GAME_TEXT);
  const before = to.replace(/, counts: ‸[a-z]+/, '').replaceAll('‸', '');
  return { name, file: FILE, to, beside: { [FILE]: before } };
};

const FAR: [RegExp, string] = [/(when: \[\{ subject: distance, above: 12 \}).*\]/, '$1]'];
const NO_EXAMPLES: [RegExp, string] = [/examples:[^]*/, ''];
const DUEL: [string, string] = [
  'target: 3',
  'contest: { each: [attacker, target-unit], wins: highest, ties: second }',
];
const next = (counts: string): [string, string] => [
  'success: true,',
  `success: true, next: [{ to: tables/damage, counts: ${counts} }],`,
];

export const POOLS: Mistake[] = [
  pool('wrong odds of a pool that explodes', {
    dice: 'D6 explode 6',
    success: '[{ subject: roll, atLeast: 8 }]',
    expect: 'hurt: ‸1/2',
  }),
  pool('odds of a pool that is too large', {
    given: '    given: { pins: 300 }\n',
    expect: 'hurt: ‸1/2',
  }),
  roll('a number that a modifier of the example compares', FAR, ['needs: 5', 'needs: ‸5']),
  roll(
    'a number that a modifier compares, beside one that no text says',
    FAR,
    ['needs: 5', 'needs: ‸5'],
    [/text: \{.*\}/, 'text: { en: Under fire., pl: Pod ogniem., ja: 銃撃下。 }'],
  ),
  roll('odds without a number that a modifier compares', FAR, ['needs: 5', 'success: ‸1/3']),
  roll(
    'odds without a number that an outcome compares',
    NO_EXAMPLES,
    [TEST, 'when: [{ subject: roll, atLeast: target }, { subject: distance, atMost: 12 }]'],
    [
      /$/,
      `examples:
  - id: near
    text: { en: Half of them hit., pl: Połowa trafia., ja: 半分が命中。 }
    target: modifiers/to-hit
    expect: { hit: ‸1/2 }
`,
    ],
  ),
  roll(
    'a choice that the example does not make',
    ['combine: unique', 'combine: unique, always: true'],
    ['needs: 5', 'needs: ‸5'],
  ),
  roll('how many dice hit, of one die', next('‸pins')),
  roll(
    'how many dice hit, of two sides',
    DUEL,
    NO_EXAMPLES,
    [TEST, 'when: [{ subject: attacker, is: winner }]'],
    next('‸pins'),
  ),
  roll(
    'how many dice hit, under no name',
    ['target: 3', 'target: 3\n  times: pins'],
    next('‸hits'),
  ),
  {
    ...pool('how many of a pool succeed, for what follows', {
      outcomes: `    - { id: hurt, title: { en: Hurt, pl: Ranny, ja: 負傷 }, when: [{ subject: successes, atLeast: 1 }], next: [{ to: tables/damage, counts: ‸pins }] }
    - { id: safe, title: { en: Safe, pl: Cały, ja: 無事 } }`,
      expect: 'safe: 256/6561',
    }),
  },
  roll('a margin of either side as a success', DUEL, NO_EXAMPLES, [
    TEST,
    'when: ‸[{ subject: margin, atLeast: 2 }]',
  ]),
];
