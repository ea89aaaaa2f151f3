/** Dice with the letter of a language: `2D6` is `2K6` in Polish. */
import { getLanguage, LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { DIE_SIDES } from './written-dice.ts';

/** What is made of a pattern for the letters that mean a die in any language of the rules; anew when there is another language. */
export function withDieLetters<Made>(make: (letters: string) => Made): () => Made {
  let last: { made: Made; languages: number } | undefined;
  return () => {
    if (last?.languages !== LANGUAGE_TAGS.length) {
      const dice = LANGUAGE_TAGS.map((tag) => getLanguage(tag).die).join('');
      const letters = [...new Set(dice + dice.toLowerCase())].join('');
      last = { made: make(`[${letters}]`), languages: LANGUAGE_TAGS.length };
    }
    return last.made;
  };
}

const IN_TEXT = new RegExp(`(?<![\\p{L}\\p{N}])(\\d{0,2})D(${DIE_SIDES})(?![\\p{L}\\p{N}])`, 'gu');

/** Replaces canonical dice in a text by the letters of the language: `Roll 2D6` → `Rzuć 2K6`. */
export const diceInText = (text: string, language: Language): string => {
  const { die } = getLanguage(language);
  return die === 'D' ? text : text.replace(IN_TEXT, `$1${die}$2`);
};
