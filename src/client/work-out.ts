/**
 * The calculator of an entry: the page has its first controls; everything else is loaded at the
 * first use, or for a link with a situation.
 */
import type { SituationFile } from '../calculator/situation-file.ts';
import { situationParameters } from '../workout/parameters.ts';
import type { Calculator } from './situation/calculator.ts';

const loadModules = () => import('./situation/calculator.ts');

customElements.define(
  'work-out',
  class extends HTMLElement {
    private listeners = new AbortController();
    private opened: Promise<Calculator | undefined> | undefined;
    private file: Promise<SituationFile> | undefined;

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      for (const control of this.querySelectorAll<HTMLButtonElement>('[disabled]'))
        control.disabled = false;
      for (const event of ['pointerdown', 'focusin', 'input', 'click'])
        this.addEventListener(event, ({ target }) => this.touched(event, target), { signal });
      if (situationParameters(location.search).length > 0) void this.openForAddress();
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

    /** Not for parameters that only other sites know. */
    private async openForAddress() {
      const loaded = await this.load().catch(() => undefined);
      if (!loaded || (await loaded.isInAddress(loaded.file))) void this.open();
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
        await this.load();
      } catch {
        // It is loaded again at the next use.
      }
    }

    private async load() {
      const { loadData, ...modules } = await loadModules();
      this.file ??= loadData(this.dataset['source'] ?? '').catch((error: unknown) => {
        this.file = undefined;
        throw error;
      });
      return { ...modules, file: await this.file };
    }

    private open(): Promise<Calculator | undefined> {
      this.opened ??= this.create().catch(() => {
        // The next use tries again.
        this.opened = undefined;
        const status = this.querySelector('[role=status]');
        status?.classList.remove('vh');
        if (status) status.textContent = this.dataset['failed'] ?? '';
        return undefined;
      });
      return this.opened;
    }

    private async create() {
      const { Calculator, file } = await this.load();
      const calculator = new Calculator(this, file);
      await calculator.begin();
      this.listeners.abort();
      return calculator;
    }
  },
);
