/** Mistakes of authors who write as they speak, in another language and with other signs: addresses, names, units and values. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const FIRE = 'procedures/fire.yaml';
const ORDERS = 'phases/orders.yaml';
const RULESET = 'ruleset.yaml';

/** A table of troops with an example. */
const troops = (name: string, words: string, expect: string, caret = ''): Mistake => ({
  name,
  file: 'tables/troops.yaml',
  to: `id: troops
title: { en: Troops, pl: Wojska, ja: 部隊 }
standalone: true
source: [{ document: sheet, page: 2 }]
columns:
  - { id: pace, type: distance, unit: inch, value: pace, title: { en: Pace, pl: Krok, ja: 歩度 } }
  - { id: nerve, type: signed, value: nerve, title: { en: Nerve, pl: Nerwy, ja: 度胸 } }
rows:
  - { id: guards, title: { en: Guards, pl: Gwardia, ja: 近衛 }, cells: { pace: 7, nerve: '+2' } }
examples:
  - { id: one, target: tables/troops#guards, text: { en: ${caret}'${words}', pl: '${words}', ja: '${words}' }, expect: { ${expect} } }
`,
  beside: {
    'values.yaml': `${readFileSync(join(GAME, 'values.yaml'), 'utf8')}  - { id: pace, origin: table, unit: inch, title: { en: Pace, pl: Krok, ja: 歩度 } }
  - { id: nerve, origin: table, title: { en: Nerve, pl: Nerwy, ja: 度胸 } }
`,
  },
});
const reached = (name: string, address: string): Mistake =>
  change(
    name,
    FIRE,
    'uses: [modifiers/to-hit, tables/weapons]',
    `uses: [modifiers/to-hit, ‸${address}, tables/weapons]`,
  );
const rifle = (name: string, to: string, from = 'shots: 1, special: none'): Mistake =>
  change(name, WEAPONS, from, to);

export const IN_OTHER_WORDS: Mistake[] = [
  troops('a plus sign without quotes', '+2', 'nerve: +2'),
  troops('a number that is another result of the example', '7″', 'pace: 7, nerve: 2'),
  troops('two numbers, and not the one that is expected', '40, 50', 'pace: 7', '‸'),
  change('a language by its own name', RULESET, 'order: 1', 'order: 1\nlanguages: ‸italiano'),
  change(
    'languages by their own names',
    RULESET,
    'order: 1',
    'order: 1\nlanguages: ‸magyar, svenska',
  ),
  rifle('a cell without a space behind its colon', '‸shots:1, special: none'),
  rifle('a cell with a sign of equality', '‸shots = 1, special: none'),
  change('a sign of equality in a change', TO_HIT, 'change: { add: -2 }', 'change: { ‸add=-2 }'),
  change(
    'an item further right, without its dash',
    WEAPONS,
    '  - { id: thrower,',
    '      ‸{ id: thrower,',
  ),
  change('yes in place of dice', TO_HIT, 'dice: D6', 'dice: ‸true'),
  change('yes in place of a number', TO_HIT, 'change: { add: -2 }', 'change: { add: ‸true }'),
  change('yes in place of a result', TO_HIT, 'change: { add: -2 }', 'change: { reroll: ‸true }'),
  change('an optional outcome', TO_HIT, '{ id: miss,', '{ id: miss, ‸optional: true,'),
  change('a step that is optional', FIRE, '{ id: roll,', '{ id: roll, ‸optional: true,'),
  change('a limit with a sign of its unit', TO_HIT, 'above: 12', 'above: ‸12H'),
  change('a limit with its unit in small letters', TO_HIT, 'above: 12', 'above: ‸12hex'),
  change('dice with a percent sign of another language', TO_HIT, 'dice: D6', 'dice: ‸T%'),
  change('a letter that was read in another encoding', WEAPONS, 'Moździerz', 'M‸Ã³r'),
  change('a sign that was read in another encoding', WEAPONS, 'pl: Karabin', 'pl: Karabin ‸Â°'),
  reached('a page in a folder of another language', 'reglas/cover'),
  reached('a page that is misspelt, in a folder of another language', 'tableaux/wepons'),
  reached('a page by its title in another language', 'Broń'),
  rifle('a rule by its title', 'special: { rule: ‸Osłona }', 'special: none'),
  {
    name: 'a link to a page of the ruleset that is extended, which is of this one',
    file: '../loft/rules/nails.yaml',
    to: `id: nails
title: { en: Nails, pl: Gwoździe, ja: 釘 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: '[Nails](rule:‸skirmish/rules/nails) hold.', pl: Trzyma., ja: 保つ。 }
`,
    beside: {
      '../loft/ruleset.yaml': `id: loft
extends: skirmish
title: { en: Loft, pl: Stryszek, ja: ロフト }
code: LO
order: 2
`,
    },
  },
  change('an effect with its end', ORDERS, 'marker: pin', 'marker: pin, ‸duration: 1'),
];
