/** Says what became of an outdated link: its part has moved or does not exist, or figures changed after it was copied. */
import { partAt } from './dom.ts';

customElements.define(
  'link-notice',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      this.listeners = new AbortController();
      addEventListener('hashchange', () => this.check(), { signal: this.listeners.signal });
      this.check();
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    /** Most links are up to date, so the notice is loaded only for the others. */
    private check() {
      const search = new URLSearchParams(location.search);
      const missing = location.hash !== '' && !partAt(location.hash);
      if (!missing && !search.has('v') && !search.has('moved')) return;
      import('./old-link.ts')
        .then(({ showLinkNotice }) => showLinkNotice(this))
        // The page itself is complete; only the remark about the link is missing.
        .catch(() => undefined);
    }
  },
);
