/** Search answers as one types. What it needs is loaded when someone turns to it; until then, and without it, the form leads to the search page. */
customElements.define(
  'site-search',
  class extends HTMLElement {
    connectedCallback() {
      const input = this.querySelector('input');
      if (!input) return;
      let started: Promise<void> | undefined;
      const start = () =>
        (started ??= import('./search/attach.ts')
          .then(({ attach }) => attach(this, input))
          .catch(() => (started = undefined)));
      input.addEventListener('focus', start);
      const linked =
        document.querySelector('[data-search-page]') &&
        new URLSearchParams(location.search).get('q');
      if (linked || document.activeElement === input) void start();
      addEventListener('keydown', (event) => {
        if (!asksForSearch(event)) return;
        event.preventDefault();
        input.focus();
        input.select();
      });
    }
  },
);

function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const typing =
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !typing;
}
