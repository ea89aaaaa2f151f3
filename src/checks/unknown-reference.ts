/** Whatever the data names must exist: addresses, links inside texts, and the names that figures and tests use. */
import { nearMatch } from '../text/near-match.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../schema/data-file.ts';
import type { Check, Context } from './check.ts';
import { findAddresses } from './references/addresses.ts';
import { findLinks } from './references/links.ts';
import { findNames } from './references/names.ts';
import { findOwnNames } from './references/own-names.ts';
import { findSequence } from './references/sequence.ts';

/** Something named, and what it may be. */
export interface Named {
  name: string;
  /** What is looked for, as the message says it: `column`, `marker`. */
  what: string;
  /** What there is. */
  known: Iterable<string>;
  file: DataFile;
  path: Path;
  at?: 'key';
  offset?: number;
}

export const unknownReference: Check = {
  code: 'unknown-reference',
  run(context) {
    for (const find of [findSequence, findAddresses, findLinks, findNames, findOwnNames]) {
      for (const named of find(context)) tell(named, context);
    }
  },
};

/** Few names are listed in full; of many, the nearest is offered. */
const LISTED = 8;

function tell({ name, what, known, file, path, at, offset }: Named, { report }: Context): void {
  const all = [...known];
  const few = all.length <= LISTED ? all : undefined;
  report({
    code: 'unknown-reference',
    file: file.file,
    path,
    ...(at && { at }),
    ...(offset !== undefined && { offset }),
    args: { what, name, near: nearMatch(name, all), known: few },
  });
}
