/** Steps for readers: number, sentence, cost, limits, reactions, effects and rolls. */
import { allOf, lowerFirst, withoutStop } from '../../i18n/format.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/entries.ts';
import { fraction, number } from '../../notation/numbers.ts';
import { amount } from '../../notation/show.ts';
import type { Step } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';
import { effectLines } from '../../wording/effects.ts';
import { statusesAt, type StatusView } from '../evidence.ts';
import { linkTo, type Link } from '../links.ts';
import { noteLinks, type NoteLink } from './notes.ts';
import { escapeHtml } from '../prose.ts';
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
  /** Who acts, where it differs from the entry. */
  sides?: string;
  /** Order of nested steps, cost, limit, repetition, effects: short lines of HTML. */
  details: string[];
  reaction?: ReactionView;
  roll?: RollView;
  value?: ValueView;
  steps: StepView[];
  links: StepLink[];
}
export interface ReactionView {
  /** `Then ` */
  before: string;
  link: Link;
  /** ` (current hex)` */
  after: string;
  /** HTML */
  text?: string;
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
  return {
    id: step.id,
    number,
    linkLabel: t('step.link', { n: number }),
    ...(step.title && { title: reader.label(step.title) }),
    ...obligationView(step, reader),
    text: reader.prose(step.text),
    notes: noteLinks(step.notes, entry, reader),
    statuses: statusesAt(entry, path, reader),
    ...(step.sides && { sides: sidesLine(step.sides, reader) }),
    details: detailsOf(step, reader),
    ...(step.reaction && { reaction: reactionView(step.reaction, reader) }),
    ...(step.roll && { roll: rollView(step.roll, entry, [...path, 'roll'], reader) }),
    ...(step.value && {
      value: valueView(step.value, entry, [...path, 'value'], reader, true),
    }),
    steps: stepViews(step.steps ?? [], [...path, 'steps'], entry, reader),
    links: stepLinks(step.uses, reader),
  };
}

/** A short printed number; otherwise 1, 2, 3 on the page and a, b, c for nested steps. */
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
    ...(step.limit ? [t('step.limit.line', { limit: withoutStop(reader.label(step.limit)) })] : []),
    ...(step.repeat
      ? [t('step.repeat.line', { until: withoutStop(reader.label(step.repeat)) })]
      : []),
    ...effectLines(step.effects, reader).map(escapeHtml),
  ];
}

type Cost = NonNullable<Step['cost']>[number];

/** `Cost: 1 MF and COT of the hex` */
const costLine = (cost: readonly Cost[], reader: Reader): string =>
  reader.t('step.cost.line', {
    costs: allOf(
      cost.map((one) => costOf(one, reader)),
      reader.language,
    ),
  });

/** `1 MF`, `all remaining MP`, `2 × COT of the hex`, `1 MP per hexspine turned` */
function costOf({ resource, amount: much, text }: Cost, reader: Reader): string {
  const { t, name, language } = reader;
  if (text) return reader.plain(text);
  const units = (n: number) =>
    t('cost.units', { n: n === 0.5 ? fraction('1/2') : number(n), unit: name(resource) });
  if (typeof much === 'number') return units(much);
  const asCost = (value = '') => name.value?.(value)?.asCost;
  const whole = typeof much === 'string' ? asCost(much) : undefined;
  if (whole) return reader.plain(whole);
  if (typeof much === 'object' && !Array.isArray(much) && much.each !== undefined) {
    const [cost, perOne] = [asCost(much.per), name.value?.(much.per ?? '')?.perOne];
    if (cost) return t('cost.times', { n: much.each, cost: reader.plain(cost) });
    if (perOne)
      return t('amount.per-one', { each: units(much.each), perOne: reader.plain(perOne) });
  }
  return `${amount(much, language, name)} ${name(resource)}`;
}

/** `Then Defensive First Fire (hex entered)`: the text before and after the link. */
function reactionView(reaction: NonNullable<Step['reaction']>, reader: Reader): ReactionView {
  const { t } = reader;
  const rule = LINK;
  const line =
    reaction.moment === 'after' && reaction.at
      ? t('reaction.after.at', { rule, place: lowerFirst(reader.name(reaction.at)) })
      : t(`reaction.${reaction.moment}`, { rule });
  const [before = '', after = ''] = line.split(LINK);
  return {
    before,
    link: linkTo(reaction.action, reader),
    after,
    ...(reaction.text && { text: reader.prose(reaction.text) }),
  };
}

/** Placeholder for the link in a line. */
const LINK = '\uE000';
