/** Style sheets that are loaded when something is opened. */
import { element } from './dom.ts';

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a style sheet once. Also resolves if loading fails, because the content is readable without
 * it.
 */
export function loadStyles(href: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const done = new Promise<void>((resolve) => {
    const link = element('link', { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  loaded.set(href, done);
  return done;
}
