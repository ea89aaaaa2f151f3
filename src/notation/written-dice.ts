/** Dice as players write them in texts and searches: `2k6`, `1d6`. */

/** Pattern for their sides, larger ones first; not every number, since K98 is a rifle. */
export const DIE_SIDES = '(?:1000|666|100|66|30|24|20|16|14|12|10|8|7|6|5|4|3|2)';

/** The canonical form of count and sides: `2k6` → `2D6`, `1D6` → `D6`. */
export const canonicalDice = (written: string): string =>
  written.replace(/(\d*)\D(?=\d)/, (_, count: string) => `${count === '1' ? '' : count}D`);
