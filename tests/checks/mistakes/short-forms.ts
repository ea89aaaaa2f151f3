/** Fields in a shorter form than theirs, in words, or under the name of what they mean. */
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const DAMAGE = 'tables/damage.yaml';
const ORDERS = 'phases/orders.yaml';
const RULESET = 'ruleset.yaml';
const MARKERS = 'markers.yaml';
const EXCEPTIONS = '../attic/exceptions.yaml';

const to = (name: string, from: string, written: string): Mistake =>
  change(name, TO_HIT, from, written);
const STEP = 'effects: [{ do: place, marker: pin, at: target-unit, count: 1 }]';
const step = (name: string, more: string): Mistake =>
  change(name, ORDERS, STEP, `${STEP}\n    ${more}`);
const counted = (name: string, forms: string): Mistake =>
  change(
    name,
    MARKERS,
    'type: counter',
    `type: counter\n    counted: { en: ${forms}, pl: '{n} a | {n} b | {n} c | {n} d', ja: '{n}個' }`,
  );
/** House rules that lack what a page of their base has, and an exception for it. */
const exception = (name: string, written: string): Mistake => ({
  name,
  file: EXCEPTIONS,
  to: `exceptions:\n  - ${written}\n`,
  beside: {
    '../attic/ruleset.yaml': `id: attic
extends: skirmish
title: { en: Attic, pl: Strych, ja: 屋根裏 }
translations: complete
code: AT
order: 2
`,
    '../attic/rules/cover.yaml': game('rules/cover.yaml')
      .replace(/points:[^]*/, '')
      .replaceAll('rule:skirmish', 'rule:attic'),
    '../attic/tables/weapons.yaml': game(WEAPONS).replace(', { rule: rules/cover#walls }', ''),
  },
});

export const SHORT_FORMS: Mistake[] = [
  step('a reaction as a text', 'reaction: ‸{ en: When shot at, pl: Pod ogniem, ja: 撃たれた時 }'),
  to('an amount with its name', 'change: { add: -2 }', 'change: { add: ‸2 pins }'),
  to('a factor in a word', 'change: { add: -2 }', 'change: { multiply: ‸half }'),
  to('a factor with its sign', 'change: { add: -2 }', 'change: { multiply: ‸x2 }'),
  to('a division', 'change: { add: -2 }', 'change: { ‸divide: 2 }'),
  to('what is given, without braces', 'given: { pins: 2 }', 'given: ‸pins 2'),
  to('modifiers with yes', 'with: [pinned]', 'with: ‸{ pinned: true }'),
  to('the set that modifiers join, alone', 'roll:\n', 'appliesTo: ‸modifiers/to-hit\nroll:\n'),
  to('doubles in another word', 'subject: roll, atLeast: target', 'subject: ‸dice, is: double'),
  counted('a counted noun without its number', "‸'pin | pins'"),
  counted('the forms of a noun as a list', "‸['{n} pin', '{n} pins']"),
  change(
    'words of a table as a list of names',
    WEAPONS,
    '  - { id: flame, title: { en: Flame, pl: Ogień, ja: 火炎 } }',
    '  - ‸flame\n  - smoke',
  ),
  change('a word of a table by its title', WEAPONS, 'range: flame', 'range: ‸Ogień'),
  change(
    'the column of a roll that is misspelt',
    DAMAGE,
    'dice: D6-3, rangeColumn: roll',
    'dice: D6-3, rangeColumn: ‸rol',
  ),
  change(
    'a roll of a table beside its list',
    WEAPONS,
    'words:\n',
    'roll: { dice: D6, ‸rangeColumn: range }\nwords:\n',
  ),
  change(
    'names of rolls by their dice',
    'ruleset.yaml',
    'stacking:',
    'rollNames: ‸{ D6: { natural: { en: roll, pl: rzut, ja: 出目 } } }\nstacking:',
  ),
  exception('an exception without its reason', '‸{ check: extended-rules, at: rules/cover }'),
  exception(
    'an exception for a check that is misspelt',
    '{ check: ‸extended-rule, at: rules/cover, reason: short }',
  ),
  exception(
    'an exception at the name of a file',
    '{ check: extended-rules, at: ‸attic/rules/cover.yaml, reason: short }',
  ),
  change('dice of a kind with a factor', TO_HIT, 'dice: D6', 'dice: ‸D6x2'),
  change(
    'what an outcome leads to, as then',
    TO_HIT,
    'success: true,',
    'success: true, ‸then: [{ to: tables/damage }],',
  ),
  change(
    'a condition of an outcome without what it is about',
    TO_HIT,
    'when: [{ subject: roll, atLeast: target }]',
    'when: ‸{ atLeast: target }',
  ),
  change('an outcome that is what is left', TO_HIT, '{ id: miss,', '{ id: miss, ‸else: true,'),
  change(
    'a step that is what is left',
    ORDERS,
    'text: { en: Give',
    '‸else: true\n    text: { en: Give',
  ),
  to(
    'a difference that decides',
    'subject: roll, atLeast: target',
    'subject: ‸difference, atLeast: 3',
  ),
  to(
    'a count without a name',
    'success: true,',
    'success: true, next: [{ to: tables/damage, counts: ‸true }],',
  ),
  change('units by their names', RULESET, 'front:', 'units:\n  ‸paces: p.\n  crowns: cr.\nfront:'),
  {
    name: 'a table of a spreadsheet in the folder',
    file: 'tables/bows.csv',
    to: 'a;b\n',
    at: ['tables/bows.csv:1:1'],
  },
];
