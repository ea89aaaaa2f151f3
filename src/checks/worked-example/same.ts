/** Whether a result is the one that an example expects. */
import { equal, isLong, parseFraction, percentOf } from '../../arithmetic/fraction.ts';
import { asCode } from '../../diagnostics/phrase.ts';
import { numberIn } from '../../text/number-in.ts';
import type { Expected } from './recompute.ts';

export const sameWord = (written: Expected, result: Expected): boolean =>
  String(written) === String(result);
export const sameList = (written: Expected, result: Expected): boolean =>
  JSON.stringify([written].flat()) === JSON.stringify([result].flat());

/** `5+` is 5 or more. */
export const sameThreshold = (written: Expected, result: Expected): boolean =>
  String(written).replace(/\+$/, '') === String(result);

/** 10/36 and 5/18 are the same odds, 5/2, 2 1/2 and 2½ are 2.5, 28% is 10/36, rounded, and +2 is 2. */
export function sameFigure(written: Expected, result: Expected): boolean {
  return sameUnsigned(withoutPlus(written), withoutPlus(result));
}

const withoutPlus = (figure: Expected): string => String(figure).replace(/^\+(?=\d)/, '');

function sameUnsigned(written: string, result: string): boolean {
  const [a, b] = [parseFraction(written), parseFraction(result)];
  if (a && b) return equal(a, b);
  const [, percent, digits = ''] = /^(\d+(?:\.(\d+))?)%$/.exec(written) ?? [];
  if (percent !== undefined && b) return percentOf(b).toFixed(digits.length) === percent;
  const [number, other] = [numberIn(written), numberIn(result)];
  return number === undefined ? written === result : number === other;
}

/** `50%`, `1:2` and `3 of 6` for odds, and `5+` for a number that is needed: how it is written. */
export function otherForm(written: string, computed: string): string | undefined {
  const odds = parseFraction(computed);
  if (
    odds &&
    /^\d+\/\d+$/.test(computed) &&
    !isLong(odds) &&
    !/^\d+(?:\/\d+|\.?\d*%)?$/.test(written)
  )
    return /\d/.test(written)
      ? `Odds are written as a fraction: it computes to ${asCode(computed)}.`
      : undefined;
  if (/^-?\d+$/.test(written) && /^-?\d+[+%]$/.test(computed) && computed.startsWith(written))
    return `It is written as in its cell: ${asCode(computed)}.`;
  if (/^-?\d+$/.test(computed) && written.replace(/ +\p{L}+$/u, '') === computed)
    return `Write the number alone: it computes to ${asCode(computed)}.`;
  return written === `${computed}+` && /^\d+$/.test(computed)
    ? `Write the number alone: it computes to ${asCode(computed)}.`
    : undefined;
}
