/**
 * Two corrections of one ruleset, each with its record, merged in pairs: they conflict only where they touch the same
 * or neighbouring lines of data.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordPath, recordText } from '../../src/ledger/write.ts';
import { cases } from '../sample.ts';

interface Correction {
  ruleset: string;
  /** Inside the ruleset: `tables/weapons.yaml`. */
  file: string;
  line: number;
  text: string;
  record: string;
  recordFile: string;
}

const SEED = 20_260_101;
/** Corrections of each ruleset, and pairs that are tried in each sort. */
const CORRECTIONS = 60;
const PAIRS = cases(150, 450);

const files = (ruleset: string): string[] =>
  readdirSync(join('rules', ruleset, 'tables'), { encoding: 'utf8' }).map(
    (file) => `tables/${file}`,
  );

/** Changes one digit of a cell, as a person in the web editor would. */
function correct(
  ruleset: string,
  [which, digit]: readonly [number, number],
  index: number,
): Correction {
  const places = files(ruleset).flatMap((file) => {
    const lines = readFileSync(join('rules', ruleset, file), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      [...line.matchAll(/(?<=^ {6,}\S+: '?[+-]?|(?:cells: \{|, ) ?\S+: '?[+-]?)\d/g)].map(
        (match) => ({ file, at, column: match.index, lines }),
      ),
    );
  });
  const place = places[which % places.length];
  if (!place) throw new Error(`no figures in ${ruleset}`);
  const { file, at, column, lines } = place;
  const line = lines[at] ?? '';
  const now = String((Number(line[column]) + 1 + digit) % 10);
  const text = lines.with(at, line.slice(0, column) + now + line.slice(column + 1)).join('\n');
  const figure = `${file.replace('.yaml', '')}#row-${at}.range`;
  const [was = ''] = [line[column]];
  return {
    ruleset,
    file,
    line: at,
    text,
    record: recordText({
      on: '2026-01-02',
      against: [{ document: 'sheet', page: 1 }],
      figures: { [figure]: { was, now } },
    }),
    recordFile: recordPath(figure, `r${index.toString(36).padStart(3, '0')}`),
  };
}

const blob = (path: string, text: string): string =>
  `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
const commit = (name: string, from: string, body: string): string =>
  `commit refs/heads/${name}\n${from === '' ? 'mark :1\n' : ''}committer A <a@example.org> 0 +0000\ndata 1\nx\n${from}${body}\n`;

/** One commit per correction, all from the same main. Calls back with a function that merges pairs. */
function withCorrections(
  corrections: readonly Correction[],
  use: (merge: (pairs: readonly (readonly [number, number])[]) => string[][]) => void,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'pairs-'));
  const git = (args: string[], input = ''): string =>
    execFileSync('git', args, { cwd: folder, input, encoding: 'utf8', maxBuffer: 1 << 28 });
  try {
    git(['init', '--quiet', '--bare']);
    const rulesets = [...new Set(corrections.map(({ ruleset }) => ruleset))];
    const main = rulesets.flatMap((ruleset) =>
      files(ruleset).map((file) =>
        blob(`${ruleset}/${file}`, readFileSync(join('rules', ruleset, file), 'utf8')),
      ),
    );
    const branches = corrections.map(({ ruleset, file, text, record, recordFile }, index) =>
      commit(
        `correction-${index}`,
        'from :1\n',
        blob(`${ruleset}/${file}`, text) + blob(`${ruleset}/${recordFile}`, record),
      ),
    );
    git(['fast-import', '--quiet'], commit('main', '', main.join('')) + branches.join(''));
    use((pairs) =>
      conflictsIn(
        git(
          ['merge-tree', '--write-tree', '--name-only', '--no-messages', '--stdin'],
          pairs.map(([a, b]) => `correction-${a} correction-${b}\n`).join(''),
        ),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of each merge: the files in conflict. Every merge is its status, its tree, and the files, each ended by NUL. */
function conflictsIn(output: string): string[][] {
  const found: string[][] = [];
  for (const field of output.split('\0')) {
    if (/^[01]$/.test(field)) found.push([]);
    else if (field !== '' && !/^[0-9a-f]{40,64}$/.test(field)) found.at(-1)?.push(field);
  }
  return found;
}

describe('pairs of corrections', () => {
  const rulesets = readdirSync('rules', { withFileTypes: true })
    .filter(
      (item) => item.isDirectory() && readdirSync(join('rules', item.name)).includes('tables'),
    )
    .map(({ name }) => name);
  const draws = fc.sample(fc.tuple(fc.nat(1_000_000), fc.nat(8)), {
    numRuns: CORRECTIONS * rulesets.length,
    seed: SEED,
  });
  const corrections = draws.map((draw, index) =>
    correct(rulesets[index % rulesets.length] ?? '', draw, index),
  );
  const all = corrections.flatMap((a, i) =>
    corrections
      .slice(i + 1)
      .flatMap((b, j) => (a.ruleset === b.ruleset ? [[i, i + 1 + j] as const] : [])),
  );
  const isSameFile = ([a, b]: readonly [number, number]) =>
    corrections[a]?.file === corrections[b]?.file;
  const few = (pairs: typeof all) =>
    fc.sample(fc.constantFrom(...pairs), { numRuns: PAIRS, seed: SEED });

  it.each([
    ['same ruleset', few(all)],
    ['same table', few(all.filter(isSameFile))],
  ] as const)('of the %s conflict only in the same or neighbouring lines', (name, pairs) => {
    withCorrections(corrections, (merge) => {
      const conflicts = merge(pairs);
      expect(conflicts).toHaveLength(pairs.length);
      const wrong = conflicts.flatMap((found, index) => {
        const [a, b] = (pairs[index] ?? []).map((at) => corrections[at ?? -1]);
        if (found.length === 0 || !a || !b) return [];
        const isNear = a.file === b.file && Math.abs(a.line - b.line) <= 1;
        return isNear && found.every((file) => file.endsWith(a.file)) ? [] : [found.join()];
      });
      expect(wrong).toEqual([]);
      const count = conflicts.filter((found) => found.length > 0).length;
      console.log(`Pairs of corrections in the ${name}: ${count} of ${pairs.length} conflict`);
    });
  });

  it('would find records that share a file', () => {
    const shared = corrections
      .slice(0, 40)
      .map((one) => ({ ...one, recordFile: 'changes/all.yaml' }));
    const pairs = shared.flatMap((a, i) =>
      shared
        .slice(i + 1)
        .flatMap((b, j) =>
          a.ruleset === b.ruleset && a.record !== b.record ? [[i, i + 1 + j] as const] : [],
        ),
    );
    withCorrections(shared, (merge) => {
      expect(merge(pairs).filter((found) => found.length === 0)).toEqual([]);
    });
  });
});
