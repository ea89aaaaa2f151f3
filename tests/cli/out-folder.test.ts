/** A build replaces a folder only where nothing is lost. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '../../src/cli/build-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'out-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const rules = join(folder, 'game/rules');
cpSync('tests/fixtures/valid', rules, { recursive: true });
mkdirSync(join(folder, 'photos'));
writeFileSync(join(folder, 'photos/one.txt'), 'x');
writeFileSync(join(folder, 'note.md'), 'x');

const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const before = files();

it.each([
  ['the folder of the rules', 'game/rules', 'holds the rules'],
  ['a folder around it', 'game', 'holds the rules'],
  ['one further out', '.', 'holds the rules'],
  ['a folder with other files', 'photos', 'holds other files than a built site'],
  ['a file', 'note.md', 'is a file'],
])('refuses %s', async (_, name, why) => {
  const out = join(folder, name);
  const message = await buildSite({ rules, out, verbose: false }).catch(String);
  expect(message).toContain(`${out} ${why}`);
  expect(message).toMatch(/Nothing was changed\. Name a folder of its own: --out site\.$/);
  expect(files()).toEqual(before);
});
