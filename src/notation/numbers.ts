/** Formats numbers for readers, the same in all languages. */

export const MINUS = '−';

/** A number to thousandths, or dice, with a real minus sign: `-3` → `−3`. */
export const number = (value: number | string): string =>
  String(typeof value === 'number' ? Number(value.toFixed(3)) : value).replace('-', MINUS);

/** A number with its sign: `+1`, `−3`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

const FRACTIONS: Readonly<Partial<Record<string, string>>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
};

/** `1/2` → `½`, `2 1/2` → `2½`; other texts are returned unchanged. */
export const fraction = (text: string): string =>
  text.replace(/ ?(\d+\/\d+)/, (same, part: string) => FRACTIONS[part] ?? same);
