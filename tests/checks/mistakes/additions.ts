/** Mistakes of people who add rules of their own: a page, a roll, an example, house rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const DAMAGE = 'tables/damage.yaml';
const COVER = 'rules/cover.yaml';
const FIRE = 'procedures/fire.yaml';
const RULESET = 'ruleset.yaml';
const VOLLEY = 'modifiers/volley.yaml';
const LONG =
  'when: [{ subject: distance, above: 12 }, { subject: target-unit, not: pin }, { subject: attacker, is: pin }]';
const HIT =
  '    - { id: hit, success: true, title: { en: Hit, pl: Trafienie, ja: 命中 }, when: [{ subject: roll, atLeast: target }] }';
const MISS = '    - { id: miss, title: { en: Miss, pl: Pudło, ja: 外れ } }\n';
const TEXT = 'en: Walls are hard cover.';

const when = (name: string, to: string): Mistake => change(name, TO_HIT, LONG, to);
const row = (name: string, to: string): Mistake =>
  change(name, WEAPONS, 'cells: { range: 24, shots: 1,', to);

interface Pool {
  dice?: string;
  success?: string;
  outcomes?: string;
  given?: string;
  expect: string;
}
/** A roll of several dice with an example. */
export const pool = (
  name: string,
  {
    dice = 'D6',
    success = '[{ subject: roll, atLeast: 5 }]',
    outcomes = `    - { id: hurt, title: { en: Hurt, pl: Ranny, ja: 負傷 }, when: [{ subject: successes, atLeast: 1 }] }
    - { id: safe, title: { en: Safe, pl: Cały, ja: 無事 } }`,
    given = '    given: { pins: 8 }\n',
    expect,
  }: Pool,
): Mistake => ({
  name,
  file: VOLLEY,
  to: `id: volley
title: { en: Volley, pl: Salwa, ja: 斉射 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: ${dice}
  pool: { dice: pins, success: ${success} }
  outcomes:
${outcomes}
modifiers:
  - { id: horn, title: { en: Horn, pl: Róg, ja: 角笛 }, change: { dice: 1 } }
examples:
  - id: first
    title: { en: 8 arrows, pl: 8 strzał, ja: 矢8本 }
    text: { en: 8 arrows often wound., pl: 8 strzał często rani., ja: 矢8本はよく傷つける。 }
    target: modifiers/volley
${given}    with: []
    expect: { ${expect} }
`,
});

/** Rules of a club that extend the game. */
const HOUSE = {
  '../attic/ruleset.yaml': `id: attic
extends: skirmish
title: { en: Attic, pl: Poddasze, ja: 屋根裏 }
code: AT
order: 2
documents:
  - { id: club, title: { en: Club rules, pl: Zasady klubu, ja: クラブのルール }, role: main, language: en, own: true }
`,
};
const house = (name: string, file: string, to: string, more: Partial<Mistake> = {}): Mistake => ({
  name,
  file: `../attic/${file}`,
  to,
  beside: HOUSE,
  ...more,
});
const houseFacts = (name: string, from: string, to: string, at: readonly string[] = []): Mistake =>
  house(name, 'ruleset.yaml', HOUSE['../attic/ruleset.yaml'].replace(from, to), { at });

const HEDGES = 'rules/hedges.yaml';
const TORN = `id: hedges
title: { en: Hedges, pl: Żywopłoty, ja: 生垣 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: A hedge hides., pl: Żywopłot kryje., ja: 生垣は隠す。 }
points:
  - { id: burning, text: { en: What fire does is not stated., pl: Nie wiadomo co robi ogień., ja: 火の効果は不明。 }, evidence: unknown, reason: { en: The sheet is torn., pl: Kartka jest podarta., ja: 紙が破れている。 } }
`;
const GAME_FACTS = readFileSync(join(GAME, RULESET), 'utf8');
const OMISSION = `omissions:
  - { id: fire, text: { en: What fire does to hedges., pl: Co ogień robi żywopłotom., ja: 生垣への火の効果。 }, at: [rules/hedges#burning] }
`;

/** A price that is read from a cell of the weapons, with an example. */
const FORCE = 'modifiers/force.yaml';
const PRICED = {
  [FORCE]: `id: force
title: { en: Reach of a force, pl: Zasięg oddziału, ja: 部隊の射程 }
standalone: true
source: [{ document: sheet, page: 2 }]
value: { name: firing, base: 0 }
modifiers:
  - { id: rifles, title: { en: Rifles, pl: Karabiny, ja: 小銃 }, change: { add: { in: 'tables/weapons#rifle.range', per: pins } } }
examples:
  - id: five
    text: { en: 5 rifles make 120., pl: 5 karabinów daje 120., ja: 小銃5挺で120。 }
    target: modifiers/force
    given: { pins: 5 }
    with: [rifles]
    expect: { firing: 120 }
`,
  'values.yaml': `${readFileSync(join(GAME, 'values.yaml'), 'utf8')}  - { id: firing, title: { en: Shots, pl: Strzały, ja: 発射数 }, origin: computed }
`,
};

