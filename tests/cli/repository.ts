/** A git repository with the small valid game as it is on main, on a branch of a contributor. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { GAME, withFolder } from '../checks/fixture.ts';
import { run } from './run-command.ts';

const IDENTITY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

const COMMIT = 'git add --all; git commit --quiet --allow-empty -m "$1"; git rev-parse HEAD';

export class Repository {
  readonly folder: string;
  rules: string;
  /** The folder of the game. */
  readonly game: string;

  constructor(folder: string) {
    this.folder = folder;
    this.rules = join(folder, 'rules');
    this.game = join(this.rules, 'skirmish');
  }

  git(...args: string[]): string {
    return this.#start('git', args);
  }

  /** Commits everything; returns the commit. One shell for three calls: to start a program from a large process takes longer than git. */
  commit(message = 'Change'): string {
    return this.#start('sh', ['-ec', COMMIT, 'sh', message]);
  }

  #start(program: string, args: string[]): string {
    return execFileSync(program, args, {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...IDENTITY },
    }).trim();
  }

  read(path: string): string {
    return readFileSync(join(this.game, path), 'utf8');
  }

  write(path: string, text: string): void {
    const file = join(this.game, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Replaces what must be there. */
  change(path: string, from: string, to: string): void {
    const text = this.read(path);
    expect(text).toContain(from);
    this.write(path, text.replace(from, to));
  }

  /** Runs a command of the project on the rules: `run('verify', ADDRESS, '--against', '…')`. */
  run(command: string, ...args: string[]): { status: number; output: string } {
    const { status, stdout, stderr } = run(command, ...args, '--rules', this.rules);
    return { status, output: stdout + stderr };
  }

  /** Findings of `npm run check` as `error changed-figures`. */
  codes(...args: string[]): string[] {
    const { output } = this.run('check', '--format', 'json', ...args);
    const { diagnostics } = JSON.parse(output) as {
      diagnostics: { code: string; severity: string }[];
    };
    return diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  }
}

let made: string | undefined;

/** The folder of a repository as it is before any change, made once for all tests. */
function pristine(): string {
  if (made !== undefined) return made;
  const folder = mkdtempSync(join(tmpdir(), 'pristine-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const repository = new Repository(folder);
  cpSync(GAME, repository.game, { recursive: true });
  // Without the samples of hooks, which every copy would copy.
  repository.git('init', '--quiet', '--template=', '--initial-branch=main');
  repository.commit('Begin');
  repository.git('switch', '--quiet', '--create', 'correction');
  return (made = folder);
}

/** Makes the repository, hands it over, and removes it. */
export function withRepository<T>(use: (repository: Repository) => T): T {
  return withFolder((folder) => {
    cpSync(pristine(), folder, { recursive: true });
    return use(new Repository(folder));
  });
}
