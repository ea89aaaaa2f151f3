/** Conditions in words, in signs, and with their subject as a field. */
import { asCode } from '../../diagnostics/phrase.ts';
import { isObject } from '../guards.ts';

/** How numbers are compared, by the sign of other programs. */
export const SIGNS: Readonly<Record<string, string>> = {
  '>': 'above',
  '>=': 'atLeast',
  '<': 'below',
  '<=': 'atMost',
  '=': 'equals',
  '==': 'equals',
};

/** The same in words. */
const COMPARED: Readonly<Record<string, string>> = {
  over: 'above',
  above: 'above',
  'more than': 'above',
  under: 'below',
  below: 'below',
  'less than': 'below',
  'at least': 'atLeast',
  'at most': 'atMost',
  'up to': 'atMost',
};

/** `shooter is shaken`, `5+` and `2..5` as a list of conditions; what cannot be read so is an example. */
export function conditionsIn(data: unknown): string {
  const text = /^(?:string|number)$/.test(typeof data) ? String(data).trim() : '';
  const [, from, to = from] = /^(\d+)(?: *(?:\.\.|[-–]|to) *(\d+))?$/.exec(text) ?? [];
  if (from !== undefined)
    return from === to
      ? `[{ subject: roll, equals: ${from} }]`
      : `[{ subject: roll, atLeast: ${from}, atMost: ${to} }]`;
  const [, subject = '…', not, state = '…'] =
    /^([a-z][a-z0-9-]*) is (not )?([a-z][a-z0-9-]*)$/.exec(text) ?? [];
  const [, compared, limit, end = ''] =
    /^([a-z][a-z0-9-]*) is (-?\d+|[a-z][a-z0-9-]*) or (more|better|higher|less|lower|fewer)$/.exec(
      text,
    ) ?? [];
  if (compared !== undefined) return `[{ subject: ${compared}, ${limitField(end)}: ${limit} }]`;
  const measured = measuredIn(text);
  if (measured !== undefined) return measured;
  const [, least] = /^(\d+)\+$/.exec(text) ?? [];
  if (least !== undefined) return `[{ subject: roll, atLeast: ${least} }]`;
  const [, name, sign = '', number] =
    /^([a-z][a-z0-9-]*) *(>=|<=|>|<|==?) *(-?\d+|[a-z][a-z0-9-]*)$/.exec(text) ?? [];
  return name === undefined
    ? `[{ subject: ${subject}, ${not ? 'not' : 'is'}: ${state} }]`
    : `[{ subject: ${name}, ${SIGNS[sign] ?? 'equals'}: ${number} }]`;
}

/** `distance over 30` */
function measuredIn(text: string): string | undefined {
  const [, subject, word = '', limit] =
    /^([a-z][a-z0-9-]*) (?:is )?(over|above|more than|under|below|less than|at least|at most|up to) (-?\d+)\D*$/.exec(
      text,
    ) ?? [];
  return subject && `[{ subject: ${subject}, ${COMPARED[word] ?? 'equals'}: ${limit} }]`;
}

/** `or more` → `atLeast` */
export const limitField = (end: string): 'atLeast' | 'atMost' =>
  /^(?:less|lower|fewer)$/.test(end) ? 'atMost' : 'atLeast';

/** `equals: [1, 2]`, where one or the other is meant, and `add: [1, 2]`. */
export function numbersHint(field: string, numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (field !== 'equals') {
    const sum = `If the sum is meant, write ${asCode(String(numbers.reduce((all, one) => all + one, 0)))}`;
    return field === 'add'
      ? `${sum}; if a player chooses, ${asCode(`{ from: ${least}, to: ${most} }`)}.`
      : `${sum}.`;
  }
  const isRow = new Set(numbers).size === numbers.length && most - least === numbers.length - 1;
  return isRow
    ? `Write both ends: ${asCode(`atLeast: ${least}, atMost: ${most}`)}.`
    : 'Write a part with a condition of its own for each number, such as an outcome; of the faces of a die, name them in `symbols` of the roll, and test `{ subject: natural, is: … }`.';
}

/** `{ attacker: winner }` and `{ distance: 12 }`. */
export function subjectHint(key: string, data: unknown): string | undefined {
  const value = isObject(data) && !('subject' in data) ? data[key] : undefined;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const condition = conditionsIn(joined(key, String(value))).slice(3, -3);
  return `In place of ${asCode(`${key}: ${String(value)}`)}, write ${asCode(condition)}.`;
}

/** `distance = 12`, `roll >= 5`, `attacker is winner` */
function joined(subject: string, value: string): string {
  if (/^[<>=]/.test(value)) return `${subject} ${value}`;
  if (/^\d+\+$/.test(value)) return `${subject} >= ${value.slice(0, -1)}`;
  return /^(?:-?\d+|target)$/.test(value) ? `${subject} = ${value}` : `${subject} is ${value}`;
}
