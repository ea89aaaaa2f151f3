/**
 * Everyday words for what the rules call otherwise: whoever types one word of a line finds the others, too, though behind the
 * word itself. What belongs to one game only is an alias or a synonym in its data; here stands what any player says.
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
