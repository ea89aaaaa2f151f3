import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRules } from '../checks/fixture.ts';
import { run } from './run-command.ts';

/** Runs a test with the rules of a repository. */
const diff = (top: string, ...args: string[]) =>
  run('diff', '--rules', join(top, 'data/rules'), ...args);
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd,
    stdio: 'pipe',
  });
const commit = (cwd: string) => {
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '-m', 'state', '--no-gpg-sign');
};

/** A repository with the small valid game under rules/, committed. */
function withRepository(use: (top: string, ruleset: string) => void): void {
  withRules(undefined, (rules, ruleset) => {
    git(rules, 'init', '-q');
    const folder = join(rules, 'data/rules/skirmish');
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(ruleset, folder);
    commit(rules);
    use(rules, folder);
  });
}
const edit = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

describe('npm run diff', () => {
  it('prints its help', () =>
    expect(run('diff', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--format'),
    }));

  it('compares the working tree with a revision, in every format', () =>
    withRepository((top, ruleset) => {
      expect(diff(top, 'HEAD')).toEqual({
        status: 0,
        stdout: 'No change in meaning since HEAD.\n',
        stderr: '',
      });
      edit(join(ruleset, 'tables/weapons.yaml'), '12..60', '12..48');
      expect(diff(top, 'HEAD').stdout).toContain('Weapons, Mortar: range 12–60″ → 12–48″');
      expect(diff(top, 'HEAD', '--format', 'markdown').stdout).toContain(
        '**Weapons, Mortar**: range 12–60″ → 12–48″',
      );
      const { changes } = JSON.parse(diff(top, 'HEAD', '--format', 'json').stdout);
      expect(changes).toEqual([
        {
          kind: 'changed',
          address: 'skirmish/tables/weapons#mortar.range',
          page: 'skirmish/tables/weapons',
          subject: 'Weapons, Mortar',
          what: 'row',
          field: 'range',
          before: '12–60″',
          after: '12–48″',
        },
      ]);
      commit(top);
      expect(diff(top, 'HEAD').stdout).toBe('No change in meaning since HEAD.\n');
      expect(diff(top, 'HEAD~1').stdout).toContain('12–48″');
    }));

  it('prints what it can if a file of the working tree is broken, and exits 1', () =>
    withRepository((top, ruleset) => {
      writeFileSync(join(ruleset, 'tables/weapons.yaml'), 'id: [\n');
      edit(join(ruleset, 'modifiers/to-hit.yaml'), 'target: 3', 'target: 4');
      const { status, stdout } = diff(top, 'HEAD');
      expect(status).toBe(1);
      expect(stdout).toContain('To hit: roll target 3 → 4');
      expect(stdout).toMatch(/Not compared\n {2}.+\n {4}skirmish\/tables\/weapons\.yaml:1 now/);
    }));

  it('exits 2 if the revision is broken, and does not follow its links', () =>
    withRepository((top, ruleset) => {
      const weapons = readFileSync(join(ruleset, 'tables/weapons.yaml'), 'utf8');
      writeFileSync(join(ruleset, 'tables/weapons.yaml'), 'id: [\n');
      symlinkSync('/etc/hostname', join(ruleset, 'rules/link.yaml'));
      commit(top);
      writeFileSync(join(ruleset, 'tables/weapons.yaml'), weapons);
      const { status, stdout } = diff(top, 'HEAD');
      expect(status).toBe(2);
      expect(stdout).toContain('skirmish/tables/weapons.yaml:1 at HEAD');
      expect(stdout).not.toContain('Added');
      expect(stdout).not.toContain('link.yaml');
    }));

  it('handles a ruleset that did not exist', () =>
    withRepository((top, ruleset) => {
      renameSync(ruleset, join(dirname(ruleset), 'other'));
      const { status, stdout } = diff(top, 'HEAD');
      expect(status).toBe(0);
      expect(stdout).toContain('Removed table Weapons');
      expect(stdout).toContain('other/tables/weapons');
    }));

  it('explains in a sentence why it cannot run', () =>
    withRepository((top) => {
      const cases: [string[], string][] = [
        [[], 'Name one revision'],
        [['HEAD', 'HEAD~1'], 'Name one revision'],
        [['no-such-branch'], 'There is no revision "no-such-branch".'],
        [['--', '--output=x'], 'There is no revision "--output=x".'],
        [['HEAD', '--rules', 'nowhere'], 'There is no folder nowhere.'],
        [['HEAD', '--format', 'xml'], 'There is no format "xml".'],
        [['HEAD', '--what'], 'There is no option --what. --help lists all.'],
      ];
      for (const [args, message] of cases) {
        const { status, stdout, stderr } = diff(top, ...args);
        expect({ args, status, stdout }).toEqual({ args, status: 2, stdout: '' });
        expect(stderr).toContain(message);
        expect(stderr).not.toMatch(/^\s+at /m);
      }
    }));

  it('needs a repository', () =>
    withRules(undefined, (rules) => {
      expect(run('diff', 'HEAD', '--rules', rules)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('is not in a git repository.'),
      });
    }));
});
