/** Dice that decide nothing: rolls and dice that always succeed, sides that never win, margins that never come up, and no dice at all. */
import { withValues, type Mistake } from './mistake.ts';

/** A roll that modifiers change. */
const leap = (name: string, roll: string, won: string, modifiers: readonly string[]): Mistake => ({
  name,
  file: 'modifiers/leap.yaml',
  to: `id: leap
title: { en: Leap, pl: Skok, ja: 跳躍 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
${roll}
  outcomes:
    - { id: landed, success: true, title: { en: Landed, pl: Wylądował, ja: 着地 }, when: ${won} }
    - { id: fell, title: { en: Fell, pl: Spadł, ja: 落下 } }
modifiers:
${modifiers.map((one) => `  - { ${one} }\n`).join('')}`,
});
const POLE = 'id: pole, title: { en: Pole, pl: Tyczka, ja: 棒 }, change: { add: 2 }';
const MUD = 'id: mud, title: { en: Mud, pl: Błoto, ja: 泥 }, change: { add: -1 }';
const ENOUGH = '[{ subject: roll, atLeast: target }]';
const UNDER = '[{ subject: roll, atMost: target }]';
const MORE = 'id: pole, title: { en: Pole, pl: Tyczka, ja: 棒 }, change: { dice: 1 }';

/** A table of the number that a roll needs. */
const width = (name: string, cell: string, also = ''): Mistake => ({
  name,
  file: 'tables/widths.yaml',
  to: `id: widths
title: { en: Widths, pl: Szerokości, ja: 幅 }
standalone: true
source: [{ document: sheet, page: 1 }]
columns:
  - { id: needed, type: threshold, value: width, title: { en: Needed, pl: Trzeba, ja: 必要 } }
rows:
  - { id: brook, title: { en: Brook, pl: Strumień, ja: 小川 }, cells: { needed: ${cell} } }
  - { id: river, title: { en: River, pl: Rzeka, ja: 川 }, cells: { needed: 4+ } }
`,
  beside: {
    ...withValues('id: width, title: { en: Width, pl: Szerokość, ja: 幅の数 }, origin: table'),
    'modifiers/leap.yaml': String(
      leap('', '  dice: D8\n  target: width\n  modifies: roll', `${also}${ENOUGH}`, [POLE]).to,
    ),
  },
});

/** A contest in which one side has a wall. */
const gate = (name: string, won: string, wall: string, ram = 1): Mistake => ({
  name,
  file: 'modifiers/gate.yaml',
  to: `id: gate
title: { en: Gate, pl: Brama, ja: 門 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D8
  modifies: roll
  contest: { each: [attacker, defender], wins: highest, ties: second }
  outcomes:
    - { id: broken, success: true, title: { en: Broken, pl: Wyłamana, ja: 突破 }, when: ${won} }
    - { id: shut, title: { en: Shut, pl: Zamknięta, ja: 閉門 } }
modifiers:
  - { id: ram, side: attacker, title: { en: Ram, pl: Taran, ja: 破城槌 }, change: { add: ${ram} } }
  - { id: wall, side: defender, ${wall}, title: { en: Tower, pl: Wieża, ja: 塔 } }
`,
});
const WON = '{ subject: attacker, is: winner }';

export const CERTAIN: Mistake[] = [
  leap('a target that every roll comes to', '  dice: D8\n  target: ‸1\n  modifies: roll', ENOUGH, [
    POLE,
  ]),
  leap(
    'a target that every roll stays under',
    '  dice: 2D6\n  target: ‸13\n  modifies: roll',
    UNDER,
    [MUD],
  ),
  leap(
    'a target below all that dice show, with several dice',
    '  dice: D6\n  times: 3\n  target: ‸0\n  modifies: target',
    ENOUGH,
    [MUD],
  ),
  leap(
    'a number in an outcome that every roll comes to',
    '  dice: 2D6',
    '‸[{ subject: roll, atLeast: 2 }]',
    [POLE],
  ),
  leap(
    'a target that every roll comes to but one with a modifier',
    '  dice: D8\n  target: 1\n  modifies: roll',
    ENOUGH,
    [MUD],
  ),
  width('a number of a table that every roll comes to', '‸1+'),
  width('a number of a table below all that dice show', '‸0+'),
  leap(
    'dice of a pool that succeed with every face',
    '  dice: D8\n  pool: { dice: 3, success: ‸[{ subject: roll, atMost: 8 }] }',
    '[{ subject: successes, atLeast: 2 }]',
    [MORE],
  ),
  leap(
    'dice of a pool whose target every face comes to',
    '  dice: D8\n  target: 1\n  pool: { dice: 3, success: ‸[{ subject: roll, atLeast: target }] }',
    '[{ subject: successes, atLeast: 2 }]',
    [MORE],
  ),
  leap(
    'a pool without dice',
    '  dice: D8\n  pool: { dice: ‸0, success: [{ subject: roll, atLeast: 5 }] }',
    '[{ subject: successes, atLeast: 1 }]',
    [POLE],
  ),
  leap(
    'a pool of the dice that modifiers give',
    '  dice: D8\n  pool: { dice: 0, success: [{ subject: roll, atLeast: 5 }] }',
    '[{ subject: successes, atLeast: 1 }]',
    [MORE],
  ),
  leap('two dice fewer of two', '  dice: 2D6\n  target: 8\n  modifies: roll', ENOUGH, [
    POLE,
    MUD.replace('add: -1', 'dice: ‸-2'),
  ]),
  gate(
    'a margin that no throw has',
    `[${WON}, ‸{ subject: margin, atLeast: 9 }]`,
    'change: { add: 1 }',
  ),
  gate('a greatest margin', `[${WON}, { subject: margin, atLeast: 8 }]`, 'change: { add: 1 }'),
  gate('a side that never wins', `[‸${WON}]`, 'always: true, change: { add: 9 }'),
  gate('a side that rarely wins', `[${WON}]`, 'always: true, change: { add: 7 }'),
];
