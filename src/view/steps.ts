/** Steps as a reader sees them: number, sentence, cost, limits, windows, effects and rolls. */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry } from '../model/entries.ts';
import { provenanceAt } from '../model/provenance.ts';
import { amount } from '../notation/show.ts';
import type { Sides, Step } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';
import { effectLines } from './effects.ts';
import { badgesOf, markOf, type BadgeView, type MarkView } from './evidence.ts';
import { linksTo, linkTo, type Link } from './links.ts';
import { escapeHtml } from './prose.ts';
import { rollView, type RollView } from './rolls.ts';

export interface StepView {
  id: string;
  /** `4`, `b`, or a short printed number. */
  number: string;
  linkLabel: string;
  /** HTML */
  title?: string;
  /** `must` */
  duty?: string;
  /** HTML */
  text: string;
  badges: BadgeView[];
  mark?: MarkView;
  sides?: SidesView;
  /** Order of its own steps, cost, limit, repetition, effects: short lines of HTML. */
  details: string[];
  window?: WindowView;
  roll?: RollView;
  steps: StepView[];
  links: Link[];
}
export interface WindowView {
  /** `after this: ` */
  moment: string;
  link: Link;
  /** HTML */
  text?: string;
}
export interface SidesView {
  label: string;
  /** How the turn passes from one to the other; shown where there is more than one. */
  pace: string;
  roles: string[];
}

export function sidesView({ act, pace }: Sides, { t, name }: Reader): SidesView {
  return { label: t('step.who'), pace: t(`pace.${pace}`), roles: act.map(name) };
}

/** `path` leads from the root of the entry's file to the list of steps. */
export function stepViews(
  steps: readonly Step[],
  path: Path,
  entry: Entry,
  reader: Reader,
): StepView[] {
  return steps.map((step, index) => stepView(step, [...path, index], entry, reader));
}

function stepView(step: Step, path: Path, entry: Entry, reader: Reader): StepView {
  const { t } = reader;
  const number = numberOf(step, path);
  const mark = markOf(provenanceAt(entry, path), reader);
  return {
    id: step.id,
    number,
    linkLabel: t('step.link', { n: number }),
    ...(step.title && { title: reader.label(step.title) }),
    ...(step.duty && { duty: t(`step.${step.duty}`) }),
    text: reader.prose(step.text),
    badges: badgesOf(step.source, entry, reader),
    ...(mark && { mark }),
    ...(step.sides && { sides: sidesView(step.sides, reader) }),
    details: detailsOf(step, reader),
    ...(step.window && { window: windowView(step.window, reader) }),
    ...(step.roll && { roll: rollView(step.roll, `${entry.address}#${step.id}`, reader) }),
    steps: stepViews(step.steps ?? [], [...path, 'steps'], entry, reader),
    links: linksTo(step.uses, reader),
  };
}

/** A short printed number; else steps of the page count 1, 2, 3 and steps inside steps a, b, c. */
function numberOf({ number }: Step, path: Path): string {
  if (number && number.length < 4) return number;
  const index = Number(path.at(-1));
  return path.length === 2 ? String(index + 1) : String.fromCharCode('a'.charCodeAt(0) + index);
}

const ORDERS = { any: 'step.any-order', 'one-of': 'step.one-of', listed: undefined } as const;

function detailsOf(step: Step, reader: Reader): string[] {
  const { t } = reader;
  const order = ORDERS[step.order ?? 'listed'];
  return [
    ...(order ? [t(order)] : []),
    ...(step.cost ? [escapeHtml(costLine(step.cost, reader))] : []),
    ...(step.limit ? [`${t('step.limit')}: ${reader.label(step.limit)}`] : []),
    ...(step.repeat ? [`${t('step.repeat')}: ${reader.label(step.repeat)}`] : []),
    ...effectLines(step.effects, reader).map(escapeHtml),
  ];
}

/** `Cost: 1 MF + COT` */
function costLine(cost: NonNullable<Step['cost']>, { t, name, language }: Reader): string {
  const amounts = cost.map(({ of, amount: each }) => `${amount(each, language, name)} ${name(of)}`);
  return `${t('step.cost')}: ${amounts.join(' + ')}`;
}

/** `after this (entered hex): Defensive First Fire` */
function windowView(window: NonNullable<Step['window']>, reader: Reader): WindowView {
  const at = window.at ? ` (${reader.name(window.at)})` : '';
  return {
    moment: `${reader.t(`step.window.${window.moment}`)}${at}: `,
    link: linkTo(window.for, reader),
    ...(window.text && { text: reader.prose(window.text) }),
  };
}
