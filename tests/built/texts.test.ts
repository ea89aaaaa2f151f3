/** Every text of the data is shown on its page, in every language. */
import { readFileSync } from 'node:fs';
import { NodeType, parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { isText } from '../../src/i18n/text.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { BASE } from '../../src/site/config.ts';
import { jsonHref } from '../../src/site/routes.ts';
import { builtPages, DIST } from './dist.ts';

const book = getRulebook();
const published = (link: string): unknown =>
  JSON.parse(readFileSync(`${DIST}/${link.slice(BASE.length)}`, 'utf8'));

/** A text of the data, and the pages of its ruleset that may show it. */
interface Said {
  /** `bolt-action/tables/weapons: rows.3.reason` */
  where: string;
  words: Record<Language, string>;
  pages: readonly string[];
}

/**
 * Fields with words independent of language: printed numbers and names, credits, the state of a
 * document.
 */
const BARE = new Set(['number', 'printed', 'mark', 'translator', 'state', 'publisher', 'section']);

/** Pieces of sentences, the questions that only search reads, and titles of share pages (tests/share/share-page.test.ts). */
const PIECES = new Set('questions perOne asCost counted asState begins ends linkTitle'.split(' '));

/** Data of a part that its own sentence says, which the check `unsaid-data` holds: changes of the rules are told in these words. */
const IN_SENTENCE = /(?:effects\.\d+\.whenText|cost\.\d+\.text)$/;

function* textsIn(
  data: unknown,
  path: readonly (string | number)[] = [],
): Generator<Omit<Said, 'pages'>> {
  const where = path.join('.');
  if (IN_SENTENCE.test(where)) return;
  if (isText(data)) yield { where, words: data };
  else if (Array.isArray(data))
    for (const [index, item] of data.entries()) yield* textsIn(item, [...path, index]);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      if (BARE.has(key) && typeof value === 'string')
        yield { where: [...path, key].join('.'), words: { en: value, pl: value, ja: value } };
      // Pieces of the lines that say an amount for each one, a cost, a number of markers or a state; some have no such line.
      else if (!PIECES.has(key)) yield* textsIn(value, [...path, key]);
    }
}

interface PublishedRuleset {
  ruleset: object;
  markers: unknown[];
  terms: unknown[];
  values: unknown[];
  entries: { address: string; data: object }[];
}

/** Texts that stand on other pages of the game: short titles and names of rolls. */
const ELSEWHERE = /(?:shortTitle|rollNames\.\d+\.(?:natural|modified))$/;

const said: Said[] = book.rulesets.flatMap(({ id }) => {
  const { ruleset, markers, terms, values, entries } = published(jsonHref(id)) as PublishedRuleset;
  const at = (data: unknown, name: string, ...pages: string[]) =>
    [...textsIn(data)].map(({ where, words }) => ({
      where: `${id}/${name}: ${where}`,
      words,
      pages: pages.map((page) => `/${id}/${page === '' ? '' : `${page}/`}`),
    }));
  return [
    ...at(ruleset, 'ruleset', '', 'disputes'),
    ...at(markers, 'markers', 'markers'),
    ...at(terms, 'terms', 'terms'),
    ...at(values, 'values', 'terms'),
    ...entries.flatMap(({ address, data }) => at(data, address, address)),
  ];
});

/** The visible text of a page with its description, without scripts and attributes. */
function wordsOf(html: string): string {
  const root = parse(html);
  const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  for (const node of root.querySelectorAll('script, style, template, footer')) node.remove();
  return folded(`${root.querySelector('body')?.textContent ?? ''} ${description}`);
}

/**
 * Reduces a text to letters, digits and signs, because markup, spaces and the case of the first
 * letter may differ.
 */
const folded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .normalize('NFKC')
    .replace(/[\s.。]+/g, '')
    .toLowerCase();

/** Markdown as plain text, dice in the letters of the language. */
function shown(text: string, language: Language): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\p{L}\p{N}])([*_]{1,2})(\S(?:.*?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([*_[\]])/g, '$1')
    .replaceAll('`', '')
    // Sections as the language writes them: `A.14–.14B`, `3.8項b`.
    .replace(/(?<=^A\.\d+)-(?=\.\d)/, '–')
    .replace(/(?<=^\d+(?:\.\d+)+) (?=[a-z](?:–[a-z])?$)/, language === 'ja' ? '項' : ' ');
  const dice = language === 'pl' ? plain.replace(/(?<![\p{L}\p{N}])(\d*)D(\d)/gu, '$1K$2') : plain;
  return folded(dice);
}

it.each(LANGUAGE_TAGS)('%s', (language) => {
  const pages = new Map(
    builtPages()
      .filter(({ path }) => path.startsWith(`/${language}/`))
      .map(({ path, html }) => [path.slice(3), wordsOf(html)]),
  );
  /** Whether a page names a range that a section is in: 3.6 d in 3.6 b–d. */
  const hasRange = (page: string, section: string): boolean => {
    const [, before = '', letter = ''] = /^(.*\d\D?)([a-z])$/.exec(section) ?? [];
    const [, from = '', to = ''] =
      (before && new RegExp(`${before}([a-z])–([a-z])`).exec(page)) || [];
    return from <= letter && letter <= to;
  };
  const missing = said.filter((one) => {
    const { words, pages: at } = one;
    const game = at[0]?.split('/').slice(0, 2).join('/') ?? '';
    const places = ELSEWHERE.test(one.where)
      ? [...pages.keys()].filter((page) => page.startsWith(game))
      : at;
    const text = shown(words[language], language);
    return !places.some((page) => {
      const found = pages.get(page) ?? '';
      return found.includes(text) || (one.where.endsWith('.section') && hasRange(found, text));
    });
  });
  expect(missing.map(({ where, words }) => `${where}: ${words[language]}`)).toEqual([]);
  expect(said.length).toBeGreaterThan(3000);
});

it('marks stand before the full stop: “within 6″ (inferred).”', () => {
  const mark = /[.。](?:<\/\w+>)*\s*(?:<a class="about"[^>]*>)?<i data-ev="[^"]*"[^>]*>[(（][^<]*/g;
  const found = builtPages().flatMap(({ path, html }) =>
    // The mark of a cell is that of all that stands in it.
    (html.replace(/<t([dh]).*?<\/t\1>/g, '').match(mark) ?? []).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Japanese beside a Latin comma, colon, semicolon or full stop. Numbers and times keep theirs: 1.5, 12:30. */
const LATIN = (() => {
  const letter =
    '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}（）「」『』、。：・％ー]';
  return new RegExp(
    `${letter}\\s?[,;:](?!\\d)|${letter}\\.(?![\\w])|[,;:]\\s?${letter}|[：、。（「] \\S`,
    'u',
  );
})();

it('Japanese pages are punctuated as Japanese', () => {
  const pages = builtPages().filter(({ path }) => path.startsWith('/ja/'));
  const wrong = pages.flatMap(({ path, root }) => {
    const said = root
      .querySelectorAll('body *:not(script):not(style)')
      .flatMap((node) => [
        ...node.childNodes
          .filter((child) => child.nodeType === NodeType.TEXT_NODE)
          .map(({ text }) => text),
        ...['aria-label', 'title', 'alt', 'placeholder'].map(
          (name) => node.getAttribute(name) ?? '',
        ),
      ]);
    return said.filter((text) => LATIN.test(text.trim())).map((text) => `${path}: ${text.trim()}`);
  });
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
});
