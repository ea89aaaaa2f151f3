/** Whether the words of a part name a thing, in any of its names and in any inflected form. */
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Text } from '../../schemas/types.d.ts';
import { fold } from '../text/fold.ts';

/** How much of a word its other forms have in common. */
const STEM = 0.7;
const SHORTEST_STEM = 3;

/** Words in one spelling; of a language without spaces, what stands between the particles. */
export function wordsOf(text: string, language: Language): string[] {
  if (getLanguage(language).words.spaced) return fold(text).match(/[\p{L}\p{N}#+]+/gu) ?? [];
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[^\p{Script=Hiragana}\p{P}\s]+/gu) ?? []
  );
}

/** Whether every word of `name` is among `words`, in any form. */
export function isNamed(name: string, words: readonly string[], language: Language): boolean {
  const wanted = wordsOf(name, language);
  const { spaced, variable } = getLanguage(language).words;
  return (
    wanted.length > 0 &&
    wanted.every((word) =>
      spaced
        ? words.some((one) => one.startsWith(stemOf(word)) || (variable > 0 && isFormOf(one, word)))
        : words.some((one) => one.includes(word)),
    )
  );
}

const stemOf = (word: string): string =>
  word.slice(0, Math.max(SHORTEST_STEM, Math.ceil(word.length * STEM)));

/** Where inflection changes stems, as in Polish, it changes vowels and the last consonant: `zabity` → `zabici`, `jeniec` → `jeńców`, `ogień` → `ognia`. */
function isFormOf(form: string, word: string): boolean {
  if (form.slice(0, 2) !== word.slice(0, 2) || form.length > word.length + MOST_ENDING)
    return false;
  const [own, wanted] = [consonantsOf(form), consonantsOf(word)];
  const isLong = wanted.length >= SHORTEST_STEM || form.slice(0, 4) === word.slice(0, 4);
  return isLong && own.startsWith(wanted);
}
const MOST_ENDING = 3;

/** The first letter and all consonants, a softened one as what it comes from. */
const consonantsOf = (word: string): string =>
  word
    .replace(/ch|sz/g, 's')
    .replace(/ci/g, 't')
    .replace(/dzi/g, 'd')
    .replace(/rz/g, 'r')
    .replace(/(?!^)[aeiouy]/g, '');

/** What may name a thing of the data. */
export interface Named {
  title?: Text;
  counter?: Text;
  printed?: string;
  abbreviation?: Partial<Text> | { all: string };
  aliases?: Partial<Record<Language, readonly string[]>>;
}

/** Every name that a reader of the language knows, without additions in brackets. */
export function namesOf(thing: Named, language: Language): string[] {
  const { title, counter, printed, abbreviation, aliases } = thing;
  const short = abbreviation && 'all' in abbreviation ? abbreviation.all : abbreviation?.[language];
  return [title?.[language], counter?.[language], printed, short, ...(aliases?.[language] ?? [])]
    .flatMap((name) => (name === undefined ? [] : [name.replace(/\s*[(（].*$/u, '')]))
    .filter((name) => name !== '');
}
