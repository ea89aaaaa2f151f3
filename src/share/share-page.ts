/** The share page of a part: its own title, description and preview; redirects to the part at once. */
import { labelled } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { PartPage } from '../site/pages.ts';
import { href, previewHref, shareHref } from '../site/routes.ts';
import { createReader } from '../view/context.ts';
import { headView, type HeadView } from '../view/pages/head.ts';
import { entryPage } from '../view/pages/page-settings.ts';
import type { Link } from '../view/links.ts';
import { titleInGame } from '../view/pages/page-title.ts';
import { shareDataOf } from './content.ts';
import { select } from './data.ts';
import { summaryOf } from './shared.ts';

export interface SharePageView {
  language: Language;
  head: HeadView;
  link: Link;
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
  const { shared } = select(shareDataOf(entry, reader, part.id), part.id);
  const page = entryPage(language, ruleset, entry);
  const entryTitle = reader.plain(entry.data.title);
  const summary = summaryOf(shared);
  // Away from its page a bare `−1` says nothing.
  const description =
    summary === ''
      ? page.description
      : reader.t('description.part', {
          entry: entryTitle,
          text: labelled(shared.name, summary, language),
        });
  return {
    language,
    head: headView({
      ...page,
      description,
      title: `${titleInGame(ruleset, language, shared.name, entryTitle)} · Sandtable`,
      path: shareHref(language, ruleset.id, address),
      preview: previewHref(language, ruleset.id, address),
      noindex: true,
      canonical: href(language, ruleset.id, entry.address),
      redirect: { to },
    }),
    link: { href: to, name: description },
  };
}
