/** Mistakes of people who correct a rule: what follows from a faulty file, copies, sides of counters, exceptions and records. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const SHOCK = 'modifiers/shock.yaml';
const LONG =
  'when: [{ subject: distance, above: 12 }, { subject: target-unit, not: pin }, { subject: attacker, is: pin }]';

/** A second roll, whose modifier for pins is another one. */
const SECOND = {
  [SHOCK]: `id: shock
title: { en: Shock, pl: Szok, ja: ショック }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D6
  target: 3
  modifies: roll
  outcomes:
    - { id: held, success: true, title: { en: Held, pl: Opór, ja: 持久 }, when: [{ subject: roll, atLeast: target }] }
    - { id: shaken, title: { en: Shaken, pl: Wstrząs, ja: 動揺 } }
modifiers:
  - id: pinned
    title: { en: Per pin, pl: Za każde przygwożdżenie, ja: 釘付けごと }
    change: { add: { each: -2, per: pins } }
    differenceNote: { en: Shock is worse., pl: Szok jest gorszy., ja: ショックはより重い。 }
`,
};
const SAME = {
  [SHOCK]: SECOND[SHOCK].replace('each: -2', 'each: -1').replace(/ +differenceNote.*\n/, ''),
};

/** A counter with two sides, and another one. */
const ORDERS = 'phases/orders.yaml';
const marker = (id: string, en: string, more = ''): string => `  - id: ${id}
    title: { en: ${en}, pl: ${en} PL, ja: ${en} JA }
    text: { en: Hinders more., pl: Utrudnia bardziej., ja: さらに妨げる。 }
    type: counter
${more}    external: [placed, removed]
    source: [{ document: sheet, page: 1 }]
`;
const SIDES = {
  'markers.yaml': `${game('markers.yaml')}${marker('deep', 'Deep', '    sideOf: pin\n')}${marker('smoke', 'Smoke')}`,
};
const flip = (name: string, effect: string): Mistake =>
  change(name, ORDERS, '{ do: place, marker: pin, at: target-unit, count: 1 }', effect, {
    beside: SIDES,
  });

const copy = (file: string, id: string, path: string): Mistake => ({
  name: `a copy called ${path}`,
  file: path,
  to: game(file).replace(`id: ${id}`, `id: ‸${id}`),
});
const excuse = (name: string, check: string): Mistake => ({
  name,
  file: 'exceptions.yaml',
  to: `exceptions:\n  - { check: ‸${check}, at: tables/weapons#mortar, reason: I know it from play. }\n`,
});

/** A changed figure, and its record. */
const record = (name: string, witness: string): Mistake => ({
  name,
  file: 'changes/mortar.yaml',
  to: `on: 2026-01-02\n${witness}\nfigures: { tables/weapons#mortar.range: { was: 12..60, now: 12..50 } }\n`,
  beside: {},
  also: (ruleset) =>
    writeFileSync(join(ruleset, WEAPONS), game(WEAPONS).replace('12..60', '12..50')),
});

export const CORRECTIONS: Mistake[] = [
  change(
    'a capital in a condition, where another roll differs',
    TO_HIT,
    LONG,
    'when: [{ subject: attacker, is: ‸Pin }]',
    {
      beside: SECOND,
    },
  ),
  change(
    'a field misspelt, where another roll differs',
    TO_HIT,
    'change: { add: { each',
    '‸chang: { add: { each',
    { beside: SECOND },
  ),
  change(
    'what is counted misspelt, where another roll is the same',
    TO_HIT,
    'per: pins }',
    'per: ‸pinz }',
    { beside: SAME },
  ),
  copy('rules/cover.yaml', 'cover', 'rules/cover (1).yaml'),
  copy('tables/weapons.yaml', 'weapons', 'tables/weapons copy.yaml'),
  flip(
    'a counter flipped to another one',
    '{ do: flip, marker: pin, at: target-unit, to: ‸smoke }',
  ),
  flip('a counter flipped to itself', '{ do: flip, marker: pin, at: target-unit, to: ‸pin }'),
  excuse('an exception of a check that allows none', 'changed-figures'),
  excuse('an exception of a check that is not there', 'changed-figure'),
  record('a record with the words of the printed command', 'words: ‸document, page'),
  record('a record with free words for a source', 'words: ‸I am sure'),
  record('a record of a document without its page', 'words: ‸Sheet'),
  record('a record that says why it needs no source', "words: 'no source needed: it stood twice'"),
  change('a marker of a number', TO_HIT, LONG, 'when: [{ subject: ‸distance, is: pin }]'),
  change('a marker that a number has not', TO_HIT, LONG, 'when: [{ subject: ‸pins, not: pin }]'),
  change(
    'a column in another unit than its value',
    WEAPONS,
    'type: distance, unit: inch,',
    'type: distance, unit: ‸hex, value: ‸distance,',
  ),
  change(
    'a column that is looked up by nothing',
    WEAPONS,
    '{ id: shots, type: count,',
    '{ id: shots, type: count, match: ‸exact,',
  ),
];
