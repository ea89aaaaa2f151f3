/**
 * Shows the result of every stage, and its successors. Each stage is created once and then updated
 * in place.
 */
import type { Next, StageKey } from '../../workout/problem.ts';
import type { Counts, Result, StageResult } from '../../workout/result.ts';
import { countViews } from '../../calculator/counts.ts';
import { chanceInWords } from '../../calculator/odds-words.ts';
import { headline } from '../../calculator/result-bar.ts';
import { reasonsOf } from '../../calculator/reasons.ts';
import { nameOf, type Sayer } from '../../calculator/say.ts';
import { signsOf } from '../../calculator/signs.ts';
import { number } from '../../notation/numbers.ts';
import { element } from '../dom.ts';
import { distribution, throwBoard } from './odds-panel.ts';
import { chanceCell, oddsTable } from './odds-table.ts';
import { oddsGrid } from './elements.ts';

interface Host {
  formOf(key: StageKey): HTMLElement;
  /** Chooses one of several successors, or an optional one. */
  choose(key: StageKey, chosen: boolean, others: readonly StageKey[]): void;
  isChosen(key: StageKey): boolean;
}

/** The elements of one stage, kept so that focus and scroll position are not lost. */
interface Places {
  box: HTMLElement;
  figures: HTMLElement;
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
   * What follows the only stage an entry begins with goes to `wide`, where it has room; with several, each has its own heading
   * and what follows it.
   */
  show(place: HTMLElement, wide: HTMLElement, result: Result): void {
    const several = result.starts.length > 1;
    for (const start of result.starts) {
      const { box, next } = this.fill(start, '', result, several);
      put(place, box);
      if (!several) put(wide, next);
    }
  }

  private fill(
    result: StageResult,
    path: string,
    all: Result,
    headed: boolean,
    reading = false,
  ): Places {
    const key = `${path}>${result.stage}`;
    const places = this.places.get(key) ?? this.create(result, headed);
    this.places.set(key, places);
    places.figures.replaceChildren(...this.figures(result, all, reading));
    for (const other of result.readings)
      put(places.readings, this.fill(other, key, all, true, true).box);
    this.follow(result, key, all, places.next);
    return places;
  }

  private create({ stage, after }: StageResult, headed: boolean): Places {
    const { texts, problem } = this.sayer;
    const [figures, readings, next] = [
      element('div', { class: 'figures' }),
      element('div'),
      element('div'),
    ];
    const rolled = problem.stages[stage];
    const sides = rolled?.type === 'roll' && rolled.contest && !rolled.contest.among;
    const forms = [this.host.formOf(stage), ...(sides ? [this.host.formOf(`${stage}-other`)] : [])];
    const box = element(
      'section',
      { class: 'stage', 'data-start': after ? undefined : stage },
      ...(headed ? [element('h3', {}, nameOf(texts, `stage:${stage}`))] : []),
      // The controls printed on the page are not moved.
      ...forms.filter((form) => !form.isConnected && form.childElementCount > 0),
      figures,
      readings,
      next,
    );
    return { box, figures, readings, next };
  }

  /** `reading`: another reading of dice that are already shown. */
  private figures(result: StageResult, all: Result, reading: boolean): HTMLElement[] {
    const { sayer } = this;
    const stage = sayer.problem.stages[result.stage];
    if (!stage) return [];
    const first = result.stage === sayer.problem.starts[0] && !result.after;
    const signs = signsOf(stage, sayer);
    const picture = signs.length > 2 ? distribution(result, signs, sayer) : undefined;
    const dice = 'dice' in stage ? stage.dice : undefined;
    const board =
      result.board && dice && !reading
        ? throwBoard(result.board, sayer.dice(dice), signs, sayer)
        : undefined;
    return [
      ...this.working(result),
      ...(signs.length > 0
        ? [oddsTable(result, first ? '' : `${result.stage}.`, sayer, all.odds, signs)]
        : []),
      ...reasonsOf(result, sayer).map((line) => element('p', { class: 'note' }, line)),
      ...(first && all.cut ? [element('p', { class: 'note' }, sayer.say('work.cut'))] : []),
      ...(picture ? [picture] : []),
      ...(board ? [board] : []),
      ...this.together(result),
      ...(first && all.counts ? [this.counts(all.counts)] : []),
      ...(first ? this.rivals(result, all) : []),
    ];
  }

  /** The calculation in detail: base, modifiers, needed number. */
  private working(result: StageResult): HTMLElement[] {
    const { say, texts, linkTo, problem } = this.sayer;
    const stage = problem.stages[result.stage];
    const need = headline(result, this.sayer);
    const { base } = result;
    const isValue = stage?.type === 'value';
    if (result.counted.length === 0) return [];
    return [
      figureList('working', [
        ...(base?.type === 'known'
          ? [[say(isValue ? 'work.base' : 'mod.base'), number(base.value)] as const]
          : []),
        ...result.counted.map(({ id }) => {
          const address = stage?.modifiers.find((one) => one.id === id)?.address ?? id;
          const link = element('a', { href: linkTo(address) }, nameOf(texts, address));
          return [link, texts[`=${address}`] ?? ''] as const;
        }),
        ...(need === undefined ? [] : [[say(isValue ? 'work.result' : 'mod.need'), need] as const]),
      ]),
    ];
  }

