/** The page of an entry of any kind: title, body, what every entry ends with, and its title block. */
import { withAddition } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { disputesOf, doubtsOf } from '../../model/doubts.ts';
import type { Entry } from '../../model/entries.ts';
import { provenanceAt } from '../../model/provenance.ts';
import { entriesOf, type EntryOf, type Rulebook, type Ruleset } from '../../model/rulebook.ts';
import { createReader, type Reader } from '../context.ts';
import { disputeView, doubtSections, type DisputeView, type DoubtSection } from './disputes.ts';
import { effectLines, endLines } from '../effects.ts';
import { markOf, type MarkView } from '../evidence.ts';
import { findingViews, type FindingView } from '../findings.ts';
import { frameView, type FrameView } from './frame.ts';
import { entryPage } from './page-settings.ts';
import { historyView, type HistoryView } from './history.ts';
import { linkTo, type Link } from '../links.ts';
import { modifiersView, type ModifiersView } from './modifier-page.ts';
import { describe } from './page-title.ts';
import { pointSections, type PointSection } from '../points.ts';
import { rollView, type RollView } from '../rolls.ts';
import { shareMenuView, type ShareMenuView } from './share-menu.ts';
import { staleView, type StaleView } from '../stale.ts';
import { sidesOfEntry, stepViews, type SidesView, type StepView } from '../steps.ts';
import { tableView, type TableView } from './table-page.ts';
import { titleBlockView, type TitleBlockView } from './title-block.ts';

export interface EntryView {
  frame: FrameView;
  share: ShareMenuView;
  number?: string;
  /** HTML */
  title: string;
  mark?: MarkView;
  /** HTML */
  summary?: string;
  findings: FindingView[];
  stale?: StaleView;
  body: BodyView;
  examples: ExampleView[];
  disputes?: { heading: string; items: DisputeView[] };
  /** The dispute about this entry, where another page tells it. */
  disputedAt?: { word: string; link: Link };
  doubts: DoubtSection[];
  see?: { heading: string; links: Link[] };
  /** Places of the printed rules that are not part of the collection. */
  outside?: { heading: string; items: { number: string; text?: string }[] };
  pager?: { label: string; previous?: Link; next?: Link };
  titleBlock: TitleBlockView;
  history: HistoryView;
}
export type BodyView =
  | { kind: 'table'; table: TableView }
  | { kind: 'modifiers'; modifiers: ModifiersView }
  | { kind: 'steps'; steps: StepsView }
  | { kind: 'rule'; rule: RuleView };

export interface StepsView {
  heading: string;
  sides?: SidesView;
  steps: StepView[];
  /** What happens when the phase ends. */
  end?: { heading: string; effects: string[] };
  points: PointSection[];
}
export interface RuleView {
  /** HTML */
  text: string;
  effects: string[];
  roll?: RollView;
  points: PointSection[];
}
export interface ExampleView {
  id: string;
  /** `Example: Plain shot (our example)`; HTML */
  heading: string;
  /** HTML */
  text: string;
}

/** `diagnostics` are those of the entry's file, shown in development. Texts are read in the order of the page. */
export function entryView(
  book: Rulebook,
  { language, ruleset, entry }: { language: Language; ruleset: Ruleset; entry: Entry },
  diagnostics: readonly Diagnostic[] = [],
): EntryView {
  const reader = createReader(language, ruleset, entry.address);
  const { data } = entry;
  const mark = data.evidence === 'unknown' && markOf(provenanceAt(entry, []), reader);
  const stale = staleView(reader);
  return {
    frame: frameView(book, entryPage(language, ruleset, entry)),
    share: shareMenuView(reader),
    // A number without a point says no more than the place in the list.
    ...(data.number?.includes('.') && { number: data.number }),
    title: reader.label(data.title),
    ...(mark && { mark }),
    ...(data.summary && { summary: reader.prose(data.summary) }),
    findings: findingViews(diagnostics),
    ...(stale && { stale }),
    body: bodyView(entry, reader),
    ...endOf(entry, reader),
    titleBlock: titleBlockView(entry, reader),
    history: historyView(reader, describe(entry, ruleset, language)),
  };
}

