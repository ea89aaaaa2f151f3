/** Checks the rules and builds the site beside the old one, which the new one replaces when it is whole. */
import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { environment, run } from './child-process.ts';

export interface BuildOptions {
  /** Folder with the rulesets. */
  rules: string;
  /** Folder of the built site. */
  out: string;
  /** Prints all that Astro prints. */
  verbose: boolean;
  /** The rules are known to have no errors. */
  checked?: boolean;
}

/** Resolves to the exit code: 0 built, 1 errors in the rules or a page failed. */
export async function buildSite({ rules, out, verbose, checked }: BuildOptions): Promise<number> {
  process.env['RULES_DIRECTORY'] = rules;
  // Checked separately: Astro would print a location in this program, not in the data.
  const found = checked ? 0 : await run(process.execPath, 'src/cli/check.ts');
  if (found !== 0) return found;
  const target = resolve(out);
  const aside = (name: string) =>
    join(dirname(target), `.${basename(target)}-${name}-${process.pid}`);
  const [fresh, old] = [aside('new'), aside('old')];
  const remove = (): void => {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const built = verbose
    ? await run('astro', 'build', '--outDir', fresh)
    : await runQuietly('astro', 'build', '--outDir', fresh);
  if (built === 0) {
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  }
  remove();
  process.removeListener('exit', remove);
  return built;
}

/** What a line of Astro says: the step that prints it, and its words. */
const STEP = /^\d\d:\d\d:\d\d (?:\[WARN\] )?\[([\w-]+)\] (.*)$/;
/** The steps of this project, as they are called here. */
const STEPS: Readonly<Record<string, string>> = {
  'full-text': 'Full text',
  previews: 'Preview images',
  origin: 'Note',
};
const PAGE = /^\d\d:\d\d:\d\d\s+[├└]─ /;
/** Milliseconds between two lines of progress. */
const PAUSE = 10_000;
/** Lines of output that are shown when the build fails. */
const LAST = 60;

/** Prints one line for each step of the build and now and then one of progress; all of its last words when it fails. */
function runQuietly(command: string, ...args: string[]): Promise<number> {
  const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...environment(), NO_COLOR: '1' },
    });
    const last: string[] = [];
    let pages = 0;
    let said = Date.now();
    printLine('Building pages …');
    createInterface({ input: child.stdout }).on('line', (line) => {
      last.push(line);
      if (last.length > LAST) last.shift();
      if (PAGE.test(line)) {
        pages += 1;
        if (Date.now() - said < PAUSE) return;
        said = Date.now();
        printLine(`Pages: ${pages} so far`);
      }
      const [, step = '', words = ''] = STEP.exec(line) ?? [];
      const name = STEPS[step];
      if (name !== undefined) printLine(`${name}: ${words}`);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) printLine(`Pages and files: ${pages}`);
      else printLine(last.join('\n'));
      done(code === 0 ? 0 : 1);
    });
  });
}
