/** Mistakes in figures, dice, odds and examples. */
import { change, type Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const DAMAGE = 'tables/damage.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const NEW = 'tables/weather.yaml';

/** A new table of which the cells of a row are given. */
const weather = (name: string, row: string, type = 'die-range'): Mistake => ({
  name,
  file: NEW,
  to: `id: weather
title: { en: Weather, pl: Pogoda, ja: 天候 }
standalone: true
source: [{ document: sheet, page: 1 }]
columns:
  - { id: roll, type: ${type}, title: { en: Roll, pl: Rzut, ja: 出目 } }
  - { id: effect, type: text, title: { en: Effect, pl: Efekt, ja: 効果 } }
rolls:
  - { id: roll-weather, title: { en: Weather, pl: Pogoda, ja: 天候 }, dice: D6, rangeColumn: roll }
rows:
  - { id: rain, title: { en: Rain, pl: Deszcz, ja: 雨 }, cells: { roll: 1..3, effect: none } }
  - { id: clear, title: { en: Clear, pl: Bezchmurnie, ja: 晴 }, cells: { ${row} } }
`,
});

const WALLS = 'rules/walls.yaml';
/** A rule with a dispute, of which one claim is adopted. */
const disputed = (adopted: string): string => `id: walls
title: { en: Walls, pl: Mury, ja: 壁 }
standalone: true
source: [{ document: sheet, page: 1 }]
text: { en: Walls stop fire., pl: Mury zatrzymują ogień., ja: 壁は射撃を止める。 }
dispute:
  id: walls-dispute
  about: { en: The range, pl: Zasięg, ja: 射程 }
  claims:
    - { id: from-18, says: { en: 18–72″., pl: 18–72″., ja: 18–72″。 }, value: 18..72, source: [{ document: sheet, page: 1 }] }
    - { id: from-16, says: { en: 16–72″., pl: 16–72″., ja: 16–72″。 }, value: 16..72, source: [{ document: sheet, page: 2 }] }
  adopted: ${adopted}
  reason: ${adopted === 'from-18' ? '' : '‸'}{ en: All else agrees. The 16 looks like a slip., pl: Reszta się zgadza. 16 wygląda na pomyłkę., ja: 他は一致する。16は誤りらしい。 }
  confidence: high
`;
/** A table with a column that is inferred, for a reason of its own. */
const speeds = (cell: string, type = 'distance, unit: inch'): string => `id: speeds
title: { en: Speeds, pl: Prędkości, ja: 速度 }
standalone: true
source: [{ document: sheet, page: 1 }]
columns:
  - { id: speed, type: ${type}, title: { en: Speed, pl: Prędkość, ja: 速度 }, evidence: inferred, reason: { en: The heading is cut off., pl: Nagłówek jest ucięty., ja: 見出しが切れている。 } }
rows:
  - { id: tank, title: { en: Tank, pl: Czołg, ja: 戦車 }, cells: { speed: ${cell} } }
`;

export const FIGURES: Mistake[] = [
  change('a figure mistyped', WEAPONS, '12..60', '‸12..06'),
  change('a figure changed', WEAPONS, '12..60', '‸12..50'),
  change('the unit cm', WEAPONS, 'unit: inch', 'unit: ‸cm'),
  change('a misspelt unit', WEAPONS, 'unit: inch', 'unit: ‸inches'),
  change('a unit in a cell', WEAPONS, 'range: 24,', 'range: ‸24 inches,'),
  change('signs of inches in a cell', WEAPONS, 'range: 12..60', "range: ‸'12-24\"'"),
  change('an en dash in a range', WEAPONS, 'range: 12..60', 'range: ‸12–60'),
  change('a range backwards', WEAPONS, 'range: 12..60', 'range: ‸60..12'),
  change('the letter O for a zero', WEAPONS, 'range: 12..60', 'range: ‸12..6O'),
  change('a die written as in English', WEAPONS, 'shots: 2D6', 'shots: ‸2d6'),
  change('a die written as in Polish', WEAPONS, 'shots: 2D6', 'shots: ‸2K6'),
  change('a figure as a text instead of a number', WEAPONS, 'shots: 1', "shots: '1'"),
  {
    name: 'a plus sign left out',
    file: 'tables/speeds.yaml',
    to: speeds('2', 'signed'),
    beside: { 'tables/speeds.yaml': speeds("'+2'", 'signed') },
  },
  change('a gap in a table of dice', DAMAGE, 'roll: 2..3', 'roll: ‸2'),
  change('an overlap in a table of dice', DAMAGE, 'roll: 2..3', 'roll: ‸2..4', {
    at: [`${DAMAGE}:16:83`],
  }),
  change('a 9 where 7 is the highest', DAMAGE, 'roll: 4..7', 'roll: ‸4..9'),
  change('die results written 2-3', DAMAGE, 'roll: 2..3', 'roll: ‸2-3'),
  change(
    'dice swapped between two rows',
    DAMAGE,
    '{ roll: 2..3 } }\n  - { id: wrecked, title: { en: Wrecked, pl: Zniszczony, ja: 破壊 }, cells: { roll: 4..7 }',
    '{ roll: ‸4..7 } }\n  - { id: wrecked, title: { en: Wrecked, pl: Zniszczony, ja: 破壊 }, cells: { roll: ‸2..3 }',
  ),
  change(
    'wrong odds in an example',
    TO_HIT,
    'expect: { needs: 5 }',
    'expect: { needs: 5, success: ‸1/2 }',
  ),
  change('a wrong figure in an example', TO_HIT, 'expect: { needs: 5 }', 'expect: { needs: ‸6 }'),
  change(
    'an example whose words say another figure',
    TO_HIT,
    'text: { en: With 2 pins it needs 5+., pl: Z 2 przygwożdżeniami trzeba 5+., ja: 釘付け2個なら5+が要る。 }',
    'text: { en: With 2 pins it needs ‸6+., pl: Z 2 przygwożdżeniami trzeba 6+., ja: 釘付け2個なら6+が要る。 }',
  ),
  change('`unknown` without a reason', WEAPONS, 'range: 24,', 'range: ‸unknown,'),
  change('a missing cell', WEAPONS, 'cells: { range: 24, shots', '‸cells: { shots'),
  weather(
    'texts of a cell without `text:`',
    'roll: 4..6, effect: ‸{ en: Fine., pl: Ładnie., ja: 晴れ。 }',
  ),
  weather('results 4-6 in a new table', 'roll: ‸4-6, effect: none'),
  weather('a result that is missing in a new table', 'roll: ‸4..5, effect: none'),
  weather('a 7 on a D6', 'roll: ‸4..7, effect: none'),
  {
    name: 'another claim adopted, with the old reason',
    file: WALLS,
    to: disputed('‸from-16'),
    beside: { [WALLS]: disputed('from-18') },
  },
  {
    name: '`unknown` in a column with a reason of its own',
    file: 'tables/speeds.yaml',
    to: speeds('‸unknown'),
    beside: { 'tables/speeds.yaml': speeds('24') },
  },
  change(
    'more markers than the text says',
    'phases/orders.yaml',
    `text: { en: Give 1 pin., pl: Połóż 1 przygwożdżenie., ja: 釘付けを1個置く。 }
    effects: [{ do: place, marker: pin, at: target-unit, count: 1 }]`,
    `text: { en: Give ‸1 pin., pl: Połóż 1 przygwożdżenie., ja: 釘付けを1個置く。 }
    effects: ‸[{ do: place, marker: pin, at: target-unit, count: 2 }]`,
  ),
  change(
    'another die at the head of the results',
    'tables/damage.yaml',
    'title: { en: Roll, pl: Rzut, ja: 出目 }',
    'title: { en: ‸D10, pl: D10, ja: D10 }',
  ),
  change(
    'a value that is there and unknown',
    'tables/weapons.yaml',
    'range: 24',
    'range: { value: ‸24, evidence: ‸unknown, reason: { en: Illegible., pl: Nieczytelne., ja: 判読不能。 } }',
  ),
];
