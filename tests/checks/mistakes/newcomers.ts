/** Names that are not there, fields at a wrong level, and things that look alike: the remedy keeps what was meant. */
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';

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
  change('a target that no roll reaches', TO_HIT, 'target: 3', 'target: ‸17', {
    at: ['modifiers/to-hit.yaml:27:22'],
  }),
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
];
