/** On a phone a table of die ranges shows one side at a time: folds the columns of the others. */
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
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    /** `side` is the number of a column group; empty for all of them. Columns of no group are always shown. */
    private showSide(side: string) {
      for (const cell of this.querySelectorAll<HTMLElement>('[data-side]')) {
        const own = cell.dataset['side'];
        cell.classList.toggle('folded', side !== '' && own !== '0' && own !== side);
      }
    }
  },
);
