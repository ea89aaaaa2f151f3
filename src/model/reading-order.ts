/** The order of entries for a reader who follows the turn. */
import { pageIn } from './address.ts';
import type { Entry, RulesetData } from './entries.ts';
import { leavesOut } from './used-by.ts';
import type { RulesetFile } from '../../schemas/types.d.ts';

/**
 * Depth first from the phases (or the activation) along `uses` and `see`; remaining entries by
 * printed number, then by file.
 */
export function readingOrder({ id, entries }: RulesetData, meta: RulesetFile): Entry[] {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const order = new Set<Entry>();
  const visit = (address: string): void => {
    const entry = byAddress.get(address);
    if (!entry || order.has(entry)) return;
    order.add(entry);
    // Phases keep their own order: mentioning a later phase does not move it forward.
    for (const reference of entry.index.references) {
      const { ruleset, to } = reference;
      if (ruleset === id && !to.startsWith('phases/') && !leavesOut(reference)) visit(pageIn(to));
    }
  };
  // A chapter is read in the order of its printed numbers.
  if (meta.front.landing === 'contents') return [...entries].sort(byNumber);
  (meta.phases ?? []).forEach((id) => visit(`phases/${id}`));
  if (meta.front.procedure) visit(meta.front.procedure);
  [...entries].sort(byNumber).forEach(({ address }) => visit(address));
  return [...order];
}

/** Sorts A.2 before A.10. */
function byNumber(a: Entry, b: Entry): number {
  const number = (entry: Entry) => entry.data.number ?? '\uffff';
  return (
    number(a).localeCompare(number(b), 'en', { numeric: true }) ||
    a.address.localeCompare(b.address, 'en')
  );
}
