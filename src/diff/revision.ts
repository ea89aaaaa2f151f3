/** Reads a folder from a git revision. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Calls `use` with a temporary folder that contains the data files of `directory` at that revision,
 * and removes it afterwards. Throws an error with a message for users if git fails.
 */
export function withRevision<T>(
  directory: string,
  revision: string,
  use: (folder: string) => T,
): T {
  const here = realpathSync(resolve(directory));
  const top = git(
    here,
    ['rev-parse', '--show-toplevel'],
    `${directory} is not in a git repository.`,
  )
    .toString()
    .trim();
  const commit = git(
    here,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `There is no revision "${revision}".`,
  )
    .toString()
    .trim();
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const inside = relative(realpathSync(top), here).split(sep).join('/');
    for (const { path, bytes } of contentsOf(here, filesIn(here, commit, inside))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Listed {
  /** Relative to the folder. */
  path: string;
  object: string;
}

/** Larger files are not data, and reading them is refused anyway. */
const MAX_BYTES = 1_000_000;

/** Regular files only: a symbolic link could lead anywhere. */
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

/**
 * Reads all files in one call, because a process per file would take seconds. Each answer is a line
 * with the size, the content, and a line end.
 */
function contentsOf(here: string, files: readonly Listed[]): { path: string; bytes: Uint8Array }[] {
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
