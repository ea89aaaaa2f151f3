import { defineConfig } from 'vitest/config';

/** Folders that make what readers see. Of each, the tests of the folders of this name must run at least so much. */
export const COVERED_FOLDERS = ['model', 'view', 'share', 'preview', 'publish'];
const LEAST_LINES = 90;
/** `npm test` runs the tests of these folders on their own, so that nothing else is slowed by counting lines. */
const testsOfCovered = COVERED_FOLDERS.map((folder) => `tests/${folder}/**`);
const left = process.env['WITHOUT_COVERED_FOLDERS'] ? testsOfCovered : [];

/** "built" reads the built pages in dist/; "browser" opens them in Chromium, one file at a time. */
export default defineConfig({
  test: {
    // Asked for with --coverage: `npm test` does so for the unit tests of these folders.
    coverage: {
      provider: 'v8',
      include: COVERED_FOLDERS.map((folder) => `src/${folder}/**/*.ts`),
      reporter: ['json-summary'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
      thresholds: Object.fromEntries(
        COVERED_FOLDERS.map((folder) => [`src/${folder}/**`, { lines: LEAST_LINES }]),
      ),
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/built/**', 'tests/browser/**', ...left],
          // A loaded machine stays green: this only ends a test that hangs.
          testTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/browser/setup.ts'],
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
