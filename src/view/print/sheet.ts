/** The page of the printed quick reference: the choice of parts, then the sheet. */
import { isOwn } from '../../model/own.ts';
import { getLanguage, type Language } from '../../i18n/languages.ts';
import { templates } from '../../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../../model/rulebook.ts';
import { dataDate, versionOf } from '../../site/data-version.ts';
import { SITE } from '../../site/config.ts';
import { marginsHref } from '../../site/routes.ts';
import { createReader, type Reader } from '../context.ts';
import { ATTESTATIONS } from '../evidence.ts';
import { keyView, type KeyView } from '../key.ts';
import { shareOf } from '../../wording/modules.ts';
import { editionName } from '../../wording/names.ts';
import type { Name } from '../../notation/show.ts';
import { frameView, type FrameView } from '../pages/frame.ts';
import { changedParts, type HistoryRecord } from '../pages/history.ts';
import { rulesetPage } from '../pages/page-settings.ts';
import { shareMenuView, type ShareMenuView } from '../pages/share-menu.ts';
import { codeView, typedAddress, type CodeView } from './code.ts';
import { sectionViews, type SectionView } from './sections.ts';

export interface PrintView {
  frame: FrameView;
  share: ShareMenuView;
  /** The style sheet with what stands in the margins. */
  margins: string;
  choice: ChoiceView;
  /** Of the game. */
  title: string;
  subtitle: string;
  /** Edition, language, version of the data. */
  facts: string[];
  /** The same beside headings, for browsers that print no margins. */
  caption: string;
  code: CodeView & { text: string; address: string };
  key?: KeyView;
  sections: SectionView[];
  imprint: string;
  record: HistoryRecord;
}
export interface ChoiceView {
  language: Language;
  lead: string;
  noScript: string;
  parts: string;
  all: string;
  sections: { value: string; name: string; choose: string; items: PartChoice[] }[];
  /** Optional rules and modules, each with its parts; absent where every rule always applies. */
  modules?: { legend: string; items: { name: string; parts: string[] }[] };
  paper: { legend: string; options: PartChoice[] };
  /** Prints the footnotes, too. */
  notes: string;
  print: string;
  words: Record<string, string>;
  /** As much as is said of the choice at the beginning. */
  room: string[];
}
export interface PartChoice extends Name {
  value: string;
}

export function printView(
  book: Rulebook,
  { language, ruleset }: { language: Language; ruleset: Ruleset },
): PrintView {
  const reader = createReader(language, ruleset, 'print');
  const { t, plain, label } = reader;
  const game = plain(ruleset.meta.title);
  const sections = sectionViews(reader);
  const title = t('print.title');
  const code = codeView('print', game, reader);
  return {
    frame: frameView(
      book,
      rulesetPage(language, ruleset, 'print', {
        title: t('title.print', { game }),
        description: t('print.description', { game }),
      }),
    ),
    share: shareMenuView(reader),
    margins: marginsHref(language, ruleset.id),
    choice: choiceView(sections, code.drawn !== undefined, reader),
    title: label(ruleset.meta.title),
    subtitle: title,
    facts: [label(ruleset.meta.edition.name), getLanguage(language).name, versionLine(reader)],
    caption: [editionName(ruleset, language), versionLine(reader)].join(' · '),
    code: {
      ...code,
      text: t('print.code.text'),
      address: typedAddress('print', reader),
    },
    ...(!isOwn(ruleset.meta) && { key: keyView(ATTESTATIONS.slice(1), t) }),
    sections,
    imprint: plain(SITE.imprint),
    record: { moved: {}, changes: changedParts(reader) },
  };
}

/** `data 1.12, 2026-05-03` */
export function versionLine({ ruleset, t }: Pick<Reader, 'ruleset' | 't'>): string {
  const [version, date] = [versionOf(ruleset), dataDate(ruleset)];
  return date === undefined
    ? t('print.version', { version })
    : t('print.version-on', { version, date });
}

function choiceView(
  sections: readonly SectionView[],
  isDrawn: boolean,
  reader: Reader,
): ChoiceView {
  const { t, language, namedAt } = reader;
  return {
    language,
    lead: t('print.lead'),
    noScript: t('print.no-script'),
    parts: t('print.parts'),
    all: t('print.parts.all'),
    sections: sections.map(({ id, heading, wide, narrow }) => ({
      value: id,
      name: heading,
      choose: t('print.parts.of', { name: heading }),
      items: [...wide, ...narrow].map(({ part }) => ({
        value: part,
        ...namedAt(part),
      })),
    })),
    ...modulesOf(reader),
    paper: {
      legend: t('print.paper'),
      options: [
        { value: '', name: t('print.paper.own') },
        { value: 'a4', name: 'A4' },
        { value: 'letter', name: 'Letter' },
      ],
    },
    notes: t('print.notes'),
    print: t('print.print'),
    words: templates(language, ['print.pages', 'print.nothing', 'print.codes-missing']),
    room: [t('print.pages', { n: 10 }), ...(isDrawn ? [] : [t('print.codes-missing')])],
  };
}

function modulesOf(reader: Reader): Pick<ChoiceView, 'modules'> {
  const { entries } = reader.ruleset;
  const shares = Map.groupBy(entries, (entry) => shareOf(entry, reader).name);
  if (shares.size < 2) return {};
  const items = [...shares].map(([name, of]) => ({
    name,
    parts: of.map(({ address }) => address),
  }));
  return { modules: { legend: reader.t('module.legend'), items } };
}
