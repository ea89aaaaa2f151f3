/** Time for 1, 10 and 100 times the data, to see whether it grows linearly. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { readRulebook } from '../../src/rulebook.ts';

export interface Growth {
  factor: number;
  files: number;
  /** Seconds; `build` is undefined if not measured. */
  check: number;
  index: number;
  /** Undefined where it was not asked for. */
  build: Build | undefined;
}

export interface Build {
  seconds: number;
  /** The most memory that the build held, in bytes. */
  memory: number;
  /** Of the built site, without previews. */
  bytes: number;
  files: number;
}

type Indexer = (directory: string) => Promise<void>;

/** Copies the rules under new names; checks, indexes and (up to `builds`) builds them. */
export async function measureGrowth(
  rules: string,
  factor: number,
  index: Indexer,
  built: boolean,
): Promise<Growth> {
  const directory = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
  try {
    multiply(rules, directory, factor);
    const started = performance.now();
    const { files } = readRulebook(directory);
    const checked = performance.now();
    await index(directory);
    const indexed = performance.now();
    return {
      factor,
      files: files.length,
      check: (checked - started) / 1000,
      index: (indexed - checked) / 1000,
      build: built ? measureBuild(directory) : undefined,
    };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function multiply(rules: string, target: string, factor: number): void {
  const site = join(rules, 'site.yaml');
  if (existsSync(site)) cpSync(site, join(target, 'site.yaml'));
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

/** Builds the site without the images of previews, whose time depends on what an earlier build drew. */
function measureBuild(directory: string): Build {
  const out = mkdtempSync(join(tmpdir(), 'sandtable-dist-'));
  const peak = join(directory, 'peak-memory');
  try {
    const started = performance.now();
    const { status, stdout } = spawnSync('astro', ['build', '--outDir', out], {
      env: {
        ...process.env,
        RULES_DIRECTORY: directory,
        SITE_PREVIEWS: 'none',
        PEAK_MEMORY_FILE: peak,
        NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/bench/peak-memory.ts')).href}`,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0) throw new Error(`The build of ${directory} failed.\n${stdout.slice(-3000)}`);
    const sizes = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => statSync(join(item.parentPath, item.name)).size);
    return {
      seconds: (performance.now() - started) / 1000,
      memory: Number(readFileSync(peak, 'utf8')),
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      files: sizes.length,
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
