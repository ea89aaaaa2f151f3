/** Words for what YAML can do and data files may not. */
import { asCode } from '../diagnostics/phrase.ts';
import { asDecimal } from '../text/number-in.ts';
import { cutAtComment } from './yaml-words.ts';

export type Forbidden =
  | 'alias'
  | 'anchor'
  | 'tag'
  | 'negation'
  | 'word-quotes'
  | 'directive'
  | 'depth'
  | 'length'
  | 'key'
  | 'merge'
  | 'number'
  | 'text'
  | 'texts'
  | 'comment'
  | 'decimal-comma'
  | 'cut-words'
  | 'cut-address';

/** What is said of what YAML can do and data files may not, each with what was written. */
export const FEATURES: Record<
  Forbidden,
  { message: (source: string) => string; hint: (source: string) => string }
> = {
  number: {
    message: (source) => `${asCode(source)} would be parsed as a different number.`,
    hint: (source) =>
      /^\d+\.\d+$/.test(source)
        ? `Write ${asCode(asDecimal(source))}; ${/\.\d{3}$/.test(source) ? `if the full stop stands between thousands, ${asCode(source.replace('.', ''))}; ` : ''}if it is a range, ${asCode(source.replace('.', '..'))}. Quote it if it is a text: '${source}'.`
        : `Write numbers in decimal form, for example 12 or -3. Quote it if it is a text: '${source}'.`,
  },
  text: {
    message: (source) => `${asCode(source)} is read as a number, and here stands a text.`,
    hint: (source) => `Quote it: '${source}'.`,
  },
  texts: {
    message: (source) => `${asCode(source)} is read as a number, and here stands a text.`,
    hint: (source) =>
      `Quote it, under its language: \`{ en: '${source}' }\`, in the languages of the ruleset.`,
  },
  comment: {
    message: (source) => cutAtComment(source).message,
    hint: (source) => cutAtComment(source).hint,
  },
  'cut-address': {
    message: (source) =>
      `The address ends before ${asCode(source.slice(source.indexOf('#')))}: YAML takes it for a comment.`,
    hint: (source) => `Write it without the space: ${asCode(source)}.`,
  },
  'decimal-comma': {
    message: (source) => `${asCode(source)} is read as two fields: a comma ends the value.`,
    hint: (source) =>
      source.includes(', ')
        ? `A range is ${asCode(source.replace(', ', '..'))}; a list stands in brackets: ${asCode(`[${source}]`)}.`
        : thousandsHint(source),
  },
  'cut-words': {
    message: (source) => `The text ends at the comma before ${asCode(source)}.`,
    hint: () => 'Quote a text that contains a comma.',
  },
  merge: {
    message: () => 'Merge keys (<<) are not allowed.',
    hint: () => 'Write the fields out.',
  },
  alias: {
    message: () => 'Aliases (*name) are not allowed.',
    hint: () => 'Write the value again, or quote a text that begins with an asterisk.',
  },
  anchor: {
    message: () => 'Anchors (&name) are not allowed.',
    hint: () => 'Remove it, or quote a text that begins with an ampersand.',
  },
  tag: {
    message: () => 'Tags (!name) are not allowed.',
    hint: () => 'Remove it, or quote a text that begins with an exclamation mark.',
  },
  'word-quotes': {
    message: () => 'YAML does not know these quotation marks: they become part of the text.',
    hint: (source) =>
      `Write it without them: ${asCode(source.slice(1, -1))}. If readers are to see them, put '…' around the whole text.`,
  },
  negation: {
    message: (source) => `${asCode(source.slice(source.indexOf('!')))} is no name.`,
    hint: (source) => {
      const [field, name] = source.split(': !') as [string, string];
      return field === 'is'
        ? `In place of ${asCode('is: …')}, write ${asCode(`not: ${name}`)}.`
        : `Write ${asCode(name)}: ${asCode('not')} says already that it must not be so.`;
    },
  },
  directive: {
    message: () => 'YAML directives (%YAML, %TAG) are not allowed.',
    hint: () => 'Remove the line.',
  },
  depth: {
    message: () => 'The data is nested too deeply.',
    hint: () => 'Reduce the nesting.',
  },
  length: {
    message: () => 'The list is too long.',
    hint: () => 'The limit is 5000 items.',
  },
  key: {
    message: () => 'A field name must be a word.',
    hint: () => 'Quote a number or yes/no that is a field name.',
  },
};

/** `4,5` and `1,200` */
function thousandsHint(source: string): string {
  return /,\d{3}$/.test(source)
    ? `Leave the comma out: ${asCode(source.replace(',', ''))}. A decimal has a point.`
    : `Write a decimal point: ${asCode(asDecimal(source).replace(/ (?=%)/, ''))}.`;
}
