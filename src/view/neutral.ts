/** Language-neutral links: every page of a ruleset under `/go/`, with its name in each language. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { movedEntries, movedOf } from '../site/moved.ts';
import { nameAt } from './names.ts';

type Names = Record<Language, string>;

const inEach = (say: (language: Language) => string): Names =>
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, say(language)])) as Names;

/** Names of the site's own front page. */
export const neutralNames = (): Names => inEach((language) => ui(language)('nav.contents'));

export function neutralPages(book: Rulebook): {
  params: { path: string };
  props: { ruleset: string; address: string; page: string | undefined; names: Names };
}[] {
  return book.rulesets.flatMap((ruleset) =>
    addresses(ruleset).map((address) => ({
      params: { path: address === '' ? ruleset.id : `${ruleset.id}/${address}` },
      props: {
        ruleset: ruleset.id,
        address,
        page: entryAt(ruleset, address),
        names: inEach((language) => name(ruleset, address, language)),
      },
    })),
  );
}

/** The entry's address, where it is one, or what has moved to. */
function entryAt(ruleset: Ruleset, address: string): string | undefined {
  const now = (movedOf(ruleset).get(address)?.[0] ?? address).split('#')[0];
  return ruleset.entries.find((entry) => entry.address === now)?.address;
}

const addresses = (ruleset: Ruleset): string[] => [
  '',
  'markers',
  'terms',
  'disputes',
  ...ruleset.entries.map((entry) => entry.address),
  ...movedEntries(ruleset),
];

function name(ruleset: Ruleset, address: string, language: Language): string {
  const game = plain(ruleset.meta.title, language);
  if (address === '') return game;
  return `${game} · ${address === 'disputes' ? ui(language)('disputes.title') : nameAt(ruleset, movedOf(ruleset).get(address)?.[0] ?? address, language)}`;
}
