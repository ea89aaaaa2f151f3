/** Items of a list without their dashes, of which YAML makes one text. */
import { isScalar } from 'yaml';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { list } from '../diagnostics/phrase.ts';
import type { DataFile } from './data-file.ts';

/** What to write in the lines of a text that stands where a list, or one item of it, is needed; undefined where it has one line. */
export function dashesHint(
  { path = [], message, at }: Finding,
  { document, text }: DataFile,
): string | undefined {
  const isItem = typeof path.at(-1) === 'number';
  if (at === 'key' || !(isItem || / but it must be a list\.$/.test(message))) return undefined;
  const node: unknown = document.getIn(path, true);
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  const written = text.slice(node.range[0], node.range[1]);
  const lines = written.split('\n').map((line) => line.trim());
  const items = lines
    .map((line) => line.replace(/^[-–—*•·]+\s*/, ''))
    .filter((line) => line !== '');
  const isMarked = lines.some((line, index) => line !== items[index]);
  if (items.length < 2 && !(isMarked && items.length === 1 && !isItem)) return undefined;
  const dashed = items.map((item) => `- ${item}`);
  return `Begin ${dashed.length > 1 ? 'each line' : 'the line'} with a dash and a space: ${list(dashed.length > MOST ? [...dashed.slice(0, MOST), '…'] : dashed)}. Lines without them are read as one text.`;
}

/** How many items are shown. */
const MOST = 4;
