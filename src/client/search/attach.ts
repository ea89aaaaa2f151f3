/**
 * Connects the field to the place of its answers: the search page, or a list under the field. What
 * only the search page needs is loaded there, while the index is on its way.
 */
import { attachPanel } from './panel.ts';
import { createSession } from './session.ts';

export async function attach(
  host: HTMLElement,
  input: HTMLInputElement,
  signal: AbortSignal,
): Promise<void> {
  const ask = createSession(host);
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page) {
    const { attachPage } = await import('./page.ts');
    attachPage(page, input, ask, signal);
  } else await attachPanel(host, input, ask, signal);
}
