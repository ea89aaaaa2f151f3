/**
 * The source tree follows docs/architecture.md: imports point down, one model is built, only
 * commands print.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS } from './layers.ts';

const SOURCE = join(import.meta.dirname, '../src');

/** Folders that may import less than their layer allows. */
const ONLY: Record<string, readonly string[]> = {
  // The browser receives this code, so it must not read files; see below.
  client: [
    ...[
      'notation',
      'workout',
      'calculator',
      'share',
      'search',
      'view',
      'publish',
      'site',
      'i18n',
      'text',
      'styles',
    ],
    'offline',
  ],
};

/** These read, check and combine files, so the browser must not receive them. */
const READERS = [
  'diagnostics',
  'schema',
  'load',
  'ledger',
  'checks',
  'rulebook.ts',
  'diff',
  'review',
];

/** A page uses a layout, and a layout has a head and a foot. */
const TOGETHER = ['components', 'layouts'];

interface File {
  /** Path below src/, with forward slashes. */
  path: string;
  folder: string;
  text: string;
  /** Files below src/ that it imports. */
  imports: string[];
  /** The imports of types, which are gone at run time. */
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

/** All files that some files import at run time, including themselves. */
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

  it('imports only from layers below', () => {
    const up = arrows.filter((arrow) => !pointsDown(arrow.folder, arrow.target));
    expect(up.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('builds the model in one place, and only commands and reviews read the rules directly', () => {
    const building = files.filter(({ text }) => /\bbuildRulebook\(/.test(text));
    // A check works rolls out as pages do, before the model of all rulesets is built.
    expect(building.map(({ path }) => path).sort()).toEqual([
      'checks/cannot-be-worked-out.ts',
      'model/rulebook.ts',
      'rulebook.ts',
    ]);
    const reading = files.filter(
      ({ text, imports }) =>
        imports.includes('rulebook.ts') && /\bread(?:Rulebook|Rules)\(/.test(text),
    );
    expect(
      reading
        .filter(({ folder }) => !['rulebook.ts', 'cli', 'review'].includes(folder))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('reads the rules, checks them and asks git in one place each', () => {
    const using = (call: RegExp, from?: string) =>
      files
        .filter(({ text, imports }) => call.test(text) && (!from || imports.includes(from)))
        .map(({ path }) => path)
        .sort();
    expect(using(/\bload\(/, 'load/load.ts')).toEqual(['rulebook.ts']);
    expect(using(/\brunChecks\(/, 'checks/run.ts')).toEqual(['rulebook.ts']);
    // The data of the site is needed before the rules are read.
    expect(using(/\bcompleteTexts\(/, 'model/translations.ts')).toEqual([
      'rulebook.ts',
      'site/site-data.ts',
    ]);
    expect(using(/(?:spawn|exec)\w*\(\s*'git'/)).toEqual(['load/git.ts']);
  });

  it('imports Astro only in components and above', () => {
    const below = files.filter(({ folder }) => layerOf(folder) < layerOf('components'));
    expect(
      below
        .filter(({ packages }) => packages.some((name) => /^(?:astro\b|@astrojs)/.test(name)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('prints views: components and layouts compute nothing', () => {
    const printing = files.filter(({ folder }) => TOGETHER.includes(folder));
    const printed = ['components', 'layouts', 'styles', 'client'];
    // They may import the types of views only.
    const reaching = printing.flatMap(({ path, imports, erased }) =>
      imports
        .filter((to) => !printed.includes(folderOf(to)))
        .filter(
          (to) => !['calculator', 'view', 'share'].includes(folderOf(to)) || !erased.includes(to),
        )
        .map((to) => `${path} → ${to}`),
    );
    expect(reaching).toEqual([]);
    expect(printing.length).toBeGreaterThan(40);
  });

  it('sends no code that reads files or needs Node to the browser', () => {
    const sent = reachableFrom(files.filter(({ folder }) => folder === 'client'));
    const wrong = sent.filter(
      ({ folder, packages }) =>
        READERS.includes(folder) || packages.some((name) => name.startsWith('node:')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    // A problem is built from the model in Node; the browser gets it ready.
    expect(sent.filter(({ path }) => path.startsWith('workout/build/'))).toEqual([]);
  });

  it('prints and exits only in commands', () => {
    const printing = /\bconsole\.|\bprocess\.(?:exit|stdout|stderr)/;
    const loud = files.filter(({ folder, text }) => folder !== 'cli' && printing.test(text));
    expect(loud.map(({ path }) => path)).toEqual([]);
  });

  it('never names the site: its name is data', () => {
    const name = /^name: (.+)$/m.exec(
      readFileSync(join(SOURCE, '../rules/site.yaml'), 'utf8'),
    )![1]!;
    expect(files.filter(({ text }) => text.includes(name)).map(({ path }) => path)).toEqual([]);
  });

  it('has no utils folder', () => {
    expect(
      files
        .filter(({ path }) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.)/.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no folder of more than 25 files', () => {
    const counts = Map.groupBy(
      readdirSync(SOURCE, { recursive: true, withFileTypes: true }).filter((item) => item.isFile()),
      ({ parentPath }) => relative(SOURCE, parentPath),
    );
    const full = [...counts].filter(([, { length }]) => length > 25).map(([folder]) => folder);
    // Every check is two files there, `<code>.ts` and `<code>.md`.
    expect(full).toEqual(['checks']);
  });

  it('has no file name in more than two folders', () => {
    // Addresses name the files of pages/, data those of fixtures, languages a file for each of them.
    const named = ['src', 'tests']
      .flatMap((root) =>
        readdirSync(join(SOURCE, '..', root), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${root}/${path.replaceAll('\\', '/')}`,
        ),
      )
      .filter((path) => /\.(?:ts|js|astro|css)$/.test(path))
      .filter((path) => !/^(?:src\/pages|tests\/fixtures)\/|\/(?:index|en|pl|ja)\.\w+$/.test(path));
    const folders = Map.groupBy(named, (path) => posix.basename(path));
    expect([...folders.values()].filter(({ length }) => length > 2)).toEqual([]);
    expect(folders.size).toBeGreaterThan(500);
  });

  it('has no file over 300 lines', () => {
    const long = files.filter(
      ({ folder, text }) =>
        // Dictionaries are lists of words and may be longer.
        folder !== 'i18n' && text.trimEnd().split('\n').length > 300,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
