/** A cell has the notation of its column's type: a mistyped `2.5` must not pass as a range. */
import { TEXT_FORM } from '../i18n/text.ts';
import { boundsOf, NOTATIONS, valuesOf, type CellValue } from '../notation/cells.ts';
import type { Column } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const cellNotation = defineCheck({
  code: 'cell-notation',
  scope: 'ruleset',
  severity: 'error',
  message: ({ value, type }: Problem) => `${asCode(value)} is not ${type}.`,
  hint: ({ value, example, pattern }) =>
    slipIn(value, pattern) ??
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

const UNIT = /\s*(?:″|''|"|inch(?:es)?|in|cm|hex(?:es)?)\s*$/i;

/** Slips of the keyboard in cells, and how each is repaired. */
const SLIPS: readonly { what: string; repair: (value: string) => string }[] = [
  { what: 'no unit, which stands at the column', repair: (value) => value.replace(UNIT, '') },
  {
    what: 'two full stops in a range',
    repair: (value) => value.replace(/(?<=\d)\s*(?:[–—‒−-]|\.{3}|…)\s*(?=\d)/, '..'),
  },
  { what: 'a hyphen as the minus sign', repair: (value) => value.replace(/^[–−]/, '-') },
  { what: 'zero instead of the letter O', repair: (value) => value.replace(/o/gi, '0') },
  { what: 'dice with a capital D', repair: (value) => value.replace(/[dkwｄｋ](?=\d)/i, 'D') },
];

/** The cell without its likely slips, and what was repaired; undefined if that is no cell either. */
function slipIn(value: string, pattern: RegExp | undefined): string | undefined {
  if (!pattern) return undefined;
  const repaired = SLIPS.reduce(
    ({ text, done }, { what, repair }) => {
      const next = repair(text);
      return next === text ? { text, done } : { text: next, done: [...done, what] };
    },
    { text: value, done: [] as string[] },
  );
  if (repaired.done.length === 0 || !pattern.test(repaired.text)) return undefined;
  return `Write ${asCode(repaired.text)}: ${repaired.done.join('; ')}.`;
}

interface Problem {
  value: string;
  type: string;
  example: string;
  /** What cells of the column look like. */
  pattern?: RegExp;
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
  if (!pattern.test(text)) return { value: text, type: name, example, pattern };
  const bounds = boundsOf(text);
  return bounds && bounds.from >= bounds.to && text.includes('..')
    ? { value: text, type: 'a rising range', example: `${bounds.to}..${bounds.from}` }
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
