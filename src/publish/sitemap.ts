/** The pages listed for search engines, without share pages, searches and redirects. */

import type { Rulebook } from '../model/rulebook.ts';
import { absolute, href, inLanguage, pageHref } from '../site/routes.ts';
import { SITE_LANGUAGES, FIRST_LANGUAGE } from '../site/config.ts';

/** Absolute addresses of all pages in all languages. */
export function sitemapPages(book: Rulebook): Set<string> {
  const pages = [
    ...['', 'a-z', 'changes'].map((page) => pageHref(FIRST_LANGUAGE, page)),
    ...book.rulesets.flatMap((ruleset) =>
      [
        ...['', 'markers', 'terms', 'disputes', 'print'],
        ...ruleset.entries.map(({ address }) => address),
      ].map((address) => href(FIRST_LANGUAGE, ruleset.id, address)),
    ),
  ];
  return new Set(
    pages.flatMap((page) => SITE_LANGUAGES.map((language) => absolute(inLanguage(page, language)))),
  );
}

/** The same page in every language, and the default for readers of any other. */
export function alternates(page: string): { lang: string; url: string }[] {
  const path = page.slice(absolute('').length);
  return [
    ...SITE_LANGUAGES.map((lang) => ({ lang, url: absolute(inLanguage(path, lang)) })),
    { lang: 'x-default', url: absolute(inLanguage(path, FIRST_LANGUAGE)) },
  ];
}
