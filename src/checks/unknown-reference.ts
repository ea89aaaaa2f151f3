/**
 * Everything that the data refers to exists: addresses, links in texts, and the names in amounts
 * and tests.
 */
import { nearMatch } from '../text/near-match.ts';
import { BASE } from '../schema/said-elsewhere.ts';
import type { Path, Place } from '../diagnostics/diagnostic.ts';
import type { Names } from '../model/declared-names.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { beginningOf, withSameWords } from '../schema/bare-address.ts';
import { indexOf } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import { defineCheck, type ReportAnywhere, type RulesetContext } from './check.ts';
import { meant, asCode, list } from '../diagnostics/phrase.ts';
import { fragmentIn } from '../model/address.ts';
import { findAddresses } from './unknown-reference/addresses.ts';
import { findLinks } from './unknown-reference/text-links.ts';
import { findNames } from './unknown-reference/names.ts';
import { AT_ID, lostBase, some } from './unknown-reference/lost-base.ts';
import { findOwnNames } from './unknown-reference/own-names.ts';
import {
  declareHint,
  goneHint,
  LISTED,
  renamedHint,
  renamesIn,
  STATE,
} from './unknown-reference/remedies.ts';
import { NUMBERS, RESERVED_NAMES, wordsOfRoll } from './unknown-reference/reserved-words.ts';
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
  /** The other ruleset that a link leads to. */
  within?: string;
}

export const unknownReference = defineCheck({
  code: 'unknown-reference',
  scope: 'ruleset',
  severity: 'error',
  message: ({
    what,
    name,
    turned,
    neededBy = [],
    usedBy = [],
    inheritedBy = [],
    within,
    lost,
  }: Unknown) => {
    if (lost)
      return `This ruleset lacks ${lost.length} names to which it refers, and ${asCode(name)} has them: ${some(lost)}`;
    const needing = [...neededBy, ...usedBy, ...inheritedBy];
    if (needing.length > 0)
      return `${asCode(name)} is left out, and ${list(needing)} ${needing.length === 1 ? 'needs' : 'need'} it.`;
    return turned
      ? `${asCode(name)} is a ${turned.needs} in ${asCode(turned.base)} and a ${turned.kind} here; ${asCode(turned.page)} needs the ${turned.needs}.`
      : `${within === undefined ? 'There' : `In ${asCode(within)}, there`} is no ${what} ${asCode(name)}.`;
  },
  hint: (unknown) => {
    const { what, name, declared, near, known, remedy, turned, within, ruleset, isBare } = unknown;
    if (unknown.lost)
      return `If it changes the rules of ${asCode(name)}, add a line ${asCode(`extends: ${name}`)}. If it is a game of its own, write here what it needs of them.`;
    return (
      leftOutHint(unknown) ??
      (turned &&
        `Declare it as ${asCode(turned.base)} does, or give the ${turned.kind} another id.`) ??
      remedy ??
      (declared &&
        `${asCode(name)} is a ${declared}. Name a ${what}${near ? `, such as ${asCode(near)}` : ''}${isBare ? `; or, if ${asCode(name)} is no number, add ${asCode('role: true')} to it in ${asCode('values.yaml')}` : ''}.`) ??
      meant(near) ??
      declareHint(what, name, { known, ofRoll: unknown.ofRoll }, within ?? ruleset)
    );
  },
  run: (context) => {
    // What house rules take over is not known while another word stands for `extends`.
    const { data } = context.ruleset.files.get('ruleset') ?? {};
    if (isObject(data) && Object.keys(data).some((field) => BASE.test(field))) return;
    const all = FINDERS.map((find) => withCauses([...find(context)]));
    reportLostBase(all.flat(), context);
    const own = new Map<string, Cause>();
    let renames: ReadonlyMap<string, string> | undefined;
    for (const found of all) {
      for (const named of found) {
        const { name, known, file, path, at, offset, within } = named;
        renames ??= renamesIn(context);
        // A record says itself what was.
        const isOwn = file.schema !== 'change' && within === undefined;
        const now = isOwn ? renames.get(name) : undefined;
        const isThere = now !== undefined && new Set(known).has(now);
        const remedy = isThere
          ? renamedHint(now)
          : ((within === undefined ? goneHint(name, context) : undefined) ?? named.remedy);
        const cause = leftOutIn(context, named) ?? turnedIn(context, named);
        if (cause) {
          const { place, ...args } = own.get(cause.name) ?? cause;
          const neededBy = union(args.neededBy, cause.neededBy);
          own.set(cause.name, {
            place,
            ...args,
            neededBy,
            usedBy: union(args.usedBy, cause.usedBy),
            inheritedBy: union(args.inheritedBy, cause.inheritedBy),
          });
          continue;
        }
        context.report(
          { file: file.file, path, ...(at && { at }), ...(offset !== undefined && { offset }) },
          { ...unknownOf(named, context), remedy },
        );
      }
    }
    for (const { place, ...args } of own.values())
      context.report(place, { what: '', ruleset: context.ruleset.id, ...NOTHING_ELSE, ...args });
  },
});

