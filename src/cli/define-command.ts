import { asTyped } from '../program.ts';
import { nearestNames } from '../text/nearest-names.ts';
import { asTypedFor } from './folders.ts';

/** What `--rules` names on the command line, if anything. */
function rulesNamed(args: readonly string[]): string | undefined {
  const at = args.findIndex((one) => one === '--rules' || one.startsWith('--rules='));
  return args[at]?.split('=')[1] ?? (at < 0 ? undefined : args[at + 1]);
}

/** What is said of an option that the help does not list, with the nearest one that it does. */
function unknownOption(error: unknown, help: string): string | undefined {
  const isUnknown =
    error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
  const name = isUnknown ? /'(?:-\S, )?(-[^' ]+)/.exec(error.message)?.[1] : undefined;
  if (name === undefined) return undefined;
  const [near] = nearestNames(name, [...new Set(help.match(/--[a-z]+(?:-[a-z]+)*/g))]);
  return `There is no option ${name}. ${near === undefined ? '--help lists all' : `A similar one exists: ${near}`}.`;
}

/**
 * Makes a command of `main`: given its arguments, it returns the exit code. With `--help` it prints `help` instead. An error
 * that is thrown is printed as one sentence, without a stack trace, and the exit code is 2. The command runs at once if Node
 * was started with the file that `meta` belongs to.
 */
export function defineCommand<Code extends number | Promise<number>>(
  meta: ImportMeta,
  help: string,
  main: (args: string[]) => Code,
) {
  const run = (args: string[]): Code | Promise<number> | number => {
    if (args.includes('--help')) {
      process.stdout.write(asTyped(help));
      return 0;
    }
    const fail = (error: unknown): number => {
      const message =
        unknownOption(error, help) ?? (error instanceof Error ? error.message : String(error));
      process.stderr.write(`${asTypedFor(message, rulesNamed(args))}\n`);
      return 2;
    };
    try {
      const code = main(args);
      return typeof code === 'number' ? code : code.catch(fail);
    } catch (error) {
      return fail(error);
    }
  };
  if (meta.main)
    void Promise.resolve(run(process.argv.slice(2))).then((code) => {
      process.exitCode = code;
    });
  return run;
}
