/** Mistakes whose remedy led astray, or that passed: each remedy is true when it is followed. */
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const FIRE = 'procedures/fire.yaml';
const DAMAGE = 'tables/damage.yaml';
const ORDERS_SET = 'modifiers/smoke.yaml';

/** A step with a roll that is made as another one, and an effect of it. */
const RALLY = 'procedures/rally.yaml';
const rally = (outcome: string): string => `id: rally
title: { en: Rally, pl: Zbiórka, ja: 再集結 }
standalone: true
source: [{ document: sheet, page: 1 }]
steps:
  - id: again
    text: { en: Roll to hit., pl: Rzuć na trafienie., ja: 命中を判定する。 }
    roll:
      check: modifiers/to-hit
      outcomes:
        - { id: rallied, success: true, title: { en: Rallied, pl: Zebrani, ja: 再集結 }, when: [{ subject: outcome, is: ${outcome} }] }
        - { id: routed, title: { en: Routed, pl: Rozbici, ja: 潰走 } }
`;
/** A contest of both sides. */
const RAID = 'modifiers/raid.yaml';
const raid = (said: string): string => `id: raid
title: { en: Raid, pl: Rajd, ja: 襲撃 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D6
  contest: { each: [attacker, defender], wins: highest, ties: again }
  outcomes:
    - { id: taken, title: { en: Taken, pl: Zdobyty, ja: 拿捕 }, when: [{ subject: attacker, is: ${said} }] }
    - { id: held, title: { en: Held, pl: Obroniony, ja: 保持 } }
modifiers:
  - { id: spear, title: { en: Spear, pl: Włócznia, ja: 槍 }, side: defender, change: { add: 1 } }
`;
/** A value that pins lower, with an example. */
const NERVE = 'modifiers/nerve.yaml';
const nerve = (example: string): string => `id: nerve
title: { en: Nerve, pl: Odwaga, ja: 士気 }
standalone: true
source: [{ document: sheet, page: 1 }]
value: { name: courage, base: [7, { each: -1, per: pins }] }
modifiers:
  - { id: rallied, title: { en: Rallied, pl: Zebrany, ja: 再集結 }, change: { add: 1 } }
examples:
  - id: two-pins
    text: { en: Pins lower it., pl: Przygwożdżenia ją obniżają., ja: 釘付けで下がる。 }
    target: modifiers/nerve
    given: { pins: 2 }
${example}`;
const COURAGE = {
  'values.yaml': `${game('values.yaml')}  - { id: courage, title: { en: Courage, pl: Odwaga, ja: 勇気 }, origin: computed }\n`,
};
const ROLLED = {
  beside: {
    [TO_HIT]: game(TO_HIT).replace('{ needs: 5 }', '{ outcome: hit }\n    dice: [6]'),
  },
};
const made = (
  name: string,
  file: string,
  text: (written: string) => string,
  [right, wrong]: readonly [string, string],
  beside = {},
): Mistake => ({ name, file, to: text(wrong), beside: { [file]: text(right), ...beside } });

