/** Mistakes in fields, names and addresses. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const ORDERS = 'phases/orders.yaml';

export const SHAPE: Mistake[] = [
  { name: 'a text instead of a group', file: WEAPONS, from: 'title: { en: Weapons, pl: Broń, ja: 武器 }', to: 'title: ‸Weapons', found: [] },
  { name: 'a text instead of a list', file: ORDERS, from: 'uses: [procedures/fire]', to: 'uses: ‸procedures/fire', found: [] },
  { name: 'a number instead of a text', file: WEAPONS, from: "mark: '*'", to: 'mark: ‸1', found: [] },
  { name: 'a number in quotes', file: WEAPONS, from: 'page: 2', to: "page: ‸'2'", found: [] },
  { name: '`change: -1` instead of `{ add: -1 }`', file: TO_HIT, from: 'id: soft-cover, group: cover, title: { en: Soft cover, pl: Miękka osłona, ja: 軟遮蔽 }, change: { add: -1 }', to: 'id: soft-cover, group: cover, title: { en: Soft cover, pl: Miękka osłona, ja: 軟遮蔽 }, change: ‸-1', found: [] },
  { name: 'a minus sign instead of a hyphen', file: TO_HIT, from: 'change: { add: -2 }', to: 'change: { add: ‸−2 }', found: [] },
  { name: 'an unknown field', file: WEAPONS, from: 'words:\n', to: '‸colour: red\nwords:\n', found: [] },
  { name: 'a misspelt field', file: WEAPONS, from: 'columns:', to: '‸colums:', found: [] },
  { name: 'a word that is not allowed', file: WEAPONS, from: 'type: distance', to: 'type: ‸distanse', found: [] },
  { name: 'a missing field', file: WEAPONS, from: 'source: [{ document: sheet, page: 2 }]\n', to: '', found: [] },
  { name: 'a misspelt reference', file: ORDERS, from: 'procedures/fire', to: '‸procedures/fires', found: [] },
  { name: 'a misspelt part of a reference', file: WEAPONS, from: 'rules/cover#walls', to: '‸rules/cover#wals', found: [] },
  { name: 'a misspelt document', file: WEAPONS, from: 'document: sheet', to: 'document: ‸shet', found: [] },
  { name: 'a misspelt value', file: TO_HIT, from: 'subject: distance', to: 'subject: ‸distence', found: [] },
  { name: 'a value that nothing declares', file: TO_HIT, from: 'subject: distance', to: 'subject: ‸terrain-height', found: [] },
  { name: 'a misspelt marker', file: ORDERS, from: 'marker: pin', to: 'marker: ‸pinn', found: [] },
  { name: 'a misspelt role', file: ORDERS, from: 'at: target-unit', to: 'at: ‸target-units', found: [] },
  { name: '`marker#pin` instead of `markers#pin`', file: COVER, from: 'standalone: true', to: 'standalone: true\nsee: [‸marker#pin]', found: [] },
  { name: 'page 22 of a document of 2 pages', file: WEAPONS, from: 'page: 2', to: 'page: ‸22', found: [] },
  { name: 'a row id twice', file: WEAPONS, from: 'id: thrower', to: 'id: ‸mortar', found: [] },
  { name: 'an id in two files of terms', file: 'values.yaml', from: 'id: pins', to: 'id: ‸firepower', found: [] },
  { name: 'an id in capitals', file: WEAPONS, from: 'id: thrower', to: 'id: ‸Thrower', found: [] },
  { name: 'an id renamed', file: WEAPONS, from: 'id: thrower', to: 'id: flame-thrower', found: [] },
  { name: 'a row deleted', file: WEAPONS, from: '  - { id: thrower, title: { en: Thrower, pl: Miotacz, ja: 放射器 }, cells: { range: flame, shots: 2D6, special: none } }\n', to: '', found: [] },
  { name: 'a file renamed without its id', file: COVER, from: 'id: cover', to: 'id: cover', also: (ruleset) => renameSync(join(ruleset, COVER), join(ruleset, 'rules/hides.yaml')), found: [] },
  { name: 'a file renamed with its id', file: COVER, from: 'id: cover', to: 'id: covers', also: (ruleset) => renameSync(join(ruleset, COVER), join(ruleset, 'rules/covers.yaml')), found: [] },
  { name: 'a file in a folder that is none', file: COVER, from: 'id: cover', to: 'id: cover', also: (ruleset) => renameSync(join(ruleset, 'tables'), join(ruleset, 'table')), found: [] },
  { name: 'texts of a cell without `text:`', file: WEAPONS, from: 'id: special, type: rules', to: 'id: special, type: text', found: [] },
];
