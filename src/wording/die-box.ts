/** What the dice must show, as short as a box: `1–2`, `roll ≤ R#`, `5+`. */
import { width } from '../text/width.ts';
import { rangeOfDice, parseDice } from '../notation/dice.ts';
import { number } from '../notation/numbers.ts';
import type { Amount, Outcome, Roll, Test } from '../../schemas/types.d.ts';
import { listOf, unbrokenSigns } from '../i18n/format.ts';
import { boundLine, conditionOf, rollName } from './conditions.ts';
import type { Wording } from './wording.ts';

/** Columns of the longest name in a box. */
const LONGEST = 16;

export interface DieBox {
  /** `1–2`; `other` for an outcome without a condition. */
  box: string;
  /** What else must be true: `unmodified roll`, `the unit is CX`; may be empty. */
  condition: string;
  /** An outcome without a condition. */
  isRest: boolean;
}

/** Undefined where only words say what must be rolled. */
export function dieBox(
  { when, whenText }: Outcome,
  roll: Roll,
  wording: Wording,
): DieBox | undefined {
  const { t } = wording;
  if (!when) return { box: t('roll.rest'), condition: '', isRest: true };
  const thrown = when.find(({ subject }) => subject === 'natural' || subject === 'roll');
  const box = thrown && boxOf(thrown, roll, wording);
  if (!thrown || box === undefined) return undefined;
  const others = when.filter((test) => test !== thrown);
  // Of a roll that nothing is added to, both are the same.
  const isBare = thrown.subject === 'natural' && roll.modifies === 'roll';
  const conditions = [
    ...(isBare ? [rollName('natural', roll, wording) ?? t('reserved.natural')] : []),
    ...(others.length > 0
      ? [conditionOf({ when: others, ...(whenText && { whenText }) }, wording, roll) ?? '']
      : []),
  ];
  return { box, condition: unbrokenSigns(listOf(conditions, wording.language)), isRest: false };
}

function boxOf(test: Test, roll: Roll, wording: Wording): string | undefined {
  const { equals, above, atLeast, below, atMost, is, not } = test;
  if ([is, not, above, below].some((bound) => bound !== undefined)) return undefined;
  const show = (bound: Amount): string | number => {
    const value = bound === 'target' ? (roll.target ?? bound) : bound;
    if (typeof value === 'number') return value;
    const line = boundLine(bound, wording, roll);
    // The line above the box says what the target number is.
    return value === roll.target && width(line) > LONGEST ? wording.t('reserved.target') : line;
  };
  const name = nameIn(test, roll, wording);
  if (equals !== undefined) return compared('=', show(equals), name);
  const [from, to] = [atLeast, atMost].map((bound) =>
    bound === undefined ? undefined : show(bound),
  );
  const range = roll.dice === undefined || roll.pool ? undefined : parseDice(roll.dice);
  const faces = range && test.subject === 'natural' ? rangeOfDice(range) : undefined;
  const least = from ?? (typeof to === 'number' ? faces?.from : undefined);
  const most =
    to ?? (typeof from === 'number' && faces && Number.isFinite(faces.to) ? faces.to : undefined);
  if (least !== undefined && most !== undefined)
    return least === most ? number(least) : `${number(least)}–${number(most)}`;
  if (from !== undefined) return compared('≥', from, name);
  return to === undefined ? undefined : compared('≤', to, name);
}

/** What a test compares: `final throw`, or what the game calls it. */
function nameIn({ subject }: Test, roll: Roll, wording: Wording): string {
  const isTotal = subject === 'roll' && roll.modifies === 'roll';
  return (
    (isTotal ? rollName('modified', roll, wording) : undefined) ?? wording.t('reserved.roll.plain')
  );
}

/** `5+`, `≤ 7`; with the name of the number, what is compared: `roll ≥ X#`. */
function compared(sign: '=' | '≥' | '≤', bound: string | number, name: string): string {
  if (typeof bound === 'string') return `${name}\u00A0${sign} ${bound}`;
  if (sign === '≥') return `${number(bound)}+`;
  return sign === '=' ? number(bound) : `≤\u00A0${number(bound)}`;
}
