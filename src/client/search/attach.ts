/** Ties the field to where its answers go: the search page, or a list under the field. */
import { attachPage } from './page.ts';
import { attachPanel } from './panel.ts';
import { createSession } from './session.ts';

export function attach(host: HTMLElement, input: HTMLInputElement): void {
  const ask = createSession(host);
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page) attachPage(page, input, ask);
  else attachPanel(host, input, ask);
}
