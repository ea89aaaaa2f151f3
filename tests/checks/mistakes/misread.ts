/** Mistakes whose message led astray or nowhere: fields under the word of another place, dice of other games, amounts with words. */
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const FIRE = 'procedures/fire.yaml';
const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const VALUES = 'values.yaml';
const EXPECT = '    with: [pinned]\n    expect: { needs: 5 }\n';

const dice = (name: string, to: string): Mistake =>
  change(name, TO_HIT, 'dice: D6', `dice: ‸${to}`);
const target = (name: string, to: string): Mistake =>
  change(name, TO_HIT, 'target: 3', `target: ${to}`);
const modifier = (name: string, to: string): Mistake =>
  change(name, TO_HIT, 'change: { add: -2 }', to);
const example = (name: string, to: string): Mistake =>
  change(name, TO_HIT, EXPECT, `    with: [pinned]\n${to}`);
const value = (name: string, item: string): Mistake =>
  change(name, VALUES, '  - { id: attacker,', `  - { ${item} }\n  - { id: attacker,`);
const file = (name: string, path: string): Mistake => ({
  name,
  file: path,
  to: 'id: cover\n',
  at: [`${path}:1:1`],
});

/** A table with a roll that needs the number of a column. */
const READ = 'tables/reads.yaml';
const needed = (name: string, cell: string, type = 'threshold'): Mistake => ({
  name,
  file: READ,
  to: `id: reads
title: { en: Reads, pl: Odczyty, ja: 読み }
standalone: true
source: [{ document: sheet, page: 1 }]
columns:
  - { id: figure, type: ${type}, title: { en: Figure, pl: Liczba, ja: 数値 } }
rows:
  - { id: dawn, title: { en: Dawn, pl: Świt, ja: 夜明け }, cells: { figure: ${cell} } }
  - { id: dusk, title: { en: Dusk, pl: Zmierzch, ja: 夕暮れ }, cells: { figure: ${type === 'threshold' ? '4+' : '9'} } }
`,
});

/** A modifier set that changes nothing of its own, with an example. */
const SPIRIT = 'modifiers/spirit.yaml';
const spirit: Mistake = {
  name: 'an example of modifiers without a roll',
  file: SPIRIT,
  to: `id: spirit
title: { en: Spirit, pl: Duch, ja: 気力 }
standalone: true
source: [{ document: sheet, page: 1 }]
modifiers:
  - { id: drum, title: { en: Drum, pl: Bęben, ja: 太鼓 }, change: { add: 1 } }
examples:
  - id: beat
    text: { en: The drum helps., pl: Bęben pomaga., ja: 太鼓が助ける。 }
    target: ‸modifiers/spirit
    with: [drum]
    expect: { needs: 4 }
`,
};

/** An amount that is read from a cell which is not there. */
const lacking: Mistake = {
  name: 'a cell that is not there, from which an amount is read',
  file: WEAPONS,
  to: game(WEAPONS).replace('cells: { range: 24, shots: 1,', '‸cells: { range: 24,'),
  beside: {
    [WEAPONS]: game(WEAPONS),
    [TO_HIT]: game(TO_HIT)
      .replace('change: { add: -2 }', "change: { add: { in: 'tables/weapons#rifle.shots' } }")
      .replace(/examples:[^]*/, ''),
  },
};

export const MISREAD: Mistake[] = [
  change('the id of a step as its name', FIRE, '{ id: damage,', '{ ‸name: damage,'),
  change('the id of a row as its code', WEAPONS, '{ id: rifle,', '{ ‸code: rifle,'),
  example('what was thrown under roll', '    ‸roll: [4]\n    expect: { outcome: miss }\n'),
  example('what was thrown under throw', '    ‸throw: 5\n    expect: { outcome: hit }\n'),
  value(
    'a value that is a word of pools',
    'id: ‸successes, title: { en: Successes, pl: Sukcesy, ja: 成功数 }, origin: count',
  ),
  value(
    'a value that is a word of sums',
    'id: ‸margin, title: { en: Margin, pl: Przewaga, ja: 差 }, origin: measured',
  ),
  value(
    'a role that is a word of contests',
    'id: ‸winner, title: { en: Winner, pl: Zwycięzca, ja: 勝者 }, role: true',
  ),
  spirit,
  file('a copy of a page', 'rules/cover.yaml.bak'),
  file('a copy of a page by an editor', 'tables/weapons.yaml~'),
  target('a target with a limit', '{ ‸min: 4 }'),
  target('a target with a greatest number', '{ ‸maximum: 4 }'),
  change('a group that does not combine', TO_HIT, 'combine: unique', 'combine: ‸none'),
  lacking,
  change('a light colour of 3 digits', 'ruleset.yaml', 'accent: blue', "accent: ‸'#fd0'"),
  change('a dark colour of 3 digits', 'ruleset.yaml', 'accent: blue', "accent: ‸'#124'"),
  dice('three dice of Fate', '3dF'),
  dice('a die of Fudge', 'dF'),
  dice('dice in words', 'two dice'),
  dice('one die in words', 'a die'),
  target('a target with a sign', '‸≥5'),
  target('a target with a sign of programs', '‸">= 5"'),
  modifier('an amount with what it changes', 'change: { add: ‸-2 to the roll }'),
  modifier('an amount with what it changes, in one word', 'change: { add: ‸+1 hits }'),
  modifier(
    'a condition in the change',
    'change: { add: -2, ‸when: [{ subject: distance, above: 6 }] }',
  ),
  modifier('a group in the change', 'change: { add: -2, ‸group: cover }'),
  modifier(
    'a value rounded to the nearest',
    'change: { add: { each: -1, per: pins, every: 2, round: ‸nearest } }',
  ),
  modifier(
    'a value of which halves are rounded up',
    'change: { add: { each: -1, per: pins, every: 3, round: ‸half-up } }',
  ),
  change(
    'a text whose languages stand at the margin',
    COVER,
    /text: \{ en: (.*), pl: (.*), ja: (.*) \}\npoints/.exec(game(COVER))?.[0] ?? '',
    'text:‸\nen: It hides.\npl: Kryje.\nja: 隠す。\npoints',
  ),
  change('modifiers of an example under given', TO_HIT, 'given: { pins: 2 }', 'given: ‸[pinned]'),
  change('numbers of an example without names', TO_HIT, 'given: { pins: 2 }', 'given: ‸[2]'),
  needed('so much or less as a threshold', '‸5-'),
  needed('a limit above as a threshold', '‸≤5'),
  needed('dice among numbers', '‸3D6+1', 'number'),
  change('opposed rolls as a field', TO_HIT, 'target: 3', 'target: 3\n  ‸versus: defender'),
];
