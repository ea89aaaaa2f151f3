/** What records name, as the data has it today. */
import { isDeepStrictEqual } from 'node:util';
import type { Column } from '../../schemas/types.d.ts';
import { isText } from '../i18n/text.ts';
import { find } from '../model/find.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { isEffect, isObject } from '../schema/guards.ts';
import { cellInWords } from '../wording/fields.ts';
import { figureAt, modifierAt, written, type Figure } from '../wording/figure.ts';
import type { Reader } from './context.ts';

/** The fields of a group, or the items of a list by their ids. */
export function fieldsIn(value: unknown): Map<string, unknown> {
  if (Array.isArray(value))
    return new Map(
      value.flatMap((item: unknown) => (isObject(item) ? [[String(item['id']), item]] : [])),
    );
  if (!isObject(value) || isEffect(value)) return new Map();
  return new Map(Object.entries(value));
}

/** The field as the data has it today. */
export function fieldToday(address: string, field: string, { ruleset }: Reader): unknown {
  const target = find(ruleset, address);
  let node: unknown = target?.type === 'entry' ? (target.part ?? target.entry).data : undefined;
  for (const key of field.split('.')) node = fieldsIn(node).get(key);
  return node;
}

/** Whether a recorded value is that of today but for its texts and sources. */
export function isToday(value: unknown, today: unknown): boolean {
  const bare = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.length === 1 ? bare(one[0]) : one.map(bare);
    if (!isObject(one)) return one;
    const fields = Object.entries(one).filter(([key, item]) => !isText(item) && key !== 'source');
    return Object.fromEntries(fields.map(([key, item]) => [key, bare(item)]));
  };
  return isDeepStrictEqual(bare(value), bare(today));
}

/** The new figure of a cell with its signs and its source status, where it is still the same. */
export function markedCell(
  now: string,
  table: EntryOf<'tables'>,
  address: string,
  column: Column,
  reader: Reader,
): string {
  const index = table.data.rows.findIndex(({ id }) => `${table.address}#${id}` === address);
  const row = table.data.rows[index];
  if (!row) return now;
  const figure = figureAt(table, index, column, reader);
  const whole = cellInWords(row.cells[column.id] ?? 'none', column, table.data, reader);
  return marked(now, now === figure.plain || now === whole, figure, reader);
}

/** The same of what a modifier changes. */
export function markedAmount(now: string, address: string, reader: Reader): string {
  const target = find(reader.ruleset, address);
  if (target?.type !== 'entry' || target.entry.kind !== 'modifiers') return now;
  const { entry, part } = target;
  const index = entry.data.modifiers.findIndex(({ id }) => id === part?.id);
  const modifier = entry.data.modifiers[index];
  if (!modifier) return now;
  const { amount } = modifierAt(entry, index, reader);
  // A number that is set stands without its sign, and how it is rounded is a line of its own.
  const { plain, short: today = plain } = amount;
  return marked(now, [now, `= ${now}`].includes(today), amount, reader);
}

function marked(now: string, isSame: boolean, figure: Figure, reader: Reader): string {
  const isSaid = now.includes(reader.t(`evidence.${figure.provenance.evidence}`));
  return isSame && !isSaid ? written({ ...figure, plain: now }, reader) : now;
}
