/** What people write whose game has more than dice, or who know another program for it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, type Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const FIRE = 'procedures/fire.yaml';
const WALLS = '{ rule: rules/cover, with: D6 }';

/** A field of a roll. */
const ofRoll = (name: string, field: string): Mistake =>
  change(name, TO_HIT, '  target: 3\n', `  target: 3\n  ${field}\n`);
const dice = (name: string, written: string): Mistake =>
  change(name, TO_HIT, 'dice: D6', `dice: ‸${written}`);
/** A field of a table, a row or a rule. */
const ofTable = (name: string, field: string): Mistake =>
  change(name, WEAPONS, 'words:\n', `‸${field}\nwords:\n`);
const ofRule = (name: string, field: string): Mistake =>
  change(name, COVER, 'standalone: true', `standalone: true\n‸${field}`);
const withValue = (name: string, value: string): Mistake =>
  change(name, WEAPONS, WALLS, `{ rule: rules/cover, with: ‸${value} }`);

const DUEL = 'modifiers/duel.yaml';
const duel = (contest: string): string => `id: duel
title: { en: Duel, pl: Pojedynek, ja: 決闘 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D6
  modifies: roll
  contest: ${contest}
  outcomes:
    - { id: won, title: { en: Won, pl: Wygrana, ja: 勝ち }, when: [{ subject: attacker, is: winner }] }
    - { id: not-won, title: { en: Not won, pl: Bez wygranej, ja: 勝ちではない } }
modifiers:
  - { id: spear, title: { en: Spear, pl: Włócznia, ja: 槍 }, side: defender, change: { add: 1 } }
`;
const contest = (name: string, written: string): Mistake => ({
  name,
  file: DUEL,
  to: duel(written),
  beside: { [DUEL]: duel('{ each: [attacker, defender], wins: highest, ties: none }') },
});

const VOLLEY = 'rules/volley.yaml';
const volley = (subject: string): string => `id: volley
title: { en: Volley, pl: Salwa, ja: 斉射 }
standalone: true
source: [{ document: sheet, page: 1 }]
text: { en: Dice that show 5 or more succeed., pl: Kości z wynikiem 5 lub więcej to sukcesy., ja: 5以上の目が成功。 }
roll:
  dice: D6
  pool: { dice: 3, success: [{ subject: roll, atLeast: 5 }] }
  outcomes:
    - { id: broken, title: { en: Broken, pl: Złamany, ja: 壊走 }, when: [{ subject: ${subject}, atLeast: 2 }] }
    - { id: unbroken, title: { en: Unbroken, pl: Niezłamany, ja: 健在 } }
`;

/** A text of another form. */
const ofText = (name: string, text: string): Mistake =>
  change(name, COVER, 'en: Walls are hard cover.', `en: ${text}`);

/** A table that is rolled with two dice as digits. */
const scatter = (dice: string): string => `id: scatter
title: { en: Scatter, pl: Znoszenie, ja: 散布 }
standalone: true
source: [{ document: sheet, page: 1 }]
columns: [{ id: roll, type: die-range, title: { en: Roll, pl: Rzut, ja: 出目 } }]
rolls: [{ id: scatter-roll, title: { en: Scatter, pl: Znoszenie, ja: 散布 }, dice: ${dice}, rangeColumn: roll }]
rows:
  - { id: near, title: { en: Near, pl: Blisko, ja: 近い }, cells: { roll: 11..36 } }
  - { id: far, title: { en: Far, pl: Daleko, ja: 遠い }, cells: { roll: 41..66 } }
examples:
  - { id: low, text: { en: 1 and 2 are near., pl: 1 i 2 to blisko., ja: 1と2は近い。 }, target: tables/scatter, dice: [1, 2], expect: { outcome: near } }
`;
const ofDigits = (name: string, dice: string): Mistake => ({
  name,
  file: 'tables/scatter.yaml',
  to: scatter(`‸${dice}`),
  beside: { 'tables/scatter.yaml': scatter('D66') },
});

