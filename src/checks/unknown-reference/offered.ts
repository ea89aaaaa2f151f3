/** The names that one entry offers: what an example of it can give, which modifiers it can name, which sides a contest has. */
import { pageIn } from '../../model/address.ts';
import { asCode, list } from '../../diagnostics/phrase.ts';
import { nearMatch } from '../../text/near-match.ts';
import type { Example } from '../../../schemas/types.d.ts';
import type { RulesetContext } from '../check.ts';
import { RESERVED_NAMES } from './reserved-words.ts';

export interface Offered {
  /** The names that are compared or added in the set that an example shows. */
  given: (example: Example, name: string, known: Iterable<string>) => string | undefined;
  /** Its modifiers. */
  with: (example: Example, name: string) => string | undefined;
  /** The sides of all contests. */
  sides: readonly string[];
}

/** More names than these are no help. */
const MOST = 12;

export function offeredIn({ ruleset }: Pick<RulesetContext, 'ruleset'>): Offered {
  const entryOf = ({ target = '' }: Example) =>
    ruleset.entries.find(({ address }) => address === pageIn(target));
  const among = (example: Example, verb: string, name: string, names: readonly string[]) =>
    names.length === 0 || names.length > MOST || nearMatch(name, names) !== undefined
      ? undefined
      : `${asCode(pageIn(example.target ?? ''))} ${verb} ${list(names)}: write the one that is meant.`;
  return {
    given: (example, name, known) => {
      const index = entryOf(example)?.index;
      const used = [
        ...(index?.ofShape('Amount') ?? []).flatMap(({ value }) =>
          typeof value === 'object' && !Array.isArray(value) ? [value.per] : [value],
        ),
        ...(index?.ofShape('Test') ?? []).map(({ value }) => value.subject),
      ];
      const declared = new Set(known);
      const names = [...new Set(used)].filter(
        (one): one is string =>
          typeof one === 'string' && declared.has(one) && !RESERVED_NAMES.has(one),
      );
      return among(example, 'uses', name, names);
    },
    with: (example, name) => {
      const entry = entryOf(example);
      const names = entry?.kind === 'modifiers' ? entry.data.modifiers.map(({ id }) => id) : [];
      return among(example, 'has the modifiers', name, names);
    },
    sides: ruleset.entries.flatMap(({ index }) =>
      index.ofShape('Roll').flatMap(({ value }) => value.contest?.each ?? []),
    ),
  };
}

/** The value that counts a marker, or that players call so. */
export function otherName(
  name: string,
  { what, known }: { what: string; known: Iterable<string> },
  { ruleset }: Pick<RulesetContext, 'ruleset'>,
): string | undefined {
  if (!what.startsWith('value')) return undefined;
  const words = name.replaceAll('-', ' ');
  const value = ruleset.values.find(
    ({ counts, aliases = {} }) => counts === name || Object.values(aliases).flat().includes(words),
  );
  return value && new Set(known).has(value.id) ? value.id : undefined;
}
