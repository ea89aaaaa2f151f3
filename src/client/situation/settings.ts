/** Reads settings from controls, and keeps controls consistent. */
import type { Problem, RowInput } from '../../workout/problem.ts';
import type { StageResult } from '../../workout/result.ts';
import type { Settings } from '../../workout/situation.ts';
import { withMinus } from '../../view/situation-bar.ts';

/** Reads the controls inside `form`. Invalid numbers are skipped, and their field is marked. */
export function readSettings(form: ParentNode, problem: Problem): Settings {
  const values: Settings['values'] = {};
  const states: Settings['states'] = {};
  const rows: Settings['rows'] = {};
  const given = [...form.querySelectorAll<HTMLInputElement>('[data-with]:checked')];
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-number]')) {
    const name = field.dataset['number'] ?? '';
    const number = parseNumber(field.value, problem.values[name]);
    field.toggleAttribute('aria-invalid', number === undefined && field.value.trim() !== '');
    if (number !== undefined) values[name] = number;
  }
  for (const { dataset, value } of form.querySelectorAll<HTMLInputElement>('[data-state]:checked'))
    (states[dataset['state'] ?? ''] ??= []).push(value);
  for (const { dataset, value } of form.querySelectorAll<HTMLSelectElement>('select[data-row]'))
    if (value) rows[dataset['row'] ?? ''] = value;
  return {
    with: given.flatMap(({ dataset }) => dataset['with'] || []),
    values,
    states,
    rows,
  };
}

/** `−2`, `3`, `1/2`, `D6`; undefined for anything else and for numbers past the limits. */
function parseNumber(
  text: string,
  value: Problem['values'][string] | undefined,
): number | string | undefined {
  const plain = text.trim().replace(/[−－]/g, '-').replace(/^\+/, '').normalize('NFKC');
  if (value?.dice && /^\d*[dk]\d+([+-]\d+)?$/i.test(plain)) return plain.toUpperCase();
  if (plain === '' || !Number.isFinite(Number(plain))) return undefined;
  const number = Number(plain);
  const { atLeast = -Infinity, atMost = Infinity, fraction } = value ?? {};
  return number >= atLeast && number <= atMost && (fraction || Number.isInteger(number))
    ? number
    : undefined;
}

/** Shows the numbers of chosen rows in their fields, and marks fields with a different number. */
export function showRowValues(
  form: ParentNode,
  { rows, values }: Settings,
  problem: Problem,
  changed: string,
): void {
  const given: RowInput['gives'] = {};
  for (const [table, row] of Object.entries(rows))
    Object.assign(given, problem.tables[table]?.rows.find(({ id }) => id === row)?.gives);
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-number]')) {
    const name = field.dataset['number'] ?? '';
    const own = given[name];
    field.placeholder = own === undefined || typeof own === 'object' ? '–' : withMinus(own);
    const differs = own !== undefined && values[name] !== undefined && values[name] !== own;
    field.title = differs ? changed : '';
    field.parentElement?.classList.toggle('changed', differs);
  }
}

/** Marks the modifiers that apply. */
export function markCounted(form: ParentNode, counted: StageResult['counted']): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-line]'))
    line.classList.toggle(
      'counts',
      counted.some(({ id }) => id === line.dataset['line']),
    );
}

/** One step from the number in the field, or from the row's if it is empty, or from the minimum. */
export function step(button: HTMLButtonElement): void {
  const field = button.parentElement?.querySelector<HTMLInputElement>('[data-number]');
  if (!field) return;
  const { least = '', most = '' } = field.dataset;
  const start = numberIn(field.value) ?? numberIn(field.placeholder);
  const by = Number(button.dataset['step']);
  const next = start === undefined ? Math.max(by, least === '' ? 0 : Number(least)) : start + by;
  const limited = Math.max(
    least === '' ? -Infinity : Number(least),
    Math.min(most === '' ? Infinity : Number(most), next),
  );
  field.value = withMinus(limited);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function numberIn(text: string): number | undefined {
  const plain = text.trim().replace('−', '-');
  return plain === '' || !Number.isFinite(Number(plain)) ? undefined : Number(plain);
}

/**
 * Ticks a modifier when its number is entered, and clears the number when it is unticked. `changed`
 * is the control used.
 */
export function tickWithNumber(changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement)) return;
  const line = changed.closest('[data-line]');
  const tick = line?.querySelector<HTMLInputElement>('[data-with]');
  const field = line?.querySelector<HTMLInputElement>('[data-number]');
  if (tick && changed === field) tick.checked = field.value.trim() !== '';
  if (!changed.matches('[data-with]')) return;
  // In a group in which only one applies, clears the numbers of the others.
  for (const other of changed
    .closest('ul')
    ?.querySelectorAll<HTMLInputElement>('[data-with]:not(:checked)') ?? []) {
    const number = other.closest('[data-line]')?.querySelector<HTMLInputElement>('[data-number]');
    if (number && (other === changed || other.type === 'radio')) number.value = '';
  }
}
