/** The front page of a ruleset: the turn, the activation or the contents; then every entry by kind. */
import { lowered } from '../../wording/heading.ts';
import type { Step } from '../../../schemas/types.d.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Language } from '../../i18n/languages.ts';
import {
  entriesOf,
  kindsOf,
  type EntryOf,
  type Rulebook,
  type Ruleset,
} from '../../model/rulebook.ts';
import { packId } from '../../offline/pack-format.ts';
import { KEEPS_OFFLINE } from '../../site/config.ts';
import { pageHref } from '../../site/routes.ts';
import { createReader, type Reader } from '../context.ts';
import { foreignOf } from '../../i18n/text.ts';
import { provenanceAt } from '../../model/provenance.ts';
import { countOpenQuestions } from '../../model/doubts.ts';
import { markOf, statusLines, type MarkView, type StatusView } from '../evidence.ts';
import { kindSection, type IndexSection } from './kind-section.ts';
import { frameView, type FrameView } from './frame.ts';
import { otherRolls } from './front-rolls.ts';
import { rulesetPage } from './page-settings.ts';
import { nameIn, type Name } from '../../notation/show.ts';
import { linksTo, type Link } from '../links.ts';
import {
  blockView,
  documentViews,
  editionText,
  type DocumentView,
  type RulesetBlockView,
} from './ruleset-block.ts';
import { stepLinks, type StepLink } from '../parts/step-links.ts';
import { sidesOfEntry } from '../parts/sides.ts';
import { numberInPlace } from '../parts/steps.ts';
import { tableSheet } from '../parts/table.ts';
import { missingNotice } from '../stale.ts';
import { printHref } from '../../site/routes.ts';

export interface FrontView {
  frame: FrameView;
  title: string;
  /** The edition with its note. */
  edition: string;
  /** What players look up most; absent if the ruleset does not say. */
  lookUp?: { heading: string; links: Link[] };
  /** Every other roll in the order of its use, each leading to its calculator; absent if there is none. */
  rolls?: { heading: string; links: Link[] };
  /** How many texts of the ruleset are shown in another language. */
  missing?: string;
  /** The printed quick reference. */
  print: Link;
  contents: ContentsView;
  phases: PhaseView[];
  /** Everything by kind. */
  index: { heading: string; sections: IndexSection[] };
  /** The sources of the ruleset. */
  documents: { heading: string; items: DocumentView[] };
  titleBlock: RulesetBlockView;
  /** Absent where the site lets nothing be kept. */
  keep?: KeepView;
}
/** What keeps the ruleset for reading without a connection. */
export interface KeepView {
  /** Id of the pack. */
  pack: string;
  label: string;
  /** The label with the size, which is known once everything is built: `{size}` stays to be filled in. */
  sized: string;
  /** Shown where its script cannot be loaded. */
  failed: string;
  /** The page of all that is kept. */
  manage: Link;
}
/** Overview of the content, before the turn itself. */
export interface ContentsView {
  label: string;
  /** `Tables 11`: every kind with its count. */
  kinds: { link: Link; count: number }[];
}
export interface PhaseView {
  id: string;
  /** Empty if there is only one. */
  numeral: string;
  link: Link;
  sides?: string;
  /** Of the entry; a step that shares it does not repeat it. */
  statuses: StatusView[];
  steps: PhaseStepView[];
}
export interface PhaseStepView {
  number: string;
  linkLabel: string;
  href: string;
  /** HTML */
  text: string;
  statuses: StatusView[];
  links: StepLink[];
  table?: FrontTableView;
  /** Nested steps, of an activation: it is all that the front page shows. */
  steps: PhaseStepView[];
}
/** A small table unfolded in place, with what applies beside each row. */
export interface FrontTableView {
  label: string;
  heads: Name[];
  rows: FrontRowView[];
}
export interface FrontRowView {
  link: Link;
  mark?: MarkView;
  /** HTML */
  cells: string[];
  links: Link[];
}
export function frontView(
  book: Rulebook,
  { language, ruleset }: { language: Language; ruleset: Ruleset },
): FrontView {
  const reader = createReader(language, ruleset, '');
  const { meta } = ruleset;
  const lead = reader.plain(meta.summary);
  const opening = openingOf(ruleset);
  const rolls = otherRolls(opening, reader);
  const missing = missingNotice(reader);
  return {
    frame: frameView(
      book,
      rulesetPage(language, ruleset, '', {
        title: reader.t('title.ruleset', { game: reader.plain(meta.title) }),
        description: lead,
      }),
    ),
    title: reader.label(meta.title),
    ...(missing !== undefined && { missing }),
    edition: editionText(meta.edition, reader),
    ...(meta.front.lookUp && {
      lookUp: { heading: reader.t('front.look-up'), links: linksTo(meta.front.lookUp, reader) },
    }),
    ...(rolls.length > 0 && { rolls: { heading: reader.t('front.rolls'), links: rolls } }),
    print: { href: printHref(language, ruleset.id), name: reader.t('print.open.sheet') },
    contents: contentsView(reader),
    phases: opening.map((entry, index) =>
      phaseView(entry, opening.length > 1 ? String(index + 1) : '', reader),
    ),
    index: {
      heading: reader.t('turn.all'),
      sections: [...kindsOf(ruleset).map((kind) => kindSection(kind, reader)), wordSection(reader)],
    },
    documents: { heading: reader.t('front.documents'), items: documentViews(reader) },
    titleBlock: blockView(reader),
    ...(KEEPS_OFFLINE && { keep: keepView(reader) }),
  };
}

