/** The languages of the site. To add one: a line here, a file beside en.ts; the compiler and the checks name what is left. */
export const LANGUAGES = [
  { tag: 'en', name: 'English', short: 'EN' },
  { tag: 'pl', name: 'polski', short: 'PL' },
  { tag: 'ja', name: '日本語', short: '日本語' },
] as const;

export type Language = (typeof LANGUAGES)[number]['tag'];

/** The language of last resort, and of `x-default`. */
export const DEFAULT_LANGUAGE: Language = 'en';

export const LANGUAGE_TAGS: readonly Language[] = LANGUAGES.map(({ tag }) => tag);
