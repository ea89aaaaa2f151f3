/** The parts that messages are made of. */
export interface Phrase {
  message: string;
  hint?: string | undefined;
}

/** What is written in a file or a command, in code marks: `range`, `+1`, `npm run fix`. */
export const asCode = (word: string): string => `\`${word}\``;
export const meant = (near?: string): string | undefined =>
  near ? `A similar name exists: ${asCode(near)}.` : undefined;
export const list = (words: readonly string[]): string => words.map(asCode).join(', ');
/** `plural(2, 'row')` → `2 rows` */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
