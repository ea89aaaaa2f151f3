/** Inflected forms per language; a language without an entry has none. */
import type { Language } from '../../i18n/languages.ts';
import { fold } from '../../text/fold.ts';
import type { Candidate, Inflect } from './families.ts';
import { englishFamilies } from './english.ts';
import { polishForms } from './polish.ts';

export const INFLECT: { readonly [L in Language]?: Inflect } = {
  en: (_, folded, isWord) => englishFamilies(folded, isWord),
  pl: (written, folded) => polishFamilies(written, folded),
};

/**
 * Dictionary families of this size are whole declensions; smaller ones are fragments of irregular
 * words.
 */
const DECLENSION = 7;
/** Larger families are verbs. */
const CONJUGATION = 30;
const ENDINGS = [
  '',
  'a',
  'ach',
  'ami',
  'e',
  'ego',
  'ej',
  'em',
  'emu',
  'i',
  'ia',
  'iach',
  'iami',
  'ie',
  'iego',
  'iej',
  'iem',
  'iemu',
  'iom',
  'iow',
  'iu',
  'ich',
  'im',
  'imi',
  'o',
  'om',
  'ow',
  'owi',
  'u',
  'y',
  'ych',
  'ym',
  'ymi',
];
const BY_LENGTH = [...ENDINGS].sort((a, b) => b.length - a.length);
/**
 * Frequent words of these games that the dictionary has only in fragments, or confuses with forms
 * of a verb.
 */
const IRREGULAR: readonly (readonly string[])[] = [
  ['las', 'lasu', 'lasem', 'lasowi', 'lesie', 'lasy', 'lasow', 'lasom', 'lasami', 'lasach'],
  ['dzialo', 'dziala', 'dzialu', 'dzialem', 'dziale', 'dzial', 'dzialom', 'dzialami', 'dzialach'],
];

function polishFamilies(written: string, folded: string): Candidate[] {
  const families = polishForms(written).map((forms) => forms.map(fold));
  const declined = families.some(({ length }) => length >= DECLENSION && length < CONJUGATION);
  return [
    ...IRREGULAR.filter((forms) => forms.includes(folded)).map((forms) => ({ forms, trust: 2 })),
    ...families
      .filter(({ length }) => length > 1)
      .map((forms) => ({ forms, trust: forms.length < CONJUGATION ? 1 : 0 })),
    ...(declined ? [] : [{ forms: byEndings(folded), trust: -1 }]),
  ];
}

/** For words missing from the dictionary or incomplete in it: the stem with every ending. */
function byEndings(word: string): string[] {
  const ending = BY_LENGTH.find((end) => word.endsWith(end) && word.length - end.length >= 4);
  const stem = ending === undefined ? word : word.slice(0, word.length - ending.length);
  return word.length < 4 ? [word] : [...ENDINGS.map((end) => stem + end), word];
}
