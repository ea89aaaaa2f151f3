/** Under the field in the header: the first hits as one types; arrows move through them, Escape closes. */
import { drawHits } from './hits.ts';
import { elsewhere, readings } from './notices.ts';
import type { Answer, Ask } from './session.ts';
import { element } from './dom.ts';

const MOST = 8;

export function attachPanel(host: HTMLElement, input: HTMLInputElement, ask: Ask): void {
  const list = element('div', { class: 'found', id: 'found', hidden: true });
  const status = element('p', { class: 'vh', role: 'status' });
  host.append(list, status);
  input.setAttribute('aria-controls', 'found');

  const close = () => void (list.hidden = true);
  const show = async () => {
    const answer = input.value.trim() === '' ? undefined : await ask(input.value);
    if (answer) await draw(list, status, answer, input.form!);
    else if (input.value.trim() === '') close();
  };
  const failed = () => status.replaceChildren(host.dataset['failed'] ?? '');
  const update = () => void show().catch(failed);
  input.addEventListener('input', update);
  input.addEventListener('focus', update);
  host.addEventListener('keydown', (event) => move(event, host, input, close));
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !host.contains(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !host.contains(target)) close();
  });
  // A hit on the page one is at changes only the fragment.
  list.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close());
  if (document.activeElement === input) update();
}

async function draw(list: HTMLElement, status: HTMLElement, answer: Answer, form: HTMLFormElement): Promise<void> {
  const { hits, query, say, search } = answer;
  const shown = await search.show(hits.slice(0, MOST));
  const count = hits.length === 0 ? say('search.none', { typed: query }) : say('search.count', { n: hits.length });
  const all = new URL(form.action);
  all.searchParams.set('q', query);
  list.replaceChildren(
    ...readings(answer, shown),
    ...(hits.length === 0 ? [element('p', { class: 'none' }, count)] : drawHits(shown, answer)),
    ...(hits.length > MOST ? [element('p', { class: 'all' }, element('a', { href: all.href }, `${say('search.all')} (${hits.length})`))] : []),
    elsewhere(answer),
  );
  list.hidden = false;
  status.textContent = `${count}${hits.length === 0 ? '' : ` ${say('search.keys')}`}`;
}

/** Arrows go from the field through the hits and back. */
export function move(event: KeyboardEvent, host: ParentNode, input: HTMLElement, close: () => void): void {
  if (event.key === 'Escape') {
    close();
    if (document.activeElement !== input) input.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops: HTMLElement[] = [input, ...host.querySelectorAll<HTMLElement>('[data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