const FINDERS = [findSequence, findAddresses, findLinks, findNames, findOwnNames];

/** Reports the ruleset that has what this one lacks; each name is reported, too, and `consequences.ts` drops those. */
function reportLostBase(
  found: readonly Named[],
  context: RulesetContext & { report: ReportAnywhere<Unknown> },
): void {
  const lost = lostBase(found, context);
  const { id, files } = context.ruleset;
  if (lost)
    context.report(
      { file: files.get('ruleset')?.file ?? '', path: AT_ID, base: lost.name },
      { what: '', ruleset: id, ...NOTHING_ELSE, ...lost },
    );
}

const union = (one: readonly string[] = [], more: readonly string[] = []): string[] => [
  ...new Set([...one, ...more]),
];

/** What to do where an item of `without` is needed, by pages of the base or by own ones. */
function leftOutHint(unknown: Unknown): string | undefined {
  const { neededBy = [], usedBy = [], inheritedBy = [], ruleset } = unknown;
  if (neededBy.length + usedBy.length + inheritedBy.length === 0) return undefined;
  const copy =
    neededBy.length > 0 &&
    `copy the ${neededBy.length === 1 ? 'file' : 'files'} of ${list(neededBy)} to ${asCode(ruleset)}, and take it out there`;
  const remove = usedBy.length > 0 && `take it out of ${list(usedBy)}`;
  const anew =
    inheritedBy.length > 0 && `write ${list(inheritedBy)} anew in ${asCode(ruleset)}, without it`;
  return `Remove it from \`without\`. If it is to go, ${[copy, remove, anew].filter(Boolean).join('; and ')}.`;
}

/** What is said of a name that does not exist. */
function unknownOf(
  { name, what, known, file, meant, within }: Named,
  { names, ruleset }: RulesetContext,
): Omit<Unknown, 'remedy'> {
  const isState = what.startsWith(STATE);
  // Nothing can be said to be a number of the roll.
  const all = [...new Set(known)].filter(
    (one) => !NOT_NAMES.has(one) && !(isState && NUMBERS.has(one)),
  );
  const ofRoll = wordsOfRoll(what, all);
  const own = ofRoll.length > 0 ? all.filter((one) => !RESERVED_NAMES.has(one)) : all;
  const offered = isState ? statesOf(names) : own;
  return {
    ...{ what, name, declared: kindOf(name, names, what), ruleset: file.ruleset, within },
    isBare:
      what === 'role' &&
      ruleset.values.some(({ id, role, origin }) => id === name && !role && !origin),
    near:
      meant ??
      nearMatch(name, all) ??
      (isState ? undefined : withSameWords(name, all)) ??
      beginningOf(name, all),
    ...{ known: offered.length <= LISTED ? offered : undefined, ofRoll },
  };
}

