/** Words in kana can be misspelled letter by letter, so the word list includes their spelling. */
import { fold } from '../text/fold.ts';

/** Shorter words have too many similar ones. */
const SHORTEST = 4;
/** Key in the word list, distinct from pairs and from other words. */
export const kanaWord = (word: string): string => `~${word}`;
export const isKanaWord = (stem: string): boolean => stem.startsWith('~');

/** `対戦車ライフルの射程` → らいふる; hiragana only is a reading: `ちゅうはくげきほう`. */
export function kanaWords(written: string): string[] {
  const run = written.normalize('NFKC');
  const words = /^[\p{sc=Hira}\p{sc=Kana}ー・]+$/u.test(run)
    ? [run]
    : [...run.matchAll(/[\p{sc=Kana}ー・]+/gu)].map(([word]) => word);
  return words.map(fold).filter((word) => word.length >= SHORTEST);
}
