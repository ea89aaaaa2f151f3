/** What people write who know the form of something else: another field, kind or notation. */
import { change, type Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const DAMAGE = 'tables/damage.yaml';
const COVER = 'rules/cover.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const ORDERS = 'phases/orders.yaml';
const WHEN = 'when: [{ subject: roll, atLeast: target }]';
const SOFT = 'change: { add: -1 } }\n  - { id: hard-cover';
const text = (name: string, english: string): Mistake =>
  change(name, COVER, 'en: Walls are hard cover.', `en: ${english}`);

export const SLIPS: Mistake[] = [
  change('a condition as a formula', TO_HIT, WHEN, "when: ‸'roll >= target'"),
  change('a condition without brackets', TO_HIT, WHEN, 'when: ‸{ subject: roll, atLeast: target }'),
  change(
    'two changes in one',
    TO_HIT,
    SOFT,
    SOFT.replace('{ add: -1 }', '‸{ add: -1, multiply: 2 }'),
  ),
  change(
    'a group with a capital',
    TO_HIT,
    'id: soft-cover, group: cover',
    'id: soft-cover, group: ‸Cover',
  ),
  change('a marker by its address', ORDERS, 'marker: pin', "marker: ‸'markers#pin'"),
  change('cells as a list', DAMAGE, 'cells: { roll: 2..3 }', 'cells: ‸[2..3]'),
  change(
    'a cell beside the title',
    WEAPONS,
    'cells: { range: flame, shots: 2D6, special: none }',
    '‸shots: 2D6',
  ),
  change('page 0', WEAPONS, 'page: 2', 'page: ‸0'),
  change('two commas', COVER, 'page: 2', 'page: 2, ‸,'),
  change('quotation marks as inches', WEAPONS, 'range: 12..60', 'range: ‸\'12"-60"\''),
  text('a link to a term with a slash', "'[Walls](rule:‸skirmish/terms/firepower) are cover.'"),
  {
    name: 'a table in the folder of rules',
    file: 'rules/wind.yaml',
    to: `‸id: wind
title: { en: Wind, pl: Wiatr, ja: 風 }
standalone: true
source: [{ document: sheet, page: 2 }]
columns: [{ id: force, title: { en: Force, pl: Siła, ja: 強さ }, type: number }]
rows: [{ id: calm, title: { en: Calm, pl: Cisza, ja: 無風 }, cells: { force: 0 } }]
`,
  },
  {
    name: 'an item further left than its list',
    file: 'rules/wind.yaml',
    to: `id: wind
title: { en: Wind, pl: Wiatr, ja: 風 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: Wind., pl: Wiatr., ja: 風。 }
points:
  - id: calm
    text: { en: Calm., pl: Cisza., ja: 無風。 }
‸- id: storm
    text: { en: Storm., pl: Burza., ja: 嵐。 }
`,
  },
];
