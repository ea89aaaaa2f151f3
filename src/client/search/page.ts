/** The search page: all hits, filtered by game and kind, with a shareable address. */
import { attachFullText } from './full-text-section.ts';
import { drawFilters, fits, namesOf, type Chosen } from './filters.ts';
import { drawHits, STEP } from './hits.ts';
import { drawNothing, elsewhere, readings } from './notices.ts';
import { move } from './arrow-keys.ts';
import { onTyping, type Answer, type Session } from './session.ts';
import { element } from '../dom.ts';

export function attachPage(
  page: HTMLElement,
  input: HTMLInputElement,
  session: Session,
  signal: AbortSignal,
): void {
  const parts = partsOf(page);
  const clear = clearing(parts, page.dataset['title']);
  const fullText = attachFullText(parts.list);
  // Filters are open beside the results, and collapsed above them on a phone.
  const narrow = page.querySelector<HTMLDetailsElement>('.narrow');
  if (narrow) narrow.open = matchMedia('(min-width: 64rem)').matches;
  const summary = narrow?.querySelector('summary');
  const filters = summary?.textContent ?? '';
  const titled = document.title;
  const start = new URLSearchParams(location.search);
  let chosen: Chosen = {
    rulesets: listed(start, 'game'),
    kinds: listed(start, 'kind'),
    modules: listed(start, 'module'),
  };
  const update = async () => {
    document.documentElement.toggleAttribute('data-asked', input.value.trim() !== '');
    if (input.value.trim() === '') {
      session.cancel();
      clear();
      fullText.clear();
      document.title = titled;
      forget();
      return;
    }
    const answer = await session.ask(input.value);
    if (!answer) return;
    const redraw = async (now: Chosen): Promise<void> => {
      chosen = now;
      remember(answer.query, chosen);
      const choose = (choice: Chosen) => void redraw(choice).catch(failed);
      const shown = await draw(parts, answer, chosen, choose, STEP, failed);
      if (!shown) return;
      fullText.update(answer, chosen);
      if (summary) summary.textContent = [filters, ...namesOf(answer, chosen)].join(' · ');
      document.title = `${answer.query} · ${titled}`;
    };
    await redraw(chosen);
  };
  const failed = () => {
    const message = page.dataset['failed'] ?? '';
    parts.heading.textContent = message;
    parts.status.textContent = message;
    // What works without a connection.
    const template = page.querySelector<HTMLTemplateElement>('[data-otherwise]');
    if (template) parts.list.replaceChildren(template.content.cloneNode(true));
  };
  const run = () => void update().catch(failed);
  input.value ||= start.get('q') ?? '';
  if (input.value !== '') parts.status.textContent = page.dataset['waiting'] ?? '';
  onTyping(input, run);
  input.form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      run();
    },
    { signal },
  );
  const inResults = () =>
    document.activeElement === input || document.activeElement?.matches('[data-result]');
  document.addEventListener(
    'keydown',
    (event) => inResults() && move(event, page, input, () => undefined),
    { signal },
  );
  // On a phone, focusing the field would open the keyboard over the results.
  if (input.value === '' || matchMedia('(pointer: fine)').matches)
    input.focus({ preventScroll: true });
  if (input.value !== '') run();
}

/** Restores the page as it was before typing. */
function clearing(
  { heading, lead, filters, list, status }: Parts,
  title = heading.textContent,
): () => void {
  const [leading, hint] = [[...lead.childNodes], [...list.childNodes]];
  return () => {
    heading.textContent = title;
    status.textContent = '';
    lead.replaceChildren(...leading);
    filters.replaceChildren();
    list.replaceChildren(...hint);
  };
}

type Parts = Record<'heading' | 'lead' | 'filters' | 'list' | 'status', HTMLElement>;

function partsOf(page: HTMLElement): Parts {
  const part = (name: string): HTMLElement => {
    const found = page.querySelector<HTMLElement>(`[data-${name}]`);
    if (!found) throw new Error(`The search page has no [data-${name}]`);
    return found;
  };
  return {
    heading: part('heading'),
    lead: part('lead'),
    filters: part('filters'),
    list: part('list'),
    status: part('status'),
  };
}

/** False if a newer query has started and nothing was drawn. */
async function draw(
  parts: Parts,
  answer: Answer,
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
  most: number,
  failed: () => void,
): Promise<boolean> {
  const { hits, say, query } = answer;
  const kept = hits.filter(({ record }) => fits(record, answer, chosen));
  const shown = await answer.show(kept.slice(0, most));
  if (!shown) return false;
  parts.heading.textContent =
    hits.length === 0 ? say('search.none', { typed: query }) : answer.count(kept.length);
  parts.status.textContent = parts.heading.textContent;
  parts.lead.replaceChildren(...readings(answer, shown));
  const box = parts.filters.closest('details');
  if (box) box.hidden = hits.length === 0;
  keepingFocus(parts.filters, () =>
    parts.filters.replaceChildren(
      ...(hits.length === 0 ? [] : [drawFilters(answer, chosen, choose)]),
    ),
  );
  const more = element('button', { type: 'button', class: 'button' }, say('search.more'));
  more.addEventListener('click', () => {
    draw(parts, answer, chosen, choose, most + STEP, failed)
      .then(() => resultsIn(parts.list)[most]?.focus())
      .catch(failed);
  });
  parts.list.replaceChildren(
    ...(hits.length === 0 ? [drawNothing(answer)] : drawHits(shown, answer)),
    ...(kept.length > most ? [element('p', {}, more)] : []),
    ...(hits.length === 0 ? [] : [elsewhere(answer)]),
  );
  return true;
}

const resultsIn = (list: HTMLElement): NodeListOf<HTMLElement> =>
  list.querySelectorAll('[data-result]');

/** Redraws the filters and keeps the focus on the changed one. */
function keepingFocus(form: HTMLElement, redraw: () => void): void {
  const focused =
    document.activeElement instanceof HTMLInputElement && form.contains(document.activeElement)
      ? document.activeElement.value
      : undefined;
  redraw();
  if (focused !== undefined) form.querySelector<HTMLElement>(`input[value="${focused}"]`)?.focus();
}

const listed = (parameters: URLSearchParams, name: string): string[] | undefined =>
  parameters.get(name)?.split(',');

/** Removes the query from the address. */
function forget(): void {
  const url = new URL(location.href);
  for (const name of ['q', 'game', 'kind', 'module']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/** Puts query and filters into the address, without a history entry per letter. */
function remember(query: string, { rulesets, kinds, modules }: Chosen): void {
  const url = new URL(location.href);
  url.searchParams.set('q', query);
  for (const [name, list] of [
    ['game', rulesets],
    ['kind', kinds],
    ['module', modules],
  ] as const) {
    if (list) url.searchParams.set(name, list.join(','));
    else url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
}
