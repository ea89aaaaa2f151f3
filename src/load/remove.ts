/** Removes items of lists from a data file; comments and the form of the rest stay. */
import { isDeepStrictEqual } from 'node:util';
import { isCollection, isPair, type Document, type Node } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { SourceText } from '../diagnostics/source-text.ts';
import { parse } from './parse.ts';

/**
 * The text without the items at the paths. A list that would be empty goes with its field. An item with a comment beside it
 * stays for people to remove: the comment may be about it.
 */
export function withoutItems(
  { file, text }: Pick<SourceText, 'file' | 'text'>,
  paths: readonly Path[],
): string {
  return paths.toSorted(lastFirst).reduce((now, path) => {
    const { document, data } = parse(now, file, true, () => {});
    if (data === undefined || !document.hasIn(path)) return now;
    const gone = goneWith(document, path);
    const [start, end] = rangeOf(document, gone, now);
    const isNoted =
      /(?:^|\n)[^\S\n]*#[^\n]*(?:\n[\s-]*)?$/.test(now.slice(0, start)) ||
      /\s#/.test(now.slice(start, end)) ||
      /^,?[^\S\n]*#/.test(now.slice(end));
    if (isNoted) return now;
    const after = now.slice(0, start) + now.slice(end);
    document.deleteIn(gone);
    return isDeepStrictEqual(parse(after, file, true, () => {}).data, document.toJS())
      ? after
      : now;
  }, text);
}

/** So that the places of those before it stay. */
function lastFirst(one: Path, other: Path): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return Number(other[at]) - Number(one[at]) || 0;
}

/** The item, or the field or item around it that would be empty without it. */
function goneWith(document: Document, path: Path): Path {
  const outside = path.slice(0, -1);
  const parent = document.getIn(outside, true);
  const isOnly = isCollection(parent) && parent.items.length === 1 && outside.length > 0;
  return isOnly ? goneWith(document, outside) : path;
}

/** Up to what follows it; the last one from what is before it. */
function rangeOf(document: Document, path: Path, text: string): [number, number] {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isCollection(parent)) return [0, 0];
  const places = parent.items.map((item) => placeOf(item, text));
  const at = parent.items.findIndex((item, index) =>
    isPair(item) ? String(item.key) === path.at(-1) : index === path.at(-1),
  );
  const [place, before, next] = [places[at], places[at - 1], places[at + 1]];
  if (!place) return [0, 0];
  if (next) return [place.start, next.start];
  const line = text.lastIndexOf('\n', place.start);
  return [(parent.flow ? before?.end : line) ?? place.start, place.end];
}

function placeOf(item: unknown, text: string): { start: number; end: number } {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
  const [start, end] = [(first as Node).range?.[0] ?? 0, (last as Node).range?.[1] ?? 0];
  return { start, end: text.slice(0, end).trimEnd().length };
}
