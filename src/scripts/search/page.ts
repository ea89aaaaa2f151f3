/** The search page: every hit, narrowed down by game and kind, with an address that can be passed on. */
import type { Hit } from '../../search/rank.ts';
import { drawFilters, type Chosen } from './filters.ts';
import { drawHits } from './hits.ts';
import { drawNothing } from './nothing.ts';
import { elsewhere, readings } from './notices.ts';
import { move } from './panel.ts';
import type { Answer, Ask } from './session.ts';
import { element } from './dom.ts';

const STEP = 20;

export function attachPage(page: HTMLElement, input: HTMLInputElement, ask: Ask): void {
  const parts = { heading: part(page, 'heading'), lead: part(page, 'lead'), filters: part(page, 'filters'), list: part(page, 'list'), status: part(page, 'status') };
  const start = new URLSearchParams(location.search);
  let chosen: Chosen = { rulesets: listed(start, 'game'), kinds: listed(start, 'kind') };
  const update = async () => {
    if (input.value.trim() === '') return;
    const answer = await ask(input.value);
    if (!answer) return;
    const redraw = (now: Chosen) => {
      chosen = now;
      remember(answer.query, chosen);
      void draw(parts, answer, chosen, redraw, STEP);
    };
    redraw(chosen);
  };
  const run = () => void update().catch(() => (parts.status.textContent = page.dataset['failed'] ?? ''));
  input.value ||= start.get('q') ?? '';
  input.addEventListener('input', run);
  input.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  document.addEventListener('keydown', (event) => move(event, page, input, () => undefined));
  run();
}

type Parts = Record<'heading' | 'lead' | 'filters' | 'list' | 'status', HTMLElement>;

async function draw(parts: Parts, answer: Answer, chosen: Chosen, redraw: (chosen: Chosen) => void, most: number): Promise<void> {
  const { hits, search, say, query } = answer;
  const kept = hits.filter((hit) => fits(hit, answer, chosen));
  const shown = await search.show(kept.slice(0, most));
  const count = say('search.count', { n: kept.length });
  parts.heading.textContent = kept.length === 0 && hits.length === 0 ? say('search.none', { typed: query }) : count;
  parts.status.textContent = parts.heading.textContent;
  document.title = document.title.replace(/^.*?(?=[^·]* · [^·]*$)/, `${query} · `);
  parts.lead.replaceChildren(...readings(answer, shown));
  parts.filters.replaceChildren(...(hits.length === 0 ? [] : [drawFilters(answer, chosen, redraw)]));
  const more = element('button', { type: 'button', class: 'button' }, say('search.more'));
  more.addEventListener('click', () => void draw(parts, answer, chosen, redraw, most + STEP));
  parts.list.replaceChildren(
    ...(hits.length === 0 ? [drawNothing(answer)] : drawHits(shown, answer)),
    ...(kept.length > most ? [element('p', {}, more)] : []),
    ...(hits.length === 0 ? [] : [elsewhere(answer)]),
  );
}

const fits = ({ record }: Hit, { search }: Answer, { rulesets, kinds }: Chosen): boolean =>
  (rulesets === undefined || rulesets.includes(search.head.rulesets[search.ruleset(record)]!.id)) && (kinds === undefined || kinds.includes(search.kind(record)));

const listed = (parameters: URLSearchParams, name: string): string[] | undefined => parameters.get(name)?.split(',');

/** The address says what is shown; the history does not fill with every letter. */
function remember(query: string, { rulesets, kinds }: Chosen): void {
  const url = new URL(location.href);
  url.searchParams.set('q', query);
  for (const [name, list] of [['game', rulesets], ['kind', kinds]] as const) {
    if (list) url.searchParams.set(name, list.join(','));
    else url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
}

const part = (page: HTMLElement, name: string): HTMLElement => page.querySelector<HTMLElement>(`[data-${name}]`)!;
