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
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
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
