/**
 * The calculator of an entry: reads the controls, calculates, and shows the needed number, the odds and what follows. The
 * situation is kept in the address. Loaded at the first use, or for a link with a situation.
 */
import { answersOf } from '../../calculator/chain-answer.ts';
import type { Shown } from '../../calculator/last-change.ts';
import { startOf } from '../../calculator/result-bar.ts';
import type { Sayer } from '../../calculator/say.ts';
import { sayerOf, type SituationFile } from '../../calculator/situation-file.ts';
import type { Notice } from '../../workout/link.ts';
import type { Problem, StageKey } from '../../workout/problem.ts';
import type { Refusal, Result, StageResult } from '../../workout/result.ts';
import { NO_SETTINGS, NO_SITUATION, type Situation } from '../../workout/situation.ts';
import { AfterChange } from './after-change.ts';
import { fillBar, uncover } from './bar.ts';
import { Chain } from './chain.ts';
import { applyControl, step } from './controls.ts';
import { Forms } from './forms.ts';
import { remember, remembered } from './last-time.ts';
import { workOut } from '../../workout/evaluator.ts';
import { isInAddress, keepLinkReader, queryOf, readLinks, spokenOf } from './load-data.ts';

/** @public */
export { isInAddress, loadData } from './load-data.ts';

export class Calculator {
  private readonly host: HTMLElement;
  private readonly file: SituationFile;
  private readonly problem: Problem;
  private readonly sayer: Sayer;
  private readonly chain: Chain;
  private readonly forms: Forms;
  /** Stages chosen where an outcome has several successors. */
  private then: StageKey[] = [];
  private kept: Situation | undefined;
  private shown: Shown;
  /** The situation of the last visit, which is offered until something is chosen. */
  private lastTime = '';
  /** What the last change did. */
  private last: string | undefined;
  /** Changes are told in the order in which they were made. */
  private told = Promise.resolve();
  private active: StageKey;
  /** Whether something was changed: the first change loads no more than its result needs. */
  private isUsed = false;
  private readonly after: AfterChange;

