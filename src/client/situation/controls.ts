/** Reads settings from controls, sets controls from settings, and keeps controls consistent. */
import { parseNumber, stepped } from '../../calculator/number-field.ts';
import { number as shown } from '../../notation/numbers.ts';
import type { Problem, RowInput } from '../../workout/problem.ts';
import type { StageResult } from '../../workout/result.ts';
import type { Settings } from '../../workout/situation.ts';

/** Reads the controls inside `form`. Invalid numbers are skipped, and their field is marked. */
export function readSettings(form: ParentNode, problem: Problem): Settings {
  const values: Settings['values'] = {};
  const states: Settings['states'] = {};
  const rows: Settings['rows'] = {};
  const given = [...form.querySelectorAll<HTMLInputElement>('[data-with]:checked')];
  for (const field of numberFieldsIn(form)) {
    const name = field.dataset['number'] ?? '';
    const number = parseNumber(field.value, problem.values[name]);
    markInvalid(field, number === undefined && field.value.trim() !== '');
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

const numberFieldsIn = (form: ParentNode): NodeListOf<HTMLInputElement> =>
  form.querySelectorAll<HTMLInputElement>('[data-number]');

/** Only the word `true` counts as invalid; an empty attribute counts as valid. */
export function markInvalid(
  field: Pick<Element, 'setAttribute' | 'removeAttribute'>,
  isInvalid: boolean,
): void {
  if (isInvalid) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/** Sets every control inside `form`. */
export function writeSettings(form: ParentNode, settings: Settings): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-with]')) {
    const id = input.dataset['with'] ?? '';
    input.checked = id === '' ? !othersChosen(input, settings) : settings.with.includes(id);
  }
  for (const field of numberFieldsIn(form))
    field.value = shown(settings.values[field.dataset['number'] ?? ''] ?? '');
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-state]'))
    input.checked = settings.states[input.dataset['state'] ?? '']?.includes(input.value) ?? false;
  for (const choice of form.querySelectorAll<HTMLSelectElement>('select[data-row]'))
    choice.value = settings.rows[choice.dataset['row'] ?? ''] ?? '';
}

/** For a group in which only one applies: whether another one is set. */
const othersChosen = (none: HTMLInputElement, settings: Settings): boolean =>
  [...(none.closest('ul')?.querySelectorAll<HTMLInputElement>('[data-with]') ?? [])].some(
    ({ dataset }) => dataset['with'] !== '' && settings.with.includes(dataset['with'] ?? ''),
  );

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
  for (const field of numberFieldsIn(form)) {
    const name = field.dataset['number'] ?? '';
    const own = given[name];
    field.placeholder = own === undefined || typeof own === 'object' ? '–' : shown(own);
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

/** One step from the number in the field beside the button. */
export function step(button: HTMLButtonElement): void {
  const field = button.parentElement?.querySelector<HTMLInputElement>('[data-number]');
  if (!field) return;
  const { value, placeholder, dataset } = field;
  const limit = (bound: string | undefined) => (bound === undefined ? undefined : Number(bound));
  field.value = stepped(
    { value, placeholder, least: limit(dataset['least']), most: limit(dataset['most']) },
    Number(button.dataset['step']),
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
