/** The number of a change stands in links that were copied: a merge that comes later never shifts the earlier ones. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedChanges } from '../../src/ledger/history.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { withRepository, type Repository } from '../cli/repository.ts';

const record = (on: string, row: string): string =>
  `on: ${on}\nagainst: [{ document: sheet, page: 2 }]\nfigures:\n  tables/weapons#${row}.shots: { was: '3', now: '4' }\n`;

const orderIn = (rules: string): string[] =>
  publishedChanges(readRulebook(rules).rulesets[0]?.changes ?? []).map(({ address }) => address);

const [RIFLE, MORTAR, THROWER] = ['rifle', 'mortar', 'thrower'].map(
  (row) => `tables/weapons#${row}`,
);

/** A request of January, open while one of March is merged; then it is merged in one of the ways GitHub offers. */
function withLateMerge(merge: string[], use: (repository: Repository) => void): void {
  withRepository((repository) => {
    repository.write('changes/late-aaaa.yaml', record('2026-01-02', 'rifle'));
    repository.commit('Correct the rifle');
    repository.git('switch', '--quiet', 'main');
    repository.write('changes/early-bbbb.yaml', record('2026-03-04', 'mortar'));
    repository.commit('Correct the mortar');
    expect(orderIn(repository.rules)).toEqual([MORTAR]);
    repository.git('merge', '--quiet', ...merge, 'correction');
    repository.commit('Merge the correction');
    use(repository);
  });
}

describe('changes stand in the order in which they came to main', () => {
  it.each([
    ['merged', ['--no-ff', '--no-edit']],
    ['squashed', ['--squash']],
  ])('when a branch with an earlier day is %s later', (_, merge) =>
    withLateMerge(merge, ({ rules }) => expect(orderIn(rules)).toEqual([MORTAR, RIFLE])),
  );

  it('and a record that is not committed yet comes last', () =>
    withLateMerge(['--no-ff', '--no-edit'], (repository) => {
      repository.write('changes/new-cccc.yaml', record('2025-01-01', 'thrower'));
      expect(orderIn(repository.rules)).toEqual([MORTAR, RIFLE, THROWER]);
    }));

  it('and stay in it when a record is edited afterwards', () =>
    withLateMerge(['--no-ff', '--no-edit'], (repository) => {
      repository.change('changes/early-bbbb.yaml', '2026-03-04', '2026-05-06');
      repository.commit('Correct the day');
      expect(orderIn(repository.rules)).toEqual([MORTAR, RIFLE]);
    }));
});

describe('where the history is not known they stand by day and name', () => {
  const inCopy = (use: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'copy-'));
    try {
      use(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  it('outside git', () =>
    withLateMerge(['--no-ff', '--no-edit'], ({ rules }) =>
      inCopy((folder) => {
        cpSync(rules, folder, { recursive: true });
        expect(orderIn(folder)).toEqual([RIFLE, MORTAR]);
      }),
    ));

  it('in a shallow copy', () =>
    withLateMerge(['--no-ff', '--no-edit'], (repository) =>
      inCopy((folder) => {
        execFileSync('git', [
          'clone',
          '--quiet',
          '--depth=1',
          `file://${repository.folder}`,
          folder,
        ]);
        expect(orderIn(join(folder, 'rules'))).toEqual([RIFLE, MORTAR]);
      }),
    ));
});
