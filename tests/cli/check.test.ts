import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRules } from '../checks/fixture.ts';
import { requireOrigin } from '../../src/cli/site-address.ts';
import { run } from './run-command.ts';

const CHECK = join(import.meta.dirname, '../../src/cli/check.ts');
const check = (...args: string[]) => run('check', ...args);

describe('npm run check', () => {
  it('prints its help', () =>
    expect(check('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--format'),
    }));

  it('exits 1 with findings, and shows only those of the files named', () => {
    withRules(undefined, (rules, ruleset) => {
      const broken = join(ruleset, 'rules/broken.yaml');
      writeFileSync(broken, 'id: [\n');
      const all = check('--rules', rules, '--format', 'json');
      expect(all.status).toBe(1);
      const [finding] = JSON.parse(all.stdout).diagnostics.filter(
        (one: { code: string }) => one.code === 'yaml',
      );
      expect(finding).toMatchObject({ file: broken, line: 1, column: 5, severity: 'error' });
      expect(check('--rules', rules, broken)).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('broken.yaml:1:5 error yaml'),
      });
      expect(check('--rules', rules, join(ruleset, 'tables'))).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^No findings/),
      });
    });
  });

  it.each([
    [['--rules', 'no-such-folder'], 'There is no folder no-such-folder.'],
    [['--format', 'xml'], 'There is no format "xml".'],
    [['no-such-file.yaml'], 'There is no file no-such-file.yaml.'],
    [['--what'], 'There is no option --what. A similar one exists: --watch.'],
  ])('exits 2 when it cannot run: %j', (args, message) => {
    const { status, stdout, stderr } = check(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['skirmish', ' Write skirmish.'],
    ['skirmish/table', ' A similar one exists: skirmish/tables.'],
    [
      'skirmish/tables/waffen.yaml',
      ' There is skirmish/tables/damage.yaml, skirmish/tables/weapons.yaml.',
    ],
    ['skirmish/rules/xyz.yaml', ' There is skirmish/rules/cover.yaml.'],
  ])('names what is there in place of %s', (named, more) => {
    withRules(undefined, (rules) => {
      const isIn = named.includes('/');
      const missing = isIn ? join(rules, named) : named;
      const { status, stderr } = check('--rules', rules, missing);
      const shown = more.replaceAll('skirmish', join(rules, 'skirmish'));
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `There is no file ${missing}.${shown}\n`,
      });
    });
  });

  it.each([
    ['yesterday', 'Name a branch, a tag or a commit'],
    ['v9', 'such as main or HEAD~1'],
  ])('says what can be compared with in place of %s', (since, more) => {
    expect(check('--since', since).stderr).toContain(more);
  });

  it.each([
    ['games.example', 'SITE_ORIGIN=https://games.example.'],
    ['http://a.example/b/', 'SITE_ORIGIN=http://a.example, and the path alone in SITE_BASE=/b.'],
    ['a.example/b/c', 'SITE_ORIGIN=https://a.example, and the path alone in SITE_BASE=/b/c.'],
    ['our site', 'SITE_ORIGIN=https://club.example.'],
  ])('refuses %s as where the site is', (written, right) => {
    expect(() => requireOrigin(written)).toThrow(`Write ${right}`);
  });

  it('accepts the beginning of an address', () => {
    for (const right of ['https://games.example', 'http://localhost:4321/', ''])
      expect(() => requireOrigin(right)).not.toThrow();
  });

  it('checks again when a file is saved', async () => {
    await withRules(undefined, async (rules, ruleset) => {
      const child = spawn(process.execPath, [
        CHECK,
        '--rules',
        rules,
        '--watch',
        join(ruleset, 'rules'),
      ]);
      let output = '';
      const says = (text: string) =>
        new Promise<void>((resolve) => {
          const look = () => output.includes(text) && resolve();
          child.stdout.on('data', look);
          look();
        });
      child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
      await says('No findings');
      output = '';
      // The watcher needs a moment to notice changes.
      const save = setInterval(
        () => writeFileSync(join(ruleset, 'rules/broken.yaml'), 'id: [\n'),
        300,
      );
      await says('broken.yaml:1:5 error yaml');
      clearInterval(save);
      child.kill();
    });
  });

  it('prints everything into a pipe', () => {
    withRules(undefined, (rules, ruleset) => {
      const fields = Array.from({ length: 900 }, (_, n) => `field-${n}: 1\n`).join('');
      writeFileSync(join(ruleset, 'rules/broken.yaml'), fields);
      const command = `${process.execPath} ${CHECK} --rules ${rules} --format json | cat`;
      expect(
        JSON.parse(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).diagnostics.length,
      ).toBeGreaterThan(900);
    });
  });
});
