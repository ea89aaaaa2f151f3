/** Which words of a running text are linked to the glossary. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import type { Ruleset } from '../../../src/model/rulebook.ts';
import type { Term } from '../../../schemas/types.d.ts';
import { createLinker } from '../../../src/view/term-links.ts';
import { words } from '../small-game.ts';

const term = (en: string, pl = en, ja = en, more: Partial<Term> = {}): Term => ({
  id: en.toLowerCase().replaceAll(/\W+/g, '-'),
  title: words(en, pl, ja),
  source: [],
  ...more,
});
/** The text with its links in brackets. */
const linked = (terms: Term[], text: string, language: Language = 'en', here = 'rules/here') =>
  createLinker(
    language,
    { id: 'game', terms } as unknown as Ruleset,
    here,
  )(text)
    .map((piece) => (piece.url === undefined ? piece.text : `[${piece.text}]`))
    .join('');

describe('in English', () => {
  it.each<[why: string, terms: Term[], text: string, shown: string]>([
    ['at the beginning of a sentence', [term('Cover')], 'Cover counts.', '[Cover] counts.'],
    ['inside a sentence', [term('Cover')], 'Behind cover.', 'Behind [cover].'],
    ['in the plural', [term('Wall')], 'Two walls', 'Two [walls]'],
    ['not inside another word', [term('Wall')], 'A wallet and a drywall', 'A wallet and a drywall'],
    ['not beside a digit', [term('Wall')], 'wall2', 'wall2'],
    ['in two words', [term('Hard cover')], 'Hard covers', '[Hard covers]'],
    ['its first use only', [term('Wall')], 'A wall, a wall', 'A [wall], a wall'],
    [
      'the longer before the shorter',
      [term('Cover'), term('Hard cover')],
      'In hard cover, then cover',
      'In [hard cover], then [cover]',
    ],
    [
      'the longer before the shorter in any order',
      [term('Hard cover'), term('Cover')],
      'In hard cover, then cover',
      'In [hard cover], then [cover]',
    ],
    ['without its addition', [term('Melee (close)')], 'In melee (close)', 'In [melee] (close)'],
    [
      'with its short form',
      [term('Fire', 'x', 'x', { abbreviation: { all: 'FX' } })],
      'An FX.',
      'An [FX].',
    ],
    [
      'with the short form of the language only',
      [term('Fire', 'x', 'x', { abbreviation: { en: 'FE', pl: 'FPL' } })],
      'An FE and FPL.',
      'An [FE] and FPL.',
    ],
    ['capitals as they are', [term('LOS')], 'los of LOS', 'los of [LOS]'],
    ['mixed letters as they are', [term('LoS')], 'loS of LoS', 'loS of [LoS]'],
    [
      'exactly where it says so',
      [term('Wall', 'x', 'x', { case: 'exact' })],
      'walls, wall, Wall',
      'walls, wall, [Wall]',
    ],
    ['with its signs', [term('No. one')], 'Now one is no. one', 'Now one is [no. one]'],
    ['no single letter', [term('D'), term('Wall')], 'D of wall', 'D of [wall]'],
    ['no everyday word', [term('Fire', 'x', 'x', { link: 'never' })], 'fire', 'fire'],
    ['nothing without terms', [], 'A wall', 'A wall'],
    ['a text that is a term', [term('Wall')], 'Wall', '[Wall]'],
  ])('%s', (_, terms, text, shown) => {
    expect(linked(terms, text)).toBe(shown);
  });
});

describe('in Polish', () => {
  it.each<[why: string, title: string, text: string, shown: string]>([
    ['with any ending', 'Osłona', 'Za osłoną i osłony', 'Za [osłoną] i osłony'],
    ['not a longer word', 'Osłona', 'osłonięty', 'osłonięty'],
    ['in two words', 'Twarda osłona', 'W twardej osłonie', 'W [twardej osłonie]'],
    ['a consonant at the end stays', 'Znacznik', 'dwa znaczniki', 'dwa [znaczniki]'],
    // `minut` is no form of `mina`: short words keep their last letter.
    ['not a short word with another ending', 'Mina', 'pięć minut', 'pięć minut'],
    ['a short word', 'Las', 'w lasach', 'w [lasach]'],
    ['a letter with an accent in capitals', 'Ścieżka', 'Ścieżki i ścieżka', '[Ścieżki] i ścieżka'],
  ])('%s', (_, title, text, shown) => {
    expect(linked([term('x1', title)], text, 'pl')).toBe(shown);
  });
});

describe('in Japanese', () => {
  it.each<[why: string, title: string, text: string, shown: string]>([
    ['kanji without spaces', '遮蔽', '硬遮蔽を得る', '硬[遮蔽]を得る'],
    ['hiragana without spaces', 'ひるむ', '部隊がひるむとき', '部隊が[ひるむ]とき'],
    ['katakana without spaces', 'マーカー', 'そのマーカーを置く', 'その[マーカー]を置く'],
    ['without its addition', '白兵戦（CC）', '白兵戦（CC）を行う', '[白兵戦]（CC）を行う'],
    ['Latin letters not inside another word', 'LOS', 'LOS 2、LOSS', '[LOS] 2、LOSS'],
    ['with its signs', 'No.1砲', 'No21砲とNo.1砲', 'No21砲と[No.1砲]'],
  ])('%s', (_, title, text, shown) => {
    expect(linked([term('x1', 'x', title)], text, 'ja')).toBe(shown);
  });
});

describe('a page', () => {
  const cover = term('Cover', 'x', 'x', { see: ['rules/cover#walls', 'rules/here'] });
  it('does not link the term that it explains', () => {
    expect(linked([cover], 'In cover', 'en', 'rules/cover')).toBe('In cover');
    expect(linked([cover], 'In cover', 'en', 'rules/here')).toBe('In [cover]');
  });
  it('of terms links none', () => {
    expect(linked([cover], 'In cover', 'en', 'terms')).toBe('In cover');
  });
  it('leads to the term in the language of the page', () => {
    const ruleset = { id: 'game', terms: [cover] } as unknown as Ruleset;
    const link = createLinker('en', ruleset, 'rules/here');
    expect(link('In cover.')).toEqual([
      { text: 'In ' },
      { text: 'cover', url: '/en/game/terms/#cover' },
      { text: '.' },
    ]);
    expect(link('Again cover.')).toEqual([{ text: 'Again cover.' }]);
    expect(link('')).toEqual([]);
  });
});
