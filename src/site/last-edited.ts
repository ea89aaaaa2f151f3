/**
 * When a file was last edited, according to git. Undefined in an archive without git and in a
 * shallow clone.
 */
import { logOf } from '../load/git.ts';
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
  let date = '';
  // The rules may lie in another repository than this program.
  const log = logOf(RULES_DIRECTORY, ['--format=%x00%cs', '--name-only', '--', '.']);
  for (const line of log?.split('\n') ?? []) {
    if (line.startsWith('\0')) date = line.slice(1);
    else if (line !== '' && !found.has(`${RULES_FOLDER}/${line}`))
      found.set(`${RULES_FOLDER}/${line}`, date);
  }
  return found;
}
