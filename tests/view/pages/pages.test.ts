/** Titles, descriptions, facts and words of pages: what is shown for which data. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../../src/i18n/languages.ts';
import type { SiteData } from '../../../src/site/site-data.ts';
import { embedPages, embedView } from '../../../src/view/pages/embed.ts';
import { homeView } from '../../../src/view/pages/home.ts';
import {
  describe as describePage,
  titleInGame,
  withSite,
} from '../../../src/view/pages/page-title.ts';
import { frontView } from '../../../src/view/pages/front.ts';
import { blockView, documentViews } from '../../../src/view/pages/ruleset-block.ts';
import * as site from '../../../src/view/site-words.ts';
import {
  bothOf,
  DOCUMENTS,
  entryAt,
  gameWith,
  readerOf,
  SHEET,
  words,
  type Files,
} from '../game-with.ts';

const game = gameWith({});

describe('the title of a page', () => {
  // 60 characters at most; the game alone has 17, and 8 without its edition.
  const titled = (...names: string[][]) => titleInGame(game.ruleset, 'en', ...names);
  const [thing, page] = ['a'.repeat(20), 'b'.repeat(17)];
  it('has the thing, its page and the game, and the edition where there is room', () => {
    const whole = `${thing} · ${page} · Skirmish, 1st ed.`;
    expect(whole).toHaveLength(60);
    expect(titled([thing, page])).toBe(whole);
    expect(titled([thing, `${page}b`])).toBe(`${thing} · ${page}b · Skirmish`);
  });
  it('is the first of its candidates that fits, and never cut', () => {
    expect(titled([thing, 'c'.repeat(40)], [thing])).toBe(`${thing} · Skirmish, 1st ed.`);
    expect(titled(['c'.repeat(60)])).toBe(`${'c'.repeat(60)} · Skirmish`);
  });
  it('has no edition where nobody knows it', () => {
    const edition = {
      ...game.ruleset.meta.edition,
      evidence: 'unknown' as const,
      reason: words('The cover is lost.'),
    };
    const { ruleset } = gameWith({ meta: { edition } });
    expect(titleInGame(ruleset, 'pl', ['Osłona'])).toBe('Osłona · Potyczka');
  });
  it('ends with the name of the site if there is room', () => {
    expect(withSite('d'.repeat(48))).toBe(`${'d'.repeat(48)} · Sandtable`);
    expect(withSite('d'.repeat(49))).toBe('d'.repeat(49));
  });
});

describe('the description of a page', () => {
  const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
    id,
    text: words(`Rule ${id}.`),
  }));
  const { ruleset } = gameWith({
    rules: {
      cover: {
        title: words('Cover', 'Osłona', '遮蔽'),
        standalone: true,
        text: words('Hide.'),
        points: parts,
      },
    },
  });
  it.each([
    ['en', '“Cover” in Skirmish (rule): Rule a, Rule b, Rule c, Rule d, Rule e, Rule f.'],
    ['pl', '„Osłona” w grze Potyczka (zasada): Rule a, Rule b, Rule c, Rule d, Rule e, Rule f.'],
  ] as const)('without a summary names its first six parts, in %s', (language, text) => {
    const entry = entryAt({ ruleset, book: game.book }, 'rules', 'cover');
    expect(describePage(entry, ruleset, language)).toBe(text);
  });
});

describe('the facts of a game', () => {
  const { sheet, book } = DOCUMENTS;
  const documents = [
    { ...sheet, translator: 'Jan Kowalski', state: '2nd printing' },
    { ...book, text: words('It has **errata**.') },
  ];
  it.each([
    [
      'en',
      'main source, translated by Jan Kowalski, 2nd printing',
      'used to check doubtful passages',
    ],
    [
      'pl',
      'dokument podstawowy, tłumaczenie: Jan Kowalski, 2nd printing',
      'do sprawdzania miejsc wątpliwych',
    ],
    ['ja', 'ここに収録、翻訳：Jan Kowalski、2nd printing', '疑わしい箇所の確認に使用'],
  ] as const)('have its documents, in %s', (language, first, second) => {
    expect(documentViews(readerOf(gameWith({ meta: { documents } }), language))).toStrictEqual([
      { title: 'Sheet', facts: first },
      { title: 'Book', facts: second, text: 'It has <strong>errata</strong>.' },
    ]);
  });
  const edition = (name: string, text?: string) =>
    gameWith({
      meta: {
        edition: {
          name: words(name),
          short: words('1st'),
          ...(text !== undefined && { text: words(text) }),
        },
      },
    });
  it.each([
    ['first edition', undefined, 'first edition'],
    ['first edition', 'Printed in 1999.', 'First edition. Printed in 1999.'],
    // A note that names the edition is enough.
    ['first edition', 'The First Edition of 1999.', 'The First Edition of 1999.'],
  ])('have its edition: %s, %s', (name, text, shown) => {
    const { book, ruleset } = edition(name, text);
    expect(frontView(book, { language: 'en', ruleset }).edition).toBe(shown);
  });
  it('have its publisher, its languages, and where it says how modifiers combine', () => {
    const stacking = {
      combine: 'sum' as const,
      text: words('They add up.'),
      source: SHEET,
      evidence: 'inferred' as const,
      reason: words('From an example.'),
    };
    const { fields } = blockView(
      readerOf(gameWith({ meta: { publisher: 'Small Press', languages: ['en', 'ja'], stacking } })),
    );
    expect(fields.map(({ label }) => label)).toStrictEqual([
      'Game version',
      'Publisher',
      'Languages',
      'Covers',
      'Sources',
      'Modifier stacking',
      'Open questions',
    ]);
    expect(fields[1]).toStrictEqual({ label: 'Publisher', text: 'Small Press' });
    expect(fields[2]?.languages).toStrictEqual([
      { tag: 'en', name: 'English' },
      { tag: 'ja', name: '日本語' },
    ]);
    expect(fields[5]).toMatchObject({ text: 'They add up.', place: 'Source: Sheet, page 2' });
    expect(fields[5]?.statuses?.map(({ text }) => text)).toStrictEqual([
      'Inferred: from an example.',
    ]);
    expect(fields[6]?.text).toBe('1');
    const plainFields = blockView(readerOf(game)).fields;
    expect(plainFields.map(({ label }) => label)).not.toContain('Publisher');
    expect(plainFields.some((field) => 'place' in field)).toBe(false);
  });
});

describe('examples of links on the home page', () => {
  const linksOf = ({ book }: typeof game, language: Language = 'en') =>
    homeView(book, { language }).link.table?.rows.map(({ link }) => `${link.name} ${link.href}`);
  const table = (titles: boolean[]): NonNullable<Files['tables']>[string] => ({
    title: words('Wide'),
    columns: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, type: 'number', title: words(id) })),
    rows: titles.map((titled, index) => ({
      id: `row-${index}`,
      ...(titled && { title: words(`Row ${index}`) }),
      cells: { a: index, b: 1, c: 1, d: 1, e: 1 },
    })),
  });
  it('lead to the last row of the largest table whose rows have names', () => {
    const wide = gameWith({
      tables: { wide: table([true, true]), wider: table([true, false, true]) },
    });
    expect(linksOf(wide, 'pl')).toStrictEqual([
      '/pl/skirmish/tables/wide/ /pl/skirmish/tables/wide/',
      '…/wide/#row-1 /pl/skirmish/tables/wide/#row-1',
      '…/wide/#row-1.a /pl/skirmish/tables/wide/#row-1.a',
      '/go/skirmish/tables/wide/ /go/skirmish/tables/wide/',
    ]);
  });
  it('are left out where there is no table', () => {
    const none = { book: { rulesets: [{ ...game.ruleset, entries: [] }] }, ruleset: game.ruleset };
    expect(linksOf(none)).toBe(undefined);
  });
});

describe('a page for frames of other sites', () => {
  const pagesOf = ({ book }: typeof game) => embedPages(book).map((one) => one.props);
  it('is there for tables and modifiers, in every language', () =>
    expect(
      pagesOf(game).map(({ language, entry }) => `${language} ${entry.address}`),
    ).toStrictEqual(
      LANGUAGE_TAGS.flatMap((tag) => [
        `${tag} modifiers/to-hit`,
        `${tag} tables/weapons`,
        `${tag} tables/damage`,
      ]),
    ));
  it('has the colours of its game, and its place in the sources', () => {
    const coloured = gameWith({ meta: { accent: '#5b2a86' } });
    const [view, plain] = [coloured, game].map((one) => embedView(one.book, pagesOf(one)[0]!));
    expect(view).toMatchObject({ accent: '#5b2a86', accents: '/accents.css' });
    expect(view?.source).toMatch(/ · Sheet, page \d$/);
    expect(plain).not.toHaveProperty('accents');
  });
});

describe('a site without words of its own', () => {
  const bare: SiteData = { name: 'Almanac', languages: ['en'] } as never;
  const { book } = game;
  const two = bothOf(
    game,
    gameWith({ meta: { title: words('Raid', 'Rajd', '襲撃'), order: 2 } }),
    'raid',
  );
  it.each([
    [
      'en',
      'Skirmish and Raid',
      'Almanac: rules and charts for Skirmish and Raid',
      'Rules, charts and modifiers for Skirmish and Raid. Every value has a source and its own link.',
    ],
    [
      'pl',
      'Potyczka i Rajd',
      'Almanac: zasady i tabele (Potyczka i Rajd)',
      'Zasady, tabele i modyfikatory: Potyczka i Rajd. Każda wartość ma źródło i własny link.',
    ],
    [
      'ja',
      '小競り合いと襲撃',
      'Almanac：小競り合いと襲撃のルール早見表',
      '小競り合いと襲撃のルール、表、修正の早見表です。すべての数値に出典とリンクがあります。',
    ],
  ] as const)('names its games, in %s', (language, games, title, description) => {
    expect(site.gamesIn(two, language, bare)).toBe(games);
    expect(site.siteTitle(two, language, bare)).toBe(title);
    expect(site.siteDescription(two, language, bare)).toBe(description);
  });
  it('has its own words where it has some', () => {
    const own = {
      ...bare,
      title: words('Title'),
      description: words('Text.'),
      games: words('Games'),
    };
    expect([
      site.gamesIn(book, 'en', own),
      site.siteTitle(book, 'pl', own),
      site.siteDescription(book, 'ja', own),
    ]).toStrictEqual(['Games', 'Title', 'Text.']);
  });
  it('has no examples of queries, and the hint of a site in one language', () => {
    expect(site.exampleQueries('en', bare)).toStrictEqual([]);
    expect(site.searchHint('en', ['en'])).toMatch(/^Accents and exact spelling/);
    expect(site.searchHint('en', LANGUAGE_TAGS)).toMatch(/^Search in any language/);
  });
  it('separates examples of queries as each language does', () => {
    const search = { ...words('mortar,  FPF,+1'), ja: '迫撃砲、+1、' };
    expect(site.exampleQueries('en', { ...bare, search })).toStrictEqual(['mortar', 'FPF', '+1']);
    expect(site.exampleQueries('ja', { ...bare, search })).toStrictEqual(['迫撃砲', '+1']);
  });
});
