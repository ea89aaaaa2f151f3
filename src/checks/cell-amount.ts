/** An amount that is read from a cell finds one number there, and says what is doubtful about it. */
import { asCode, either } from '../diagnostics/phrase.ts';
import { cellNamed, numberAt } from '../model/cell-amounts.ts';
import { NOTATIONS, valuesOf } from '../notation/cells.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import type { Entry, RulesetData } from '../model/entries.ts';
import type { Column } from '../../schemas/types.d.ts';
import { find } from '../model/find.ts';
import { provenanceAt } from '../model/provenance.ts';
import { sourceCell } from '../model/source-cell.ts';
import { shaped } from '../schema/file-index.ts';
import { hasSeveral } from './cell-notation.ts';
import { defineCheck } from './check.ts';

type Fault = {
  address: string;
  /** What the cell holds instead of a number. */
  holds?: string;
  /** A column whose cells are no numbers, and what they are; the columns of the row with one number each. */
  column?: { id: string; words: string; others: readonly string[] };
  doubt?: string;
  dispute?: string | undefined;
};

export const cellAmount = defineCheck({
  code: 'cell-amount',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address, holds, column, doubt }: Fault) => {
    if (column)
      return `The cell ${asCode(address)} is no number: its column ${asCode(column.id)} has ${column.words}.`;
    if (holds !== undefined)
      return `The cell ${asCode(address)} holds ${asCode(holds)}, which is not one number.`;
    return doubt === undefined
      ? `${asCode(address)} is not the address of a cell with one number.`
      : `The cell ${asCode(address)} is ${doubt}, and this amount says nothing of that.`;
  },
  hint: ({ address, holds, column, doubt, dispute }) => {
    const [other, ...more] = column?.others ?? [];
    if (other !== undefined && more.length > 0)
      return `Name a column that has one number there, ${either([other, ...more])}, or write the amount itself here.`;
    if (other !== undefined)
      return `Write ${asCode(address.replace(/[^.]*$/, other))}, or the amount itself here.`;
    if (column)
      return 'No column of the table has one number in this row: add one, or write the amount itself here.';
    if (holds !== undefined) return 'Write one number in the cell, or the amount itself here.';
    if (doubt === undefined)
      return `Name one cell with \`#row.column\`, such as ${asCode(`${address.replace(/#.*/, '')}#troll.cost`)}, or write the amount itself.`;
    return dispute === undefined
      ? `Write ${asCode(`evidence: ${doubt}`)} and its \`reason\` here, too.`
      : `Write ${asCode(`dispute: ${dispute}`)} here, too.`;
  },
  run: ({ ruleset, files, addresses, report }) => {
    for (const entry of ruleset.entries) {
      const file = files.find(({ file }) => file === entry.file);
      for (const { value, path } of file ? shaped(file, 'Amount') : []) {
        const address = cellNamed(value);
        // One that does not exist is told by `unknown-reference`.
        if (address === undefined || !addresses.has(address)) continue;
        const place = { file: entry.file, path: [...path, 'in'] };
        const there = find(ruleset, address);
        // Cells that name each other are told by `cannot-be-worked-out`.
        if (there?.type === 'entry' && there.cell && !sourceCell(ruleset, address)) continue;
        if (numberAt(ruleset, address) === undefined || there?.type !== 'entry' || !there.cell) {
          const found = inCell(ruleset, address, there);
          if (!found.isWrong) report(place, { address, ...found });
          continue;
        }
        const at = [...(there.part?.path ?? []), 'cells', there.cell.column.id];
        const { evidence, dispute } = provenanceAt(there.entry, at);
        if (evidence !== 'as-printed' && provenanceAt(entry, path).evidence === 'as-printed')
          report(place, { address, doubt: evidence, dispute });
      }
    }
  },
});

/** What the cells of columns are that never have one number. */
const WITHOUT_NUMBERS: { readonly [T in Column['type']]?: string } = {
  rules: 'rules',
  text: 'texts',
  word: 'words',
};

/** The column, if its cells are no numbers, and those of the same row that have one each. */
function wordColumn(
  ruleset: RulesetData,
  { type, id }: Column,
  columns: readonly Column[],
  address: string,
): Fault['column'] {
  const words = WITHOUT_NUMBERS[type];
  if (words === undefined) return undefined;
  const others = columns.flatMap((other) =>
    other.type !== 'die-range' &&
    numberAt(ruleset, address.replace(/[^.]*$/, other.id)) !== undefined
      ? [other.id]
      : [],
  );
  return { id, words, others };
}

/** What the cell holds, and whether it is not written as its column: that is a finding of its own. */
function inCell(
  ruleset: RulesetData,
  address: string,
  there: ReturnType<typeof find>,
): Pick<Fault, 'holds' | 'column'> & { isWrong: boolean } {
  if (there?.type !== 'entry' || !there.cell) return { isWrong: false };
  const { data } = there.entry;
  const words =
    'columns' in data ? wordColumn(ruleset, there.cell.column, data.columns, address) : undefined;
  if (words) return { column: words, isWrong: false };
  const { row, column } = there.cell;
  // A cell that is not there is told by `missing-cell`, or as a column that is unknown.
  if (row.cells[column.id] === undefined) return { isWrong: true };
  const values = valuesOf(row.cells[column.id], []).flatMap(({ value }) => value ?? []);
  const pattern = NOTATIONS[column.type]?.pattern;
  const isWrong =
    hasSeveral(row.cells[column.id]) ||
    values.some(
      (value) => pattern?.test(String(value)) === false && !isWord(String(value), there.entry),
    );
  const [only, ...others] = values;
  return only === undefined || others.length > 0 ? { isWrong } : { holds: String(only), isWrong };
}

/** A word that a cell of any type may have. */
const isWord = (text: string, entry: Entry): boolean =>
  MISSING_NAMES.some((name) => name === text) ||
  (entry.kind === 'tables' && (entry.data.words ?? []).some(({ id }) => id === text));
