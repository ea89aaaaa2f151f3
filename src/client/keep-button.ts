/** “Keep offline” on the front page of a ruleset. What it does is loaded when a reader reaches for it, or has kept something. */
import { hasKept } from './offline/mark.ts';

const REACHED = ['pointerover', 'focusin', 'click'] as const;

customElements.define(
  'keep-offline',
  class extends HTMLElement {
    private listeners = new AbortController();
    private loading = false;
    /** Was it pressed before what it does was there? */
    private pressed = false;

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      if (hasKept()) void this.start();
      for (const type of REACHED)
        this.addEventListener(
          type,
          ({ target }) => {
            this.pressed ||= type === 'click' && target instanceof HTMLButtonElement;
            void this.start();
          },
          { signal },
        );
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    private async start() {
      if (this.loading) return;
      this.loading = true;
      try {
        const { attach } = await import('./offline/control.ts');
        await attach(this, () => this.pressed);
        this.listeners.abort();
      } catch {
        // Loaded again when the reader next reaches for it.
        this.loading = false;
        const status = this.querySelector('[role=status]');
        if (status && this.pressed) status.textContent = this.dataset['failed'] ?? '';
        this.pressed = false;
      }
    }
  },
);
