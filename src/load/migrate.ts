/** Rewrites files of an earlier shape: names only, in their places, so that comments and form stay. */
import { offsetOf } from '../diagnostics/locate.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../schema/data-file.ts';
import { isObject } from '../schema/guards.ts';
import { namesNow, valueNow } from '../schema/renamed.ts';
import { renamesIn, type Rename } from '../schema/validate.ts';
import { readFile } from './load.ts';

/** A field may have been hidden below another one. */
const MOST_PASSES = 12;

/** The text of a file with today's names. A name that stands for nothing any more stays, and the check reports it. */
export function migrated(file: DataFile): string {
  let now = file;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const text = withNames(now, [...renamesIn(now), ...renamesInClaims(now.data)]);
    if (text === now.text) break;
    now = readFile(file, text, () => {});
  }
  return now.text;
}

function withNames(file: DataFile, renames: readonly Rename[]): string {
  const edits = new Map(
    renames.map(({ path, at, from, to }) => [
      offsetOf(file, { file: file.file, path, ...(at && { at }) }),
      { from, to },
    ]),
  );
  return [...edits]
    .sort(([a], [b]) => b - a)
    .reduce((text, [offset, { from, to }]) => {
      const start = text.startsWith(from, offset) ? offset : offset + 1;
      return text.startsWith(from, start)
        ? text.slice(0, start) + to + text.slice(start + from.length)
        : text;
    }, file.text);
}

/** The values that claims give have the form of a field elsewhere, so their own schema says nothing of it. */
function renamesInClaims(data: unknown, path: Path = [], inClaim = false): Rename[] {
  if (Array.isArray(data))
    return data.flatMap((item, index) => renamesInClaims(item, [...path, index], inClaim));
  if (!isObject(data)) return [];
  const isClaim = 'says' in data;
  return Object.entries(data).flatMap(([key, value]) => {
    const place = [...path, key];
    const free = inClaim || (isClaim && (key === 'value' || key === 'elsewhere'));
    const below = renamesInClaims(value, place, free);
    const to = inClaim ? nameInClaim(key, data) : undefined;
    const word = inClaim && typeof value === 'string' ? valueNow(value) : undefined;
    return [
      ...below,
      ...(to === undefined ? [] : [{ path: place, at: 'key' as const, from: key, to }]),
      ...(word === undefined || !ONLY_WORDS.has(key)
        ? []
        : [{ path: place, from: String(value), to: word }]),
    ];
  });
}

/** Fields whose values were renamed. */
const ONLY_WORDS: ReadonlySet<string> = new Set(['turnOrder', 'evidence', 'origin']);

/** A condition compares its subject; an amount is for each of what it counts. */
function nameInClaim(key: string, { each }: Record<string, unknown>): string | undefined {
  const names = namesNow(key);
  if (key !== 'of') return names.length === 1 ? names[0] : undefined;
  return each === undefined ? 'subject' : 'per';
}
