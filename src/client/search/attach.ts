/** Connects the field to the place of its answers: the search page, or a list under the field. */
import { attachPage } from './page.ts';
import { attachPanel } from './panel.ts';
import { createSession } from './session.ts';

export function attach(host: HTMLElement, input: HTMLInputElement, signal: AbortSignal): void {
  const ask = createSession(host);
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page) attachPage(page, input, ask, signal);
  else attachPanel(host, input, ask, signal);
}
