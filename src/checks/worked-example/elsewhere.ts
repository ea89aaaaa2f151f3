/** What examples need and cannot be read, which is a finding of its own there. */
import { cellNamed } from '../../model/cell-amounts.ts';
import type { Names } from '../../model/declared-names.ts';
import type { RulesetData } from '../../model/entries.ts';
import { parseDice } from '../../notation/dice.ts';
import { RESERVED_NAMES } from '../unknown-reference/reserved-words.ts';
import type { Example, TableFile } from '../../../schemas/types.d.ts';
import { answersTo } from './looked-up.ts';
import { tableOf } from './read-table.ts';
import type { Reason } from './recompute.ts';

/** A name that nothing declares or two tables give, or what may be in a file which cannot be read: each has a finding of its own. */
export function isFoundElsewhere(
  { kind, names: missing }: Reason,
  example: Example,
  { broken, entries, values }: RulesetData,
  names: Names,
): boolean {
  const isUnreadIn = (folder: string) => [...broken].some((name) => name.startsWith(folder));
  if (kind === 'other-circumstance') return isUnreadIn('modifiers/');
  if (kind !== 'missing') return false;
  if (isUnreadIn('tables/') && missing.some((name) => isLookedUp(name, values))) return true;
  const groups = entries.flatMap(({ index }) =>
    index.ofShape('Group').map(({ value }) => value.id),
  );
  const known = new Set([
    ...Object.values<Set<string>>({ ...names }).flatMap((all) => [...all]),
    ...groups,
  ]);
  return missing.every(
    (name) =>
      parseDice(name) !== undefined ||
      !(known.has(name) || RESERVED_NAMES.has(name)) ||
      answersTo(example, name, entries).length > 1,
  );
}

/** Whether its file cannot be read, an amount names a cell without a number, or a roll reads no column. */
export const isUnreadable = (page: string, ruleset: RulesetData): boolean =>
  ruleset.broken.has(page) || lacksCell(ruleset, page) || isAimless(tableOf(page, ruleset.entries));

/** A roll that reads no column is a finding of its own. */
const isAimless = ({ rolls = [] }: Partial<TableFile> = {}): boolean =>
  rolls.some(
    ({ rangeColumn, rangeGroup }) => rangeColumn === undefined && rangeGroup === undefined,
  );

const lacksCell = ({ entries }: RulesetData, page: string): boolean =>
  entries
    .find(({ address }) => address === page)
    ?.index.ofShape('Amount')
    .some(({ value }) => cellNamed(value) !== undefined) ?? false;

/** Whether a table gives the value. */
export const isLookedUp = (name: string, values: RulesetData['values']): boolean =>
  values.some(({ id, origin }) => id === name && origin === 'table');
