/**
 * On a phone a folded table is laid out as a grid, and Safari then no longer reads it as a table unless its roles are
 * written out. The HTML standard forbids them in the page, where they say nothing new.
 */
const ROLES: Record<string, string> = {
  'thead, tbody': 'rowgroup',
  tr: 'row',
  td: 'cell',
  'thead th': 'columnheader',
  'tbody th': 'rowheader',
};

customElements.define(
  'table-roles',
  class extends HTMLElement {
    connectedCallback() {
      this.querySelector('table')?.setAttribute('role', 'table');
      for (const [parts, role] of Object.entries(ROLES))
        for (const part of this.querySelectorAll(parts)) part.role = role;
    }
  },
);
