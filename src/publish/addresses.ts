/** Every address of the site in short, for the page that is shown where there is none. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { BASE } from '../site/config.ts';
import { sharedParts } from '../site/routes.ts';

export interface AddressBook {
  /** Public address of a page → its title in each language, and the ids of its parts. */
  pages: Record<string, { title: Record<Language, string>; parts: string[] }>;
}

export const addressesHref = (): string => `${BASE}addresses.json`;

export function addressBook(book: Rulebook): AddressBook {
  const inEach = (say: (language: Language) => string) =>
    Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, say(language)])) as Record<
      Language,
      string
    >;
  const pages = book.rulesets.flatMap(
    ({ id, meta, entries }): [string, AddressBook['pages'][string]][] => [
      [id, { title: inEach((language) => plain(meta.title, language)), parts: [] }],
      ...entries.map((entry): [string, AddressBook['pages'][string]] => [
        `${id}/${entry.address}`,
        {
          title: inEach(
            (language) => `${plain(meta.title, language)} · ${plain(entry.data.title, language)}`,
          ),
          parts: sharedParts(entry),
        },
      ]),
    ],
  );
  return { pages: Object.fromEntries(pages) };
}