export const MISLED: Mistake[] = [
  made('a side by its number', RAID, (side) => raid('winner').replace('side: defender', side), [
    'side: defender',
    'side: ‸second',
  ]),
  made(
    'the target of a contest',
    RAID,
    (more) => raid('winner').replace('  contest:', `${more}  contest:`),
    ['', '  modifies: ‸target\n'],
  ),
  made('an outcome that the other roll does not have', RALLY, rally, ['hit', '‸success']),
  made('a misspelt outcome of the other roll', RALLY, rally, ['miss', '‸mis']),
  made('a side that is itself', RAID, raid, ['winner', '‸attacker']),
  made('another word for who wins', RAID, raid, ['winner', '‸won']),
  made(
    'an outcome of a value that has none',
    NERVE,
    nerve,
    ['    expect: { courage: 5 }\n', '    expect: { outcome: ‸99 }\n'],
    COURAGE,
  ),
  made(
    'a value as a modifier of an example',
    NERVE,
    nerve,
    ['    expect: { courage: 5 }\n', '    with: [‸pins]\n    expect: { courage: 5 }\n'],
    COURAGE,
  ),
  change('a number that is on no die', TO_HIT, 'dice: [6]', 'dice: [‸7]', ROLLED),
  change('two numbers for one die', TO_HIT, 'dice: [6]', 'dice: ‸[3, 4]', ROLLED),
  change(
    'steps that follow each other, of which one is done',
    FIRE,
    'steps:',
    'order: ‸by-condition\nsteps:\n  - { id: aim, text: { en: Aim., pl: Celuj., ja: 狙う。 } }',
  ),
  change(
    'no space after the dash of a row in braces',
    WEAPONS,
    '  - { id: rifle',
    '  ‸-{ id: rifle',
  ),
  change(
    'no space after the dash of a later row in braces',
    WEAPONS,
    '  - { id: thrower',
    '  ‸-{ id: thrower',
  ),
  change(
    'a page without a roll as what follows',
    TO_HIT,
    'success: true,',
    'success: true, next: [{ to: ‸procedures/fire }],',
  ),
  change(
    'a marker as what follows',
    TO_HIT,
    'success: true,',
    'success: true, next: [{ to: ‸markers#pin }],',
  ),
  change(
    'a roll that follows itself',
    TO_HIT,
    'success: true,',
    'success: true, next: [{ to: ‸modifiers/to-hit }],',
  ),
  change('dice that have other results than the ranges', DAMAGE, 'dice: D6\n', 'dice: D12\n', {
    at: ['tables/damage.yaml:10:11', 'tables/damage.yaml:16:83'],
  }),
  ...['3 - pins', '3 + pins', '3-pins', 'pins - 1', '2 * pins', '-pins'].map((sum) =>
    change(`the amount ${sum}`, TO_HIT, 'target: 3', `target: ‸${sum}`),
  ),
  change(
    'a value in a rule',
    'rules/cover.yaml',
    'standalone: true',
    'standalone: true\n‸value: { name: points, base: 3 }',
  ),
  change('a change as an effect', TO_HIT, 'change: { add: -2 }', '‸effect: { add: -2 }'),
  change(
    'an effect on a role',
    FIRE,
    'uses: [tables/damage]',
    'uses: [tables/damage], effects: [{ do: place, marker: pin, ‸on: attacker }]',
  ),
  made(
    'two sides without a comma',
    RAID,
    (sides) => raid('winner').replace('[attacker, defender]', sides),
    ['[attacker, defender]', '‸attacker defender'],
  ),
  change('a source as a word', 'rules/cover.yaml', '[{ document: sheet, page: 2 }]', '‸sheet'),
  ...['over 12', 'up to 12', 'is at least 12'].map((words) =>
    change(
      `the condition distance ${words}`,
      TO_HIT,
      '[{ subject: distance, above: 12 }, { subject: target-unit, not: pin }, { subject: attacker, is: pin }]',
      `‸distance ${words}`,
    ),
  ),
  ...['D6 explode 7', 'D6 reroll 9'].map((dice) =>
    change(`a face that no die has: ${dice}`, TO_HIT, 'dice: D6', `dice: ‸${dice}`, {
      at: ['procedures/fire.yaml:5:34'],
    }),
  ),
  change(
    'who wins a roll that is no contest',
    TO_HIT,
    '{ subject: distance, above: 12 }',
    '{ subject: attacker, is: ‸winner }',
  ),
  change('a modifier as yes or no', TO_HIT, '{ pins: 2 }', '{ pins: 2, long-range: ‸true }'),
  change('a wrong number that is needed', TO_HIT, 'expect: { needs: 5 }', 'expect: { needs: ‸6+ }'),
  change(
    'a number that has a state',
    TO_HIT,
    'subject: attacker, is: pin',
    'subject: ‸distance, is: firepower',
  ),
  change('a base in another word', 'ruleset.yaml', 'code: SK', 'code: SK\n‸base: duel'),
  change('roles in a list of their own', 'values.yaml', 'values:', '‸roles: []\nvalues:'),
  change('ranges of dice as a column of dice', DAMAGE, 'type: die-range', 'type: ‸dice'),
  change('a number in words as what a rule takes', WEAPONS, 'with: D6', 'with: ‸three'),
  change(
    'the beginning of a name',
    TO_HIT,
    'attacker, is: pin }]',
    'attacker, is: pin }, { subject: defender, not: ‸assault }]',
    {
      beside: {
        'terms.yaml': `${game('terms.yaml')}  - id: assault-weapon
    title: { en: Assault weapon, pl: Broń szturmowa, ja: 突撃兵器 }
    source: [{ document: sheet, page: 1 }]
`,
        'rules/cover.yaml': game('rules/cover.yaml').replace(
          'Walls are hard',
          'Against an Assault weapon walls are hard',
        ),
      },
    },
  ),
  change('a misspelt value in a modifier with an example', TO_HIT, 'per: pins', 'per: ‸pinz', {}),
  change(
    'a set of modifiers that cannot be read, with an example of another',
    ORDERS_SET,
    'standalone: true',
    'standalone: true\nsee: [‸table/weapons]',
    {
      beside: {
        [ORDERS_SET]: `id: smoke
title: { en: Smoke, pl: Dym, ja: 煙 }
standalone: true
source: [{ document: sheet, page: 1 }]
appliesTo: [modifiers/to-hit]
modifiers:
  - { id: thick, title: { en: Thick smoke, pl: Gęsty dym, ja: 濃い煙 }, change: { add: -1 } }
`,
        [TO_HIT]: game(TO_HIT)
          .replace('with: [pinned]', 'with: [pinned, thick]')
          .replace('needs: 5', 'needs: 6')
          .replaceAll('5+', '6+'),
      },
    },
  ),
];
