/**
 * Shows the result of every stage, and its successors. Each stage is created once and then updated
 * in place.
 */
import type { Next, StageKey } from '../../workout/problem.ts';
import type { Result, StageResult } from '../../workout/result.ts';
import { chanceInWords } from '../../calculator/odds-words.ts';
import type { Shown } from '../../calculator/last-change.ts';
import { headline } from '../../calculator/result-bar.ts';
import { nameOf, type Sayer } from '../../calculator/say.ts';
import { element } from '../dom.ts';
import { twoSides } from './bar.ts';
import { figuresOf, type Way } from './stage-figures.ts';

interface Host {
  /** Fills `place` with the reasons of a result. */
  explain(place: HTMLElement, result: StageResult): void;
  formOf(key: StageKey): HTMLElement;
  /** Chooses one of several successors, or an optional one. */
  choose(key: StageKey, chosen: boolean, others: readonly StageKey[]): void;
  isChosen(key: StageKey): boolean;
}

/** The elements of one stage, kept so that focus and scroll position are not lost. */
interface Places {
  box: HTMLElement;
  figures: HTMLElement;
  /** Of the claims of other sources, which are worked out later. */
  rivals: HTMLElement;
  why: HTMLDetailsElement;
  readings: HTMLElement;
  next: HTMLElement;
}

export class Chain {
  private readonly sayer: Sayer;
  private readonly host: Host;
  private readonly places = new Map<string, Places>();
  private readonly links = new Map<string, HTMLDetailsElement>();

  constructor(sayer: Sayer, host: Host) {
    this.sayer = sayer;
    this.host = host;
  }

  /**
   * What is read from the same throw, and what follows the only stage an entry begins with, go to `wide`, where they have room; with several, each has its own heading
   * and what follows it.
   */
  show(place: HTMLElement, wide: HTMLElement, result: Result): void {
    const several = result.starts.length > 1;
    for (const start of result.starts) {
      const of = { start, result, ways: waysTo(start) };
      const { box, readings, next } = this.fill(start, '', of, several);
      put(place, box);
      if (!several) for (const one of [readings, next]) put(wide, one);
    }
  }

  /**
   * Adds the claims of other sources to what is shown, later. Gives the result that all of them agree on, if no claim is adopted.
   */
  async compare(
    host: ParentNode,
    shown: Shown,
    isCurrent: () => boolean,
  ): Promise<Result | undefined> {
    if (!Object.values(this.sayer.problem.stages).some(({ disputes }) => disputes)) return;
    const module = await import('./rivals.ts').catch(() => undefined);
    return module?.showRivals(host, shown, this.sayer, isCurrent);
  }

  private fill(
    result: StageResult,
    path: string,
    of: Way,
    headed: boolean,
    reading = false,
  ): Places {
    const key = `${path}>${result.stage}`;
    const places = this.places.get(key) ?? this.create(result, headed);
    this.places.set(key, places);
    const { rivals } = places;
    places.figures.replaceChildren(...figuresOf(result, of, reading, this.sayer), rivals);
    places.why.hidden = headline(result, this.sayer) === undefined;
    places.why.ontoggle = () => {
      const place = places.why.querySelector('div');
      if (places.why.open && place) this.host.explain(place, result);
    };
    if (places.why.open) places.why.dispatchEvent(new Event('toggle'));
    for (const other of result.readings)
      put(places.readings, this.fill(other, key, of, true, true).box);
    this.follow(result, key, of, places.next);
    return places;
  }

