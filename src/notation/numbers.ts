/** Formats numbers for readers, the same in all languages. */

export const MINUS = '−';

/** A number to thousandths, or dice, with a real minus sign: `-3` → `−3`. */
export const number = (value: number | string): string =>
  String(typeof value === 'number' ? Math.round(value * 1000) / 1000 : value).replace('-', MINUS);

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

const PARTS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** A whole number, a decimal fraction with a point or a comma, or a common fraction. */
export function numberIn(text: string): number | undefined {
  const [, decimal] = /^(-?\d{1,9}(?:[.,]\d+)?)$/.exec(text) ?? [];
  if (decimal !== undefined) return Number(decimal.replace(',', '.'));
  const [common, sign, whole = '0', mark = '', count, of] =
    /^(-?)(?:(\d{1,4})(?: |(?=[½¼¾])))?(?:([½¼¾])|(\d{1,4})\/([1-9]\d{0,3}))$/.exec(text) ?? [];
  if (common === undefined) return undefined;
  const size = Number(whole) + (PARTS[mark] ?? Number(count) / Number(of));
  return sign === '-' ? -size : size;
}
