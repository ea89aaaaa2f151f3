/** Reads settings from controls, sets controls from settings, and keeps controls consistent. */
import { stepped } from '../../calculator/number-field.ts';
import { number as shown } from '../../notation/numbers.ts';
import type { Problem } from '../../workout/problem.ts';
import type { RowInput } from '../../workout/stages/row-table.ts';
import type { StageResult } from '../../workout/result.ts';
import { readNumber } from '../../workout/read-number.ts';
import type { Settings } from '../../workout/situation.ts';

/** Reads the controls inside `form`. Numbers that are refused are skipped (`markRefused`). */
export function readSettings(form: ParentNode, problem: Problem): Settings {
  const values: Settings['values'] = {};
  const states: Settings['states'] = {};
  const rows: Settings['rows'] = {};
  const given = [...form.querySelectorAll<HTMLInputElement>('[data-with]:checked')];
  for (const field of numberFieldsIn(form)) {
    const name = field.dataset['number'] ?? '';
    const read = readNumber(field.value, problem.values[name]);
    if (read.type === 'known') values[name] = read.value;
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

export const numberFieldsIn = (form: ParentNode): NodeListOf<HTMLInputElement> =>
  form.querySelectorAll<HTMLInputElement>('[data-number]');

/** Whether a field holds no number, or was said to. */
export const isRefused = (form: ParentNode, { values }: Problem): boolean =>
  [...numberFieldsIn(form)].some(
    ({ value, dataset, ariaInvalid }) =>
      ariaInvalid ??
      (value.trim() !== '' && readNumber(value, values[dataset['number'] ?? '']).type !== 'known'),
  );

/** Sets every control inside `form`. */
export function writeSettings(form: ParentNode, settings: Settings): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-with]'))
    input.checked = settings.with.includes(input.dataset['with'] ?? '');
  for (const field of numberFieldsIn(form))
    field.value = shown(settings.values[field.dataset['number'] ?? ''] ?? '');
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-state]'))
    input.checked = settings.states[input.dataset['state'] ?? '']?.includes(input.value) ?? false;
  for (const choice of form.querySelectorAll<HTMLSelectElement>('select[data-row]'))
    choice.value = settings.rows[choice.dataset['row'] ?? ''] ?? '';
  for (const inputs of form.querySelectorAll<HTMLDetailsElement>('details.inputs'))
    inputs.open ||= [...inputs.querySelectorAll<HTMLInputElement>(':checked, input')].some(
      ({ type, value, checked }) => (type === 'checkbox' ? checked : value !== ''),
    );
}

/** Shows the numbers of chosen rows in their fields. */
export function showRowValues(form: ParentNode, { rows }: Settings, problem: Problem): void {
  const given: RowInput['gives'] = {};
  for (const [table, row] of Object.entries(rows))
    Object.assign(given, problem.tables[table]?.rows.find(({ id }) => id === row)?.gives);
  for (const field of numberFieldsIn(form)) {
    const own = given[field.dataset['number'] ?? ''];
    field.placeholder = own === undefined || typeof own === 'object' ? '' : shown(own);
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

/** The number of the button, or one step from that in the field beside it. */
export function step(button: HTMLButtonElement): void {
  const field = button.parentElement?.querySelector<HTMLInputElement>('[data-number]');
  if (!field) return;
  const { value, placeholder, dataset } = field;
  const limit = (bound: string | undefined) => (bound === undefined ? undefined : Number(bound));
  field.value =
    button.dataset['set'] ??
    stepped(
      { value, placeholder, least: limit(dataset['least']), most: limit(dataset['most']) },
      Number(button.dataset['step']),
    );
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Ticks a modifier when its number is entered, clears the number when it is unticked, and lets the
 * row that is chosen replace the numbers entered before. `changed` is the control used.
 */
export function applyControl(changed: EventTarget | null, { tables }: Problem): void {
  if (changed instanceof HTMLSelectElement) takeRow(changed, tables);
  if (!(changed instanceof HTMLInputElement)) return;
  const line = changed.closest('[data-line]');
  const tick = line?.querySelector<HTMLInputElement>('[data-with]');
  const field = line?.querySelector<HTMLInputElement>('[data-number]');
  if (tick && changed === field) tick.checked = field.value.trim() !== '';
  if (!tick) return;
  // In a group in which only one applies, the others no longer do.
  const group = tick.checked && 'only' in tick.dataset ? line?.parentElement : undefined;
  const others = group?.querySelectorAll<HTMLInputElement>('[data-only]') ?? [];
  for (const other of [tick, ...others]) {
    other.checked &&= other === tick;
    const number = other.closest('[data-line]')?.querySelector<HTMLInputElement>('[data-number]');
    if (number && !other.checked) number.value = '';
  }
}

function takeRow(choice: HTMLSelectElement, tables: Problem['tables']): void {
  const row = tables[choice.dataset['row'] ?? '']?.rows.find(({ id }) => id === choice.value);
  for (const field of numberFieldsIn(choice.closest('[data-stage], [data-group]') ?? choice))
    if (row && (field.dataset['number'] ?? '') in row.gives) field.value = '';
}