export const ADDITIONS: Mistake[] = [
  change('a colour by a name of its own', RULESET, 'accent: blue', 'accent: ‸yellow'),
  change(
    'a language by its name',
    RULESET,
    'role: main, language: en',
    'role: main, language: ‸english',
  ),
  row('a decimal comma in a cell', 'cells: { range: ‸4,5, shots: 1,'),
  row('a comma between thousands', 'cells: { range: 24, shots: ‸1,200,'),
  change('a decimal comma in an amount', TO_HIT, 'change: { add: -2 }', 'change: { add: ‸-1,5 }'),
  change(
    'the last outcome forgotten',
    TO_HIT,
    `${HIT}\n${MISS}`,
    `    - { id: slip, title: { en: Slip, pl: Pomyłka, ja: 失敗 }, when: ‸[{ subject: natural, equals: 1 }] }\n${HIT.replace('when: ', 'when: ‸')}\n`,
  ),
  pool('the last outcome of a pool forgotten', {
    outcomes: `    - { id: slain, title: { en: Slain, pl: Zabity, ja: 戦死 }, when: [{ subject: successes, atLeast: 3 }] }
    - { id: hurt, title: { en: Hurt, pl: Ranny, ja: 負傷 }, when: ‸[{ subject: successes, atLeast: 1 }] }`,
    expect: 'hurt: 6305/6561',
  }),
  pool('an example of a pool without its number of dice', { given: '', expect: 'hurt: ‸1/3' }),
  pool('an example whose odds are a rounded percentage', {
    dice: 'D10',
    success: '[{ subject: roll, atLeast: 7 }]',
    expect: 'hurt: 98.3%',
  }),
  pool('an example whose rounded percentage is wrong', {
    dice: 'D10',
    success: '[{ subject: roll, atLeast: 7 }]',
    expect: 'hurt: ‸97.3%',
  }),
  change(
    'a table as the target of what a roll gives',
    TO_HIT,
    'target: modifiers/to-hit\n',
    'target: ‸tables/weapons\n',
  ),
  change(
    'a comma missing between two cells',
    DAMAGE,
    'cells: { roll: ..1 }',
    'cells: { roll: ..1 ‸effect: none }',
  ),
  change(
    'a comma missing between two fields',
    WEAPONS,
    '{ id: thrower, title',
    '{ id: thrower ‸title',
  ),
  change('an error in a page of which an omission speaks', HEDGES, 'standalone', '‸standallone', {
    beside: { [HEDGES]: TORN, [RULESET]: `${GAME_FACTS}${OMISSION}` },
  }),
  {
    name: 'a sentence whose clause ends with the heading',
    file: 'rules/walls.yaml',
    to: `id: walls
title: { en: Walls, pl: Mury, ja: 壁 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: 'A town may have walls: at most 2.', pl: 'Miasto może mieć mury: najwyżej 2.', ja: 町には壁がある。最大2つ。 }
`,
  },
  change('a text that is still to be written', COVER, TEXT, 'en: ‸TODO write this.'),
  {
    ...row('a range in a cell whose amount is read', 'cells: { range: ‸24..30, shots: 1,'),
    beside: PRICED,
    at: [`${FORCE}:7:85`],
  },
  change('a way of combining by its other name', TO_HIT, 'combine: unique', 'combine: ‸exclusive'),
  when('a Cyrillic letter in a name', 'when: [{ subject: attacker, is: ‸рin }]'),
  change('an address with .yaml', FIRE, 'tables/weapons]', '‸tables/weapons.yaml]'),
  change('a Cyrillic letter in an address', FIRE, 'tables/weapons]', '‸tables/wеapons]'),
  change(
    'a space before the number sign of an address',
    FIRE,
    'uses: [modifiers/to-hit, tables/weapons] }',
    'uses: [modifiers/to-hit, tables/weapons ‸#rifle] }',
  ),
  change(
    'a text described under another name',
    FIRE,
    'source:',
    '‸description: { en: How to fire., pl: Jak strzelać., ja: 射撃の手順。 }\nsource:',
  ),
  house(
    'a number of the base as a role of house rules',
    'values.yaml',
    'values:\n  - { id: ‸distance, title: { en: Distance, pl: Odległość, ja: 距離 }, role: true }\n',
    { at: ['../attic/values.yaml:2:75'] },
  ),
  house(
    'a price of the base changed under its example',
    WEAPONS,
    readFileSync(join(GAME, WEAPONS), 'utf8').replace('range: 24', 'range: ‸48'),
    { beside: { ...HOUSE, ...PRICED }, at: [`${FORCE}:14:23`] },
  ),
  houseFacts(
    'a document of house rules with the id of one of their base',
    'id: club',
    'id: ‸sheet',
  ),
  houseFacts('house rules with the code of their base', 'code: AT', 'code: ‸SK'),
  houseFacts('house rules with two bases', 'extends: skirmish', 'extends: ‸[skirmish]'),
];
