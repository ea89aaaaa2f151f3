/**
 * Everything that the data refers to exists: addresses, links in texts, and the names in amounts
 * and tests.
 */
import { nearMatch } from '../text/near-match.ts';
import type { Path, Place } from '../diagnostics/diagnostic.ts';
import type { Names } from '../model/declared-names.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { beginningOf } from '../schema/bare-address.ts';
import { indexOf } from '../schema/file-index.ts';
import { defineCheck, type RulesetContext } from './check.ts';
import { meant, asCode } from '../diagnostics/phrase.ts';
import { findAddresses } from './unknown-reference/addresses.ts';
import { findLinks } from './unknown-reference/text-links.ts';
import { findNames } from './unknown-reference/names.ts';
import { findOwnNames } from './unknown-reference/own-names.ts';
import {
  declareHint,
  LISTED,
  renamedHint,
  renamesIn,
  STATE,
} from './unknown-reference/remedies.ts';
import { NUMBERS } from './unknown-reference/reserved-words.ts';
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
  message: ({ what, name, turned }: Unknown) =>
    turned
      ? `${asCode(name)} is a ${turned.needs} in ${asCode(turned.base)} and a ${turned.kind} here; ${asCode(turned.page)} needs the ${turned.needs}.`
      : `There is no ${what} ${asCode(name)}.`,
  hint: ({ what, name, declared, near, known, remedy, turned, ruleset }) =>
    (turned &&
      `Declare it as ${asCode(turned.base)} does, or give the ${turned.kind} another id.`) ??
    remedy ??
    (declared &&
      `${asCode(name)} is a ${declared}. Name a ${what}${near ? `, such as ${asCode(near)}` : ''}.`) ??
    meant(near) ??
    declareHint(what, name, known, ruleset),
  run: (context) => {
    const turned = new Set<string>();
    let renames: ReadonlyMap<string, string> | undefined;
    for (const find of [findSequence, findAddresses, findLinks, findNames, findOwnNames]) {
      for (const named of find(context)) {
        const { name, what, known, file, path, at, offset } = named;
        renames ??= renamesIn(context);
        // A record says itself what was.
        const now = file.schema === 'change' ? undefined : renames.get(name);
        const isThere = now !== undefined && new Set(known).has(now);
        const remedy = isThere ? renamedHint(now) : named.remedy;
        const turn = turnedIn(context, named);
        if (turn) {
          if (!turned.has(name))
            context.report(turn.place, {
              what,
              name,
              turned: turn.turned,
              ruleset: file.ruleset,
              ...NOTHING_ELSE,
            });
          turned.add(name);
          continue;
        }
        const isState = what.startsWith(STATE);
        // Nothing can be said to be a number of the roll.
        const all = [...new Set(known)].filter(
          (one) => !NOT_NAMES.has(one) && !(isState && NUMBERS.has(one)),
        );
        const own = isState ? statesOf(context.names) : all;
        context.report(
          { file: file.file, path, ...(at && { at }), ...(offset !== undefined && { offset }) },
          {
            what,
            name,
            declared: kindOf(name, context.names, what),
            near:
              named.meant ?? nearMatch(name, all) ?? (isState ? beginningOf(name, all) : undefined),
            remedy,
            known: own.length <= LISTED ? own : undefined,
            ruleset: file.ruleset,
          },
        );
      }
    }
  },
});

/** The own file of house rules that makes another kind of thing of what their base needs under this name. */
function turnedIn(
  { ruleset, names }: RulesetContext,
  { name, what, file }: Named,
): (Pick<Unknown, 'turned'> & { place: Place }) | undefined {
  const { base } = ruleset;
  const kind = base && file.from !== undefined ? kindOf(name, names, what) : undefined;
  const own = ruleset.files.get(kind === 'marker' ? 'markers' : 'values')?.own;
  const part = own && indexOf(own).byId(name);
  return kind !== undefined && base && part
    ? {
        turned: { kind, base: base.id, needs: what, page: pageOf(file) },
        place: { file: own.file, path: [...part.path, 'id'] },
      }
    : undefined;
}

/** The names that the game itself declares for that; outcomes are many. */
const statesOf = ({ markers, terms, words }: Names): string[] => [...markers, ...terms, ...words];

/** As what else a name is declared. */
function kindOf(name: string, names: Names, what: string): string | undefined {
  const kinds = { role: names.roles, value: names.numbers, marker: names.markers } as const;
  if (!(what in kinds)) return undefined;
  return Object.entries(kinds).find(([, known]) => known.has(name))?.[0];
}

/** They stand for a name that is missing, so they are never offered in place of one. */
const NOT_NAMES: ReadonlySet<string> = new Set(MISSING_NAMES);

interface Unknown {
  /** What house rules made of a name that their base needs. */
  turned?: { kind: string; base: string; needs: string; page: string } | undefined;
  what: string;
  name: string;
  /** What the name is declared as, if that is something else. */
  declared: string | undefined;
  near: string | undefined;
  remedy: string | undefined;
  /** All existing names, if there are few. */
  known: string[] | undefined;
  ruleset: string;
}

const NOTHING_ELSE = { declared: undefined, near: undefined, remedy: undefined, known: undefined };
