/**
 * Steps for readers: number, sentence, limits and rolls. What a step costs, what it does to markers and who reacts to it,
 * its sentence says (check `unsaid-data`).
 */
import { withoutStop } from '../../i18n/format.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { pageIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import type { Sides, Step, Text } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';
import { numberedSections } from '../../wording/sources.ts';
import { printedPlace, statusesAt, type StatusView } from '../evidence.ts';
import { partId } from '../links.ts';
import { noteLinks, type NoteLink } from './notes.ts';
import { textBefore } from './marked.ts';
import { obligationView, type ObligationView } from './obligation.ts';
import { rollView, type RollView } from './rolls.ts';
import { sidesLine } from './sides.ts';
import { valueView, type ValueView } from './values.ts';
import { stepLinks, type StepLink } from './step-links.ts';

export interface StepView {
  id: string;
  /** `4`, `b`, or a short printed number. */
  number: string;
  linkLabel: string;
  /** HTML */
  title?: string;
  obligation?: ObligationView;
  /** HTML */
  text: string;
  notes: NoteLink[];
  statuses: StatusView[];
  /** The full stop of the text, behind its marks. */
  stop?: string;
  /** On paper: where it is printed, if not where its entry is. */
  place?: string;
  /** Who acts, where it differs from the entry; HTML. */
  sides?: string;
  /** Order of nested steps, limit, repetition: short lines of HTML. */
  details: string[];
  roll?: RollView;
  value?: ValueView;
  steps: StepView[];
  links: StepLink[];
}
/**
 * `path` leads from the root of the entry's file to the list of steps. `linked` is what a step and the steps in it link to
 * already: they link to nothing twice.
 */
export function stepViews(
  steps: readonly Step[],
  path: Path,
  entry: Entry,
  reader: Reader,
  linked?: Set<string>,
): StepView[] {
  return steps.map((step, index) =>
    stepView(step, [...path, index], entry, reader, linked ?? new Set()),
  );
}

function stepView(
  step: Step,
  path: Path,
  entry: Entry,
  reader: Reader,
  linked: Set<string>,
): StepView {
  const { t } = reader;
  const number = numberOf(step, path);
  const statuses = statusesAt(entry, path, reader);
  const obligation = obligationView(step, reader);
  return {
    id: partId(step.id, reader),
    number,
    linkLabel: t('step.link', { n: number }),
    ...(step.title && { title: reader.label(step.title) }),
    ...obligation,
    // That of a step with a title stands behind the title.
    ...textBefore(
      reader.prose(step.text),
      statuses,
      step.title ? undefined : obligation.obligation,
    ),
    notes: noteLinks(step.notes, entry, reader),
    statuses,
    ...printedPlace(path, reader),
    ...(step.sides &&
      !saysSides(step.sides, step.text, reader) && { sides: sidesLine(step.sides, reader) }),
    details: detailsOf(step, reader),
    ...(step.roll && { roll: rollView(step.roll, entry, [...path, 'roll'], reader) }),
    ...(step.value && {
      value: valueView(step.value, entry, [...path, 'value'], reader, true),
    }),
    steps: stepViews(step.steps ?? [], [...path, 'steps'], entry, reader, linked),
    links: stepLinks(
      linksOf(step).filter((address) => !linked.has(address) && linked.add(address)),
      reader,
    ),
  };
}

/** Whether the sentence names the only side that acts: then no line below repeats it. */
const saysSides = ({ act }: Sides, text: Text, { plain, name }: Reader): boolean =>
  act.length === 1 && act.every((role) => plain(text).includes(name(role)));

/** A short printed number; otherwise that of its place. */
function numberOf({ number }: Step, path: Path): string {
  return number && number.length < 4 && !isSection(number) ? number : numberInPlace(path);
}

/** `3.9` is a place in the rulebook: among 1, 2, 3 it would look like a mistake. */
const isSection = (number: string | undefined): boolean => number?.includes('.') === true;

/** 1, 2, 3 on the page; a, b, c for nested steps. */
export function numberInPlace(path: Path): string {
  const index = Number(path.at(-1));
  return path.length === 2 ? String(index + 1) : String.fromCharCode('a'.charCodeAt(0) + index);
}

/** `3`, `3b`: as a page numbers a step, with the steps around it. */
export const numberInEntry = (path: Path): string =>
  path
    .flatMap((step, index) =>
      typeof step === 'number' ? numberInPlace(path.slice(0, index + 1)) : [],
    )
    .join('');

/** How the steps inside it follow each other, unless one after the other. */
export const orderOf = ({ order = 'listed' }: Pick<Step, 'order'>, { t }: Reader) =>
  order === 'listed' ? undefined : t(`step.${order}`);

function detailsOf(step: Step, reader: Reader): string[] {
  const { t } = reader;
  const order = orderOf(step, reader);
  return [
    ...(isSection(step.number) ? [numberedSections([step.number ?? ''], reader)] : []),
    ...(order ? [order] : []),
    ...(step.limit ? [t('step.limit.line', { limit: withoutStop(reader.label(step.limit)) })] : []),
    ...(step.repeat
      ? [t('step.repeat.line', { until: withoutStop(reader.label(step.repeat)) })]
      : []),
    ...(step.reaction?.text ? [reader.prose(step.reaction.text)] : []),
  ];
}

/** What applies here, and the reaction unless it is among it. */
function linksOf({ uses = [], reaction }: Step): readonly string[] {
  const action = reaction?.action;
  return action === undefined || uses.some((address) => pageIn(address) === action)
    ? uses
    : [...uses, action];
}
