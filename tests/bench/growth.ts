/** Time for 1, 10 and 100 times the data, to see whether it grows linearly. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { readRulebook } from '../../src/rulebook.ts';

export interface Growth {
  factor: number;
  files: number;
  /** Seconds; `build` is undefined if not measured. */
  check: number;
  index: number;
  build: number | undefined;
}

type Indexer = (directory: string) => Promise<void>;

/** Copies the rules under new names; checks, indexes and (up to `builds`) builds them. */
export async function measureGrowth(
  rules: string,
  factors: readonly number[],
  builds: number,
  index: Indexer,
): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const factor of factors) {
    const directory = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
    multiply(rules, directory, factor);
    const started = performance.now();
    const { files } = readRulebook(directory);
    const checked = performance.now();
    await index(directory);
    const indexed = performance.now();
    const build = factor <= builds ? timeBuild(directory) : undefined;
    results.push({
      factor,
      files: files.length,
      check: (checked - started) / 1000,
      index: (indexed - checked) / 1000,
      build,
    });
    rmSync(directory, { recursive: true });
  }
  return results;
}

function multiply(rules: string, target: string, factor: number): void {
  for (const ruleset of readdirSync(rules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)) {
    for (let copy = 1; copy <= factor; copy++) {
      const name = copy === 1 ? ruleset : `${ruleset}-${copy}`;
      mkdirSync(join(target, name));
      cpSync(join(rules, ruleset), join(target, name), { recursive: true });
      if (copy > 1) rename(join(target, name), ruleset, name);
    }
  }
}

/** Renames the ruleset in a copy: its id, and the links in its texts. */
function rename(directory: string, from: string, to: string): void {
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.yaml'),
  )) {
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8').replaceAll(`rule:${from}/`, `rule:${to}/`);
    writeFileSync(
      path,
      file === 'ruleset.yaml' ? text.replace(`id: ${from}\n`, `id: ${to}\n`) : text,
    );
  }
}

function timeBuild(directory: string): number {
  const out = mkdtempSync(join(tmpdir(), 'sandtable-dist-'));
  const started = performance.now();
  const { status } = spawnSync('astro', ['build', '--outDir', out], {
    env: { ...process.env, RULES_DIRECTORY: directory, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  rmSync(out, { recursive: true });
  if (status !== 0) throw new Error(`The build of ${directory} failed.`);
  return (performance.now() - started) / 1000;
}
