/** The order of names in a language, and the headings of an index: A–Z, letters of the language's own, rows of kana. */
import { fold } from '../text/fold.ts';
import { getLanguage, type Language } from './languages.ts';

/** Compares names by their letters and figures; `Rule 2` stands before `Rule 10`. */
export function nameOrder(language: Language): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(getLanguage(language).tag, { numeric: true });
  return (a, b) => compare(withoutOpening(a), withoutOpening(b));
}

/** A name without the brackets and quotes that it begins with. */
const withoutOpening = (name: string): string => name.replace(/^[^\p{L}\p{N}]+(?=.)/u, '');

/**
 * Does a search word spell out how a whole name in kanji is read? The kana of the name are in it, in their place:
 * `かいそうのてじゅん` reads 潰走の手順, `かいそう` reads 潰走 only.
 */
export function isReading(word: string, name: string): boolean {
  const [kanji] = name.split(/[（(]/);
  if (kanji === undefined || !/^\p{sc=Han}/u.test(kanji) || !/^[\p{sc=Hira}ー]+$/u.test(word))
    return false;
  const pattern = fold(kanji).replace(/[\p{sc=Han}々〆]+/gu, '(?:.+)');
  return (
    /^[\p{sc=Hira}ー().:?+]+$/u.test(pattern) && new RegExp(`^${pattern}$`, 'u').test(fold(word))
  );
}

/** The first sign of each row of the Japanese syllabary; small kana come first in their row. */
const KANA_ROWS: readonly (readonly [from: string, heading: string])[] = [
  ['ぁ', 'あ行'],
  ['か', 'か行'],
  ['さ', 'さ行'],
  ['た', 'た行'],
  ['な', 'な行'],
  ['は', 'は行'],
  ['ま', 'ま行'],
  ['ゃ', 'や行'],
  ['ら', 'ら行'],
  ['ゎ', 'わ行'],
];

/**
 * The heading under which a name stands: `Łuska` → Ł in Polish, L elsewhere; `カウンター` → か行; `12 cm` → 0–9.
 * A name in kanji stands by its reading in kana; without one under 漢字.
 */
export function indexHeading(name: string, language: Language, reading = name): string {
  const [first] = withoutOpening(reading.normalize('NFC'));
  if (first === undefined || !/[\p{L}\p{N}]/u.test(first)) return '#';
  if (/\p{N}/u.test(first)) return '0–9';
  if (/\p{sc=Han}/u.test(first)) return '漢字';
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(first)) return kanaRow(first);
  const capital = first.toUpperCase();
  return getLanguage(language).letters.includes(capital) ? capital : fold(first).toUpperCase();
}

/** Voiced kana stand with the plain ones: が is in か行. */
function kanaRow(sign: string): string {
  const plain = fold(sign).normalize('NFD').charAt(0);
  const row = KANA_ROWS.findLast(([from]) => from <= plain);
  return row ? row[1] : '#';
}
