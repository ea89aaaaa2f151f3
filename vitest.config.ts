import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Folders that make what readers see. The unit tests must run at least so many of the lines of each, in per cent. */
const COVERED_FOLDERS = ['model', 'view', 'share', 'preview', 'publish'];
const LEAST_LINES = 90;

/** Milliseconds. A loaded machine stays green: they only end a test that hangs. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000 };

/** The commands that tests start find their compiled modules here, and then start in half the time. */
const ENVIRONMENT = { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/node') };

/**
 * "built" reads the built pages in dist/; "browser" opens them in Chromium. The files of a project share their modules, and
 * with them one reading of the rules and of dist/ in each process: no test changes what a module holds.
 */
export default defineConfig({
  test: {
    // Asked for with --coverage, as `npm test` does.
    coverage: {
      provider: 'istanbul',
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
          exclude: ['tests/built/**', 'tests/browser/**'],
          isolate: false,
          env: ENVIRONMENT,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          isolate: false,
          env: ENVIRONMENT,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/browser/setup.ts'],
          expect: { poll: { timeout: 60_000 } },
          // A stall of the machine fails a test once; the report names what needed its second run.
          retry: 1,
          env: ENVIRONMENT,
          ...LIMITS,
        },
      },
    ],
  },
});
