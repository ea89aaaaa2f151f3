/**
 * Folds the spellings that players use (width, case, diacritics, kana, dashes) into one, for both
 * the index and the query.
 */

const folds = new Map<string, string>();

/** `Średni` → `sredni`, `ＤＭ` → `dm`, `カウンター` → `かうんたー`, `−2` → `-2`, `½` → `1/2`. */
export const fold = (text: string): string =>
  FOLDED.test(text) ? text : [...text.normalize('NFKC')].map(foldSign).join('');
const FOLDED = /^[a-z]*$/;

export interface Folded {
  text: string;
  /** Offset in the original of each character of the folded text, plus one entry for the end. */
  at: number[];
}

/**
 * Folds character by character, so that a match in the folded text can be highlighted in the
 * original.
 */
export function foldInPlace(original: string): Folded {
  const at: number[] = [];
  let text = '';
  let position = 0;
  for (const sign of original) {
    const plain = foldSign(sign);
    for (let index = 0; index < plain.length; index++) at.push(position);
    text += plain;
    position += sign.length;
  }
  at.push(position);
  return { text, at };
}

function foldSign(sign: string): string {
  let plain = folds.get(sign);
  if (plain === undefined) folds.set(sign, (plain = reduce(sign)));
  return plain;
}

/**
 * Keeps the marks of voiced kana: か and が are different letters. Unicode does not decompose ł, but
 * players type l for it.
 */
const reduce = (sign: string): string =>
  sign
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–—‐‑‒]/g, '-')
    .replace(/[’‘ʼ′]/g, "'")
    // 2½ is 2 and 1/2.
    .replace(/^(\d)⁄/, ' $1/')
    .replace(/⁄/g, '/')
    // ピン・マーカー and ピンマーカー are one word.
    .replace(/・/g, '')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/(?![\u3099\u309A])\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
