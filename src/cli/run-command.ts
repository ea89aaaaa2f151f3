/** How a command ends: with its exit code, or with 2 and one line when it cannot run. */

/** Runs a command. What it throws is printed as a sentence, never as a stack trace. */
export function stop(main: () => number | Promise<number>): void {
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
