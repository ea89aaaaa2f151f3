/** Titles and descriptions of pages, as search engines and previews show them. */
import type { Language } from '../../i18n/languages.ts';
import { listOf } from '../../i18n/format.ts';
import { ui } from '../../i18n/ui.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { editionName, nameAt } from '../names.ts';

/** `Weapons chart · Bolt Action, 1st ed.`; only the game where the edition is not known. */
export function titleInGame(ruleset: Ruleset, language: Language, ...names: string[]): string {
  const { title, edition } = ruleset.meta;
  const game =
    edition.evidence === 'unknown' ? plain(title, language) : editionName(ruleset, language);
  return [...names, game].join(' · ');
}

/** The entry's summary; without one, its game, kind, title and the names of its first parts. */
export function describe(entry: Entry, ruleset: Ruleset, language: Language): string {
  if (entry.data.summary) return plain(entry.data.summary, language);
  const parts = entry.parts
    .slice(0, 6)
    .map(({ id }) => nameAt(ruleset, `${entry.address}#${id}`, language));
  const t = ui(language);
  return t('description.entry', {
    game: plain(ruleset.meta.title, language),
    kind: t(`kind.one.${entry.kind}`),
    title: plain(entry.data.title, language),
    parts: listOf(parts, language),
  });
}
