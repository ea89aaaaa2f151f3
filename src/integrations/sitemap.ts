/** Writes the sitemap: the pages from `publish/sitemap`, each with its other languages and the day of its last change. */
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { alternates, lastChanges, sitemapPages } from '../publish/sitemap.ts';
import { getRulebook } from '../rulebook.ts';

export function siteMap(): AstroIntegration {
  let pages: ReadonlySet<string> | undefined;
  let changed: ReadonlyMap<string, string> | undefined;
  return sitemap({
    namespaces: { news: false, image: false, video: false, xhtml: true },
    filter: (page) => (pages ??= sitemapPages(getRulebook())).has(page),
    serialize: (item) => {
      changed ??= lastChanges(getRulebook());
      const lastmod = changed.get(item.url);
      return { ...item, links: alternates(item.url), ...(lastmod !== undefined && { lastmod }) };
    },
  });
}
