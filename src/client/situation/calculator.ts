/**
 * The whole calculator of an entry: reads the controls, calculates, and shows the needed number, the
 * odds and what follows. The situation is kept in the address. Loaded for a link with a situation,
 * or when more than the first result is needed (`first-result.ts`).
 */
import { readSituation, writeSituation, type Notice } from '../../workout/link.ts';
import type { Problem, StageKey } from '../../workout/problem.ts';
import type { Kinds } from '../../workout/kinds.ts';
import { loadKinds, resolveWith } from '../../workout/load-kinds.ts';
import type { Refusal, Result } from '../../workout/result.ts';
import { NO_SETTINGS, NO_SITUATION, type Situation } from '../../workout/situation.ts';
import formStyles from '../../styles/calculator.css?url';
import styles from '../../styles/situation-results.css?url';
import type { SituationFile } from '../../view/situation-files.ts';
import { loadStyles } from '../load-styles.ts';
import { spokenResult } from '../../view/situation-bar.ts';
import { AfterChange } from './after-change.ts';
import { fillBar, sayerOf } from './bar.ts';
import { Chain } from './chain.ts';
import { Forms } from './forms.ts';
import { lastChange } from './last-change.ts';
import type { Sayer } from './odds-table.ts';
import { partOf, showParts } from './parts.ts';
import { step, tickWithNumber } from './settings.ts';

/** What a reader asked for beyond the first result. */
export interface UserRequest {
  /** A button that was pressed. */
  button?: HTMLButtonElement;
  /** Selector of what is to be opened. */
  open?: string;
  /** The situation in the address is to be read. */
  address?: true;
}

/** What the first result leaves to the whole calculator. */
interface TakeOver {
  /** The situation before the change that is being shown. */
  before: Situation;
  /** Whether the address is still to be written, and the result to be announced. */
  unsaid: boolean;
}

interface Whole {
  file: SituationFile;
  kinds: Kinds;
}

/** @public @throws if the data or a module cannot be loaded. */
export async function loadData(host: HTMLElement): Promise<Whole> {
  const source = (host.dataset['source'] ?? '').replace(/\.json$/, '.whole.json');
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  const file = (await response.json()) as SituationFile;
  const [kinds] = await Promise.all([
    loadKinds(file.problem),
    loadStyles(formStyles),
    loadStyles(styles),
  ]);
  return { file, kinds };
}

/**
 * `host` is the element that names the data of the entry. The situation in the address is set,
 * unless `takeOver` is given: then the controls stay as they are, and `takeOver` ends what listened
 * to them.
 * @throws if the data cannot be loaded.
 */
export async function openCalculator(
  host: HTMLElement,
  takeOver?: () => TakeOver,
): Promise<Calculator> {
  const whole = await loadData(host);
  return new Calculator(host, whole, takeOver?.());
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
  private readonly after: AfterChange;

  constructor(host: HTMLElement, { file, kinds }: Whole, takeOver?: TakeOver) {
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
    this.after = new AfterChange(host, {
      query: () =>
        this.shown ? writeSituation(this.problem, this.shown.situation, this.kept) : '',
      spoken: () => this.spoken(),
    });
    showParts(host);
    this.listen();
    if (takeOver) this.takeOver(takeOver);
    else this.readAddress();
  }

  private takeOver({ before, unsaid }: TakeOver): void {
    const focused = document.activeElement;
    this.part('odds').replaceChildren();
    this.shown = { situation: before, result: resolveWith(this.kinds, this.problem, before) };
    this.show([]);
    if (unsaid) this.after.changed();
    // A control that was moved has lost the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
  }

  /** Does what a reader asked for before the calculator was loaded. */
  carryOut({ button, open, address }: UserRequest): void {
    if (address) this.readAddress();
    if (button?.isConnected) button.click();
    if (open === undefined) return;
    const place = this.host.querySelector<HTMLElement>(open);
    if (place instanceof HTMLDetailsElement) place.open = true;
    (place?.querySelector<HTMLElement>('summary, button, input, select, a') ?? place)?.focus();
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
    if (this.shown) this.fillBar(this.shown.result);
  }

  /** After every change of a control. */
  changed(): void {
    this.show([]);
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

  private spoken(): string {
    const active = this.shown?.result.starts.find(({ stage }) => stage === this.active);
    return active ? spokenResult(active, this.sayer) : '';
  }

  private async share(opener: HTMLElement): Promise<void> {
    if (!this.shown) return;
    this.after.writeAddress();
    const [{ shareSituation }, { loadShareData }] = await Promise.all([
      import('./share.ts'),
      import('../share/share-data.ts'),
    ]);
    const data = await loadShareData(this.file.share);
    shareSituation(data, this.shown, this.sayer, this.active, opener);
  }

  private part(name: string): HTMLElement {
    return partOf(this.host, name);
  }
}
