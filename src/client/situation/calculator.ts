/**
 * The calculator of an entry: reads the controls, calculates, and shows the needed number, the odds
 * and what follows. The situation is kept in the address. Loaded at the first use, or for a link with
 * a situation.
 */
import { lastChange, type Shown } from '../../calculator/last-change.ts';
import { noticeLine } from '../../calculator/notices.ts';
import { spokenResult } from '../../calculator/result-bar.ts';
import type { Sayer } from '../../calculator/say.ts';
import { sayerOf, type SituationFile } from '../../calculator/situation-file.ts';
import { holdsSituation, readSituation, writeSituation, type Notice } from '../../workout/link.ts';
import type { Problem, StageKey } from '../../workout/problem.ts';
import { resolve } from '../../workout/resolve.ts';
import type { Refusal, Result } from '../../workout/result.ts';
import { NO_SETTINGS, NO_SITUATION, type Situation } from '../../workout/situation.ts';
import formStyles from '../../styles/calculator.css?url';
import styles from '../../styles/situation-results.css?url';
import { element } from '../dom.ts';
import { loadStyles } from '../load-styles.ts';
import { AfterChange } from './after-change.ts';
import { fillBar } from './bar.ts';
import { Chain } from './chain.ts';
import { comparison } from './comparison.ts';
import { step, tickWithNumber } from './controls.ts';
import { Forms } from './forms.ts';

/** @public @throws if the data cannot be loaded. */
export async function loadData(source: string): Promise<SituationFile> {
  const [response] = await Promise.all([fetch(source), loadStyles(formStyles), loadStyles(styles)]);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return (await response.json()) as SituationFile;
}

/** @public Whether the address holds a situation of the entry. */
export const isInAddress = ({ problem }: SituationFile): boolean =>
  holdsSituation(problem, location.search);

export class Calculator {
  private readonly host: HTMLElement;
  private readonly file: SituationFile;
  private readonly sayer: Sayer;
  private readonly chain: Chain;
  private readonly forms: Forms;
  /** Stages chosen where an outcome has several successors. */
  private then: StageKey[] = [];
  private kept: Situation | undefined;
  private shown: Shown;
  /** What the last change did. */
  private last: string | undefined;
  private active: StageKey;
  private readonly after: AfterChange;

