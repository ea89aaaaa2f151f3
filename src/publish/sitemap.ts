/** All pages for search engines, each with its twins in the other languages. Share pages are not among them. */
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../i18n/languages.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { absolute, href, inLanguage, pageHref } from '../site/routes.ts';

export function sitemap(book: Rulebook): string {
  const pages = [
    ...['', 'a-z', 'changes'].map((page) => pageHref(DEFAULT_LANGUAGE, page)),
    ...book.rulesets.flatMap((ruleset) =>
      ['', 'markers', 'terms', 'disputes', ...ruleset.entries.map(({ address }) => address)].map(
        (address) => href(DEFAULT_LANGUAGE, ruleset.id, address),
      ),
    ),
  ];
  const urls = pages.flatMap((page) =>
    LANGUAGE_TAGS.map((language) => url(page, inLanguage(page, language))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

const url = (page: string, link: string): string =>
  `<url><loc>${absolute(link)}</loc>${LANGUAGE_TAGS.map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(inLanguage(page, tag))}"/>`).join('')}</url>`;
