/** Finds faults in the characters of a file before YAML parses it. */
import type { Report } from '../diagnostics/diagnostic.ts';
import {
  encoding,
  exampleLeft,
  fileForm,
  hiddenCharacter,
  mergeConflict,
  type Form,
} from './diagnostics.ts';

/**
 * C0 and C1 controls except tab and line ends, zero-width and direction characters, other invisible
 * ones, a BOM inside the text.
 */
const HIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFFF9-\uFFFB]|(?!^)\uFEFF|[\u{E0000}-\u{E007F}]/gu;
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/m;

/** A letter of two bytes that were read as two letters, such as `Ã¤`; `Ã»` may be the end of a quotation. */
const MISREAD = /Ã[\u00A1-\u00BA\u00BC-\u00BF]|Â[°§£©®±²³¼½¾·´]/;

/** Spaces that look like the ordinary one; that of Japanese only outside words. */
const OTHER_SPACE =
  /[\u00A0\u2000-\u200A\u202F\u205F]|(?<=[:,{[-] *)\u3000|\u3000(?=[}\],])|(?<=^[ \u3000]*)\u3000/gm;

/** Every space that only looks like one becomes one; all places stay where they are. */
export const withPlainSpaces = (text: string): string => text.replace(OTHER_SPACE, ' ');

/** The first line of a file that `npm run new` writes. */
export const EXAMPLE_LINE =
  '# An example: replace its words, figures and source, then remove this line.';

/** Each kind of fault that `npm run fix` repairs; reported once per file. */
const FORMS: [Form, RegExp][] = [
  ['byte-order-mark', /^\uFEFF/],
  ['line-ends', /\r/],
  ['tab', /\t/],
  ['other-space', OTHER_SPACE],
  ['trailing-space', / +$/m],
  ['final-newline', /[^\n]$(?!\n)|\n\n+$(?!\n)/],
];

/** Reports the faults; false if the file is not worth parsing. */
export function findTextFaults(text: string, file: string, report: Report): boolean {
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    report(mergeConflict.finding({ file, offset: conflict.index }, undefined));
    return false;
  }
  // Its other characters are guesses.
  if (text.includes('\uFFFD')) return false;
  for (const match of text.matchAll(HIDDEN)) {
    const code = match[0].codePointAt(0) ?? 0;
    const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    report(hiddenCharacter.finding({ file, offset: match.index }, { point }));
  }
  const misread = MISREAD.exec(text);
  if (misread) {
    const [signs] = misread;
    const meant = Buffer.from(signs, 'latin1').toString();
    report(encoding.finding({ file, offset: misread.index }, { misread: signs, meant }));
  }
  for (const [form, pattern] of FORMS) {
    const offset = text.search(pattern);
    if (offset !== -1) report(fileForm.finding({ file, offset }, { form }));
  }
  const example = text.indexOf(EXAMPLE_LINE);
  if (example !== -1) report(exampleLeft.finding({ file, offset: example }, undefined));
  return true;
}
