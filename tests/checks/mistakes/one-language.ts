/** Mistakes in a game of one language, and numbers as people of many languages write them. */
import { change, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const FACTS = '../solo/ruleset.yaml';
const TERMS = '../solo/terms.yaml';
const MARKERS = '../solo/markers.yaml';
const SOLO = {
  [FACTS]: `id: solo
title: { pl: Żar }
languages: [pl]
code: SO
order: 2
accent: green
edition: { name: { pl: Wersja 2 }, short: { pl: v2 } }
coverage: { pl: Całość. }
front: { landing: turn }
stacking: { combine: sum, text: { pl: Sumują się. } }
summary: { pl: Potyczki. }
documents:
  - { id: manual, title: { pl: Podręcznik }, role: main, language: pl, own: true }
units:
  - { id: sazen, title: { pl: sążnie }, sign: { pl: s } }
phases: [action]
`,
  [TERMS]: `terms:
  - { id: band, title: { pl: Oddział }, text: { pl: Wszyscy razem. }, synonyms: { pl: [partia] } }
`,
  '../solo/phases/action.yaml': `id: action
title: { pl: Akcja }
sides: { act: [side], turnOrder: sequential }
steps:
  - { id: act, text: { pl: 'Oddział traci swój Strach.' }, effects: [{ do: remove, marker: fear }] }
`,
  '../solo/values.yaml': `values:
  - { id: side, title: { pl: strona }, role: true }
`,
  [MARKERS]: `markers:
  - { id: fear, title: { pl: Strach }, text: { pl: Każdy odejmuje. }, type: counter, external: [placed], stackable: true, counted: { pl: '{n} znacznik | {n} znaczniki | {n} znaczników | {n} znacznika' } }
`,
};
const solo = (
  name: string,
  file: keyof typeof SOLO,
  [from, to]: readonly [string, string],
  at: readonly string[] = [],
): Mistake => ({
  name,
  file,
  to: SOLO[file].replace(from, to),
  beside: SOLO,
  at,
});
const DECLARED = [`${FACTS}:3:12`];
const cell = (name: string, to: string): Mistake =>
  change(name, 'tables/weapons.yaml', 'cells: { range: 24,', `cells: { range: ${to},`);

export const ONE_LANGUAGE: Mistake[] = [
  solo('synonyms in another language', TERMS, ['{ pl: [partia] }', '{ en: [gang] }'], DECLARED),
  solo('a sign in another language', FACTS, ['{ pl: s }', '‸{ en: ‸s }'], DECLARED),
  {
    ...solo('digits in one of two languages', TERMS, [
      'pl: Wszyscy razem.',
      'pl: Wszyscy 3 razem., en: ‸All three together.',
    ]),
    beside: { ...SOLO, [FACTS]: SOLO[FACTS].replace('[pl]', '[pl, en]') },
  },
  solo('a text in another language alone', TERMS, ['text: { pl: Wszyscy', '‸text: { en: Wszyscy']),
  solo('a sign without its language', FACTS, ['{ pl: s }', '‸s']),
  solo('synonyms without their language', TERMS, ['{ pl: [partia] }', '‸[partia, grupa]']),
  solo('a noun in one form', MARKERS, [
    "counted: { pl: '{n} znacznik | {n} znaczniki | {n} znaczników | {n} znacznika' }",
    "counted: { pl: ‸'{n} znacznik' }",
  ]),
  solo('a version with a decimal comma', FACTS, ['Wersja 2 ', 'Wersja 2,‸1 ']),
  solo('the decimal mark of another language', TERMS, [
    'pl: Wszyscy razem.',
    "pl: 'Wszyscy razem, −‸1.5.'",
  ]),
  cell('a decimal with a zero at its end', '‸24.50'),
  cell('a decimal comma with a zero at its end', '‸24,50'),
  cell('a decimal comma with a zero at its end, in quotes', "‸'24,50'"),
  cell('a full stop between thousands', '‸1.200'),
  change(
    'a pool that gives dice before it rolls again',
    TO_HIT,
    'dice: D6',
    'dice: ‸D6 extra 6 reroll 1..2 repeatedly',
  ),
  change('an accent in an address', 'procedures/fire.yaml', 'tables/weapons]', '‸tables/wéapons]'),
  change(
    'a rule described under another name',
    'rules/cover.yaml',
    "text: { en: 'See",
    "‸description: { en: 'See",
  ),
  change('odds as a percentage that is wrong', TO_HIT, 'needs: 5', 'success: ‸34%'),
];
