/** Share pages, preview images, feeds and correction links in the built site. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { plain } from '../../src/notation/show.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { linesOf } from '../../src/site/source-lines.ts';
import { entryPages, partPages } from '../../src/site/pages.ts';
import {
  absolute,
  copied,
  editHref,
  feedHref,
  goHref,
  href,
  shareDataHref,
  previewHref,
  shareHref,
} from '../../src/site/routes.ts';
import type { ShareData } from '../../src/share/data.ts';
import { BASE, REPOSITORY } from '../../src/site/config.ts';
import { builtPages, DIST, plannedPreviews, redirectPages } from './dist.ts';

const book = getRulebook();
const shares = new Map(redirectPages().map((page) => [page.path, page]));
const pages = new Map(builtPages().map((page) => [page.path, page]));
const fileOf = (link: string): string => join(DIST, link.slice(BASE.length));
const meta = (
  page:
    | {
        root: {
          querySelector(
            selector: string,
          ): { getAttribute(name: string): string | undefined } | null;
        };
      }
    | undefined,
  name: string,
): string | undefined =>
  page?.root
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content');

const parts = partPages(book).map(({ props: { language, ruleset, entry, part } }) => ({
  language,
  ruleset,
  entry,
  part,
  address: `${entry.address}#${part.id}`,
}));

describe('the share page of a part', () => {
  it('exists for every part, in every language', () => {
    expect(parts.length).toBeGreaterThan(500);
    expect(
      parts
        .filter(
          ({ language, ruleset, address }) => !shares.has(shareHref(language, ruleset.id, address)),
        )
        .map(({ address }) => address),
    ).toEqual([]);
  });
  it('points to the entry as canonical, is not indexed, and redirects with and without JavaScript', () => {
    const wrong = parts.filter(({ language, ruleset, entry, address }) => {
      const { root, html } = shares.get(shareHref(language, ruleset.id, address))!;
      const to = href(language, ruleset.id, address);
      return (
        root.querySelector('link[rel=canonical]')?.getAttribute('href') !==
          absolute(href(language, ruleset.id, entry.address)) ||
        root.querySelector('meta[name=robots]')?.getAttribute('content') !== 'noindex' ||
        !html.includes(`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`) ||
        root.querySelector('script[data-to]')?.getAttribute('data-to') !== to ||
        root.querySelector('body a')?.getAttribute('href') !== to
      );
    });
    expect(wrong.map(({ language, address }) => `${language} ${address}`)).toEqual([]);
  });
  it('has its own title, description and image', () => {
    for (const { language, ruleset, entry, address } of parts) {
      const page = shares.get(shareHref(language, ruleset.id, address));
      expect(meta(page, 'og:image')).toBe(absolute(previewHref(language, ruleset.id, address)));
      expect(meta(page, 'twitter:card')).toBe('summary_large_image');
      // The picture shows the page with the part highlighted, which the description does not say.
      const alt = meta(page, 'og:image:alt');
      expect(alt).toContain(plain(entry.data.title, language));
      expect(alt).not.toBe(meta(page, 'og:description'));
      // Cards take them from these where no names of their own say them again.
      for (const name of ['og:title', 'og:description'])
        expect(meta(page, name)?.length, `${language} ${address} ${name}`).toBeGreaterThan(0);
    }
  });
  it('names the part and says what it says, for readers whom it does not redirect', () => {
    const wrong = parts.filter(({ language, ruleset, address }) => {
      const page = shares.get(shareHref(language, ruleset.id, address))!;
      const main = page.root.querySelector('main');
      const name = main?.querySelector('h1')?.textContent.trim() ?? '';
      return name === '' || main?.querySelector('p')?.textContent !== meta(page, 'og:description');
    });
    expect(wrong.map(({ language, address }) => `${language} ${address}`)).toEqual([]);
  });
  it('states the values of its row in words', () => {
    const page = shares.get(shareHref('en', 'bolt-action', 'tables/weapons#medium-mortar'));
    expect(meta(page, 'og:description')).toMatch(
      /^Medium mortar: range 18–60″ \(reconstructed\), shots 1 \(other source\), /,
    );
    expect(meta(page, 'og:title')).toMatch(/^Medium mortar · .*Bolt Action/);
  });
  it('leads to the line of the part and to a report of it, for browsers that do not redirect', () => {
    const wrong = parts.filter(({ language, ruleset, entry, part, address }) => {
      const { root } = shares.get(shareHref(language, ruleset.id, address))!;
      const [, edit, report] = root
        .querySelectorAll('body a')
        .map((link) => link.getAttribute('href') ?? '');
      const { file, line } = linesOf(ruleset, entry.address).get(part.id)!;
      const { searchParams } = new URL(report!);
      return (
        edit !== editHref(file, line) ||
        searchParams.get('address') !== `${ruleset.id}/${address}` ||
        searchParams.get('language') !== language ||
        !searchParams.get('value')
      );
    });
    expect(wrong.map(({ language, address }) => `${language} ${address}`)).toEqual([]);
  });
  it('is small', () => {
    const sizes = [...shares.values()].map(({ html }) => html.length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(4000);
  });
});

describe('addresses', () => {
  it('of parts are the same in all languages, and exist on the page', () => {
    const [first, ...others] = LANGUAGE_TAGS.map((tag) =>
      parts
        .filter(({ language }) => language === tag)
        .map(({ ruleset, address }) => `${ruleset.id}/${address}`),
    );
    for (const other of others) expect(other).toEqual(first);
    const missing = parts.filter(
      ({ language, ruleset, entry, part }) =>
        !pages.get(href(language, ruleset.id, entry.address))?.ids.has(part.id),
    );
    expect(missing.map(({ language, address }) => `${language} ${address}`)).toEqual([]);
  });
});

describe('preview images', () => {
  it('are planned for every page that names one', () => {
    const planned = new Set(
      plannedPreviews().flatMap(({ images }) => images.map(({ path }) => path)),
    );
    const named = [...pages.values(), ...shares.values()]
      .map((page) => meta(page, 'og:image'))
      .filter((link) => link !== undefined);
    expect(named.length).toBeGreaterThan(1000);
    const pathOf = (link: string) => new URL(link).pathname.slice(BASE.length);
    expect([...new Set(named)].filter((link) => !planned.has(pathOf(link)))).toEqual([]);
    for (const {
      props: { language, ruleset, entry },
    } of entryPages(book)) {
      expect(meta(pages.get(href(language, ruleset.id, entry.address)), 'og:image')).toBe(
        absolute(previewHref(language, ruleset.id, entry.address)),
      );
    }
  });
});

describe('corrections', () => {
  it('every entry has a link to its file, and a report that names it', () => {
    for (const {
      props: { language, ruleset, entry },
    } of entryPages(book)) {
      const page = pages.get(href(language, ruleset.id, entry.address))!;
      const [report, wording] = page.root
        .querySelectorAll('.panels .tools a')
        .map((link) => new URL(link.getAttribute('href')!));
      const edit = `${REPOSITORY}/edit/main/rules/${ruleset.id}/${entry.address}.yaml`;
      expect(page.root.querySelectorAll(`a[href="${edit}"]`)).toHaveLength(1);
      expect(Object.fromEntries(report!.searchParams)).toMatchObject({
        template: 'wrong-figure.yml',
        address: `${ruleset.id}/${entry.address}`,
        language,
        'data-version': expect.stringMatching(/^1\.\d+$/),
      });
      expect(Object.fromEntries(wording!.searchParams)).toMatchObject({
        template: 'translation.yml',
        address: `${ruleset.id}/${entry.address}`,
        language,
      });
    }
  });
  it('every part has the link to its line', () => {
    for (const { language, ruleset, entry, part } of parts) {
      const data = JSON.parse(
        readFileSync(fileOf(shareDataHref(language, ruleset.id, entry.address)), 'utf8'),
      ) as ShareData;
      const { file, line } = linesOf(ruleset, entry.address).get(part.id)!;
      expect(data.parts[part.id]?.edit).toBe(editHref(file, line));
    }
  });
});

describe('without JavaScript', () => {
  it('the share control is a plain link', () => {
    const { root } = pages.get(href('ja', 'bolt-action', 'tables/weapons'))!;
    const link = root.querySelector('share-menu > a')?.getAttribute('href');
    expect(link).toBe(copied(goHref('bolt-action', 'tables/weapons')));
  });
  it('every shareable part contains a link to itself', () => {
    const lacking = parts.filter(({ language, ruleset, entry, part }) => {
      const page = pages.get(href(language, ruleset.id, entry.address))!;
      return !page.root.getElementById(part.id)?.querySelector(`a[href="#${part.id}"]`);
    });
    expect(lacking.map(({ language, address }) => `${language} ${address}`)).toEqual([]);
  });
});

describe('feeds', () => {
  it('exist for every ruleset, and its pages link them', () => {
    for (const language of LANGUAGE_TAGS)
      for (const { id } of book.rulesets) {
        expect(existsSync(fileOf(feedHref(language, id)))).toBe(true);
        expect(
          pages
            .get(href(language, id))
            ?.root.querySelector('link[type="application/atom+xml"]')
            ?.getAttribute('href'),
        ).toBe(feedHref(language, id));
      }
  });
});