  /** `host` is the element with the controls that the page prints. */
  constructor(host: HTMLElement, file: SituationFile) {
    this.host = host;
    this.file = file;
    this.problem = file.problem;
    this.sayer = sayerOf(file);
    this.active = this.problem.starts[0] ?? '';
    this.forms = new Forms(host, this.part('groups'), this.sayer, file.share);
    this.chain = new Chain(this.sayer, {
      formOf: (key) => this.forms.of(key),
      explain: (place, result) => void this.explain(place, result).catch(() => this.fail()),
      choose: (key, chosen, others) => this.choose(key, chosen, others),
      isChosen: (key) => this.then.includes(key),
    });
    this.after = new AfterChange(host, {
      query: () => queryOf(this.problem, this.shown.situation, this.kept),
      spoken: () => spokenOf(startOf(this.shown.result, this.active), this.sayer, file.share),
      written: (query) => {
        remember(this.problem, query);
        keepLinkReader();
      },
    });
    this.shown = { situation: NO_SITUATION, result: workOut(this.problem, NO_SITUATION) };
    host.querySelector('.open-work')?.remove();
    for (const part of host.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = false;
    this.listen();
  }

  /** The controls stay as they are, unless the address holds a situation. */
  async begin(): Promise<void> {
    if (await isInAddress(this.file)) return this.readAddress();
    this.lastTime = remembered(this.problem);
    this.show([], this.shown);
  }

  /** Sets the situation in the address, and reports what could not be set. */
  private async readAddress(): Promise<void> {
    this.after.query = location.search;
    const { readSituation } = await readLinks();
    const { situation, versus, start, notices } = readSituation(this.problem, location.search);
    this.kept = versus;
    this.active = start ?? this.problem.starts[0] ?? '';
    this.last = undefined;
    this.set(situation);
    this.show(notices);
    if (this.active !== this.problem.starts[0])
      this.host.querySelector(`[data-start="${this.active}"]`)?.scrollIntoView();
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
      if (location.search !== this.after.query) this.readAddress().catch(() => this.fail());
    });
    // A page restored by the browser has its old field values, but the address is authoritative.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.readAddress().catch(() => this.fail());
    });
  }

  private clicked({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.closest('.stepper')) step(button);
    switch (button.dataset['do']) {
      case 'reset':
        this.set(NO_SITUATION);
        break;
      case 'keep':
        this.kept = this.read();
        break;
      case 'stop':
        this.kept = undefined;
        break;
      case 'back':
        this.set(this.kept ?? NO_SITUATION);
        this.kept = undefined;
        break;
      case 'add-dice':
        this.forms.addGroup(NO_SETTINGS);
        break;
      case 'drop-dice':
        this.forms.dropGroup(button);
        this.host.querySelector<HTMLElement>('[data-do=add-dice]')?.focus();
        break;
      case 'again':
        return void this.setLastTime().catch(() => this.fail());
      case 'forget':
        this.lastTime = '';
        remember(this.problem, '');
        this.part('compare').replaceChildren();
        return;
      case 'share':
        return void this.share(button).catch(() => this.fail());
      default:
        return;
    }
    this.changed();
  }

  /** For entries with several starts, the bar shows the one being edited, and never lies over it. */
  private follow(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    // Scrolled while it is pressed, a button would not be clicked.
    if (target.matches(':focus-visible')) uncover(target, this.part('foot'));
    const key = target.closest<HTMLElement>('[data-start]')?.dataset['start'];
    if (key === undefined || key === this.active) return;
    this.active = key;
    this.fillBar(this.shown.result);
  }

  /** After every change; `control` is the one that was used, if it was. */
  changed(control: EventTarget | null = null): void {
    applyControl(control, this.problem);
    this.show([], this.shown);
    this.after.changed();
    if (this.isUsed) void this.stepBack();
    this.isUsed = true;
  }

  private read(): Situation {
    return { ...this.forms.read(), then: this.then };
  }

  private set(situation: Situation): void {
    this.then = [...situation.then];
    this.forms.set(situation);
  }

  private async setLastTime(): Promise<void> {
    const { readSituation } = await readLinks();
    this.set(readSituation(this.problem, this.lastTime).situation);
    this.lastTime = '';
    this.changed();
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
    const result = workOut(this.problem, situation);
    const shown = { situation, result };
    const places = [this.part('odds'), this.part('next')] as const;
    this.shown = shown;
    this.chain.show(...places, result);
    this.forms.show(situation, result);
    const problems = [...notices, ...result.refused];
    this.showBeside(problems).catch(() => this.fail());
    void this.chain
      .compare(this.host, shown, () => shown === this.shown, this.file.share)
      .then((settled) => {
        if (!settled) return;
        shown.result = settled;
        this.chain.show(...places, settled);
        this.fillBar(settled);
        void this.showBeside(problems);
      });
    const isSet = [...Object.keys(situation.stages), ...situation.groups, ...this.then].length > 0;
    this.part('foot').hidden = !(this.fillBar(result) && isSet) && problems.length === 0;
    this.host.dataset['ready'] = '';
    if (before)
      this.told = this.told.then(() => this.tellLast(before, shown)).catch(() => undefined);
  }

  /** The result is there before what the change did to it. */
  private async tellLast(before: Shown, after: Shown): Promise<void> {
    const { lastChange } = await import('../../calculator/last-change.ts');
    this.last = lastChange(before, after, this.active, this.sayer, this.last);
    this.fillBar(this.shown.result);
  }

  /** Most uses need none of it, so that its module is loaded when it is shown. */
  private async showBeside(notices: readonly (Notice | Refusal)[]): Promise<void> {
    const { kept, shown, lastTime } = this;
    const places = [this.part('notices'), this.part('compare')];
    if (notices.length === 0 && !kept && !lastTime)
      return void places.map((place) => place.replaceChildren());
    const { comparison, noticesOf, offerOf, withLaterWords } = await import('./beside.ts');
    const sayer = await withLaterWords(this.sayer, this.file.share);
    // Something else was set while it was loading.
    if (shown !== this.shown) return;
    places[0]?.replaceChildren(...(notices.length > 0 ? noticesOf(notices, sayer) : []));
    places[1]?.replaceChildren(
      ...(kept ? [comparison(kept, shown, this.active, sayer)] : []),
      ...(lastTime ? [offerOf(lastTime, sayer)] : []),
    );
  }

  private async stepBack(): Promise<void> {
    const { shown, host, sayer, file } = this;
    const module = await import('./step-back.ts').catch(() => undefined);
    await module?.stepBack(host, [sayer, file.share], shown.situation, () => shown === this.shown);
  }

  private async explain(place: HTMLElement, result: StageResult): Promise<void> {
    const { showWhy } = await import('./why.ts');
    await showWhy(place, result, this.shown.situation, this.sayer, this.file.share);
  }

  /** Reports that a part could not be loaded; the result stays. */
  private fail(): void {
    this.part('notices').textContent = this.host.dataset['failed'] ?? '';
  }

  /** Whether there is something to show. */
  private fillBar(result: Result): boolean {
    const active = startOf(result, this.active);
    if (!active) return false;
    const needed = active.target?.type === 'known' ? active.target.value.number : undefined;
    for (const cell of this.host.querySelectorAll<HTMLElement>('[data-need]'))
      cell.classList.toggle('now', cell.dataset['need'] === String(needed));
    const answers = answersOf({ ...this.shown, result }, this.active, this.sayer);
    return fillBar(this.part('bar'), active, this.sayer, this.last, answers);
  }

  private async share(opener: HTMLElement): Promise<void> {
    await this.after.writeAddress();
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
