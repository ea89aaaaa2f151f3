/**
 * The share page of a part: its own title, description and preview, with an immediate redirect to
 * the part.
 */
import type { Language } from '../i18n/languages.ts';
import type { PartPage } from '../site/pages.ts';
import { href, shareHref } from '../site/routes.ts';
import { createReader } from '../view/context.ts';
import { headView, type HeadView } from '../view/pages/head.ts';
import { entryPage, previewOf } from '../view/pages/page-settings.ts';
import type { Link } from '../view/links.ts';
import { withSite } from '../view/pages/page-title.ts';
import { correctionsOf } from './corrections.ts';
import { shareDataOf } from './content.ts';
import { select } from './data.ts';
import { nameOfPart, partTitle } from './part-title.ts';
import { partDescription } from './part-words.ts';

export interface SharePageView {
  language: Language;
  head: HeadView;
  /** The part on its page. */
  link: Link;
  text: string;
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
  const name = nameOfPart(entry, part, reader);
  const description = partDescription(entry, part, shared, reader);
  return {
    language,
    head: headView({
      ...page,
      description,
      title: withSite(partTitle(entry, part, reader)),
      path: shareHref(language, ruleset.id, address),
      preview: previewOf(language, ruleset, entry, { id: part.id, name }),
      noindex: true,
      canonical: href(language, ruleset.id, entry.address),
      redirect: { to },
    }),
    link: { href: to, name },
    text: description,
    correct: correctionsOf(data, selected),
  };
}
