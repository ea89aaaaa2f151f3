/** In which order files came to main, according to git. */
import { logOf } from './git.ts';

/** Path inside the folder → number of the commit of main that brought it, counted from the first. */
export type Arrivals = ReadonlyMap<string, number>;

/**
 * When the records of changes in a folder of rules came: along the first parents, so that a branch counts from the day on
 * which it was merged, whatever its own commits say. Empty outside git and in a shallow copy, where that is not known.
 */
export function arrivalsIn(directory: string): Arrivals {
  const log = logOf(directory, [
    '--first-parent',
    '--diff-merges=first-parent',
    '--reverse',
    '--diff-filter=A',
    '--no-renames',
    '--format=%x01',
    '--name-only',
    '-z',
    '--',
    ':(glob)*/changes/*.yaml',
  ]);
  const found = new Map<string, number>();
  for (const [commit, names] of (log ?? '').split('\u0001').entries())
    for (const path of names.split('\0').map((name) => name.trim()))
      if (path !== '' && !found.has(path)) found.set(path, commit);
  return found;
}
