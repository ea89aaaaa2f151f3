/** An entry without the frame of the site, to be shown inside another one: a table, or a list of modifiers with its roll. */
import { interfaceLanguage } from '../../i18n/languages.ts';
import type { Entry } from '../../model/entries.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { accentsHref } from '../../site/accents.ts';
import { entryPages, type EntryPage } from '../../site/pages.ts';
import { href } from '../../site/routes.ts';
import { entryFacts } from '../../wording/modules.ts';
import { documentLines } from '../../wording/sources.ts';
import { editionName } from '../../wording/names.ts';
import { createReader, type Reader } from '../context.ts';
import { bodyView, type BodyView } from './entry.ts';
import { headView, type HeadView } from './head.ts';
import { entryPage } from './page-settings.ts';

export interface EmbedView extends Pick<HeadView, 'accents'> {
  language: string;
  accent: string;
  /** Of the document, and the link to the page with everything. */
  title: string;
  /** HTML */
  heading: string;
  href: string;
  canonical: string;
  icon: string;
  body: BodyView;
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
  const reader: Reader = {
    ...createReader(language, ruleset, entry.address),
    explanations: new Map(),
  };
  const head = headView(entryPage(language, ruleset, entry), accentsHref(book));
  return {
    language: interfaceLanguage(language),
    ...(head.accents !== undefined && { accents: head.accents }),
    accent: ruleset.meta.accent,
    title: head.title,
    heading: reader.label(entry.data.title),
    href: href(language, ruleset.id, entry.address),
    canonical: head.canonical,
    icon: head.files.icon,
    body: bodyView(entry, reader),
    source: [
      editionName(ruleset, language),
      ...entryFacts(entry, reader),
      ...documentLines(entry.data.source, reader),
    ].join(' · '),
  };
}
