/** Plain text with aligned columns, for chats and mails. */
import { isTable, places, tidy, type Shared, type SharedTable } from './shared.ts';
import { pad, width } from '../text/width.ts';

export function plainText(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  return [
    places(shared).join(' · '),
    ...(isTable(content) ? columns(content) : [content.text]),
    source,
    link,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Between two columns. */
const GAP = '  ';

/** A table in columns that line up in a fixed-width face: heads, a line of dashes, and the rows. */
export function columns({ heads, rows, figures }: SharedTable): string[] {
  const widths = heads.map((head, index) =>
    Math.max(width(head), ...rows.map((row) => width(row[index] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    widths
      .map((most, index) => pad(cells[index] ?? '', most, figures[index] ?? false))
      .join(GAP)
      .trimEnd();
  return [line(heads), widths.map((most) => '-'.repeat(most)).join(GAP), ...rows.map(line)];
}
