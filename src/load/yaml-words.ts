/** The words for what is wrong in the YAML of a file. */
import { asCode } from '../diagnostics/phrase.ts';
import type { Cause } from './yaml-cause.ts';

/** A text without quotes that YAML reads only up to a number sign. */
export function cutAtComment(comment: string): { message: string; hint: string } {
  return {
    message: `The text ends before ${asCode(comment)}: YAML takes it for a comment.`,
    hint: 'Put the text in quotes. A comment is written with a space: # comment.',
  };
}

/** Message and hint for each cause of an error. */
export const CAUSES: Record<
  Cause['reason'],
  (detail: string) => { message: string; hint: string }
> = {
  duplicate: (field) => ({
    message: `The field ${asCode(field)} is already there.`,
    hint: 'Keep one of them.',
  }),
  unclosed: (sign) => ({
    message: `This ${asCode(sign)} is never closed.`,
    hint: `Add ${asCode(sign === '[' ? ']' : '}')} where it ends.`,
  }),
  'extra-closing': (sign) => ({
    message: `This ${asCode(sign)} closes nothing.`,
    hint: 'Remove it.',
  }),
  indentation: (spaces) => {
    const [found, wanted] = spaces.split(' ');
    return {
      message: `The line is indented by ${found} spaces, the lines beside it by ${wanted}.`,
      hint: `Indent it by ${wanted} spaces, or by more if it belongs to the line above.`,
    };
  },
  'missing-dash': (field) => ({
    message: `The field ${asCode(field)} is already there: a new item of the list begins here without its dash.`,
    hint: `Write the dash before it: ${asCode(`- ${field}: …`)}. If it is the same item, keep one of the two.`,
  }),
  'glued-dash': (field) => ({
    message: 'There is no space after the dash.',
    hint: `Write ${asCode(`- ${field}: …`)}.`,
  }),
  equals: (field) => ({
    message: 'A field has an equals sign instead of a colon.',
    hint: `Write ${asCode(`${field}: …`)}.`,
  }),
  'comment-sign': (sign) => ({
    message: `${asCode(sign)} does not begin a comment in YAML.`,
    hint: 'A comment begins with `#` and a space.',
  }),
  'stray-line': (spaces) => ({
    message: 'This line is neither a field nor part of the text above.',
    hint: `If it belongs to the text above, indent it by ${spaces} spaces; a field is written ${asCode('name: value')}.`,
  }),
  'lone-dash': (sign) => ({
    message: `${asCode(sign)} is not a value.`,
    hint: 'Write `none` for nothing, or `unknown` for what cannot be read.',
  }),
  'two-commas': () => ({
    message: 'There is nothing between these two commas.',
    hint: 'Remove one.',
  }),
  'comma-sign': (sign) => ({
    message: `Fields are separated by a comma, not by ${asCode(sign)}.`,
    hint: `Write a comma. If the ${asCode(sign)} belongs to the text, put the text in quotes.`,
  }),
  'unclosed-quote': (sign) => ({
    message: 'This quotation mark is never closed.',
    hint: `Add ${asCode(sign)} where the text ends.`,
  }),
  comment: cutAtComment,
  'quote-in-text': (sign) => ({
    message: 'The text in quotes ends at this quotation mark.',
    hint: `Put the whole text in ${sign === '"' ? "'…'" : '"…"'}.`,
  }),
  'curly-quote': (sign) => ({
    message: `YAML does not accept ${asCode(sign)} as a quotation mark.`,
    hint: 'Put the text in \'…\' or "…".',
  }),
  'field-colon': (sign) =>
    sign === ':'
      ? { message: 'There is no space after the colon.', hint: 'Write one: `field: value`.' }
      : {
          message: 'This is a full-width colon.',
          hint: 'Write an ordinary colon and a space: `field: value`.',
        },
  apostrophe: () => ({
    message: 'The text in quotes ends at this apostrophe.',
    hint: "Write the apostrophe twice (''), or put the text in double quotes.",
  }),
  'reserved-sign': (sign) => ({
    message: `A text without quotes cannot begin with ${asCode(sign)}.`,
    hint: 'Put the text in quotes.',
  }),
  'wide-space': (sign) => ({
    message: `This is a ${sign === '\u3000' ? 'full-width' : 'no-break'} space.`,
    hint: 'Replace it with an ordinary space.',
  }),
  'colon-in-text': () => ({
    message: 'A text without quotes contains a colon and a space.',
    hint: "Put the text in quotes: 'Rule: text'.",
  }),
};

/** Per error code of the parser. Without `message`, the parser's own is shown. */
export const YAML_PROBLEMS = new Map<string, { message?: string; hint?: string }>([
  ['TAB_AS_INDENT', { message: 'A tab is used to indent.', hint: 'Indent with spaces.' }],
  [
    'MULTIPLE_DOCS',
    {
      message: 'The file contains more than one YAML document.',
      hint: 'Remove the lines with `---`.',
    },
  ],
  ['BAD_INDENT', { message: 'Indentation does not match the lines above.' }],
  ['MISSING_CHAR', { message: 'A closing quote, bracket or comma is missing.' }],
  ['BAD_COLLECTION_TYPE', { message: 'Expected fields but found a list, or vice versa.' }],
  ['BLOCK_AS_IMPLICIT_KEY', { hint: "Quote a text that contains a colon: 'Rule: text'." }],
  ['UNEXPECTED_TOKEN', { hint: 'Quote a text that contains a comma, colon, bracket or quote.' }],
]);
