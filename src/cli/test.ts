/**
 * Runs every stage of the test suite, two at a time, and adds the results up.
 * The last line on stdout is the total; nothing may be printed after it.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runAndCollect } from './child-process.ts';
import { defineCommand } from './define-command.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Result extends Tally {
  /** What the stage printed. */
  output: string;
  /** Of a stage of many tests: "file › test: why" of each that failed, again, as the output is long. */
  failures?: string[];
}

interface Stage {
  name: string;
  test: () => Promise<Result>;
  /** Whether the stages after it in its lane cannot work unless it passed. */
  isNeeded?: boolean;
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const reportDir = '.cache/test';
const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 };

/** A command that counts as one test: it passes when it exits with 0. */
async function command(name: string, ...args: string[]): Promise<Result> {
  const { code, output } = await runAndCollect(name, ...args);
  return { ...(code === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailed), output };
}

/** What the types of the code depend on. */
const TYPED = ['{src,tests}/**/*.{ts,mts,astro}', 'schemas/types.d.ts', '*.{ts,mjs,json}'];

/** `astro check` keeps nothing itself: it is not run again while all that it reads is as when it last passed. */
async function types(): Promise<Result> {
  const file = `${reportDir}/types-passed`;
  const content = contentOf(TYPED);
  if (existsSync(file) && readFileSync(file, 'utf8') === content)
    return { passed: 1, failed: 0, skipped: 0, output: 'Passed before.' };
  const result = await command('astro', 'check');
  if (result.failed === 0) writeFileSync(file, content);
  return result;
}

/** A number for the names and contents of files. */
function contentOf(patterns: readonly string[]): string {
  const hash = createHash('sha1');
  for (const file of globSync(patterns).sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a project of vitest.config.ts. */
async function vitest(project: string, ...options: string[]): Promise<Result> {
  const file = `${reportDir}/${project}.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runAndCollect(
    'vitest',
    ...['run', '--project', project, ...reporters, ...options],
  );
  const report = readReport(file);
  const tally = report === undefined ? { ...oneFailed } : tallyOf(report);
  // No report, no test file, too little coverage or an error outside any test: a failure that no test shows.
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  return { ...tally, output, failures: report === undefined ? [] : failuresOf(report) };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

const isFailed = ({ status }: { status: string }): boolean => status === 'failed';

/** A file that could not be loaded, or whose hooks threw, fails without a failed test in it. */
const isBroken = (file: Report['testResults'][number]): boolean =>
  isFailed(file) && !file.assertionResults.some(isFailed);

const tallyOf = (report: Report): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(isBroken).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    const why = (message: string): string => message.split('\n').slice(0, 8).join('\n    ');
    if (isBroken(file)) return [`${path}: ${why(file.message)}`];
    return file.assertionResults
      .filter(isFailed)
      .map((test) => `${path} › ${test.fullName}: ${why(test.failureMessages.join('\n'))}`);
  });
}

/** By content, because a fresh clone changes the times of files. */
const CACHED = ['--cache', '--cache-strategy=content', '--cache-location'];

/** One file for each processor, although another lane runs: a file waits for the browser or another program most of the time. */
const ALL_WORKERS = '--maxWorkers=100%';

/**
 * The lanes run beside each other, the stages of a lane one after the other. The build checks the rules, unless they were
 * checked just now.
 */
const lanesOf = (isChecked: boolean): Readonly<Record<string, readonly Stage[]>> => ({
  site: [
    {
      name: 'build',
      isNeeded: true,
      test: () =>
        command('npm', 'run', '--silent', 'build', ...(isChecked ? ['--', '--no-check'] : [])),
    },
    { name: 'built', test: () => vitest('built') },
    { name: 'browser', test: () => vitest('browser', ALL_WORKERS) },
  ],
  code: [
    {
      name: 'format',
      test: () =>
        command('prettier', '--check', '.', '--log-level=warn', ...CACHED, '.cache/prettier'),
    },
    { name: 'types', test: types },
    { name: 'lint', test: () => command('npm', 'run', '--silent', 'lint') },
    { name: 'unused', test: () => command('npm', 'run', '--silent', 'unused') },
    { name: 'unit', test: () => vitest('unit', '--coverage', ALL_WORKERS) },
  ],
});

const line = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const HELP = `npm test -- [LANE] [--all] [--no-check]

Runs every test. The last line is the total. For some of them: npx vitest run --project unit tests/checks

  LANE        site (the build, its pages, and in a browser) or code (all others): two machines can share the tests
  --all       every case where the tests otherwise try a sample; takes about an hour
  --no-check  the rules were checked just now: the build does not check them again
  --help      show this help

Exit codes: 0 = all passed, 1 = some failed, 2 = could not run.
`;

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: 'boolean' }, 'no-check': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [named, ...others] = positionals;
  const byName = lanesOf(values['no-check'] ?? false);
  const lanes = named === undefined ? Object.values(byName) : [byName[named] ?? []];
  if (lanes.some(({ length }) => length === 0) || others.length > 0)
    throw new Error(`Name one of ${Object.keys(byName).join(', ')}, or none.`);
  mkdirSync(reportDir, { recursive: true });
  if (values.all) process.env['ALL_CASES'] = 'true';
  // The tests draw some of the link previews themselves.
  process.env['SITE_PREVIEWS'] = 'none';
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  const summary: string[] = [];
  const failures: string[] = [];

  /** Prints what a stage has printed when it ends, so that two stages do not mix their lines. */
  const runStage = async ({ name, test }: Stage): Promise<boolean> => {
    const start = performance.now();
    const result = await test();
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`\n=== ${name}, ${seconds} s ===\n${result.output.trimEnd()}`);
    failures.push(...(result.failures ?? []));
    add(result, `${name}: ${line(result)}, ${seconds} s`);
    return result.failed === 0;
  };
  const add = (tally: Tally, said: string): void => {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    summary.push(said);
  };
  const runLane = async (lane: readonly Stage[]): Promise<void> => {
    let broken: string | undefined;
    for (const stage of lane) {
      if (broken === undefined) {
        const passed = await runStage(stage);
        if (!passed && stage.isNeeded) broken = stage.name;
      } else add(oneFailed, `${stage.name}: not run, because ${broken} failed`);
    }
  };
  console.log('Lanes run beside each other. What a stage prints is shown when it ends.');
  await Promise.all(lanes.map(runLane));

  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(`\n${summary.join('\n')}\n`);
  console.log(line(total));
  return total.failed > 0 ? 1 : 0;
}

export default defineCommand(import.meta, HELP, main);
