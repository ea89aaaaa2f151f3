/** Mistakes in figures, dice, odds and examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
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

/** Another modifier to hit. */
const modifier = (name: string, text: string): Mistake =>
  change(name, TO_HIT, '- id: long-range', `- ${text}\n  - id: long-range`);

const HEDGES = 'rules/hedges.yaml';
/** Links to a row of the weapons. */
const hedges = `id: hedges
title: { en: Hedges, pl: Żywopłoty, ja: 生垣 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: A hedge hides., pl: Żywopłot kryje., ja: 生垣は隠す。 }
points:
  - { id: rifles, text: { en: Rifles reach 24″., pl: Karabin sięga 24″., ja: 小銃は24″届く。 }, see: [tables/weapons#rifle] }
`;
/** A table with one row for each target, whose summary counts them. */
const trials = (targets: readonly number[], count: string): string => `id: trials
title: { en: Trials, pl: Próby, ja: 試練 }
standalone: true
source: [{ document: sheet, page: 1 }]
summary: { en: The ${count} trials., pl: 5 prób., ja: 5つの試練。 }
columns:
  - { id: target, type: count, title: { en: Target, pl: Próg, ja: 目標 } }
rows:
${targets.map((one) => `  - { id: t${one}, title: { en: T ${one}, pl: P ${one}, ja: 試練${one} }, cells: { target: ${one} } }`).join('\n')}
`;

/** A rule with a reading. */
const read = (title: string, reading: string): string => `id: hedges
title: { en: Hedges, pl: Żywopłoty, ja: ${title} }
reading: ${reading}
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: A hedge hides., pl: Żywopłot kryje., ja: 隠れられる。 }
`;
const PACES = 'tables/paces.yaml';
/** A table in which one column is twice the other. */
const paces = (walk: string, run: string): string => `id: paces
title: { en: Paces, pl: Tempo, ja: 速さ }
standalone: true
source: [{ document: sheet, page: 1 }]
columns:
  - { id: walk, type: number, title: { en: Walk, pl: Marsz, ja: 歩く } }
  - { id: run, type: number, title: { en: Run, pl: Bieg, ja: 走る } }
rows:
  - { id: foot, title: { en: Foot, pl: Pieszo, ja: 徒歩 }, cells: { walk: ${walk}, run: ${run} } }
  - { id: horse, title: { en: Horse, pl: Konno, ja: 騎馬 }, cells: { walk: 9, run: 18 } }
  - { id: cart, title: { en: Cart, pl: Wóz, ja: 荷車 }, cells: { walk: 4, run: 8 } }
`;
const ORDERS = 'phases/orders.yaml';
const STEPS = readFileSync(join(GAME, ORDERS), 'utf8').split('steps:\n')[1] ?? '';
const DRAW = 'modifiers/draw.yaml';
/** Modifiers of which the first that applies counts. */
const draw = (first: string, second: string): string => `id: draw
title: { en: Draw, pl: Dobycie, ja: 抜き撃ち }
standalone: true
source: [{ document: sheet, page: 1 }]
value: { name: pins, base: pins }
groups:
  - { id: state, title: { en: State, pl: Stan, ja: 状態 }, combine: first }
modifiers:
  - { id: ${first}, group: state, title: { en: Hurt, pl: Ranny, ja: 負傷 }, change: { add: 1 } }
  - { id: ${second}, group: state, title: { en: Tired, pl: Zmęczony, ja: 疲労 }, change: { add: 1 } }
`;
/** A disputed cell with two claims of 18 and 16, one of each document. */
const claims = (
  name: string,
  inUse: string,
  adopted: string,
  first: string,
  second: string | undefined,
): Mistake => ({
  name,
  file: 'tables/speeds.yaml',
  to: speeds(`{ value: ${inUse}, dispute: { id: speed-dispute, about: { en: Speed, pl: Prędkość, ja: 速度 }, field: value,
      claims: [
        { id: from-18, says: { en: Moves 18., pl: Ruch 18., ja: 移動18。 }, value: ${first}, source: [{ document: sheet, page: 1 }] },
        ${second === undefined ? '‸' : ''}{ id: from-16, says: { en: Moves 16., pl: Ruch 16., ja: 移動16。 }${second === undefined ? '' : `, value: ${second}`}, source: [{ document: list, page: 1 }] },
      ],
      adopted: ${adopted}, reason: { en: Both are printed., pl: Oba są w druku., ja: 両方とも印刷されている。 }, confidence: high } }`),
  beside: {
    'ruleset.yaml': readFileSync(join(GAME, 'ruleset.yaml'), 'utf8').replace(
      'documents:\n',
      'documents:\n  - { id: list, title: { en: List, pl: Lista, ja: 一覧 }, role: supporting, language: en }\n',
    ),
  },
});

