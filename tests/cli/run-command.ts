/** Runs commands of the project here, with their output collected. That they start by themselves is tested in help.test.ts. */
import { join } from 'node:path';
import { vi } from 'vitest';
import check from '../../src/cli/check.ts';
import count from '../../src/cli/count.ts';
import diff from '../../src/cli/diff.ts';
import fix from '../../src/cli/fix.ts';
import importCommand from '../../src/cli/import.ts';
import migrate from '../../src/cli/migrate.ts';
import addNew from '../../src/cli/new.ts';
import release from '../../src/cli/release.ts';
import verify from '../../src/cli/verify.ts';

const COMMANDS = {
  check,
  count,
  diff,
  fix,
  import: importCommand,
  migrate,
  new: addNew,
  release,
  verify,
};

export interface Ran {
  /** The exit code. */
  status: number;
  stdout: string;
  stderr: string;
}

/** Collects what is printed until `stop` is called. */
function collect(): { printed: { stdout: string; stderr: string }; stop: () => void } {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    }),
  );
  return { printed, stop: () => spies.forEach((spy) => void spy.mockRestore()) };
}

/** `run('verify', ADDRESS, '--against', '…')`, for the commands that wait for nothing. */
export function run(name: string, ...args: string[]): Ran {
  const command = Object.entries(COMMANDS).find(([one]) => one === name)?.[1];
  if (!command)
    throw new Error(`npm run ${name} is not among the commands of tests/cli/run-command.ts.`);
  const { printed, stop } = collect();
  try {
    const status = command(args);
    if (typeof status !== 'number') throw new Error(`npm run ${name} has not ended.`);
    return { status, ...printed };
  } finally {
    stop();
  }
}

/** Runs the command of a file of the project, relative to its folder. */
export async function runFile(file: string, ...args: string[]): Promise<Ran> {
  const { default: command } = (await import(join(import.meta.dirname, '../..', file))) as {
    default: (args: string[]) => number | Promise<number>;
  };
  const { printed, stop } = collect();
  try {
    const status = await command(args);
    return { status, ...printed };
  } finally {
    stop();
  }
}
