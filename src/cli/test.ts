/**
 * Runs every stage of the test suite and adds the results up.
 * The last line on stdout is the total; nothing may be printed after it.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { COVERED_FOLDERS } from '../../vitest.config.ts';
import { run } from './child-process.ts';
import { runCommand } from './run-command.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Stage {
  name: string;
  /** A stage that cannot work unless this one passed. */
  needs?: string;
  test: () => Promise<Tally>;
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

const reportDir = '.cache/test';
const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 };

/** A command that counts as one test: it passes when it exits with 0. */
async function command(name: string, ...args: string[]): Promise<Tally> {
  const code = await run(name, ...args);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailed;
}

/** Runs a project of vitest.config.ts, or a part of it that `filters` names; `name` distinguishes the reports. */
async function vitest(project: string, name = project, ...filters: string[]): Promise<Tally> {
  const file = `${reportDir}/${name}.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', 'run', '--project', project, ...reporters, ...filters);
  const tally = readTally(file);
  // No report, no test file or an error outside any test: a failure that no test shows.
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

function readTally(file: string): Tally {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { ...oneFailed };
  }
  // A file that could not be loaded, or whose hooks threw, fails without a failed test in it.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The unit tests in two parts: those of the folders whose lines are counted, and all others. */
async function otherUnitTests(): Promise<Tally> {
  process.env['WITHOUT_COVERED_FOLDERS'] = 'true';
  const tally = await vitest('unit');
  delete process.env['WITHOUT_COVERED_FOLDERS'];
  return tally;
}
const coveredUnitTests = (): Promise<Tally> =>
  vitest('unit', 'covered', ...COVERED_FOLDERS.map((folder) => `tests/${folder}/`), '--coverage');

const stages: Stage[] = [
  { name: 'format', test: () => command('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'types', test: () => command('astro', 'check') },
  { name: 'lint', test: () => command('npm', 'run', '--silent', 'lint') },
  { name: 'unused', test: () => command('npm', 'run', '--silent', 'unused') },
  { name: 'rules', test: () => command('npm', 'run', 'check') },
  { name: 'unit', test: otherUnitTests },
  { name: 'covered', test: coveredUnitTests },
  { name: 'build', test: () => command('npm', 'run', 'build') },
  { name: 'built', needs: 'build', test: () => vitest('built') },
  { name: 'browser', needs: 'build', test: () => vitest('browser') },
];

const line = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const HELP = `npm test

Runs every test. The last line is the total. For some of them: npx vitest run --project unit tests/checks

  --help  show this help
`;

async function main(): Promise<number> {
  // Refuses every argument.
  parseArgs({ options: {} });
  mkdirSync(reportDir, { recursive: true });
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  const broken = new Set<string>();
  const summary: string[] = [];

  for (const { name, needs, test } of stages) {
    console.log(`\n=== ${name} ===`);
    const blocked = needs !== undefined && broken.has(needs);
    if (blocked) console.log(`not run: ${needs} failed`);
    const tally = blocked ? oneFailed : await test();
    if (tally.failed > 0) broken.add(name);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    summary.push(`${name}: ${blocked ? 'not run' : line(tally)}`);
  }

  console.log(`\n${summary.join('\n')}\n`);
  console.log(line(total));
  return total.failed > 0 ? 1 : 0;
}

runCommand(HELP, main);
