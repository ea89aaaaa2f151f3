/** The search page: every hit, narrowed down by game and kind, with an address that can be passed on. */
import type { Hit } from '../../search/rank.ts';
import { drawFilters, type Chosen } from './filters.ts';
import { drawHits } from './hits.ts';
import { drawNothing } from './nothing.ts';
import { elsewhere, readings } from './notices.ts';
import { move } from './panel.ts';
import type { Answer, Ask } from './session.ts';
import { element } from './dom.ts';
import { onTyping } from './typing.ts';

const STEP = 20;

export function attachPage(page: HTMLElement, input: HTMLInputElement, ask: Ask): void {
  const parts = partsOf(page);
  const start = new URLSearchParams(location.search);
  let chosen: Chosen = { rulesets: listed(start, 'game'), kinds: listed(start, 'kind') };
  const update = async () => {
    const answer = input.value.trim() === '' ? undefined : await ask(input.value);
    if (!answer) return;
    const redraw = async (now: Chosen): Promise<void> => {
      chosen = now;
      remember(answer.query, chosen);
      await draw(parts, answer, chosen, (choice) => void redraw(choice).catch(failed), STEP);
    };
    await redraw(chosen);
  };
  const failed = () =>
    void (parts.status.textContent = parts.heading.textContent = page.dataset['failed'] ?? '');
  const run = () => void update().catch(failed);
  input.value ||= start.get('q') ?? '';
  onTyping(input, run);
  input.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  const inResults = () =>
    document.activeElement === input || document.activeElement?.matches('[data-result]');
  document.addEventListener(
    'keydown',
    (event) => inResults() && move(event, page, input, () => undefined),
  );
  run();
}

type Parts = Record<'heading' | 'lead' | 'filters' | 'list' | 'status', HTMLElement>;

function partsOf(page: HTMLElement): Parts {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)!;
  return {
    heading: part('heading'),
    lead: part('lead'),
    filters: part('filters'),
    list: part('list'),
    status: part('status'),
  };
}

async function draw(
  parts: Parts,
  answer: Answer,
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
  most: number,
): Promise<void> {
  const { hits, say, query } = answer;
  const kept = hits.filter((hit) => fits(hit, answer, chosen));
  const shown = await answer.show(kept.slice(0, most));
  if (!shown) return;
  parts.heading.textContent =
    hits.length === 0 ? say('search.none', { typed: query }) : answer.count(kept.length);
  parts.status.textContent = parts.heading.textContent;
  document.title = `${query} · ${document.title.split(' · ').slice(-2).join(' · ')}`;
  parts.lead.replaceChildren(...readings(answer, shown));
  keepingFocus(parts.filters, () =>
    parts.filters.replaceChildren(
      ...(hits.length === 0 ? [] : [drawFilters(answer, chosen, choose)]),
    ),
  );
  const more = element('button', { type: 'button', class: 'button' }, say('search.more'));
  more.addEventListener(
    'click',
    () =>
      void draw(parts, answer, chosen, choose, most + STEP).then(() =>
        resultsIn(parts.list)[most]?.focus(),
      ),
  );
  parts.list.replaceChildren(
    ...(hits.length === 0 ? [drawNothing(answer)] : drawHits(shown, answer)),
    ...(kept.length > most ? [element('p', {}, more)] : []),
    ...(hits.length === 0 ? [] : [elsewhere(answer)]),
  );
}

const resultsIn = (list: HTMLElement): NodeListOf<HTMLElement> =>
  list.querySelectorAll('[data-result]');

/** The box that was just ticked is drawn anew and stays the one in focus. */
function keepingFocus(form: HTMLElement, redraw: () => void): void {
  const focused =
    document.activeElement instanceof HTMLInputElement && form.contains(document.activeElement)
      ? document.activeElement.value
      : undefined;
  redraw();
  if (focused !== undefined) form.querySelector<HTMLElement>(`input[value="${focused}"]`)?.focus();
}

const fits = ({ record }: Hit, { search }: Answer, { rulesets, kinds }: Chosen): boolean =>
  (rulesets === undefined || rulesets.includes(search.head.rulesets[search.ruleset(record)]!.id)) &&
  (kinds === undefined || kinds.includes(search.kind(record)));

const listed = (parameters: URLSearchParams, name: string): string[] | undefined =>
  parameters.get(name)?.split(',');

/** The address says what is shown; the history does not fill with every letter. */
function remember(query: string, { rulesets, kinds }: Chosen): void {
  const url = new URL(location.href);
  url.searchParams.set('q', query);
  for (const [name, list] of [
    ['game', rulesets],
    ['kind', kinds],
  ] as const) {
    if (list) url.searchParams.set(name, list.join(','));
    else url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
}
