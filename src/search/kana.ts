/**
 * Words in kana can be misspelled letter by letter, and words in hiragana stand among grammar
 * without a space: the word list includes their spelling.
 */
import { fold } from '../text/fold.ts';

/** Shorter words have too many similar ones. */
const SHORTEST = 4;
/** Shorter words are grammar. */
const SHORTEST_NAME = 2;
/** Key in the word list, distinct from pairs and from other words. */
export const kanaWord = (word: string): string => `~${word}`;
export const isKanaWord = (stem: string): boolean => stem.startsWith('~');

/** `対戦車ライフルの射程` → らいふる. */
export function kanaWords(written: string): string[] {
  const found = [...written.normalize('NFKC').matchAll(/[\p{sc=Kana}ー・]+/gu)];
  return found.map(([word]) => fold(word)).filter((word) => word.length >= SHORTEST);
}

/** A text that is one word in hiragana: a reading (`ちゅうはくげきほう`) or an everyday word (`けが`). */
export function hiraganaName(text: string): string[] {
  const name = text.normalize('NFKC');
  return /^[\p{sc=Hira}ー]+$/u.test(name) && name.length >= SHORTEST_NAME ? [fold(name)] : [];
}
