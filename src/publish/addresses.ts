/** All addresses of the site, for the page of unknown addresses. */
import { byLanguage, type Language } from '../i18n/languages.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { href, sharedParts } from '../site/routes.ts';

export interface AddressBook {
  /** Public address of a page → its title and link in each language, and the ids of its parts. */
  pages: Record<string, ListedPage>;
}

interface ListedPage {
  title: Record<Language, string>;
  link: Record<Language, string>;
  parts: string[];
}

export function addressBook(book: Rulebook): AddressBook {
  const pages = book.rulesets.flatMap(({ id, meta, entries }): [string, ListedPage][] => [
    [
      id,
      {
        title: byLanguage((language) => plain(meta.title, language)),
        link: byLanguage((language) => href(language, id)),
        parts: [],
      },
    ],
    ...entries.map((entry): [string, ListedPage] => [
      `${id}/${entry.address}`,
      {
        title: byLanguage(
          (language) => `${plain(meta.title, language)} · ${plain(entry.data.title, language)}`,
        ),
        link: byLanguage((language) => href(language, id, entry.address)),
        parts: sharedParts(entry),
      },
    ]),
  ]);
  return { pages: Object.fromEntries(pages) };
}
