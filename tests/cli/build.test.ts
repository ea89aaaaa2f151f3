import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const build = (...args: string[]) =>
  spawnSync(process.execPath, ['src/cli/build.ts', ...args], { encoding: 'utf8' });

it('explains itself, and builds nothing then', () => {
  const { status, stdout } = build('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm run build\n/);
  expect(stdout).toContain('SITE_BASE');
  expect(stdout).not.toContain('[build]');
});

it('refuses an option it does not know with one line', () => {
  const { status, stderr } = build('--hurry');
  expect(status).toBe(2);
  expect(
    stderr
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('npm warn')),
  ).toEqual(["Unknown option '--hurry'"]);
});
