/** What stands in the margins of every printed page, and where. */
import { describe, expect, it } from 'vitest';
import { marginsSheet } from '../../src/publish/margins.ts';
import { readGame } from '../view/golden-game.ts';

const { ruleset } = readGame();
const FORM = 'font: 7.5pt var(--sans);';
const LINES = 'padding-block: 1.5mm; white-space: nowrap;';

describe.each([
  [
    'en',
    'Skirmish, 1st ed. · English',
    'data 1.2, 2025-02-03',
    '"page " counter(page) " of " counter(pages) ""',
  ],
  [
    'pl',
    'Potyczka, wyd. 1 · polski',
    'dane 1.2, 2025-02-03',
    '"strona " counter(page) " z " counter(pages) ""',
  ],
  [
    'ja',
    '小競り合い 第1版 · 日本語',
    'データ 1.2（2025-02-03）',
    '"" counter(page) "／" counter(pages) "ページ"',
  ],
] as const)('in %s', (language, game, version, page) => {
  it('the game and its data stand above, the address and the page number below', () => {
    const sheet = marginsSheet(language, ruleset);
    const content = (place: string) =>
      new RegExp(`^  @${place} \\{ content: (.*?); font`, 'm').exec(sheet)?.[1];
    expect({
      above: [content('top-left'), content('top-right')],
      below: [content('bottom-left'), content('bottom-right')],
    }).toEqual({
      above: [`"${game}"`, `"${version}"`],
      below: ['"/go/skirmish/"', page],
    });
  });
});

it('the margins are as high as their text, and both papers hold the same page', () => {
  expect(marginsSheet('en', ruleset).replace(/content: .*?; /g, '')).toBe(`@page {
  size: auto;
  margin: 15mm 10mm;
  @top-left { ${FORM} vertical-align: bottom; ${LINES} }
  @top-right { ${FORM} vertical-align: bottom; ${LINES} }
  @bottom-left { ${FORM} vertical-align: top; ${LINES} }
  @bottom-right { ${FORM} vertical-align: top; ${LINES} }
}
@page a4 { size: A4; margin: 20mm 10mm; }
@page letter { size: letter; margin: 11.2mm 12.95mm; }
:root[data-paper='a4'] { page: a4; }
:root[data-paper='letter'] { page: letter; }
`);
});

it('a quotation mark or a backslash in the name of a game cannot end the text', () => {
  const title = { en: 'The "Big"\n  \\ one', pl: 'x', ja: 'x' };
  const odd = { ...ruleset, meta: { ...ruleset.meta, title } };
  expect(marginsSheet('en', odd)).toContain(
    'content: "The \\"Big\\" \\\\ one, 1st ed. · English";',
  );
});