export const FIGURES: Mistake[] = [
  change('a figure mistyped', WEAPONS, '12..60', '‸12..06'),
  change('a figure changed', WEAPONS, '12..60', '‸12..50'),
  change('the unit cm', WEAPONS, 'unit: inch', 'unit: ‸cm'),
  change('a misspelt unit', WEAPONS, 'unit: inch', 'unit: ‸inches'),
  change('a unit in a cell', WEAPONS, 'range: 24,', 'range: ‸24 inches,'),
  change('another unit in a cell', WEAPONS, 'range: 24,', 'range: ‸24 feet,'),
  change('an eighth as one letter', WEAPONS, 'range: 24,', 'range: ‸24⅛,'),
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
  modifier(
    'words of a modifier with another amount',
    `{ id: smoke, title: { en: Smoke, pl: Dym, ja: 煙 }, text: { en: ‸−2 within 6″., pl: −2 do 6″., ja: 6″以内で−2。 }, change: { add: -1 } }`,
  ),
  modifier(
    'a title of a modifier with the opposite sign',
    `{ id: smoke, title: { en: 'Smoke, ‸−1 each', pl: 'Dym, −1 za każdy', ja: 煙ごとに−1 }, change: { add: { each: 1, per: pins } } }`,
  ),
  change(
    'a term with another amount than the modifier it links to',
    'terms.yaml',
    'terms:\n',
    `terms:
  - id: ‸hedge
    title: { en: Hedge, pl: Żywopłot, ja: 生垣 }
    text: { en: To hit it takes ‸−2., pl: Do trafienia −2., ja: 命中に−2。 }
    see: [modifiers/to-hit#soft-cover]
    source: [{ document: sheet, page: 1 }]
`,
  ),
  change(
    'an example with another amount than its modifier',
    TO_HIT,
    'examples:\n',
    `examples:
  - id: wall
    text: { en: ‸−1 for the wall and it needs 5+., pl: −1 za mur i trzeba 5+., ja: 壁で−1、5+が要る。 }
    target: modifiers/to-hit
    with: [hard-cover]
    expect: { needs: 5 }
`,
  ),
  change(
    'another number needed in the summary',
    TO_HIT,
    'source: [',
    'summary: { en: A shot hits on ‸4+., pl: Strzał trafia na 4+., ja: 4+で命中する。 }\nsource: [',
  ),
  change(
    'another limit in the words of a value',
    'values.yaml',
    'origin: count }',
    'origin: count, atMost: ‸6, text: { en: Never more than ‸5., pl: Najwyżej 5., ja: 5まで。 } }',
  ),
  change(
    'another number in a row than in its column',
    WEAPONS,
    '- id: mortar',
    `- { id: carbine, title: { en: Carbine, pl: Karabinek, ja: 騎兵銃 }, text: { en: 'Range ‸20″, 1 shot.', pl: 'Zasięg 20″, 1 strzał.', ja: 射程20″、1発。 }, cells: { range: 18, shots: 1, special: none } }
  - id: mortar`,
  ),
  {
    name: 'an effect that counts another number than its cell says',
    file: 'tables/mishaps.yaml',
    to: `id: mishaps
title: { en: Mishaps, pl: Wypadki, ja: 事故 }
standalone: true
source: [{ document: sheet, page: 1 }]
columns:
  - { id: result, type: text, title: { en: Result, pl: Skutek, ja: 結果 } }
rows:
  - id: jam
    title: { en: Jam, pl: Zacięcie, ja: 故障 }
    cells: { result: { text: { en: Add ‸1 pin., pl: Dodaj 1 przygwożdżenie., ja: 釘付けを1個置く。 } } }
    effects: [{ do: place, marker: pin, at: target-unit, count: 2 }]
`,
  },
  change('a linked text with the old figure', WEAPONS, 'range: 24,', 'range: ‸30,', {
    beside: { [HEDGES]: hedges },
    at: [`${HEDGES}:7:44`],
  }),
  {
    name: 'the old number of rows in words',
    file: 'tables/trials.yaml',
    to: trials([3, 4, 5, 6, 7, 8], '‸5'),
    beside: { 'tables/trials.yaml': trials([3, 4, 5, 6, 7], '5') },
  },
  {
    name: 'a title with its old reading',
    file: HEDGES,
    to: read('生け垣', '‸いけがきのきそく'),
    beside: { [HEDGES]: read('生垣', 'いけがきのきそく') },
  },
  {
    name: 'a multiple of another column no longer',
    file: PACES,
    to: paces('8', '‸12'),
    beside: { [PACES]: paces('6', '12') },
    at: [`${PACES}:9:73`],
  },
  {
    name: 'an omission of what is known now',
    file: PACES,
    to: paces('‸6', '12'),
    beside: {
      [PACES]: paces(
        '{ value: unknown, evidence: unknown, reason: { en: Torn., pl: Urwane., ja: 欠損。 } }',
        '12',
      ),
      'ruleset.yaml': `${readFileSync(join(GAME, 'ruleset.yaml'), 'utf8')}omissions:
  - { id: pace, text: { en: The pace., pl: Tempo., ja: 速さ。 }, at: [tables/paces#foot], source: [{ document: sheet, page: 1 }] }
`,
    },
    at: ['ruleset.yaml:19:68'],
  },
  change(
    'two steps exchanged',
    ORDERS,
    STEPS,
    `${STEPS.slice(STEPS.indexOf('  - id: pin')).replace('id: pin', 'id: ‸pin')}${STEPS.slice(0, STEPS.indexOf('  - id: pin'))}`,
  ),
  {
    name: 'modifiers of which the first applies exchanged',
    file: DRAW,
    to: draw('‸tired', 'hurt'),
    beside: { [DRAW]: draw('hurt', 'tired') },
  },
  claims('another claim adopted, and the old value', '‸18', 'from-16', '18', '16'),
  claims('no claim adopted, and the value of one', '18', '‸none', '18', '16'),
  claims('a claim without its value', '18', 'from-18', '18', undefined),
  claims('a claim whose value is not what it says', '18', 'from-18', '18', '‸17'),
  claims(
    'the value of one claim with the source of another',
    '16, source: ‸[{ document: sheet, page: 1 }]',
    'from-16',
    '18',
    '16',
  ),
  change('a missing colon', TO_HIT, '{ add: -2 }', '{ ‸add -2 }'),
  change('a cell in curly quotation marks', WEAPONS, 'range: 24,', 'range: ‸’24’,'),
  change(
    'a phase that has no file',
    'ruleset.yaml',
    'phases: [orders, turn-end]',
    'phases: [orders, turn-end, ‸night]',
  ),
];
