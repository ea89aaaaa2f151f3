/** Light or dark: the button turns the theme over and remembers it. */
customElements.define(
  'theme-switch',
  class extends HTMLElement {
    connectedCallback() {
      this.hidden = false;
      this.addEventListener('click', () => {
        const { dataset } = document.documentElement;
        const dark = dataset['theme']
          ? dataset['theme'] === 'dark'
          : matchMedia('(prefers-color-scheme: dark)').matches;
        dataset['theme'] = dark ? 'light' : 'dark';
        try {
          localStorage.setItem('theme', dataset['theme']);
        } catch {
          // Storage is closed to us: the choice lasts for this page.
        }
      });
    }
  },
);
