/** The page of an entry of any kind: title, body, what every entry ends with, and its title block. */
import { labelled, sentencesOf, withStop } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { disputesOf } from '../../model/doubts.ts';
import type { Entry } from '../../model/entries.ts';
import type { EntryOf, Rulebook, Ruleset } from '../../model/rulebook.ts';
import { createReader, type Reader } from '../context.ts';
import { disputeView, type DisputeView } from '../parts/dispute.ts';
import { endLines } from '../../wording/effects.ts';
import { effectStatuses, statusesAt, type StatusView } from '../evidence.ts';
import { textBefore } from '../parts/marked.ts';
import { exampleView, type ExampleView } from '../parts/examples.ts';
import { findingViews, type FindingView } from '../findings.ts';
import { frameView, type FrameView } from './frame.ts';
import { entryPage } from './page-settings.ts';
import { historyView, type HistoryView } from './history.ts';
import { linkTo, type Link } from '../links.ts';
import { notesView, type NotesView } from '../parts/notes.ts';
import { modifiersView, type ModifiersView } from './modifier-page.ts';
import { pointSections, type PointSection } from '../parts/points.ts';
import { escapeHtml } from '../prose.ts';
import { rollView, type RollView } from '../parts/rolls.ts';
import { shareMenuView, type ShareMenuView } from './share-menu.ts';
import { staleView, type StaleView } from '../stale.ts';
import { situationView, type SituationView } from '../calculator.ts';
import { sidesOfEntry } from '../parts/sides.ts';
import { orderOf, stepViews, type StepView } from '../parts/steps.ts';
import { tableView, type TableView } from './table/table-page.ts';
import type { KickerView, TrackItem, TrackView } from './track.ts';
import { titleBlockView, type TitleBlockView } from './title-block.ts';

export interface EntryView {
  frame: FrameView;
  share: ShareMenuView;
  /** The line above the title. */
  kicker?: KickerView;
  /** HTML */
  title: string;
  /** Source statuses of the entry as a whole. */
  statuses: StatusView[];
  /** HTML, and its full stop, which stands behind its marks. */
  summary?: { text: string; stop?: string };
  findings: FindingView[];
  stale?: StaleView;
  body: BodyView;
  /** The calculator; absent if there is nothing to calculate. */
  work?: SituationView;
  examples: ExampleView[];
  disputes?: { heading: string; items: DisputeView[] };
  see?: { heading: string; links: Link[] };
  /** Places in the printed rules outside this collection. */
  outside?: { heading: string; items: { number: string; text?: string }[] };
  /** The steps of the page, where there are several. */
  outline?: { heading: string; links: Link[] };
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
  /** Who acts: above the title on the page, above the steps on paper. HTML. */
  sides?: string;
  /** How the steps follow each other, unless one after the other. */
  order?: string;
  steps: StepView[];
  /** What happens when the phase ends. */
  end?: { heading: string; effects: string[]; statuses: StatusView[] };
  notes?: NotesView;
  points: PointSection[];
}
export interface RuleView {
  /** HTML */
  text: string;
  roll?: RollView;
  notes?: NotesView;
  points: PointSection[];
}

/**
 * `diagnostics` are those of the entry's file, shown in development. Texts are converted in page
 * order, so that terms are linked at first use.
 */
export function entryView(
  book: Rulebook,
  { language, ruleset, entry }: { language: Language; ruleset: Ruleset; entry: Entry },
  diagnostics: readonly Diagnostic[] = [],
): EntryView {
  const reader: Reader = {
    ...createReader(language, ruleset, entry.address),
    explanations: new Map(),
  };
  const { data } = entry;
  const stale = staleView(reader);
  const work = situationView(entry, reader);
  const page = entryPage(language, ruleset, entry);
  const body = bodyView(entry, reader);
  const statuses = statusesAt(entry, [], reader);
  return {
    frame: frameView(book, page),
    share: shareMenuView(reader),
    ...(page.place?.kicker && { kicker: page.place.kicker }),
    title: reader.label(data.title),
    statuses,
    findings: findingViews(diagnostics),
    ...(stale && { stale }),
    ...withLead(entry, body, statuses, reader),
    ...outlineOf(body, reader),
    ...(work && { work }),
    ...endOf(entry, reader),
    ...pagerView(page.place?.track, reader),
    titleBlock: titleBlockView(entry, reader),
    history: historyView(reader),
  };
}

/**
 * What stands under the title: the summary or, where it only says what the page contains, `Roll D6. Recovered: Final dr < 6.`,
 * which the results then do not repeat.
 */
