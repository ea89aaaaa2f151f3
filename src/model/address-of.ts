/** The address of a place in the data: the innermost part or cell around it, or else its page. */
import type { Finding, Path } from '../diagnostics/diagnostic.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf } from '../schema/file-index.ts';
import type { Entry } from './entries.ts';

/** Inside the ruleset: `tables/weapons#rifle.range`. */
export function addressAt(
  { address, index }: Pick<Entry, 'address' | 'index'>,
  path: Path,
): string {
  const at = index.partAt(path);
  return at ? `${address}#${at.fragment}` : address;
}

/**
 * The public address of a finding: `bolt-action/tables/weapons#rifle`; undefined if its file is
 * unknown.
 */
export function addressOf(
  finding: Finding,
  files: ReadonlyMap<string, DataFile>,
): string | undefined {
  const file = files.get(finding.file);
  if (!file) return undefined;
  if (file.schema === 'ruleset') return file.ruleset;
  const entry = { address: `${file.ruleset}/${pageOf(file)}`, index: indexOf(file) };
  return addressAt(entry, finding.path ?? []);
}
