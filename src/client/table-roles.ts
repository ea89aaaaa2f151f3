/**
 * On a phone a folded table has a grid layout, and Safari then needs explicit roles to treat it as
 * a table. The HTML standard forbids them in the page, where they are redundant.
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
