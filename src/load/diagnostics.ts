/** What loading reports: where files lie, how they are written, what YAML makes of them. */
import { defineDiagnostic } from '../diagnostics/define.ts';
import { asCode } from '../diagnostics/phrase.ts';

export type Forbidden =
  'alias' | 'anchor' | 'tag' | 'directive' | 'depth' | 'length' | 'key' | 'number';
export type Form = 'byte-order-mark' | 'line-ends' | 'tab' | 'trailing-space' | 'final-newline';

export const noRules = defineDiagnostic({
  code: 'no-rules',
  severity: 'error',
  message: ({ directory }: { directory: string }) => `There is no ruleset in ${asCode(directory)}.`,
  hint: () => 'Add a folder with a `ruleset.yaml`.',
});

export const missingFile = defineDiagnostic({
  code: 'missing-file',
  severity: 'error',
  message: ({ name }: { name: string }) => `The ruleset has no ${asCode(name)}.`,
  hint: ({ name }) => `Add ${asCode(name)}; start from the file of another ruleset.`,
});

export const unexpectedFile = defineDiagnostic({
  code: 'unexpected-file',
  severity: 'error',
  message: ({ name }: { name: string }) => `${asCode(name)} is not a file or folder of a ruleset.`,
  hint: () =>
    'A ruleset is a folder named in kebab-case; it holds ruleset, markers, terms, values, exceptions and ledger.yaml, and entries as <kind>/<id>.yaml with kind phases, tables, modifiers, procedures or rules.',
});

export const symbolicLink = defineDiagnostic<undefined>({
  code: 'symbolic-link',
  severity: 'error',
  message: () => 'Symbolic links are not followed.',
  hint: () => 'Replace the link with the file itself.',
});

export const unreadable = defineDiagnostic({
  code: 'unreadable',
  severity: 'error',
  message: ({ reason }: { reason: string }) => `The file cannot be read (${reason}).`,
  hint: () => 'Use a regular file with read permission.',
});

export const tooLarge = defineDiagnostic({
  code: 'too-large',
  severity: 'error',
  message: ({ bytes, most }: { bytes: number; most: number }) =>
    `The file has ${bytes} bytes; the limit is ${most}.`,
  hint: () => 'Split it: each entry has a file of its own.',
});

export const encoding = defineDiagnostic<undefined>({
  code: 'encoding',
  severity: 'error',
  message: () => 'The file is not valid UTF-8 from here on.',
  hint: () => 'Save it as UTF-8.',
});

export const mergeConflict = defineDiagnostic<undefined>({
  code: 'merge-conflict',
  severity: 'error',
  message: () => 'A merge conflict was left here.',
  hint: () => 'Keep one of the two versions and remove the conflict markers.',
});

export const hiddenCharacter = defineDiagnostic({
  code: 'hidden-character',
  severity: 'error',
  message: ({ point }: { point: string }) => `The file contains an invisible character (${point}).`,
  hint: () => 'Delete it: such characters can hide what a file really contains.',
});

export const fileForm = defineDiagnostic({
  code: 'file-form',
  severity: 'error',
  message: ({ form }: { form: Form }) => FORMS[form],
  hint: () => 'Run `npm run fix`.',
});

const FORMS: Record<Form, string> = {
  'byte-order-mark': 'The file begins with a byte order mark.',
  'line-ends': 'Lines end with CR LF (or CR) instead of LF.',
  tab: 'The line contains a tab.',
  'trailing-space': 'The line ends with spaces.',
  'final-newline': 'The last line does not end with a line break, or empty lines follow it.',
};

export const yaml = defineDiagnostic({
  code: 'yaml',
  severity: 'error',
  message: ({ reason, text }: { reason: string; text: string }) =>
    YAML_PROBLEMS.get(reason)?.message ??
    `The YAML cannot be read: ${text.replace(/\n[^]*/, '').replace(/[.:]?$/, '.')}`,
  hint: ({ reason }) => YAML_PROBLEMS.get(reason)?.hint,
});

/** By the error code of the parser. Without a message, the parser's own is shown. */
const YAML_PROBLEMS = new Map<string, { message?: string; hint?: string }>([
  ['TAB_AS_INDENT', { message: 'A tab is used to indent.', hint: 'Indent with spaces.' }],
  ['DUPLICATE_KEY', { message: 'Duplicate field.', hint: 'Keep one of them.' }],
  [
    'MULTIPLE_DOCS',
    {
      message: 'The file contains more than one YAML document.',
      hint: 'Remove the lines with `---`.',
    },
  ],
  ['BAD_INDENT', { message: 'Indentation does not match the lines above.' }],
  ['MISSING_CHAR', { message: 'A closing asCode, bracket or comma is missing.' }],
  ['BAD_COLLECTION_TYPE', { message: 'Expected fields but found a list, or vice versa.' }],
  ['BLOCK_AS_IMPLICIT_KEY', { hint: "Quote a text that contains a colon: 'Rule: text'." }],
  ['UNEXPECTED_TOKEN', { hint: 'Quote a text that contains a comma, colon, bracket or asCode.' }],
]);

export const yamlFeature = defineDiagnostic({
  code: 'yaml-feature',
  severity: 'error',
  message: ({ what, source = '' }: { what: Forbidden; source?: string | undefined }) =>
    FEATURES[what].message(source),
  hint: ({ what, source = '' }) => FEATURES[what].hint(source),
});

const FEATURES: Record<
  Forbidden,
  { message: (source: string) => string; hint: (source: string) => string }
> = {
  number: {
    message: (source) => `${asCode(source)} would be parsed as a different number.`,
    hint: (source) =>
      `Write numbers in decimal form, for example 12 or -3. Quote it if it is a text: '${source}'.`,
  },
  alias: {
    message: () => 'Aliases (*name) are not allowed.',
    hint: () => 'Write the value again, or asCode a text that begins with an asterisk.',
  },
  anchor: {
    message: () => 'Anchors (&name) are not allowed.',
    hint: () => 'Remove it, or asCode a text that begins with an ampersand.',
  },
  tag: {
    message: () => 'Tags (!name) are not allowed.',
    hint: () => 'Remove it, or asCode a text that begins with an exclamation mark.',
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
