/** Diagnostics of loading: file names and places, characters, YAML. */
import { defineDiagnostic } from '../diagnostics/define.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { notPossible } from '../schema/said-elsewhere.ts';
import { FEATURES, type Forbidden } from './feature-words.ts';
import type { Cause } from './yaml-cause.ts';
import { CAUSES, UNKNOWN_CAUSE, YAML_PROBLEMS } from './yaml-words.ts';

export type Form =
  'byte-order-mark' | 'line-ends' | 'tab' | 'other-space' | 'trailing-space' | 'final-newline';

export const noRules = defineDiagnostic({
  code: 'no-rules',
  severity: 'error',
  message: ({ directory }: { directory: string }) => `There is no ruleset in ${asCode(directory)}.`,
  hint: () => 'Add a folder with a `ruleset.yaml`.',
});

export const missingFile = defineDiagnostic({
  code: 'missing-file',
  severity: 'error',
  message: ({ name, isLost, isPicture }: MissingFile) => {
    if (isPicture) return `There is no picture ${asCode(name)}.`;
    return isLost ? `${asCode(name)} is gone.` : `The ruleset has no ${asCode(name)}.`;
  },
  hint: ({ name, isLost, isPicture, leads }) => {
    if (isPicture) return 'Put it beside `site.yaml`, or correct its name.';
    if (leads !== undefined) return leads;
    return isLost
      ? 'Restore the file. What depends on it is checked again when it is back.'
      : `Add ${asCode(name)}; start from the file of another ruleset.`;
  },
});

interface MissingFile {
  name: string;
  isLost?: boolean;
  /** What to do if its addresses are to lead elsewhere. */
  leads?: string | undefined;
  isPicture?: boolean;
}

export const unusableBase = defineDiagnostic({
  code: 'unusable-base',
  severity: 'error',
  message: ({ base, isCircle }: UnusableBase) =>
    isCircle
      ? `${asCode(base)} extends this ruleset itself, directly or through others.`
      : `There is no ruleset ${asCode(base)}.`,
  hint: ({ isCircle, near, known }) => {
    if (isCircle)
      return 'Name the ruleset that this one changes; that one must not extend this one.';
    return near === undefined
      ? `Write the folder of a ruleset: ${known.map(asCode).join(', ') || 'there is no other'}.`
      : `Did you mean ${asCode(near)}?`;
  },
});

interface UnusableBase {
  base: string;
  isCircle: boolean;
  near: string | undefined;
  known: readonly string[];
}

export const unexpectedFile = defineDiagnostic({
  code: 'unexpected-file',
  severity: 'error',
  message: ({ name }: UnexpectedFile) => `${asCode(name)} is not a file or folder of a ruleset.`,
  hint: ({ name, near, instead, isEntry, isEmpty }) => {
    if (name === 'ledger.yaml')
      return 'Records in changes/ have replaced it. Run `npm run migrate`.';
    if (instead !== undefined && !instead.includes('/'))
      return `All of them stand in one file: write it as an item of the list in ${asCode(instead)}, and delete this file.`;
    if (instead !== undefined) return `Move it to ${asCode(instead)}.`;
    if (near !== undefined) return `Rename it to ${asCode(near)}.`;
    const missing = name.endsWith('/') && notPossible(name.slice(0, -1));
    if (missing) return missing;
    if (isEmpty)
      return 'Delete it: there is nothing in it. Entries stand in the folders phases, tables, modifiers, procedures and rules, without folders inside.';
    const yaml = /^(.+)\.(?:ya?ml|json)(?:\.\w+|~)?$/i.exec(name)?.[1];
    if (yaml !== undefined && !name.endsWith('.yaml')) return namedYaml(name, yaml);
    if (isEntry && (yaml !== undefined || name.endsWith('/')))
      return 'Move the file to the folder of its kind: phases, tables, modifiers, procedures, rules or, for a record, changes.';
    const text = /^(.+)\.(?:txt|text|docx?)$/i.exec(name)?.[1];
    if (text !== undefined)
      return `If it holds rules as YAML, rename it to ${asCode(`${text}.yaml`)}; otherwise delete it, or move it out of the folder.`;
    if (/\.[ct]sv$/i.test(name))
      return 'Move it out of the folder of the rules, and write the table: `npm run import -- FILE RULESET ID`.';
    return yaml === undefined && !name.endsWith('/')
      ? 'Delete it: a ruleset holds YAML files only.'
      : FILES_OF_A_RULESET;
  },
});

/** Endings that programs and people give to a copy. */
const COPY = /\.ya?ml(?:\.(?:bak|backup|old|orig|save|copy|tmp|swp)|~)$/i;

