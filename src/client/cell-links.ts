/** A click on a value gives the address of that cell; with the keyboard, arrows lead from a row's link to its cells. */
const STEPS: Record<string, readonly [across: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

customElements.define(
  'cell-links',
  class extends HTMLElement {
    connectedCallback() {
      // Links inside the cell stay links.
      this.addEventListener('click', ({ target }) => {
        if (!(target instanceof Element) || target.closest('a, button')) return;
        const cell = target.closest<HTMLElement>('td[id]');
        if (cell && getSelection()?.isCollapsed !== false) location.hash = cell.id;
      });
      this.addEventListener('keydown', (event) => {
        const [across, down] = STEPS[event.key] ?? [0, 0];
        const target = event.target as Element;
        // Up and down belong to the page as long as one is not in a cell.
        if ((!across && !down) || (target.matches('th a') ? across <= 0 : !target.matches('td')))
          return;
        event.preventDefault();
        step(target.closest<HTMLTableCellElement>('td, th'), across, down);
      });
    }
  },
);

function step(cell: HTMLTableCellElement | null, across: number, down: number): void {
  const row = cell?.closest('tr');
  const rows = [
    ...(cell?.closest('table')?.querySelectorAll<HTMLTableRowElement>('tbody tr[id]') ?? []),
  ];
  const next = row && rows[rows.indexOf(row) + down]?.cells[cell!.cellIndex + across];
  if (next?.matches('th')) next.querySelector('a')?.focus();
  else if (next?.id) location.replace(`#${next.id}`);
}
