/** Under the field in the header: the first hits as one types; arrows move through them, Escape closes. */
import { drawHits } from './hits.ts';
import { elsewhere, readings } from './notices.ts';
import type { Answer, Ask } from './session.ts';
import { element } from './dom.ts';
import { onTyping } from './typing.ts';

const MOST = 8;

export function attachPanel(host: HTMLElement, input: HTMLInputElement, ask: Ask): void {
  const list = element('div', { class: 'found', id: 'found', hidden: true });
  const status = element('p', { class: 'vh', role: 'status' });
  host.append(list, status);
  input.setAttribute('aria-controls', 'found');

  // Whoever closes the list stays in the field without it, until the next letter or visit.
  let dismissed = false;
  const close = () => void (list.hidden = true);
  const leave = () => {
    close();
    dismissed = false;
  };
  const show = async () => {
    const answer = input.value.trim() === '' ? undefined : await ask(input.value);
    if (answer && !isBeginning(answer)) await draw(list, status, answer, input.form!);
    else if (answer || input.value.trim() === '') close();
  };
  const failed = () => {
    list.replaceChildren(element('p', { role: 'alert' }, host.dataset['failed'] ?? ''));
    list.hidden = false;
  };
  const update = () => void show().catch(failed);
  onTyping(input, update);
  input.addEventListener('focus', () => list.hidden && !dismissed && update());
  host.addEventListener('keydown', (event) =>
    move(event, host, input, () => {
      dismissed = true;
      close();
    }),
  );
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !host.contains(relatedTarget)) leave();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !host.contains(target)) leave();
  });
  // A hit on the page one is at changes only the fragment.
  list.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && leave(),
  );
  if (document.activeElement === input) update();
}

/** A letter or two that begin nothing yet are not worth the news. */
const isBeginning = ({ query, hits }: Answer): boolean => hits.length === 0 && query.length < 3;

async function draw(
  list: HTMLElement,
  status: HTMLElement,
  answer: Answer,
  form: HTMLFormElement,
): Promise<void> {
  const { hits, query, say } = answer;
  const shown = await answer.show(hits.slice(0, MOST));
  if (!shown) return;
  const count =
    hits.length === 0 ? say('search.none', { typed: query }) : answer.count(hits.length);
  const all = new URL(form.action);
  all.searchParams.set('q', query);
  list.replaceChildren(
    ...readings(answer, shown),
    ...(hits.length === 0 ? [element('p', { class: 'none' }, count)] : drawHits(shown, answer)),
    ...(hits.length > MOST
      ? [
          element(
            'p',
            { class: 'all' },
            element('a', { href: all.href }, `${say('search.all')} (${hits.length})`),
          ),
        ]
      : []),
    elsewhere(answer),
  );
  list.hidden = false;
  status.textContent = hits.length === 0 ? count : `${count}. ${say('search.keys')}`;
}

/** Arrows go from the field through the hits and back. */
export function move(
  event: KeyboardEvent,
  host: ParentNode,
  input: HTMLElement,
  close: () => void,
): void {
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
