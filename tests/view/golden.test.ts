/**
 * Every view of the fixture game in every language, as texts for proofreading by native readers.
 */
import { describe, it } from 'vitest';
import { LATER_WORDS } from '../../src/calculator/later-words.ts';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { ENTRY_KINDS } from '../../src/schema/schemas.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { sharePageView } from '../../src/share/share-page.ts';
import { movedPages } from '../../src/site/moved.ts';
import { partPages } from '../../src/site/pages.ts';
import { aboutView } from '../../src/view/pages/about.ts';
import { indexView } from '../../src/view/pages/lists/a-z.ts';
import { changesView } from '../../src/view/pages/lists/changes-page.ts';
import { dataPageView } from '../../src/view/pages/data-page.ts';
import { disputesView } from '../../src/view/pages/lists/disputes.ts';
import { createReader } from '../../src/view/context.ts';
import { bodyView, entryView } from '../../src/view/pages/entry.ts';
import { frontView } from '../../src/view/pages/front.ts';
import { homeView } from '../../src/view/pages/home.ts';
import { markersView } from '../../src/view/pages/lists/markers.ts';
import { movedPageView } from '../../src/view/pages/moved-page.ts';
import { neutralPages, neutralView, rootView } from '../../src/view/pages/neutral.ts';
import { notFoundView } from '../../src/view/pages/not-found.ts';
import { offlinePageView } from '../../src/view/pages/offline-page.ts';
import { searchPageView } from '../../src/view/pages/search-page.ts';
import { placeOf } from '../../src/view/pages/track.ts';
import { printView } from '../../src/view/print/sheet.ts';
import { termsView } from '../../src/view/pages/lists/terms.ts';
import type { FrameView } from '../../src/view/pages/frame.ts';
import { wordsOf } from '../../src/view/calculator-words.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { words } from './game-with.ts';
import { checkView, readGame } from './golden-game.ts';

const { book, ruleset } = readGame();

/** The frame around the content is compared once, in `frame`. */
const content = <V extends { frame: unknown }>({ frame: _, ...view }: V): Omit<V, 'frame'> => view;

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  const site = { language };
  const game = { language, ruleset };
  const entries = (kind: string) =>
    Object.fromEntries(
      ruleset.entries
        .filter((entry) => entry.kind === kind)
        .map((entry) => [entry.address, content(entryView(book, { ...game, entry }))]),
    );

  it.each(ENTRY_KINDS)('the pages of %s', async (kind) => {
    await checkView(kind, language, entries(kind));
  });
  it.each([
    ['home', () => homeView(book, site)],
    ['changes', () => changesView(book, site)],
    ['a-z', () => indexView(book, site)],
    ['search', () => searchPageView(book, site)],
    ['offline', () => offlinePageView(book, site)],
    ['data', () => dataPageView(book, site)],
    ['front', () => frontView(book, game)],
    ['markers', () => markersView(book, game)],
    ['terms', () => termsView(book, game)],
    ['disputes', () => disputesView(book, game)],
    ['print', () => printView(book, game)],
  ] as const)('the page %s', async (name, view) => {
    await checkView(name, language, content<{ frame: unknown }>(view()));
  });
  it('the frame around the pages', async () => {
    const [entry] = ruleset.entries;
    await checkView('frame', language, {
      home: homeView(book, site).frame,
      ...(entry && { entry: entryView(book, { ...game, entry }).frame }),
    });
  });
  it('what search engines, link previews and tracks say of every page', async () => {
    const views: { frame: FrameView }[] = [
      homeView(book, site),
      changesView(book, site),
      indexView(book, site),
      searchPageView(book, site),
      offlinePageView(book, site),
      dataPageView(book, site),
      aboutView(
        book,
        { language, about: { title: words('Club'), text: words('We play.') } },
        new Map(),
      ),
      frontView(book, game),
      markersView(book, game),
      termsView(book, game),
      disputesView(book, game),
      ...ruleset.entries.map((entry) => entryView(book, { ...game, entry })),
    ];
    await checkView('heads', language, Object.fromEntries(views.map(headLines)));
  });
  it('the pages of addresses that moved', async () => {
    const pages = movedPages(book).filter(({ props }) => props.language === language);
    await checkView(
      'moved',
      language,
      pages.map(({ props }) => movedPageView(book, props)).map(withRedirect),
    );
  });
  it('the share pages', async () => {
    await checkView('share-pages', language, shareLines(language));
  });
});

