/**
 * Shows the result of every stage, and its successors. Each stage is created once and then updated
 * in place.
 */
import type { StageKey } from '../../workout/problem.ts';
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
  /** Its controls, which another place of the same stage may hold. */
  forms: readonly HTMLElement[];
  figures: HTMLElement;
  /** Of the claims of other sources, which are worked out later. */
  rivals: HTMLElement;
  why: HTMLDetailsElement;
  reasons: HTMLElement;
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
    const filled = result.starts.map((start) =>
      this.fill(start, '', { start, result, ways: waysTo(start) }, several),
    );
    put(
      place,
      filled.map(({ box }) => box),
    );
    if (!several) for (const { readings, next } of filled) put(wide, [readings, next]);
  }

  /**
   * Adds the claims of other sources to what is shown, later. Gives the result that all of them agree on, if no claim is adopted.
   */
  async compare(
    host: ParentNode,
    shown: Shown,
    isCurrent: () => boolean,
    share: string,
  ): Promise<Result | undefined> {
    if (!Object.values(this.sayer.problem.stages).some(({ disputes }) => disputes)) return;
    const module = await import('./rivals.ts').catch(() => undefined);
    return module?.showRivals(host, shown, this.sayer, isCurrent, share);
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
    const { forms, figures, rivals, why, reasons, readings } = places;
    // Those printed on the page are not moved.
    for (const form of forms) if (!form.isConnected) figures.before(form);
    figures.replaceChildren(...figuresOf(result, of, reading, this.sayer), rivals);
    why.hidden = headline(result, this.sayer) === undefined;
    const explain = () => {
      if (why.open) this.host.explain(reasons, result);
    };
    why.ontoggle = explain;
    explain();
    put(
      readings,
      result.readings.map((other) => this.fill(other, key, of, true, true).box),
    );
    put(places.next, this.follow(result, key, of));
    return places;
  }

  private create({ stage, after }: StageResult, headed: boolean): Places {
    const { texts } = this.sayer;
    const [readings, next, reasons] = [element('div'), element('div'), element('div')];
    const figures = element('div', { class: 'figures' });
    const why = element(
      'details',
      { class: 'why' },
      element('summary', {}, this.sayer.say('work.why')),
      reasons,
    );
    const forms = twoSides?.controls(stage, this.host, this.sayer) ?? [this.host.formOf(stage)];
    const box = element(
      'section',
      { class: 'stage', 'data-start': after ? undefined : stage },
      ...(headed ? [element('h3', {}, nameOf(texts, `stage:${stage}`))] : []),
      figures,
      why,
      readings,
      next,
    );
    const rivals = element('div', after ? {} : { 'data-rivals': stage });
    return {
      box,
      forms: forms.filter((form) => form.childElementCount > 0),
      figures,
      rivals,
      why,
      reasons,
      readings,
      next,
    };
  }

  /** What can follow in this situation. */
  private follow(result: StageResult, path: string, of: Way): HTMLElement[] {
    const next = this.sayer.problem.stages[result.stage]?.next ?? {};
    return Object.entries(next).flatMap(([outcome, ways]) => {
      const found = result.outcomes.find(({ id }) => id === outcome);
      const key = `${path}>${outcome}`;
      return ways.flatMap((way) => {
        const { to } = way;
        // Several successors, or an optional one.
        const isChoice = ways.length > 1 || way.optional === true;
        const isOpen = found ? found.ways?.includes(to) : isChoice && result.barred === undefined;
        if (!isOpen) return [];
        const place = `${key}>${to}`;
        // Of the automatic ones, those of a success or a value are open at first; a chosen one always is.
        const link =
          this.links.get(place) ??
          element(
            'details',
            {
              class: 'follows',
              'data-next': to,
              open: found?.success === true || outcome === '*',
            },
            element('summary'),
            element('div'),
          );
        this.links.set(place, link);
        if (isChoice) {
          const others = ways.map((one) => one.to).filter((one) => one !== to);
          link.open = this.host.isChosen(to);
          link.ontoggle = () => this.host.choose(to, link.open, others);
        }
        const coming = found?.next.filter(({ stage }) => stage === to) ?? [];
        const [summary, body] = link.children;
        summary?.replaceChildren(...this.headOf(outcome, result, to, coming[0]));
        if (body)
          put(
            body,
            coming.map((one) => this.fill(one, key, of, false).box),
          );
        return [link];
      });
    });
  }

  /** `Hit: Damage roll, from the start 2 in 6 · 33 %` */
  private headOf(
    outcome: string,
    { stage }: StageResult,
    to: StageKey,
    coming: StageResult | undefined,
  ): (Node | string)[] {
    const { say, texts, problem } = this.sayer;
    const input = problem.stages[stage]?.outcomes?.find(({ id }) => id === outcome);
    const roll = nameOf(texts, `stage:${to}`);
    const title = input && nameOf(texts, input.address);
    // `1: Survival roll` would not say what 1 is.
    const name = title && Number(title) > 0 ? `${say('work.outcome')} ${title}` : title;
    const odds = coming ? chanceInWords(coming.reached, say) : '';
    return [
      element(
        'span',
        {},
        // `On fire: On fire` would say it twice.
        name === undefined || name === roll ? roll : say('work.leads', { from: name, to: roll }),
      ),
      ...(odds && input ? [' ', element('small', {}, say('work.chain-start', { odds }))] : []),
    ];
  }
}

function waysTo(result: StageResult, ways = new Map<StageKey, number>()): Map<StageKey, number> {
  ways.set(result.stage, (ways.get(result.stage) ?? 0) + 1);
  for (const one of [...result.readings, ...result.outcomes.flatMap(({ next }) => next)])
    waysTo(one, ways);
  return ways;
}

/** Takes away all others. Moves no element that is in its place, because that would lose the focus. */
function put(place: Element, children: readonly Element[]): void {
  for (const old of [...place.children]) if (!children.includes(old)) old.remove();
  children.forEach((child, at) => {
    const there = place.children[at];
    if (there !== child) place.insertBefore(child, there ?? null);
  });
}
