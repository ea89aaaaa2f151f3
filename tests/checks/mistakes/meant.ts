/** What people mean by an item in a wrong place, a value in a short form, or a word for another; and what follows from it elsewhere. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const ORDERS = 'phases/orders.yaml';
const TURN_END = 'phases/turn-end.yaml';
const RULESET = 'ruleset.yaml';

/** Another file or folder for a page of the game. */
const moved = (name: string, from: string, to: string, at: string): Mistake =>
  change(name, from, 'source:', 'source:', {
    also: (ruleset) => renameSync(join(ruleset, from), join(ruleset, to)),
    at: [at],
  });
const dice = (name: string, to: string): Mistake =>
  change(name, TO_HIT, 'dice: D6', `dice: ‸${to}`);
const modifier = (name: string, to: string): Mistake =>
  change(name, TO_HIT, 'change: { add: -2 }', `change: ${to}`);
const amount = (name: string, to: string): Mistake =>
  change(name, TO_HIT, '{ each: -1, per: pins }', `‸${to}`);
const special = (name: string, to: string): Mistake =>
  change(
    name,
    WEAPONS,
    'special: [{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls }]',
    `special: ${to}`,
  );
const WALLS = 'id: walls, text: { en: Walls are';
/** The game with a rule of a name and a value, on main as well. */
const TOUGH: Partial<Mistake> = {
  beside: {
    [COVER]: game(COVER)
      .replace(
        WALLS,
        'id: walls, parameter: X, title: { en: Tough (X), pl: Twardy (X), ja: 頑強（X） }, text: { en: X walls are',
      )
      .replace('pl: Mury to', 'pl: X murów to')
      .replace('ja: 壁は', 'ja: X枚の壁は'),
    [WEAPONS]: game(WEAPONS).replace('rules/cover#walls }', 'rules/cover#walls, with: 2 }'),
  },
};
const tough = (name: string, to: string): Mistake => ({
  ...special(name, to),
  from: 'special: [{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls, with: 2 }]',
  ...TOUGH,
});
const POOL = game(TO_HIT)
  .replace('  target: 3\n', '  pool: { dice: pins, success: [{ subject: roll, atLeast: 4 }] }\n')
  .replace('roll, atLeast: target', 'successes, atLeast: 1')
  .replace(/examples:[^]*/, '');
const CONTEST = game(TO_HIT)
  .replace(
    'target: 3',
    'target: ‸3\n  contest: { each: [attacker, defender], wins: highest, ties: again }',
  )
  .replace('subject: roll, atLeast: target', 'subject: attacker, is: winner')
  .replace(/examples:[^]*/, '');
const LUCK = `id: luck
title: { en: Luck, pl: Szczęście, ja: 運 }
source: [{ document: sheet, page: 2 }]
standalone: true
columns: [{ id: roll, type: die-range, title: { en: Roll, pl: Rzut, ja: 出目 } }]
rolls: [{ id: luck-roll, title: { en: Roll, pl: Rzut, ja: 出目 }, dice: D66, rangeColumn: roll }]
rows:
${['11..26', '31..46', '51..66']
  .map(
    (roll, at) =>
      `  - { id: luck-${'abc'[at]}, title: { en: Luck ${'ABC'[at]}, pl: Los ${'ABC'[at]}, ja: 運${'ABC'[at]} }, cells: { roll: ${roll} } }\n`,
  )
  .join('')}`;
const ATTIC = `id: attic
extends: skirmish
title: { en: Attic, pl: Strych, ja: 屋根裏 }
translations: complete
code: AT
order: 2
`;
const MORE = '{ id: smoke, title: { en: Smoke, pl: Dym, ja: 煙 }';