  /**
   * `host` is the element with the controls that the page prints. They stay as they are, unless the
   * address holds a situation.
   */
  constructor(host: HTMLElement, file: SituationFile) {
    this.host = host;
    this.file = file;
    this.sayer = sayerOf(file);
    this.active = file.problem.starts[0] ?? '';
    this.forms = new Forms(host, this.part('groups'), this.sayer);
    this.chain = new Chain(this.sayer, {
      formOf: (key) => this.forms.of(key),
      choose: (key, chosen, others) => this.choose(key, chosen, others),
      isChosen: (key) => this.then.includes(key),
    });
    this.after = new AfterChange(host, {
      query: () => writeSituation(this.problem, this.shown.situation, this.kept),
      spoken: () => this.spoken(),
    });
    this.shown = { situation: NO_SITUATION, result: resolve(this.problem, NO_SITUATION) };
    host.querySelector('.open-work')?.remove();
    for (const part of host.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = false;
    this.listen();
    if (isInAddress(file)) this.readAddress();
    else this.show([], this.shown);
  }

  /** Sets the situation in the address, and reports what could not be set. */
  readAddress(): void {
    this.after.query = location.search;
    const { situation, versus, start, notices } = readSituation(this.problem, location.search);
    this.kept = versus;
    this.active = start ?? this.problem.starts[0] ?? '';
    this.set(situation);
    this.show(notices);
    if (this.active !== this.problem.starts[0])
      this.host.querySelector(`[data-start="${this.active}"]`)?.scrollIntoView();
  }

  private get problem(): Problem {
    return this.file.problem;
  }

  private listen(): void {
    const { host } = this;
    host.addEventListener('input', ({ target }) => this.changed(target));
    host.addEventListener('click', (event) => this.clicked(event));
    // Enter in a field would submit the form.
    host.addEventListener('submit', (event) => event.preventDefault());
    host.addEventListener('focusin', ({ target }) => this.follow(target));
    // Links inside the page change only the fragment; the settings stay.
    addEventListener('popstate', () => {
      if (location.search !== this.after.query) this.readAddress();
    });
    // A page restored by the browser has its old field values, but the address is authoritative.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.readAddress();
    });
  }

  private clicked({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.dataset['step'] !== undefined) step(button);
    switch (button.dataset['do']) {
      case 'reset':
        this.set(NO_SITUATION);
        this.changed();
        break;
      case 'keep':
        this.kept = this.read();
        this.changed();
        break;
      case 'stop':
        this.kept = undefined;
        this.changed();
        break;
      case 'back':
        this.set(this.kept ?? NO_SITUATION);
        this.kept = undefined;
        this.changed();
        break;
      case 'add-dice':
        this.forms.addGroup(NO_SETTINGS);
        this.changed();
        break;
      case 'drop-dice':
        this.forms.dropGroup(button);
        this.host.querySelector<HTMLElement>('[data-do=add-dice]')?.focus();
        this.changed();
        break;
      case 'share':
        this.share(button).catch(() => this.fail());
        break;
    }
  }

  /** For entries with several starts, the bar shows the one being edited. */
  private follow(target: EventTarget | null): void {
    const stage = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
    const key = stage?.dataset['start'];
    if (key === undefined || key === this.active) return;
    this.active = key;
    this.fillBar(this.shown.result);
  }

  /** After every change; `control` is the one that was used, if it was. */
  changed(control: EventTarget | null = null): void {
    tickWithNumber(control);
    this.show([], this.shown);
    this.after.changed();
  }

  private read(): Situation {
    return { ...this.forms.read(), then: this.then };
  }

  private set(situation: Situation): void {
    this.then = [...situation.then];
    this.forms.set(situation);
  }

  private choose(key: StageKey, chosen: boolean, others: readonly StageKey[]): void {
    if (this.then.includes(key) === chosen) return;
    this.then = this.then.filter((one) => one !== key && !others.includes(one));
    if (chosen) this.then.push(key);
    this.changed();
  }

  /** `before` is what was shown before a change, whose effect is then said. */
  private show(notices: readonly Notice[], before?: Shown): void {
    const situation = this.read();
    const result = resolve(this.problem, situation);
    this.shown = { situation, result };
    this.forms.show(situation, result);
    this.chain.show(this.part('odds'), this.part('next'), result);
    this.showComparison();
    this.last = before && lastChange(before, this.shown, this.active, this.sayer, this.last);
    this.fillBar(result);
    this.showNotices([...notices, ...result.refused]);
    this.host.dataset['ready'] = '';
  }

  private showNotices(notices: readonly (Notice | Refusal)[]): void {
    const { sayer } = this;
    const lines = notices.map((notice) => element('li', {}, noticeLine(notice, sayer)));
    this.part('notices').replaceChildren(
      ...(lines.length > 0
        ? [element('b', {}, sayer.say('work.refused')), element('ul', {}, ...lines)]
        : []),
    );
  }

  private showComparison(): void {
    const { kept, shown } = this;
    const before = kept && { situation: kept, result: resolve(this.problem, kept) };
    this.part('compare').replaceChildren(
      ...(before ? [comparison(before, shown, this.sayer)] : []),
    );
  }

  /** Reports that a part could not be loaded; the result stays. */
  private fail(): void {
    this.part('notices').textContent = this.host.dataset['failed'] ?? '';
  }

  private fillBar(result: Result): void {
    const active = result.starts.find(({ stage }) => stage === this.active) ?? result.starts[0];
    if (active) fillBar(this.part('bar'), active, this.sayer, this.last);
  }

  private spoken(): string {
    const active = this.shown.result.starts.find(({ stage }) => stage === this.active);
    return active ? spokenResult(active, this.sayer) : '';
  }

  private async share(opener: HTMLElement): Promise<void> {
    this.after.writeAddress();
    const [{ shareSituation }, { loadShareData }] = await Promise.all([
      import('./share.ts'),
      import('../share/share-data.ts'),
    ]);
    const data = await loadShareData(this.file.share);
    shareSituation(data, this.shown, this.sayer, this.active, opener);
  }

  private part(name: string): HTMLElement {
    const found = this.host.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!found) throw new Error(`The calculator has no place for ${name}`);
    return found;
  }
}
