/** Writes the sitemap: the pages from `publish/sitemap`, each with its other languages. */
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { alternates, sitemapPages } from '../publish/sitemap.ts';
import { getRulebook } from '../rulebook.ts';

export function siteMap(): AstroIntegration {
  let pages: ReadonlySet<string> | undefined;
  return sitemap({
    namespaces: { news: false, image: false, video: false, xhtml: true },
    filter: (page) => (pages ??= sitemapPages(getRulebook())).has(page),
    serialize: (item) => ({ ...item, links: alternates(item.url) }),
  });
}
