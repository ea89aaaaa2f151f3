/** Puts each named mutation into a copy of the project and runs its test, which must fail. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { NAMED_MUTATIONS, type NamedMutation } from './named-mutations.ts';

const COPY = '.cache/mutation/named';

/** Prints a line for each mutation; sets exit code 1 when one is not noticed. */
export function runNamedMutations(): void {
  copyProject();
  const tests = new Set(NAMED_MUTATIONS.flatMap(({ test }) => test.split(' ')));
  if (!pass([...tests])) throw new Error('The tests fail without a mutation.');
  let missed = 0;
  for (const mutation of NAMED_MUTATIONS) {
    const noticed = isNoticed(mutation);
    if (!noticed) missed += 1;
    console.log(`${noticed ? 'noticed' : 'MISSED '}  ${mutation.fault} (${mutation.test})`);
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

function isNoticed({ file, from, to, test }: NamedMutation): boolean {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const passed = pass(test.split(' '));
  writeFileSync(path, text);
  return !passed;
}

/** Do these tests pass in the copy? */
function pass(tests: readonly string[]): boolean {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const args = [vitest, 'run', '--project', 'unit', '--bail', '1', ...tests];
  return spawnSync(process.execPath, args, { cwd: COPY, stdio: 'ignore' }).status === 0;
}
