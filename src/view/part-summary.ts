/** A part in one line of words: what a preview or a search result says of it. */
import type { Entry, Part } from '../model/entries.ts';
import { textOfPart } from '../model/find.ts';
import type { Reader } from './context.ts';
import { tableSheet } from './table.ts';

/** `Range 18–60″ · Shots 1 · Penetration HE · Special rules Team, Fixed`; a modifier's amount; the text of the rest. */
export function figuresOfPart(entry: Entry, part: Part, reader: Reader): string {
  if (part.kind === 'row' && entry.kind === 'tables') return rowFigures(entry, part.id, reader);
  if (part.kind === 'modifier') return reader.change(part.data.change);
  const text = textOfPart(part);
  return text ? reader.plain(text) : '';
}

function rowFigures(entry: Extract<Entry, { kind: 'tables' }>, id: string, reader: Reader): string {
  const rows = tableSheet(entry, reader.ruleset, reader.language).groups.flatMap(
    (group) => group.rows,
  );
  const row = rows.find((candidate) => candidate.id === id);
  return (row?.cells ?? [])
    .filter(({ plain }) => plain !== '')
    .map(({ column, plain }) => `${column.label} ${plain}`)
    .join(' · ');
}
