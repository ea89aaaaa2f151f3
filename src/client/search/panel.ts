/**
 * The first hits under the field in the header, during typing; arrows move through them, Escape
 * closes.
 */
import { loadStyles } from '../load-styles.ts';
import styles from '../../styles/search-results.css?url';
import { move } from './arrow-keys.ts';
import { drawHits } from './hits.ts';
import { elsewhere, readings } from './notices.ts';
import { onTyping, type Answer, type Session } from './session.ts';
import { element } from '../dom.ts';

/** Hits shown; the rest are on the search page. */
const MOST = 8;

interface Panel {
  list: HTMLElement;
  status: HTMLElement;
  open: () => void;
  close: () => void;
}

export async function attachPanel(
  host: HTMLElement,
  input: HTMLInputElement,
  session: Session,
  signal: AbortSignal,
): Promise<void> {
  await loadStyles(styles);
  const panel = createPanel(host, input);
  const { list } = panel;
  // After closing, the list stays closed until the next letter or visit.
  let dismissed = false;
  const close = (asDismissed: boolean) => {
    // An answer on its way must not open the list again.
    stopTyping();
    session.cancel();
    panel.close();
    dismissed = asDismissed;
  };
  const leave = () => close(false);
  const show = async () => {
    if (input.value.trim() === '') {
      session.cancel();
      panel.close();
      return;
    }
    const answer = await session.ask(input.value);
    if (!answer) return;
    if (isBeginning(answer)) panel.close();
    else await draw(panel, answer, input.form?.action ?? '');
  };
  const failed = () => {
    list.replaceChildren(element('p', { role: 'alert' }, host.dataset['failed'] ?? ''));
    panel.open();
  };
  const update = () => void show().catch(failed);
  const wait = () => {
    if (input.value.trim() === '' || !list.hidden) return;
    list.replaceChildren(element('p', {}, host.dataset['waiting'] ?? ''));
    panel.open();
  };
  const stopTyping = onTyping(input, update);
  input.addEventListener('focus', () => list.hidden && !dismissed && update(), { signal });
  host.addEventListener('keydown', (event) => move(event, host, input, () => close(true)), {
    signal,
  });
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !host.contains(relatedTarget)) leave();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !host.contains(target)) leave();
    },
    { signal },
  );
  // A hit on the same page changes only the fragment.
  list.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && leave(),
  );
  if (document.activeElement === input) {
    wait();
    update();
  }
}

/** The list under the field, closed. The field announces whether it is open. */
function createPanel(host: HTMLElement, input: HTMLInputElement): Panel {
  const label = input.labels?.[0]?.textContent.trim() ?? '';
  const list = element('div', { class: 'found', id: 'found', role: 'dialog', 'aria-label': label });
  const status = element('p', { class: 'vh', role: 'status' });
  const setOpen = (open: boolean) => {
    list.hidden = !open;
    input.ariaExpanded = String(open);
  };
  input.role = 'combobox';
  input.ariaHasPopup = 'dialog';
  input.setAttribute('aria-controls', list.id);
  setOpen(false);
  host.append(list, status);
  return { list, status, open: () => setOpen(true), close: () => setOpen(false) };
}

/** After one or two letters without matches it is too early to report that nothing was found. */
const isBeginning = ({ query, hits }: Answer): boolean => hits.length === 0 && query.length < 3;

/** `searchPage` is the link to the page that shows all hits. */
async function draw(
  { list, status, open }: Panel,
  answer: Answer,
  searchPage: string,
): Promise<void> {
  const { hits, query, say } = answer;
  const shown = await answer.show(hits.slice(0, MOST));
  if (!shown) return;
  const count =
    hits.length === 0 ? say('search.none', { typed: query }) : answer.count(hits.length);
  const all = new URL(searchPage);
  all.searchParams.set('q', query);
  const focused = focusedHit(list);
  list.replaceChildren(
    ...readings(answer, shown),
    ...(hits.length === 0 ? [element('p', { class: 'none' }, count)] : drawHits(shown, answer)),
    ...(hits.length > MOST
      ? [
          element(
            'p',
            { class: 'all' },
            element('a', { href: all.href }, say('search.all.count', { n: hits.length })),
          ),
        ]
      : []),
    elsewhere(answer),
  );
  open();
  keepFocus(list, focused);
  status.textContent =
    hits.length === 0 ? count : say('search.count.say', { count, keys: say('search.keys') });
}

/** Address of the hit that has the focus, as it is written in the link. */
const focusedHit = (list: HTMLElement): string | undefined =>
  list.contains(document.activeElement)
    ? (document.activeElement?.getAttribute('href') ?? '')
    : undefined;

/** A later answer replaces the hits: the focus stays on the same one, or moves to the first. */
function keepFocus(list: HTMLElement, href: string | undefined): void {
  if (href === undefined) return;
  const hits = [...list.querySelectorAll<HTMLElement>('[data-result]')];
  (hits.find((hit) => hit.getAttribute('href') === href) ?? hits[0])?.focus();
}
