/** Dice with the letter of a language: `2D6` is `2K6` in Polish. */
import { getLanguage, LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { DIE_SIDES } from './written-dice.ts';

/** Pattern for the letters that mean a die in any language, upper or lower case. */
export const DIE_LETTERS = `[${[...new Set(LANGUAGE_TAGS.flatMap((tag) => [getLanguage(tag).die, getLanguage(tag).die.toLowerCase()]))].join('')}]`;

const IN_TEXT = new RegExp(`(?<![\\p{L}\\p{N}])(\\d{0,2})D(${DIE_SIDES})(?![\\p{L}\\p{N}])`, 'gu');

/** Replaces canonical dice in a text by the letters of the language: `Roll 2D6` → `Rzuć 2K6`. */
export const diceInText = (text: string, language: Language): string => {
  const { die } = getLanguage(language);
  return die === 'D' ? text : text.replace(IN_TEXT, `$1${die}$2`);
};
