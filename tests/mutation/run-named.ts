/** Puts each named mutation into a copy of the project and runs its test, which must fail. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { NAMED_MUTATIONS, type NamedMutation } from './named-mutations.ts';

const COPY = '.cache/mutation/named';
const REPORT = 'report.json';
/** Milliseconds that a test may take: a busy machine must not look like a fault. */
const PATIENCE = 600_000;

/** The part of Vitest's JSON report that is read here. */
interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Prints the test that notices each mutation; sets exit code 1 when one is not noticed. */
export function runNamedMutations(): void {
  copyProject();
  const tests = new Set(NAMED_MUTATIONS.flatMap(({ test }) => test.split(' ')));
  const failed = failuresOf([...tests]);
  if (failed.length > 0)
    throw new Error(`These tests fail without a mutation:\n${failed.join('\n')}`);
  let missed = 0;
  for (const mutation of NAMED_MUTATIONS) {
    const [test] = failuresWith(mutation);
    if (test === undefined) missed += 1;
    console.log(`${mutation.fault}: ${test ?? `MISSED by ${mutation.test}`}`);
  }
  console.log(`${NAMED_MUTATIONS.length - missed} of ${NAMED_MUTATIONS.length} noticed`);
  process.exitCode = missed === 0 ? 0 : 1;
}

/** Every file that git knows or would add, so that a test finds fixtures and settings. */
function copyProject(): void {
  rmSync(COPY, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  for (const file of stdout.toString().split('\0').filter(isKept)) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    cpSync(file, join(COPY, file));
  }
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  // A repository of its own, or tests of git would read the one around it.
  spawnSync('git', ['init', '-q'], { cwd: COPY });
}

const isKept = (file: string): boolean => file !== '' && file !== 'node_modules';

function failuresWith({ file, from, to, test }: NamedMutation): string[] {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const failures = failuresOf(test.split(' '));
  writeFileSync(path, text);
  return failures;
}

/** Those of these tests that fail in the copy, each with its file. */
function failuresOf(tests: readonly string[]): string[] {
  rmSync(join(COPY, REPORT), { force: true });
  const options = [
    '--project',
    'unit',
    '--bail',
    '1',
    '--reporter',
    'json',
    '--outputFile',
    REPORT,
  ];
  const patience = ['--testTimeout', String(PATIENCE), '--hookTimeout', String(PATIENCE)];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...options, ...patience, ...tests],
    { cwd: COPY, encoding: 'utf8' },
  );
  if (status === 0) return [];
  const { testResults } = JSON.parse(readFileSync(join(COPY, REPORT), 'utf8')) as Report;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.indexOf('/tests/') + 1);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return message === '' ? [] : [`${file}: ${message}`];
  });
  return failures.length > 0 ? failures : [stderr];
}
