/** Findings about cells, columns and dice. */
import { quote, type Phrase } from '../phrase.ts';

export const tables = {
  'cell-notation': (a: { value: string; type: string; example: string }): Phrase => ({
    message: `${quote(a.value)} is not ${a.type}.`,
    hint: `Write it as ${a.example}, or none, unknown, or a word of the table's legend.`,
  }),
  'missing-cell': (a: { column: string; row: string }): Phrase => ({
    message: `Row ${quote(a.row)} has no cell for column ${quote(a.column)}.`,
    hint: 'Write none if there is nothing, unknown if nobody can read it.',
  }),
  'dice-coverage': (a: {
    problem: 'gap' | 'overlap' | 'beyond' | 'unrolled';
    results: string;
    roll: string;
  }): Phrase => coverage[a.problem](a),
} as const;

const coverage: Record<
  'gap' | 'overlap' | 'beyond' | 'unrolled',
  (a: { results: string; roll: string }) => Phrase
> = {
  gap: (a) => ({
    message: `Nothing happens on ${a.results} (${a.roll}).`,
    hint: 'Correct the die range; where the document leaves a result open, add a row with evidence: unknown.',
  }),
  overlap: (a) => ({
    message: `Two results claim ${a.results} (${a.roll}).`,
    hint: 'Each result of the dice belongs to one range.',
  }),
  beyond: (a) => ({
    message: `${a.results} cannot be rolled (${a.roll}).`,
    hint: 'Correct the range or the dice, or declare the modifier that makes it possible.',
  }),
  unrolled: (a) => ({
    message: `The column ${quote(a.results)} holds die ranges, but no roll uses it.`,
    hint: 'Name it under rolls: with down (the column) or across (its group).',
  }),
};
