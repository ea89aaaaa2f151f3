/** Titles and descriptions of pages, as search engines and previews show them. */
import type { Language } from '../../i18n/languages.ts';
import { listOf } from '../../i18n/format.ts';
import { ui } from '../../i18n/ui.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { SITE } from '../../site/config.ts';
import { editionName, nameAt } from '../../wording/names.ts';

/** Search engines and chats cut longer titles at the end. */
const LONGEST = 70;
const SEPARATOR = ' · ';

/**
 * `Weapons chart · Bolt Action, 1st ed.`; only the game if the edition is unknown. Names are the
 * thing and its container: if the whole is too long, the container is left out and the thing is
 * cut, so that the game is always readable.
 */
export function titleInGame(ruleset: Ruleset, language: Language, ...names: string[]): string {
  const { title, edition } = ruleset.meta;
  const game =
    edition.evidence === 'unknown' ? plain(title, language) : editionName(ruleset, language);
  const [name = ''] = names;
  const candidates = [
    [...names, game],
    [name, game],
  ].map((parts) => parts.join(SEPARATOR));
  const room = LONGEST - SEPARATOR.length - game.length;
  return (
    candidates.find(({ length }) => length <= LONGEST) ?? [cut(name, room), game].join(SEPARATOR)
  );
}

/** Cuts at a word, if the language separates words. */
const cut = (text: string, most: number): string =>
  `${text.slice(0, most - 1).replace(/[\s,;:–-]+\S*$/, '')}…`;

/** Adds the name of the site, if there is room. */
export function withSite(title: string): string {
  const whole = `${title}${SEPARATOR}${SITE.name}`;
  return whole.length <= LONGEST ? whole : title;
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
