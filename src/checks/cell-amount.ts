/** An amount that is read from a cell finds one number there, and says what is doubtful about it. */
import { asCode } from '../diagnostics/phrase.ts';
import { cellNamed, numberAt } from '../model/cell-amounts.ts';
import { NOTATIONS, valuesOf } from '../notation/cells.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import type { Entry } from '../model/entries.ts';
import { find } from '../model/find.ts';
import { provenanceAt } from '../model/provenance.ts';
import { sourceCell } from '../model/source-cell.ts';
import { shaped } from '../schema/file-index.ts';
import { hasSeveral } from './cell-notation.ts';
import { defineCheck } from './check.ts';

type Fault = { address: string; holds?: string; doubt?: string; dispute?: string | undefined };

export const cellAmount = defineCheck({
  code: 'cell-amount',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address, holds, doubt }: Fault) => {
    if (holds !== undefined)
      return `The cell ${asCode(address)} holds ${asCode(holds)}, which is not one number.`;
    return doubt === undefined
      ? `${asCode(address)} is not the address of a cell with one number.`
      : `The cell ${asCode(address)} is ${doubt}, and this amount says nothing of that.`;
  },
  hint: ({ address, holds, doubt, dispute }) => {
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
          const found = inCell(there);
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

/** What the cell holds, and whether it is not written as its column: that is a finding of its own. */
function inCell(there: ReturnType<typeof find>): { holds?: string; isWrong: boolean } {
  if (there?.type !== 'entry' || !there.cell) return { isWrong: false };
  const { row, column } = there.cell;
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
