/**
 * The theme: that of the system, light, or dark. The button switches between the three and names
 * the current one.
 */
type Theme = 'system' | 'light' | 'dark';

customElements.define(
  'theme-switch',
  class extends HTMLElement {
    private listeners = new AbortController();

    connectedCallback() {
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      this.addEventListener('click', () => this.choose(next(currentTheme())), { signal });
      // Another tab of the site.
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key !== 'theme') return;
        apply(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
        this.describe();
      };
      addEventListener('storage', follow, { signal });
      this.describe();
    }

    disconnectedCallback() {
      this.listeners.abort();
    }

    private choose(theme: Theme) {
      apply(theme);
      this.describe();
      try {
        // src/public/theme.js reads it before the next page is drawn.
        if (theme === 'system') localStorage.removeItem('theme');
        else localStorage.setItem('theme', theme);
      } catch {
        // Storage is not allowed, so the choice applies to this page only.
      }
    }

    private describe() {
      const button = this.querySelector('button');
      const { label = '', ...names } = this.dataset;
      const theme = currentTheme();
      if (!button) return;
      button.ariaLabel = `${label} ${names[theme] ?? theme}`;
      button.title = button.ariaLabel;
    }
  },
);

/**
 * After the system's theme comes the opposite one, so that the first click always has a visible
 * effect.
 */
function next(theme: Theme): Theme {
  const own: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const other: Theme = own === 'dark' ? 'light' : 'dark';
  if (theme === 'system') return other;
  return theme === other ? own : 'system';
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