export const OTHER_NOTATIONS: Mistake[] = [
  ofDigits('a number added to dice that are digits', 'D66+1'),
  ofDigits('a number added to dice that are digits, with spaces', 'W66 + 1'),
  ofDigits('dice that are digits, twice', '2D66'),
  {
    ...contest(
      'ties for one of two sides that are not listed',
      '{ each: attacker, wins: highest, ties: ‸second }',
    ),
    at: ['modifiers/duel.yaml:8:20'],
  },
  change(
    'letters with marks in an id',
    'modifiers/to-hit.yaml',
    'id: hard-cover',
    'id: ‸Twarda Osłona',
  ),
  change('a number in words of another language', 'modifiers/to-hit.yaml', 'add: -2', 'add: ‸fünf'),
  ofRoll('a reroll, as a field', '‸reroll: { natural: 1, once: true }'),
  ofRoll('dice that are kept, as a field', '‸keep: highest'),
  ofRoll('a pool that is only a number', 'pool: ‸shots'),
  ofRoll('a success, as a field', '‸success: 5+'),
  ofRoll('how many dice, as a field', '‸count: shots'),
  ofRoll('what a pool gives', '‸gives: hits'),
  {
    name: 'the hits of a pool, as a subject',
    file: VOLLEY,
    to: volley('‸hits'),
    beside: { [VOLLEY]: volley('successes') },
  },
  ofRoll('degrees', '‸degrees: { per: 10 }'),
  ofRoll('names for the sides of a die', 'faces: ‸[hit, hit, north, east]'),
  dice('dice with the sides in a list', '{ faces: [hit, hit, north] }'),
  dice('dice that are kept', '3D6 keep highest'),
  dice('dice that are dropped', '4d6dl1'),
  dice('dice that explode, by a sign', 'D6!'),
  dice('dice that are rolled again, by a letter', 'D6r1'),
  change(
    'a range in a condition',
    TO_HIT,
    'subject: distance, above: 12',
    'subject: distance, ‸in: 13..20',
  ),
  contest(
    'a value for each side',
    '{ ‸sides: { attacker: 1, defender: 2 }, wins: highest, ties: none }',
  ),
  contest(
    'ties to a side by its name',
    '{ each: [attacker, defender], wins: highest, ties: ‸defender }',
  ),
  ofTable('keys of a table', 'keys: [range, shots]'),
  ofTable('an army', 'army: { limit: 300 }'),
  change('a card, as a type', WEAPONS, 'type: count', 'type: ‸card'),
  change(
    'the cost of a row',
    WEAPONS,
    '{ id: rifle, title',
    '{ id: rifle, ‸cost: [{ resource: mana, amount: 2 }], title',
  ),
  change('several values in a cell', WEAPONS, 'shots: 1', 'shots: ‸[4, 4, 4]'),
  ofRule('a parameter with a type', 'parameters: [{ id: x, type: count }]'),
  change(
    'a name in brackets in a text',
    COVER,
    'en: Walls are hard cover.',
    "en: ‸'The {x} walls are hard cover.'",
  ),
  ofText('a text of two paragraphs', '‸"Walls are hard cover.\\n\\nSo are houses."'),
  ofText('a text with a list', '‸"- Walls\\n- Houses"'),
  ofText('a picture in a text', "'Walls are hard cover: ‸![a wall](pictures/wall.png)'"),
  withValue('a word as the value of a rule', 'fire'),
  withValue('another rule as the value of a rule', 'rules/cover#walls'),
  withValue('a distance as the value of a rule', '6″'),
  ofRule('a diagram', 'diagram: { file: ford.svg }'),
  ofRule('zones of a scenario', 'zones: [{ side: first, within: 8 }]'),
  change(
    'a condition of a step called if',
    FIRE,
    'steps:\n',
    "steps:\n  - { id: first, text: { en: Wait., pl: Czekaj., ja: 待つ。 }, ‸if: 'pins > 1' }\n",
  ),
  change(
    'the address of a cell without its folder',
    TO_HIT,
    '{ each: -1, per: pins }',
    "{ in: ‸'weapons#rifle.shots', per: pins }",
  ),
  change('a list of rules without any', WEAPONS, 'special: none', 'special: ‸[]'),
  change(
    'a condition that is a number',
    TO_HIT,
    'when: [{ subject: roll, atLeast: target }]',
    'when: ‸4',
  ),
  change(
    'a result of the dice called on',
    TO_HIT,
    'when: [{ subject: roll, atLeast: target }]',
    '‸on: 10+',
  ),
  change(
    'a range of the dice called on',
    TO_HIT,
    'when: [{ subject: roll, atLeast: target }]',
    '‸on: 4..6',
  ),
  change(
    'a face of the die called on',
    TO_HIT,
    'when: [{ subject: roll, atLeast: target }]',
    '‸on: 6',
  ),
  change('a phase without sides', 'phases/orders.yaml', 'id: orders', '‸id: orders', {
    also: (ruleset) => {
      const path = join(ruleset, 'phases/orders.yaml');
      writeFileSync(path, readFileSync(path, 'utf8').replace(/sides: .*\n/, ''));
    },
  }),
];
