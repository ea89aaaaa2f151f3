/** Mistakes whose remedy has to say all that is needed: where a field stands, which words there are, and which names are declared. */
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const FIRE = 'procedures/fire.yaml';
const ORDERS = 'phases/orders.yaml';
const MARKERS = 'markers.yaml';
const VALUES = 'values.yaml';

const step = (name: string, fields: string): Mistake =>
  change(name, FIRE, '{ id: roll,', `{ id: roll, ${fields},`);
const modifier = (name: string, field: string): Mistake =>
  change(name, TO_HIT, 'change: { add: -2 }', field);
const dice = (name: string, to: string): Mistake =>
  change(name, TO_HIT, 'dice: D6', `dice: ‸${to}`);
const amount = (name: string, to: string): Mistake => modifier(name, `change: { add: ‸${to} }`);
const effect = (name: string, from: string, to: string): Mistake => change(name, ORDERS, from, to);

/** The facts of house rules. */
const house = (name: string, fields: string): Mistake => ({
  name,
  file: '../loft/ruleset.yaml',
  to: `id: loft
title: { en: Loft, pl: Stryszek, ja: ロフト }
code: LO
order: 2
${fields}`,
});

export const ONE_STEP: Mistake[] = [
  step('a field of pages and rows at a step', '‸module: winter'),
  change('a field of pages at an outcome', TO_HIT, '{ id: miss,', '{ id: miss, ‸optional: true,'),
  change('a field of a marker at a row', WEAPONS, '{ id: rifle,', '{ id: rifle, ‸stackable: true,'),
  change('a field of the ruleset at a page', FIRE, 'id: fire\n', 'id: fire\n‸stacking: sum\n'),
  change('all words of a list', MARKERS, 'type: counter', 'type: state\n    external: ‸all'),
  change(
    'a misspelt word of a list',
    MARKERS,
    'type: counter',
    'type: state\n    external: ‸remove',
  ),
  change('no word of a list', MARKERS, 'type: counter', 'type: state\n    external: ‸sometimes'),
  change('everything, as a list of ids', TO_HIT, 'with: [pinned]', 'with: ‸all'),
  step('a cost with a unit in capitals', 'cost: ‸3 AP'),
  step('a cost with a unit in two words', 'cost: [‸1 punkt ruchu]'),
  step('a cost by a name in capitals', 'cost: [{ ‸MP: 2 }]'),
  effect('a role in another language', 'at: target-unit', 'at: ‸drużyna'),
  effect('a role with marks on its letters', 'at: target-unit', 'at: ‸défendér'),
  effect('a marker in another language', 'marker: pin', 'marker: ‸épuisé'),
  change(
    'a group in another language',
    TO_HIT,
    'soft-cover, group: cover',
    'soft-cover, group: ‸cövers',
  ),
  change('a value in another language', TO_HIT, 'subject: distance', 'subject: ‸écart'),
  change(
    'a word of the roll in another language',
    TO_HIT,
    '{ subject: roll,',
    '{ subject: ‸tirada,',
  ),
  change('the target in another language', TO_HIT, 'atLeast: target', 'atLeast: ‸hedef'),
  amount('a value with marks that is nearly declared', 'distancé'),
  modifier('a number as the bonus of a modifier', '‸bonus: +1'),
  modifier('a value as the amount of a modifier', '‸malus: pins'),
  modifier('an amount beside the change', 'change: { add: -2 }, ‸dm: -2'),
  house('house rules of two games in one text', 'extends: ‸skirmish, border-raid\n'),
  house('house rules of three games', 'extends: ‸[skirmish, border-raid, siege]\n'),
  house('house rules of a group of fields', 'extends: ‸{ ruleset: skirmish }\n'),
  change('a limit by another value', VALUES, 'origin: count', 'origin: count, atLeast: ‸distance'),
  change('a sum as a limit', VALUES, 'origin: count', 'origin: count, atMost: ‸[distance, 2]'),
  change('a limit of a marker', MARKERS, 'type: counter', 'type: counter\n    ‸limit: 4'),
  amount('the letter of a rule as an amount', 'N'),
  dice('dice with a percent sign', '2D20%'),
  dice('dice with what is compared', 'D20 >= 11'),
  dice('dice with a value that is taken off', 'd8-pins'),
  dice('dice with words that say something else', 'D6 bursting twice'),
  amount('a product with a minus before it', '-3 × pins'),
  amount('a product with a letter', '4x pins'),
  amount('a formula with brackets', '2 * (pins - 1)'),
  amount('a part of a coin', '2.5 zł'),
  change('a part with its unit in a cell', WEAPONS, 'range: 24', 'range: ‸7.5 pouces'),
];
