/** Building blocks of messages. */
export interface Phrase {
  message: string;
  hint?: string | undefined;
}

/** Marks a word from a file or a command as code: `range`, `+1`, `npm run fix`. */
export const asCode = (word: string): string => `\`${word}\``;
export const meant = (near?: string): string | undefined =>
  near ? `A similar name exists: ${asCode(near)}.` : undefined;
export const list = (words: readonly string[]): string => words.map(asCode).join(', ');
/** `plural(2, 'row')` → `2 rows` */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
