/** The recorded changes of a ruleset as an Atom feed, newest first. */
import { Feed } from 'feed';
import type { Language } from '../i18n/languages.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { gameOf } from '../share/content.ts';
import { lastEdited } from '../site/last-edited.ts';
import { absolute, changeHref, feedHref, href, pageHref } from '../site/routes.ts';
import { changesOf } from '../view/changes.ts';
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
  const changes = changesOf(ruleset, reader).toReversed();
  const self = absolute(feedHref(language, ruleset.id));
  // A feed must say when it changed: before the first change, that is when the rules were last edited.
  const updated = changes[0]?.on ?? lastEdited(`${RULES_FOLDER}/${ruleset.id}/`) ?? '1970-01-01';
  const feed = new Feed({
    id: self,
    title: t('feed.title', { game: gameOf(reader) }),
    language,
    updated: new Date(updated),
    generator: false,
    author: { name: SITE.name },
    link: absolute(pageHref(language, 'changes')),
    feedLinks: { atom: self },
  });
  for (const { number, address, name, on, against, differences } of changes) {
    const said = differences.map(({ what, was, now }) =>
      now === undefined ? what : `${what} ${was ?? ''} → ${now}`.trim(),
    );
    feed.addItem({
      id: absolute(changeHref(language, ruleset.id, number)),
      title: `${name}: ${said.join(' · ')}`,
      link: absolute(href(language, ruleset.id, address === 'ruleset' ? '' : address)),
      date: new Date(on),
      description: `${t('changes.against')}: ${against}`,
    });
  }
  return feed.atom1();
}
