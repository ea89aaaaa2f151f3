/**
 * Mechanical repairs of a data file. Each is verified to leave all values unchanged before it is
 * written.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../schema/data-file.ts';
import { offsetOf } from '../diagnostics/locate.ts';
import { writtenIn } from '../i18n/text.ts';
import { slipsIn } from '../notation/text-style.ts';
import { parse } from './parse.ts';
import { withPlainSpaces } from './text-faults.ts';
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
  const repaired = asText(withoutTabs(lines));
  return !lines.some(hasTab) || isReadable(repaired) ? repaired : asText(lines);
}

const asText = (lines: readonly string[]): string => `${lines.join('\n').replace(/\n+$/, '')}\n`;

/** Whether a tab indents the line. */
const hasTab = (line: string): boolean => /^ *\t/.test(line);
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** How far a line stands to the right in an editor whose tabs are 8 wide: `\t` is further than `  `. */
const widthOf = (line: string): number =>
  [...line.slice(0, indentOf(line))].reduce(
    (width, sign) => (sign === '\t' ? width - (width % 8) + 8 : width + 1),
    0,
  );

/** The least that a line below this one may have: below `- a:` 4, where it begins what `a` holds. */
function depthBelow(line: string): number | undefined {
  const [opening, dashes = ''] = /^( *(?:- +)*)[^#]*:$/.exec(line) ?? [];
  return opening === undefined ? undefined : dashes.length + 2;
}

/** Lines one below the other that tabs indent stand to each other as they were; the first stands as the lines beside it allow. */
function withoutTabs(lines: readonly string[]): string[] {
  const done: string[] = [];
  for (let index = 0; index < lines.length;) {
    const rest = lines.slice(index);
    const until = (end: number): number => (end < 0 ? rest.length : end);
    const tabs = until(rest.findIndex((line) => line !== '' && !hasTab(line)));
    const next = tabs + until(rest.slice(tabs).findIndex(hasTab));
    const spaced = rest.slice(tabs, next).map((line) => line.replaceAll('\t', ' '));
    const ways = depthsOf(rest[0] ?? '', done, spaced[0]).map((depth) => [
      ...done,
      ...indented(rest.slice(0, tabs), depth),
      ...spaced,
    ]);
    const right = tabs > 0 ? ways.find((way) => isReadable(asText(way))) : undefined;
    done.splice(0, done.length, ...(right ?? ways[0] ?? []));
    index += next;
  }
  return done;
}

/** How many spaces the first line with a tab may stand for, the likeliest first. */
function depthsOf(line: string, before: readonly string[], next = ''): number[] {
  const last = before.findLast((one) => one !== '') ?? '';
  const [depth, after] = [indentOf(last), indentOf(next)];
  const isItem = /^\s*- /.test(line) && next.trimStart().startsWith('- ') && after === depth;
  const below = isItem ? depth : depthBelow(last);
  const shallower = Array.from({ length: depth / 2 }, (_, index) => depth - 2 * index - 2);
  return [
    ...(below === undefined ? [] : [Math.max(below, after)]),
    depth,
    after,
    depth + 2,
    ...shallower,
  ];
}

/** The lines, the first at this depth; one that is a tab further left than all before it stands 2 spaces further left. */
function indented(lines: readonly string[], depth: number): string[] {
  const above: { width: number; depth: number; below: number }[] = [];
  const first = widthOf(lines[0] ?? '');
  return lines.map((line) => {
    if (line === '') return line;
    const width = widthOf(line);
    while ((above.at(-1)?.width ?? 0) > width) above.pop();
    const last = above.at(-1);
    const outside = Math.max(0, depth - Math.ceil((first - width) / 8) * 2);
    const inside = last?.width === width ? last.depth : last?.below;
    const own = inside ?? outside;
    const text = `${' '.repeat(own)}${line.trimStart().replaceAll('\t', ' ')}`;
    above.push({ width, depth: own, below: depthBelow(text) ?? own + 2 });
    return text;
  });
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
  return slipsIn(file)
    .map(({ path, ...slip }) => ({
      ...slip,
      offset: offsetOf(file, { file: file.file, path, offset: slip.offset }),
    }))
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
