/** The rolls of a ruleset, in the order in which its turn or activation comes to them. */
import type { Step } from '../../../schemas/types.d.ts';
import { pageIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import { entriesOf, type EntryOf, type Ruleset } from '../../model/rulebook.ts';
import { nameIn } from '../../notation/show.ts';
import type { Reader } from '../context.ts';
import type { Link } from '../links.ts';

/**
 * Modifier sets with a roll, without those that readers look up most; a table is found by what is looked up in it. `opening` is
 * what the front page begins with.
 */
export function otherRolls(opening: readonly Entry[], reader: Reader): Link[] {
  const { ruleset } = reader;
  const used = inOrderOfUse(opening, ruleset);
  const rank = (address: string) => (used.has(address) ? [...used].indexOf(address) : used.size);
  return entriesOf(ruleset, 'modifiers')
    .filter(({ address, data }) => data.roll && !ruleset.meta.front.lookUp?.includes(address))
    .sort((a, b) => rank(a.address) - rank(b.address))
    .map((entry) => rollLink(entry, reader));
}

/** To the calculator of a roll; where it may be chosen after another, to that of the other, with this one chosen. */
function rollLink(
  { id, address, data }: EntryOf<'modifiers'>,
  { ruleset, link, language, t }: Reader,
): Link {
  const named = nameIn(data.title, language);
  const [before, ...others] = entriesOf(ruleset, 'modifiers').filter((other) =>
    other.data.roll?.outcomes.some(({ next = [] }) =>
      next.some(({ to, optional }) => to === address && optional === true),
    ),
  );
  if (!before || others.length > 0) return { href: `${link(address)}#work-out`, ...named };
  const outcome = nameIn(before.data.title, language).name;
  return {
    ...named,
    href: `${link(before.address)}?then=${id}#work-out`,
    name: t('work.leads', { from: outcome, to: named.name }),
  };
}

/** Addresses of entries, each followed by those that its steps use. */
function inOrderOfUse(opening: readonly Entry[], ruleset: Ruleset): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (address: string): void => {
    if (seen.has(address)) return;
    seen.add(address);
    const entry = ruleset.entries.find((candidate) => candidate.address === address);
    if (entry && 'steps' in entry.data) entry.data.steps.forEach(visitStep);
  };
  const visitStep = ({ uses = [], steps = [] }: Step): void => {
    for (const address of uses) visit(pageIn(address));
    steps.forEach(visitStep);
  };
  for (const { address } of opening) visit(address);
  return seen;
}
