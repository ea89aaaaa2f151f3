/** The packages that checking does without: named as optional in package.json, and asked for by the commands that need them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, PROJECT } from '../program.ts';

/** Of these, the ones that only printing needs. */
const FOR_PRINTING: readonly string[] = ['@sparticuz/chromium', 'playwright-core', 'unpdf'];

/** With `install`, npm gets what is missing. @throws with the command that does so otherwise, and where npm failed. */
export function requirePackages(purpose: 'site' | 'print', install = false): void {
  const { peerDependencies } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const missing = Object.entries(peerDependencies)
    .filter(([name]) => purpose === 'print' || !FOR_PRINTING.includes(name))
    .filter(([name]) => !isInstalled(name));
  if (missing.length === 0) return;
  const command = purpose === 'site' ? 'build' : 'print';
  if (!install)
    throw new Error(
      `${purpose === 'site' ? 'The site' : 'Printing'} needs ${missing.length} packages that are not installed yet (${missing[0]?.[0]} …). Get them once: npx sandtable ${command} --install`,
    );
  const names = missing.map(([name, version]) => `${name}@${version}`);
  // Where the program looks for them, which is not the current folder if npx got it for this once.
  const { status } = spawnSync('npm', ['install', '--save-dev', ...names], {
    stdio: 'inherit',
    cwd: folderOf(PROJECT),
  });
  if (status !== 0)
    throw new Error(
      `Not installed. By hand, in ${folderOf(PROJECT)}: npm install --save-dev ${names.join(' ')}`,
    );
}

/** As Node looks for it: in `node_modules` of the program's folder and of those above. */
function isInstalled(name: string, folder = PROJECT): boolean {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
  return dirname(folder) !== folder && isInstalled(name, dirname(folder));
}
