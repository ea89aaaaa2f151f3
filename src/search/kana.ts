/** Words in kana: they can be mistyped letter by letter, so the word list knows how they are spelled. */
import { fold } from '../text/fold.ts';

/** Shorter ones have too many neighbours. */
const SHORTEST = 4;
/** How they stand in the word list: apart from pairs and from other words. */
export const kanaWord = (word: string): string => `~${word}`;
export const isKanaWord = (stem: string): boolean => stem.startsWith('~');

/** `対戦車ライフルの射程` → らいふる; a run in hiragana alone is a reading: `ちゅうはくげきほう`. */
export function kanaWords(written: string): string[] {
  const run = written.normalize('NFKC');
  const words = /^[\p{sc=Hira}\p{sc=Kana}ー・]+$/u.test(run)
    ? [run]
    : [...run.matchAll(/[\p{sc=Kana}ー・]+/gu)].map(([word]) => word);
  return words.map(fold).filter((word) => word.length >= SHORTEST);
}
