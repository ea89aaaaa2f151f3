/** Worked examples that expect what their target does not give, or leave something to be guessed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';

/** A table with an example, which reads a row by rolling, or by its title. */
const table = (name: string, page: string, example: string): Mistake => ({
  name,
  file: `tables/${page}.yaml`,
  to: `${PAGES[page] ?? ''}examples:
  - id: shown
    text: { en: It is shown., pl: To przykład., ja: 例。 }
    ${example}
`,
  beside: {
    'values.yaml': `${game('values.yaml')}  - { id: pace, title: { en: Pace, pl: Tempo, ja: 歩度 }, origin: table }\n`,
    // The value is in use without the page, too.
    'tables/gait.yaml': (PAGES['strides'] ?? '')
      .replace('id: strides', 'id: gait')
      .replace('en: Strides, pl: Kroki, ja: 歩度表', 'en: Gait, pl: Chód, ja: 足並み'),
  },
});
const HEAD = (id: string) => `id: ${id}
title: { en: ${id === 'weather' ? 'Weather' : 'Strides'}, pl: ${id === 'weather' ? 'Pogoda' : 'Kroki'}, ja: ${id === 'weather' ? '天候' : '歩度表'} }
standalone: true
source: [{ document: sheet, page: 2 }]
`;
const PACE = '{ id: pace, type: number, value: pace, title: { en: Pace, pl: Tempo, ja: 歩度 } }';
const PAGES: Readonly<Record<string, string>> = {
  weather: `${HEAD('weather')}columns:
  - { id: roll, type: die-range, title: { en: Roll, pl: Rzut, ja: 出目 } }
  - ${PACE}
rolls:
  - { id: day, title: { en: Day, pl: Dzień, ja: 日 }, dice: 2D6, rangeColumn: roll }
rows:
  - { id: fog, title: { en: Fog, pl: Mgła, ja: 霧 }, cells: { roll: 2..4, pace: 3 } }
  - { id: sun, title: { en: Sun, pl: Słońce, ja: 晴 }, cells: { roll: 5..12, pace: 6 } }
`,
  strides: `${HEAD('strides')}columns:
  - ${PACE}
rows:
  - { id: foot, title: { en: Foot, pl: Piechota, ja: 歩兵 }, cells: { pace: 1 1/2 } }
  - { id: horse, title: { en: Horse, pl: Konnica, ja: 騎兵 }, cells: { pace: 3 } }
`,
};
const SHAKEN =
  'modifiers:\n  - { id: shaken, title: { en: Attacker is pinned, pl: Atakujący jest przygwożdżony, ja: 釘付けの攻撃側 }, change: { add: -1 }, when: [{ subject: attacker, is: pin }] }';

export const EXAMPLES: Mistake[] = [
  change(
    'a roll without a success, whose odds and needed number an example expects',
    TO_HIT,
    'expect: { needs: 5 }',
    'expect: { success: ‸1/3, needs: 5 }',
    {
      at: ['modifiers/to-hit.yaml:9:7'],
      also: (ruleset) => {
        const path = join(ruleset, TO_HIT);
        writeFileSync(path, readFileSync(path, 'utf8').replace('success: true, ', ''));
      },
    },
  ),
  table(
    'an example of a table that expects a success',
    'weather',
    'target: tables/weather\n    expect: { success: ‸1/6 }',
  ),
  table(
    'an outcome of a table without dice',
    'weather',
    'target: tables/weather\n    expect: { outcome: ‸fog }',
  ),
  table('wrong odds of a row', 'weather', 'target: tables/weather\n    expect: { fog: ‸7/36 }'),
  table('odds of a row', 'weather', 'target: tables/weather\n    expect: { fog: 1/6, sun: 30/36 }'),
  table(
    'a value of the row that dice lead to',
    'weather',
    'target: tables/weather\n    dice: [1, 2]\n    expect: { outcome: fog, pace: 3 }',
  ),
  table(
    'a row that is found by its title',
    'strides',
    'target: ‸tables/strides\n    expect: { pace: 3 }',
  ),
  table(
    'a value of a row, with its part',
    'strides',
    "target: 'tables/strides#foot'\n    expect: { pace: 1.5 }",
  ),
  table(
    'a wrong value of a row',
    'strides',
    "target: 'tables/strides#horse'\n    expect: { pace: ‸1 1/2 }",
  ),
  change('a result that a roll does not give', TO_HIT, 'needs: 5', 'wounds: ‸5'),
  change('a result of another page', TO_HIT, 'needs: 5', 'pace: ‸5', {
    beside: {
      'values.yaml': `${game('values.yaml')}  - { id: pace, title: { en: Pace, pl: Tempo, ja: 歩度 }, origin: table }\n`,
      'tables/gait.yaml': (PAGES['strides'] ?? '')
        .replace('id: strides', 'id: gait')
        .replace('en: Strides, pl: Kroki, ja: 歩度表', 'en: Gait, pl: Chód, ja: 足並み'),
    },
  }),
  change(
    'a state that makes a modifier apply',
    TO_HIT,
    'given: { pins: 2 }',
    'given: { pins: 2, attacker: ‸pin }',
    {
      beside: { [TO_HIT]: game(TO_HIT).replace('modifiers:', SHAKEN) },
    },
  ),
  change('the lowest of a group', TO_HIT, 'combine: unique', 'combine: ‸lowest'),
  change(
    'two subjects of one test',
    TO_HIT,
    'subject: distance, above',
    'subject: ‸[distance, pins], above',
  ),
  ...[
    ['a reroll as more dice', 'dice: ‸D6 reroll 1'],
    ['a reroll of a face that the die has not', 'reroll: ‸7'],
    ['one more die by its name', 'dice: ‸D6'],
    ['dice that are added to a number', 'add: ‸2D6'],
  ].map(([name = '', to = '']) => change(name, TO_HIT, 'change: { add: -2 }', `change: { ${to} }`)),
  change(
    'what follows a column that no dice find',
    'tables/damage.yaml',
    'type: die-range, ',
    'type: die-range, next: ‸[{ to: modifiers/to-hit }], ',
  ),
  change(
    'what follows a row that no dice find',
    'tables/weapons.yaml',
    '{ id: rifle, title',
    '{ id: rifle, next: ‸[{ to: modifiers/to-hit }], title',
  ),
  change(
    'a roll as a state of what follows',
    TO_HIT,
    'success: true,',
    'success: true, next: [{ to: tables/damage, given: [‸{ subject: roll, atLeast: 6 }] }],',
  ),
  change(
    'two parameters of a rule',
    'rules/cover.yaml',
    'standalone: true',
    'standalone: true\nparameter: ‸[X, Y]',
  ),
  change(
    'cards as the order of the sides',
    'phases/turn-end.yaml',
    'turnOrder: sequential',
    'turnOrder: ‸cards',
  ),
  { name: 'a folder of decks', file: 'decks/fate.yaml', to: '‸id: fate\n' },
  {
    name: 'a roll without modifiers',
    file: 'modifiers/bare.yaml',
    to: `${HEAD('bare')}modifiers: ‸[]
roll:
  dice: D6
  outcomes:
    - { id: hit, title: { en: Hit, pl: Trafienie, ja: 命中 }, when: [{ subject: roll, atLeast: 4 }] }
    - { id: miss, title: { en: Miss, pl: Pudło, ja: 外れ } }
`,
  },
];
