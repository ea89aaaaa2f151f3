/** Names and conditions of the wrong kind: a marker for its number, a role for a number, what the dice cannot show. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const GIVEN = 'given: { pins: 2 }';
const LONG =
  'when: [{ subject: distance, above: 12 }, { subject: target-unit, not: pin }, { subject: attacker, is: pin }]';
const HIT =
  '{ id: hit, success: true, title: { en: Hit, pl: Trafienie, ja: 命中 }, when: [{ subject: roll, atLeast: target }] }';
const MISS = '{ id: miss, title: { en: Miss, pl: Pudło, ja: 外れ } }';
const TITLE = 'en: Soft cover, pl: Miękka osłona';
const STEP =
  'en: Roll D6., pl: Rzuć D6., ja: D6を振る。 }, uses: [modifiers/to-hit, tables/weapons]';

const SPEED = '  - { id: speed, type: count, title: { en: Speed, pl: Prędkość, ja: 速度 } }\n';

/** Another condition of the modifier for long range. */
const when = (name: string, to: string, more: Partial<Mistake> = {}): Mistake =>
  change(name, TO_HIT, LONG, `when: ${to}`, more);
/** The title still says the distance. */
const TITLE_SAYS = { at: ['modifiers/to-hit.yaml:18:23'] };
const given = (name: string, to: string): Mistake => change(name, TO_HIT, GIVEN, to);

export const WRONG_KINDS: Mistake[] = [
  given('a marker in place of its number', 'given: { ‸pin: 2 }'),
  given('a word that nothing has', 'given: { pins: 2, target-unit: ‸pinnned }'),
  when('a role compared with a number', '[{ subject: ‸target-unit, atLeast: 3 }]', TITLE_SAYS),
  when('a number where a state is compared', '[{ subject: distance, is: ‸12 }]'),
  when('two numbers where one is compared', '[{ subject: distance, equals: ‸[12, 13] }]'),
  when(
    'numbers that are no row where one is compared',
    '[{ subject: distance, equals: ‸[3, 6, 9] }]',
  ),
  change('numbers that a modifier adds as a list', TO_HIT, 'add: -2', 'add: ‸[1, 2]'),
  change('a fraction that a modifier adds for each', TO_HIT, 'each: -1', 'each: ‸-1/2'),
  when('a number in quotes where a state is compared', "[{ subject: distance, is: ‸'12' }]"),
  when('a natural result that the die has not', '‸[{ subject: natural, equals: 7 }]', TITLE_SAYS),
  when(
    'a state that is and is not',
    '‸[{ subject: attacker, is: pin }, { subject: attacker, not: pin }]',
  ),
  change('a marker in place of what is counted', TO_HIT, 'per: pins }', 'per: ‸pin }'),
  change(
    'an outcome that the target leaves no room for',
    TO_HIT,
    MISS,
    `{ id: graze, title: { en: Graze, pl: Draśnięcie, ja: かすり傷 }, when: ‸[{ subject: roll, atLeast: 5 }] }\n    - ${MISS}`,
  ),
  change(
    'a condition of the last outcome',
    TO_HIT,
    MISS,
    '{ id: miss, title: { en: Miss, pl: Pudło, ja: 外れ }, when: ‸[{ subject: roll, below: target }] }',
  ),
  change(
    'a last outcome that the others leave nothing',
    TO_HIT,
    `${HIT}\n    - ${MISS}`,
    `${HIT}\n    - { id: miss, title: { en: Miss, pl: Pudło, ja: 外れ }, when: ‸[{ subject: roll, below: target }] }\n    - { id: ‸other, title: { en: Other, pl: Inny, ja: その他 } }`,
  ),
  change(
    'curly quotation marks around a comma',
    TO_HIT,
    TITLE,
    'en: “Soft, ‸low cover”, pl: Miękka osłona',
  ),
  change('a language that the game has not', TO_HIT, TITLE, `‸fi: Suoja, ${TITLE}`),
  change(
    'a page without its folder',
    'procedures/fire.yaml',
    STEP,
    STEP.replace('tables/weapons', '‸weapons'),
  ),
  change(
    'a page of another game',
    'procedures/fire.yaml',
    STEP,
    STEP.replace('tables/weapons', '‸bolt-action/tables/weapons'),
  ),
  change(
    'a roll that reads a column without die ranges',
    'tables/damage.yaml',
    'dice: D6-3, rangeColumn: roll }',
    'dice: D6-3, rangeColumn: speed }',
    {
      at: ['tables/damage.yaml:8:84'],
      also: (ruleset) => {
        const path = join(ruleset, 'tables/damage.yaml');
        const text = readFileSync(path, 'utf8');
        writeFileSync(
          path,
          text
            .replace('columns:\n', `columns:\n${SPEED}`)
            .replaceAll(/(?<=cells: \{ )(?=roll)/g, 'speed: 3, '),
        );
      },
    },
  ),
  change(
    'search words in one text',
    'terms.yaml',
    'abbreviation: { all: FP }',
    'abbreviation: { all: FP }\n    aliases: { en: ‸"Firing power, firing Power, punch; salvo of all guns, no, power, strength" }',
  ),
  change(
    'a list of numbers as a range',
    'values.yaml',
    'origin: count',
    'origin: count, common: ‸8-12',
  ),
  change(
    'a range in a list of numbers',
    'values.yaml',
    'origin: count',
    'origin: count, common: [‸8-12]',
  ),
];
