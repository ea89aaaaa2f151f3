/** Language links keep the current part of the page and the query of a search. */
customElements.define(
  'keep-place',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      const update = () => {
        for (const link of this.querySelectorAll('a')) {
          const url = new URL(link.href);
          [url.hash, url.search] = [location.hash, location.search];
          link.href = url.href;
        }
      };
      update();
      addEventListener('hashchange', update, { signal });
      // A calculator writes its situation into the address.
      document.addEventListener('situation', update, { signal });
      // Search changes the address without a hashchange.
      this.addEventListener('pointerdown', update, { signal });
      this.addEventListener('focusin', update, { signal });
    }

    disconnectedCallback() {
      this.listeners.abort();
    }
  },
);
