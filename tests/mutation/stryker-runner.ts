/**
 * A test runner for Stryker that keeps the code and its tests in one process. Stryker's runner for Vitest imports all
 * modules again for every mutant, which takes a hundred times as long as the tests. Values that a mutant leaves in a cache
 * cannot change the verdict on another: a test that fails with a mutant must pass without it, and a mutant that no test
 * ran, because its result was in a cache, is tried again; both after the modules were imported anew.
 */
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LAYERS } from '../layers.ts';
import { collectTests, endTests, type Test } from './in-process-tests.ts';

/** What instrumented code reads and counts. */
interface Instrumented {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
  mutantCoverage?: object;
}
interface MutantRunOptions {
  activeMutant: { id: string };
  testFilter?: string[];
  hitLimit?: number;
}
type MutantRunResult =
  | { status: 'killed'; killedBy: string[]; failureMessage: string; nrOfTests: number }
  | { status: 'survived'; nrOfTests: number }
  | { status: 'timeout'; reason: string };

const instrumented: Instrumented = {};
Object.assign(globalThis, { __stryker__: instrumented });

/** Tests of those folders that read the whole rules: repeated for every mutant they would take hours. */
const WHOLE_RULES = [
  'tests/share/content.test.ts',
  'tests/share/share-page.test.ts',
  'tests/publish/csv.test.ts',
  'tests/view/figures-of-rules.test.ts',
];

/** Tests of other folders that read what a folder makes as well. */
const READ_BY: Record<string, readonly string[]> = {
  arithmetic: ['workout/{among,contest,every-feature,games,parameters,too-many-ways}.test.ts'],
  notation: ['arithmetic/{parts,values,dice}.test.ts'],
  view: [
    '{share,calculator}/*.test.ts',
    'model/extends.test.ts',
    'wording/sources.test.ts',
    'workout/renamed.test.ts',
  ],
  share: ['view/**/*.test.ts'],
};

/** `mutate.ts` names it: `view`, or a folder in it, `view/print`. */
const [MUTATED = ''] = (process.env['MUTATED_FOLDER'] ?? '').split('/');

/** Raised to import modules anew. */
let version = 0;
const VITEST = new URL('in-process-tests.ts', import.meta.url).href;

function replaceImports(): void {
  const project = pathToFileURL(`${process.cwd()}/`).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== VITEST)
        return { url: VITEST, shortCircuit: true };
      const found = next(specifier, context);
      const [url = ''] = found.url.split('?');
      const path = url.startsWith(project) ? url.slice(project.length) : 'node_modules/';
      return isReached(path) ? { ...found, url: `${url}?version=${version}` } : found;
    },
  });
}

/** Can a mutant change what this module keeps? Those of lower layers never call the mutated code. */
function isReached(path: string): boolean {
  const [root, folder = ''] = path.split('/');
  return root === 'tests' || (root === 'src' && layerOf(folder) >= layerOf(MUTATED));
}

const layerOf = (folder: string): number =>
  LAYERS.findIndex((layer) => (layer as readonly string[]).includes(folder));

class InProcessRunner {
  static inject = [] as const;
  private tests = new Map<string, Test>();
  /** The last time of each test in ms: quick tests are asked first. */
  private times = new Map<string, number>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    replaceImports();
    await this.importAll();
  }

  dispose(): Promise<void> {
    return endTests();
  }

  async dryRun() {
    const tests = [];
    for (const [id, test] of this.tests) {
      const before = performance.now();
      instrumented.currentTestId = id;
      const failureMessage = await failureOf(test);
      instrumented.currentTestId = undefined;
      const timeSpentMs = performance.now() - before;
      tests.push(
        failureMessage === undefined
          ? { id, name: id, timeSpentMs, status: 0 }
          : { id, name: id, timeSpentMs, status: 1, failureMessage },
      );
    }
    return { status: 'complete', tests, mutantCoverage: instrumented.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const first = await this.tryMutant(options);
    const [failed] = first.status === 'killed' ? first.killedBy : [];
    const believed =
      first.status === 'survived'
        ? instrumented.hitCount !== 0
        : failed === undefined || (await this.passes(failed));
    if (believed && first.status !== 'timeout') return first;
    await this.importAll();
    if (believed) return first;
    const second = await this.tryMutant(options);
    await this.importAll();
    return second;
  }

  private async tryMutant({
    activeMutant,
    testFilter,
    hitLimit,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const ids = [...(testFilter ?? this.tests.keys())].sort((a, b) => this.time(a) - this.time(b));
    let nrOfTests = 0;
    Object.assign(instrumented, { hitCount: 0, hitLimit, activeMutant: activeMutant.id });
    try {
      for (const id of ids) {
        nrOfTests += 1;
        const before = performance.now();
        const failureMessage = await failureOf(this.test(id));
        if (failureMessage === undefined) this.times.set(id, performance.now() - before);
        if ((instrumented.hitCount ?? 0) > (hitLimit ?? Infinity))
          return { status: 'timeout', reason: 'more runs of the mutated code than allowed' };
        if (failureMessage !== undefined)
          return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      instrumented.activeMutant = undefined;
    }
  }

  private time(id: string): number {
    return this.times.get(id) ?? 0;
  }

  private async passes(id: string): Promise<boolean> {
    return (await failureOf(this.test(id))) === undefined;
  }

  private test(id: string): Test {
    const test = this.tests.get(id);
    if (!test) throw new Error(`There is no test ${id}`);
    return test;
  }

  private async importAll(): Promise<void> {
    await endTests();
    version += 1;
    this.tests.clear();
    for (const file of testFiles()) {
      const found = await collectTests(() => import(pathToFileURL(join(process.cwd(), file)).href));
      for (const test of found) this.tests.set(`${relative('.', file)}#${test.name}`, test);
    }
  }
}

/** The tests of the mutated folder, those of other folders that read what it makes, and the canary's. */
function testFiles(): string[] {
  const files = [`${MUTATED}/**/*.test.ts`, ...(READ_BY[MUTATED] ?? [])];
  return globSync([...files.map((file) => `tests/${file}`), 'tests/mutation/canary.test.ts'], {
    exclude: WHOLE_RULES,
  }).sort();
}

/** The message of a failed test. */
async function failureOf({ run }: Test): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner },
];
