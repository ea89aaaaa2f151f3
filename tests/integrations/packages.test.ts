/** Pages that are built where Node finds no packages: those of the program are beside them while they are made, and not in the site. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { packages } from '../../src/integrations/packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'apart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has the packages of the program beside its modules until all pages are made', async () => {
  const installed = join(folder, 'program/node_modules');
  mkdirSync(join(installed, 'a-package'), { recursive: true });
  writeFileSync(join(installed, 'a-package/index.js'), 'export const found = 1;');
  const site = join(folder, 'club/dist');
  const { hooks } = packages(installed);
  type Setting = Parameters<NonNullable<(typeof hooks)['astro:config:done']>>[0];
  const config = { outDir: pathToFileURL(`${site}/`) };
  await hooks['astro:config:done']?.({ config } as Setting);
  // Once for the server and once for the browser.
  for (let times = 0; times < 2; times++) await hooks['astro:build:setup']?.({} as never);
  expect(readFileSync(join(site, 'node_modules/a-package/index.js'), 'utf8')).toContain('found');
  await hooks['astro:build:generated']?.({} as never);
  expect(existsSync(join(site, 'node_modules'))).toBe(false);
  expect(existsSync(join(installed, 'a-package/index.js'))).toBe(true);
});
