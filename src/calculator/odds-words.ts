/** Odds in words: `2 in 6`, `33%`. Runs in the browser as well. */
import { number as shown } from '../notation/numbers.ts';
import { percent, reduced } from '../workout/odds.ts';
import type { Chance, Exact, Target } from '../workout/result.ts';
import { anyOf, type Say } from './say.ts';

/** `2 in 6`; the reduced form for more than 1,296 throws if it is short; otherwise nothing. */
export function throwsInWords(chance: Exact, say: Say): string {
  const fraction = chance.of > MOST_THROWS ? reduced(chance) : `${chance.count}/${chance.of}`;
  const [count = '', of = ''] = fraction.split('/');
  return of.length > 4 ? '' : say('work.throws', { count, of });
}
/** Four dice: larger numbers of throws mean nothing to readers. */
const MOST_THROWS = 1296n;

/**
 * Whole percent, but never 0 for a possible outcome or 100 for an uncertain one. A decimal chance
 * from 0 to 1 that is nearly 1 counts as certain.
 */
export function percentInWords(chance: Exact | number, say: Say): string {
  const isDecimal = typeof chance === 'number';
  const exact = isDecimal ? Math.round(chance * 1e12) / 1e10 : percent(chance);
  if (isDecimal ? chance === 0 : chance.count === 0n) return say('work.percent', { n: 0 });
  if (isDecimal ? exact >= 100 : chance.count === chance.of) return say('work.percent', { n: 100 });
  if (exact < 1) return say('work.percent-under');
  if (exact > 99) return say('work.percent-over');
  return say('work.percent', { n: Math.round(exact) });
}

/**
 * `2 in 6 · 33%`, `certain`; `unknown` if unknown; each if several are possible, the smallest first, each text once; empty if a
 * number is missing.
 */
export function chanceInWords(chance: Chance, say: Say): string {
  if (chance.type === 'known') return exactInWords(chance.value, say);
  if (chance.type === 'open')
    return anyOf(
      smallestFirst(chance.values).map((value) => exactInWords(value, say)),
      say,
    );
  return chance.type === 'unknown' ? say('work.unknown') : '';
}

/** In the order of their shares. */
export const smallestFirst = (values: readonly Exact[]): Exact[] =>
  values.toSorted((a, b) => (a.count * b.of < b.count * a.of ? -1 : 1));

/** `impossible` or `certain`; undefined for what may happen. */
function sureInWords({ count, of }: Exact, say: Say): string | undefined {
  if (count === 0n) return say('work.never');
  return count === of ? say('work.always') : undefined;
}

/** `2 in 6 · 33%`, `certain`, `under 1%` */
export function exactInWords(value: Exact, say: Say): string {
  const throws = throwsInWords(value, say);
  const percent = percentInWords(value, say);
  return (
    sureInWords(value, say) ?? (throws === '' ? percent : say('work.odds', { throws, percent }))
  );
}

/**
 * Value of `data-odds`: `1/3`; all possible odds, `missing` or `unknown` if it is not one number.
 */
export function oddsAttribute(chance: Chance): string {
  if (chance.type === 'known') return reduced(chance.value);
  return chance.type === 'open' ? chance.values.map(reduced).join(',') : chance.type;
}

/** `5+`, `≤ 7`, `4`: where there is no room for words. */
export function targetInSigns({ number, form, reach = number }: Target): string {
  const figure = shown(reach);
  if (form === 'at-least') return `${figure}+`;
  return form === 'at-most' ? `≤ ${figure}` : figure;
}

/** `5+`, in a sentence `5 or more`, as `−1 or more` always; `7 or less`, `4` */
export function targetInWords(
  { number, form, reach = number }: Target,
  say: Say,
  spoken = false,
): string {
  const n = shown(reach);
  if (form === 'at-most') return say('work.at-most', { n });
  if (form === 'exactly') return n;
  return spoken || reach < 0 ? say('work.limit-least', { from: n }) : `${n}+`;
}

/**
 * Percent and counts separately, for a large number with a small one, or `certain` alone; undefined if a number is missing.
 */
export function oddsInWords(
  chance: Chance,
  say: Say,
): { percent: string; throws: string } | undefined {
  if (chance.type === 'missing') return undefined;
  if (chance.type !== 'known') return { percent: chanceInWords(chance, say), throws: '' };
  const sure = sureInWords(chance.value, say);
  if (sure !== undefined) return { percent: sure, throws: '' };
  return {
    percent: percentInWords(chance.value, say),
    throws: throwsInWords(chance.value, say),
  };
}
