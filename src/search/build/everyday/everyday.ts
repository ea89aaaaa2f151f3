/**
 * Everyday synonyms: a word of a line also finds the others, ranked below the word itself. Words of
 * a single game belong in its data, as aliases or synonyms.
 */
import type { Language } from '../../../i18n/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';

type Lines = readonly (readonly string[])[];

const lines = (text: string): Lines =>
  text
    .split('\n')
    .map((line) => line.split('/').map((word) => word.trim()))
    .filter((words) => words.length > 1);

/** A language without an entry has none. */
export const EVERYDAY: Readonly<Partial<Record<Language, Lines>>> = {
  en: lines(en),
  pl: lines(pl),
  ja: lines(ja),
};
