/** Names that are not there, fields at a wrong level, and things that look alike: the remedy keeps what was meant. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const FIRE = 'procedures/fire.yaml';

const OUTCOMES = `  outcomes:
    - { id: hit, success: true, title: { en: Hit, pl: Trafienie, ja: 命中 }, when: [{ subject: roll, atLeast: target }] }`;

/** On main as well, so that no figure changed. */
const already = (name: string, file: string, from: string, to: string): Mistake => {
  const text = readFileSync(join(GAME, file), 'utf8');
  return change(name, file, from, to, {
    beside: { [file]: text.replace(from, to.replaceAll('‸', '')) },
    from: undefined,
    to: text.replace(from, to),
  });
};

export const NEWCOMERS: Mistake[] = [
  change('a field of a roll beside it', TO_HIT, 'groups:', '‸dice: D6\ngroups:'),
  change('an amount without its group of fields', TO_HIT, 'change: { add: -2 }', '‸add: -2', {}),
  change(
    'a group with its modifiers',
    TO_HIT,
    'combine: unique }',
    'combine: unique, ‸modifiers: [soft-cover] }',
  ),
  change('a shift by a number', TO_HIT, 'change: { add: -2 }', 'change: { shift: ‸-2 }'),
  change('another word for how a group combines', TO_HIT, 'combine: unique', 'combine: ‸worst'),
  change(
    'a group that the file does not have',
    TO_HIT,
    'id: hard-cover, group: cover',
    'id: hard-cover, group: ‸shelters',
  ),
  change('a modifier that the set does not have', TO_HIT, 'with: [pinned]', 'with: [‸smoke]'),
  change('a target that no roll reaches', TO_HIT, 'target: 3', 'target: ‸17'),
  change(
    'a cell under the name of no column',
    WEAPONS,
    'cells: { range: 24, shots: 1,',
    'cells: { range: 24, ‸dice: 1,',
  ),
  change('the mark of a note in a cell', WEAPONS, 'cells: { range: 24,', "cells: { range: ‸'24*',"),
  change('dice of another program in a cell', WEAPONS, 'shots: 2D6', 'shots: ‸4d6kh3'),
  change('a note by its mark', WEAPONS, 'notes: [crew]', "notes: [‸'*']"),
  change(
    'two notes with one mark',
    WEAPONS,
    'notes:\n',
    "notes:\n  - { id: slow, mark: '*', text: { en: It is slow., pl: Jest powolny., ja: 遅い。 } }\n",
    {
      at: ['tables/weapons.yaml:18:23'],
    },
  ),
  change(
    'a title where an address is needed',
    COVER,
    'standalone: true',
    'standalone: true\nsee: [‸tables/Weapons table]',
  ),
  change(
    'a link to a file',
    COVER,
    "en: 'See [weapons](rule:skirmish/tables/weapons#rifle).'",
    "en: 'See ‸[weapons](../tables/weapons.yaml#rifle).'",
  ),
  change(
    'search words without brackets',
    COVER,
    'standalone: true',
    'standalone: true\naliases: { en: ‸salvo, volley }',
  ),
  change('a change in words', TO_HIT, 'change: { add: -2 }', 'change: ‸-2 in smoke'),
  change(
    'successes where no dice are counted',
    TO_HIT,
    '[{ subject: roll, atLeast: target }]',
    '‸[{ subject: successes, atLeast: 1 }]',
  ),
  change('a die that shows nothing', TO_HIT, 'with: [pinned]', 'with: [pinned]\n    dice: [‸0]'),
  change(
    'a group by its heading',
    TO_HIT,
    'id: hard-cover, group: cover',
    'id: hard-cover, group: ‸Osłona',
  ),
  change('a value by its title', TO_HIT, 'per: pins', 'per: ‸Przygwożdżenia'),
  change('a modifier of an example by its title', TO_HIT, 'with: [pinned]', 'with: ‸Per pin'),
  change(
    'a field of an amount beside it',
    TO_HIT,
    '{ add: { each: -1, per: pins } }',
    '{ add: -1, ‸per: pins }',
  ),
  change('a percentage as an amount', TO_HIT, 'change: { add: -2 }', 'change: { add: ‸50% }'),
  change('a number without its colon', TO_HIT, 'given: { pins: 2 }', 'given: { ‸pins 2 }'),
  change('a result without its colon', TO_HIT, 'expect: { needs: 5 }', 'expect: { ‸X12 }'),
  change(
    'three sides of a contest',
    TO_HIT,
    'target: 3',
    'target: 3\n  contest: { each: ‸[attacker, defender, target-unit], wins: highest, ties: again }',
  ),
  change(
    'a modifier that cancels itself',
    TO_HIT,
    'id: hard-cover,',
    'id: hard-cover, cancels: [‸hard-cover],',
  ),
  change(
    'a rule with its value in brackets',
    WEAPONS,
    '{ rule: rules/cover#walls }',
    '{ rule: ‸rules/cover#walls (2) }',
  ),
  change(
    'a roll by the address of its page',
    FIRE,
    'uses: [tables/damage]',
    'roll: ‸tables/damage',
  ),
  change('a roll by its dice', FIRE, 'uses: [tables/damage]', 'roll: ‸D6'),
  change(
    'a page that only another game has',
    FIRE,
    'uses: [tables/damage]',
    'uses: [‸bolt-action/tables/orders]',
  ),
  change(
    'a link to a part of the page alone',
    COVER,
    'See [weapons](rule:skirmish/tables/weapons#rifle)',
    'See ‸[walls](#walls)',
  ),
  change(
    'a term among the markers',
    FIRE,
    'uses: [tables/damage]',
    'uses: [tables/damage, ‸markers#firepower]',
  ),
  change('a column as a target', TO_HIT, 'target: 3', 'target: ‸tables/weapons#range'),
  change('a cell as an amount', TO_HIT, 'add: -2', 'add: ‸tables/weapons#rifle.range'),
  change('a table as an amount', TO_HIT, 'add: -2', 'add: ‸tables/weapons'),
  change('dice that are added, with a plus sign', TO_HIT, 'add: -2', 'add: ‸+D6'),
  change('more dice, with their sides', TO_HIT, 'add: -2', 'dice: ‸+2D6'),
  change('results that are rolled again once', TO_HIT, 'add: -2', 'reroll: ‸1..2 once'),
  change('results that are rolled again, with a hyphen', TO_HIT, 'add: -2', 'reroll: ‸1-2'),
  change(
    'results that are rolled again until others come',
    TO_HIT,
    'add: -2',
    'reroll: ‸1 until 2',
  ),
  already(
    'the value of a rule under another name',
    WEAPONS,
    'rule: rules/cover, with: D6 }',
    'rule: rules/cover#walls, value: ‸2 }',
  ),
  already(
    'the sides of a die as names of dice',
    TO_HIT,
    OUTCOMES,
    `  faces: ‸[sun, sun, sun, sun, fog, fog]
  outcomes:
    - { id: hit, success: true, title: { en: Hit, pl: Trafienie, ja: 命中 }, when: [{ subject: natural, is: sun }] }`,
  ),
  already(
    'what a die shows, said of the roll',
    TO_HIT,
    OUTCOMES,
    `  symbols:
    - { id: sun, title: { en: sun, pl: słońce, ja: 太陽 }, on: [1, 2, 3] }
  outcomes:
    - { id: hit, success: true, title: { en: Hit, pl: Trafienie, ja: 命中 }, when: [{ subject: ‸roll, is: sun }] }`,
  ),
  change(
    'a row twice',
    WEAPONS,
    '  - id: mortar',
    '  - { id: ‸rifle, title: { en: Rifle, pl: Karabin, ja: 小銃 }, cells: { range: 24, shots: 1, special: none } }\n  - id: mortar',
  ),
  change(
    'German quotation marks in double quotes',
    COVER,
    'en: Walls are hard cover.',
    'en: "Walls are „hard‸" cover."',
  ),
  change(
    'a quotation at the end of a text in quotes',
    COVER,
    'en: Walls are hard cover.',
    'en: "Walls are „hard‸"."',
  ),
  change(
    'a link in a text without quotes',
    COVER,
    'en: Walls are hard cover.',
    'en: Walls are ‸[hard](rule:skirmish/rules/cover) cover.',
  ),
  change(
    'braces in a text without quotes',
    COVER,
    'en: Walls are hard cover.',
    'en: Walls are hard ‸{ cover }.',
  ),
];
