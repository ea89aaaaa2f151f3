/** Punctuation by the script of the words themselves, for code in the browser that has no language at hand. */

export const isJapanese = (text: string): boolean => /[\u3040-\u9fff]/.test(text);

/** `Range: 24″`; `射程：24″` */
export const labelledAs = (label: string, text: string): string =>
  `${label}${isJapanese(label + text) ? '：' : ': '}${text}`;

/** `Range (inferred)`; `射程（推定）` */
export const bracketedAs = (text: string, addition: string): string =>
  isJapanese(text + addition) ? `${text}（${addition}）` : `${text} (${addition})`;

/** `a, b`; `あ、い` */
export const listedAs = (items: readonly string[]): string =>
  items.join(isJapanese(items.join('')) ? '、' : ', ');

/** `a; b`; `あ／い` */
export const longListAs = (items: readonly string[]): string =>
  items.join(isJapanese(items.join('')) ? '／' : '; ');
