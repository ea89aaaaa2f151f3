/** The engine serves every game: it says nothing in the words of one of ours. Those stand in the data of the game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { formsOf } from '../../src/model/vocabulary.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { literal } from '../../src/text/literal.ts';

const SOURCE = join(import.meta.dirname, '../../src');

/** Words of all such games, which examples and search words may use. */
const COMMON = new Set([
  'drm',
  'target number',
  'long range',
  'long-range',
  'daleki zasięg',
  'close-combat',
  'house rules',
  'house-rules',
  'ハウスルール',
]);

const ABBREVIATION = /^\p{Lu}{3,}$/u;
/** Single words are too often everyday ones. */
const SEVERAL = /\p{L}[ -]\p{L}|^[\p{Script=Katakana}\p{Script=Han}ー]{4,}$/u;

function wordsOfGames(): string[] {
  const words = getRulebook().rulesets.flatMap(({ terms, markers }) =>
    [...terms, ...markers].flatMap(({ id, title, abbreviation }) => [
      id,
      ...LANGUAGE_TAGS.flatMap((language) =>
        formsOf({ title, ...(abbreviation && { abbreviation }) }, language),
      ),
    ]),
  );
  return [...new Set(words)].filter((word) => !COMMON.has(word.toLowerCase()));
}

/** Any of the words, in capitals as they are where they are abbreviations. */
const anyOf = (words: readonly string[], flags: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}/.-])(?:${words.map((word) => literal(word)).join('|')})(?![\\p{L}\\p{N}/-])`,
    flags,
  );

/** What a file says: its texts, without comments. */
const textsOf = (code: string): string[] =>
  code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ??
  [];

it('no text of the engine has a word of one of the games', () => {
  const words = wordsOfGames();
  const ours = [
    anyOf(
      words.filter((word) => SEVERAL.test(word)),
      'giu',
    ),
    anyOf(
      words.filter((word) => ABBREVIATION.test(word)),
      'gu',
    ),
  ];
  const found = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|astro)$/.test(path) && !path.startsWith('search/build/'))
    .flatMap((path) => {
      const said = textsOf(readFileSync(join(SOURCE, path), 'utf8')).join('\n');
      return ours.flatMap((one) => (said.match(one) ?? []).map((word) => `${path}: ${word}`));
    });
  expect(words.length).toBeGreaterThan(100);
  expect([...new Set(found)]).toEqual([]);
});
