/** The words for what is wrong in the YAML of a file. */
import { asCode } from '../diagnostics/phrase.ts';
import type { Cause } from './yaml-cause.ts';

/** A text without quotes that YAML reads only up to a number sign. */
export function cutAtComment(comment: string): { message: string; hint: string } {
  return {
    message: `The text ends before ${asCode(comment)}: YAML takes it for a comment.`,
    hint: /^#[a-z][a-z0-9-]*$/.test(comment)
      ? 'If it ends an address, remove the space before it. If it is part of a text, put the text in quotes.'
      : 'Put the text in quotes. If it is a comment, write it on a line of its own.',
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
      message: `The line is indented by ${found} ${found === '1' ? 'space' : 'spaces'}, the lines beside it by ${wanted}.`,
      hint: `Indent it by ${wanted} spaces. If it is part of a field, write the name of the field and a colon in a line above it.`,
    };
  },
  'broken-line': (spaces) => ({
    message: 'The line above is not finished, and this line is not indented as its continuation.',
    hint: `Join the two lines, or indent this one by ${spaces} spaces.`,
  }),
  'joined-lines': (field) => ({
    message:
      field === ''
        ? 'Two items of a list stand in one line.'
        : `Two fields stand in one line: ${asCode(`${field}:`)} is the second.`,
    hint: 'Begin a new line here.',
  }),
  'no-field': () => ({
    message: 'This list belongs to no field: the one above it has a value already.',
    hint: 'Remove that value, if the list belongs to this field. Otherwise write the name of the list and a colon in a line of its own above it.',
  }),
  'before-list': () => ({
    message: 'This line stands between the name of a list and its items.',
    hint: 'Move it above the name of the list, or remove it. If it is an item, begin it with a dash and its id: `- id: …`.',
  }),
  'lost-dash': () => ({
    message: 'This cannot follow the closing bracket of the line above.',
    hint: 'An item of a list begins with a dash: `- { … }`, indented as the other items.',
  }),
  'no-dash': () => ({
    message: 'The list that goes on below begins here, without its dash.',
    hint: 'Write the item behind a dash: `- …`.',
  }),
  'diff-sign': (sign) => ({
    message: `The line begins with the ${asCode(sign)} of a comparison of two versions.`,
    hint: 'Write a space instead of it.',
  }),
  'pasted-line': (sign) => ({
    message: `A line that begins with “${sign.trim()}” does not belong to the file.`,
    hint: 'Delete the line.',
  }),
  'wide-sign': (sign) => ({
    message: `${asCode(sign)} is a full-width sign.`,
    hint: `Write the ordinary one: ${asCode(sign.normalize('NFKC'))}.`,
  }),
  'minus-space': () => ({
    message: 'There is a space after the minus sign.',
    hint: 'Write the number without it: -1.',
  }),
  'item-behind-field': () => ({
    message: 'A list with dashes cannot begin behind the name of its field.',
    hint: 'Write each item in a line of its own below it, or the list in square brackets.',
  }),
  'missing-dash': (field) => ({
    message: `The field ${asCode(field)} is already there: a new item of the list begins here without its dash.`,
    hint: `Write the dash before it: ${asCode(`- ${field}: …`)}. If it is the same item, keep one of the two.`,
  }),
  'glued-dash': (next) => ({
    message: 'There is no space after the dash.',
    hint: `Write ${asCode(`- ${next}${next.endsWith(':') ? ' ' : ''}…`)}.`,
  }),
  equals: (field) => ({
    message: 'A field has an equals sign instead of a colon.',
    hint: `Write ${asCode(`${field}: …`)}.`,
  }),
  'comment-sign': (sign) => ({
    message: `${asCode(sign)} does not begin a comment in YAML.`,
    hint: 'A comment begins with `#` and a space.',
  }),
  'stray-line': (found) => {
    const [spaces, isItem] = found.split(' ');
    return {
      message: 'This line is neither a field nor part of the text above.',
      hint: `${isItem ? 'If it is an item of the list above, begin it with a dash: `- …`. ' : ''}If it belongs to the text above, indent it by ${spaces} spaces; a field is written ${asCode('name: value')}.`,
    };
  },
  'lone-dash': (sign) => ({
    message: `${asCode(sign)} is not a value.`,
    hint: 'Write `none` for nothing, or `unknown` for what cannot be read.',
  }),
  'two-commas': () => ({
    message: 'There is nothing between these two commas.',
    hint: 'Remove one.',
  }),
  'missing-comma': (next) => ({
    message: `A comma is missing before ${asCode(next)}.`,
    hint: 'Separate the items of a list and the fields of a group by commas.',
  }),
  'behind-bracket': (sign) => ({
    message: `${asCode(sign)} stands behind the closing bracket.`,
    hint: 'Remove it.',
  }),
  'missing-item': (fields) => ({
    message: `The fields ${fields} are already there: another item of the list begins here or above, without its dash.`,
    hint: 'Write the dash before its first field. If it is the same item, keep each field once.',
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
    message: `A text without quotes cannot begin with ${asCode(sign.trim())}.`,
    hint:
      sign === '* '
        ? 'An item of a list begins with a dash, `- …`. A text that is meant so stands in quotes.'
        : 'Put the text in quotes.',
  }),
  'bracket-in-text': (sign) => ({
    message: `A text without quotes in { } cannot have ${asCode(sign)}.`,
    hint: "Put the text in quotes: '…'.",
  }),
  'colon-in-text': () => ({
    message: 'A text without quotes contains a colon and a space.',
    hint: "Put the text in quotes: 'Rule: text'.",
  }),
};

/** What is said of an error of the parser whose cause is not found. */
export const UNKNOWN_CAUSE = {
  message: 'The YAML cannot be read from here on.',
  hint: 'Compare this line and the line above with their neighbours: indentation, quotation marks, brackets, commas, and the space after a colon or dash.',
};

/** Per error code of the parser. */
export const YAML_PROBLEMS = new Map<string, { message: string; hint: string }>([
  ['TAB_AS_INDENT', { message: 'A tab is used to indent.', hint: 'Indent with spaces.' }],
  [
    'MULTIPLE_DOCS',
    {
      message: 'A second document begins here; a file is one.',
      hint: 'Remove the line with `---` or `...`. If an entry of its own follows, move it to a file of its own.',
    },
  ],
  [
    'BAD_INDENT',
    {
      message: 'Indentation does not match the lines above.',
      hint: 'Indent the line as its neighbours; what goes on from the line above is indented further.',
    },
  ],
  [
    'MISSING_CHAR',
    {
      message: 'A closing quote, bracket or comma is missing.',
      hint: 'Add it here or in the line above.',
    },
  ],
  [
    'BAD_COLLECTION_TYPE',
    {
      message: 'Expected fields but found a list, or vice versa.',
      hint: 'Write the items of a list with a dash, and fields without one.',
    },
  ],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    {
      message: 'A field stands where only a value can stand.',
      hint: "Begin a new line for it. Quote a text that contains a colon: 'Rule: text'.",
    },
  ],
  [
    'BAD_DQ_ESCAPE',
    {
      message: 'A backslash in double quotes begins a special character, and this is none.',
      hint: "Put the text in single quotes ('…'), or write the backslash twice.",
    },
  ],
]);
