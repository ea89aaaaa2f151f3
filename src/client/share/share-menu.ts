/**
 * Sharing. The control beside the title shares the page; the link of a part to itself
 * (`<a href="#rifle">` inside `#rifle`) shares the part, as does Enter on a cell. All of them are
 * static links. A click on a cell opens its menu.
 */
import type { ShareData } from '../../share/data.ts';
import { partAt } from '../dom.ts';

customElements.define(
  'share-menu',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      const control = this.querySelector('a');
      const main = this.closest('main');
      if (!control || !main) return;
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      for (const link of [control, ...main.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]) {
        if (link !== control && !partOf(link)) continue;
        link.ariaHasPopup = 'dialog';
        if (link !== control) link.title = control.textContent.trim();
      }
      main.addEventListener('click', (event) => this.clicked(event, control), { signal });
      main.addEventListener('keydown', (event) => this.pressed(event), { signal });
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    private clicked(event: MouseEvent, control: HTMLAnchorElement) {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const link = event.target.closest('a');
      const cell = cellAt(event.target);
      if (cell)
        void this.load(
          import('./place-menu.ts').then(({ openPlaceMenu }) => openPlaceMenu),
          (openMenu, data) => openMenu(data, cell, () => void this.open(cell.id, cell)),
        );
      if (!link) return;
      const part = link === control ? '' : partOf(link);
      if (part === undefined) return;
      // If the address names a cell of the row, that cell is chosen and the address is kept.
      const at = partAt(location.hash)?.id ?? '';
      const isCell = part !== '' && at.startsWith(`${part}.`);
      if (link === control || isCell) event.preventDefault();
      void this.open(isCell ? at : part, link);
    }

    private pressed({ key, target }: KeyboardEvent) {
      if (key === 'Enter' && target instanceof HTMLTableCellElement && target.id)
        void this.open(target.id, target);
    }

    private open(fragment: string, opener: HTMLElement) {
      return this.load(
        import('./share-dialog.ts').then(({ openShareDialog }) => openShareDialog),
        (openDialog, data) => openDialog(data, fragment, opener),
      );
    }

    /** Loads what the page shares, and what shows it. */
    private async load<M>(code: Promise<M>, show: (code: M, data: ShareData) => void) {
      this.querySelector('[role=alert]')?.remove();
      try {
        const [loaded, { loadShareData }] = await Promise.all([code, import('./share-data.ts')]);
        show(loaded, await loadShareData(this.dataset['content'] ?? ''));
      } catch {
        const alert = document.createElement('p');
        alert.role = 'alert';
        alert.textContent = this.dataset['failed'] ?? '';
        this.append(alert);
      }
    }
  },
);

/**
 * With modifier keys or another button, a link keeps its normal behaviour: open a tab, download.
 */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Id of the part that contains a link to itself. */
function partOf(link: HTMLAnchorElement): string | undefined {
  const part = link.getAttribute('href')?.startsWith('#') ? partAt(link.hash) : null;
  return part?.contains(link) ? part.id : undefined;
}

/** The value of a table that was clicked: not a link in it, and not the end of selecting text. */
function cellAt(target: Element): HTMLTableCellElement | null {
  const cell = target.closest('a, button')
    ? null
    : target.closest<HTMLTableCellElement>('cell-links td[id]');
  // Asked only here: the answer needs the layout, which a click in a calculator has just changed.
  return cell && getSelection()?.isCollapsed === false ? null : cell;
}
