/** What the front page of a ruleset unfolds in place. */
import type { EntryOf, Ruleset } from '../model/rulebook.ts';

/** Tables of choices whose every row says what applies then (the orders): step id → table, at the last step that names it. */
export function unfoldedTables(
  entry: EntryOf<'phases'> | EntryOf<'procedures'>,
  ruleset: Ruleset,
): Map<string, EntryOf<'tables'>> {
  const lastUse = new Map<string, string>();
  for (const step of entry.data.steps)
    for (const address of step.uses ?? []) lastUse.set(address, step.id);
  const tables = ruleset.entries.filter(
    (candidate): candidate is EntryOf<'tables'> => candidate.kind === 'tables',
  );
  const unfolding = tables.filter(
    ({ address, data }) =>
      lastUse.has(address) && !data.rolls && data.rows.every(({ uses }) => uses),
  );
  return new Map(unfolding.map((table) => [lastUse.get(table.address)!, table]));
}
