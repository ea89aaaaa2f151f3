/** The sitemap, parsed as XML and compared with the built pages. */
import { globSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { ORIGIN } from '../../src/site/config.ts';
import { builtPages, DIST } from './dist.ts';

interface Url {
  loc: string;
  lastmod?: string;
  'xhtml:link': { '@hreflang': string; '@href': string }[];
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
const read = (file: string): unknown => parser.parse(readFileSync(`${DIST}/${file}`, 'utf8'));
const { urlset } = read('sitemap-0.xml') as { urlset: { url: Url[] } };

/** Pages that search engines may list: in a language of the site, and without noindex. */
const listed = builtPages()
  .filter(({ path }) => LANGUAGE_TAGS.some((tag) => path.startsWith(`/${tag}/`)))
  .filter(
    ({ path, root }) => !root.querySelector('meta[name=robots]') && !path.endsWith('/search/'),
  )
  .map(({ path }) => path);

/** The address that names no language: `/` for the home page, none for lists of all games, `/go/…` for pages of a game. */
const defaultsOf = (rest: string): string[][] =>
  ['/a-z/', '/changes/', '/data/'].includes(rest)
    ? []
    : [['x-default', `${ORIGIN}${rest === '/' ? '/' : `/go${rest}`}`]];

describe('the sitemap', () => {
  it('lists every page, and nothing else', () => {
    const paths = urlset.url.map(({ loc }) => new URL(loc).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.sort()).toEqual(listed.sort());
  });

  it('lists the other languages of each page, and the default', () => {
    for (const { loc, 'xhtml:link': links } of urlset.url) {
      const rest = new URL(loc).pathname.slice(3);
      expect(links.map((link) => [link['@hreflang'], link['@href']])).toEqual([
        ...LANGUAGE_TAGS.map((tag) => [tag, `${ORIGIN}/${tag}${rest}`]),
        ...defaultsOf(rest),
      ]);
    }
  });

  it('says when a figure of a page changed last', () => {
    const days = new Map<string, string>();
    for (const file of globSync('rules/*/changes/*.yaml')) {
      const { on, figures = {} } = parse(readFileSync(file, 'utf8')) as {
        on: string;
        figures?: Record<string, unknown>;
      };
      for (const figure of Object.keys(figures)) {
        const page = `/${file.split('/')[1]}/${figure.replace(/[#.].*/, '')}/`;
        if (on > (days.get(page) ?? '')) days.set(page, on);
      }
    }
    expect(days.size).toBeGreaterThan(0);
    const said = urlset.url.map(({ loc, lastmod }) => [loc, lastmod?.slice(0, 10)]);
    const expected = urlset.url.map(({ loc }) => [loc, days.get(new URL(loc).pathname.slice(3))]);
    expect(said).toEqual(expected);
  });

  it('is listed in its index, and the index in robots.txt', () => {
    const { sitemapindex } = read('sitemap-index.xml') as {
      sitemapindex: { sitemap: { loc: string } };
    };
    expect(sitemapindex.sitemap.loc).toBe(`${ORIGIN}/sitemap-0.xml`);
    expect(readFileSync(`${DIST}/robots.txt`, 'utf8')).toContain(`${ORIGIN}/sitemap-index.xml`);
  });
});
