/** Every address of the site in short, for the page that is shown where there is none. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
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
  const inEach = (say: (language: Language) => string) =>
    Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, say(language)])) as Record<
      Language,
      string
    >;
  const pages = book.rulesets.flatMap(({ id, meta, entries }): [string, ListedPage][] => [
    [
      id,
      {
        title: inEach((language) => plain(meta.title, language)),
        link: inEach((language) => href(language, id)),
        parts: [],
      },
    ],
    ...entries.map((entry): [string, ListedPage] => [
      `${id}/${entry.address}`,
      {
        title: inEach(
          (language) => `${plain(meta.title, language)} · ${plain(entry.data.title, language)}`,
        ),
        link: inEach((language) => href(language, id, entry.address)),
        parts: sharedParts(entry),
      },
    ]),
  ]);
  return { pages: Object.fromEntries(pages) };
}