function withLead(
  entry: Entry,
  body: BodyView,
  statuses: readonly StatusView[],
  reader: Reader,
): Pick<EntryView, 'summary' | 'body'> {
  const { data } = entry;
  if (data.lead !== false)
    return {
      ...(data.summary && {
        summary: textBefore(reader.prose(data.summary), statuses),
      }),
      body,
    };
  if (body.kind !== 'modifiers' || !body.modifiers.roll || entry.kind !== 'modifiers')
    return { body };
  const { target, outcomes = [] } = entry.data.roll ?? {};
  const { heading, roll } = body.modifiers.roll;
  const needs = outcomes.flatMap(({ success, title }, index) =>
    success && target === undefined
      ? [labelled(reader.plain(title), roll.outcomes[index]?.condition ?? '', reader.language)]
      : [],
  );
  const lines = [
    roll.line + (roll.stop ?? ''),
    ...needs.map((need) => withStop(need, reader.language)),
  ];
  return {
    summary: textBefore(escapeHtml(sentencesOf(lines.filter(Boolean), reader.language)), statuses),
    body: {
      kind: 'modifiers',
      modifiers: { ...body.modifiers, roll: { heading, roll: { ...roll, line: '', stop: '' } } },
    },
  };
}

/** The titles of the steps; a list of two would say nothing. */
function outlineOf(body: BodyView, { t }: Reader): Pick<EntryView, 'outline'> {
  if (body.kind !== 'steps') return {};
  const links = body.steps.steps.flatMap(({ id, number, title }) =>
    title === undefined ? [] : [{ href: `#${id}`, name: `${number} ${title}` }],
  );
  return links.length > 2 ? { outline: { heading: t('nav.on-this-page'), links } } : {};
}

/** What an entry holds between its title and its examples. */
export function bodyView(entry: Entry, reader: Reader): BodyView {
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
  const order = orderOf(entry.data, reader);
  return {
    heading: reader.t('step.steps'),
    ...(sides && { sides: sidesOfEntry(sides, entry, reader) }),
    ...(order && { order }),
    steps: stepViews(steps, ['steps'], entry, reader),
    ...(end && {
      end: {
        heading: reader.t('step.end'),
        effects: endLines(end, reader),
        statuses: effectStatuses(end, ['end'], entry, reader),
      },
    }),
    ...notesView(entry, reader),
    points: pointSections(points, groups, entry, reader),
  };
}

function ruleView(entry: EntryOf<'rules'>, reader: Reader): RuleView {
  const { text, roll, points, groups } = entry.data;
  return {
    text: reader.prose(text),
    ...(roll && { roll: rollView(roll, entry, ['roll'], reader) }),
    ...notesView(entry, reader),
    points: pointSections(points, groups, entry, reader),
  };
}

type End = Pick<EntryView, 'examples' | 'disputes' | 'see' | 'outside'>;

/** The sections at the end of every entry. */
function endOf(entry: Entry, reader: Reader): End {
  const { t } = reader;
  const { examples = [], externalReferences: outside = [] } = entry.data;
  const see = notAtSteps(entry.data.see, entry);
  const exampleViews = examples.map((example, index) => exampleView(example, index, entry, reader));
  // The others are shown at the places that they are about.
  const disputes = disputesOf(entry).filter(({ dispute }) => !reader.shown.has(dispute.id));
  return {
    examples: exampleViews,
    ...(disputes.length > 0 && {
      disputes: {
        heading: t('dispute.sources-disagree'),
        items: disputes.map((one) => disputeView(one.dispute, reader)),
      },
    }),
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
  };
}

/** Without what a step already links. */
function notAtSteps(see: readonly string[] = [], entry: Entry): readonly string[] {
  const used = entry.index.ofShape('Step').flatMap(({ value }) => value.uses ?? []);
  return see.filter((address) => !used.includes(address));
}

/** The previous and next phase, or step of the procedure. */
function pagerView(track: TrackView | undefined, { t }: Reader): Pick<EntryView, 'pager'> {
  const items = track?.items ?? [];
  const place = items.findIndex(({ current }) => current === 'page');
  const [previous, next] = [items[place - 1], items[place + 1]];
  if (place < 0 || (!previous && !next)) return {};
  const link = ({ brief: _, current: __, ...to }: TrackItem): Link => to;
  return {
    pager: {
      label: t('nav.previous-next'),
      ...(previous && { previous: link(previous) }),
      ...(next && { next: link(next) }),
    },
  };
}
