/** The commit of main that corrections are compared with. */
import { commitAt, mergeBase, refsOf } from './git.ts';

/** Where main may be, the nearest to the published one first. */
const MAIN = ['remotes/upstream/main', 'remotes/origin/main', 'heads/main'];

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
  for (const ref of mainRefs(directory)) {
    try {
      return { commit: mergeBase(directory, 'HEAD', ref), name: ref.replace(/^refs\/\w+\//, '') };
    } catch {
      // No common commit: the next one, or nothing.
    }
  }
  return undefined;
}

function mainRefs(directory: string): string[] {
  const wanted = MAIN.map((name) => `refs/${name}`);
  try {
    const found = refsOf(directory, wanted);
    return wanted.filter((ref) => found.includes(ref));
  } catch {
    // No git, or no repository.
    return [];
  }
}

/** A commit that is named in full is meant itself, even where main was rewritten since and has it no longer. */
const COMMIT = /^[0-9a-f]{40}$/;

const baseOf = (directory: string, revision: string): string =>
  COMMIT.test(revision)
    ? commitAt(directory, revision)
    : mergeBase(directory, 'HEAD', commitAt(directory, revision));
