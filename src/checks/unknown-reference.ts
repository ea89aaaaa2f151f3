/**
 * Everything that the data refers to exists: addresses, links in texts, and the names in amounts
 * and tests.
 */
import { nearMatch } from '../text/near-match.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Names } from '../model/declared-names.ts';
import type { RulesetData } from '../model/entries.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import type { DataFile } from '../schema/data-file.ts';
import { defineCheck } from './check.ts';
import { list, meant, asCode } from '../diagnostics/phrase.ts';
import { findAddresses } from './unknown-reference/addresses.ts';
import { findLinks } from './unknown-reference/text-links.ts';
import { findNames } from './unknown-reference/names.ts';
import { findOwnNames } from './unknown-reference/own-names.ts';
import { findSequence } from './unknown-reference/sequence.ts';

/** A mention of a name, with the names that exist. */
export interface Named {
  name: string;
  /** The kind of name, for the message: `column`, `marker`. */
  what: string;
  /** The names that exist. */
  known: Iterable<string>;
  file: DataFile;
  path: Path;
  at?: 'key';
  offset?: number;
  /** What it probably is, where the nearest spelling misleads. */
  meant?: string | undefined;
  /** What to do, where no other name is right. */
  remedy?: string;
}

export const unknownReference = defineCheck({
  code: 'unknown-reference',
  scope: 'ruleset',
  severity: 'error',
  message: ({ what, name }: Unknown) => `There is no ${what} ${asCode(name)}.`,
  hint: ({ what, name, declared, near, known, remedy }) =>
    remedy ??
    (declared &&
      `${asCode(name)} is a ${declared}. Name a ${what}${near ? `, such as ${asCode(near)}` : ''}.`) ??
    meant(near) ??
    (known?.length ? `Existing names: ${list(known)}.` : declareHint(what)),
  run: (context) => {
    for (const find of [findSequence, findAddresses, findLinks, findNames, findOwnNames]) {
      for (const named of find(context)) {
        const { name, what, known, file, path, at, offset } = named;
        const remedy = inherited(context.ruleset, file) ?? named.remedy;
        const all = [...known].filter((one) => !NOT_NAMES.has(one));
        context.report(
          { file: file.file, path, ...(at && { at }), ...(offset !== undefined && { offset }) },
          {
            what,
            name,
            declared: kindOf(name, context.names, what),
            near: named.meant ?? nearMatch(name, all),
            remedy,
            known: all.length <= LISTED ? all : undefined,
          },
        );
      }
    }
  },
});

/** What to do where a file of another ruleset names what these house rules lack. */
const inherited = ({ id, base }: RulesetData, { file }: DataFile): string | undefined =>
  base && !file.includes(`/${id}/`)
    ? `This file belongs to ${asCode(base.id)}; what it names is missing in ${asCode(id)}. Put that back there, or copy this file to ${asCode(id)} and change the copy.`
    : undefined;

/** As what else a name is declared. */
function kindOf(name: string, names: Names, what: string): string | undefined {
  const kinds = { role: names.roles, value: names.numbers, marker: names.markers } as const;
  if (!(what in kinds)) return undefined;
  return Object.entries(kinds).find(([, known]) => known.has(name))?.[0];
}

/** Where names of this kind are declared. */
function declareHint(what: string): string {
  const [, file] = DECLARED.find(([sort]) => what.startsWith(sort)) ?? [];
  return file === undefined
    ? 'Add it, use a name that exists, or remove this reference.'
    : `Declare it in ${file}, use a name that exists, or remove this reference.`;
}

const DECLARED: readonly [sort: string, file: string][] = [
  ['marker, ', '`markers.yaml` or `terms.yaml`'],
  ['value', '`values.yaml`'],
  ['role', '`values.yaml`'],
  ['marker', '`markers.yaml`'],
  ['term', '`terms.yaml`'],
  ['document', '`ruleset.yaml`'],
  ['module', '`modules` in `ruleset.yaml`'],
];

/** They stand for a name that is missing, so they are never offered in place of one. */
const NOT_NAMES: ReadonlySet<string> = new Set(MISSING_NAMES);

interface Unknown {
  what: string;
  name: string;
  /** What the name is declared as, if that is something else. */
  declared: string | undefined;
  near: string | undefined;
  remedy: string | undefined;
  /** All existing names, if there are few. */
  known: string[] | undefined;
}

/** Up to this many names are listed in full; otherwise the nearest is suggested. */
const LISTED = 8;
