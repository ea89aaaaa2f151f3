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
/** One of them: `` `range` or `reach` `` */
export const either = (words: readonly string[]): string => words.map(asCode).join(' or ');
/**
 * A remedy for a person with a browser: without the commands that a terminal needs. Commands for rules elsewhere (`--rules`)
 * stay, because no comment on a pull request answers there.
 */
export const withoutCommands = (hint: string): string =>
  hint
    .replace(/Run `npm run [^`]*`, or (\w)/g, (_, first: string) => first.toUpperCase())
    .replace(COMMAND, (_, colon: string | undefined, command: string) => {
      if (colon === undefined) return '';
      return command === 'verify' ? ': the comment on the pull request has the link.' : '.';
    })
    .trim();

/** The end of a sentence from a colon on, or the whole of it, with a command. */
const COMMAND =
  /(?:(: )[^.!?:`]*|[^.!?:]*)`npm run (?![^`]*--rules)([a-z]+)[^`]*`(?:`[^`]*`|[^`.!?])*[.!?]?/g;
/** `plural(2, 'row')` → `2 rows` */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
