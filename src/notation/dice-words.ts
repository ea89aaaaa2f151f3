/** Dice with the letter of a language: `2D6` is `2K6` in Polish. */
import { getLanguage, LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { DIE_SIDES } from './written-dice.ts';

/** A pattern for the letters that mean a die in any language of the rules. */
export function dieLetters(): string {
  const dice = LANGUAGE_TAGS.map((tag) => getLanguage(tag).die).join('');
  return `[${dice}${dice.toLowerCase()}]`;
}

const IN_TEXT = new RegExp(`(?<![\\p{L}\\p{N}])(\\d{0,2})D(${DIE_SIDES})(?![\\p{L}\\p{N}])`, 'gu');

/** Replaces canonical dice in a text by the letters of the language: `Roll 2D6` → `Rzuć 2K6`. */
export const diceInText = (text: string, language: Language): string =>
  text.replace(IN_TEXT, `$1${getLanguage(language).die}$2`);
