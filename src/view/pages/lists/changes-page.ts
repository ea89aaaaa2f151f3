/** The page of every recorded change of figures, newest first, with what it was checked against. */
import type { Language } from '../../../i18n/languages.ts';
import { labelBefore, labelled } from '../../../i18n/format.ts';
import { ui } from '../../../i18n/ui.ts';
import type { Rulebook } from '../../../model/rulebook.ts';
import { feedHref } from '../../../site/routes.ts';
import { changesOf, type Difference } from '../../changes.ts';
import { createReader } from '../../context.ts';
import { gamesIn } from '../../site-words.ts';
import { frameView, type FrameView } from '../frame.ts';
import { feedOf, sitePage } from '../page-settings.ts';
import type { Link } from '../../links.ts';
import { editionName } from '../../../wording/names.ts';

export interface ChangesView {
  frame: FrameView;
  title: string;
  lead: string;
  /** One feed per game. */
  feeds: Link[];
  none?: string;
  changes: ChangeView[];
}
export interface ChangeView {
  id: string;
  on: string;
  game: string;
  link: Link;
  differences: Difference[];
  /** `Checked against: Sheet, page 2` */
  against: string;
}

export function changesView(book: Rulebook, { language }: { language: Language }): ChangesView {
  const t = ui(language);
  const games = gamesIn(book, language);
  const readers = book.rulesets.map((ruleset) => createReader(language, ruleset, ''));
  const changes = readers
    .flatMap((reader) => changesOf(reader.ruleset, reader).map((change) => ({ change, reader })))
    .sort((a, b) => b.change.on.localeCompare(a.change.on) || b.change.number - a.change.number);
  return {
    frame: frameView(book, {
      ...sitePage(language, 'changes', {
        title: t('title.changes', { games }),
        description: t('changes.lead', { games }),
      }),
      feeds: book.rulesets.map((ruleset) => feedOf(ruleset, language)),
    }),
    title: t('changes.title'),
    lead: t('changes.lead', { games }),
    feeds: readers.map(({ ruleset, plain }) => ({
      href: feedHref(language, ruleset.id),
      name: plain(ruleset.meta.title),
    })),
    ...(changes.length === 0 && { none: t('changes.none') }),
    changes: changes.map(({ change, reader }) => ({
      id: `${reader.ruleset.id}.${change.number}`,
      on: change.on,
      game: labelBefore(editionName(reader.ruleset, language), language),
      link: {
        href: reader.link(change.address === 'ruleset' ? '' : change.address),
        name: change.name,
      },
      differences: change.differences,
      against: labelled(t('changes.against'), change.against, language),
    })),
  };
}
