/** Mechanical repairs of a data file. None may change a figure: that is proven before anything is written. */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../schema/data-file.ts';
import { offsetOf } from '../diagnostics/locate.ts';
import { isText } from '../i18n/text.ts';
import { slipsOf } from '../notation/text-style.ts';
import { parse } from './parse.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';

/** Byte order mark, line ends, tabs, spaces at line ends, last line break, composed characters. */
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

/** The text with figures in the right notation: `-1` → `−1`. A slip that cannot be mended in place is left to the editor. */
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

/** Applies an edit when the file afterwards says what was meant and nothing else. */
function apply(text: string, { offset, written, right }: Edit, { file }: DataFile): string {
  if (!text.startsWith(written, offset)) return text;
  const repaired = text.slice(0, offset) + right + text.slice(offset + written.length);
  const [before, after] = [text, repaired].map((one) => parse(one, file, true, () => {}).data);
  return after !== undefined && isDeepStrictEqual(blank(before), blank(after)) ? repaired : text;
}

/** The data without its texts: these may change, all else may not. */
function blank(data: unknown): unknown {
  if (isText(data)) return 'text';
  if (Array.isArray(data)) return data.map(blank);
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, blank(value)]));
}
