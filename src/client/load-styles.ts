/** Style sheets that are loaded when something is opened. */
import { element } from './dom.ts';

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a style sheet once; one that the page links is not loaded again. Also resolves if loading
 * fails, because the content is readable without it.
 */
export function loadStyles(href: string): Promise<void> {
  const styles = loaded.get(href);
  if (styles) return styles;
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const done = new Promise<void>((resolve) => {
    const link = element('link', { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  loaded.set(href, done);
  return done;
}
