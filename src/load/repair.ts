/**
 * Mechanical repairs of a data file. Each is verified to leave all values unchanged before it is
 * written.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../schema/data-file.ts';
import { offsetOf } from '../diagnostics/locate.ts';
import { isText } from '../i18n/text.ts';
import { slipsOf } from '../notation/text-style.ts';
import { parse } from './parse.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';

/**
 * Repairs the byte order mark, line ends, tabs, trailing spaces, the last line break, and
 * decomposed characters.
 */
export function repairForm(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .split('\n');
  const clean = lines.map((line) =>
    line
      .replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '))
      .replaceAll('\t', ' ')
      .trimEnd(),
  );
  return `${clean.join('\n').replace(/\n+$/, '')}\n`;
}

interface Edit {
  offset: number;
  written: string;
  right: string;
}

/**
 * The text with numbers in the right notation: `-1` → `−1`. Leaves forms that cannot be replaced
 * safely to the editor.
 */
export function repairNotation(file: DataFile): string {
  const edits = shaped(file, 'Text').flatMap(({ value, path }) =>
    Object.entries(value).flatMap(([language, text]) =>
      slipsOf(text as string).map((slip) => ({
        ...slip,
        offset: offsetOf(file, { file: file.file, path: [...path, language], offset: slip.offset }),
      })),
    ),
  );
  return edits
    .sort((a, b) => b.offset - a.offset)
    .reduce((text, edit) => apply(text, edit, file), file.text);
}

/** Applies an edit only if the data outside texts is unchanged afterwards. */
function apply(text: string, { offset, written, right }: Edit, { file }: DataFile): string {
  if (!text.startsWith(written, offset)) return text;
  const repaired = text.slice(0, offset) + right + text.slice(offset + written.length);
  const [before, after] = [text, repaired].map((one) => parse(one, file, true, () => {}).data);
  return after !== undefined && isDeepStrictEqual(blank(before), blank(after)) ? repaired : text;
}

/** The data with every text blanked, to compare everything else. */
function blank(data: unknown): unknown {
  if (isText(data)) return 'text';
  if (Array.isArray(data)) return data.map(blank);
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, blank(value)]));
}
