/** Reads the data of commits as blobs, with git alone: nothing is checked out, and nothing of a request is run. */
import { execFileSync, spawnSync } from 'node:child_process';

export interface Blob {
  /** Inside the folder of rules: `bolt-action/tables/weapons.yaml`. */
  path: string;
  text: string;
}

/** Data that is not read, and why. */
export interface Refused {
  path: string;
  reason: 'link' | 'mode' | 'size' | 'name';
}

export interface Tree {
  blobs: Blob[];
  refused: Refused[];
}

/** Data files have such names; anything else in `rules/` is not read. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}\.ya?ml$/;
const MAX_BYTES = 1_000_000;
const MAX_TOTAL = 60_000_000;
const MAX_FILES = 20_000;
const RULES = 'rules/';

export class TooMuch extends Error {}

/** The data files below `rules/` of a tree or commit. Throws `TooMuch` beyond the limits. */
export function dataIn(folder: string, tree: string): Tree {
  const listing = git(folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', tree, '--', RULES]);
  const entries = listing.toString().split('\0').filter(Boolean).map(parseEntry);
  if (entries.length > MAX_FILES) throw new TooMuch(`${entries.length} files`);
  const checked = entries.map((entry) => ({ entry, reason: reasonAgainst(entry) }));
  const wanted = checked.flatMap(({ entry, reason }) => (reason === undefined ? [entry] : []));
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_TOTAL) throw new TooMuch(`${total} bytes`);
  const texts = contents(
    folder,
    wanted.map(({ object }) => object),
  );
  return {
    blobs: wanted.map(({ path }, index) => ({ path, text: texts[index] ?? '' })),
    refused: checked.flatMap(({ entry, reason }) =>
      reason === undefined || reason === 'other' ? [] : [{ path: entry.path, reason }],
    ),
  };
}

interface Entry {
  mode: string;
  type: string;
  object: string;
  size: number;
  path: string;
}

function parseEntry(line: string): Entry {
  const [, mode = '', type = '', object = '', size = '', path = ''] =
    /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t([^]+)$/.exec(line) ?? [];
  return { mode, type, object, size: Number(size) || 0, path: path.slice(RULES.length) };
}

function reasonAgainst({ mode, path, size }: Entry): Refused['reason'] | 'other' | undefined {
  if (mode === '120000') return 'link';
  if (/\.md$/.test(path)) return 'other';
  if (mode !== '100644') return 'mode';
  if (!NAME.test(path)) return 'name';
  return size > MAX_BYTES ? 'size' : undefined;
}

/** All in one call. Each answer is a line with the size, the bytes, and a line end. */
function contents(folder: string, objects: readonly string[]): string[] {
  const input = objects.map((object) => `${object}\n`).join('');
  const answers = git(folder, ['cat-file', '--batch'], input);
  let at = 0;
  return objects.map(() => {
    const start = answers.indexOf('\n', at) + 1;
    const size = Number(answers.toString('latin1', at, start - 1).split(' ')[2]);
    at = start + size + 1;
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      answers.subarray(start, start + size),
    );
  });
}

/** Paths that differ between two commits, as they are; none is ever passed to a command. */
export function changedPaths(folder: string, from: string, to: string): string[] {
  const args = ['diff-tree', '-r', '-z', '--no-renames', '--name-only', from, to];
  return git(folder, args).toString().split('\0').filter(Boolean);
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
    RULES,
  ];
  const found = new Map<string, [number, number][]>();
  let path = '';
  for (const line of git(folder, args).toString().split('\n')) {
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

/** Merges two commits in memory. */
export function merge(folder: string, base: string, head: string): Merged {
  const { status, stdout } = spawnSync(
    'git',
    ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', base, head],
    { cwd: folder, encoding: 'utf8', maxBuffer: MAX_TOTAL },
  );
  if (status !== 0 && status !== 1) throw new Error('The commits cannot be merged.');
  const [tree = '', ...conflicts] = stdout.split('\0').filter(Boolean);
  return { tree: status === 0 ? tree : undefined, conflicts };
}

export const mergeBaseOf = (folder: string, base: string, head: string): string =>
  git(folder, ['merge-base', base, head]).toString().trim();

const git = (folder: string, args: string[], input = ''): Buffer =>
  execFileSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: 2 * MAX_TOTAL,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