  /** Combined outcomes of all readings of one throw. */
  private together({ joint = [] }: StageResult): HTMLElement[] {
    const { say, texts, problem } = this.sayer;
    if (joint.length === 0) return [];
    const name = (stage: StageKey, id: string) =>
      nameOf(texts, problem.stages[stage]?.outcomes?.find((one) => one.id === id)?.address ?? id);
    return [
      oddsGrid(
        say('work.joint'),
        [say('work.outcome'), say('work.chance')],
        joint.map(({ outcomes, odds }) => ({
          head: Object.entries(outcomes)
            .map(([stage, id]) => name(stage, id))
            .join(' + '),
          cells: [chanceInWords(odds, say) || '–'],
        })),
      ),
    ];
  }

  /** Several dice at once. */
  private counts(counts: Counts): HTMLElement {
    const { say } = this.sayer;
    const heads = [say('work.dice-number'), say('work.exactly'), say('work.at-least')];
    const tables = countViews(counts, this.sayer).flatMap(({ key, caption, rows, expected }) => {
      const lines = rows.map(([head, ...cells]) => ({ head, cells }));
      const grid = oddsGrid(caption, heads, lines);
      grid.dataset['counts'] = key;
      return [grid, element('p', { class: 'note' }, expected)];
    });
    return element('div', { class: 'several' }, ...tables);
  }

  /** The results for claims of other sources, beside the one used here. */
  private rivals(result: StageResult, { rivals, odds }: Result): HTMLElement[] {
    const { say, texts, problem, linkTo } = this.sayer;
    const stage = problem.stages[result.stage];
    const used = headline(result, this.sayer) ?? '–';
    const cell = (all: Result['odds'], id: string) => {
      const chance = all[id];
      return chance ? chanceCell(chance, say) : '–';
    };
    return rivals.flatMap(({ dispute, claim, starts = [], odds: other }) => {
      const there = starts.find((start) => start.stage === result.stage);
      const claimed = (there && headline(there, this.sayer)) ?? '–';
      const name = say(stage?.type === 'value' ? 'work.result' : 'mod.need');
      return other
        ? [
            oddsGrid(
              element('a', { href: linkTo(dispute) }, nameOf(texts, dispute)),
              [
                say('work.outcome'),
                say('work.used-here'),
                nameOf(texts, `claim:${dispute}.${claim}`),
              ],
              [
                ...(used === claimed ? [] : [{ head: name, cells: [used, claimed] }]),
                ...(stage?.outcomes ?? []).map(({ id, address }) => ({
                  head: nameOf(texts, address),
                  cells: [cell(odds, id), cell(other, id)],
                })),
              ],
            ),
          ]
        : [];
    });
  }

  private follow(result: StageResult, path: string, all: Result, place: HTMLElement): void {
    const next = this.sayer.problem.stages[result.stage]?.next ?? {};
    for (const [outcome, ways] of Object.entries(next)) {
      const found = result.outcomes.find(({ id }) => id === outcome);
      for (const way of ways) {
        const link = this.link(`${path}>${outcome}>${way.to}`, way, ways);
        put(place, link);
        // A chosen successor is open; an automatic one is opened by the reader.
        if (isChoice(way, ways)) link.open = this.host.isChosen(way.to);
        const coming = found?.next.find(({ stage }) => stage === way.to);
        this.fillLink(link, outcome, result, way, coming);
        if (!coming) continue;
        const body = link.querySelector<HTMLElement>(':scope > div');
        if (body) put(body, this.fill(coming, `${path}>${outcome}`, all, false).box);
      }
    }
  }

  private link(key: string, way: Next, ways: readonly Next[]): HTMLDetailsElement {
    const known = this.links.get(key);
    if (known) return known;
    const { to } = way;
    const link = element(
      'details',
      { class: 'follows', 'data-next': to },
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
    const odds = coming ? chanceInWords(coming.reached, say) : '';
    link
      .querySelector('summary')
      ?.replaceChildren(
        element(
          'span',
          {},
          input ? say('work.chain', { outcome: nameOf(texts, input.address), roll }) : roll,
        ),
        ...(odds && input ? [element('small', {}, say('work.chain-start', { odds }))] : []),
      );
  }
}

/** Names with their figures: the parts of a sum. */
const figureList = (
  name: string,
  pairs: readonly (readonly [Node | string, Node | string])[],
): HTMLElement =>
  element(
    'dl',
    { class: name },
    ...pairs.map(([term, figure]) =>
      element('div', {}, element('dt', {}, term), element('dd', {}, figure)),
    ),
  );

/** Several successors, or an optional one. */
const isChoice = (way: Next, ways: readonly Next[]): boolean =>
  ways.length > 1 || way.optional === true;

/** Skips an element that is already in place, because moving it would lose the focus. */
function put(place: HTMLElement, child: HTMLElement): void {
  if (child.parentElement !== place) place.append(child);
}
