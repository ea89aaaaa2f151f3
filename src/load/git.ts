/** Everything that is asked of git: commits, and the files of a folder at a commit, which are never checked out. */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { displayPath, MAX_BYTES, type RawFile, type Snapshot } from './load.ts';

export interface Answer {
  /** The exit code. */
  status: number;
  output: Buffer;
}

/** Runs git in a folder. Throws when git is not installed or cannot be run there. */
export function runGit(folder: string, args: readonly string[], input = ''): Answer {
  const { status, stdout, error } = spawnSync('git', args, {
    cwd: folder,
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 512 * MAX_BYTES,
  });
  const missing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  if (error) throw missing ? new Error('git is not installed.') : error;
  return { status: status ?? 1, output: stdout };
}

/** What git prints. Throws an error with the message `otherwise`, for the user, when it fails. */
export function git(
  folder: string,
  args: readonly string[],
  otherwise: string,
  input?: string,
): Buffer {
  const { status, output } = runGit(folder, args, input);
  if (status !== 0) throw new Error(otherwise);
  return output;
}

/** The commit that a branch, tag or other name stands for. Throws when there is none, or no repository. */
export function commitAt(directory: string, revision: string): string {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const { status, output } = runGit(directory, args);
  if (status === 0) return output.toString().trim();
  git(directory, ['rev-parse'], `${directory} is not in a git repository.`);
  throw new Error(
    `There is no revision "${revision}". Name a branch, a tag or a commit, such as main or HEAD~1.`,
  );
}

/** Those of some refs that a repository has: `refs/heads/main`. Throws outside a repository. */
export const refsOf = (directory: string, wanted: readonly string[]): string[] =>
  git(directory, ['for-each-ref', '--format=%(refname)', ...wanted], 'No repository.')
    .toString()
    .split('\n')
    .filter(Boolean);

/** The last commit that both have. Throws when there is none. */
export const mergeBase = (directory: string, a: string, b: string): string =>
  git(
    directory,
    ['merge-base', '--end-of-options', a, b],
    `"${a}" and "${b}" have no commit in common.`,
  )
    .toString()
    .trim();

/**
 * The log of a folder, as `args` of `git log` ask for it, with paths inside the folder. Undefined outside git, and in a
 * shallow copy, whose only commit seems to have brought every file.
 */
export function logOf(directory: string, args: readonly string[]): string | undefined {
  try {
    const shallow = git(directory, ['rev-parse', '--is-shallow-repository'], 'No repository.');
    if (shallow.toString().trim() !== 'false') return undefined;
    return git(directory, ['log', '--relative', ...args], 'No log.').toString();
  } catch {
    return undefined;
  }
}

/** The rules in `directory` as they were at a commit: its ordinary data files. */
export function rulesAt(directory: string, commit: string): Snapshot {
  const here = realpathSync(resolve(directory));
  const isData = ({ mode, size, path }: TreeFile): boolean =>
    mode.startsWith('100') && size <= MAX_BYTES && path.endsWith('.yaml');
  const files = filesIn(here, commit).filter(isData);
  return { folder: displayPath(directory), files: contentsOf(here, files) };
}

/** A file of a tree, which may be a symbolic link or a repository of its own: see `mode`. */
export interface TreeFile {
  /** Inside the folder, with forward slashes. */
  path: string;
  /** `100644` an ordinary file, `120000` a symbolic link. */
  mode: string;
  object: string;
  /** Bytes. */
  size: number;
}

/**
 * What a tree or commit has below a folder, which is named from the top of the repository. Without a folder: below
 * `repository`, which may be a folder of one.
 */
export function filesIn(repository: string, tree: string, folder?: string): TreeFile[] {
  const args = ['ls-tree', '-r', '-l', '-z', '--end-of-options', tree];
  if (folder !== undefined) args.splice(1, 0, '--full-tree');
  const below = folder ? ['--', `${folder}/`] : [];
  const listing = git(repository, [...args, ...below], 'The files cannot be listed.');
  const start = folder ? folder.length + 1 : 0;
  return listing
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', object = '', size, path = ''] =
        /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t([^]+)$/.exec(line) ?? [];
      return { path: path.slice(start), mode, object, size: Number(size) || 0 };
    });
}

/** All in one call: a process per file would take seconds. Each answer is a line with the size, the bytes, and a line end. */
export function contentsOf(repository: string, files: readonly TreeFile[]): RawFile[] {
  const input = files.map(({ object }) => `${object}\n`).join('');
  const answers = git(repository, ['cat-file', '--batch'], 'The files cannot be read.', input);
  let at = 0;
  return files.map(({ path }) => {
    const start = answers.indexOf('\n', at) + 1;
    const size = Number(answers.toString('latin1', at, start - 1).split(' ')[2]);
    at = start + size + 1;
    return { path, bytes: answers.subarray(start, start + size) };
  });
}
