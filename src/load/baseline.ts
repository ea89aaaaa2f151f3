/** The commit of main that corrections are compared with. */
import { commitAt, mergeBase } from './git.ts';

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
