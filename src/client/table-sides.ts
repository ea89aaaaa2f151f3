/** On a phone a table of die ranges shows one side at a time: hides the columns of the others. */
import { partAt } from './dom.ts';

customElements.define(
  'table-sides',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      const changed = ({ target }: Event) => {
        if (target instanceof HTMLInputElement) this.showSide(target.value);
      };
      this.addEventListener('change', changed, { signal });
      window.addEventListener('hashchange', () => this.showTarget(), { signal });
      // Browsers restore the ticked box when a reader returns to the page.
      const ticked = this.querySelector<HTMLInputElement>('input:checked');
      if (ticked) this.showSide(ticked.value);
      this.showTarget();
    }

    /** A link to a cell of a hidden side shows that side. */
    private showTarget() {
      const target = partAt(location.hash);
      const side = target?.classList.contains('folded') ? target.dataset['side'] : undefined;
      if (side === undefined || !this.contains(target)) return;
      for (const input of this.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        input.checked = input.value === side;
      this.showSide(side);
      target?.scrollIntoView();
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    /**
     * `side` is the number of a column group; empty for all. Columns without a group are always
     * shown.
     */
    private showSide(side: string) {
      for (const cell of this.querySelectorAll<HTMLElement>('[data-side]')) {
        const own = cell.dataset['side'];
        cell.classList.toggle('folded', side !== '' && own !== '0' && own !== side);
      }
    }
  },
);
