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
      window.addEventListener('hashchange', () => this.showTarget(), { signal });
      // A browser that returns to the page ticks what was ticked.
      const ticked = this.querySelector<HTMLInputElement>('input:checked');
      if (ticked) this.showSide(ticked.value);
      this.showTarget();
    }

    /** A link to a cell of a side that is folded shows that side. */
    private showTarget() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const side = target?.classList.contains('folded') ? target.dataset['side'] : undefined;
      if (side === undefined || !this.contains(target)) return;
      for (const input of this.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        input.checked = input.value === side;
      this.showSide(side);
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
