/** Where in its file a part stands, for links that open the editor there. */
import type { RulesetData } from '../model/entries.ts';
import { indexOf } from '../schema/file-index.ts';
import { offsetOf } from '../diagnostics/locate.ts';
import { fileKey, type DataFile } from '../schema/data-file.ts';
import { RULES_DIRECTORY } from '../rulebook.ts';
import type { Ruleset } from '../model/rulebook.ts';

/** A page of a ruleset: an entry, `markers` or `terms`; of these the last is made of two files. */
const filesOf = ({ files }: RulesetData, page: string): DataFile[] =>
  (page === 'terms' ? ['terms', 'values'] : [page]).flatMap((name) => files.get(name) ?? []);

export interface Place {
  /** In the repository, wherever the build read it from. */
  file: string;
  line: number;
}

const known = new WeakMap<Ruleset, Map<string, Map<string, Place>>>();

/** Part ids of a page with their file and line; the page itself is the empty id. */
export function linesOf(ruleset: Ruleset, page: string): Map<string, Place> {
  const pages = known.get(ruleset) ?? new Map<string, Map<string, Place>>();
  known.set(ruleset, pages);
  const places = pages.get(page) ?? readLines(ruleset, page);
  pages.set(page, places);
  return places;
}

function readLines({ id, source }: Ruleset, page: string): Map<string, Place> {
  const files = filesOf(source, page);
  const places = new Map<string, Place>();
  for (const file of files) {
    const path = `${RULES_DIRECTORY}/${id}/${fileKey(file)}.yaml`;
    if (!places.has('')) places.set('', { file: path, line: 1 });
    for (const part of indexOf(file).parts) {
      const offset = offsetOf(file, { file: file.file, path: part.path });
      places.set(part.id, { file: path, line: file.lines.linePos(offset).line });
    }
  }
  return places;
}
