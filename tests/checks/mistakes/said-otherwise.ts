/** Words that say another figure, limit or name than the data beside them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const DAMAGE = 'tables/damage.yaml';

const POINT = 'points:\n  - { id: hedges, text: { en: ';
const LONG = 'title: { en: Over 12″, pl: Ponad 12″, ja: 12″超 }';
/** Words of a limit in one language that are not those of the condition `above: 12`. */
const limit = (language: string, from: string, to: string): Mistake =>
  change(
    `the limit “${to}” for more than 12″`,
    TO_HIT,
    LONG,
    LONG.replace(`${language}: ${from}`, `${language}: ‸${to}`),
  );

const NERVE = 'procedures/fire.yaml';
const nerve = (base: string): string => `${game(NERVE)}  - id: nerve
    title: { en: Nerve, pl: Odwaga, ja: 士気 }
    text: { en: The nerve is ${base} less the pins., pl: Odwaga to 7 minus przygwożdżenia., ja: 士気は7から釘付けを引く。 }
    value: { name: courage, base: [7, { each: -1, per: pins }] }
`;
/** House rules that are not on main. */
const ATTIC: Pick<Mistake, 'also'> = {
  also: (ruleset) => {
    mkdirSync(join(ruleset, '../attic'), { recursive: true });
    writeFileSync(
      join(ruleset, '../attic/ruleset.yaml'),
      `id: attic
extends: skirmish
title: { en: Attic, pl: Strych, ja: 屋根裏 }
translations: complete
code: AT
order: 2
`,
    );
  },
};
const record = (figure: string, now: number): string => `on: 2026-11-01
against: [{ document: sheet, page: 1 }]
figures:
  ‸${figure}: { was: -1, now: ${now} }
`;
/** An example of the same page that names what it has. */
const shown = (
  name: string,
  words: string,
  rest: string,
  [pl, ja] = ['Tak jest.', 'そうなる。'],
): Mistake =>
  change(
    name,
    TO_HIT,
    'examples:\n',
    `examples:
  - id: shown
    text: { en: ${words}, pl: ${pl}, ja: ${ja} }
    target: modifiers/to-hit
    ${rest}
`,
  );

