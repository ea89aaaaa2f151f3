/** The page of what is kept; and, without a connection, what became of the page that was asked for. */
import { drawList } from './offline/list.ts';
import { drawMissing } from './offline/missing.ts';
import { openStore } from './offline/store.ts';

customElements.define(
  'offline-pages',
  class extends HTMLElement {
    connectedCallback() {
      const list = this.querySelector<HTMLElement>('.list');
      const missing = location.pathname !== this.dataset['here'];
      // At once, and not only when everything else is loaded: it says why the page looks other than expected.
      if (missing) drawMissing(this);
      if (list) void openStore().then((store) => drawList(list, store, missing));
    }
  },
);
