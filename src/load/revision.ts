/** A folder as it was at a git revision. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** An ordinary data file of a revision. */
export interface RevisionFile {
  /** Inside the folder, with forward slashes. */
  path: string;
  bytes: Uint8Array;
}

/**
 * Calls `use` with a temporary folder that holds the data files of `directory` at that revision, and removes it afterwards.
 * Throws an error with a message for the user when git fails.
 */
export function withRevision<T>(
  directory: string,
  revision: string,
  use: (folder: string) => T,
): T {
  const files = filesAt(directory, commitAt(directory, revision));
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    for (const { path, bytes } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The commit that a branch, tag or other name stands for. Throws when there is none, or no repository. */
export function commitAt(directory: string, revision: string): string {
  const here = realpathSync(resolve(directory));
  topOf(directory, here);
  return git(
    here,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `There is no revision "${revision}".`,
  )
    .toString()
    .trim();
}

/** The data files of `directory` at a commit. */
export function filesAt(directory: string, commit: string): RevisionFile[] {
  const here = realpathSync(resolve(directory));
  const top = topOf(directory, here);
  const inside = relative(realpathSync(top), here).split(sep).join('/');
  return contentsOf(here, filesIn(here, commit, inside));
}

const topOf = (directory: string, here: string): string =>
  git(here, ['rev-parse', '--show-toplevel'], `${directory} is not in a git repository.`)
    .toString()
    .trim();

/** The last commit that both have. Throws when there is none. */
export const mergeBase = (directory: string, a: string, b: string): string =>
  git(
    realpathSync(resolve(directory)),
    ['merge-base', '--end-of-options', a, b],
    `"${a}" and "${b}" have no commit in common.`,
  )
    .toString()
    .trim();

interface Listed {
  /** Inside the folder. */
  path: string;
  object: string;
}

/** Larger files are not data, and the reader refuses them. */
const MAX_BYTES = 1_000_000;

/** Ordinary files only: a symbolic link could lead anywhere. */
function filesIn(here: string, commit: string, inside: string): Listed[] {
  const listing = git(
    here,
    [
      'ls-tree',
      '-r',
      '-l',
      '-z',
      '--full-tree',
      commit,
      '--',
      ...(inside === '' ? [] : [`${inside}/`]),
    ],
    `${inside} cannot be listed.`,
  );
  return listing
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, mode = '', object = '', size, path = ''] =
        /^(\d+) blob ([0-9a-f]+) +(\d+)\t([^]+)$/.exec(line) ?? [];
      const isData = mode.startsWith('100') && Number(size) <= MAX_BYTES && path.endsWith('.yaml');
      return isData ? [{ object, path: inside === '' ? path : path.slice(inside.length + 1) }] : [];
    });
}

/** All in one call: a process per file would take seconds. Each answer is a line with the size, the bytes, and a line end. */
function contentsOf(here: string, files: readonly Listed[]): RevisionFile[] {
  const input = files.map(({ object }) => `${object}\n`).join('');
  const answers = git(
    here,
    ['cat-file', '--batch'],
    'The files of that revision cannot be read.',
    input,
  );
  let at = 0;
  return files.map(({ path }) => {
    const start = answers.indexOf('\n', at) + 1;
    const size = Number(answers.toString('latin1', at, start - 1).split(' ')[2]);
    at = start + size + 1;
    return { path, bytes: answers.subarray(start, start + size) };
  });
}

function git(directory: string, args: string[], otherwise: string, input = ''): Buffer {
  try {
    return execFileSync('git', args, {
      cwd: directory,
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 512 * MAX_BYTES,
    });
  } catch (error) {
    throw new Error(
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'git is not installed.' : otherwise,
    );
  }
}
