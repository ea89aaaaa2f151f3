/** A sentence after a heading and a colon: only names keep their capital. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { ui } from '../../src/i18n/ui.ts';
import type { Ruleset } from '../../src/model/rulebook.ts';
import { headed, lowered } from '../../src/wording/heading.ts';
import { gameWith, LINES, words } from '../view/small-game.ts';

/** A game whose sentences use its names. */
const TEXTS = [
  words(
    'Units remove Pinned, and Point Blank Fire hits.',
    'Ruch Atakującego. Jednostka atakuje, potem zdejmij Przyparcie, a piechota zdejmuje żeton First Fire.',
    'ピン状態。',
  ),
  words('Only point fire counts.', 'Najpierw Atakujący, potem druga strona.', '射撃。'),
];
const [entry] = gameWith(LINES).entries;
const ruleset = {
  ...gameWith(LINES),
  entries: [{ ...entry, parts: TEXTS.map((text) => ({ data: { text } })) }],
} as unknown as Ruleset;
const reader = (language: Language) => ({ ruleset, language, t: ui(language) });

describe('after a colon', () => {
  it.each([
    [
      'pl',
      'a role, also where its verb is an ordinary word',
      'Atakujący strzela.',
      'Atakujący strzela.',
    ],
    ['pl', 'a verb before a name', 'Zdejmij Przyparcie.', 'zdejmij Przyparcie.'],
    ['pl', 'a noun before a name of two words', 'Żeton First Fire leży.', 'żeton First Fire leży.'],
    ['pl', 'a preposition before a name', 'Podczas Final Fire.', 'podczas Final Fire.'],
    [
      'pl',
      'a linked word',
      '<a href="#" class="term">Piechota</a> strzela.',
      '<a href="#" class="term">piechota</a> strzela.',
    ],
    ['en', 'a verb before a name', 'Remove Pinned.', 'remove Pinned.'],
    ['en', 'a name that begins with an ordinary word', 'Point Blank Fire.', 'Point Blank Fire.'],
    ['ja', 'no small letters', 'DM状態。', 'DM状態。'],
  ] as const)('%s: %s', (language, _, text, said) => {
    expect(lowered(text, reader(language))).toBe(said);
  });
  it('a heading has the same rule', () => {
    expect(headed('Ruch', 'Żeton First Fire leży.', reader('pl'))).toBe(
      'Ruch: żeton First Fire leży.',
    );
  });
});
