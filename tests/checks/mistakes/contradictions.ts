/** Fields that rule each other out: limits, roles, groups, statuses, claims. Each is right alone. */
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const ORDERS = 'phases/orders.yaml';
const RULESET = 'ruleset.yaml';
const VALUES = 'values.yaml';

const REASON = 'reason: { en: Not printed., pl: Nie wydrukowano., ja: 記載なし。 }';
const UNKNOWN = `evidence: ‸unknown, ${REASON}`;
const PINS = 'origin: count }';
const CELLS = 'cells: { range: 24, shots: 1, special: none }';
const DOCUMENTS = 'pages: 2 }';
const FAQ =
  '\n  - { id: faq, title: { en: FAQ, pl: FAQ, ja: FAQ }, role: supporting, language: en, pages: 3 }';
const SUPPORTED = { [RULESET]: game(RULESET).replace(DOCUMENTS, `${DOCUMENTS}${FAQ}`) };
const CONTEST = 'contest: { each: [attacker, defender], wins: highest, ties: again }';
const OPPOSED = {
  [TO_HIT]: game(TO_HIT)
    .replace('  target: 3\n', `  ${CONTEST}\n`)
    .replace('subject: roll, atLeast: target', 'subject: attacker, is: winner')
    .replace(/examples:[^]*/, ''),
};
const WALLS = 'text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 }';
const TOUGH = 'text: { en: The first X hits., pl: Pierwsze X trafień., ja: 最初のX発。 }';

/** Shots of two weapons, about which two pages of the sheet differ. */
const disputed = (other: string): string =>
  game(WEAPONS)
    .replace(
      'shots: 1',
      'shots: { value: 1, dispute: { id: shots-of-rifle, about: { en: The shots., pl: Strzały., ja: 射撃数。 }, field: value, claims: [{ id: front, says: { en: 1 shot., pl: 1 strzał., ja: 1発。 }, value: 1, source: [{ document: sheet, page: 1 }] }, { id: back, says: { en: 2 shots., pl: 2 strzały., ja: 2発。 }, value: 2, source: [{ document: sheet, page: 2 }] }], adopted: front, reason: { en: Newer., pl: Nowsze., ja: 新しい。 }, confidence: low } }',
    )
    .replace(
      'value: D3, notes: [crew]',
      `value: ${other}, dispute: tables/weapons#shots-of-rifle, notes: [crew]`,
    );
const claimed = (name: string, value: string): Mistake => ({
  name,
  file: WEAPONS,
  to: disputed(`‸${value}`),
  beside: { [WEAPONS]: disputed(value) },
});

const ATTACK =
  '  - { id: attack, title: { en: Attack, pl: Atak, ja: 攻撃 }, source: [{ document: sheet, page: 1 }] }\n';
const TERMS = {
  'terms.yaml': `${game('terms.yaml')}${ATTACK}`,
  [COVER]: game(COVER)
    .replace('Walls are', 'In an attack walls are')
    .replace('Mury', 'W ataku mury')
    .replace('壁は', '攻撃では壁は'),
};

/** Values by the distance, in three columns. */
const reach = (from: string, to: string): string =>
  `id: reach
title: { en: Reach, pl: Donośność, ja: 到達 }
standalone: true
source: [{ document: sheet, page: 2 }]
columns:
  - { id: near, type: number, title: { en: Up to 6″, pl: Do 6″, ja: 6″以下 }, when: [{ subject: distance, atMost: 6 }] }
  - { id: middle, type: number, title: { en: 7–12″, pl: 7–12″, ja: 7–12″ }, when: [{ subject: distance, atLeast: 7 }, { subject: distance, atMost: 12 }] }
  - { id: far, type: number, title: { en: 13–24″, pl: 13–24″, ja: 13–24″ }, when: [{ subject: distance, atLeast: 13 }, { subject: distance, atMost: 24 }] }
rows:
  - { id: bow, title: { en: Bow, pl: Łuk, ja: 弓 }, cells: { near: 3, middle: 4, far: 5 } }
`.replaceAll(from, to);
const band = (name: string, from: string, to: string): Mistake => ({
  name,
  file: 'tables/reach.yaml',
  to: reach(from, to),
});