  private create({ stage, after }: StageResult, headed: boolean): Places {
    const { texts } = this.sayer;
    const [figures, readings, next] = [
      element('div', { class: 'figures' }),
      element('div'),
      element('div'),
    ];
    const why = element(
      'details',
      { class: 'why' },
      element('summary', {}, this.sayer.say('work.why')),
      element('div'),
    );
    const forms = twoSides?.controls(stage, this.host, this.sayer) ?? [this.host.formOf(stage)];
    const box = element(
      'section',
      { class: 'stage', 'data-start': after ? undefined : stage },
      ...(headed ? [element('h3', {}, nameOf(texts, `stage:${stage}`))] : []),
      // The controls printed on the page are not moved.
      ...forms.filter((form) => !form.isConnected && form.childElementCount > 0),
      figures,
      why,
      readings,
      next,
    );
    const rivals = element('div', after ? {} : { 'data-rivals': stage });
    return { box, figures, rivals, why, readings, next };
  }

  private follow(result: StageResult, path: string, of: Way, place: HTMLElement): void {
    const next = this.sayer.problem.stages[result.stage]?.next ?? {};
    for (const [outcome, ways] of Object.entries(next)) {
      const found = result.outcomes.find(({ id }) => id === outcome);
      for (const way of ways) {
        // Of the automatic ones, those of a success or a value are open at first; a chosen one always is.
        const isOpen = found?.success === true || outcome === '*';
        const link = this.link(`${path}>${outcome}>${way.to}`, way, ways, isOpen);
        put(place, link);
        link.hidden = found?.ways?.includes(way.to) === false;
        if (isChoice(way, ways)) link.open = this.host.isChosen(way.to);
        const coming = found?.next.find(({ stage }) => stage === way.to);
        this.fillLink(link, outcome, result, way, coming);
        if (!coming) continue;
        const body = link.querySelector<HTMLElement>(':scope > div');
        if (body) put(body, this.fill(coming, `${path}>${outcome}`, of, false).box);
      }
    }
  }

  private link(
    key: string,
    way: Next,
    ways: readonly Next[],
    open: boolean | undefined,
  ): HTMLDetailsElement {
    const known = this.links.get(key);
    if (known) return known;
    const { to } = way;
    const link = element(
      'details',
      { class: 'follows', 'data-next': to, open },
      element('summary'),
      element('div'),
    );
    const others = ways.map((one) => one.to).filter((one) => one !== to);
    if (isChoice(way, ways))
      link.addEventListener('toggle', () => this.host.choose(to, link.open, others));
    this.links.set(key, link);
    return link;
  }

  /** `Hit: Damage roll, from the start 2 in 6 · 33 %` */
  private fillLink(
    link: HTMLElement,
    outcome: string,
    { stage }: StageResult,
    { to }: Next,
    coming: StageResult | undefined,
  ): void {
    const { say, texts, problem } = this.sayer;
    const input = problem.stages[stage]?.outcomes?.find(({ id }) => id === outcome);
    const roll = nameOf(texts, `stage:${to}`);
    const title = input && nameOf(texts, input.address);
    // `1: Survival roll` would not say what 1 is.
    const name = title && Number(title) > 0 ? `${say('work.outcome')} ${title}` : title;
    const odds = coming ? chanceInWords(coming.reached, say) : '';
    link.querySelector('summary')?.replaceChildren(
      element(
        'span',
        {},
        // `On fire: On fire` would say it twice.
        name === undefined || name === roll ? roll : say('work.chain', { outcome: name, roll }),
      ),
      ...(odds && input ? [' ', element('small', {}, say('work.chain-start', { odds }))] : []),
    );
  }
}

function waysTo(result: StageResult, ways = new Map<StageKey, number>()): Map<StageKey, number> {
  ways.set(result.stage, (ways.get(result.stage) ?? 0) + 1);
  for (const one of [...result.readings, ...result.outcomes.flatMap(({ next }) => next)])
    waysTo(one, ways);
  return ways;
}

/** Several successors, or an optional one. */
const isChoice = (way: Next, ways: readonly Next[]): boolean =>
  ways.length > 1 || way.optional === true;

/** Skips an element that is already in place, because moving it would lose the focus. */
function put(place: HTMLElement, child: HTMLElement): void {
  if (child.parentElement !== place) place.append(child);
}
