/** Finds the line and column of a data path. Computed for findings only. */
import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Diagnostic, Finding, Place } from './diagnostic.ts';
import type { SourceText } from './source-text.ts';

type LoadedText = Pick<SourceText, 'document' | 'lines' | 'text'>;

/** A finding with line and column. A file that could not be read is at 1:1. */
export function locate(
  finding: Finding,
  files: ReadonlyMap<string, LoadedText>,
  address?: string,
): Diagnostic {
  const { code, severity, message, hint } = finding;
  const loaded = files.get(finding.file);
  return {
    code,
    severity,
    message,
    file: finding.file,
    ...(loaded ? position(loaded, finding) : { line: 1, column: 1 }),
    ...(address !== undefined && { address }),
    ...(hint !== undefined && { hint }),
  };
}

function position(loaded: LoadedText, place: Place): { line: number; column: number } {
  const offset = Math.min(offsetOf(loaded, place), loaded.text.length);
  const { line, col } = loaded.lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** Offset in the file. Skips quotes, escapes, folding and indentation inside a value. */
export function offsetOf(loaded: LoadedText, place: Place): number {
  if (!place.path) return place.offset ?? 0;
  const { start, node } = find(loaded, place);
  if (!place.offset || !isScalar(node) || typeof node.value !== 'string') return start;
  return insideScalar(loaded.text, node.value, place.offset, start, node.range?.[1] ?? start);
}

/**
 * Walks the value and its source in parallel and skips what only the source has: quotes,
 * backslashes, indentation. Exact unless an escape such as `\u2033` comes before the place.
 */
function insideScalar(
  text: string,
  value: string,
  offset: number,
  start: number,
  end: number,
): number {
  const block = text[start] === '|' || text[start] === '>';
  let at = block ? text.indexOf('\n', start) + 1 : start;
  for (let seen = 0; at < end; at++) {
    const same =
      text[at] === value[seen] || (/\s/.test(text[at] ?? '') && /\s/.test(value[seen] ?? ''));
    if (!same) continue;
    if (seen === offset) return at;
    seen++;
  }
  return start;
}

/**
 * The node at a path, and the offset where it or its key begins; falls back to the nearest existing
 * ancestor.
 */
function find(
  { document }: LoadedText,
  { path = [], at }: Place,
): { start: number; node: unknown } {
  let node: unknown = document.contents;
  let start = rangeStart(node) ?? 0;
  for (const [index, step] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(step));
      if (!pair) return { start, node };
      const key = rangeStart(pair.key) ?? start;
      start = last && at === 'key' ? key : (rangeStart(pair.value) ?? key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      start = rangeStart(node) ?? start;
    } else return { start, node };
  }
  return { start, node };
}

const pairs = new WeakMap<YAMLMap, Map<string, Pair>>();

/** The pairs of a map by key, the first of equal ones: a long list of findings asks for the same maps again and again. */
function pairsOf(map: YAMLMap): Map<string, Pair> {
  let byKey = pairs.get(map);
  if (!byKey)
    pairs.set(map, (byKey = new Map(map.items.toReversed().map((pair) => [keyOf(pair), pair]))));
  return byKey;
}

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);
const rangeStart = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];
