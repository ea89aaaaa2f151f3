/** Interface words in a language. */
import { en, type Key, type Words } from './en.ts';
import { ja } from './ja.ts';
import type { Language } from './languages.ts';
import { pl } from './pl.ts';

const dictionaries: Record<Language, Words> = { en, pl, ja };

export type Ui = (key: Key, fill?: Readonly<Record<string, string | number>>) => string;

/** `ui('pl')('plate.page', { n: 4 })` → `s. 4` */
export function ui(language: Language): Ui {
  const words = dictionaries[language];
  return (key, fill = {}) =>
    words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
}

export type { Key };
