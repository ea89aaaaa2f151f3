/**
 * The first result: the stage that an entry starts with, worked out alone. It is small, so that the
 * first use loads little. The whole calculator takes over when more is asked for, and with the
 * second change.
 */
import { resolveFirst, type FirstResult } from '../../workout/first-stage.ts';
import type { Kinds } from '../../workout/kinds.ts';
import { loadStageKinds } from '../../workout/load-stage-kinds.ts';
import type { StageKey } from '../../workout/problem.ts';
import { NO_SITUATION, type Situation } from '../../workout/situation.ts';
import { stageOf, ticked, writeSettings } from '../../workout/write-settings.ts';
import styles from '../../styles/calculator.css?url';
import { barView, spokenResult } from '../../view/situation-bar.ts';
import type { FirstFile } from '../../view/situation-files.ts';
import { element } from '../dom.ts';
import { loadStyles } from '../load-styles.ts';
import { AfterChange } from './after-change.ts';
import { fillBar, sayerOf } from './bar.ts';
import type { Calculator, UserRequest } from './calculator.ts';
import { elementOf } from './element-of.ts';
import { oddsTable, type Sayer } from './odds-table.ts';
import { partOf, showParts } from './parts.ts';
import { reasonsOf } from './reasons.ts';
import { markCounted, readSettings, showRowValues, step, tickWithNumber } from './settings.ts';

/**
 * Milliseconds after the first result before the whole calculator is fetched, so that it is there
 * at once when it is needed, also without a connection, and does not compete with the first result.
 */
const BEFORE_WHOLE = 500;

/** @throws if a module cannot be loaded. */
export async function openFirst(host: HTMLElement, file: FirstFile): Promise<FirstCalculator> {
  const [kinds] = await Promise.all([loadStageKinds(file.problem), loadStyles(styles)]);
  return new FirstCalculator(host, file, kinds);
}

const loadWhole = () => import('./calculator.ts');

class FirstCalculator {
  private readonly host: HTMLElement;
  private readonly file: FirstFile;
  private readonly kinds: Kinds;
  private readonly sayer: Sayer;
  private readonly forms: readonly (readonly [StageKey, HTMLElement])[];
  private readonly odds = element('div', { class: 'figures' });
  private readonly after: AfterChange;
  private readonly listeners = new AbortController();
  private shown: { situation: Situation; result: FirstResult } | undefined;
  /** The situation before the last change. */
  private before = NO_SITUATION;
  private changes = 0;
  private opening: Promise<Calculator> | undefined;

  constructor(host: HTMLElement, file: FirstFile, kinds: Kinds) {
    this.host = host;
    this.file = file;
    this.kinds = kinds;
    this.sayer = sayerOf(file);
    this.after = new AfterChange(host, {
      query: () => this.query(),
      spoken: () => {
        const start = this.shown?.result.start;
        return start ? spokenResult(start, this.sayer) : '';
      },
    });
    this.forms = this.buildForms();
    showParts(host);
    this.listen();
    this.show();
    // If it cannot be loaded, it is loaded again when it is needed.
    const fetchAhead = () => loadWhole().then(({ loadData }) => loadData(host));
    setTimeout(() => void fetchAhead().catch(() => undefined), BEFORE_WHOLE);
  }

  /** The controls that the page prints, those that it only has, and those of the file. */
  private buildForms(): [StageKey, HTMLElement][] {
    const { host, file } = this;
    const [start = ''] = file.problem.starts;
    const printed = host.querySelector<HTMLElement>('[data-stage]');
    const templates = [...host.querySelectorAll('template')].map(
      ({ dataset, content }) =>
        [dataset['form'] ?? '', content.querySelector<HTMLElement>('*')] as const,
    );
    const built = Object.entries(file.forms).map(([key, tree]) => [key, elementOf(tree)] as const);
    const forms = [...templates, ...built].flatMap(([key, form]): [StageKey, HTMLElement][] => {
      if (!form) return [];
      form.dataset['stage'] = key;
      return [[key, form]];
    });
    partOf(host, 'odds').replaceChildren(
      element(
        'section',
        { class: 'stage', 'data-start': start },
        ...forms.map(([, form]) => form),
        this.odds,
        ...file.offers.map(([name, open]) => {
          const offer = element('details', { class: 'follows' }, element('summary', {}, name));
          offer.addEventListener('toggle', () => this.openWhole({ open }), { once: true });
          return offer;
        }),
      ),
    );
    return printed ? [[start, printed], ...forms] : forms;
  }

  private listen(): void {
    const { host } = this;
    const { signal } = this.listeners;
    host.addEventListener('input', ({ target }) => this.changed(target), { signal });
    host.addEventListener('click', (event) => this.clicked(event), { signal });
    // Enter in a field would submit the form.
    host.addEventListener('submit', (event) => event.preventDefault(), { signal });
    addEventListener(
      'popstate',
      () => {
        if (location.search !== this.after.query) this.openWhole({ address: true });
      },
      { signal },
    );
  }

  private clicked({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.dataset['step'] !== undefined) step(button);
    else if (button?.dataset['do'] !== undefined) this.openWhole({ button });
  }

  /** After every change of a control. */
  changed(control?: EventTarget | null): void {
    tickWithNumber(control ?? null);
    this.show();
    this.after.changed();
    if (++this.changes > 1) this.openWhole();
  }

  private show(): void {
    const { sayer, host } = this;
    const { problem, say } = sayer;
    const stages = Object.fromEntries(
      this.forms.map(([key, form]) => [key, readSettings(form, problem)]),
    );
    const situation = { ...NO_SITUATION, stages };
    const result = resolveFirst(this.kinds, problem, situation);
    const before = this.shown?.result.start;
    this.before = this.shown?.situation ?? situation;
    this.shown = { situation, result };
    const { start } = result;
    if (!start) return;
    for (const [key, form] of this.forms) {
      const settings = stages[key];
      if (settings) showRowValues(form, settings, problem, say('work.row-changed'));
      if (key === start.stage) markCounted(form, start.counted);
    }
    const [was, now] = [before, start].map((one) => one && barView(one, sayer).chance?.percent);
    const last = was && now && was !== now ? say('work.last-odds', { was, now }) : undefined;
    fillBar(partOf(host, 'bar'), start, sayer, last);
    this.odds.replaceChildren(
      ...(start.outcomes.length > 0 ? [oddsTable(start, '', sayer)] : []),
      ...reasonsOf(start, sayer),
    );
    host.dataset['ready'] = '';
    // What was not applied, and what is left out, is said by the whole.
    if (result.refused.length > 0 || result.cut) this.openWhole();
  }

  private query(): string {
    const { problem } = this.sayer;
    const [start] = problem.starts;
    return Object.entries(this.shown?.situation.stages ?? {})
      .flatMap(([key, settings]) => {
        const stage = stageOf(problem, key);
        return writeSettings(stage, ticked(settings, stage), key === start ? '' : `${key}.`);
      })
      .join('&');
  }

  /** Loads the whole calculator. If it cannot be loaded, the first result stays in use. */
  private openWhole(request: UserRequest = {}): void {
    this.opening ??= this.handOver();
    this.opening.then(
      (calculator) => calculator.carryOut(request),
      () => {
        this.opening = undefined;
        if (Object.keys(request).length > 0)
          partOf(this.host, 'notices').textContent = this.host.dataset['failed'] ?? '';
      },
    );
  }

  private async handOver(): Promise<Calculator> {
    const whole = await loadWhole();
    return whole.openCalculator(this.host, () => {
      this.listeners.abort();
      return { before: this.before, unsaid: this.after.stop() };
    });
  }
}
