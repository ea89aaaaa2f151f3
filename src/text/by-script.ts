/** Punctuation by the script of the words themselves, for code in the browser that has no language at hand. */

export const isJapanese = (text: string): boolean => /[\u3040-\u9fff]/.test(text);

/** `Range: 24″`; `射程：24″` */
export const labelledAs = (label: string, text: string): string =>
  `${label}${isJapanese(label + text) ? '：' : ': '}${text}`;

/** `Range (inferred)`; `射程（推定）`; behind a bracket of its own in that one: `Target (moving; inferred)`. */
export const bracketedAs = (text: string, addition: string): string =>
  inOneBracket(isJapanese(text + addition) ? `${text}（${addition}）` : `${text} (${addition})`);

/** `Permanent Breakdown (PB; ASL)`: two pairs of brackets in a row become one. */
export const inOneBracket = (line: string): string =>
  line.replaceAll(') (', '; ').replaceAll(/[）)]（/g, '、');

/** `a, b`; `あ、い` */
export const listedAs = (items: readonly string[]): string =>
  items.join(isJapanese(items.join('')) ? '、' : ', ');

/** `a; b`; `あ／い` */
export const longListAs = (items: readonly string[]): string =>
  items.join(isJapanese(items.join('')) ? '／' : '; ');
