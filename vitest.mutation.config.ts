import { defineConfig } from 'vitest/config';

/**
 * The tests that a mutation run repeats for every mutant: only those of the mutated folders, all fast, none reads the
 * whole rules, runs a command or opens a browser. `tests/mutation/mutate.ts` names the folders.
 */
const folders = (process.env['MUTATED_FOLDERS'] ?? '').split(',').filter(Boolean);

/** Tests of those folders that read the whole rules: repeated for every mutant they would take days. */
const WHOLE_RULES = ['tests/share/{content,share-page}.test.ts', 'tests/publish/csv.test.ts'];

export default defineConfig({
  test: {
    include: [
      ...folders.map((folder) => `tests/${folder}/**/*.test.ts`),
      'tests/mutation/canary.test.ts',
    ],
    exclude: ['**/node_modules/**', ...WHOLE_RULES],
  },
});
