/** The drawing of the source tree, held true: imports point down, one place joins the stages, only commands print. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** From the ground up. A folder may import from itself and from any layer below its own. */
const LAYERS = [
  ['text'],
  ['pipeline', 'i18n', 'styles', 'public'],
  ['arithmetic', 'reporters'],
  ['checks'],
  ['model'],
  ['search'],
  ['outputs'],
  ['scripts'],
  ['components', 'layouts'],
  ['pages', 'integrations', 'bench'],
  ['cli'],
] as const;

/** Folders that know less than their layer would let them. */
const ONLY: Record<string, readonly string[]> = {
  reporters: ['pipeline', 'text'],
  // What is sent to the browser: of outputs, only what knows nothing of files; see below.
  scripts: ['outputs', 'search', 'i18n', 'text'],
};

/** A page stands in a layout, and a layout has a head and a foot. */
const TOGETHER = ['components', 'layouts'];

/** The one place that joins the stages, and what it joins. */
const JOINER = 'pipeline/rulebook.ts';
const JOINED = ['checks/run.ts', 'model/rulebook.ts'];
/** Beside the commands and the measurements, the only one who asks for the rulebook. */
const BOOK = 'outputs/book.ts';

interface File {
  /** Below src/, with forward slashes. */
  path: string;
  folder: string;
  text: string;
  /** Files below src/ that it imports. */
  imports: string[];
  /** Of these, the ones that are gone when it runs: types. */
  erased: string[];
  packages: string[];
}

const files: File[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:ts|js|astro)$/.test(path))
  .map(read);
const arrows = files.flatMap((file) =>
  file.imports.map((to) => ({ from: file.path, to, folder: file.folder, target: folderOf(to) })),
);

function read(path: string): File {
  const text = readFileSync(join(SOURCE, path), 'utf8');
  const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1]!,
  );
  const types = [...text.matchAll(/\b(?:import|export) type [^;]*?from '([^']+)'/g)].map(
    (match) => match[1]!,
  );
  const below = (list: string[]) =>
    list
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.normalize(posix.join(dirname(path), name)));
  return {
    path,
    folder: folderOf(path),
    text,
    imports: below(names),
    erased: below(types),
    packages: names.filter((name) => !name.startsWith('.')),
  };
}

function folderOf(path: string): string {
  return path.split('/')[0]!;
}

const layerOf = (folder: string): number =>
  LAYERS.findIndex((layer) => (layer as readonly string[]).includes(folder));

function pointsDown(folder: string, target: string): boolean {
  if (folder === target || (TOGETHER.includes(folder) && TOGETHER.includes(target))) return true;
  return ONLY[folder]?.includes(target) ?? layerOf(target) < layerOf(folder);
}

/** All that files bring along when they run, themselves included. */
function reachableFrom(starts: readonly File[]): File[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(starts);
  for (const file of reached) {
    const kept = file.imports.filter((path) => !file.erased.includes(path) && byPath.has(path));
    for (const path of kept) reached.add(byPath.get(path)!);
  }
  return [...reached];
}

describe('the source tree', () => {
  it('has a layer for every folder', () => {
    const folders = new Set(files.map(({ folder }) => folder));
    expect([...folders].filter((folder) => layerOf(folder) < 0)).toEqual([]);
    expect(arrows.length).toBeGreaterThan(200);
  });

  it('imports only what lies below', () => {
    const joining = ({ from, to }: { from: string; to: string }) =>
      from === JOINER && JOINED.includes(to);
    const up = arrows.filter((arrow) => !joining(arrow) && !pointsDown(arrow.folder, arrow.target));
    expect(up.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('joins the stages in one place, and only commands and the book ask for it', () => {
    const asking = files.filter(
      ({ path, imports, text }) =>
        path !== JOINER && imports.includes(JOINER) && text.includes('readRulebook('),
    );
    expect(
      asking
        .filter(({ path, folder }) => path !== BOOK && !['cli', 'bench'].includes(folder))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(asking.length).toBeGreaterThan(2);
    expect(arrows.filter(({ from, to }) => from === JOINER && JOINED.includes(to)).length).toBe(
      JOINED.length,
    );
  });

  it('knows nothing of Astro below the components', () => {
    const below = files.filter(({ folder }) => layerOf(folder) < layerOf('components'));
    expect(
      below
        .filter(({ packages }) => packages.some((name) => /^(?:astro\b|@astrojs)/.test(name)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('sends no file of the pipeline and nothing of Node to the browser', () => {
    const sent = reachableFrom(files.filter(({ folder }) => folder === 'scripts'));
    const wrong = sent.filter(
      ({ folder, packages }) =>
        folder === 'pipeline' || packages.some((name) => name.startsWith('node:')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('prints and ends only in commands', () => {
    const printing = /\bconsole\.|\bprocess\.(?:exit|stdout|stderr)/;
    const loud = files.filter(({ folder, text }) => folder !== 'cli' && printing.test(text));
    expect(loud.map(({ path }) => path)).toEqual([]);
  });

  it('has no drawer for odds and ends', () => {
    expect(
      files
        .filter(({ path }) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.)/.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no file that is too long to read at once', () => {
    const long = files.filter(
      ({ path, text }) => !path.includes('.generated.') && text.trimEnd().split('\n').length > 400,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