export const MEANT: Mistake[] = [
  dice('dice kept before they are rolled again, in another word', '3D6 keep 2 reroll 1'),
  dice('dice rolled again before the highest are kept', '3D6 reroll 1 highest 2'),
  dice('dice rolled again from a number to another', 'D6 reroll 1-2'),
  dice('two dice, one behind the other', 'D6D6'),
  modifier('results that are rolled again, as a list', '{ reroll: ‸[1, 2] }'),
  amount('a value divided by a number', 'pins/5'),
  amount('half a value', 'half pins'),
  amount('a value times a number', 'pins*2'),
  amount('an amount for each of nothing', '{ each: -1 }'),
  {
    name: 'dice as the number of dice that a pool has more',
    file: TO_HIT,
    to: POOL.replace('change: { add: -2 }', 'change: { dice: ‸2D6 }'),
    beside: { [TO_HIT]: POOL.replace('change: { add: -2 }', 'change: { dice: 2D6 }') },
  },
  tough('rules by their names', "‸'Cover, Tough (2)'"),
  tough('rules by their names, without quotes', 'Cover, ‸Tough (2)'),
  tough('a rule by its name, without its value', '‸tough'),
  tough('the address of a rule with its value', "‸'rules/cover#walls(3)'"),
  tough('a rule by its name as the value of another', '[{ rule: rules/cover, with: ‸Tough(2) }]'),
  change('a source by the name of a document', COVER, '[{ document: sheet, page: 2 }]', '‸sheet'),
  change(
    'a step that follows, alone',
    TO_HIT,
    'ja: 命中 }, when',
    'ja: 命中 }, next: ‸tables/damage, when',
  ),
  change('another word for what an effect does', ORDERS, 'do: place', 'do: ‸put'),
  change('another word for what modifiers change', TO_HIT, 'modifies: roll', 'modifies: ‸dice'),
  change(
    'a step at the end of a phase',
    TURN_END,
    'steps:',
    `end:\n  - ‸{ id: rest, text: { en: Rest., pl: Odpocznij., ja: 休む。 } }\nsteps:`,
  ),
  change(
    'a marker among the terms',
    'terms.yaml',
    'terms:\n',
    `terms:\n  - ‸${MORE}, text: { en: It hides., pl: Kryje., ja: 隠す。 }, type: state }\n`,
  ),
  change('a line between a list and its name', WEAPONS, 'rows:\n', 'rows:\n  ‸order: any\n'),
  change('a value of a list', WEAPONS, 'rows:\n', 'rows: all\n', { at: [`${WEAPONS}:11:3`] }),
  change(
    'a phase that the turn leaves out',
    RULESET,
    'phases: [orders, turn-end]',
    'phases: [turn-end]',
    {
      at: [`${ORDERS}:1:5`, `${RULESET}:16:9`],
    },
  ),
  moved('a table in another folder', WEAPONS, 'rules/weapons.yaml', 'rules/weapons.yaml:1:1'),
  moved('a table beside the folders', WEAPONS, 'weapons.yaml', 'weapons.yaml:1:1'),
  moved(
    'an example of a page in a file of another name',
    TO_HIT,
    'modifiers/hits.yaml',
    'modifiers/hits.yaml:1:5',
  ),
  change(
    'a letter that no rule declares',
    COVER,
    'id: walls, parameter: X, title: { en: Tough',
    'id: walls, title: { en: ‸Tough',
    TOUGH,
  ),
  change('two modifiers of one id', TO_HIT, 'id: hard-cover, group', 'id: ‸soft-cover, group'),
  {
    name: 'a contest with a target',
    file: TO_HIT,
    to: CONTEST,
    beside: { [TO_HIT]: CONTEST.replace('‸', '') },
  },
  {
    name: 'dice of which most ranges are none',
    file: 'tables/luck.yaml',
    to: LUCK.replace('dice: D66', 'dice: ‸2D6'),
    beside: { 'tables/luck.yaml': LUCK },
  },
  {
    name: 'a marker of house rules with what is changed alone',
    file: '../attic/markers.yaml',
    to: 'markers:\n  - ‸{ id: pin, title: { en: Pinned, pl: Przygnieciony, ja: 釘付け状態 } }\n',
    beside: { '../attic/ruleset.yaml': ATTIC },
  },
];
