/** A cell has the notation of its column's type: a mistyped `2.5` must not pass as a range. */
import { TEXT_FORM, writtenIn } from '../i18n/text.ts';
import { boundsOf, NOTATIONS, valuesOf, type CellValue } from '../notation/cells.ts';
import type { Cell, Column, TableFile, Value } from '../../schemas/types.d.ts';
import type { RulesetData } from '../model/entries.ts';
import { defineCheck } from './check.ts';
import { UNITS } from '../notation/units.ts';
import { MISSING_NAMES } from '../notation/reserved-names.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { isObject } from '../schema/guards.ts';
import { unitBehind } from '../text/meant-unit.ts';
import { rulesMeant } from '../schema/rule-meant.ts';
import { isMostlyPercent, noPercentage } from './cell-notation/percentages.ts';
import { ROLE, valueFault } from './cell-notation/value-fault.ts';
import { AS_COLUMNS, slipIn } from './cell-notation/slips.ts';

export const cellNotation = defineCheck({
  code: 'cell-notation',
  scope: 'ruleset',
  severity: 'error',
  message: (a: Problem | ColumnProblem) =>
    'column' in a
      ? `Column ${asCode(a.column)} ${a.fault ?? (a.type ? `has ${asCode(`type: ${a.type}`)}, but its cells are not written so` : 'has distances without a unit')}.`
      : `${asCode(a.value)} is not ${a.type}.`,
  hint: (a) =>
    'column' in a
      ? columnHint(a)
      : (a.instead ??
        slipIn(a) ??
        (a.type === WORD
          ? `Write ${a.example}, \`none\` or \`unknown\`, or add the word to \`words\` of the table.`
          : `Write it as ${a.example}, or \`none\`, \`unknown\`, or a word of the table's legend.`)),
  run: ({ ruleset, report }) => {
    const units = new Set(
      [...Object.keys(UNITS), (ruleset.ruleset?.units ?? []).map(({ id }) => id)].flat(),
    );
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      const words = new Set<string>([
        ...MISSING_NAMES,
        ...(entry.data.words ?? []).map(({ id }) => id),
      ]);
      for (const [index, column] of entry.data.columns.entries()) {
        const { id, type } = column;
        const values = entry.data.rows.flatMap((row, at) =>
          Object.hasOwn(row.cells, id) ? valuesOf(row.cells[id], ['rows', at, 'cells', id]) : [],
        );
        const place = (field: string) => ({ file: entry.file, path: ['columns', index, field] });
        const otherType = typeOf(values, column, words, isRolled(column, entry.data));
        if (otherType) {
          report(place('type'), { column: id, type, instead: `type: ${otherType}` });
          continue;
        }
        for (const fault of [unitFault(column, ruleset.values, units), valueFault(column)])
          if (fault) report(place(fault.field), { column: id, ...fault });
        for (const [at, { cells }] of entry.data.rows.entries())
          for (const problem of type === 'rules' || (type === 'word' && !column.match)
            ? []
            : listFault(cells[id], type))
            report({ file: entry.file, path: ['rows', at, 'cells', id] }, problem);
        const isPercent = isMostlyPercent(values);
        for (const value of values) {
          const found =
            problemOf(value, column, words) ?? (isPercent ? noPercentage(value) : undefined);
          const problem = found && meantIn(found, type, entry.data, ruleset);
          if (problem)
            report({ file: entry.file, path: value.path }, { ...problem, words: [...words] });
        }
      }
    }
  },
});

/** Rules and words by their names. */
function meantIn(
  problem: Problem,
  type: Column['type'],
  { words = [] }: TableFile,
  { files }: RulesetData,
): Problem {
  const name = problem.value.toLowerCase();
  const word = words.find(({ title }) =>
    writtenIn(title).some((tag) => title[tag].toLowerCase() === name),
  );
  const meant = type === 'rules' ? rulesMeant(problem.value, files.values()) : word?.id;
  return meant === undefined ? problem : { ...problem, instead: `Write ${asCode(meant)}.` };
}

