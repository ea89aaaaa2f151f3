/** Reads out the total that the style sheet's counters show, since generated text is not read out everywhere. */
import { totalOf, type TotalTarget } from './modifier-total.ts';

customElements.define(
  'modifier-sum',
  class extends HTMLElement {
    connectedCallback() {
      const form = this.querySelector('form');
      form?.addEventListener('change', () => this.update());
      // The fields still have their old values while the event is handled.
      form?.addEventListener('reset', () => setTimeout(() => this.update()));
    }

    private update() {
      const total = this.querySelector<HTMLElement>('.total');
      const status = this.querySelector('[role=status]');
      if (!total || !status) return;
      const chosen = [...this.querySelectorAll<HTMLInputElement>('input:checked')];
      const amounts = chosen.map(({ dataset }) => Number(dataset['m'] ?? 0));
      const { sumLabel = '', needLabel = '', pastLabel = '' } = total.dataset;
      const { text, impossible } = totalOf(amounts, targetOf(total.dataset), {
        sum: sumLabel,
        need: needLabel,
        impossible: pastLabel,
      });
      total.classList.toggle('past', impossible);
      status.textContent = text;
    }
  },
);

function targetOf({ need, way, most }: DOMStringMap): TotalTarget | undefined {
  if (need === undefined) return undefined;
  return {
    need: Number(need),
    way: way === 'up' ? 'up' : 'down',
    most: most === undefined ? undefined : Number(most),
  };
}
