/** Names in links to situations that are retired: they are read as the names that took their place. */
import type { Address, Problem } from './problem.ts';

/** Of the addresses that moved to one other, those of what a link may name here. */
export function renamedIn(
  problem: Problem,
  moved: ReadonlyMap<Address, readonly Address[]>,
): Record<string, string> {
  const names = namesOf(problem);
  const known = new Set(names.values());
  return Object.fromEntries(
    [...moved].flatMap(([from, [to = '', ...others]]) => {
      const [was, now] = [idIn(from), names.get(to)];
      return now === undefined || others.length > 0 || known.has(was) ? [] : [[was, now]];
    }),
  );
}

/** What a link calls modifiers, values, rows, roles, states and stages, by address. */
function namesOf({ stages, values, tables }: Problem): Map<Address, string> {
  const inStages = Object.entries(stages).flatMap(([key, { address, modifiers, states }]) => [
    [address, key] as const,
    ...modifiers.map((modifier) => [modifier.address, modifier.id] as const),
    ...states.flatMap(({ role, words }) => [
      [`terms#${role}`, role] as const,
      ...words.flatMap((word) => [
        [`markers#${word}`, word] as const,
        [`terms#${word}`, word] as const,
      ]),
    ]),
  ]);
  const inTables = Object.entries(tables).flatMap(([id, { address, rows }]) => [
    [address, id] as const,
    ...rows.map((row) => [`${address}#${row.id}`, row.id] as const),
  ]);
  const inValues = Object.keys(values).map((name) => [`terms#${name}`, name] as const);
  return new Map([...inStages, ...inTables, ...inValues]);
}

/** The part of an address, or the entry: `modifiers/to-hit#cover` → `cover`. */
const idIn = (address: Address): string => address.split(/[/#]/).at(-1) ?? '';

/** The text of a link with the names of now: `with=cover,aim` → `with=soft-cover,aim`. */
export const withNamesOfNow = (text: string, { renamed = {} }: Problem): string =>
  text.replace(/[a-z0-9-]+/g, (name) => {
    const [, id = '', other = ''] = /^(.*?)(-other)?$/.exec(name) ?? [];
    return Object.hasOwn(renamed, id) ? `${renamed[id]}${other}` : name;
  });
