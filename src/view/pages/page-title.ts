/** Titles and descriptions of pages, as search engines and previews show them. */
import { getLanguage, type Language } from '../../i18n/languages.ts';
import { listOf } from '../../i18n/format.ts';
import { ui } from '../../i18n/ui.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { SITE } from '../../site/config.ts';
import { editionName, nameAt } from '../../wording/names.ts';

/** Search engines and chats cut longer titles at the end. */
const LONGEST = 60;
const SEPARATOR = ' · ';

/**
 * `Weapons chart · Bolt Action, 1st ed.`; only the game if the edition is unknown or there is no room for it. Of several
 * lists of names, each a thing and what holds it, the first that fits, so that no title is cut.
 */
export function titleInGame(
  ruleset: Ruleset,
  language: Language,
  ...candidates: (readonly string[])[]
): string {
  const { title, edition } = ruleset.meta;
  const game = plain(title, language);
  const games = edition.evidence === 'unknown' ? [game] : [editionName(ruleset, language), game];
  const titles = candidates.flatMap((names) => games.map((one) => [...names, one].join(SEPARATOR)));
  return titles.find((one) => [...one].length <= LONGEST) ?? titles.at(-1) ?? game;
}

/** Without an addition in brackets: `Permanent Breakdown (A.11)` → `Permanent Breakdown`. */
export const shortened = (name: string): string => name.replace(/\s*[(（][^()（）]*[)）]$/u, '');

/** Adds the name of the site, if there is room. */
export function withSite(title: string): string {
  const whole = `${title}${SEPARATOR}${SITE.name}`;
  return [...whole].length <= LONGEST ? whole : title;
}

/** What a search result shows of a description; of a language without spaces, half as much. */
const LONGEST_DESCRIPTION = 160;

/** The entry's summary; without one, its game, kind, title and the names of its first parts, as many as fit. */
export function describe(entry: Entry, ruleset: Ruleset, language: Language): string {
  if (entry.data.summary) return plain(entry.data.summary, language);
  const t = ui(language);
  const { spaced } = getLanguage(language).words;
  const parts = entry.parts
    .slice(0, 6)
    .map(({ id }) => nameAt(ruleset, `${entry.address}#${id}`, language).name);
  const lines = Array.from({ length: Math.max(1, parts.length) }, (_, left) =>
    t('description.entry', {
      game: plain(ruleset.meta.title, language),
      kind: t(`kind.one.${entry.kind}`),
      title: plain(entry.data.title, language),
      parts: listOf(parts.slice(0, parts.length - left), language),
    }),
  );
  const longest = spaced ? LONGEST_DESCRIPTION : LONGEST_DESCRIPTION / 2;
  return lines.find((line) => [...line].length <= longest) ?? lines.at(-1) ?? '';
}
