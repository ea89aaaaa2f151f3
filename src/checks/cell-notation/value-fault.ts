/** Columns by which nothing is found. */
import { asCode } from '../../diagnostics/phrase.ts';
import type { Column } from '../../../schemas/types.d.ts';

/** Stands for the id of a role. */
export const ROLE = 'ROLE';

/** A column that is looked up by nothing. */
export function valueFault({
  value,
  match,
  type,
}: Column): { field: string; fault: string; instead: string } | undefined {
  const isWord = type === 'word';
  if (match !== undefined && value === undefined)
    return {
      field: 'match',
      fault: `has ${asCode('match')}, but not the value that is looked up`,
      instead: isWord ? `value: ${ROLE}` : 'value: …',
    };
  if (isWord && value !== undefined && match === undefined)
    return {
      field: 'value',
      fault: `names the role ${asCode(value)}, but finds no row by it`,
      instead: 'match: exact',
    };
  if (isWord && match === 'up-to')
    return {
      field: 'match',
      fault: 'has words, of which none is more than another',
      instead: 'match: exact',
    };
  return type === 'text' && match !== undefined
    ? { field: 'type', fault: 'has texts, by which no row is found', instead: 'type: word' }
    : undefined;
}
