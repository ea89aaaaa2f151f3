/** What records name, as the data has it today. */
import { isDeepStrictEqual } from 'node:util';
import type { Column } from '../../schemas/types.d.ts';
import { isText } from '../i18n/text.ts';
import { find } from '../model/find.ts';
import { isEffect, isObject } from '../schema/guards.ts';
import { cellInWords } from '../wording/fields.ts';
import { figureAt, modifierAt, written, type Figure } from '../wording/figure.ts';
import type { Reader } from './context.ts';

/** The fields of a group, or the items of a list by their ids. */
export function fieldsIn(value: unknown): Map<string, unknown> {
  if (Array.isArray(value))
    return new Map(
      value.flatMap((item: unknown) =>
        isObject(item) && typeof item['id'] === 'string' ? [[item['id'], item]] : [],
      ),
    );
  if (!isObject(value) || isEffect(value)) return new Map();
  return new Map(Object.entries(value).filter(([key]) => key !== 'id'));
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

/** A new value with the signs and the source status of the figure, where that is still the same. */
export function markedToday(now: string, address: string, reader: Reader, column?: Column): string {
  const target = find(reader.ruleset, address);
  if (target?.type !== 'entry') return now;
  const { entry, part } = target;
  const at = (list: readonly object[]) => list.findIndex((one) => one === part?.data);
  if (entry.kind === 'tables' && column && part?.kind === 'row') {
    const figure = figureAt(entry, at(entry.data.rows), column, reader);
    const cell = part.data.cells[column.id];
    const whole = cell === undefined ? '' : cellInWords(cell, column, entry.data, reader);
    return marked(now, [figure.plain, whole], figure, reader);
  }
  if (entry.kind !== 'modifiers' || part?.kind !== 'modifier') return now;
  const { amount } = modifierAt(entry, at(entry.data.modifiers), reader);
  const said = reader.change(part.data.change);
  // A number that is set stands without its sign.
  return marked(now, [said, said.replace(/^= /, '')], amount, reader);
}

function marked(now: string, same: readonly string[], figure: Figure, reader: Reader): string {
  const isSaid = now.includes(reader.t(`evidence.${figure.provenance.evidence}`));
  return same.includes(now) && !isSaid ? written({ ...figure, plain: now }, reader) : now;
}
