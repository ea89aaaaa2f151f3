/** Connects the field to the place of its answers: the search page, or a list under the field. */
import styles from '../../styles/search-results.css?url';
import { loadStyles } from '../load-styles.ts';
import { attachPage } from './page.ts';
import { attachPanel } from './panel.ts';
import { createSession } from './session.ts';

export async function attach(
  host: HTMLElement,
  input: HTMLInputElement,
  signal: AbortSignal,
): Promise<void> {
  const ask = createSession(host);
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page) attachPage(page, input, ask, signal);
  else {
    await loadStyles(styles);
    attachPanel(host, input, ask, signal);
  }
}
