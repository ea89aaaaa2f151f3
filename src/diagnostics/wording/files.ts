/** Findings about files as such: where they lie, how they are written, what YAML makes of them. */
import { quote, type Phrase } from '../phrase.ts';

export type Forbidden =
  'alias' | 'anchor' | 'tag' | 'directive' | 'depth' | 'length' | 'key' | 'number';
export type Form = 'byte-order-mark' | 'line-ends' | 'tab' | 'trailing-space' | 'final-newline';

export const files = {
  'no-rules': (a: { directory: string }): Phrase => ({
    message: `There is no ruleset in ${a.directory}.`,
    hint: 'Each ruleset is a folder with a ruleset.yaml.',
  }),
  'missing-file': (a: { name: string }): Phrase => ({
    message: `The ruleset has no ${a.name}.`,
    hint: `Add ${a.name}; copy the one of another ruleset to start from.`,
  }),
  'unexpected-file': (a: { name: string }): Phrase => ({
    message: `${quote(a.name)} does not belong here.`,
    hint: 'A ruleset is a folder named in kebab-case; it holds ruleset, markers, terms, values, exceptions and ledger.yaml, and entries as <kind>/<id>.yaml with kind phases, tables, modifiers, procedures or rules.',
  }),
  'symbolic-link': (_: object): Phrase => ({
    message: 'Symbolic links are not followed.',
    hint: 'Put the file itself here.',
  }),
  unreadable: (a: { reason: string }): Phrase => ({
    message: `The file cannot be read (${a.reason}).`,
    hint: 'It must be an ordinary file that you may read.',
  }),
  'too-large': (a: { bytes: number; most: number }): Phrase => ({
    message: `The file has ${a.bytes} bytes; at most ${a.most} are read.`,
    hint: 'One entry per file keeps files small.',
  }),
  encoding: (_: object): Phrase => ({
    message: 'The file is not valid UTF-8 from here on.',
    hint: 'Save it as UTF-8.',
  }),
  'merge-conflict': (_: object): Phrase => ({
    message: 'A merge conflict was left here.',
    hint: 'Keep one of the two versions and remove the marks.',
  }),
  'hidden-character': (a: { point: string }): Phrase => ({
    message: `There is an invisible character here (${a.point}).`,
    hint: 'Delete it: control and direction characters can make a file read otherwise than it works.',
  }),
  'file-form': (a: { form: Form }): Phrase => ({
    message: forms[a.form],
    hint: 'Run npm run fix.',
  }),
  yaml: (a: { reason: string; text: string }): Phrase => ({
    message:
      yamlReasons.get(a.reason) ??
      `The YAML cannot be read: ${a.text.split('\n')[0]!.replace(/[.:]?$/, '.')}`,
    hint: yamlHints.get(a.reason),
  }),
  'yaml-feature': (a: { what: Forbidden; source?: string | undefined }): Phrase =>
    a.what === 'number' ? numberForm(a.source ?? '') : features[a.what],
} as const;

const forms: Record<Form, string> = {
  'byte-order-mark': 'The file begins with a byte order mark.',
  'line-ends': 'Lines end with CR LF (or CR) instead of LF.',
  tab: 'There is a tab here.',
  'trailing-space': 'The line ends with spaces.',
  'final-newline': 'The last line does not end with a line break, or empty lines follow it.',
};

const numberForm = (source: string): Phrase => ({
  message: `${quote(source)} would be read as another number than it looks like.`,
  hint: `Write figures plainly, as 12 or -3; quote it if it is a text: '${source}'.`,
});

const yamlReasons = new Map([
  ['TAB_AS_INDENT', 'A tab is used to indent.'],
  ['DUPLICATE_KEY', 'This field stands twice.'],
  ['MULTIPLE_DOCS', 'The file holds more than one document.'],
  ['BAD_INDENT', 'The indentation does not fit the lines above.'],
  ['MISSING_CHAR', 'A closing quote, bracket or comma is missing.'],
  ['BAD_COLLECTION_TYPE', 'A list stands where fields were expected, or the other way round.'],
]);

const yamlHints = new Map([
  ['TAB_AS_INDENT', 'Indent with spaces.'],
  ['DUPLICATE_KEY', 'Keep one of them.'],
  ['MULTIPLE_DOCS', 'Remove the lines with ---.'],
  ['BLOCK_AS_IMPLICIT_KEY', "Quote a text that contains a colon: 'Rule: text'."],
  ['UNEXPECTED_TOKEN', 'Quote a text that contains a comma, colon, bracket or quote.'],
]);

const features: Record<Exclude<Forbidden, 'number'>, Phrase> = {
  alias: {
    message: 'Aliases (*name) are not used in the data.',
    hint: 'Write the value again, or quote a text that begins with an asterisk.',
  },
  anchor: {
    message: 'Anchors (&name) are not used in the data.',
    hint: 'Remove it, or quote a text that begins with an ampersand.',
  },
  tag: {
    message: 'Tags (!name) are not used in the data.',
    hint: 'Remove it, or quote a text that begins with an exclamation mark.',
  },
  directive: {
    message: 'YAML directives (%YAML, %TAG) are not used in the data.',
    hint: 'Remove the line.',
  },
  depth: {
    message: 'The data is nested too deeply.',
    hint: 'No entry needs more than a dozen levels.',
  },
  length: { message: 'The list is too long.', hint: 'At most 5000 items are read.' },
  key: {
    message: 'This cannot be the name of a field.',
    hint: 'Field names are words; a number or yes/no as a name must be quoted, or belongs in a list.',
  },
};
