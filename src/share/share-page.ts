/**
 * The share page of a part: its own title, description and preview, with an immediate redirect to
 * the part.
 */
import { labelled, withoutStop, withStop } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { Part } from '../model/entries.ts';
import type { PartPage } from '../site/pages.ts';
import { href, previewHref, shareHref } from '../site/routes.ts';
import { createReader, type Reader } from '../view/context.ts';
import { headView, type HeadView } from '../view/pages/head.ts';
import { entryPage } from '../view/pages/page-settings.ts';
import type { Link } from '../view/links.ts';
import { titleInGame, withSite } from '../view/pages/page-title.ts';
import { correctionsOf } from './corrections.ts';
import { shareDataOf } from './content.ts';
import { select } from './data.ts';
import { isTable, summaryOf, type Shared } from './shared.ts';

export interface SharePageView {
  language: Language;
  head: HeadView;
  link: Link;
  /** The file at the line of the part, and a report that names it: for browsers that do not redirect. */
  correct: Link[];
}

export function sharePageView({
  language,
  ruleset,
  entry,
  part,
}: PartPage['props']): SharePageView {
  const reader = createReader(language, ruleset, entry.address);
  const address = `${entry.address}#${part.id}`;
  const to = href(language, ruleset.id, address);
  const data = shareDataOf(entry, reader, part.id);
  const { wording: _, ...selected } = select(data, part.id);
  const { shared } = selected;
  const page = entryPage(language, ruleset, entry);
  const entryTitle = reader.plain(entry.data.title);
  const description = describePart(part, shared, entryTitle, reader) ?? page.description;
  return {
    language,
    head: headView({
      ...page,
      description,
      title: withSite(titleInGame(ruleset, language, shared.name, entryTitle)),
      path: shareHref(language, ruleset.id, address),
      preview: previewHref(language, ruleset.id, address),
      noindex: true,
      canonical: href(language, ruleset.id, entry.address),
      redirect: { to },
    }),
    link: { href: to, name: description },
    correct: correctionsOf(data, selected),
  };
}

/**
 * A description in whole sentences, because a bare `−1` means nothing away from its page. Undefined
 * if there is nothing to describe.
 */
function describePart(
  part: Part,
  shared: Shared,
  entry: string,
  { t, language }: Reader,
): string | undefined {
  // For a step with nested steps, use only its own sentence.
  const [text = ''] = isTable(shared.content)
    ? [summaryOf(shared)]
    : shared.content.text.split('\n');
  if (text === '') return undefined;
  const { name } = shared;
  const said = withoutStop(text);
  if (part.kind === 'modifier') return t('description.modifier', { entry, name, amount: said });
  if (part.kind === 'row') return t('description.row', { entry, name, figures: said });
  const repeats = text.startsWith(withoutStop(name).replace(/…$/, ''));
  return t('description.part', {
    entry,
    text: withStop(repeats ? text : labelled(name, text, language), language),
  });
}
