/**
 * Connects the field to the place of its answers: the search page, or a list under the field. One
 * file holds both: a request of its own for the few kilobytes of the search page would take longer.
 */
import { attachPage } from './page.ts';
import { attachPanel } from './panel.ts';
import { createSession } from './session.ts';

export async function attach(
  host: HTMLElement,
  input: HTMLInputElement,
  signal: AbortSignal,
): Promise<void> {
  const session = createSession(host);
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page) attachPage(page, input, session, signal);
  else await attachPanel(host, input, session, signal);
}
