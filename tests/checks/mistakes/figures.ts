/** Mistakes in figures, dice, odds and examples. */
import type { Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const DAMAGE = 'tables/damage.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';

export const FIGURES: Mistake[] = [
  { name: 'a figure mistyped', file: WEAPONS, from: '12..60', to: '‸12..06', found: [] },
  { name: 'a figure changed', file: WEAPONS, from: '12..60', to: '‸12..50', found: [] },
  { name: 'the unit cm', file: WEAPONS, from: 'unit: inch', to: 'unit: ‸cm', found: [] },
  { name: 'a unit in a cell', file: WEAPONS, from: 'range: 24,', to: "range: ‸24 inches,", found: [] },
  { name: 'signs of inches in a cell', file: WEAPONS, from: 'range: 12..60', to: "range: ‸'12-24\"'", found: [] },
  { name: 'an en dash in a range', file: WEAPONS, from: 'range: 12..60', to: 'range: ‸12–60', found: [] },
  { name: 'a range backwards', file: WEAPONS, from: 'range: 12..60', to: 'range: ‸60..12', found: [] },
  { name: 'the letter O for a zero', file: WEAPONS, from: 'range: 12..60', to: 'range: ‸12..6O', found: [] },
  { name: 'a die written as in English', file: WEAPONS, from: 'shots: 2D6', to: 'shots: ‸2d6', found: [] },
  { name: 'a die written as in Polish', file: WEAPONS, from: 'shots: 2D6', to: 'shots: ‸2K6', found: [] },
  { name: 'a figure as a number instead of a text', file: WEAPONS, from: 'shots: 1', to: "shots: '1'", found: [] },
  { name: 'a plus sign left out', file: TO_HIT, from: 'add: 1', to: 'add: 1', found: [] },
  { name: 'a gap in a table of dice', file: DAMAGE, from: 'roll: 2..3', to: 'roll: ‸2', found: [] },
  { name: 'an overlap in a table of dice', file: DAMAGE, from: 'roll: 2..3', to: 'roll: 2..4', found: [] },
  { name: 'a 9 where 7 is the highest', file: DAMAGE, from: 'roll: 4..7', to: 'roll: ‸4..9', found: [] },
  { name: 'die results written 2-3', file: DAMAGE, from: 'roll: 2..3', to: 'roll: ‸2-3', found: [] },
  { name: 'dice swapped between two rows', file: DAMAGE, from: '{ roll: 2..3 } }\n  - { id: wrecked, title: { en: Wrecked, pl: Zniszczony, ja: 破壊 }, cells: { roll: 4..7 }', to: '{ roll: ‸4..7 } }\n  - { id: wrecked, title: { en: Wrecked, pl: Zniszczony, ja: 破壊 }, cells: { roll: ‸2..3 }', found: [] },
  { name: 'wrong odds in an example', file: TO_HIT, from: 'expect: { needs: 5 }', to: 'expect: { needs: 5, success: ‸1/2 }', found: [] },
  { name: 'a wrong figure in an example', file: TO_HIT, from: 'expect: { needs: 5 }', to: 'expect: { needs: ‸6 }', found: [] },
  { name: 'an example whose words say another figure', file: TO_HIT, from: 'text: { en: With 2 pins it needs 5+., pl: Z 2 przygwożdżeniami trzeba 5+., ja: 釘付け2個なら5+が要る。 }', to: 'text: { en: With 2 pins it needs ‸6+., pl: Z 2 przygwożdżeniami trzeba 6+., ja: 釘付け2個なら6+が要る。 }', found: [] },
  { name: '`unknown` without a reason', file: WEAPONS, from: 'range: 24,', to: 'range: ‸unknown,', found: [] },
  { name: 'a missing cell', file: WEAPONS, from: 'range: 24, shots', to: 'shots', found: [] },
];
