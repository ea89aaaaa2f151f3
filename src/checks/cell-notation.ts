/** A cell has the notation of its column's type: a mistyped `2.5` must not pass as a range. */
import { TEXT_FORM } from '../i18n/text.ts';
import { boundsOf, NOTATIONS, valuesOf, type CellValue } from '../notation/cells.ts';
import type { Column } from '../schema/types.generated.ts';
import { defineCheck } from './check.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const cellNotation = defineCheck({
  code: 'cell-notation',
  scope: 'ruleset',
  severity: 'error',
  message: ({ value, type }: Problem) => `${asCode(value)} is not ${type}.`,
  hint: ({ value, example }) =>
    slipIn(value) ??
    `Write it as ${example}, or \`none\`, \`unknown\`, or a word of the table's legend.`,
  run: ({ ruleset, report }) => {
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      const words = new Set<string>([
        ...MISSING_NAMES,
        ...(entry.data.words ?? []).map(({ id }) => id),
      ]);
      for (const [index, row] of entry.data.rows.entries()) {
        for (const column of entry.data.columns) {
          const values = Object.hasOwn(row.cells, column.id)
            ? valuesOf(row.cells[column.id], ['rows', index, 'cells', column.id])
            : [];
          for (const value of values) {
            const problem = problemOf(value, column, words);
            if (problem) report({ file: entry.file, path: value.path }, problem);
          }
        }
      }
    }
  },
});

/** The likely typing error. */
function slipIn(value: string): string | undefined {
  if (/\d[–—‒-]\d/.test(value))
    return `Write a range with two full stops: ${asCode(value.replace(/[–—‒-]/, '..'))}.`;
  if (/\d\s*(?:″|"|in|cm|hex(?:es)?)$/i.test(value))
    return 'Omit the unit: it belongs to the column.';
  return undefined;
}

interface Problem {
  value: string;
  type: string;
  example: string;
}

function problemOf(
  { value, cell }: CellValue,
  { type }: Column,
  words: ReadonlySet<string>,
): Problem | undefined {
  if (value === undefined) return withoutValue(cell, type);
  const text = String(value);
  if (words.has(text)) return undefined;
  if (type === 'word')
    return {
      value: text,
      type: 'a word of the legend',
      example: [...words].slice(2).join(', ') || 'a word declared under words',
    };
  if (type === 'text') return { value: text, type: 'a text', example: `{ text: ${TEXT_FORM} }` };
  if (type === 'rules')
    return { value: text, type: 'a list of rules', example: '[{ rule: rules/name#part }]' };
  const notation = NOTATIONS[type];
  if (!notation) return undefined;
  const { pattern, name, example } = notation;
  if (!pattern.test(text)) return { value: text, type: name, example };
  const bounds = boundsOf(text);
  return bounds && bounds.from >= bounds.to && text.includes('..')
    ? { value: text, type: 'a rising range', example: 'the smaller number first, for example 1..3' }
    : undefined;
}

/** How cells of object columns are written, by column type. */
const OBJECT_FORMS: ReadonlyMap<Column['type'], string> = new Map([
  ['text', `{ text: ${TEXT_FORM} }`],
  ['rules', '{ rule: rules/name#part }'],
]);

/** A cell without a value must have a text, a rule or a pointer, as its column's type requires. */
function withoutValue(cell: CellValue['cell'], type: Column['type']): Problem | undefined {
  const instead = (type === 'text' && cell?.text) || (type === 'rules' && cell?.rule) || cell?.in;
  if (instead) return undefined;
  return {
    value: Object.keys(cell ?? {}).join(', '),
    type: `a cell of type ${type}`,
    example: OBJECT_FORMS.get(type) ?? '{ value: …, … }',
  };
}
