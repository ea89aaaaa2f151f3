/** Mistakes of people who encode a game of their own from the documentation: fields that belong together, dice, addresses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const ORDERS = 'phases/orders.yaml';
const game = (file: string): string => readFileSync(join(GAME, file), 'utf8');

/** On main as well, so that no figure changed. */
const already = (name: string, file: string, from: string, to: string): Mistake =>
  change(name, file, from, to, {
    beside: { [file]: game(file).replace(from, () => to.replaceAll('‸', '')) },
    from: undefined,
    to: game(file).replace(from, () => to),
  });

const SUCCESSES = 'subject: successes, atLeast: 1';
/** A rule with a roll. */
const luck = (name: string, roll: string, when = 'subject: roll, atLeast: 4'): Mistake => ({
  name,
  file: 'rules/luck.yaml',
  to: `id: luck
title: { en: Luck, pl: Szczęście, ja: 運 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: The player rolls., pl: Gracz rzuca., ja: 振る。 }
roll:${roll}
  outcomes:
    - { id: good, success: true, title: { en: Good, pl: Dobrze, ja: 良 }, when: [{ ${when} }] }
    - { id: bad, title: { en: Bad, pl: Źle, ja: 悪 } }
`,
});
const pool = (name: string, fields: string): Mistake =>
  luck(
    name,
    `
  dice: D6
  pool: { ${fields}success: [{ subject: roll, atLeast: 5 }] }`,
    SUCCESSES,
  );

const changed = (name: string, to: string): Mistake =>
  already(name, TO_HIT, 'change: { add: -2 }', `change: { ${to} }`);
const cell = (name: string, address: string): Mistake =>
  changed(name, `add: { in: ‸'${address}', per: pins }`);
const used = (name: string, address: string): Mistake =>
  already(name, ORDERS, 'uses: [procedures/fire]', `uses: [‸${address}]`);

/** House rules in a folder of their own, without `extends`. */
const house = (name: string, ruleset: string): Mistake => ({
  name,
  file: '../attic/ruleset.yaml',
  to: `id: ‸attic
title: { en: Attic rules, pl: Strych, ja: 屋根裏 }
code: AT
order: 2
documents:
  - { id: club, title: { en: Club rules, pl: Klub, ja: クラブ }, role: main, language: en, own: true }
${ruleset}`,
  beside: {
    '../attic/procedures/fire.yaml': game('procedures/fire.yaml').replace('sheet', 'club'),
    '../attic/phases/turn-end.yaml': game('phases/turn-end.yaml').replace('sheet', 'club'),
  },
});
const WHOLE = game('ruleset.yaml');
const fieldsOf = (...names: string[]): string =>
  WHOLE.split(/\n(?=\w)/)
    .filter((field) => names.includes(/^\w+/.exec(field)?.[0] ?? ''))
    .join('\n');

export const ENCODERS: Mistake[] = [
  already('the highest of penalties', TO_HIT, 'combine: unique', 'combine: ‸highest'),
  already('the strongest of a group', TO_HIT, 'combine: unique', 'combine: ‸strongest'),

  house('house rules without their base', ''),
  house(
    'house rules without their base, with all fields of a game',
    `${fieldsOf('accent', 'edition', 'summary', 'coverage', 'front', 'stacking')}phases: [turn-end]\n`,
  ),

  pool('dice that explode, in a pool', 'dice: 2, ‸explode: 6, '),
  pool('dice that give more, in a pool', 'dice: 2, ‸extra: 6, '),
  pool('all dice of a pool', '‸count: all, '),
  pool('what a die of a pool needs', 'dice: 2, ‸target: 5, '),
  luck(
    'a pool that is only dice',
    `
  ‸pool: { dice: D6, success: [{ subject: roll, atLeast: 5 }] }`,
    SUCCESSES,
  ),
  luck(
    'a reroll with other dice',
    `
  dice: ‸2D6 reroll D8`,
  ),
  luck(
    'a reroll of what failed',
    `
  dice: ‸2D6 reroll failed`,
  ),
  changed('a modifier that rolls other dice again', 'reroll: ‸D8'),
  changed('a modifier that rolls a failure again', 'reroll: ‸failed'),
  changed('a modifier with which dice explode', '‸explode: 6'),
  changed('a modifier that keeps a die', '‸highest: 2'),

  cell('a cell with full stops', 'tables.weapons.rifle.shots'),
  cell('a cell with full stops behind its page', 'tables/weapons.rifle.shots'),
  cell('a cell with slashes', 'tables/weapons/rifle/shots'),
  cell('a cell with two number signs', 'tables/weapons#rifle#shots'),
  cell('a cell with full stops, without its folder', 'weapons.rifle.shots'),
  used('a page with a full stop', 'procedures.fire'),
  used('a step with full stops', 'procedures.fire.roll'),
  used('a step with a full stop, in another folder', 'procedure/fire.roll'),

  change(
    'boxes to tick off, beside the cells',
    'tables/weapons.yaml',
    'special: none } }',
    'special: none }, ‸hp: [4, 4, 4] }',
  ),
  change(
    'a playing area as a table',
    'rules/cover.yaml',
    'standalone: true',
    'standalone: true\n‸table: { width: 48, depth: 48 }',
  ),
];
