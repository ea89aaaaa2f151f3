/**
 * When a file was last edited, according to git. Undefined in an archive without git and in a
 * shallow clone.
 */
import { execFileSync } from 'node:child_process';
import { RULES_DIRECTORY } from '../rulebook.ts';
import { RULES_FOLDER } from './config.ts';

let dates: ReadonlyMap<string, string> | undefined;

/** `rules/bolt-action/tables/weapons.yaml` → `2025-11-21` */
export function editedOn(file: string): string | undefined {
  dates ??= read();
  return dates.get(file);
}

/** The latest date of all files, for feeds without a change. */
export function lastEdited(directory: string): string | undefined {
  dates ??= read();
  return [...dates]
    .filter(([file]) => file.startsWith(directory))
    .map(([, date]) => date)
    .sort()
    .at(-1);
}

function read(): Map<string, string> {
  const found = new Map<string, string>();
  try {
    // In a shallow clone all files seem as old as its only commit.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return found;
    let date = '';
    for (const line of git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.').split(
      '\n',
    )) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line !== '' && !found.has(`${RULES_FOLDER}/${line}`))
        found.set(`${RULES_FOLDER}/${line}`, date);
    }
  } catch {
    // No git or no repository: the date is unknown.
  }
  return found;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    // The rules may lie in another repository than this program.
    cwd: RULES_DIRECTORY,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  });