/** The address of a page, and what is said about it elsewhere. */
function headLines({ frame: { head, band, footer } }: { frame: FrameView }): [string, object] {
  const neutral = head.alternates.find((one) => one.language === 'x-default');
  return [
    head.url,
    {
      title: head.title,
      description: head.description,
      ...(band.track && {
        track: band.track.items.map(({ name, brief, href, current }) =>
          [name, brief, href, current].filter(Boolean).join(' '),
        ),
      }),
      ...(neutral && { neutral: neutral.href }),
      feeds: head.feeds.map(({ title, href }) => `${title} ${href}`),
      image: head.image.href,
      ...(head.noindex && { noindex: true }),
      ...(head.wasm && { wasm: true }),
      edit: footer.links.at(-1)?.href ?? '',
    },
  ];
}

const withRedirect = ({ frame, ...view }: ReturnType<typeof movedPageView>) => ({
  ...view,
  description: frame.head.description,
  canonical: frame.head.canonical,
  noindex: frame.head.noindex,
  ...(frame.head.redirect && { redirect: frame.head.redirect }),
});

/** Title and description of every share page by address. */
const shareLines = (language: Language) =>
  Object.fromEntries(
    partPages(book)
      .filter(({ props }) => props.language === language)
      .map(({ props }) => {
        const { head, link } = sharePageView(props);
        return [link.href, { title: head.title, description: head.description }];
      }),
  );

const LATER = new Set<string>(LATER_WORDS);

/** Games of other shapes than the fixture game: without phases, of own rules, with rolls and units of every kind. */
describe.each(['games', 'every-feature'])('of %s', (folder) => {
  const { rulebook: other } = readRulebook(`tests/fixtures/${folder}`, { lenient: true });
  it('what the pages say', async () => {
    const said = other?.rulesets.flatMap((one): [string, object][] => {
      const { rolls, phases } = frontView(other, { language: 'en', ruleset: one });
      return [
        [one.id, shortened({ rolls, phases, ...placeOf(one, 'en') })],
        ...one.entries.map((entry): [string, object] => {
          const body = bodyView(entry, createReader('en', one, entry.address));
          const { kicker, track } = placeOf(one, 'en', entry);
          const current = track.items.filter((item) => item.current);
          return [`${one.id}/${entry.address}`, shortened({ kicker, current, ...body })];
        }),
      ];
    });
    await checkView(`pages-of-${folder}`, undefined, Object.fromEntries(said ?? []));
  });
  it('what the calculators load: the words that they leave out, and the texts that are made for them', async () => {
    const loaded = other?.rulesets.flatMap((one) =>
      one.entries.flatMap((entry): [string, object][] => {
        const problem = problemFor(one, entry);
        if (!problem) return [];
        const reader = createReader('en', one, entry.address);
        const { words, texts } = situationFile(problem, reader);
        const left = Object.keys(wordsOf('en')).filter(
          (word) => !Object.hasOwn(words, word) && !LATER.has(word),
        );
        const own = Object.entries(texts).filter(([key]) =>
          /^(?:=|sign:|unit:|die:|tables.*#)/.test(key),
        );
        return [
          [`${one.id}/${entry.address}`, { left: left.join(' '), ...Object.fromEntries(own) }],
        ];
      }),
    );
    await checkView(`loaded-of-${folder}`, undefined, Object.fromEntries(loaded ?? []));
  });
});

/** Without what is empty, and without the places of links. */
const shortened = (view: object): object =>
  JSON.parse(
    JSON.stringify(view, (key, value: unknown) =>
      (Array.isArray(value) && value.length === 0) || ['href', 'linkLabel'].includes(key)
        ? undefined
        : value,
    ),
  ) as object;

describe('in no language', () => {
  it('the page for choosing a language', async () => {
    await checkView('neutral', undefined, {
      root: rootView(book),
      pages: Object.fromEntries(
        neutralPages(book).map(({ params, props }) => {
          const { head, choices } = neutralView(props);
          const { title, description, url, image } = head;
          return [params.path, { title, description, url, image: image.href, choices }];
        }),
      ),
    });
  });
  it('the page for unknown addresses', async () => {
    await checkView('not-found', undefined, notFoundView());
  });
});
