/** Words of a partial translation are marked with their language, whatever element they stand in, and nothing else is changed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { foreignWords, markLanguage } from '../../src/view/mark-language.ts';
import { escapeHtml } from '../../src/view/prose.ts';

const folder = mkdtempSync(join(tmpdir(), 'partial-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The fixture game, with these texts cut from its files. */
function gameWithout(...cuts: readonly (readonly [file: string, text: string])[]) {
  cpSync('tests/fixtures/valid', folder, { recursive: true });
  const edit = (name: string, text: string) => {
    const file = join(folder, 'skirmish', name);
    const whole = readFileSync(file, 'utf8');
    expect(whole).toContain(text);
    writeFileSync(file, whole.replace(text, ''));
  };
  edit('ruleset.yaml', 'translations: complete\n');
  for (const [file, text] of cuts) edit(file, text);
  return readRulebook(folder, { lenient: true }).rulebook!.rulesets[0]!;
}

describe('words of a ruleset in another language', () => {
  const game = gameWithout(
    ['tables/weapons.yaml', ' pl: Karabin,'],
    ['phases/orders.yaml', ', pl: Strzelaj z FP 4.'],
    ['ruleset.yaml', ' pl: Potyczka,'],
  );
  it('are the names and texts that are missing, also as they begin a sentence or end without a stop', () => {
    const words = foreignWords(game, 'pl');
    expect(new Set(words.values())).toEqual(new Set<Language>(['en']));
    expect([...words.keys()].sort()).toEqual([
      'Fire with FP 4',
      'Fire with FP 4.',
      'Rifle',
      'Skirmish',
      'Skirmish, wyd. 1',
    ]);
  });
  it('are none where everything is translated', () => {
    expect(foreignWords(game, 'ja').size).toBe(0);
  });
});

/** A whole page with this in its body. */
const page = (body: string): string =>
  `<!doctype html><html lang="pl"><head><title>Karabin</title></head><body>${body}</body></html>`;

describe('a page', () => {
  const words = new Map<string, Language>([
    ['Rifle', 'en'],
    ['Fire & move', 'en'],
    ['Give 1 pin', 'ja'],
    ['射', 'ja'],
  ]);
  it.each([
    ['<option>Rifle</option>', '<option lang="en">Rifle</option>'],
    ['<h1>Rifle</h1>', '<h1 lang="en">Rifle</h1>'],
    [
      '<a class="at" href="#rifle"> Rifle </a>',
      '<a class="at" href="#rifle" lang="en"> Rifle </a>',
    ],
    ['<option value="x">Give 1 pin</option>', '<option value="x" lang="ja">Give 1 pin</option>'],
    ['<li>Fire &amp; move</li>', '<li lang="en">Fire &amp; move</li>'],
    ['<li>Rifle <b>2</b></li>', '<li><span lang="en">Rifle</span> <b>2</b></li>'],
    ['<li><b>2</b> Rifle</li>', '<li><b>2</b> <span lang="en">Rifle</span></li>'],
    [
      '<p>Rifle<br>Rifle</p>',
      '<p><span lang="en">Rifle</span><br><span lang="en">Rifle</span></p>',
    ],
    ['<p>Give\n  1  pin</p>', '<p lang="ja">Give\n  1  pin</p>'],
    ['<li>射 <b>2</b></li>', '<li><span lang="ja">射</span> <b>2</b></li>'],
    // An element of the same kind inside it.
    ['<div>Rifle<div>2</div></div>', '<div><span lang="en">Rifle</span><div>2</div></div>'],
  ])('%s', (html, marked) => {
    expect(markLanguage(page(html), words)).toBe(page(marked));
  });
  it.each([
    '<span lang="en">Rifle</span>',
    '<style>td:target { color: red }</style>',
    '<p hidden>Karabin<br><img src="a.png" alt="Rifle"></p>',
    '<p>Rifles and more</p>',
    '<p><b>2</b> and more<br></p>',
    '<p title="Rifle">Karabin</p>',
    '<script type="application/json">{"a":"Rifle"}</script>',
    `<p>${escapeHtml('a < Rifle')}</p>`,
  ])('%s stays as it is', (html) => {
    expect(markLanguage(page(html), words)).toBe(page(html));
  });
});
