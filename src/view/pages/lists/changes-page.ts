/** The page of the recorded changes of figures: by day, game and source, newest first. */
import { getLanguage, type Language } from '../../../i18n/languages.ts';
import { ui } from '../../../i18n/ui.ts';
import type { Rulebook } from '../../../model/rulebook.ts';
import { feedHref } from '../../../site/routes.ts';
import { againstLine, betweenPages, changeGroups, type ChangeLine } from '../../changes.ts';
import { createReader } from '../../context.ts';
import { gamesIn } from '../../site-words.ts';
import { frameView, type FrameView } from '../frame.ts';
import { feedOf, sitePage } from '../page-settings.ts';
import type { Link } from '../../links.ts';
import { foreignIn } from '../../../i18n/text.ts';
import { nameIn } from '../../../notation/show.ts';
import { editionName } from '../../../wording/names.ts';

export interface ChangesView {
  frame: FrameView;
  title: string;
  lead: string;
  /** One feed per game. */
  feeds: Link[];
  none?: string;
  /** What stands between pages, and between the parts of one. */
  between: { pages: string; parts: string };
  /** Newest first. */
  days: { on: string; games: GameChanges[] }[];
}
export interface GameChanges {
  id: string;
  game: Link & { accent: string };
  /** Of each source, what changed. */
  groups: { against: string; lines: ChangeLine[] }[];
}

export function changesView(book: Rulebook, { language }: { language: Language }): ChangesView {
  const t = ui(language);
  const { list } = getLanguage(language);
  const games = gamesIn(book, language);
  const readers = book.rulesets.map((ruleset) => createReader(language, ruleset, ''));
  const changes = readers.flatMap((reader) =>
    changeGroups(reader).map((group) => ({ ...group, reader })),
  );
  const days = [...Map.groupBy(changes, ({ on }) => on)].sort(([a], [b]) => b.localeCompare(a));
  return {
    frame: frameView(book, {
      ...sitePage(language, 'changes', {
        title: t('title.changes', { games }),
        description: t('changes.lead', { games }),
      }),
      feeds: book.rulesets.map((ruleset) => feedOf(ruleset, language)),
    }),
    title: t('changes.title'),
    between: { pages: betweenPages(language), parts: list.comma },
    lead: t('changes.lead', { games }),
    feeds: readers.map(({ ruleset }) => ({
      href: feedHref(language, ruleset.id),
      ...nameIn(ruleset.meta.title, language),
    })),
    ...(changes.length === 0 && { none: t('changes.none') }),
    days: days.map(([on, list]) => ({
      on,
      games: [...Map.groupBy(list, ({ reader }) => reader)].map(([reader, groups]) => ({
        id: reader.ruleset.id,
        game: {
          href: reader.link(''),
          name: editionName(reader.ruleset, language),
          ...foreignIn(reader.ruleset.meta.title, language),
          accent: reader.ruleset.meta.accent,
        },
        groups: groups.map(({ against, lines }) => ({
          against: againstLine(against, reader),
          lines,
        })),
      })),
    })),
  };
}
