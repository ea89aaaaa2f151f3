/** A click on a value gives the address of that cell. Links inside the cell stay links. */
customElements.define('cell-links', class extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || target.closest('a, button')) return;
      const cell = target.closest<HTMLElement>('td[id]');
      if (cell && getSelection()?.isCollapsed !== false) location.hash = cell.id;
    });
  }
});
