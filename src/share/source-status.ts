/** Source status in a quoted table: said once for a column or a row, and beside the cells that differ. */
import type { Attestation } from '../model/provenance.ts';
import { withAddition } from '../i18n/format.ts';
import type { Reader } from '../view/context.ts';
import type { SheetCell, SheetRow } from '../view/parts/table.ts';

/**
 * One entry per column after the label: the status of all its cells that hold something, if that is
 * one and differs from `outer`, the status of the table. A single row says it of itself.
 */
export function columnStatuses(
  rows: readonly SheetRow[],
  outer: Attestation,
): (Attestation | undefined)[] {
  const count = rows[0]?.cells.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const cells = rows
      .flatMap((row) => row.cells[index] ?? [])
      .filter(({ type }) => type !== 'none');
    const [first, ...others] = new Set(cells.map(({ provenance }) => provenance.evidence));
    const isCommon = rows.length > 1 && cells.length > 1 && others.length === 0;
    return isCommon && first !== outer ? first : undefined;
  });
}

/** Adds the source status, so that it survives pasting: `1 (disputed)`; only the status if unknown. */
export const marking =
  ({ t, language }: Reader) =>
  (text: string, evidence: Attestation): string => {
    if (evidence === 'as-printed') return text;
    const word = t(`evidence.${evidence}`);
    if (evidence === 'unknown' && (text === '?' || text === word)) return word;
    return withAddition(text, word, language);
  };

/**
 * The label and cells of a row as plain words, marked if their status differs from that of their
 * container.
 */
export function cellsOf(
  { label, cells, provenance }: SheetRow,
  outer: Attestation,
  columns: readonly (Attestation | undefined)[],
  mark: (text: string, evidence: Attestation) => string,
): string[] {
  const unmarked = cells.filter((_, index) => columns[index] === undefined);
  const statuses = new Set(unmarked.map((cell) => cell.provenance.evidence));
  const [common = outer] = statuses;
  // A status common to all cells is added once, to the label.
  const own = provenance.evidence === outer && statuses.size === 1 ? common : provenance.evidence;
  const cellText = ({ type, plain, provenance: { evidence } }: SheetCell, index: number) => {
    const text = plain === '' ? '–' : plain;
    return evidence !== (columns[index] ?? own) || type === 'unknown' ? mark(text, evidence) : text;
  };
  return [own === outer ? label : mark(label, own), ...cells.map(cellText)];
}
