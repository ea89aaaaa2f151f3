/** What stands around the content of a page: who uses it, the order of lists, links by name. */
import { describe, expect, it } from 'vitest';
import { titleBlockView } from '../../../src/view/pages/title-block.ts';
import { kindSection } from '../../../src/view/pages/kind-section.ts';
import { frameView } from '../../../src/view/pages/frame.ts';
import { headView } from '../../../src/view/pages/head.ts';
import { notFoundView } from '../../../src/view/pages/not-found.ts';
import { movedPageView } from '../../../src/view/pages/moved-page.ts';
import { linksTo } from '../../../src/view/links.ts';
import type { PageSettings } from '../../../src/view/pages/page-settings.ts';
import { entryAt, gameWith, readerOf, SHEET, words, type Files } from '../game-with.ts';

type Rule = NonNullable<Files['rules']>[string];
const rule = (title: string, more: Partial<Rule> = {}): Rule => ({
  title: words(title),
  standalone: true,
  text: words('So it is.'),
  ...more,
});

describe('the list of a kind', () => {
  const namesOf = (rules: Files['rules']) =>
    kindSection('rules', readerOf(gameWith({ rules: { ...rules } }))).items.map(
      ({ number, link }) => [number, link.name].filter((word) => word !== undefined).join(' '),
    );
  it('is in the order of the alphabet where an entry has no number', () => {
    const rules = {
      cover: rule('Walls', { number: '1.2' }),
      a: rule('Zeal', { number: '7' }),
      b: rule('Aim'),
    };
    expect(namesOf(rules)).toStrictEqual(['Aim', '1.2 Walls', 'Zeal']);
  });
  it('is in the order of the rules where all have a number; one without a point is not shown', () => {
    const rules = {
      cover: rule('Walls', { number: '1' }),
      a: rule('Zeal', { number: '2' }),
      b: rule('Aim', { number: '3.1' }),
    };
    const order = gameWith({ rules }).ruleset.entries.filter(({ kind }) => kind === 'rules');
    const shown: Record<string, string> = { Walls: 'Walls', Zeal: 'Zeal', Aim: '3.1 Aim' };
    expect(namesOf(rules)).toStrictEqual(order.map(({ data }) => shown[data.title.en]));
    expect(namesOf(rules)).not.toStrictEqual(['3.1 Aim', 'Walls', 'Zeal']);
  });
});

describe('the title block', () => {
  const blockOf = (
    id: string,
    game = gameWith({ rules: { cover: rule('Cover'), smoke: rule('Smoke') } }),
  ) => titleBlockView(entryAt(game, 'rules', id), readerOf(game, 'en', `rules/${id}`));
  it('names what uses it: the step with its page, or else the page; nothing where nothing does', () => {
    const game = gameWith({
      rules: { cover: rule('Cover'), smoke: rule('Smoke', { see: ['rules/cover'] }) },
      terms: [{ id: 'wall', title: words('Wall'), see: ['rules/cover'], source: SHEET }],
      procedures: {
        fire: {
          title: words('Firing'),
          steps: [
            { id: 'look', text: words('Look.'), uses: ['tables/damage', 'modifiers/to-hit'] },
            { id: 'hide', text: words('Hide there.'), uses: ['rules/cover'] },
          ],
        },
      },
    });
    expect(blockOf('cover', game).usedBy).toStrictEqual({
      heading: 'Used in',
      pages: [
        { href: '/en/skirmish/procedures/fire/#hide', name: 'Firing › Hide there' },
        { href: '/en/skirmish/rules/smoke/', name: 'Smoke' },
        { href: '/en/skirmish/tables/weapons/', name: 'Weapons' },
      ],
    });
    expect('usedBy' in blockOf('smoke', game)).toBe(false);
  });
  it.each([
    [{}, 'all as printed', false],
    [{ evidence: 'inferred' as const, reason: words('From a map.') }, 'inferred (1)', true],
  ])('says where all has one status: %j', (more, line, hasKey) => {
    const block = blockOf('cover', gameWith({ rules: { cover: rule('Cover', more) } }));
    expect(block.heading).toBe(`Sources and doubts: ${line}`);
    expect('key' in block).toBe(hasKey);
  });
});

