/** The rules as they are on main: what corrections are compared with. */
import { displayPath, readFile, recognise } from './load.ts';
import { commitAt, filesAt, mergeBase } from './revision.ts';
import type { DataFile } from '../schema/data-file.ts';

/** Where main may be, the nearest to the published one first. */
const MAIN = ['upstream/main', 'origin/main', 'main'];

export interface Main {
  /** The last commit that the working tree and main have in common. */
  commit: string;
  /** As it was found: `origin/main`. */
  name: string;
}

/**
 * What the rules in a folder are compared with: `since` where it is named, else main. Undefined outside git and where
 * there is no main. Throws when `since` is no revision.
 */
export function findMain(directory: string, since?: string): Main | undefined {
  if (since !== undefined) return { commit: baseOf(directory, since), name: since };
  for (const name of MAIN) {
    try {
      return { commit: baseOf(directory, name), name };
    } catch {
      // No git, no repository, no such branch or no common commit: the next one, or nothing.
    }
  }
  return undefined;
}

/** A commit that is named in full is meant itself, even where main was rewritten since and has it no longer. */
const COMMIT = /^[0-9a-f]{40}$/;

const baseOf = (directory: string, revision: string): string =>
  COMMIT.test(revision)
    ? commitAt(directory, revision)
    : mergeBase(directory, 'HEAD', commitAt(directory, revision));

/** The files at a commit. One whose text is the same now is the very file that `now` holds. */
export function filesOnMain(
  directory: string,
  { commit }: Pick<Main, 'commit'>,
  now: readonly DataFile[],
): DataFile[] {
  const current = new Map(now.map((file) => [file.file, file]));
  const shown = displayPath(directory);
  return filesAt(directory, commit).flatMap(({ path, bytes }) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const place = recognise(path.split('/'), `${shown}/${path}`, () => {});
    if (!place) return [];
    const same = current.get(place.file);
    return [same?.text === text ? same : readFile(place, text, () => {})];
  });
}
