/** Texts combined with the punctuation of a language. */
import { describe, expect, it } from 'vitest';
import { withStop } from '../../src/i18n/format.ts';

describe('the full stop', () => {
  it.each([
    ['sheet, page 4', 'sheet, page 4.'],
    ['sheet, page 4.', 'sheet, page 4.'],
    ['Is it?', 'Is it?'],
    ['(see the sheet.)', '(see the sheet.)'],
    ['Behind <a href="#b">the wall.</a>', 'Behind <a href="#b">the wall.</a>'],
    ['Behind <a href="#b">the wall</a>', 'Behind <a href="#b">the wall</a>.'],
    ['and so on…', 'and so on…'],
  ])('%s ends once', (text, ended) => {
    expect(withStop(text, 'en')).toBe(ended);
  });
  it('is that of the language', () => {
    expect([withStop('4ページ', 'ja'), withStop('4ページ。', 'ja')]).toEqual([
      '4ページ。',
      '4ページ。',
    ]);
    expect(withStop('「戻れ。」', 'ja')).toBe('「戻れ。」');
  });
});
