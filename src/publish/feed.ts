/** The changes of a ruleset as an Atom feed, newest first. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { changesOf, type ChangeRecord } from '../view/changes.ts';
import { lastEdited } from '../site/last-edited.ts';
import { escapeHtml } from '../view/prose.ts';
import { createReader, type Reader } from '../view/context.ts';
import { absolute, feedHref, href, pageHref } from '../site/routes.ts';
import { gameOf } from '../share/from-model.ts';

export const feedPages = (
  book: Rulebook,
): { params: { lang: Language; ruleset: string }; props: { text: string } }[] =>
  LANGUAGE_TAGS.flatMap((lang) =>
    book.rulesets.map((ruleset) => ({
      params: { lang, ruleset: ruleset.id },
      props: { text: feed(ruleset, lang) },
    })),
  );

export function feed(ruleset: Ruleset, language: Language): string {
  const reader = createReader(language, ruleset, '');
  const changes = changesOf(ruleset, reader).toReversed();
  const self = absolute(feedHref(language, ruleset.id));
  // A feed must say when it changed: before the first change, that is when the rules were last edited.
  const updated = changes[0]?.on ?? lastEdited(`rules/${ruleset.id}/`) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id>`,
    `<title>${escapeHtml(reader.t('feed.title', { game: gameOf(reader) }))}</title>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    '<author><name>Sandtable</name></author>',
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${absolute(pageHref(language, 'changes'))}"/>`,
    ...changes.map((change) => entry(change, reader)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(
  { number, address, name, on, against, differences }: ChangeRecord,
  { language, ruleset, t }: Reader,
): string {
  const said = differences
    .map(({ what, was, now }) => `${what} ${was} → ${now}`.trim())
    .join(' · ');
  const link = absolute(href(language, ruleset.id, address === 'ruleset' ? '' : address));
  return `<entry><id>${absolute(pageHref(language, 'changes'))}#${ruleset.id}.${number}</id><title>${escapeHtml(`${name}: ${said}`)}</title><updated>${on}T00:00:00Z</updated><link href="${escapeHtml(link)}"/><summary>${escapeHtml(`${t('changes.against')}: ${against}`)}</summary></entry>`;
}
