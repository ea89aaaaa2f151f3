/** The words about keeping, fetched once; they are kept with everything else. */
import type { offline } from '../../i18n/en-offline.ts';
import { fillerOf, type Fill } from '../../text/fill-in.ts';
import { wordsPath } from '../../offline/pack-format.ts';

type OfflineKey = keyof typeof offline;

/** With `n` in `fill`, the form of the plural that fits it. */
export type Words = (key: OfflineKey, fill?: Fill) => string;

export const pathInSite = (path: string): string =>
  `${document.documentElement.dataset['base'] ?? '/'}${path}`;

/** That of its address; its interface may be in another one. */
export const pageLanguage = (): string =>
  document.documentElement.dataset['language'] ?? document.documentElement.lang;

let loaded: Promise<Words> | undefined;

/** @throws when they cannot be loaded; the next call tries again. */
export const loadWords = (): Promise<Words> =>
  (loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

async function load(): Promise<Words> {
  const response = await fetch(pathInSite(wordsPath(pageLanguage())));
  if (!response.ok) throw new Error(`words: ${response.status}`);
  const words = (await response.json()) as Readonly<Partial<Record<string, string>>>;
  return fillerOf(words, pageLanguage());
}

/** Where a language is written in several ways: the day before the month. */
const LOCALES: Readonly<Partial<Record<string, string>>> = { en: 'en-GB' };

/** `3 May 2026` */
export const dateText = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(LOCALES[pageLanguage()] ?? pageLanguage(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
