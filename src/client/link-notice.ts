/**
 * Shows a notice for an outdated link: its part has moved or does not exist, or values changed
 * after it was copied.
 */
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

    /** Most links are current, so the notice is loaded on demand. */
    private check() {
      const search = new URLSearchParams(location.search);
      const missing = location.hash !== '' && !partAt(location.hash);
      if (!missing && !search.has('v') && !search.has('moved')) return;
      import('./old-link.ts')
        .then(({ showLinkNotice }) => showLinkNotice(this))
        // The page itself is complete; only the notice is missing.
        .catch(() => undefined);
    }
  },
);
