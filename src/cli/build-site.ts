/** Checks the rules and builds the site beside the old one, which the new one replaces when it is whole. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { astro, environment, moduleOf, run } from './child-process.ts';
import { requireOrigin } from './site-address.ts';
import { requirePackages } from './needed-packages.ts';

export interface BuildOptions {
  /** Folder with the rulesets. */
  rules: string;
  /** Folder of the built site. */
  out: string;
  /** Prints all that Astro prints. */
  verbose: boolean;
  /** The rules are known to have no errors. */
  checked?: boolean;
  /** Gets the packages that are missing. */
  install?: boolean;
}

/** Resolves to the exit code: 0 built, 1 errors in the rules or a page failed. */
export async function buildSite({
  rules,
  out,
  verbose,
  checked,
  install,
}: BuildOptions): Promise<number> {
  requireReplaceable(out, rules);
  requireOrigin();
  requirePackages('site', install);
  process.env['RULES_DIRECTORY'] = rules;
  const target = resolve(out);
  const aside = (name: string) =>
    join(dirname(target), `.${basename(target)}-${name}-${process.pid}`);
  const [fresh, old] = [aside('new'), aside('old')];
  const remove = (): void => {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  // A check of its own, because Astro would print a location in this program, not in the data. The build begins beside it, and
  // is given up when there are errors.
  const checking = checked ? Promise.resolve(0) : run(process.execPath, moduleOf('check'));
  const building = runAstro(['build', '--outDir', fresh], verbose, checking);
  const found = await checking;
  const built = await building;
  if (found === 0 && built === 0) {
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  }
  remove();
  process.removeListener('exit', remove);
  return found === 0 ? built : found;
}

/** Throws unless the folder may be replaced by a site: it holds no rules, and nothing that a build did not write. */
function requireReplaceable(out: string, rules: string): void {
  const [target, source] = [resolve(out), resolve(rules)];
  const advice = 'Nothing was changed. Name a folder of its own: --out site.';
  if (`${source}${sep}`.startsWith(target.endsWith(sep) ? target : `${target}${sep}`))
    throw new Error(`${out} holds the rules, and the site would replace it. ${advice}`);
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) throw new Error(`${out} is a file. ${advice}`);
  const isSite = existsSync(join(target, 'addresses.json'));
  if (!isSite && readdirSync(target).length > 0)
    throw new Error(
      `${out} holds other files than a built site, and the site would replace them. ${advice}`,
    );
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

/**
 * Runs Astro and prints one line for each step and now and then one of progress; all of its last words when it fails. With
 * `verbose`, all that it prints. Nothing is printed before `ready` resolves, and all ends when it resolves to another code than 0.
 */
async function runAstro(
  args: readonly string[],
  verbose: boolean,
  ready: Promise<number>,
): Promise<number> {
  const [program, ...rest] = astro(...args);
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), NO_COLOR: '1' },
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  // Reported where it is awaited.
  closed.catch(() => {});
  const last: string[] = [];
  const lines: string[] = [];
  let isReady = false;
  const printLine = (line: string): void => {
    if (isReady) process.stdout.write(`${line}\n`);
    else lines.push(line);
  };
  let pages = 0;
  let said = Date.now();
  const onLine = (line: string): void => {
    if (verbose) return void printLine(line);
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
  };
  if (!verbose) printLine('Building pages …');
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  if ((await ready) !== 0) {
    child.kill();
    await closed.catch(() => {});
    return 1;
  }
  isReady = true;
  lines.forEach(printLine);
  const [code] = await closed;
  if (!verbose) printLine(code === 0 ? `Pages and files: ${pages}` : last.join('\n'));
  return code === 0 ? 0 : 1;
}
