/** What is written where no calculator reads it: what follows a column that no dice find, and what is given but no state. */
import { libraryOf } from '../../arithmetic/library-of.ts';
import { fragmentIn, pageIn } from '../../model/address.ts';
import { statesSaidBy } from '../../workout/build/inputs-of.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/entries.ts';
import type { TableFile } from '../../../schemas/types.d.ts';

export interface Idle {
  fault:
    'column-next' | 'row-next' | 'no-state' | 'no-roll' | 'not-taken' | 'not-set' | 'own-number';
  names: string[];
  at: Path;
}

export function* idleIn({ kind, data, index }: Entry, entries: readonly Entry[]): Generator<Idle> {
  for (const { value, path } of index.ofShape('Next')) {
    const rolls = rollsInstead(value.to, entries);
    if (rolls) yield { fault: 'no-roll', names: [value.to, ...rolls], at: [...path, 'to'] };
  }
  for (const { value, path } of index.ofShape('Next')) {
    const { to, carries = 'all', sets = [] } = value;
    const names = carries === 'all' ? [] : [carries].flat();
    if (names.length + sets.length === 0) continue;
    const read = namesReadBy(to, entries);
    if (!read) continue;
    const idle = (fault: Idle['fault'], list: readonly string[], field: string) =>
      list.flatMap((name, at): Idle[] =>
        read.has(name)
          ? []
          : [
              {
                fault,
                names: [name, to],
                at: [...path, field, ...(Array.isArray(value[field as 'sets']) ? [at] : [])],
              },
            ],
      );
    yield* idle('not-taken', names, 'carries');
    yield* idle('not-set', sets, 'sets');
  }
  if (kind === 'tables') {
    yield* unreadNext(data);
    yield* rollOfFound(data);
  }
  for (const shape of ['Next', 'Roll', 'ProcedureFile'] as const)
    for (const { value, path } of index.ofShape(shape))
      for (const [at, test] of ('given' in value ? (value.given ?? []) : []).entries())
        if (statesSaidBy([test]).length === 0 || Object.keys(test).length > 2)
          yield { fault: 'no-state', names: [test.subject], at: [...path, 'given', at] };
}

/** `next` of columns that dice do not find, and of rows. */
function* unreadNext({ columns, rows, rolls = [] }: TableFile): Generator<Idle> {
  const found = (group: string | undefined) =>
    group !== undefined && rolls.some(({ rangeGroup }) => rangeGroup === group);
  for (const [index, { id, next, group }] of columns.entries())
    if (next && !found(group))
      yield { fault: 'column-next', names: [id], at: ['columns', index, 'next'] };
  if (rolls.some(({ rangeColumn }) => rangeColumn !== undefined)) return;
  for (const [index, { id, next }] of rows.entries())
    if (next) yield { fault: 'row-next', names: [id], at: ['rows', index, 'next'] };
}

/** A roll that needs what its own table finds by a number or a word that is entered. */
function* rollOfFound({ columns, roll }: TableFile): Generator<Idle> {
  const { target } = roll ?? {};
  const isFound = columns.some(({ match }) => match !== undefined);
  const isOwn = columns.some(({ value, match }) => value === target && !match);
  if (typeof target === 'string' && isFound && isOwn)
    yield { fault: 'own-number', names: [target], at: ['roll', 'target'] };
}

/** Every name that what follows can read: on its page, on those to which it leads, and in what gives it a number. */
export function namesReadBy(
  to: string,
  entries: readonly Entry[],
): ReadonlySet<string> | undefined {
  const start = entries.find(({ address }) => address === pageIn(to));
  if (!start) return undefined;
  const names = new Set<string>();
  const open = new Set([start]);
  for (const entry of open) {
    for (const [, name = ''] of JSON.stringify(entry.data).matchAll(/"([^"\\]*)"/g))
      names.add(pageIn(name));
    for (const one of entries) if (!open.has(one) && isReadFrom(one, names)) open.add(one);
  }
  return names;
}

/** Whether an entry is named, gives one of the numbers, or changes one of the rolls. */
function isReadFrom(entry: Entry, names: ReadonlySet<string>): boolean {
  if (names.has(entry.address)) return true;
  if (entry.kind === 'tables') return entry.data.columns.some(({ value = '' }) => names.has(value));
  if (entry.kind === 'procedures' || entry.kind === 'phases')
    return entry.index.ofShape('ValueSet').some(({ value }) => names.has(value.name));
  if (entry.kind !== 'modifiers') return false;
  const { appliesTo, value } = entry.data;
  return appliesTo !== undefined || names.has(value?.name ?? '');
}

/** Of an address that is there and has nothing that is worked out: the rolls and values on its page. */
function rollsInstead(to: string, entries: readonly Entry[]): string[] | undefined {
  const page = pageIn(to);
  if (page === 'markers' || page === 'terms') return [];
  const entry = entries.find(({ address }) => address === page);
  const fragment = fragmentIn(to);
  const isThere = fragment === undefined || entry?.parts.some(({ id }) => id === fragment);
  if (!entry || !isThere || (entry.kind === 'tables' && fragment === undefined)) return undefined;
  const { rolls, sets } = libraryOf(entries);
  if (rolls.has(to) || sets.has(to)) return undefined;
  return [...rolls.keys(), ...sets.keys()].filter((one) => pageIn(one) === page);
}
