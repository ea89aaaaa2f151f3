/** What loading reports: where files lie, how they are written, what YAML makes of them. */
import { defineDiagnostic } from '../diagnostics/define.ts';
import { quote } from '../diagnostics/phrase.ts';

export type Forbidden =
  'alias' | 'anchor' | 'tag' | 'directive' | 'depth' | 'length' | 'key' | 'number';
export type Form = 'byte-order-mark' | 'line-ends' | 'tab' | 'trailing-space' | 'final-newline';

export const noRules = defineDiagnostic({
  code: 'no-rules',
  severity: 'error',
  message: ({ directory }: { directory: string }) => `There is no ruleset in ${directory}.`,
  hint: () => 'Each ruleset is a folder with a ruleset.yaml.',
});

export const missingFile = defineDiagnostic({
  code: 'missing-file',
  severity: 'error',
  message: ({ name }: { name: string }) => `The ruleset has no ${name}.`,
  hint: ({ name }) => `Add ${name}; copy the one of another ruleset to start from.`,
});

export const unexpectedFile = defineDiagnostic({
  code: 'unexpected-file',
  severity: 'error',
  message: ({ name }: { name: string }) => `${quote(name)} does not belong here.`,
  hint: () =>
    'A ruleset is a folder named in kebab-case; it holds ruleset, markers, terms, values, exceptions and ledger.yaml, and entries as <kind>/<id>.yaml with kind phases, tables, modifiers, procedures or rules.',
});

export const symbolicLink = defineDiagnostic<void>({
  code: 'symbolic-link',
  severity: 'error',
  message: () => 'Symbolic links are not followed.',
  hint: () => 'Put the file itself here.',
});

export const unreadable = defineDiagnostic({
  code: 'unreadable',
  severity: 'error',
  message: ({ reason }: { reason: string }) => `The file cannot be read (${reason}).`,
  hint: () => 'It must be an ordinary file that you may read.',
});

export const tooLarge = defineDiagnostic({
  code: 'too-large',
  severity: 'error',
  message: ({ bytes, most }: { bytes: number; most: number }) =>
    `The file has ${bytes} bytes; at most ${most} are read.`,
  hint: () => 'One entry per file keeps files small.',
});

export const encoding = defineDiagnostic<void>({
  code: 'encoding',
  severity: 'error',
  message: () => 'The file is not valid UTF-8 from here on.',
  hint: () => 'Save it as UTF-8.',
});

export const mergeConflict = defineDiagnostic<void>({
  code: 'merge-conflict',
  severity: 'error',
  message: () => 'A merge conflict was left here.',
  hint: () => 'Keep one of the two versions and remove the marks.',
});

export const hiddenCharacter = defineDiagnostic({
  code: 'hidden-character',
  severity: 'error',
  message: ({ point }: { point: string }) => `There is an invisible character here (${point}).`,
  hint: () =>
    'Delete it: control and direction characters can make a file read otherwise than it works.',
});

export const fileForm = defineDiagnostic({
  code: 'file-form',
  severity: 'error',
  message: ({ form }: { form: Form }) => FORMS[form],
  hint: () => 'Run npm run fix.',
});

const FORMS: Record<Form, string> = {
  'byte-order-mark': 'The file begins with a byte order mark.',
  'line-ends': 'Lines end with CR LF (or CR) instead of LF.',
  tab: 'There is a tab here.',
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
  ['DUPLICATE_KEY', { message: 'This field stands twice.', hint: 'Keep one of them.' }],
  [
    'MULTIPLE_DOCS',
    { message: 'The file holds more than one document.', hint: 'Remove the lines with ---.' },
  ],
  ['BAD_INDENT', { message: 'The indentation does not fit the lines above.' }],
  ['MISSING_CHAR', { message: 'A closing quote, bracket or comma is missing.' }],
  [
    'BAD_COLLECTION_TYPE',
    { message: 'A list stands where fields were expected, or the other way round.' },
  ],
  ['BLOCK_AS_IMPLICIT_KEY', { hint: "Quote a text that contains a colon: 'Rule: text'." }],
  ['UNEXPECTED_TOKEN', { hint: 'Quote a text that contains a comma, colon, bracket or quote.' }],
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
    message: (source) => `${quote(source)} would be read as another number than it looks like.`,
    hint: (source) => `Write figures plainly, as 12 or -3; quote it if it is a text: '${source}'.`,
  },
  alias: {
    message: () => 'Aliases (*name) are not used in the data.',
    hint: () => 'Write the value again, or quote a text that begins with an asterisk.',
  },
  anchor: {
    message: () => 'Anchors (&name) are not used in the data.',
    hint: () => 'Remove it, or quote a text that begins with an ampersand.',
  },
  tag: {
    message: () => 'Tags (!name) are not used in the data.',
    hint: () => 'Remove it, or quote a text that begins with an exclamation mark.',
  },
  directive: {
    message: () => 'YAML directives (%YAML, %TAG) are not used in the data.',
    hint: () => 'Remove the line.',
  },
  depth: {
    message: () => 'The data is nested too deeply.',
    hint: () => 'No entry needs more than a dozen levels.',
  },
  length: {
    message: () => 'The list is too long.',
    hint: () => 'At most 5000 items are read.',
  },
  key: {
    message: () => 'This cannot be the name of a field.',
    hint: () =>
      'Field names are words; a number or yes/no as a name must be quoted, or belongs in a list.',
  },
};
