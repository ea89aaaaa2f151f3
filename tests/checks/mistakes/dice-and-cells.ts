/** Numbers read from cells that have none, and dice that never show what is asked of them: nothing said so. */
import { game, withValues, type Mistake } from './mistake.ts';

const VALUES = 'values.yaml';
const WEAPONS = 'tables/weapons.yaml';
/** What a caravan costs, read from the cells of the table of weapons. */
const caravan = (name: string, base: string, add: string): Mistake => ({
  name,
  file: 'modifiers/caravan.yaml',
  to: `id: caravan
title: { en: Caravan, pl: Karawana, ja: 隊商 }
standalone: true
source: [{ document: sheet, page: 1 }]
value: { name: toll, base: ${base} }
modifiers:
  - { id: camels, title: { en: Camels, pl: Wielbłądy, ja: 駱駝 }, change: { add: ${add} } }
examples:
  - id: two-camels
    text: { en: Two camels pay the toll., pl: Dwa wielbłądy płacą myto., ja: 駱駝2頭は通行料を払う。 }
    target: modifiers/caravan
    given: { pins: 2 }
    with: [camels]
    expect: { toll: 777 }
`,
  beside: withValues('id: toll, title: { en: Toll, pl: Myto, ja: 通行料 }, origin: computed'),
});

/** A roll whose first outcome has these conditions. */
const lake = (name: string, dice: string, when: string, change = 'add: 0', more = ''): Mistake => ({
  name,
  file: 'modifiers/lake.yaml',
  to: `id: lake
title: { en: Lake, pl: Jezioro, ja: 湖 }
standalone: true
source: [{ document: sheet, page: 2 }]
roll:
  dice: ${dice}
  modifies: roll
${more}  outcomes:
    - { id: dry, success: true, title: { en: Dry, pl: Suchy, ja: 乾く }, when: ${when} }
    - { id: drowned, title: { en: Drowned, pl: Utopiony, ja: 溺れる } }
modifiers: [{ id: storm, title: { en: Storm, pl: Burza, ja: 嵐 }, change: { ${change} } }]
`,
});
const WAVE = '[{ id: wave, title: { en: Wave, pl: Fala, ja: 波 }, on: [3, 4] }]';
const SHOWS_WAVE = '[{ subject: natural, is: wave }]';
const DOUBLES = '{ subject: dice, is: doubles }';
const FIVE = '[{ subject: roll, atLeast: 5 }]';
const POOL = `  pool: { dice: 4, success: ${FIVE} }\n`;

export const DICE_AND_CELLS: Mistake[] = [
  caravan(
    'an amount from a cell with rules',
    '4',
    "{ in: ‸'tables/weapons#mortar.special', per: pins }",
  ),
  caravan('an amount from a cell without rules', '4', "{ in: ‸'tables/weapons#rifle.special' }"),
  caravan(
    'a base from a cell with rules',
    "{ in: ‸'tables/weapons#mortar.special' }",
    '{ each: 3, per: pins }',
  ),
  lake('symbols of several dice', '2D8', SHOWS_WAVE, 'add: 0', `  symbols: ‸${WAVE}\n`),
  lake('symbols of kept dice', '4D6 lowest 2', SHOWS_WAVE, 'add: 0', `  symbols: ‸${WAVE}\n`),
  lake(
    'symbols of a die to which a number is added',
    'D10+2',
    SHOWS_WAVE,
    'add: 0',
    `  symbols: ‸${WAVE}\n`,
  ),
  lake(
    'symbols of dice that are read as digits',
    'D66',
    SHOWS_WAVE,
    'add: 0',
    `  symbols: ‸${WAVE}\n`,
  ),
  lake(
    'symbols of the higher of two dice',
    '2D6 highest 1',
    SHOWS_WAVE,
    'add: 0',
    `  symbols: ${WAVE}\n`,
  ),
  lake('doubles of one die', 'D10', `[‸${DOUBLES}]`),
  lake('no doubles of one die', 'D8+1', '[‸{ subject: dice, not: doubles }]'),
  lake('doubles of one die to which a modifier adds another', 'D10', `[${DOUBLES}]`, 'dice: 1'),
  lake('doubles of dice of which some count', '4D6 lowest 3', `[‸${DOUBLES}]`),
  lake('doubles of a pool', 'D6', `[{ subject: ‸dice, is: doubles }]`, 'add: 0', POOL),
  lake(
    'a face in an outcome of a pool',
    'D6',
    '[{ subject: ‸natural, equals: 6 }]',
    'add: 0',
    POOL,
  ),
  lake(
    'a pool in a contest',
    'D6',
    '[{ subject: successes, atLeast: 1 }]',
    'add: 0',
    `${POOL}  contest: ‸{ each: [attacker, defender], wins: highest, ties: first }\n`,
  ),
  lake('a number that every roll is below', '3D8 lowest 1', '‸[{ subject: roll, atMost: 12 }]'),
  lake('a number that every roll reaches', '2D6', '‸[{ subject: roll, atLeast: 2 }]', 'add: 3'),
  lake(
    'a number that every roll reaches, without what a modifier takes away',
    '2D6',
    '[{ subject: roll, atLeast: 2 }]',
    'add: -1',
  ),
  lake('a face that the die of a roll does not have', 'D8', '‸[{ subject: natural, equals: 10 }]'),
  {
    ...lake('a result that the dice of a modifier do not show', '2D6', FIVE),
    to: String(lake('', '2D6', FIVE).to).replace(
      'change: { add: 0 }',
      'change: { add: 1 }, when: ‸[{ subject: natural, atMost: 1 }]',
    ),
  },
  lake('rolling a face again that the die does not have', 'D8', FIVE, 'reroll: ‸9'),
  lake('rolling every face again', 'D8', FIVE, 'reroll: ‸1..8'),
  lake('rolling faces again, the highest first', 'D8', FIVE, 'reroll: ‸3..1'),
  lake('keeping as many dice as are rolled', '‸3D6 highest 3', FIVE),
  {
    name: 'a column with a unit that its value lacks',
    file: WEAPONS,
    to: game(WEAPONS)
      .replace(
        '  - { id: shots,',
        '  - { id: leap, type: number, unit: ‸inch, value: leap, title: { en: Leap, pl: Skok, ja: 跳躍 } }\n  - { id: shots,',
      )
      .replaceAll(', shots: ', ', leap: 4, shots: '),
    beside: withValues('id: leap, title: { en: Leap, pl: Skok, ja: 跳躍 }, origin: table'),
  },
  ...[
    ['number', '0.35', '35%', '60%'],
    ['signed', '-5', '+10%', '-20%'],
  ].map(([type = '', wrong = '', ...others]): Mistake => ({
    name: `a plain number among percentages: ${wrong}`,
    file: WEAPONS,
    to: [wrong, ...others]
      .reduce(
        (text, cell, index) =>
          text.replace(', shots: ', `, chance: ${index === 0 ? '‸' : ''}${cell}, SHOTS: `),
        game(WEAPONS).replace(
          '  - { id: shots,',
          `  - { id: chance, type: ${type}, title: { en: Chance, pl: Szansa, ja: 確率 } }\n  - { id: shots,`,
        ),
      )
      .replaceAll('SHOTS', 'shots'),
  })),
  {
    name: 'a computed value that nothing works out',
    file: VALUES,
    to: String(
      withValues('id: booty, title: { en: Give, pl: Połóż, ja: 置く }, origin: ‸computed')[VALUES],
    ),
  },
];
