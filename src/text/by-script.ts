/** Punctuation by the script of the words themselves, for code in the browser that has no language at hand. */

const isJapanese = (text: string): boolean => /[\u3040-\u9fff]/.test(text);

/** `Range: 24″`; `射程：24″` */
export const labelledAs = (label: string, text: string): string =>
  `${label}${isJapanese(label + text) ? '：' : ': '}${text}`;

/** What stands between a name and its figure: a colon before words; a number stands out by itself. */
export const figureAfter = (name: string, figure: string): string =>
  /^\p{L}/u.test(figure) ? labelledAs(name, '').slice(name.length) : ' ';

/** `Range (inferred)`; `射程（推定）` */
export const bracketedAs = (text: string, addition: string): string =>
  isJapanese(text + addition) ? `${text}（${addition}）` : `${text} (${addition})`;

/** `a, b`; `あ、い` */
export const listedAs = (items: readonly string[]): string =>
  items.join(isJapanese(items.join('')) ? '、' : ', ');

/** `Bolt Action, 1st ed.`; `Bolt Action 第1版`; 版は不明 would read as the end of the name. */
export const editionAs = (title: string, edition: string): string =>
  isJapanese(title + edition) && !edition.startsWith('版')
    ? `${title} ${edition}`
    : listedAs([title, edition]);

/** `a; b`; `あ／い` */
export const longListAs = (items: readonly string[]): string =>
  items.join(isJapanese(items.join('')) ? '／' : '; ');
