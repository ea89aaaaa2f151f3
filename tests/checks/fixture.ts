/**
 * Lays fixtures and the examples of pages over a small valid game, so that each contains only what
 * it tests.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { splitMark, type ExampleFile } from '../../src/checks/page.ts';
import { displayPath, type Snapshot } from '../../src/load/load.ts';
import { readRulebook, readRules, type Reading } from '../../src/rulebook.ts';
import type { DataFile } from '../../src/schema/data-file.ts';

export const FIXTURES = join(import.meta.dirname, '../fixtures');
export const GAME = join(FIXTURES, 'valid/skirmish');

/** A folder, or files. */
export type Overlay = string | readonly ExampleFile[];

const inUse = new Set<string>();
let home: string | undefined;

/**
 * Makes an empty folder, passes it to `use`, and removes it. Its path is that of a folder before it, if none is in use:
 * files that are the same there are not parsed again.
 */
export function withFolder<T>(use: (folder: string) => T): T {
  if (home === undefined) {
    const made = (home = mkdtempSync(join(tmpdir(), 'sandtable-')));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  }
  let number = 0;
  while (inUse.has(join(home, String(number)))) number++;
  const folder = join(home, String(number));
  inUse.add(folder);
  mkdirSync(folder);
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    inUse.delete(folder);
  };
  let result: T;
  try {
    result = use(folder);
  } catch (error) {
    remove();
    throw error;
  }
  if (result instanceof Promise) return result.finally(remove) as T;
  remove();
  return result;
}

/**
 * Copies the game and the overlay into a folder of rules, passes the folder to `use`, and removes
 * it.
 */
export function withRules<T>(
  overlay: Overlay | undefined,
  use: (rules: string, ruleset: string) => T,
): T {
  return withFolder((rules) => {
    const ruleset = join(rules, 'skirmish');
    cpSync(GAME, ruleset, { recursive: true });
    for (const { path, text } of filesOf(overlay)) {
      mkdirSync(dirname(join(ruleset, path)), { recursive: true });
      writeFileSync(join(ruleset, path), text);
    }
    return use(rules, ruleset);
  });
}

/** Findings as `tables/weapons.yaml:12:9 code`, sorted. */
export function findings({ diagnostics }: Reading, ruleset: string): string[] {
  return diagnostics
    .map((found) => ({ ...found, file: relative(ruleset, found.file) }))
    .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)
    .sort();
}

const MAIN = 'main/';

/** What is found with an overlay. Its files under `main/` are laid over the game as it is on main. */
export function findWith(overlay?: Overlay): string[] {
  const files = filesOf(overlay);
  const onMain = files.filter(({ path }) => path.startsWith(MAIN));
  const now = files.filter(({ path }) => !path.startsWith(MAIN));
  if (onMain.length === 0)
    return withRules(now, (rules, ruleset) => findings(readRulebook(rules), ruleset));
  const before = onMain.map(({ path, text }) => ({ path: path.slice(MAIN.length), text }));
  return withRules(now, (rules, ruleset) => findings(readComparing(rules, before), ruleset));
}

/** Reads the rules of the game, compared with the game and these files over it. */
export function readComparing(rules: string, before: readonly ExampleFile[]): Reading {
  const folder = displayPath(rules);
  const texts = new Map([...filesOf(GAME), ...before].map(({ path, text }) => [path, text]));
  const files = [...texts].map(([path, text]) => ({
    file: posix.join(folder, 'skirmish', path),
    text,
  }));
  return readRulebook(rules, { before: readRules(snapshotOf(folder, files)) });
}

/** Rules of these texts, which are not on the disk. */
export function snapshotOf(
  folder: string,
  files: readonly Pick<DataFile, 'file' | 'text'>[],
): Snapshot {
  const bytes = ({ file, text }: Pick<DataFile, 'file' | 'text'>) => ({
    path: file.slice(folder.length + 1),
    bytes: Buffer.from(text),
  });
  return { folder, files: files.map(bytes) };
}

/** The findings that the comments `# expect: code@column` of an overlay list, in the same form. */
export function expectedIn(overlay: Overlay): string[] {
  return filesOf(overlay)
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        splitMark(line).marks.map((mark) => {
          const [code, column] = mark.split('@');
          return `${path}:${index + 1}:${column} ${code}`;
        }),
      ),
    )
    .sort();
}

function filesOf(overlay: Overlay = []): readonly ExampleFile[] {
  if (typeof overlay !== 'string') return overlay;
  if (!existsSync(overlay)) return [];
  return readdirSync(overlay, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(overlay, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(overlay, path), 'utf8') }));
}
