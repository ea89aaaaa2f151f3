/** The pages listed for search engines, without share pages, searches and redirects. */

import { publishedChanges } from '../ledger/history.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { absolute, fileOf, goHref, href, inLanguage, pageHref } from '../site/routes.ts';
import { BASE, FIRST_LANGUAGE, SITE, SITE_LANGUAGES } from '../site/config.ts';

/** Pages of the site itself. Only the contents have an address that names no language. */
const SITE_PAGES = ['', 'a-z', 'changes', 'data', ...(SITE.about ? ['about'] : [])];

/** Absolute addresses of all pages in all languages. */
export function sitemapPages(book: Rulebook): Set<string> {
  const pages = [
    ...SITE_PAGES.map((page) => pageHref(FIRST_LANGUAGE, page)),
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

/** The same page in every language; and, as on the page itself, the address that names no language, where there is one. */
export function alternates(page: string): { lang: string; url: string }[] {
  const path = page.slice(absolute('').length);
  const rest = fileOf(inLanguage(path, FIRST_LANGUAGE)).slice(FIRST_LANGUAGE.length + 1);
  const [ruleset = '', ...address] = rest.split('/').filter(Boolean);
  const neutral = ruleset === '' ? BASE : goHref(ruleset, address.join('/'));
  const hasNone = ruleset !== '' && SITE_PAGES.includes(ruleset);
  return [
    ...SITE_LANGUAGES.map((lang) => ({ lang, url: absolute(inLanguage(path, lang)) })),
    ...(hasNone ? [] : [{ lang: 'x-default', url: absolute(neutral) }]),
  ];
}

/** The day on which a figure of each page changed last, by absolute address, for those of which that is known. */
export const lastChanges = (book: Rulebook): ReadonlyMap<string, string> =>
  new Map(
    book.rulesets.flatMap(({ id, changes }) =>
      publishedChanges(changes).flatMap(({ address, on }) =>
        SITE_LANGUAGES.map((language): [string, string] => [
          absolute(inLanguage(href(FIRST_LANGUAGE, id, address.replace(/#.*/, '')), language)),
          on,
        ]),
      ),
    ),
  );
