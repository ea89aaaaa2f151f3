/**
 * The calculator of an entry: reads the controls, calculates, and shows the needed number and the
 * odds. The situation is kept in the address. Loaded at the first use, or for a link with a
 * situation.
 */
import { readSituation, writeSituation, type Notice } from '../../workout/link.ts';
import type { Problem, StageKey } from '../../workout/problem.ts';
import type { Kinds } from '../../workout/kinds.ts';
import { loadKinds, resolveWith } from '../../workout/load-kinds.ts';
import type { Refusal, Result } from '../../workout/result.ts';
import { NO_SETTINGS, NO_SITUATION, type Situation } from '../../workout/situation.ts';
import formStyles from '../../styles/calculator.css?url';
import styles from '../../styles/situation-results.css?url';
import type { SituationFile } from '../../view/calculator.ts';
import { loadStyles } from '../load-styles.ts';
import { spokenResult } from '../../view/situation-bar.ts';
import { fillBar, lastChange, sayerOf } from './bar.ts';
import { Chain } from './chain.ts';
import { Forms } from './forms.ts';
import type { Sayer } from './odds-panel.ts';
import { step, tickWithNumber } from './settings.ts';

/** Milliseconds of inactivity before the address is written: browsers limit writes per second. */
const BEFORE_ADDRESS = 300;
/**
 * Milliseconds of inactivity before the result is announced, so that several changes are one
 * announcement.
 */
const BEFORE_SAYING = 700;

/**
 * `host` is the element that names the data of the entry; `linked`: the address has a situation.
 * @throws if the data cannot be loaded.
 */
export async function openCalculator(host: HTMLElement, linked: boolean): Promise<Calculator> {
  const response = await fetch(host.dataset['source'] ?? '');
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const file = (await response.json()) as SituationFile;
  const [kinds] = await Promise.all([
    loadKinds(file.problem),
    loadStyles(formStyles),
    loadStyles(styles),
  ]);
  return new Calculator(host, file, kinds, linked);
}

export class Calculator {
  private readonly host: HTMLElement;
  private readonly file: SituationFile;
  private readonly kinds: Kinds;
  private readonly sayer: Sayer;
  private readonly chain: Chain;
  private readonly forms: Forms;
  /** Stages chosen where an outcome has several successors. */
  private then: StageKey[] = [];
  private kept: Situation | undefined;
  private shown: { situation: Situation; result: Result } | undefined;
  private active: StageKey;
  /** The query as last read or written. */
  private query = location.search;
  private timers: Partial<Record<'address' | 'saying', ReturnType<typeof setTimeout>>> = {};

  constructor(host: HTMLElement, file: SituationFile, kinds: Kinds, linked: boolean) {
    this.host = host;
    this.file = file;
    this.kinds = kinds;
    this.sayer = sayerOf(file);
    this.active = file.problem.starts[0] ?? '';
    this.forms = new Forms(host, this.part('groups'), this.sayer);
    this.chain = new Chain(this.sayer, {
      formOf: (key) => this.forms.of(key),
      choose: (key, chosen, others) => this.choose(key, chosen, others),
      isChosen: (key) => this.then.includes(key),
    });
    this.part('foot').hidden = false;
    this.part('tools').hidden = false;
    host.querySelector('.open-work')?.remove();
    this.listen();
    if (linked) this.readAddress();
    else this.show([]);
  }

  /** Sets the situation in the address, and reports what could not be set. */
  readAddress(): void {
    this.query = location.search;
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
    host.addEventListener('input', ({ target }) => {
      tickWithNumber(target);
      this.changed();
    });
    host.addEventListener('click', (event) => this.clicked(event));
    // Enter in a field would submit the form.
    host.addEventListener('submit', (event) => event.preventDefault());
    host.addEventListener('focusin', ({ target }) => this.follow(target));
    // Links inside the page change only the fragment; the settings stay.
    addEventListener('popstate', () => {
      if (location.search !== this.query) this.readAddress();
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
    if (this.shown) this.fillBar(this.shown.result);
  }

  /** After every change of a control. */
  changed(): void {
    this.show([]);
    this.later('address', BEFORE_ADDRESS, () => this.writeAddress());
    this.later('saying', BEFORE_SAYING, () => this.sayResult());
  }

  private later(what: 'address' | 'saying', wait: number, act: () => void): void {
    clearTimeout(this.timers[what]);
    this.timers[what] = setTimeout(act, wait);
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

  private show(notices: readonly Notice[]): void {
    const situation = this.read();
    const result = resolveWith(this.kinds, this.problem, situation);
    const before = this.shown;
    this.shown = { situation, result };
    this.forms.show(situation, result);
    this.chain.show(this.part('odds'), this.part('next'), result);
    this.showComparison().catch(() => this.fail());
    this.fillBar(result, before && lastChange(before, this.shown, this.active, this.sayer));
    this.showNotices([...notices, ...result.refused]).catch(() => this.fail());
    this.host.dataset['ready'] = '';
  }

  private async showNotices(notices: readonly (Notice | Refusal)[]): Promise<void> {
    const place = this.part('notices');
    place.replaceChildren();
    if (notices.length === 0) return;
    const { noticeLines } = await import('./notices.ts');
    place.replaceChildren(...noticeLines(notices, this.sayer));
  }

  private async showComparison(): Promise<void> {
    const place = this.part('compare');
    const { kept, shown } = this;
    if (!kept || !shown) {
      place.replaceChildren();
      return;
    }
    const { comparison } = await import('./comparison.ts');
    const before = { situation: kept, result: resolveWith(this.kinds, this.problem, kept) };
    place.replaceChildren(comparison(before, shown, this.sayer));
  }

  /** Reports that a part could not be loaded; the result stays. */
  private fail(): void {
    this.part('notices').textContent = this.host.dataset['failed'] ?? '';
  }

  private fillBar(result: Result, last?: string): void {
    const active = result.starts.find(({ stage }) => stage === this.active) ?? result.starts[0];
    if (active) fillBar(this.part('bar'), active, this.sayer, last);
  }

  /** Keeps other parameters of the address (the version of the data) and the fragment. */
  private writeAddress(): void {
    if (!this.shown) return;
    const own = writeSituation(this.problem, this.shown.situation, this.kept);
    const others = location.search
      .slice(1)
      .split('&')
      .filter((pair) => /^(v|moved)=/.test(pair));
    const query = [own, ...others].filter(Boolean).join('&');
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${query && `?${query}`}${location.hash}`,
    );
    this.query = location.search;
    // Language links follow the address.
    document.dispatchEvent(new CustomEvent('situation'));
  }

  private sayResult(): void {
    const active = this.shown?.result.starts.find(({ stage }) => stage === this.active);
    const status = this.host.querySelector('[role=status]');
    if (active && status) status.textContent = spokenResult(active, this.sayer);
  }

  private async share(opener: HTMLElement): Promise<void> {
    if (!this.shown) return;
    this.writeAddress();
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
