/**
 * Loads the search at the first use of its field and shows results during typing. Until then, and
 * without scripts, the form opens the search page.
 */
customElements.define(
  'site-search',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      const input = this.querySelector('input');
      if (!input) return;
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      let started: Promise<void> | undefined;
      const load = async () => {
        const { attach } = await import('./search/attach.ts');
        await attach(this, input, signal);
      };
      // Retried at the next use of the field.
      const start = () => (started ??= load().catch(() => (started = undefined)));
      input.addEventListener('focus', () => void start(), { signal });
      if (document.querySelector('[data-search-page]') || document.activeElement === input)
        void start();
      addEventListener(
        'keydown',
        (event) => {
          if (!asksForSearch(event)) return;
          event.preventDefault();
          input.focus();
          input.select();
        },
        { signal },
      );
    }

    disconnectedCallback() {
      this.listeners.abort();
    }
  },
);

/** `/`, or K with Ctrl or Cmd. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const typing =
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !typing;
}
