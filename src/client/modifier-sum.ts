/** Adds up the modifiers that are ticked: shows the sum and the number needed, and has them read out. */
import { spoken, sumUp, type TargetForm, type Total } from '../view/modifier-sum.ts';

customElements.define(
  'modifier-sum',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      this.addEventListener('change', () => this.update(), { signal });
      // The fields still have their old values while the event is handled.
      this.addEventListener('reset', () => setTimeout(() => this.update()), { signal });
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    private update() {
      const total = this.querySelector<HTMLElement>('.total');
      if (!total) return;
      const ticked = [...this.querySelectorAll<HTMLInputElement>('input:checked')];
      const amounts = ticked.map(({ dataset }) => Number(dataset['adds'] ?? 0));
      const sum = sumUp(amounts, totalOf(total.dataset));
      const { sumLabel = '', neededLabel = '', impossible = '' } = total.dataset;
      fill(total.querySelector('[data-sum]'), sum.sum);
      fill(total.querySelector('[data-needed]'), sum.needed ?? '');
      fill(
        total.querySelector('[role=status]'),
        spoken(sum, { sum: sumLabel, needed: neededLabel, impossible }),
      );
      total.classList.toggle('past', sum.impossible);
    }
  },
);

function totalOf({ need, form, way, most }: DOMStringMap): Total {
  return {
    need: need === undefined ? undefined : Number(need),
    form: FORMS.find((one) => one === form) ?? 'none',
    way: way === 'up' ? 'up' : 'down',
    most: most === undefined ? undefined : Number(most),
  };
}

const FORMS: readonly TargetForm[] = ['at-least', 'at-most', 'none'];

function fill(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}