/** What to do with a file whose name ends otherwise. */
const namedYaml = (name: string, yaml: string): string =>
  COPY.test(name)
    ? `If it is a copy of ${asCode(`${yaml}.yaml`)}, delete it, or move it out of the folder; otherwise rename it to ${asCode(`${yaml}.yaml`)}.`
    : `Rename it to ${asCode(`${yaml}.yaml`)}.`;

interface UnexpectedFile {
  name: string;
  /** The right name, if it is misspelt. */
  near?: string | undefined;
  /** It is a folder in which there is nothing. */
  isEmpty?: boolean;
  /** It stands beside `ruleset.yaml`, where no entries are. */
  isEntry?: boolean;
  /** Where it belongs inside the ruleset, if it is in a folder too deep. */
  instead?: string | undefined;
}

export const notRead = defineDiagnostic({
  code: 'not-read',
  severity: 'warning',
  message: ({ name }: { name: string; entry: string }) =>
    `${asCode(name)} is not read: rules are written in YAML.`,
  hint: ({ entry }) =>
    `If it holds a rule, write that as an entry, ${asCode(entry)}. Notes for each other stand beside ${asCode('ruleset.yaml')}, or are called README.md.`,
});

const FILES_OF_A_RULESET =
  'A ruleset is a folder named in small letters, digits and hyphens; it contains ruleset, markers, terms, values, exceptions and translations.yaml, records in changes/, and entries as <kind>/<id>.yaml with kind phases, tables, modifiers, procedures or rules.';

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

export const encoding = defineDiagnostic({
  code: 'encoding',
  severity: 'error',
  message: (found: { fault: keyof typeof ENCODING } | { misread: string; meant: string }) =>
    'misread' in found
      ? `${asCode(found.misread)} is one character that was read in another encoding.`
      : ENCODING[found.fault],
  hint: (found) => {
    if ('misread' in found)
      return `Write ${asCode(found.meant)}. Look for others in this file: it was read as something else than UTF-8, and saved.`;
    const { fault } = found;
    if (fault === 'lost') return 'Write the character again (here is U+FFFD).';
    return fault === 'bytes' || fault === 'utf16'
      ? 'Save it as UTF-8.'
      : 'Copy its words into a new file of a text editor, and delete this one.';
  },
});

const ENCODING = {
  utf16: 'The file is UTF-16.',
  bytes: 'The file is not valid UTF-8 from here on.',
  zip: 'The file is no text: it is a zip, as documents of Word and workbooks are.',
  office: 'The file is no text: it is a document of Word or a workbook.',
  pdf: 'The file is no text: it is a PDF.',
  lost: 'A character was lost here when the file was converted.',
};

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
  hint: ({ form }) => FORM_HINTS[form] ?? 'Run `npm run fix`.',
});

export const exampleLeft = defineDiagnostic({
  code: 'example-left',
  severity: 'warning',
  message: () => 'This file still says that it is an example.',
  hint: () => 'Replace its words, figures and source, then remove this line.',
});

const FORM_HINTS: Partial<Record<Form, string>> = {
  tab: 'Run `npm run fix`, or write spaces: as many as the lines beside it begin with.',
  'other-space': 'Run `npm run fix`, or replace it with an ordinary space.',
};

const FORMS: Record<Form, string> = {
  'byte-order-mark': 'The file begins with a byte order mark.',
  'line-ends': 'Lines end with CR LF (or CR) instead of LF.',
  tab: 'The line contains a tab.',
  'other-space': 'This is a no-break or full-width space.',
  'trailing-space': 'The line ends with spaces.',
  'final-newline': 'The last line does not end with a line break, or empty lines follow it.',
};

export const yaml = defineDiagnostic({
  code: 'yaml',
  severity: 'error',
  message: (problem: YamlProblem) => wordsFor(problem).message,
  hint: (problem) => wordsFor(problem).hint,
});

const wordsFor = ({ reason, cause }: YamlProblem): { message: string; hint: string } =>
  cause ? CAUSES[cause.reason](cause.detail) : (YAML_PROBLEMS.get(reason) ?? UNKNOWN_CAUSE);

interface YamlProblem {
  /** Error code of the parser. */
  reason: string;
  /** The cause, if known. */
  cause: Pick<Cause, 'reason' | 'detail'> | undefined;
}

export const yamlFeature = defineDiagnostic({
  code: 'yaml-feature',
  severity: 'error',
  message: ({ what, source = '' }: { what: Forbidden; source?: string | undefined }) =>
    FEATURES[what].message(source),
  hint: ({ what, source = '' }) => FEATURES[what].hint(source),
});
