import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/model/rulebook.ts';
import type { Language } from '../../src/i18n/languages.ts';
import type { Term } from '../../src/schema/types.generated.ts';
import { createProse, inline } from '../../src/view/prose.ts';

const term = (id: string, en: string, pl: string, ja: string, more: object = {}): Term => ({
  id,
  title: { en, pl, ja },
  source: [{ document: 'sheet', page: 1 }],
  ...more,
});
const ruleset = {
  id: 'game',
  terms: [
    term('pin-marker', 'Pin marker', 'Znacznik przygwożdżenia', 'ピン・マーカー'),
    term('marker', 'Marker', 'Znacznik', 'マーカー'),
    term('dr', 'dr', 'dr', 'dr', { case: 'exact' }),
    term('dice-roll', 'DR', 'DR', 'DR', { case: 'exact' }),
    term('fire', 'Fire', 'Ogień', '射撃', { link: 'never' }),
    term('rally', 'Rally', 'Zbiórka', '再集結', { see: ['procedures/rally'] }),
  ],
} as unknown as Ruleset;

const html = (text: string, language: Language = 'en', here = 'rules/here') =>
  createProse(language, ruleset, here)({ en: text, pl: text, ja: text });

describe('a text', () => {
  it('links addresses in the reader’s language', () => {
    expect(html('See [the chart](rule:game/tables/weapons#rifle).', 'pl')).toBe(
      'See <a href="/pl/game/tables/weapons/#rifle">the chart</a>.',
    );
  });
  it('links a term at its first use only, preferring the longest', () => {
    expect(html('A pin marker, then pin markers.')).toBe(
      'A <a href="/en/game/terms/#pin-marker" class="term">pin marker</a>, then pin markers.',
    );
  });
  it('finds inflected Polish and unspaced Japanese', () => {
    expect(html('Zdejmij 2 znaczniki przygwożdżenia.', 'pl')).toContain(
      '#pin-marker" class="term">znaczniki przygwożdżenia</a>',
    );
    expect(html('射撃側のピン・マーカーを外す', 'ja')).toContain(
      '#pin-marker" class="term">ピン・マーカー</a>を外す',
    );
  });
  it('distinguishes dr from DR', () => {
    expect(html('a dr and a DR')).toBe(
      'a <a href="/en/game/terms/#dr" class="term">dr</a> and a <a href="/en/game/terms/#dice-roll" class="term">DR</a>',
    );
  });
  it('does not link everyday words, nor a term on the page that explains it', () => {
    expect(html('Fire and rally', 'en', 'procedures/rally')).toBe('Fire and rally');
  });
  it('shows dice in the letters of the language, also inside links', () => {
    expect(html('Rzuć [2D6](rule:game/tables/x) i D6', 'pl')).toBe(
      'Rzuć <a href="/pl/game/tables/x/">2K6</a> i K6',
    );
  });
  it('shows HTML as text, and no link runs code', () => {
    expect(inline({ en: 'a <b>x</b> & *y*', pl: '', ja: '' }, 'en')).not.toContain('<b>');
    expect(html('[x](javascript:alert(1))')).not.toContain('javascript:');
  });
});
