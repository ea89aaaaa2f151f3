/** The sum of the modifiers that a reader ticked, and the number it makes necessary. Runs in the browser as well. */

export interface Total {
  /** The number needed before modifiers; undefined when it is on a card. */
  need: number | undefined;
  /** `at-least`: `3+`; `at-most`: `≤ 3`; `none`: the number alone. */
  form: TargetForm;
  /** Does a plus raise the number needed? */
  way: 'up' | 'down';
  /** The highest number one die can show. */
  most: number | undefined;
}
export type TargetForm = 'at-least' | 'at-most' | 'none';

export interface Sum {
  /** `+1`, `−3`, `0` */
  sum: string;
  /** `5+`; undefined when the base is not known. */
  needed: string | undefined;
  /** More than the die can show. */
  impossible: boolean;
}

/** `amounts` are those that were ticked. */
export function sumUp(amounts: readonly number[], { need, form, way, most }: Total): Sum {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const sign = sum > 0 ? '+' : '';
  if (need === undefined)
    return { sum: sign + withMinus(sum), needed: undefined, impossible: false };
  const needed = way === 'up' ? need + sum : need - sum;
  return {
    sum: sign + withMinus(sum),
    needed: targetNumber(needed, form),
    impossible: most !== undefined && needed > most,
  };
}

export interface TotalWords {
  sum: string;
  needed: string;
  /** Said when the number needed is more than the die can show. */
  impossible: string;
}

/** As it is read out: `Modifiers −2, Needed 5+`. */
export function spoken({ sum, needed, impossible }: Sum, words: TotalWords): string {
  return [
    `${words.sum} ${sum}`,
    ...(needed === undefined ? [] : [`${words.needed} ${needed}`]),
    ...(impossible ? [words.impossible] : []),
  ].join(', ');
}

/** `3+`, `≤ 3`, `3` */
export function targetNumber(value: number, form: TargetForm): string {
  if (form === 'at-least') return `${withMinus(value)}+`;
  return form === 'at-most' ? `≤ ${withMinus(value)}` : withMinus(value);
}

/** −0 is 0. */
const withMinus = (value: number): string =>
  value < 0 ? `−${Math.abs(value)}` : String(Math.abs(value));
