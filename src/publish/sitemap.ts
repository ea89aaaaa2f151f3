/** The pages listed for search engines, without share pages, searches and redirects. */
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../i18n/languages.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { absolute, href, inLanguage, pageHref } from '../site/routes.ts';

/** Absolute addresses of all pages in all languages. */
export function sitemapPages(book: Rulebook): Set<string> {
  const pages = [
    ...['', 'a-z', 'changes'].map((page) => pageHref(DEFAULT_LANGUAGE, page)),
    ...book.rulesets.flatMap((ruleset) =>
      ['', 'markers', 'terms', 'disputes', ...ruleset.entries.map(({ address }) => address)].map(
        (address) => href(DEFAULT_LANGUAGE, ruleset.id, address),
      ),
    ),
  ];
  return new Set(
    pages.flatMap((page) => LANGUAGE_TAGS.map((language) => absolute(inLanguage(page, language)))),
  );
}

/** The same page in every language, and the default for readers of any other. */
export function alternates(page: string): { lang: string; url: string }[] {
  const path = page.slice(absolute('').length);
  return [
    ...LANGUAGE_TAGS.map((lang) => ({ lang, url: absolute(inLanguage(path, lang)) })),
    { lang: 'x-default', url: absolute(inLanguage(path, DEFAULT_LANGUAGE)) },
  ];
}
