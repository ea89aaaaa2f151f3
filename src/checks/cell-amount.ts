/** An amount that is read from a cell finds one number there, and says what is doubtful about it. */
import { asCode } from '../diagnostics/phrase.ts';
import { cellNamed, numberAt } from '../model/cell-amounts.ts';
import { find } from '../model/find.ts';
import { provenanceAt } from '../model/provenance.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';

type Fault = { address: string; doubt?: string; dispute?: string | undefined };

export const cellAmount = defineCheck({
  code: 'cell-amount',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address, doubt }: Fault) =>
    doubt === undefined
      ? `${asCode(address)} is not the address of a cell with one number.`
      : `The cell ${asCode(address)} is ${doubt}, and this amount says nothing of that.`,
  hint: ({ address, doubt, dispute }) => {
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
        if (numberAt(ruleset, address) === undefined || there?.type !== 'entry' || !there.cell) {
          report(place, { address });
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
