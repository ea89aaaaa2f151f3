/** House rules without `extends`: what they refer to is that of another ruleset. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { asCode, list } from '../../diagnostics/phrase.ts';
import { namesOf } from '../../model/declared-names.ts';
import type { RulesetData } from '../../model/entries.ts';
import { isObject } from '../../schema/guards.ts';
import type { RulesetContext } from '../check.ts';
import type { Named } from '../unknown-reference.ts';

/** Where `extends` is missing in ruleset.yaml. */
export const AT_ID: Path = ['id'];

/** Every name and address that a ruleset has. */
export const everythingIn = (ruleset: RulesetData, addresses: ReadonlySet<string>): Set<string> =>
  new Set([
    ...addresses,
    ...Object.values(namesOf(ruleset)).flatMap((ids: ReadonlySet<string>) => [...ids]),
  ]);

/** Fewer names that another game has, too, do not say that its rules are meant. */
const FEWEST = 3;

/** The ruleset that has most of what this one refers to and lacks, pages among it; and those names. */
export function lostBase(
  found: readonly Named[],
  { ruleset, all, ...context }: RulesetContext,
): { name: string; lost: readonly string[] } | undefined {
  const own = found.filter(({ within, file }) => within === undefined && file.schema !== 'change');
  const names = [...new Set(own.map(({ name }) => name))];
  const facts = ruleset.files.get('ruleset')?.data;
  // A game of its own names its edition.
  const isShort = isObject(facts) && !('edition' in facts) && !('extends' in facts);
  const fewest = isShort ? 1 : FEWEST;
  if (ruleset.ruleset?.extends !== undefined || names.length < fewest) return undefined;
  for (const other of all) {
    const addresses = context.addressesIn(other.id) ?? new Set<string>();
    const known = everythingIn(other, addresses);
    const lost = names.filter((name) => known.has(name));
    const isMost = lost.length >= fewest && lost.length * 3 >= names.length * 2;
    if (other !== ruleset && isMost && (isShort || lost.some((name) => addresses.has(name))))
      return { name: other.id, lost };
  }
  return undefined;
}

/** How many names a message lists. */
const MOST = 4;

/** The first of some names, for the end of a sentence, with its full stop or `…`. */
export const some = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).map(asCode).join(', ')} …` : `${list(names)}.`;