export const SAID_OTHERWISE: Mistake[] = [
  change(
    'another amount beside the name of a modifier',
    TO_HIT,
    'examples:',
    `${POINT}Soft cover gives ‸−2., pl: Miękka osłona daje −2., ja: 軟遮蔽は−2。 } }\nexamples:`,
  ),
  change(
    'another amount in the text of a marker',
    'markers.yaml',
    'en: Hinders the unit.',
    'en: It shoots at ‸−2.',
    {
      beside: {
        [TO_HIT]: game(TO_HIT)
          .replace('{ each: -1, per: pins } }', '-1 }, when: [{ subject: attacker, is: pin }]')
          .replace('given: { pins: 2 }', 'given: { attacker: pin }')
          .replace('With 2 pins it needs 5+', 'With a pin it needs 4+')
          .replace('needs: 5', 'needs: 4')
          .replace('Z 2 przygwożdżeniami trzeba 5+', 'Z przygwożdżeniem trzeba 4+')
          .replace('釘付け2個なら5+', '釘付けなら4+'),
      },
    },
  ),
  change('another number in words than a sum begins with', NERVE, game(NERVE), nerve('‸8'), {
    beside: {
      'values.yaml': `${game('values.yaml')}  - { id: courage, title: { en: Courage, pl: Odwaga, ja: 勇気 }, origin: computed }\n`,
    },
  }),
  limit('en', 'Over 12″', '12″ or more'),
  limit('en', 'Over 12″', 'At least 12″'),
  limit('en', 'Over 12″', 'Up to 12″'),
  limit('pl', 'Ponad 12″', 'Poniżej 12″'),
  limit('pl', 'Ponad 12″', 'Co najmniej 12″'),
  limit('ja', '12″超', '12″以上'),
  limit('ja', '12″超', '12″未満'),
  change(
    'one die in words for two',
    DAMAGE,
    'source:',
    'summary: { en: Roll ‸D6., pl: Rzuć D6., ja: D6を振る。 }\nsource:',
    {
      beside: {
        [DAMAGE]: game(DAMAGE)
          .replace('dice: D6-3', 'dice: 2D6-7')
          .replace('dice: D6\n', 'dice: 2D6\n')
          .replace('roll: 4..7', 'roll: 4..13')
          .replace('roll: ..1', 'roll: ..1'),
      },
    },
  ),
  shown(
    'an example that names another modifier',
    'Behind ‸hard cover it is harder',
    'with: [soft-cover]\n    expect: { needs: 4 }',
  ),
  change(
    'dice of the roll that leads to a table',
    DAMAGE,
    'source:',
    'summary: ‸{ en: What follows a double 6 on the 2D6 test., pl: Co następuje po dwóch 6 w teście 2D6., ja: 2D6の判定で6のゾロ目が出たとき。 }\nsource:',
  ),
  shown(
    'an example that says odds in words and as a number',
    'Needs 3+ and behind soft cover 4 or more. That is 3 of 6 rolls',
    'with: [soft-cover]\n    expect: { needs: 4, success: 0.5 }',
    [
      'Trzeba 3+ a za miękką osłoną 4 lub więcej. To 3 z 6 rzutów.',
      '3+、軟遮蔽なら4以上、6回に3回。',
    ],
  ),
  shown(
    'an example that says odds behind what is counted',
    'Needs 3+ and behind soft cover 4 or more. That is 1 hit in 3 of 6 rolls',
    'with: [soft-cover]\n    expect: { needs: 4, success: 0.5 }',
    [
      'Trzeba 3+ a za miękką osłoną 4 lub więcej. To 1 trafienie w 3 z 6 rzutów.',
      '3+、軟遮蔽なら4以上、1命中が6回に3回。',
    ],
  ),
  shown(
    'an example that names a modifier by its verb, and another with a figure',
    'Hard cover 4 as it softens the walls',
    'with: [soft-cover]\n    expect: { needs: 4 }',
    ['Twarda osłona 4 i mur.', '硬遮蔽4と壁。'],
  ),
  change(
    'a title that says one limit too many',
    TO_HIT,
    'examples:',
    `  - { id: few, title: { en: ‸4 or fewer pins, pl: ‸Najwyżej 4 znaczniki, ja: 釘付け‸4以下 }, change: { add: -1 }, when: [{ subject: pins, below: 4 }, { subject: attacker, is: pin }] }
examples:`,
  ),
  shown('an example that names another result', 'It is a ‸miss in 4 of 6', 'expect: { hit: 4/6 }', [
    'Tak jest w 4 na 6.',
    '6回に4回。',
  ]),
  {
    name: 'a record of house rules for what did not change',
    file: '../attic/changes/hedge.yaml',
    to: record('modifiers/to-hit#soft-cover.add', -2),
    ...ATTIC,
  },
  {
    name: 'a record of house rules for a figure that is none',
    file: '../attic/changes/hedge.yaml',
    to: record('modifiers/to-hit#soft-cover.added', -2),
    ...ATTIC,
  },
  change(
    'a second main document that nothing names',
    'ruleset.yaml',
    'front:',
    '  - { id: errata, title: { en: Errata, pl: Errata, ja: 正誤表 }, role: ‸main, language: en }\nfront:',
  ),
  change(
    'a synonym of two terms',
    'terms.yaml',
    'abbreviation: { all: FP }',
    'abbreviation: { all: FP }\n    synonyms: { en: [‸punch] }',
    {
      beside: {
        'terms.yaml': game('terms.yaml').replace(
          'terms:\n',
          `terms:
  - id: hitting
    title: { en: Hit, pl: Trafienie, ja: 命中 }
    synonyms: { en: [punch] }
    source: [{ document: sheet, page: 1 }]
`,
        ),
      },
    },
  ),
  change('a Polish title of two rows', DAMAGE, 'pl: Unieruchomiony', 'pl: ‸Ogłuszona'),
  change(
    'a title of two outcomes',
    TO_HIT,
    'title: { en: Miss, pl: Pudło, ja: 外れ }',
    'title: { en: ‸Hit, pl: Trafienie, ja: 命中 }',
  ),
  change(
    'a roll that reads a column of distances',
    'tables/weapons.yaml',
    'columns:',
    'rolls: [{ id: hit, title: { en: Hit, pl: Trafienie, ja: 命中 }, dice: D6, rangeColumn: ‸range }]\ncolumns:',
  ),
  change(
    'dice in words beside a number of markers',
    'phases/orders.yaml',
    'text: { en: Give 1 pin., pl: Połóż 1 przygwożdżenie., ja: 釘付けを1個置く。 }',
    'text: ‸{ en: Roll D6 and give the pin., pl: Rzuć D6 i połóż przygwożdżenie., ja: D6を振り、釘付けを置く。 }',
  ),
  change(
    'several of a marker of which one can lie there',
    'phases/orders.yaml',
    'marker: pin, at: target-unit, count: 1',
    'marker: pin, at: target-unit, count: ‸2',
    {
      beside: { 'markers.yaml': game('markers.yaml').replace('type: counter', 'type: state') },
      at: ['phases/orders.yaml:8:22'],
    },
  ),
  change(
    'a discouraged word that is the title of its term',
    'terms.yaml',
    'abbreviation: { all: FP }',
    'abbreviation: { all: FP }\n    discouraged: { pl: [‸siła ognia] }',
  ),
  change(
    'another number to subtract in the text of a modifier',
    TO_HIT,
    'id: hard-cover, group: cover,',
    'id: hard-cover, group: cover, text: { en: Subtract ‸3., pl: Odejmij 3., ja: 3を引く。 },',
  ),
  change(
    'a number that is said to be an outcome',
    TO_HIT,
    '{ subject: distance, above: 12 }',
    '{ subject: ‸distance, is: hit }',
  ),
  change(
    'a modifier of an example that a given state rules out',
    TO_HIT,
    'given: { pins: 2 }\n    with: [pinned]',
    'given: { pins: 2, distance: ‸20, attacker: ‸firepower }\n    with: ‸[pinned, long-range]',
  ),
  change(
    'other dice in a step than those of what it uses',
    NERVE,
    'Roll D6., pl: Rzuć D6., ja: D6を振る。',
    'Roll ‸2D6., pl: Rzuć 2D6., ja: 2D6を振る。',
  ),
];
