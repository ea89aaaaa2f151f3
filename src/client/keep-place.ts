/** Language links keep the very part one is at, and the search typed. */
customElements.define(
  'keep-place',
  class extends HTMLElement {
    connectedCallback() {
      const follow = () => {
        for (const link of this.querySelectorAll('a')) {
          const url = new URL(link.href);
          [url.hash, url.search] = [location.hash, location.search];
          link.href = url.href;
        }
      };
      follow();
      addEventListener('hashchange', follow);
      // Search changes the address without a hashchange.
      this.addEventListener('pointerdown', follow);
      this.addEventListener('focusin', follow);
    }
  },
);
