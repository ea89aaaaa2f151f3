/** Interface words with blanks to fill in. */
export type Words = Record<string, string>;

/** `about 7 pages`: the form of the language for the number. */
export function fillTemplate(words: Words, key: string, n: number, language: string): string {
  const form = new Intl.PluralRules(language).select(n);
  const template = words[`${key}.${form}`] ?? words[key] ?? '';
  return template.replace('{n}', String(n));
}
