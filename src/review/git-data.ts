/** Reads the data of commits as blobs, with git alone: nothing is checked out, and nothing of a request is run. */
import { contentsOf, filesIn, git, runGit, type TreeFile } from '../load/git.ts';
import { MAX_BYTES, type Snapshot } from '../load/load.ts';

/** Data that is not read, and why. */
export interface Refused {
  /** Inside the folder of rules: `bolt-action/tables/weapons.yaml`. */
  path: string;
  reason: 'link' | 'mode' | 'size' | 'name';
}

export interface Tree {
  rules: Snapshot;
  refused: Refused[];
}

/** Where a request has its data. */
export const RULES_FOLDER = 'rules';
/** Data files have such names; anything else there is not read. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}\.ya?ml$/;
const MAX_TOTAL = 60_000_000;
const MAX_FILES = 20_000;

export class TooMuch extends Error {}

/** The data files of a tree or commit. Throws `TooMuch` beyond the limits. */
export function dataIn(repository: string, tree: string): Tree {
  const listed = filesIn(repository, tree, RULES_FOLDER);
  if (listed.length > MAX_FILES) throw new TooMuch(`${listed.length} files`);
  const files = listed.filter(({ mode, path }) => mode === LINK || !path.endsWith('.md'));
  const wanted = files.filter((file) => reasonAgainst(file) === undefined);
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_TOTAL) throw new TooMuch(`${total} bytes`);
  return {
    rules: { folder: RULES_FOLDER, files: contentsOf(repository, wanted) },
    refused: files.flatMap((file) => {
      const reason = reasonAgainst(file);
      return reason === undefined ? [] : [{ path: file.path, reason }];
    }),
  };
}

const LINK = '120000';

function reasonAgainst({ mode, path, size }: TreeFile): Refused['reason'] | undefined {
  if (mode === LINK) return 'link';
  if (mode !== '100644') return 'mode';
  if (!NAME.test(path)) return 'name';
  return size > MAX_BYTES ? 'size' : undefined;
}

/** Paths that differ between two commits, as they are; none is ever passed to a command. */
export function changedPaths(folder: string, from: string, to: string): string[] {
  const args = ['diff-tree', '-r', '-z', '--no-renames', '--name-only', from, to];
  return compared(folder, args).split('\0').filter(Boolean);
}

/** Lines of the new side that a request shows, with three lines around each change, by path. */
export function shownLines(
  folder: string,
  from: string,
  to: string,
): Map<string, [number, number][]> {
  const args = [
    '-c',
    'core.quotePath=false',
    'diff',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--unified=3',
    from,
    to,
    '--',
    `${RULES_FOLDER}/`,
  ];
  const found = new Map<string, [number, number][]>();
  let path = '';
  for (const line of compared(folder, args).split('\n')) {
    if (line.startsWith('+++ ')) path = line.replace(/^\+\+\+ b\//, '');
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined) continue;
    const hunk: [number, number] = [Number(start), Number(start) + Number(count) - 1];
    found.set(path, [...(found.get(path) ?? []), hunk]);
  }
  return found;
}

export interface Merged {
  /** The tree as it would be on main; undefined where it conflicts. */
  tree: string | undefined;
  conflicts: string[];
}

const compared = (folder: string, args: readonly string[]): string =>
  git(folder, args, 'The commits cannot be compared.').toString();

/** Merges two commits in memory. */
export function merge(folder: string, base: string, head: string): Merged {
  const options = ['--write-tree', '-z', '--name-only', '--no-messages', '--end-of-options'];
  const { status, output } = runGit(folder, ['merge-tree', ...options, base, head]);
  if (status !== 0 && status !== 1) throw new Error('The commits cannot be merged.');
  const [tree = '', ...conflicts] = output.toString().split('\0').filter(Boolean);
  return { tree: status === 0 ? tree : undefined, conflicts };
}
