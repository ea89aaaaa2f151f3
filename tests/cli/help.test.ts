/** Every command explains itself and does nothing then; a wrong argument gets one line and no stack trace. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runFile } from './run-command.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands of the project itself; the others are tools with a help of their own. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (?:--import \S+ )?(src\/cli\/\S+\.ts|tests\/bench\/run\.ts)$/.exec(
    script,
  )?.[1];
  return file === undefined ? [] : [{ name, file }];
});
const readers = ['start', 'dev', 'build', 'check', 'fix', 'verify', 'diff', 'count', 'bench'];

it('are all the commands there are', () => {
  const files = readdirSync('src/cli').filter((file) =>
    new RegExp(`\\bsrc/cli/${file}\\b`).test(JSON.stringify(scripts)),
  );
  expect(commands.filter(({ file }) => file.startsWith('src/cli/')).length).toBe(files.length);
  expect(readers.filter((name) => !commands.some((command) => command.name === name))).toEqual([]);
});

describe.each(commands)('npm run $name', ({ name, file }) => {
  it('starts, and explains itself', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, '--help'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(name === 'start' || name === 'test' ? /^npm/ : `npm run ${name}`);
    expect(stdout).toContain('Exit codes: ');
    if (readers.includes(name)) expect(stdout).toContain('--rules DIR');
  });

  it('refuses an option that it does not know', async () => {
    const { status, stderr } = await runFile(file, '--hurry');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no option --hurry\. |^'--hurry' is not an option/);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.trim().split('\n').length).toBe(1);
  });
});

it('an option that is nearly right is offered', async () => {
  const { stderr } = await runFile('src/cli/check.ts', '--rule', 'x');
  expect(stderr).toBe('There is no option --rule. A similar one exists: --rules.\n');
});

describe.each(readers.filter((name) => name !== 'verify' && name !== 'diff'))(
  'npm run %s',
  (name) => {
    it('says so when the folder of the rules is not there', async () => {
      const { file } = commands.find((command) => command.name === name) ?? { file: '' };
      const { status, stderr } = await runFile(file, '--rules', 'no-such-folder');
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: 'There is no folder no-such-folder.\n',
      });
    });
  },
);

it.each(['0', 'abc', '70000', '-1', '1.5'])(
  'npm start refuses the port %s at once',
  async (port) => {
    const { status, stdout, stderr } = await runFile('src/cli/start.ts', `--port=${port}`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(`"${port}" is not a port. Use a number from 1 to 65535.\n`);
  },
);

it('npm run mutate explains itself, and refuses an option that it does not know', () => {
  const mutate = (option: string) =>
    spawnSync(process.execPath, ['tests/mutation/mutate.ts', option], { encoding: 'utf8' });
  expect(mutate('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--named') });
  expect(mutate('--hurry').stderr).toBe('There is no option --hurry. --help lists all.\n');
});
