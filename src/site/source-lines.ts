/** The file and line of a part, for links that open an editor there. */
import type { Place as DataPlace } from '../diagnostics/diagnostic.ts';
import type { RulesetData } from '../model/entries.ts';
import { indexOf } from '../schema/file-index.ts';
import { offsetOf } from '../diagnostics/locate.ts';
import { fileKey, type DataFile } from '../schema/data-file.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { RULES_FOLDER } from './config.ts';

/** Files of a page: an entry, `markers` or `terms`; the page of terms is made from two files. */
const filesOf = ({ files }: RulesetData, page: string): DataFile[] =>
  (page === 'terms' ? ['terms', 'values'] : [page]).flatMap((name) => files.get(name) ?? []);

export interface Place {
  /** Path in the repository, wherever the build reads the file from. */
  file: string;
  line: number;
}

const placesOf = new WeakMap<Ruleset, Map<string, Map<string, Place>>>();

/** Place of each part of a page by id, of each written cell by `row.column`; the page itself has an empty id. */
export function linesOf(ruleset: Ruleset, page: string): Map<string, Place> {
  const pages = placesOf.get(ruleset) ?? new Map<string, Map<string, Place>>();
  placesOf.set(ruleset, pages);
  const places = pages.get(page) ?? readLines(ruleset, page);
  pages.set(page, places);
  return places;
}

function readLines({ id, source }: Ruleset, page: string): Map<string, Place> {
  const files = filesOf(source, page);
  const places = new Map<string, Place>();
  for (const file of files) {
    const path = `${RULES_FOLDER}/${file.from ?? id}/${fileKey(file)}.yaml`;
    if (!places.has('')) places.set('', { file: path, line: 1 });
    const note = (id: string, at: Pick<DataPlace, 'path' | 'at'>): void => {
      const offset = offsetOf(file, { file: file.file, ...at });
      places.set(id, { file: path, line: file.lines.linePos(offset).line });
    };
    for (const part of indexOf(file).parts) {
      note(part.id, { path: part.path });
      if (part.kind !== 'row') continue;
      for (const column of Object.keys(part.data.cells))
        note(`${part.id}.${column}`, { path: [...part.path, 'cells', column], at: 'key' });
    }
  }
  return places;
}
