/** Sets controls from settings. */
import type { Settings } from '../../workout/situation.ts';

/** Sets every control inside `form`. */
export function writeSettings(form: ParentNode, settings: Settings): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-with]')) {
    const id = input.dataset['with'] ?? '';
    input.checked = id === '' ? !othersChosen(input, settings) : settings.with.includes(id);
  }
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-number]'))
    field.value = String(settings.values[field.dataset['number'] ?? ''] ?? '').replace('-', '−');
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