/** Whether a cell has several values, and nothing says which applies. */
export const hasSeveral = (cell: Cell | undefined): cell is Cell[] =>
  Array.isArray(cell) &&
  cell.filter((one) => !isObject(one) || !('when' in one || 'whenText' in one)).length > 1;

function listFault(cell: Cell | undefined, type: Column['type']): Problem[] {
  if (!hasSeveral(cell)) return [];
  const value = valuesOf(cell, [])
    .map((one) => String(one.value))
    .join(', ');
  const ofWords =
    type === 'word'
      ? {
          instead:
            'A row is found by one word: write a row for each of them, with the same other cells.',
        }
      : undefined;
  const [first, last] = [cell[0], cell.at(-1)];
  const isRow = cell.every((one, index) => one === Number(first) + index);
  const range =
    isRow && typeof first === 'number' && typeof last === 'number'
      ? `${first}..${last}`
      : undefined;
  const instead = range
    ? `Write ${asCode(range)} if all of them are meant. Otherwise give each the case in which it applies: \`{ value: 24, when: […] }\`.`
    : AS_COLUMNS;
  return [{ value, type: 'one value', example: '', instead, ...ofWords }];
}

/** A fault of the column and not of its cells. */
interface ColumnProblem {
  column: string;
  /** Its type, if the cells have the notation of another one. */
  type?: Column['type'];
  /** Another fault, in words. */
  fault?: string;
  /** What to write at the column. */
  instead: string;
  /** It is written at the value of the column, and not at the column. */
  isOfValue?: true;
}

function columnHint({ type, fault, instead, isOfValue }: ColumnProblem): string {
  if (isOfValue)
    return `Add ${asCode(instead)} to the value in \`values.yaml\`, or remove the unit of the column.`;
  return `Give the column ${type || fault ? asCode(instead) : `its unit, such as ${asCode(instead)}`}.${wordsHint(instead)}`;
}

/** What else a column of words needs. */
const wordsHint = (instead: string): string => {
  if (instead === `value: ${ROLE}`)
    return ` Its role is an item of ${asCode('values.yaml')} with ${asCode('role: true')}; readers choose one of the words.`;
  return instead === 'match: exact' || instead === 'type: word'
    ? ' Its cells are ids of the `words` of the table.'
    : '';
};

/** What is so many of a unit. */
const COUNTED: ReadonlySet<Column['type']> = new Set(['number', 'count', 'distance']);

/** A column in another unit than its value, or in none. */
function unitFault(
  { value = '', unit, type, match }: Column,
  values: readonly Value[],
  units: ReadonlySet<string>,
): ({ field: string } & Pick<ColumnProblem, 'fault' | 'instead' | 'isOfValue'>) | undefined {
  const own = values.find(({ id }) => id === value)?.unit;
  // A column that finds rows may have the unit in its title.
  const isMissing = unit === undefined && match === undefined && COUNTED.has(type);
  const ownField = type === 'distance' ? 'type' : 'value';
  // What is declared nowhere is reported as that.
  const isUnitless = values.some((one) => one.id === value && 'origin' in one && own === undefined);
  if (isUnitless && unit !== undefined && units.has(unit))
    return {
      field: 'unit',
      fault: `is in ${asCode(unit)}, but its value ${asCode(value)} has no unit`,
      instead: `unit: ${unit}`,
      isOfValue: true,
    };
  if (own !== undefined && own !== unit && units.has(own) && (isMissing || units.has(unit ?? '')))
    return {
      field: isMissing ? ownField : 'unit',
      fault: isMissing
        ? `has no unit, and its value ${asCode(value)} is in ${asCode(own)}`
        : `is in ${asCode(unit ?? '')}, its value ${asCode(value)} in ${asCode(own)}`,
      instead: `unit: ${own}`,
    };
  return type === 'distance' && unit === undefined
    ? { field: 'type', instead: 'unit: inch' }
    : undefined;
}

