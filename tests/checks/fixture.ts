/** Fixtures are laid over the small valid game, so that each holds only what it is about. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Reading } from '../../src/rulebook.ts';

export const FIXTURES = join(import.meta.dirname, '../fixtures');
export const GAME = join(FIXTURES, 'valid/skirmish');

/** Copies the game and the overlay into a folder of rules, hands it over, and removes it. */
export function withRules<T>(
  overlay: string | undefined,
  use: (rules: string, ruleset: string) => T,
): T {
  const rules = mkdtempSync(join(tmpdir(), 'rules-'));
  const ruleset = join(rules, 'skirmish');
  const remove = () => rmSync(rules, { recursive: true });
  let result: T;
  try {
    cpSync(GAME, ruleset, { recursive: true });
    if (overlay) cpSync(overlay, ruleset, { recursive: true });
    result = use(rules, ruleset);
  } catch (error) {
    remove();
    throw error;
  }
  if (result instanceof Promise) return result.finally(remove) as T;
  remove();
  return result;
}

/** Findings as `tables/weapons.yaml:12:9 code`, sorted; a fixture without a ledger need not have one. */
export function findings(reading: Reading, ruleset: string): string[] {
  const hasLedger = existsSync(join(ruleset, 'ledger.yaml'));
  return reading.diagnostics
    .filter(({ code }) => hasLedger || code !== 'unrecorded-address')
    .map(({ file, line, column, code }) => `${relative(ruleset, file)}:${line}:${column} ${code}`)
    .sort();
}

/** What the comments `# expect: code@column` of an overlay announce, in the same form. */
export function expected(overlay: string): string[] {
  const files = existsSync(overlay)
    ? readdirSync(overlay, { recursive: true, encoding: 'utf8' })
    : [];
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => expectedIn(file, readFileSync(join(overlay, file), 'utf8')))
    .sort();
}

function expectedIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const marks = /# expect: (.+)$/.exec(line)?.[1]?.trim().split(' ') ?? [];
    return marks.map((mark) => {
      const [code, column] = mark.split('@');
      return `${file}:${index + 1}:${column} ${code}`;
    });
  });
}
