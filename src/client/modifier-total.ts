/** The total of a list of modifiers in words: the same that the style sheet's counters show. */

export interface TotalWords {
  sum: string;
  need: string;
  /** Said when the number needed is higher than the dice can show. */
  impossible: string;
}

/** What is rolled against; without it only the sum is said. */
export interface TotalTarget {
  need: number;
  /** `down`: modifiers change the roll, so a bonus lowers the number needed. `up`: they change the number itself. */
  way: 'up' | 'down';
  /** Highest number of the die; undefined where there is no limit. */
  most?: number | undefined;
}

export interface Total {
  text: string;
  impossible: boolean;
}

/** `Modifiers −2, Needed 5` */
export function totalOf(
  amounts: readonly number[],
  target: TotalTarget | undefined,
  words: TotalWords,
): Total {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const sign = Math.sign(sum);
  const spoken = `${words.sum} ${sign > 0 ? '+' : ''}${sign < 0 ? '−' : ''}${Math.abs(sum)}`;
  if (!target) return { text: spoken, impossible: false };
  const needed = target.need + (target.way === 'up' ? sum : -sum);
  const impossible = target.most !== undefined && needed > target.most;
  return {
    text: [spoken, `${words.need} ${needed}`, ...(impossible ? [words.impossible] : [])].join(', '),
    impossible,
  };
}
