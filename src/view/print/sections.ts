/** The sections of the printed quick reference: first what a turn needs at a glance, then the details. */
import { labelBefore } from '../../i18n/format.ts';
import { nameOrder } from '../../i18n/order.ts';
import type { Entry } from '../../model/entries.ts';
import { entriesOf, kindsOf, type Ruleset } from '../../model/rulebook.ts';
import type { Step } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';
import { exampleView, type ExampleView } from '../parts/examples.ts';
import { textBefore } from '../parts/marked.ts';
import { openingOf, phaseView, type PhaseStepView, type PhaseView } from '../pages/front.ts';
import { markerView, type MarkerView } from '../pages/lists/markers.ts';
import { blockView, type BlockView } from './block.ts';
import { shortSource } from '../../wording/sources.ts';
import { createFootnotes, disputeTexts, type FootnoteView } from './footnotes.ts';

export interface SectionView {
  /** `tables`: also names it in the choice of parts. */
  id: string;
  heading: string;
  /** Entries that need the whole width, before those that stand in columns. */
  wide: BlockView[];
  narrow: BlockView[];
  /** The turn in short, where the phases follow in full. */
  outline: OutlineView[];
  /** What a ruleset without a turn begins with. */
  contents: { number: string; name: string; href: string }[];
  markers: MarkerView[];
  /** The names are HTML. */
  abbreviations: { short: string; name: string }[];
  examples: PrintedExample[];
  /** Of what stands in no block. */
  footnotes: FootnoteView[];
}
export interface PrintedExample extends Omit<ExampleView, 'open'> {
  /** The entry it belongs to. */
  of: string;
}
/** A phase whose steps have their full stops behind their marks. */
export interface OutlineView extends PhaseView {
  steps: (PhaseStepView & { stop?: string })[];
}

/** A turn with more steps than this has an outline on the first page, and its phases in full further on. */
const MOST_IN_FULL = 20;

type Kind = Entry['kind'];

/** Every part of the ruleset, in the order of the paper. Empty sections are left out. */
export function sectionViews(reader: Reader): SectionView[] {
  const { ruleset, t } = reader;
  const disputeText = disputeTexts(reader);
  const opening: readonly Entry[] = openingOf(ruleset);
  const isLong = countSteps(ruleset) > MOST_IN_FULL;
  const blocks = (entries: readonly Entry[]) => split(entries, reader, disputeText);
  const first: SectionView = {
    ...empty('turn', headingOf(reader)),
    ...(isLong
      ? {
          outline: openingOf(ruleset).map((entry, index) =>
            outlineView(phaseView(entry, `${index + 1}`, reader)),
          ),
        }
      : blocks(opening)),
    contents: opening.length > 0 ? [] : contentsOf(reader),
  };
  const rest = (kind: Kind) => ({
    ...empty(kind, t(`kind.${kind}`)),
    ...blocks(entriesOf(ruleset, kind).filter((entry) => isLong || !opening.includes(entry))),
  });
  const kinds = kindsOf(ruleset);
  const sections = [
    first,
    ...(isLong ? [] : [rest('procedures')]),
    rest('tables'),
    rest('modifiers'),
    markerSection(reader, disputeText),
    ...(isLong ? [rest('phases'), rest('procedures')] : []),
    ...(kinds.includes('rules') ? [rest('rules')] : []),
    { ...empty('abbreviations', t('print.abbreviations')), abbreviations: abbreviationsOf(reader) },
    exampleSection(reader, disputeText),
  ];
  return sections.filter(isFilled);
}

const empty = (id: string, heading: string): SectionView => ({
  id,
  heading,
  wide: [],
  narrow: [],
  outline: [],
  contents: [],
  markers: [],
  abbreviations: [],
  examples: [],
  footnotes: [],
});

const isFilled = (section: SectionView): boolean =>
  [
    ...[section.wide, section.narrow, section.outline, section.contents],
    ...[section.markers, section.abbreviations, section.examples],
  ].some((list) => list.length > 0);

function split(
  entries: readonly Entry[],
  reader: Reader,
  disputeText: (href: string) => string,
): Pick<SectionView, 'wide' | 'narrow'> {
  const blocks = entries.map((entry) => blockView(entry, reader, disputeText));
  return {
    wide: blocks.filter(({ wide }) => wide),
    narrow: blocks.filter(({ wide }) => !wide),
  };
}

/** Steps of the turn or of the activation, those inside steps included. */
const countSteps = (ruleset: Ruleset): number =>
  openingOf(ruleset).reduce((sum, { data }) => sum + countIn(data.steps), 0);

const countIn = (steps: readonly Step[] = []): number =>
  steps.reduce((sum, step) => sum + 1 + countIn(step.steps), 0);

function headingOf({ ruleset, t, plain }: Reader): string {
  const { landing } = ruleset.meta.front;
  const [only] = openingOf(ruleset);
  if (landing === 'turn') return t('print.turn');
  return only ? plain(only.data.title) : t('front.contents');
}

const contentsOf = (reader: Reader): SectionView['contents'] =>
  reader.ruleset.entries.map(({ address, data }) => ({
    number: data.number ?? '',
    name: reader.label(data.title),
    href: reader.link(address),
  }));

function markerSection(page: Reader, disputeText: (href: string) => string): SectionView {
  const footnotes = createFootnotes(disputeText);
  const reader = { ...page, footnotes };
  const markers = reader.ruleset.markers.map((marker) => {
    const view = markerView(marker, reader);
    const life = view.life.map((line) => ({
      ...line,
      label: labelBefore(line.label, reader.language),
    }));
    // Paper has the names of the documents once, at the top.
    const source = shortSource(marker.source, reader);
    return { ...view, life, source };
  });
  return {
    ...empty('markers', reader.t('kind.markers')),
    markers,
    footnotes: footnotes.items,
  };
}

function abbreviationsOf({
  ruleset,
  language,
  plain,
  label,
}: Reader): SectionView['abbreviations'] {
  const { terms, markers, values } = ruleset;
  const found = new Map<string, Set<string>>();
  for (const { title, abbreviation } of [...terms, ...markers, ...values]) {
    const short = abbreviation?.[language] ?? abbreviation?.all;
    if (short !== undefined && short !== plain(title))
      found.set(short, (found.get(short) ?? new Set()).add(label(title)));
  }
  const inOrder = nameOrder(language);
  return [...found]
    .map(([short, names]) => ({ short, name: [...names].join(' / ') }))
    .sort((a, b) => inOrder(a.short, b.short));
}

const outlineView = (phase: PhaseView): OutlineView => ({
  ...phase,
  steps: phase.steps.map((step) => ({ ...step, ...textBefore(step.text, step.statuses) })),
});

function exampleSection(page: Reader, disputeText: (href: string) => string): SectionView {
  const footnotes = createFootnotes(disputeText);
  const reader = { ...page, footnotes };
  const { ruleset, t, label } = reader;
  const examples = ruleset.entries.flatMap((entry) =>
    (entry.data.examples ?? []).map((example, index): PrintedExample => {
      const { open: _, ...view } = exampleView(example, index, entry, reader);
      return {
        ...view,
        id: `${entry.address.replaceAll('/', '.')}.${view.id}`,
        of: label(entry.data.title),
      };
    }),
  );
  return {
    ...empty('examples', t('print.examples')),
    examples,
    footnotes: footnotes.items,
  };
}
