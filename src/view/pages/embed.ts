/** An entry without the frame of the site, to be shown inside another one: a table, or a list of modifiers with its roll. */
import type { Entry } from '../../model/entries.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { entryPages, type EntryPage } from '../../site/pages.ts';
import { href } from '../../site/routes.ts';
import { sourceLines } from '../../wording/sources.ts';
import { editionName } from '../../wording/names.ts';
import { createReader } from '../context.ts';
import { entryView, type EntryView } from './entry.ts';
import type { HeadView } from './head.ts';

export interface EmbedView extends Pick<HeadView, 'accents'> {
  language: string;
  accent: string;
  /** Of the document, and the link to the page with everything. */
  title: string;
  /** HTML */
  heading: string;
  href: string;
  canonical: string;
  body: EntryView['body'];
  /** Game and sources. */
  source: string;
}

/** Whether an entry can be a part of another page: one that is looked up, not read. */
export const isEmbedded = ({ kind }: Entry): boolean => kind === 'tables' || kind === 'modifiers';

export const embedPages = (book: Rulebook): EntryPage[] =>
  entryPages(book).filter(({ props }) => isEmbedded(props.entry));

export function embedView(
  book: Rulebook,
  { language, ruleset, entry }: EntryPage['props'],
): EmbedView {
  const { frame, title, body } = entryView(book, { language, ruleset, entry });
  const reader = createReader(language, ruleset, entry.address);
  return {
    language: frame.language,
    ...(frame.head.accents !== undefined && { accents: frame.head.accents }),
    accent: ruleset.meta.accent,
    title: frame.head.title,
    heading: title,
    href: href(language, ruleset.id, entry.address),
    canonical: frame.head.canonical,
    body,
    source: [editionName(ruleset, language), ...sourceLines(entry.data.source, reader)].join(' · '),
  };
}
