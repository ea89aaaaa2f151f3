/** The public address of the part that a finding lies in. */
import type { Finding, Path } from '../diagnostics/diagnostic.ts';
import { partsOf, type Part } from './entries.ts';
import type { DataFile } from '../schema/data-file.ts';

/** `bolt-action/tables/weapons#rifle`; undefined where no part or entry can be named. */
export function addressOf(
  finding: Finding,
  files: ReadonlyMap<string, DataFile>,
): string | undefined {
  const file = files.get(finding.file);
  if (!file) return undefined;
  const page = file.kind
    ? `${file.kind}/${file.name}`
    : file.name === 'values'
      ? 'terms'
      : file.name;
  if (page === 'ruleset') return file.ruleset;
  const part = finding.path && innermostPart(file, finding.path);
  return `${file.ruleset}/${page}${part ? `#${part}` : ''}`;
}

function innermostPart(file: DataFile, path: Path): string | undefined {
  const part = partsByPath(file).get(longest(file, path));
  const cell =
    part?.kind === 'row' && path[part.path.length] === 'cells'
      ? path[part.path.length + 1]
      : undefined;
  return part && (cell === undefined ? part.id : `${part.id}.${cell}`);
}

/** The longest beginning of the path that leads to a part, as text. */
function longest(file: DataFile, path: Path): string {
  const parts = partsByPath(file);
  let end = path.length;
  while (end > 0 && !parts.has(path.slice(0, end).join('/'))) end--;
  return path.slice(0, end).join('/');
}

const cache = new WeakMap<DataFile, Map<string, Part>>();

/** Kept per file: a file may have thousands of findings. */
function partsByPath(file: DataFile): Map<string, Part> {
  let parts = cache.get(file);
  if (!parts) {
    const found = typeof file.data === 'object' && file.data !== null ? partsOf(file.data) : [];
    cache.set(file, (parts = new Map(found.map((part) => [part.path.join('/'), part]))));
  }
  return parts;
}
