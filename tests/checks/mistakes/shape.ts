/** Mistakes in fields, names and addresses. */
import { change, type Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const ORDERS = 'phases/orders.yaml';

export const SHAPE: Mistake[] = [
  change(
    'a text instead of a group',
    WEAPONS,
    'title: { en: Weapons, pl: Broń, ja: 武器 }',
    'title: ‸Weapons',
  ),
  change('a text instead of a list', ORDERS, 'uses: [procedures/fire]', 'uses: ‸procedures/fire'),
  change('a number instead of a text', WEAPONS, "mark: '*'", 'mark: ‸1'),
  change('a number in quotes', WEAPONS, 'page: 2', "page: ‸'2'"),
  change(
    '`change: -1` instead of `{ add: -1 }`',
    TO_HIT,
    'id: soft-cover, group: cover, title: { en: Soft cover, pl: Miękka osłona, ja: 軟遮蔽 }, change: { add: -1 }',
    'id: soft-cover, group: cover, title: { en: Soft cover, pl: Miękka osłona, ja: 軟遮蔽 }, change: ‸-1',
  ),
  change('a minus sign instead of a hyphen', TO_HIT, 'change: { add: -2 }', 'change: { add: ‸−2 }'),
  change('an unknown field', WEAPONS, 'words:\n', '‸colour: red\nwords:\n'),
  change('dice that explode, as a field', TO_HIT, '  dice: D6\n', '  dice: D6\n  ‸explode: 6\n'),
  change('a deck of cards', WEAPONS, 'words:\n', '‸deck: { cards: 54 }\nwords:\n'),
  change('yes in a cell', WEAPONS, 'shots: 1', 'shots: ‸true'),
  change(
    'the address of a cell as a factor',
    TO_HIT,
    '{ each: -1, per: pins }',
    "{ each: ‸{ in: 'tables/weapons#rifle.shots' }, per: pins }",
  ),
  change('a misspelt field', WEAPONS, 'columns:', '‸colums:'),
  change('a word that is not allowed', WEAPONS, 'type: distance', 'type: ‸distanse'),
  change('a missing field', WEAPONS, 'source: [{ document: sheet, page: 2 }]\n', '', {
    at: [`${WEAPONS}:1:1`],
  }),
  change('a misspelt reference', ORDERS, 'procedures/fire', '‸procedures/fires'),
  change('a misspelt part of a reference', WEAPONS, 'rules/cover#walls', '‸rules/cover#wals'),
  change('a misspelt document', WEAPONS, 'document: sheet', 'document: ‸shet'),
  change('a misspelt value', TO_HIT, 'subject: distance', 'subject: ‸distence'),
  change('a value that nothing declares', TO_HIT, 'subject: distance', 'subject: ‸terrain-height'),
  change('a misspelt marker', ORDERS, 'marker: pin', 'marker: ‸pinn'),
  change('a misspelt role', ORDERS, 'at: target-unit', 'at: ‸target-units'),
  change(
    '`marker#pin` instead of `markers#pin`',
    COVER,
    'standalone: true',
    'standalone: true\nsee: [‸marker#pin]',
  ),
  change('page 22 of a document of 2 pages', WEAPONS, 'page: 2', 'page: ‸22'),
  change('a row id twice', WEAPONS, 'id: thrower', 'id: ‸mortar'),
  change(
    'an id in terms.yaml and in values.yaml',
    'values.yaml',
    'values:\n',
    'values:\n  - { id: ‸firepower, title: { en: Factor, pl: Czynnik, ja: 係数 }, origin: count }\n',
  ),
  change('an id in capitals', WEAPONS, 'id: thrower', 'id: ‸Thrower'),
  change('an id renamed', WEAPONS, 'id: thrower', 'id: flame-thrower', {
    at: [`${WEAPONS}:15:11`],
  }),
  change(
    'a row deleted',
    WEAPONS,
    '  - { id: thrower, title: { en: Thrower, pl: Miotacz, ja: 放射器 }, cells: { range: flame, shots: 2D6, special: none } }\n',
    '',
    { at: [`${WEAPONS}:10:1`] },
  ),
];