describe('links by name', () => {
  const game = gameWith({
    tables: {
      bows: {
        title: words('Bows', 'Łuki', '弓'),
        columns: [{ id: 'range', type: 'number', title: words('Range') }],
        rows: [
          { id: 'rifle', title: words('Rifle', 'Karabin', '小銃'), cells: { range: 1 } },
          { id: 'bows', title: words('Bows', 'Łuki', '弓'), cells: { range: 2 } },
        ],
      },
    },
  });
  it.each([
    [
      'en',
      ['tables/weapons#rifle', 'tables/bows#rifle', 'rules/cover'],
      ['Weapons: Rifle', 'Bows: Rifle', 'Cover'],
    ],
    ['ja', ['tables/weapons#rifle', 'tables/bows#rifle'], ['武器：小銃', '弓：小銃']],
    ['en', ['tables/weapons#rifle', 'tables/weapons#mortar'], ['Rifle', 'Mortar']],
    // A page and its part with the same name.
    ['en', ['tables/bows', 'tables/bows#bows'], ['Bows', 'Bows']],
    ['en', ['tables/bows#nothing'], ['tables/bows#nothing']],
    ['en', undefined, []],
  ] as const)(
    'have their page only where two are the same, in %s: %j',
    (language, addresses, names) => {
      expect(linksTo(addresses, readerOf(game, language)).map(({ name }) => name)).toStrictEqual(
        names,
      );
    },
  );
  it('on the page itself are only its fragment', () => {
    const [part, page, other] = [
      'tables/bows#rifle',
      'tables/bows',
      'tables/bows-and-more#rifle',
    ].map((address) => readerOf(game, 'en', 'tables/bows').link(address));
    expect([part, page, other]).toStrictEqual([
      '#rifle',
      '/en/skirmish/tables/bows/',
      '/en/skirmish/tables/bows-and-more/#rifle',
    ]);
    expect(readerOf(game).link('#tables')).toBe('/en/skirmish/#tables');
  });
});

describe('the head of a page', () => {
  const page: PageSettings = {
    language: 'pl',
    title: 'T',
    description: 'D',
    path: '/pl/x/',
  };
  it('names the page in other languages, unless it is in one only or redirects', () => {
    const tags = (more: Partial<PageSettings>) => {
      const { alternates, otherLocales } = headView({ ...page, ...more });
      return [alternates.map(({ language }) => language), otherLocales];
    };
    expect(tags({})).toStrictEqual([
      ['en', 'pl', 'ja'],
      ['en_US', 'ja_JP'],
    ]);
    expect(tags({ neutral: '/go/x/' })).toStrictEqual([
      ['en', 'pl', 'ja', 'x-default'],
      ['en_US', 'ja_JP'],
    ]);
    expect(tags({ single: true })).toStrictEqual([[], []]);
    expect(tags({ redirect: { to: '/pl/y/' } })).toStrictEqual([[], ['en_US', 'ja_JP']]);
  });
  it('has its feeds unless search engines may not list it', () => {
    const feeds = [{ title: 'F', href: '/f.xml' }];
    expect(headView({ ...page, feeds }).feeds).toStrictEqual(feeds);
    expect(headView({ ...page, feeds, noindex: true }).feeds).toStrictEqual([]);
    expect(headView(page).feeds).toStrictEqual([]);
  });
  it('allows WebAssembly on the pages that run it', () => {
    expect(headView({ ...page, wasm: true }).wasm).toBe(true);
    expect('wasm' in headView(page)).toBe(false);
  });
  it('is in a frame that leads to the same page in each language, if there is one', () => {
    const { book } = gameWith({});
    const languages = (more: Partial<PageSettings>) =>
      frameView(book, { ...page, ...more }).band.languages.map(({ href, current }) =>
        current ? `${href} here` : href,
      );
    expect(languages({})).toStrictEqual(['/en/x/', '/pl/x/ here', '/ja/x/']);
    expect(languages({ single: true })).toStrictEqual([]);
  });
});

describe('pages for other addresses', () => {
  it('say in development why a page is not there', () => {
    const obstacles = { title: 'No', text: 'Not yet.', findings: [] };
    expect(notFoundView(obstacles).obstacles).toStrictEqual(obstacles);
    expect('obstacles' in notFoundView()).toBe(false);
  });
  it('say where a page has moved, in the words of the reader', () => {
    const { book, ruleset } = gameWith({
      changes: [{ on: '2025-01-02', moved: { 'tables/arms': ['tables/weapons'] } }],
    });
    const view = movedPageView(book, {
      language: 'pl',
      ruleset,
      from: 'tables/arms',
      to: ['tables/weapons'],
      parts: {},
    });
    expect(view.frame.head.title).toBe('Strona przeniesiona: tables/arms · Sandtable');
    expect(view.frame.head.description).toBe('„tables/arms” przeniesiono do: Broń.');
  });
});
