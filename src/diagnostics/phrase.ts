/** The parts that messages are made of. */
export interface Phrase {
  message: string;
  hint?: string | undefined;
}

export const quote = (word: string): string => `"${word}"`;
export const meant = (near?: string): string | undefined =>
  near ? `A similar name exists: ${quote(near)}.` : undefined;
export const list = (words: readonly string[]): string => words.map(quote).join(', ');
/** `plural(2, 'row')` → `2 rows` */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
