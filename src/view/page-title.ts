/** Titles and descriptions of pages, as search engines and previews show them. */
import type { Language } from '../i18n/languages.ts';
import { listOf } from '../i18n/format.ts';
import { ui } from '../i18n/ui.ts';
import type { Entry } from '../model/entries.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { editionName, nameAt } from './names.ts';

/** `Weapons chart · Bolt Action, 1st ed. · Sandtable` */
export const pageTitle = (language: Language, ruleset: Ruleset, ...names: string[]): string =>
  [...names, editionName(ruleset, language), 'Sandtable'].join(' · ');

/** The entry's summary; without one, its kind and the names of its first parts. */
export function describe(entry: Entry, ruleset: Ruleset, language: Language): string {
  if (entry.data.summary) return plain(entry.data.summary, language);
  const parts = entry.parts
    .slice(0, 6)
    .map(({ id }) => nameAt(ruleset, `${entry.address}#${id}`, language));
  const game = plain(ruleset.meta.title, language);
  const kind = ui(language)(`kind.one.${entry.kind}`);
  return `${game}, ${kind}: ${listOf(parts, language)}`;
}
