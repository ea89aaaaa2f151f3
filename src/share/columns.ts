/** A table in columns that line up in a fixed-width face. */
import type { SharedTable } from './shared.ts';
import { pad, width } from '../text/width.ts';

const GAP = '  ';

/** Heads, a rule, and the rows. */
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
