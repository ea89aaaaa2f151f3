/**
 * `npm run mutate -- [FOLDER…]`: changes the code of a folder under src/ in many small ways and counts how many of the
 * changes its tests notice. Prints one score per folder; exit code 1 when a score is below MINIMUM or the run is not sound.
 * `npm run mutate -- --named`: puts the faults of named-mutations.ts into a copy of the code instead, one at a time; exit
 * code 1 when a test does not notice one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runNamedMutations } from './run-named.ts';

const HELP = `npm run mutate -- [FOLDER…]   changes the code of folders of src/ and counts what their tests notice
npm run mutate -- --named     puts the faults of tests/mutation/named-mutations.ts into a copy of the code, one by one

Exit code 0: all was noticed, or every score is at least 80 %. 1: not. 2: there is no such folder.
`;
const FOLDERS = ['arithmetic', 'notation', 'view', 'share', 'publish'];
/** Lowest score in per cent; raised, never lowered. */
const MINIMUM = 80;
const REPORT = '.cache/mutation/report.json';
const CANARY = 'tests/mutation/canary.ts';

/** The part of the mutation-testing report schema (version 2) that is read here. */
interface Report {
  files: Record<string, { mutants: Mutant[] }>;
}
interface Mutant {
  status: string;
  /** Tests that ran against it. */
  testsCompleted?: number;
  mutatorName: string;
  location: { start: { line: number } };
}
interface Count {
  noticed: number;
  survived: number;
  unreached: number;
}

function mutate(folder: string): Report {
  rmSync(REPORT, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      '--mutate',
      `src/${folder}/**/*.ts,${CANARY}`,
    ],
    { stdio: 'inherit', env: { ...process.env, MUTATED_FOLDER: folder } },
  );
  if (status !== 0 || !existsSync(REPORT)) throw new Error(`Stryker could not run on ${folder}.`);
  return JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
}

function count(mutants: readonly Mutant[]): Count {
  const having = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    noticed: having('Killed', 'Timeout'),
    survived: having('Survived'),
    unreached: having('NoCoverage'),
  };
}

/** Per cent of the mutants that a test noticed; those that no test reaches count as not noticed. */
const score = ({ noticed, survived, unreached }: Count): number =>
  (100 * noticed) / (noticed + survived + unreached);

/** Reasons not to believe the report. */
function faultsOf({ files }: Report): string[] {
  const canary = files[CANARY]?.mutants ?? [];
  const untested = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status, testsCompleted }) => status === 'Survived' && !testsCompleted)
      .map(({ location }) => `${file}:${location.start.line} survived without a single test run`),
  );
  return [
    ...(canary.length === 0 ? ['the canary was not mutated'] : []),
    ...(canary.some(({ status }) => status !== 'Killed' && status !== 'Ignored')
      ? ['a mutant of the canary survived']
      : []),
    ...untested,
  ];
}

const asked = process.argv.slice(2);
if (asked.includes('--help')) {
  process.stdout.write(HELP);
  process.exit();
}
if (asked.includes('--named')) {
  runNamedMutations();
  process.exit();
}
const [option] = asked.filter((one) => one.startsWith('-'));
if (option !== undefined) {
  console.error(`There is no option ${option}. --help lists all.`);
  process.exit(2);
}
const unknown = asked.filter((folder) => !existsSync(`src/${folder}`));
if (unknown.length > 0) {
  console.error(`There is no folder src/${unknown.join(', src/')}.`);
  process.exit(2);
}

const lines: string[] = [];
for (const folder of asked.length > 0 ? asked : FOLDERS) {
  const report = mutate(folder);
  const { [CANARY]: _, ...files } = report.files;
  const counted = count(Object.values(files).flatMap(({ mutants }) => mutants));
  for (const [file, { mutants }] of Object.entries(files))
    lines.push(`  ${score(count(mutants)).toFixed(1).padStart(5)} %  ${file}`);
  const { noticed, survived, unreached } = counted;
  lines.push(
    `${folder}: ${score(counted).toFixed(1)} % (${noticed} noticed, ${survived} survived, ${unreached} unreached)`,
  );
  const faults = faultsOf(report);
  lines.push(...faults.map((fault) => `${folder}: not sound: ${fault}`));
  if (faults.length > 0 || score(counted) < MINIMUM) process.exitCode = 1;
}
console.log(lines.join('\n'));
