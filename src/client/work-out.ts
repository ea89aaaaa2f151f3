/**
 * The calculator of an entry: its controls are on the page. Its first use loads what the first
 * result needs, a link with a situation the whole.
 */
import type { FirstFile } from '../view/situation-files.ts';

/** The first result, or the whole calculator. */
interface Opened {
  /** After a change of a control. */
  changed(control: EventTarget | null): void;
}

/** A parameter of a situation; the excluded ones are added by sharing and search. */
const STATE = /[?&](?!v=|moved=|q=|utm_|fbclid=|gclid=)[a-z0-9.-]+=/;

customElements.define(
  'work-out',
  class extends HTMLElement {
    private listeners = new AbortController();
    private opened: Promise<Opened | undefined> | undefined;
    private file: Promise<FirstFile> | undefined;

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      for (const control of this.querySelectorAll<HTMLButtonElement>('[disabled]'))
        control.disabled = false;
      for (const event of ['pointerdown', 'focusin', 'input', 'click'])
        this.addEventListener(event, ({ target }) => this.touched(event, target), { signal });
      if (STATE.test(location.search)) void this.open();
      this.openIfNamed();
      addEventListener('hashchange', () => this.openIfNamed(), { signal });
      // Prepares the calculator at the first use of the page, so that it also works offline later.
      document.addEventListener('pointerdown', () => void (this.opened ?? this.prepare()), {
        signal,
        once: true,
      });
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    /** A search result and a worked example lead to the calculator itself. */
    private openIfNamed() {
      if (location.hash === `#${this.id}`) void this.open();
    }

    private touched(event: string, target: EventTarget | null) {
      const button = target instanceof Element ? target.closest('button') : null;
      void this.open().then((calculator) => {
        // Handles the events that happened while modules were loading.
        if (event === 'input') calculator?.changed(target);
        if (calculator && event === 'click' && button?.dataset['do'] !== 'open') button?.click();
      });
    }

    private async prepare() {
      try {
        await Promise.all([import('./situation/first-result.ts'), this.firstFile()]);
      } catch {
        // It is loaded again at the next use.
      }
    }

    private firstFile(): Promise<FirstFile> {
      this.file ??= load(this.dataset['source'] ?? '').catch((error: unknown) => {
        this.file = undefined;
        throw error;
      });
      return this.file;
    }

    private open(): Promise<Opened | undefined> {
      this.opened ??= this.load().catch(() => {
        // The next use tries again.
        this.opened = undefined;
        const status = this.querySelector('[role=status]');
        status?.classList.remove('vh');
        if (status) status.textContent = this.dataset['failed'] ?? '';
        return undefined;
      });
      return this.opened;
    }

    private async load(): Promise<Opened> {
      const opened = STATE.test(location.search)
        ? await (await import('./situation/calculator.ts')).openCalculator(this)
        : await this.openFirst();
      this.listeners.abort();
      return opened;
    }

    private async openFirst(): Promise<Opened> {
      const [{ openFirst }, file] = await Promise.all([
        import('./situation/first-result.ts'),
        this.firstFile(),
      ]);
      return openFirst(this, file);
    }
  },
);

async function load(source: string): Promise<FirstFile> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return (await response.json()) as FirstFile;
}
