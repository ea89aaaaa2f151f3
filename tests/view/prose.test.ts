import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/model/rulebook.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { fillText } from '../../src/i18n/text.ts';
import type { Term } from '../../schemas/types.d.ts';
import { createProse, escapeHtml, inline, page } from '../../src/view/prose.ts';

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
  createProse(language, { ...ruleset }, here)({ en: text, pl: text, ja: text });

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
  it('links a term beside emphasis, too', () => {
    expect(html('*Any* pin marker.')).toBe(
      '<em>Any</em> <a href="/en/game/terms/#pin-marker" class="term">pin marker</a>.',
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
  it('keeps links to safe addresses elsewhere only', () => {
    expect(html('[a](https://example.org/) [b](http://example.org/) [c](rules/cover)')).toBe(
      '<a href="https://example.org/">a</a> <a href="#">b</a> <a href="#">c</a>',
    );
  });
  it('has emphasis and code, and signs as they are', () => {
    expect(inline({ en: '*All* `D6` of [them](rule:game/rules/x)', pl: '', ja: '' }, 'en')).toBe(
      '<em>All</em> <code>D6</code> of <a href="/en/game/rules/x/">them</a>',
    );
    expect(inline({ en: 'A & B "at" 6″ > 4', pl: '', ja: '' }, 'en')).toContain('A &#x26; B');
    expect(inline({ en: '"at" 6″ > 4', pl: '', ja: '' }, 'en')).toBe('&quot;at&quot; 6″ > 4');
    expect(escapeHtml('"A" & <B>')).toBe('&quot;A&quot; &amp; &lt;B>');
  });
  it('is one paragraph', () => {
    expect(inline({ en: '*One.*\n\nTwo.', pl: '', ja: '' }, 'en')).toBe('<em>One.</em>');
    expect(inline({ en: '# [One]', pl: '', ja: '' }, 'en')).toBe('');
  });
  it('that is not translated says in which language it is', () => {
    const text = { en: 'Not *yet*' };
    fillText(text, 'en');
    expect(inline(text as never, 'pl')).toBe('<span lang="en">Not <em>yet</em></span>');
    expect(inline(text as never, 'en')).toBe('Not <em>yet</em>');
  });
});

describe('a text of several paragraphs', () => {
  const pictures = new Map([['club.jpg', { src: '/club.1.jpg', width: 4, height: 3 }]]);
  const club = { en: 'We *play* [D6](rule:game/rules/x).\n\n![Us](club.jpg) ![None](gone.jpg)' };
  it('has its pictures with their size, and links', () => {
    fillText(club, 'en');
    const html =
      '<p>We <em>play</em> <a href="/en/game/rules/x/">D6</a>.</p>\n' +
      '<p><img src="/club.1.jpg" alt="Us" width="4" height="3" loading="lazy"> ' +
      '<img src="" alt="None" loading="lazy"></p>';
    expect(page(club as never, 'en', pictures)).toBe(html);
    expect(page(club as never, 'ja', pictures)).toMatch(/^<div lang="en"><p>We .*<\/p><\/div>$/s);
  });
  it('alone has pictures', () =>
    expect(inline({ en: '![Us](club.jpg)', pl: '', ja: '' }, 'en')).toBe(
      '<img src="" alt="Us" loading="lazy">',
    ));
});
