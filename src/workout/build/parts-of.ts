/** Everything in a ruleset that can be calculated, by address. */
import { pageIn } from '../../model/address.ts';
import { numberKey } from '../../model/key-column.ts';
import type { Entry } from '../../model/entries.ts';
import type { EntryOf, Ruleset } from '../../model/rulebook.ts';
import type { Roll, Step, TableRoll, ValueSet } from '../../../schemas/types.d.ts';
import type { Address, StageKey } from '../problem.ts';

export type Parts =
  | { kind: 'roll'; entry: Entry; roll: Roll; step?: Step }
  | { kind: 'value'; entry: Entry; value: ValueSet; step?: Step }
  | { kind: 'table'; entry: EntryOf<'tables'>; roll: TableRoll }
  /** A table that gives a value for others; `then` has the next of several. */
  | { kind: 'look-up'; entry: EntryOf<'tables'>; value: string; then?: Address };

/**
 * In the order of the entries. A way of rolling on a table has the address of the table and its own id; a second value that a
 * table gives has that of its first column.
 */
export function partsOf({ entries }: Ruleset): Map<Address, Parts> {
  const parts = new Map<Address, Parts>();
  for (const entry of entries) {
    if (entry.kind === 'modifiers' && entry.data.value)
      parts.set(entry.address, { kind: 'value', entry, value: entry.data.value });
    const roll = 'roll' in entry.data ? entry.data.roll : undefined;
    if (roll) parts.set(entry.address, { kind: 'roll', entry, roll });
    for (const { id, kind, data } of entry.parts) {
      const address = `${entry.address}#${id}`;
      if (kind === 'step' && data.value)
        parts.set(address, { kind: 'value', entry, value: data.value, step: data });
      if ((kind === 'row' || kind === 'step') && data.roll)
        parts.set(address, {
          kind: 'roll',
          entry,
          roll: data.roll,
          ...(kind === 'step' && { step: data }),
        });
    }
    if (entry.kind === 'tables') addTable(parts, entry);
  }
  return parts;
}

function addTable(parts: Map<Address, Parts>, entry: EntryOf<'tables'>): void {
  const { rolls = [], columns } = entry.data;
  for (const roll of rolls)
    parts.set(`${entry.address}#${roll.id}`, { kind: 'table', entry, roll });
  const key = numberKey(entry.data);
  if (rolls.length > 0 || !key) return;
  const giving = Map.groupBy(
    columns.filter(({ match }) => !match),
    ({ value }) => value,
  );
  const found = [...giving].flatMap(([value, [first]]) =>
    value === undefined || !first ? [] : { value, address: `${entry.address}#${first.id}` },
  );
  for (const [index, { value, address }] of found.entries()) {
    const then = found[index + 1]?.address;
    const part = { kind: 'look-up' as const, entry, value, ...(then !== undefined && { then }) };
    parts.set(index === 0 ? entry.address : address, part);
  }
}

/** The id of the part or the entry; where another stage has it, with the id of the entry or the kind before it. */
export function keyOf(
  address: Address,
  part: Parts,
  taken: ReadonlySet<StageKey>,
  all: ReadonlyMap<Address, Parts>,
): StageKey {
  const [page = '', fragment] = address.split('#');
  const entry = page.split('/').at(-1) ?? page;
  const ways = [...all.keys()].filter(
    (other) => pageIn(other) === page && all.get(other)?.kind === 'table',
  );
  const alone = part.kind === 'table' && ways.length === 1;
  const short = fragment === undefined || alone ? entry : fragment;
  const long = fragment === undefined || alone ? page.replace('/', '-') : `${entry}-${fragment}`;
  return taken.has(short) ? long : short;
}
