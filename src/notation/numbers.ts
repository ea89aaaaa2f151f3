/** Numbers as readers see them, the same in all languages. */

export const MINUS = '−';

/** A number with the real minus: `-3` → `−3`. */
export const number = (value: number): string => String(value).replace('-', MINUS);

/** A number with its sign: `+1`, `−3`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

const FRACTIONS: Readonly<Partial<Record<string, string>>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
};

/** `1/2` → `½`; anything else stays. */
export const fraction = (text: string): string => FRACTIONS[text] ?? text;

/** Full-width digits, letters and signs as half-width ones: `Ｄ６` → `D6`. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
