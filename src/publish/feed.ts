/** The recorded changes of a ruleset as an Atom feed, newest first. */
import { Feed } from 'feed';
import { listOf } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { gameOf } from '../share/content.ts';
import { lastEdited } from '../site/last-edited.ts';
import { absolute, changeHref, feedHref, pageHref } from '../site/routes.ts';
import { againstLine, betweenPages, changeGroups, type ChangeLine } from '../view/changes.ts';
import { createReader } from '../view/context.ts';
import { RULES_FOLDER, SITE, SITE_LANGUAGES } from '../site/config.ts';

export const feedPages = (
  book: Rulebook,
): { params: { lang: Language; ruleset: string }; props: { text: string } }[] =>
  SITE_LANGUAGES.flatMap((lang) =>
    book.rulesets.map((ruleset) => ({
      params: { lang, ruleset: ruleset.id },
      props: { text: rulesetFeed(ruleset, lang) },
    })),
  );

/** The feed as XML. The id of an entry is its place on the page of changes, which is stable. */
export function rulesetFeed(ruleset: Ruleset, language: Language): string {
  const reader = createReader(language, ruleset, '');
  const { t } = reader;
  const groups = changeGroups(reader);
  const self = absolute(feedHref(language, ruleset.id));
  // A feed must say when it changed: before the first change, that is when the rules were last edited.
  const updated = groups[0]?.on ?? lastEdited(`${RULES_FOLDER}/${ruleset.id}/`) ?? '1970-01-01';
  const feed = new Feed({
    id: self,
    title: t('feed.title', { game: gameOf(reader) }),
    updated: new Date(updated),
    generator: false,
    author: { name: SITE.name },
    link: absolute(pageHref(language, 'changes')),
    feedLinks: { atom: self },
  });
  for (const { on, against, lines } of groups)
    for (const line of lines)
      feed.addItem({
        id: absolute(changeHref(language, ruleset.id, line.number)),
        title: titleOf(line, language),
        link: absolute(linkOf(line)),
        date: new Date(on),
        description: againstLine(against, reader),
      });
  // The library writes the language in RSS alone.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
}

/** `Weapons chart › Rifle, Pistol · Penetration: none → 0` */
function titleOf({ pages, before, differences }: ChangeLine, language: Language): string {
  const changes = differences.map(({ what, was, now }) => `${what}${was} → ${now}`);
  const name = thingsIn(pages, language);
  return name + before + changes.join(betweenPages(language));
}

/** What changed, page by page: `Weapons chart › Rifle, Pistol`; of a long list the first, and how many more there are. */
function thingsIn(pages: ChangeLine['pages'], language: Language): string {
  const all = pages.flatMap(({ page, parts }) =>
    parts.length === 0 ? [{ page, part: '' }] : parts.map(({ name }) => ({ page, part: name })),
  );
  const joined = (own: typeof all) =>
    [...Map.groupBy(own, ({ page }) => page)]
      .map(([{ name }, parts]) => {
        const names = listOf(
          parts.flatMap(({ part }) => part || []),
          language,
        );
        return names === '' ? name : `${name} › ${names}`;
      })
      .join(betweenPages(language));
  let shown = all.length;
  while (shown > 1 && joined(all.slice(0, shown)).length > MOST_NAMES) shown--;
  const names = joined(all.slice(0, shown));
  return shown === all.length
    ? names
    : ui(language)('changes.more', { names, n: all.length - shown });
}
/** Characters of a title. */
const MOST_NAMES = 120;

const linkOf = ({ pages: [first] }: ChangeLine): string =>
  (first?.parts[0] ?? first?.page)?.href ?? '';
