import { withRulesOption } from './folders.ts';

/** What `--rules` names on the command line, if anything. */
function rulesNamed(): string | undefined {
  const at = process.argv.findIndex((one) => one === '--rules' || one.startsWith('--rules='));
  return process.argv[at]?.split('=')[1] ?? (at < 0 ? undefined : process.argv[at + 1]);
}

/**
 * Runs a command and sets the exit code that `main` returns. With `--help` it prints `help` instead. An error that it throws
 * is printed as one sentence, without a stack trace, and the exit code is 2.
 */
export function runCommand(help: string, main: () => number | Promise<number>): void {
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    return;
  }
  const fail = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${withRulesOption(message, rulesNamed())}\n`);
    process.exitCode = 2;
  };
  const done = (code: number) => void (process.exitCode = code);
  try {
    const result = main();
    if (typeof result === 'number') done(result);
    else result.then(done, fail);
  } catch (error) {
    fail(error);
  }
}
