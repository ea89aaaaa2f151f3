/**
 * Makes table cells addressable: a click on a value sets the address of its cell, arrow keys move
 * from a row's link to its cells, and the row or cell in the address is shown, focused and
 * announced. The headings of its column and of the column under the pointer are highlighted.
 */
import { partAt } from './dom.ts';

const STEPS: Record<string, readonly [across: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

customElements.define(
  'cell-links',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      this.addEventListener('click', clicked, { signal });
      this.addEventListener('keydown', pressed, { signal });
      this.addEventListener('pointerover', ({ target }) => markHead(this, target, 'pointed'), {
        signal,
      });
      this.addEventListener('pointerleave', () => markHead(this, null, 'pointed'), { signal });
      addEventListener('hashchange', () => this.arrive(), { signal });
      this.arrive();
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    /** Shows the row or cell of this table that the address names. */
    private arrive() {
      const named = partAt(location.hash);
      const part = named && this.contains(named) ? named : null;
      markHead(this, part, 'of-target');
      if (!part) return;
      if (part instanceof HTMLTableCellElement && part.matches('tbody *')) void focusCell(part);
      if (part instanceof HTMLTableRowElement && !part.contains(document.activeElement))
        focusQuietly(part);
    }
  },
);

function clicked({ target }: MouseEvent): void {
  // Links inside a cell stay links, and selecting text is not a click.
  if (!(target instanceof Element) || target.closest('a, button')) return;
  const cell = target.closest<HTMLElement>('td[id]');
  if (cell && getSelection()?.isCollapsed !== false) location.hash = cell.id;
}

function pressed(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (!step || !(target instanceof Element)) return;
  const [across, down] = step;
  // From a row or its link only to the right, because up and down scroll the page.
  if (target.matches('tr, th a') ? across <= 0 : !target.matches('td')) return;
  event.preventDefault();
  const cell =
    target instanceof HTMLTableRowElement
      ? target.cells[0]
      : target.closest<HTMLTableCellElement>('td, th');
  if (cell) moveTo(cell, across, down);
}

/** Only for columns of values, because a row's label has no such heading. */
function markHead(table: HTMLElement, target: EventTarget | null, mark: string): void {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('tbody td') : null;
  const heads = table.querySelector<HTMLTableRowElement>('thead tr:last-child')?.cells ?? [];
  for (const head of heads) head.classList.toggle(mark, head.cellIndex === cell?.cellIndex);
}

function moveTo(cell: HTMLTableCellElement, across: number, down: number): void {
  const row = cell.closest('tr');
  const table = cell.closest('table');
  if (!row || !table) return;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[id]')];
  const next = rows[rows.indexOf(row) + down]?.cells[cell.cellIndex + across];
  if (next?.matches('th')) next.querySelector('a')?.focus();
  else if (next?.id) location.replace(`#${next.id}`);
}

/**
 * Screen readers would announce only the text of the cell, so the names of row and column are
 * added. Without them, if they cannot be loaded, the cell is focused all the same.
 */
async function focusCell(cell: HTMLTableCellElement): Promise<void> {
  const label = await import('./cell-label.ts').catch(() => undefined);
  // Another part was named while it was loading.
  if (partAt(location.hash) !== cell) return;
  if (label) {
    cell.ariaLabel = label.cellLabel(cell);
    cell.addEventListener('blur', () => cell.removeAttribute('aria-label'), { once: true });
  }
  focusQuietly(cell);
}

/** Focuses without scrolling, because the browser has already scrolled to the part. */
function focusQuietly(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