export const CONTRADICTIONS: Mistake[] = [
  change('limits that cross', VALUES, 'unit: inch }', 'unit: inch, atLeast: ‸24, atMost: ‸6 }'),
  change(
    'a button for more than can be',
    VALUES,
    PINS,
    'origin: count, atMost: ‸3, common: [2, ‸4] }',
  ),
  change(
    'a button for less than can be',
    VALUES,
    PINS,
    'origin: count, atLeast: ‸1, common: [‸0] }',
  ),
  change(
    'a role with a marker that it counts',
    VALUES,
    'role: true }',
    'role: true, counts: ‸pin }',
  ),
  change('a role with a unit', VALUES, 'role: true }', 'role: true, unit: ‸inch }'),
  change(
    'a cell beyond the limit of its value',
    WEAPONS,
    'unit: inch,',
    'unit: inch, value: ‸distance,',
    {
      beside: { [VALUES]: game(VALUES).replace('unit: inch }', 'unit: inch, atMost: 48 }') },
      at: ['tables/weapons.yaml:14:21'],
    },
  ),
  change(
    'a choice every time in a group that adds up',
    TO_HIT,
    'combine: unique',
    'combine: ‸sum, always: ‸true',
  ),
  change(
    'a choice every time without a way to combine',
    TO_HIT,
    ', combine: unique',
    ', always: ‸true',
  ),
  {
    name: 'a value that is measured and worked out',
    file: 'modifiers/pace.yaml',
    to: `id: pace
title: { en: The pace, pl: Tempo marszu, ja: 行軍の速さ }
standalone: true
source: [{ document: sheet, page: 1 }]
value: { name: ‸distance, base: 6 }
modifiers:
  - { id: road, title: { en: Road, pl: Droga, ja: 道 }, change: { add: 1 } }
`,
  },
  change('modifiers of the roll or of the target', TO_HIT, '  modifies: roll\n', '', {
    at: ['modifiers/to-hit.yaml:5:3'],
  }),
  change('no main document', RULESET, 'role: main', 'role: ‸supporting', {
    at: ['ruleset.yaml:14:3'],
  }),
  change('one side of a contest twice', TO_HIT, '[attacker, defender]', '[attacker, ‸attacker]', {
    beside: OPPOSED,
  }),
  change('one side of a phase twice', ORDERS, '[attacker, defender]', '[attacker, ‸attacker]'),
  change('a modifier that is known and unknown', TO_HIT, 'add: -2 } }', `add: -2 }, ${UNKNOWN} }`),
  change('a row that is known and unknown', WEAPONS, CELLS, `${CELLS}, ${UNKNOWN}`),
  change('an effect that is known and unknown', ORDERS, 'count: 1 }', `count: 1, ${UNKNOWN} }`),
  change(
    'the status of another source deleted',
    WEAPONS,
    `${CELLS}, evidence: other-source, source: `,
    `${CELLS}, source: ‸`,
    {
      beside: {
        ...SUPPORTED,
        [WEAPONS]: game(WEAPONS).replace(
          CELLS,
          `${CELLS}, evidence: other-source, source: [{ document: faq, page: 2 }]`,
        ),
      },
    },
  ),
  claimed('a cell with the figure of a claim that is not adopted', '2'),
  claimed('a cell with a figure that no claim has', '3'),
  change(
    'a rule with a value in its text alone',
    COVER,
    WALLS,
    `parameter: ‸X, title: { en: ‸Tough, pl: Twardy (X), ja: 頑丈（X） }, ${TOUGH}`,
    {
      at: ['tables/weapons.yaml:14:117'],
    },
  ),
  change(
    'a rule whose letter is not declared',
    COVER,
    WALLS,
    `title: { en: ‸Tough (X), pl: Twardy (X), ja: 頑丈（X） }, ${TOUGH}`,
  ),
  change(
    'a condition with its subject as a field',
    TO_HIT,
    '{ subject: attacker, is: pin }',
    '{ ‸attacker: pin }',
  ),
  change(
    'a number with its subject as a field',
    TO_HIT,
    '{ subject: distance, above: 12 }',
    '{ ‸distance: 12+ }',
  ),
  change('dice of a rule in a small letter', WEAPONS, 'with: D6', 'with: ‸d6'),
  change('dice in a small letter as an amount', TO_HIT, 'add: -2', 'add: ‸d3'),
  change(
    'the address of a value',
    COVER,
    'standalone: true',
    'standalone: true\nsee: [‸values#attack]',
  ),
  change('a term deleted beside a value of a similar name', 'terms.yaml', ATTACK, '', {
    beside: TERMS,
    at: ['terms.yaml:1:1'],
  }),
  band(
    'a number without a column',
    'en: 13–24″, pl: 13–24″, ja: 13–24″ }, when: [{ subject: distance, atLeast: 13 }',
    'en: 15–24″, pl: 15–24″, ja: 15–24″ }, when: ‸[{ subject: distance, atLeast: 15 }',
  ),
  band(
    'a number with two columns',
    'en: 13–24″, pl: 13–24″, ja: 13–24″ }, when: [{ subject: distance, atLeast: 13 }',
    'en: 11–24″, pl: 11–24″, ja: 11–24″ }, when: ‸[{ subject: distance, atLeast: 11 }',
  ),
  band('a column whose title ends elsewhere', 'en: 13–24″', 'en: ‸13–18″'),
  change('a modifier whose title begins elsewhere', TO_HIT, 'en: Over 12″', 'en: Over ‸18″'),
  change(
    'a group with the id of another',
    TO_HIT,
    'combine: unique }',
    'combine: unique }\n  - { id: ‸cover, title: { en: Smoke, pl: Dym, ja: 煙 } }',
  ),
  change(
    'a word with the id of another',
    WEAPONS,
    '火炎 } }',
    '火炎 } }\n  - { id: ‸flame, title: { en: Fire, pl: Pożar, ja: 火 } }',
  ),
  change('a roll with the id of another', 'tables/damage.yaml', 'id: full', 'id: ‸light'),
  change('a condition twice', TO_HIT, 'is: pin }]', 'is: pin }, ‸{ subject: attacker, is: pin }]'),
  change(
    'a rule of a row twice',
    WEAPONS,
    '{ rule: rules/cover#walls }]',
    '{ rule: rules/cover#walls }, ‸{ rule: rules/cover#walls }]',
  ),
  change('no target to compare with', TO_HIT, '  target: 3\n', '', {
    at: ['modifiers/to-hit.yaml:8:82'],
  }),
  change('a roll without its dice', TO_HIT, '  dice: D6\n', '', {
    at: ['modifiers/to-hit.yaml:5:3'],
  }),
  change(
    'a roll of a table without its column',
    'tables/damage.yaml',
    ', rangeColumn: roll }',
    ' }',
    {
      at: ['tables/damage.yaml:7:5'],
    },
  ),
  change('a row as a rule', WEAPONS, 'rule: rules/cover#walls', 'rule: ‸tables/weapons#rifle'),
  change('a known point for what is not known', WEAPONS, 'rows:\n', 'outside: ‸far\nrows:\n', {
    beside: {
      [WEAPONS]: game(WEAPONS).replace(
        'notes:\n',
        'points: [{ id: far, text: { en: Out of reach., pl: Poza zasięgiem., ja: 届かない。 } }]\nnotes:\n',
      ),
    },
  }),
  change('one number in brackets', TO_HIT, 'each: -1', 'each: ‸[-1]'),
  change(
    'two pairs of brackets',
    COVER,
    '[{ document: sheet, page: 2 }]',
    '[‸[{ document: sheet, page: 2 }]]',
  ),
];