/** The type whose notation all cells have, where at least two figures and all of them do not fit that of the column. */
function typeOf(
  values: readonly CellValue[],
  { type }: Column,
  words: ReadonlySet<string>,
  hasRoll: boolean,
): string | undefined {
  const own = NOTATIONS[type]?.pattern;
  const figures = values
    .flatMap(({ value }) => (value === undefined ? [] : [String(value)]))
    .filter((text) => !words.has(text));
  if (own === undefined || figures.length < 2 || figures.some((text) => own.test(text)))
    return undefined;
  const fitting = Object.entries(NOTATIONS).flatMap(([name, { pattern }]) =>
    figures.every((text) => pattern.test(text)) ? [name] : [],
  );
  return hasRoll && fitting.includes('die-range') ? 'die-range' : fitting[0];
}

/** Whether a roll of the table reads the column. */
const isRolled = ({ id, group }: Column, { rolls = [] }: TableFile): boolean =>
  rolls.some(
    ({ rangeColumn, rangeGroup }) =>
      rangeColumn === id || (group !== undefined && rangeGroup === group),
  );

const WORD = 'a word of the legend';

interface Problem {
  value: string;
  type: string;
  example: string;
  /** What cells of the column look like. */
  pattern?: RegExp;
  /** What to do that is no slip of the keyboard. */
  instead?: string;
  /** What any cell of the table may be. */
  words?: readonly string[];
}

function problemOf(
  { value, cell }: CellValue,
  { type, unit }: Column,
  words: ReadonlySet<string>,
): Problem | undefined {
  if (value === undefined) return withoutValue(cell, type);
  const text = String(value);
  if (words.has(text)) return undefined;
  if (type === 'word')
    return {
      value: text,
      type: WORD,
      example: [...words].slice(2).join(', ') || 'a word declared under words',
    };
  if (type === 'text') return { value: text, type: 'a text', example: `{ text: ${TEXT_FORM} }` };
  if (type === 'rules')
    return { value: text, type: 'a list of rules', example: '[{ rule: rules/name#part }]' };
  const notation = NOTATIONS[type];
  if (!notation) return undefined;
  const { pattern, name, example } = notation;
  if (!pattern.test(text))
    return { value: text, type: name, example, pattern, ...inOtherUnit(text, unit) };
  const bounds = boundsOf(text);
  return bounds && bounds.from >= bounds.to && text.includes('..')
    ? { value: text, type: 'a rising range', example: `${bounds.to}..${bounds.from}` }
    : undefined;
}

/** `18″` in a column of feet: without its sign it would be another distance. */
function inOtherUnit(text: string, unit: string | undefined): Pick<Problem, 'instead'> {
  const sign = /(?<=^[\d½¼¾⅓⅔⅛].*)[^\d\s.,/½¼¾⅓⅔–-]+$/u.exec(text)?.[0];
  const meant = sign && unitBehind(sign);
  if (!meant || unit === undefined || meant === unit) return {};
  return {
    instead: `It is in ${asCode(meant)}, and the column in ${asCode(unit)}: write the distance in ${asCode(unit)}, without a sign.`,
  };
}

/** How cells of object columns are written, by column type. */
const OBJECT_FORMS: ReadonlyMap<Column['type'], string> = new Map([
  ['text', `{ text: ${TEXT_FORM} }`],
  ['rules', '{ rule: rules/name#part }'],
]);

/** A cell without a value must have a text, a rule or a pointer, as its column's type requires. */
function withoutValue(cell: CellValue['cell'], type: Column['type']): Problem | undefined {
  if (cell?.in !== undefined && !cell.in.includes('.'))
    return { value: cell.in, type: 'the address of a cell', example: `${cell.in}.column` };
  const instead = (type === 'text' && cell?.text) || (type === 'rules' && cell?.rule) || cell?.in;
  if (instead) return undefined;
  return {
    value: Object.keys(cell ?? {}).join(', '),
    type: `a cell of type ${type}`,
    example: OBJECT_FORMS.get(type) ?? '{ value: …, … }',
  };
}
