/**
 * Mechanical repairs of a data file. Each is verified to leave all values unchanged before it is
 * written.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../schema/data-file.ts';
import { offsetOf } from '../diagnostics/locate.ts';
import { writtenIn } from '../i18n/text.ts';
import { slipsOf } from '../notation/text-style.ts';
import { parse } from './parse.ts';
import { withPlainSpaces } from './text-faults.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';

/**
 * Repairs the byte order mark, line ends, tabs, other spaces, trailing spaces, the last line break, and
 * decomposed characters. A tab that indents stays where no number of spaces makes the file readable.
 */
export function repairForm(text: string): string {
  const lines = withPlainSpaces(text)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd());
  if (!lines.some(hasTab)) return asText(lines.map((line) => line.replaceAll('\t', ' ')));
  const all = INDENTATIONS.map((indent) => asText(withoutTabs(lines, indent)));
  return all.find(isReadable) ?? asText(lines);
}

const asText = (lines: readonly string[]): string => `${lines.join('\n').replace(/\n+$/, '')}\n`;

/** Whether a tab indents the line. */
const hasTab = (line: string): boolean => /^ *\t/.test(line);
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** How many spaces a line with a tab may stand for, from the lines before it, repaired, and those after it. */
type Indent = (line: string, before: readonly string[], after: readonly string[]) => number;

const twoPerTab: Indent = (line) => indentOf(line.replaceAll('\t', '  '));
const asNext: Indent = (line, before, after) => {
  const next = after.find((one) => one !== '' && !hasTab(one));
  const indent = next === undefined ? twoPerTab(line, [], []) : indentOf(next);
  // Below a field without a value begins what it holds, also where the next line ends that.
  const [opening, dashes = ''] = /^( *(?:- +)*).*:$/.exec(before.at(-1) ?? '') ?? [];
  return opening !== undefined && indent <= dashes.length && !/^\s*- /.test(line)
    ? dashes.length + 2
    : indent;
};
const asBefore: Indent = (_, before) => indentOf(before.findLast((one) => one !== '') ?? '');
const deeper: Indent = (line, before) => asBefore(line, before, []) + 2;

/** In the order in which they are tried: a slip in one line stands at the depth of its neighbours. */
const INDENTATIONS: readonly Indent[] = [asNext, asBefore, deeper, twoPerTab];

function withoutTabs(lines: readonly string[], indent: Indent): string[] {
  const done: string[] = [];
  for (const [index, line] of lines.entries()) {
    const spaces = hasTab(line)
      ? ' '.repeat(indent(line, done, lines.slice(index + 1)))
      : line.slice(0, indentOf(line));
    done.push(`${spaces}${line.trimStart()}`.replaceAll('\t', ' '));
  }
  return done;
}

/** Whether a file with this text is YAML that is read. */
export const isReadable = (text: string): boolean =>
  parse(text, '', true, () => {}).data !== undefined;

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
  if (Array.isArray(data)) return data.map(blank);
  if (!isObject(data)) return data;
  // A file need not have every language of the site.
  const words = Object.values(data);
  if (writtenIn(data).length === words.length && words.every((one) => typeof one === 'string'))
    return 'text';
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, blank(value)]));
}
