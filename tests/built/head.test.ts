/** The head of every page, for search engines and link previews. */
import { describe, expect, it } from 'vitest';
import { getLanguage, LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { absolute, feedHref } from '../../src/site/routes.ts';
import { builtPages, redirectPages, type BuiltPage } from './dist.ts';

const pages = [...builtPages(), ...redirectPages()];

const contents = ({ root }: BuiltPage, property: string): string[] =>
  root
    .querySelectorAll(`meta[property="${property}"]`)
    .map((node) => node.getAttribute('content') ?? '');
const links = ({ root }: BuiltPage, selector: string): string[] =>
  root.querySelectorAll(`link${selector}`).map((node) => node.getAttribute('href') ?? '');
/** Paths of the pages that fail a condition. */
const failing = (list: readonly BuiltPage[], ok: (page: BuiltPage) => boolean): string[] =>
  list.filter((page) => !ok(page)).map(({ path }) => path);

describe('the tags of a link preview', () => {
  it.each([
    ...['title', 'description', 'url', 'type', 'site_name', 'locale'],
    ...['image', 'image:width', 'image:height', 'image:alt'],
  ])('og:%s appears once on every page, including pages for choosing a language', (name) => {
    expect(
      failing(pages, (page) => {
        const found = contents(page, `og:${name}`);
        return found.length === 1 && found[0] !== '';
      }),
    ).toEqual([]);
  });

  it('describe the picture and not the page', () => {
    const wrong = failing(
      pages,
      (page) => contents(page, 'og:image:alt')[0] !== contents(page, 'og:description')[0],
    );
    expect(wrong).toEqual([]);
  });

  it('state the language with its territory, and the other languages of the page', () => {
    const wrong = failing(pages, (page) => {
      const [locale = ''] = contents(page, 'og:locale');
      const lang = page.root.querySelector('html')?.getAttribute('lang');
      const language = LANGUAGE_TAGS.find((tag) => tag === lang);
      if (!language || locale !== getLanguage(language).locale) return false;
      const all = [locale, ...contents(page, 'og:locale:alternate')].sort();
      const single = /^\/(?:checks\/|404\.html)/.test(page.path);
      return single
        ? all.length === 1
        : String(all) === String(LANGUAGE_TAGS.map((tag) => getLanguage(tag).locale).sort());
    });
    expect(wrong).toEqual([]);
    expect(
      LANGUAGE_TAGS.filter((tag) => !/^[a-z]{2}_[A-Z]{2}$/.test(getLanguage(tag).locale)),
    ).toEqual([]);
  });

  it('leave a link without a language neutral', () => {
    const neutral = pages.filter(({ path }) => path === '/' || path.startsWith('/go/'));
    expect(neutral.length).toBeGreaterThan(100);
    expect(
      failing(neutral, (page) => {
        const self = absolute(page.path);
        return [
          ...contents(page, 'og:url'),
          ...links(page, '[rel=canonical]'),
          ...links(page, '[hreflang=x-default]'),
        ].every((link) => link === self);
      }),
    ).toEqual([]);
  });
});

it('a policy that allows no script or style of another site is on every page', () => {
  const policy = ({ root }: BuiltPage) =>
    root.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  expect(failing(pages, (page) => policy(page).startsWith("default-src 'self';"))).toEqual([]);
});

describe('feeds', () => {
  const { rulesets } = getRulebook();
  it('are linked from the page of changes, one per game', () => {
    const named = pages
      .filter(({ path }) => /^\/[a-z]+\/changes\/$/.test(path))
      .map((page) => links(page, '[type="application/atom+xml"]'));
    expect(named).toEqual(
      expect.arrayContaining(
        LANGUAGE_TAGS.map((language) => rulesets.map(({ id }) => feedHref(language, id))),
      ),
    );
  });
});
