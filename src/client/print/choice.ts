/** The choice of parts and paper for the printed quick reference. The address keeps it, so that it can be shared. */
import { fillerOf } from '../../text/fill-in.ts';
import { element } from '../dom.ts';
import { drawCodes } from './draw-codes.ts';
import { countPages } from './pages.ts';

const PAPERS = ['a4', 'letter'];
/** `?notes=none` */
const WITHOUT = 'none';

customElements.define(
  'print-choice',
  class extends HTMLElement {
    private say: ReturnType<typeof fillerOf> = () => '';
    /** Said where codes are left out. */
    private missing = '';

    connectedCallback() {
      const words = JSON.parse(this.dataset['words'] ?? '{}') as Record<string, string>;
      this.say = fillerOf(words, this.dataset['language'] ?? 'en');
      this.restore();
      this.addEventListener('change', ({ target }) => {
        if (target instanceof HTMLInputElement) this.spread(target);
        this.apply();
        this.keep();
      });
      this.querySelector('[data-print]')?.addEventListener('click', () => print());
      this.querySelector('[data-all]')?.addEventListener('click', () => {
        for (const box of this.boxes()) box.checked = true;
        const notes = this.notes();
        if (notes) notes.checked = true;
        this.apply();
        this.keep();
      });
      addEventListener('popstate', () => this.restore());
      // The page is complete without them; only the reason is missing then.
      void drawCodes().then((drawn) => {
        if (!drawn) this.missing = this.say('print.codes-missing');
        this.apply();
      });
    }

    private boxes(): HTMLInputElement[] {
      return [...this.querySelectorAll<HTMLInputElement>('[type=checkbox][value]')];
    }

    /** Whether footnotes are printed. */
    private notes(): HTMLInputElement | null {
      return this.querySelector<HTMLInputElement>('[data-notes]');
    }

    private sections(): { section: HTMLInputElement; items: HTMLInputElement[] }[] {
      const boxes = this.boxes();
      return boxes
        .filter((box) => box.dataset['of'] === undefined)
        .map((section) => ({
          section,
          items: boxes.filter((box) => box.dataset['of'] === section.value),
        }));
    }

    /** Sets the controls to what the address says. */
    private restore() {
      const search = new URLSearchParams(location.search);
      const parts = search.get('parts')?.split(',');
      for (const box of this.boxes())
        box.checked =
          !parts || parts.includes(box.value) || parts.includes(box.dataset['of'] ?? '');
      const notes = this.notes();
      if (notes) notes.checked = search.get('notes') !== WITHOUT;
      const paper = search.get('paper') ?? '';
      for (const radio of this.querySelectorAll<HTMLInputElement>('[type=radio]'))
        radio.checked = radio.value === (PAPERS.includes(paper) ? paper : '');
      this.apply();
    }

    /** Optional rules and modules, with the boxes of their parts. */
    private modules(): { section: HTMLInputElement; items: HTMLInputElement[] }[] {
      const boxes = this.boxes();
      return [...this.querySelectorAll<HTMLInputElement>('[data-parts]')].map((section) => {
        const parts = section.dataset['parts']?.split(' ') ?? [];
        return { section, items: boxes.filter(({ value }) => parts.includes(value)) };
      });
    }

    /** A section stands for all that is in it. */
    private spread(changed: HTMLInputElement) {
      for (const { section, items } of [...this.sections(), ...this.modules()])
        if (section === changed) for (const item of items) item.checked = changed.checked;
    }

    /** Shows the chosen parts, and the paper's form. */
    private apply() {
      const chosen = new Set<string>();
      for (const { section, items } of [...this.modules(), ...this.sections()]) {
        const count = items.filter(({ checked }) => checked).length;
        if (items.length > 0) {
          section.checked = count === items.length;
          section.indeterminate = count > 0 && count < items.length;
        }
        if (section.dataset['parts'] !== undefined) continue;
        for (const { value, checked } of [section, ...items]) if (checked) chosen.add(value);
        if (count > 0) chosen.add(section.value);
      }
      for (const part of document.querySelectorAll<HTMLElement>('.sheet [data-part]'))
        part.hidden = !chosen.has(part.dataset['part'] ?? '');
      document.documentElement.toggleAttribute('data-no-notes', !this.hasNotes());
      const paper = this.paper();
      if (paper === '') delete document.documentElement.dataset['paper'];
      else document.documentElement.dataset['paper'] = paper;
      this.showStatus(chosen.size > 0);
    }

    private hasNotes(): boolean {
      return this.notes()?.checked ?? true;
    }

    private paper(): string {
      return this.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ?? '';
    }

    private showStatus(any: boolean) {
      const status = this.querySelector('[role=status]');
      if (!status) return;
      const count = any ? this.say('print.pages', { n: countPages() }) : this.say('print.nothing');
      const notes = [count, this.missing].filter((text) => text !== '');
      status.replaceChildren(...notes.map((text) => element('span', {}, text)));
    }

    /** Writes the choice into the address; its other parameters stay. */
    private keep() {
      const sections = this.sections();
      const parts = sections.flatMap(({ section, items }) =>
        section.checked
          ? [section.value]
          : items.filter(({ checked }) => checked).map(({ value }) => value),
      );
      const whole = sections.every(({ section }) => section.checked);
      const url = new URL(location.href);
      const settings: [string, string][] = [
        ['parts', whole ? '' : parts.join(',')],
        ['paper', this.paper()],
        ['notes', this.hasNotes() ? '' : WITHOUT],
      ];
      for (const [name, value] of settings) {
        if (value === '' && !(name === 'parts' && !whole)) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      // Commas and slashes are allowed in a query, and can be read.
      url.search = url.search.replaceAll('%2C', ',').replaceAll('%2F', '/');
      history.replaceState(null, '', url);
    }
  },
);
