/** What a changed cell leaves behind: examples that give the old number, and another column that was a multiple of it. */
import type { Place } from '../../diagnostics/diagnostic.ts';
import { compareWith } from '../../ledger/compare.ts';
import type { RulesetData } from '../../model/entries.ts';
import { valuesOf } from '../../notation/cells.ts';
import { literal } from '../../text/literal.ts';
import type { Aliases, TableFile, Text } from '../../../schemas/types.d.ts';

export type LeftInTables =
  /** A number that an example gives. */
  | { kind: 'given'; said: string; figure: string; now: string }
  | { kind: 'ratio'; columns: readonly [string, string]; ratio: number };

type Placed = LeftInTables & { place: Place };

/** Numbers of examples that name a row, and give what its cell was on main. */
export function* oldGivens(before: RulesetData, ruleset: RulesetData): Generator<Placed> {
  for (const { figure, field, was, now, path, file } of compareWith(before, ruleset).changed) {
    const [rows, at] = path;
    const table = file.data as Partial<TableFile>;
    const row = rows === 'rows' ? table.rows?.[Number(at)] : undefined;
    const name = table.columns?.find(({ id }) => id === field)?.value;
    if (!row?.title || name === undefined || was === undefined || now === undefined) continue;
    for (const { examples = [], entry } of ruleset.entries.map((entry) => ({
      ...entry.data,
      entry,
    })))
      for (const [index, { given, text }] of examples.entries())
        if (String(given?.[name]) === was && isNamedIn(row, text))
          yield {
            ...{
              kind: 'given',
              said: `${name}: ${was}`,
              now,
              figure: `${ruleset.id}/${figure}`,
            },
            place: { file: entry.file, path: ['examples', index, 'given', name] },
          };
  }
}

/** Whether the English words name a row by its title or a word for it. */
const isNamedIn = (
  { title, aliases }: { title?: Text; aliases?: Aliases },
  { en: text }: Text,
): boolean =>
  [title?.en, ...(aliases?.en ?? [])].some((name) => name !== undefined && isWithin(name, text));

/** Whether a text has this name as words of its own, in the plural as well. */
export const isWithin = (name: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${literal(name)}(?:s|es)?(?!\\p{L})`, 'iu').test(text);

/** A column that was a multiple of another one in every row, and is not in a row that changed. */
export function* brokenRatios(before: RulesetData, { entries }: RulesetData): Generator<Placed> {
  for (const { kind, address, data, file } of entries) {
    const old = before.entries.find((one) => one.address === address);
    if (kind !== 'tables' || old?.kind !== 'tables' || old.data === data) continue;
    const ids = data.columns.map(({ id }) => id);
    for (const one of ids)
      for (const other of ids) {
        const ratios = old.data.rows.map((row) => ratioIn(row, one, other));
        const [ratio = 1, ...more] = ratios;
        if (ratio <= 1 || more.length < 2 || more.some((next) => next !== ratio)) continue;
        for (const [index, row] of data.rows.entries()) {
          const now = ratioIn(row, one, other);
          if (now === ratio || !old.data.rows.some(({ id }) => id === row.id)) continue;
          const place = { file, path: ['rows', index, 'cells', other] };
          yield { kind: 'ratio', columns: [one, other], ratio, place };
        }
      }
  }
}

function ratioIn({ cells }: TableFile['rows'][number], one: string, other: string) {
  const [a, b] = [one, other].map((id) => valuesOf(cells[id], [])[0]?.value);
  return typeof a === 'number' && typeof b === 'number' && a > 0 ? b / a : undefined;
}
