/** Where in its file a part stands, for links that open the editor there. */
import { partsOf, type RulesetData } from '../pipeline/entries.ts';
import { offsetOf } from '../pipeline/locate.ts';
import type { DataFile } from '../pipeline/load.ts';
import { RULES_DIRECTORY } from '../pipeline/rulebook.ts';
import { theSources } from './book.ts';

/** A page of a ruleset: an entry, `markers` or `terms`; of these the last is made of two files. */
const filesOf = ({ files }: RulesetData, page: string): DataFile[] =>
  (page === 'terms' ? ['terms', 'values'] : [page]).flatMap((name) => files.get(name) ?? []);

export interface Place {
  /** In the repository, wherever the build read it from. */
  file: string;
  line: number;
}

const known = new Map<string, Map<string, Place>>();

/** Part ids of a page with their file and line; the page itself is the empty id. */
export function linesOf(ruleset: string, page: string): Map<string, Place> {
  const address = `${ruleset}/${page}`;
  const places = known.get(address) ?? readLines(ruleset, page);
  known.set(address, places);
  return places;
}

function readLines(ruleset: string, page: string): Map<string, Place> {
  const data = theSources().find(({ id }) => id === ruleset);
  const files = data ? filesOf(data, page) : [];
  const places = new Map<string, Place>();
  for (const file of files) {
    const path = `${RULES_DIRECTORY}/${ruleset}/${file.kind ? `${file.kind}/` : ''}${file.name}.yaml`;
    if (!places.has('')) places.set('', { file: path, line: 1 });
    for (const part of partsOf(file.data as object)) {
      const offset = offsetOf(file, { file: file.file, path: part.path });
      places.set(part.id, { file: path, line: file.lines.linePos(offset).line });
    }
  }
  return places;
}
