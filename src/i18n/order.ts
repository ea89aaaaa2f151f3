/**
 * The order of names in a language, and the headings of an index: A–Z, the language's own letters,
 * rows of kana.
 */
import { fold } from '../text/fold.ts';
import { getLanguage, type Language } from './languages.ts';

/** Compares names by letters and numbers: `Rule 2` sorts before `Rule 10`. */
export function nameOrder(language: Language): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(getLanguage(language).tag, { numeric: true });
  return (a, b) => compare(withoutOpening(a), withoutOpening(b));
}

/** A name without leading brackets and quotes. */
const withoutOpening = (name: string): string => name.replace(/^[^\p{L}\p{N}]+(?=.)/u, '');

/**
 * Whether a search word spells the reading of a whole kanji name, with the kana of the name in
 * place: `かいそうのてじゅん` reads 潰走の手順, `かいそう` only 潰走.
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

/**
 * Derives how Japanese names are read from names with a known reading: 移動後の射撃 begins like 移動, which
 * is enough to sort it. Names without a known beginning are returned unchanged.
 */
export function readingFrom(known: ReadonlyMap<string, string>): (name: string) => string {
  const words = new Map<string, string>();
  for (const [title, reading] of known) {
    // An abbreviation in brackets has no reading.
    const name = /[（(]/.test(reading) ? title : title.replace(/[（(].*$/, '');
    const [kanji] = /^[\p{sc=Han}々]+/u.exec(name) ?? [];
    const start = kanji === undefined ? undefined : startOf(name, reading, kanji);
    // A reading of exactly these kanji is more reliable than one cut from a longer name.
    if (kanji !== undefined && start !== undefined && (name === kanji || !words.has(kanji)))
      words.set(kanji, start);
  }
  return (name) => {
    const reading = known.get(name);
    if (reading !== undefined) return reading;
    const opening = /^[^\p{L}\p{N}]*/u.exec(name)?.[0] ?? '';
    const [kanji = ''] = /^[\p{sc=Han}々]+/u.exec(name.slice(opening.length)) ?? [];
    // A single kanji may be read differently before another one.
    for (let length = kanji.length; length > 0 && (length > 1 || kanji.length === 1); length--) {
      const start = words.get(kanji.slice(0, length));
      if (start !== undefined) return start + name.slice(opening.length + length);
    }
    return name;
  };
}

/** Reading of the kanji at the beginning of a name: いどう in いどうごのしゃげき, because の occurs in both. */
function startOf(name: string, reading: string, kanji: string): string | undefined {
  if (name === kanji) return reading;
  const pattern = fold(name.slice(kanji.length)).replace(/[\p{sc=Han}々\p{P}]+/gu, '.*');
  if (!/[\p{sc=Hira}\p{sc=Kana}a-z]/u.test(pattern.charAt(0))) return undefined;
  return new RegExp(`^(.+?)${pattern}$`, 'u').exec(fold(reading))?.[1];
}

/** The first kana of each row of the Japanese syllabary; small kana come first in their row. */
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
 * The heading under which a name is listed: `Łuska` → Ł in Polish, L elsewhere; `カウンター` → か行; `12 cm`
 * → 0–9. Kanji names are listed by reading; without one, under 漢字.
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

/** Voiced kana share the heading of the plain ones: が is in か行. */
function kanaRow(sign: string): string {
  const plain = fold(sign).normalize('NFD').charAt(0);
  const row = KANA_ROWS.findLast(([from]) => from <= plain);
  return row ? row[1] : '#';
}
