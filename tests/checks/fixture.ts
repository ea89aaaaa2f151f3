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
import { dirname, join, relative } from 'node:path';
import { splitMark, type ExampleFile } from '../../src/checks/page.ts';
import { readRulebook, type Reading } from '../../src/rulebook.ts';

export const FIXTURES = join(import.meta.dirname, '../fixtures');
export const GAME = join(FIXTURES, 'valid/skirmish');

/** A folder, or files. */
export type Overlay = string | readonly ExampleFile[];

/**
 * Copies the game and the overlay into a folder of rules, passes the folder to `use`, and removes
 * it.
 */
export function withRules<T>(
  overlay: Overlay | undefined,
  use: (rules: string, ruleset: string) => T,
): T {
  const rules = mkdtempSync(join(tmpdir(), 'rules-'));
  const ruleset = join(rules, 'skirmish');
  const remove = () => rmSync(rules, { recursive: true });
  let result: T;
  try {
    cpSync(GAME, ruleset, { recursive: true });
    for (const { path, text } of filesOf(overlay)) {
      mkdirSync(dirname(join(ruleset, path)), { recursive: true });
      writeFileSync(join(ruleset, path), text);
    }
    result = use(rules, ruleset);
  } catch (error) {
    remove();
    throw error;
  }
  if (result instanceof Promise) return result.finally(remove) as T;
  remove();
  return result;
}

/** Findings as `tables/weapons.yaml:12:9 code`, sorted. The game has no ledger, so a missing address does not count. */
export function findings(
  { diagnostics }: Reading,
  ruleset: string,
  counts = (code: string, _file: string): boolean => code !== 'unrecorded-address',
): string[] {
  return diagnostics
    .map((found) => ({ ...found, file: relative(ruleset, found.file) }))
    .filter(({ code, file }) => counts(code, file))
    .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)
    .sort();
}

/**
 * Findings with an overlay. Its ledger contains only the addresses relevant to the overlay: other
 * addresses count as missing only for the code `unrecorded-address`, and only in the files of the
 * overlay.
 */
export function findWith(overlay?: Overlay, about?: string): string[] {
  const files = filesOf(overlay);
  const laid = new Set(files.map(({ path }) => path));
  const counts = (code: string, file: string) =>
    code !== 'unrecorded-address' || (about === code && laid.has(file));
  return withRules(files, (rules, ruleset) => findings(readRulebook(rules), ruleset, counts));
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