function bodyView(entry: Entry, reader: Reader): BodyView {
  switch (entry.kind) {
    case 'tables':
      return { kind: 'table', table: tableView(entry, reader) };
    case 'modifiers':
      return { kind: 'modifiers', modifiers: modifiersView(entry, reader) };
    case 'rules':
      return { kind: 'rule', rule: ruleView(entry, reader) };
    default:
      return { kind: 'steps', steps: stepsView(entry, reader) };
  }
}

function stepsView(entry: EntryOf<'phases'> | EntryOf<'procedures'>, reader: Reader): StepsView {
  const { sides, steps, points, groups } = entry.data;
  const end = entry.kind === 'phases' ? entry.data.end : undefined;
  return {
    heading: reader.t('step.steps'),
    ...(sides && { sides: sidesOfEntry(sides, reader) }),
    steps: stepViews(steps, ['steps'], entry, reader),
    ...(end && { end: { heading: reader.t('step.end'), effects: endLines(end, reader) } }),
    points: pointSections(points, groups, entry, reader),
  };
}

function ruleView(entry: EntryOf<'rules'>, reader: Reader): RuleView {
  const { text, effects, roll, points, groups } = entry.data;
  return {
    text: reader.prose(text),
    effects: effectLines(effects, reader),
    ...(roll && { roll: rollView(roll, entry.address, reader) }),
    points: pointSections(points, groups, entry, reader),
  };
}

type End = Pick<
  EntryView,
  'examples' | 'disputes' | 'disputedAt' | 'doubts' | 'see' | 'outside' | 'pager'
>;

/** What every entry ends with. */
function endOf(entry: Entry, reader: Reader): End {
  const { t } = reader;
  const { examples = [], see = [], externalReferences: outside = [], dispute } = entry.data;
  const disputes = disputesOf(entry);
  const pager = pagerView(entry, reader);
  return {
    examples: examples.map(({ id, title, fromSource: printed, text }) => ({
      id,
      heading: withAddition(
        title ? t('example.line', { title: reader.label(title) }) : t('example.title'),
        t(printed ? 'example.printed' : 'example.ours'),
        reader.language,
      ),
      text: reader.prose(text),
    })),
    ...(disputes.length > 0 && {
      disputes: {
        heading: t('dispute.sources-disagree'),
        items: disputes.map((one) => disputeView(one.dispute, reader)),
      },
    }),
    ...(typeof dispute === 'string' && {
      disputedAt: { word: t('evidence.disputed'), link: linkTo(dispute, reader) },
    }),
    doubts: doubtsHere(entry, reader),
    ...(see.length > 0 && {
      see: { heading: t('plate.see'), links: see.map((address) => linkTo(address, reader)) },
    }),
    ...(outside.length > 0 && {
      outside: {
        heading: t('plate.outside'),
        items: outside.map(({ number, text }) => ({
          number,
          ...(text && { text: reader.prose(text) }),
        })),
      },
    }),
    ...(pager && { pager }),
  };
}

/** Gaps and inferences with their reasons; a reason that several parts share is given once. */
function doubtsHere(entry: Entry, reader: Reader): DoubtSection[] {
  const doubts = doubtsOf(entry).filter(
    ({ reason }, index, all) =>
      reason && all.findIndex((other) => other.reason?.en === reason.en) === index,
  );
  return doubtSections(
    doubts,
    reader,
    (evidence) => reader.t(`gap.${evidence}`),
    ({ address, reason, title }) => ({
      ...(address === entry.address
        ? { name: reader.plain(title ?? entry.data.title) }
        : linkTo(address, reader)),
      reason: reason ? reader.prose(reason) : '',
    }),
  );
}

/** The neighbours of the same kind, in reading order. */
function pagerView(entry: Entry, reader: Reader): EntryView['pager'] {
  const siblings: readonly Entry[] = entriesOf(reader.ruleset, entry.kind);
  const place = siblings.indexOf(entry);
  const [previous, next] = [siblings[place - 1], siblings[place + 1]];
  if (!previous && !next) return undefined;
  const link = ({ address, data }: Entry): Link => ({
    href: reader.link(address),
    name: reader.plain(data.title),
  });
  return {
    label: reader.t('nav.previous-next'),
    ...(previous && { previous: link(previous) }),
    ...(next && { next: link(next) }),
  };
}
