/**
 * Dice as in the data (`2D6`, `D6-3`) and as players write them (`2k6`, `1d6`). Independent of
 * languages, to keep it small.
 */

export interface Dice {
  count: number;
  sides: number;
  /** Added to the sum: −3 in D6-3. */
  plus: number;
}

/** Pattern for the dice of these games; larger ones first, so that D100 is not read as D10. */
export const DIE_SIDES = '(?:100|20|10|6|3|2)';

/** Pattern for canonical dice: no count of 1, at most 99 dice. */
export const DICE_PATTERN = `(?:[2-9]|[1-9]\\d)?D${DIE_SIDES}(?:[+-][1-9]\\d?)?`;

const CANONICAL = new RegExp(`^${DICE_PATTERN}$`);

/** `2D6` → 2 dice with 6 sides; undefined for anything but canonical dice. */
export function parseDice(text: string): Dice | undefined {
  if (!CANONICAL.test(text)) return undefined;
  const [, count, sides, plus] = /^(\d*)D(\d+)(.*)$/.exec(text) ?? [];
  return { count: Number(count || 1), sides: Number(sides), plus: Number(plus || 0) };
}

/** The canonical form: 1 die with 6 sides, minus 3 → `D6-3`. */
export const formatDice = ({ count, sides, plus }: Dice): string =>
  `${count === 1 ? '' : count}D${sides}${plus > 0 ? '+' : ''}${plus || ''}`;

/** The canonical form of count and sides as players write them: `2k6` → `2D6`, `1D6` → `D6`. */
export const canonicalDice = (written: string): string =>
  written
    .toUpperCase()
    .replace(/^(\d*)\D(?=\d)/, (_, count: string) => `${count === '1' ? '' : count}D`);

/** Least and greatest sum: `2D6` → 2 and 12. */
export const rangeOfDice = ({ count, sides, plus }: Dice): { from: number; to: number } => ({
  from: count + plus,
  to: count * sides + plus,
});
