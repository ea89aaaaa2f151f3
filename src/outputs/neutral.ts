/** Language-neutral links: every page of a ruleset under `/go/`, with its name in each language. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { plain } from './figures.ts';
import { movedEntries, movedOf } from './moved.ts';
import { nameAt } from './names.ts';

type Names = Record<Language, string>;

const inEach = (say: (language: Language) => string): Names =>
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, say(language)])) as Names;

/** Names of the site's own front page. */
export const neutralNames = (): Names => inEach((language) => ui(language)('nav.contents'));

export function neutralPages(book: Rulebook): { params: { path: string }; props: { ruleset: string; address: string; names: Names } }[] {
  return book.rulesets.flatMap((ruleset) =>
    addresses(ruleset).map((address) => ({
      params: { path: address === '' ? ruleset.id : `${ruleset.id}/${address}` },
      props: { ruleset: ruleset.id, address, names: inEach((language) => name(ruleset, address, language)) },
    })),
  );
}

const addresses = (ruleset: Ruleset): string[] => ['', 'markers', 'terms', 'disputes', ...ruleset.entries.map((entry) => entry.address), ...movedEntries(ruleset)];

function name(ruleset: Ruleset, address: string, language: Language): string {
  const game = plain(ruleset.meta.title, language);
  if (address === '') return game;
  return `${game} · ${address === 'disputes' ? ui(language)('disputes.title') : nameAt(ruleset, movedOf(ruleset).get(address)?.[0] ?? address, language)}`;
}