const keepView = ({ t, language, ruleset }: Reader): KeepView => ({
  pack: packId(language, ruleset.id),
  label: t('offline.keep'),
  sized: t('offline.keep-size', { size: '{size}' }),
  failed: t('offline.failed.connection'),
  manage: { href: pageHref(language, 'offline'), name: t('offline.manage') },
});

function contentsView(reader: Reader): ContentsView {
  const { t, ruleset } = reader;
  const { markers, terms, values } = ruleset;
  const page = (address: string, name: string): Link => ({ href: reader.link(address), name });
  const kinds = [
    ...kindsOf(ruleset)
      .filter((kind) => kind !== 'phases')
      .map((kind) => ({
        link: { href: `#${kind}`, name: t(`kind.${kind}`) },
        count: entriesOf(ruleset, kind).length,
      })),
    { link: page('markers', t('kind.markers')), count: markers.length },
    { link: page('terms', t('kind.terms')), count: terms.length + values.length },
    { link: page('disputes', t('disputes.title')), count: countOpenQuestions(ruleset) },
  ];
  return {
    label: t('turn.all'),
    kinds: kinds.filter(({ count }) => count > 0),
  };
}

export type Stepped = EntryOf<'phases'> | EntryOf<'procedures'>;

/** What the front page begins with: the phases, the activation, or nothing. */
export function openingOf(ruleset: Ruleset): readonly Stepped[] {
  const { landing, procedure } = ruleset.meta.front;
  if (landing === 'turn') return ruleset.phases;
  return entriesOf(ruleset, 'procedures').filter(({ address }) => address === procedure);
}

export function phaseView(entry: Stepped, numeral: string, reader: Reader): PhaseView {
  const { title, sides, steps } = entry.data;
  const unfolded = unfoldedTables(entry, reader.ruleset);
  const own = statusLines(provenanceAt(entry, []), reader);
  const isShared = (status: StatusView) => own.some(({ text }) => text === status.text);
  return {
    id: entry.id,
    numeral,
    link: { href: reader.link(entry.address), ...nameIn(title, reader.language) },
    ...(sides && { sides: sidesOfEntry(sides, entry, reader) }),
    statuses: own,
    steps: stepsAt(steps, ['steps']),
  };

  function stepsAt(list: readonly Step[], path: Path): PhaseStepView[] {
    return list.map((step, index) => {
      const table = unfolded.get(step.id);
      const at = [...path, index];
      const number = numberInPlace(at);
      return {
        number,
        linkLabel: reader.t('step.link', { n: number }),
        href: reader.link(`${entry.address}#${step.id}`),
        // Outside its page a step is shown with its title.
        text: step.title
          ? reader.t('front.step', {
              title: `<b>${reader.label(step.title)}</b>`,
              text: lowered(reader.prose(step.text), reader),
            })
          : reader.prose(step.text),
        statuses: statusLines(provenanceAt(entry, at), reader).filter((one) => !isShared(one)),
        links: stepLinks(
          (step.uses ?? []).filter((address) => address !== table?.address),
          reader,
        ),
        ...(table && { table: frontTable(table, reader) }),
        steps: entry.kind === 'procedures' ? stepsAt(step.steps ?? [], [...at, 'steps']) : [],
      };
    });
  }
}

/**
 * Tables of choices whose every row names what applies next (the orders): step id → table, at the
 * last step that names it.
 */
function unfoldedTables(entry: Stepped, ruleset: Ruleset): Map<string, EntryOf<'tables'>> {
  const lastUse = new Map<string, string>();
  for (const step of entry.data.steps)
    for (const address of step.uses ?? []) lastUse.set(address, step.id);
  return new Map(
    entriesOf(ruleset, 'tables').flatMap((table): [string, EntryOf<'tables'>][] => {
      const step = lastUse.get(table.address);
      const unfolds = !table.data.rolls && table.data.rows.every(({ uses }) => uses);
      return step !== undefined && unfolds ? [[step, table]] : [];
    }),
  );
}

function frontTable(entry: EntryOf<'tables'>, reader: Reader): FrontTableView {
  const { columns, groups } = tableSheet(entry, reader);
  const { title, rowHeader } = entry.data;
  return {
    label: reader.plain(title),
    heads: [
      rowHeader ? nameIn(rowHeader, reader.language) : { name: '' },
      ...columns.map(({ column }) => nameIn(column.title, reader.language)),
      { name: reader.t('front.applies') },
    ],
    rows: groups
      .flatMap((group) => group.rows)
      .map(({ id, label, cells, row, provenance }) => {
        const mark = provenance.evidence === 'disputed' ? undefined : markOf(provenance, reader);
        return {
          link: {
            href: reader.link(`${entry.address}#${id}`),
            name: label.plain,
            ...foreignOf(label),
          },
          ...(mark && { mark }),
          cells: cells.map(({ html }) => html),
          links: linksTo(row.uses, reader),
        };
      }),
  };
}

/** Markers, terms and the page of open questions. */
function wordSection(reader: Reader): IndexSection {
  const { t, ruleset } = reader;
  const { markers, terms, values } = ruleset;
  const page = (address: string, name: string): Link => ({ href: reader.link(address), name });
  return {
    id: 'words',
    heading: page('terms', t('kind.terms')),
    items: [
      ...(markers.length > 0
        ? [{ link: page('markers', t('kind.markers')), count: markers.length }]
        : []),
      { link: page('terms', t('kind.terms')), count: terms.length + values.length },
      { link: page('disputes', t('disputes.title')), count: countOpenQuestions(ruleset) },
    ],
  };
}
