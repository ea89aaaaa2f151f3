/** Tables and modifier sets that give the same number for the same case, so that no calculator can tell which applies. */
import { canBothHold } from '../../arithmetic/every-situation.ts';
import { foundBy, numberKey, rowGroups, rowsByKey } from '../../model/key-column.ts';
import type { Entry } from '../../model/entries.ts';
import type { EntryOf } from '../../model/rulebook.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { TableFile, When } from '../../../schemas/types.d.ts';

type Table = EntryOf<'tables'>;

/** Whether a table gives a value for what it is looked up with. */
export const looksUp = (name: string, entry: Entry): entry is Table =>
  entry.kind === 'tables' && foundBy(entry.data).includes(name);

/** Whether a table gives a value by its rows, of which readers choose one. */
const isChosenFrom = (name: string, { kind, data }: Entry): boolean =>
  kind === 'tables' &&
  data.columns.every(({ match }) => match === undefined) &&
  data.columns.some(({ value }) => value === name);

interface Twice {
  fault: 'answered-twice' | 'worked-out-twice';
  names: string[];
  at: Path;
}

/** Each value of an entry that an earlier entry gives, too, with the address of that one. */
export function* answeredTwice(entry: Entry, entries: readonly Entry[]): Generator<Twice> {
  const before = entries.slice(0, entries.indexOf(entry));
  if (entry.kind === 'tables')
    for (const [index, { value: name, match }] of entry.data.columns.entries()) {
      if (name === undefined || match) continue;
      const other = before.find((one) => isRival(name, one, entry));
      const at = ['columns', index, 'value'];
      if (other) yield { fault: 'answered-twice', names: [name, other.address], at };
    }
  for (const { name, isOwn, at } of workedOutIn(entry)) {
    const table = entries.find((one) => looksUp(name, one) || isChosenFrom(name, one));
    const other =
      (isOwn ? undefined : table) ??
      before.find((one) => workedOutIn(one).some((its) => its.name === name));
    if (other && isAskedFor(name, entries))
      yield { fault: 'worked-out-twice', names: [name, other.address], at };
  }
}

/** Whether two tables give a value, and no roll could tell which. Of rows alone, readers choose one of either table. */
const isRival = (name: string, one: Entry, table: Table): boolean => {
  if (looksUp(name, one))
    return looksUp(name, table) ? meet(name, one.data, table.data) : isChosenFrom(name, table);
  return isChosenFrom(name, one) && looksUp(name, table);
};

/** The values that modifiers of an entry change; `isOwn`: from the number that players have or a table gives. */
const workedOutIn = ({ index }: Entry): { name: string; isOwn: boolean; at: Path }[] =>
  index.ofShape('ValueSet').map(({ value: { name, base }, path }) => ({
    name,
    isOwn: JSON.stringify(base).includes(`"${name}"`),
    at: [...path, 'name'],
  }));

/** Whether a roll needs a value as its target, or a modifier or another value counts it. */
const isAskedFor = (name: string, entries: readonly Entry[]): boolean =>
  entries.some(({ index }) =>
    [
      ...index.ofShape('Roll').map(({ value: { target, times } }) => [target, times]),
      ...index.ofShape('Modifier').map(({ value: { change } }) => change),
      ...index.ofShape('ValueSet').map(({ value: { base } }) => base),
    ].some((amounts) => JSON.stringify(amounts).includes(`"${name}"`)),
  );

/** Whether there is a case for which both tables have the value. */
function meet(name: string, one: TableFile, other: TableFile): boolean {
  const [keys, others] = [keysOf(one), keysOf(other)];
  const areApart =
    keys?.name === others?.name && keys && others && keys.numbers.isDisjointFrom(others.numbers);
  return (
    !areApart &&
    casesOf(name, one).some((own) =>
      casesOf(name, other).some((its) => !haveOtherWords(own, its) && canBothHold(own, its)),
    )
  );
}

const haveOtherWords = (own: When, its: When): boolean =>
  own.some(({ subject, is }) =>
    its.some(
      (test) =>
        test.subject === subject &&
        is !== undefined &&
        test.is !== undefined &&
        new Set([is].flat()).isDisjointFrom(new Set([test.is].flat())),
    ),
  );

/** The numbers that find a row; undefined where every number up to them does. */
function keysOf(table: TableFile): { name: string; numbers: Set<number> } | undefined {
  const key = numberKey(table);
  return key?.value !== undefined && key.match === 'exact'
    ? { name: key.value, numbers: new Set(rowsByKey(table, key).keys) }
    : undefined;
}

/** What has to hold for each column of the value and each group of rows, beside the number that finds the row. */
const casesOf = (name: string, table: TableFile): When[] =>
  table.columns
    .filter(({ value, match }) => value === name && !match)
    .flatMap(({ when = [] }) => rowGroups(table).map((group) => [...when, ...group.when]));