/** A name that the rules have, too, is not one of the names that an example should give instead. */
function withCauses(found: readonly Named[]): readonly Named[] {
  const inRules = new Set(found.flatMap(({ name, path }) => (isExample(path) ? [] : [name])));
  return found.map(({ remedy, ...named }) =>
    remedy === undefined || (isExample(named.path) && inRules.has(named.name))
      ? named
      : { ...named, remedy },
  );
}
const isExample = ([list]: Path): boolean => list === 'examples';

/** What house rules leave out, and their base or a page of their own needs: the item of `without`. */
function leftOutIn({ ruleset }: RulesetContext, named: Named): Cause | undefined {
  const { name, what, file, path, within } = named;
  const without = ruleset.ruleset?.without ?? [];
  if (!ruleset.base || within !== undefined || without.length === 0) return undefined;
  const page = /^part of (\S+)/.exec(what)?.[1];
  const isOwn = file.from === undefined;
  const isOfAll = !isOwn || /^(?:marker|value|term|role)\b/.test(what);
  const isThis = (address: string): boolean =>
    address === (page === undefined ? name : `${page}#${name}`) ||
    (page === undefined && what !== 'page' && isOfAll && fragmentIn(address) === name);
  const index = without.findIndex(isThis);
  const inherited = inheritedAt(file, path);
  return index < 0
    ? undefined
    : {
        name: without[index] ?? name,
        ...(inherited === undefined
          ? { [isOwn ? 'usedBy' : 'neededBy']: [pageOf(file)] }
          : { inheritedBy: [inherited] }),
        place: { file: ruleset.files.get('ruleset')?.file ?? '', path: ['without', index] },
      };
}

/** What a file of house rules has from its base at this path: `front`, or `terms#melee`. */
function inheritedAt(file: DataFile, path: Path): string | undefined {
  if (!file.own || valueAt(file.own.data, path) !== undefined) return undefined;
  const part = valueAt(file.data, path.slice(0, 2));
  return isObject(part) && 'id' in part ? `${pageOf(file)}#${String(part['id'])}` : String(path[0]);
}

/** A mistake of house rules themselves. */
type Cause = Pick<Unknown, 'name' | 'turned' | 'neededBy' | 'usedBy' | 'inheritedBy'> & {
  place: Place;
};

/** The own file of house rules that makes another kind of thing of what their base needs under this name. */
function turnedIn(
  { ruleset, names }: RulesetContext,
  { name, what, file }: Named,
): Cause | undefined {
  const { base } = ruleset;
  const kind = base && file.from !== undefined ? kindOf(name, names, what) : undefined;
  const own = ruleset.files.get(kind === 'marker' ? 'markers' : 'values')?.own;
  const part = own && indexOf(own).byId(name);
  return kind !== undefined && base && part
    ? {
        name,
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
  /** The names that the ruleset lacks, and another one has. */
  lost?: readonly string[];
  /** What house rules made of a name that their base needs. */
  turned?: { kind: string; base: string; needs: string; page: string } | undefined;
  /** The pages of the base that need what house rules leave out. */
  neededBy?: readonly string[];
  /** The pages of the house rules themselves that need it. */
  usedBy?: readonly string[];
  /** What the house rules have from a file of the base that they add to, and that needs it. */
  inheritedBy?: readonly string[];
  /** The other ruleset that a link leads to. */
  within?: string | undefined;
  what: string;
  name: string;
  /** What the name is declared as, if that is something else. */
  declared: string | undefined;
  /** Whether it is a value that nothing says how to get, where a role is needed. */
  isBare?: boolean;
  near: string | undefined;
  remedy: string | undefined;
  /** All existing names, if there are few. */
  known: string[] | undefined;
  /** The words of the roll itself that can stand there. */
  ofRoll?: readonly string[];
  ruleset: string;
}

const NOTHING_ELSE = { declared: undefined, near: undefined, remedy: undefined, known: undefined };
