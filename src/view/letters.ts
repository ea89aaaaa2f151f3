/** Groups names under the letters of an index; a letter has an anchor. */
import type { Language } from '../i18n/languages.ts';
import { indexHeading } from '../i18n/order.ts';

export interface Letter<T> {
  /** Anchor of the heading, in ASCII letters. */
  id: string;
  /** `A`, `Ł`, `か行`, `0–9` */
  letter: string;
  items: T[];
}

/** `items` are in the order of the language already; `named` gives the name of one, and its reading. */
export function byLetter<T>(
  items: readonly T[],
  language: Language,
  named: (item: T) => { name: string; reading: string },
): Letter<T>[] {
  const letters = new Map<string, T[]>();
  for (const item of items) {
    const { name, reading } = named(item);
    const letter = indexHeading(name, language, reading);
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].map(([letter, list]) => ({ id: idOf(letter), letter, items: list }));
}

const idOf = (letter: string): string =>
  `l-${letter === '0–9' ? '0' : (letter.codePointAt(0) ?? 0).toString(36)}`;
