/** The controls of all stages and of additional groups of dice, read and set as one situation. */
import { stageOf, type Problem, type StageKey } from '../../workout/problem.ts';
import type { Result, StageResult } from '../../workout/result.ts';
import { NO_SETTINGS, type Settings, type Situation } from '../../workout/situation.ts';
import { formTree } from '../../calculator/form.ts';
import { element } from '../dom.ts';
import { fillBar } from './bar.ts';
import { isRefused, markCounted, readSettings, showRowValues, writeSettings } from './controls.ts';
import { elementOf } from './elements.ts';
import type { Sayer } from '../../calculator/say.ts';

export class Forms {
  private readonly sayer: Sayer;
  private readonly problem: Problem;
  /** The link to words that few uses need. */
  private readonly share: string;
  /** Element for additional groups of dice. */
  private readonly place: HTMLElement;
  private readonly forms = new Map<StageKey, HTMLElement>();
  private groups: HTMLElement[] = [];

  /** Uses the controls that `host` already has. */
  constructor(host: HTMLElement, place: HTMLElement, sayer: Sayer, share: string) {
    this.sayer = sayer;
    this.share = share;
    this.problem = sayer.problem;
    this.place = place;
    for (const form of host.querySelectorAll<HTMLElement>('[data-stage]'))
      this.forms.set(form.dataset['stage'] ?? '', form);
  }

  of(key: StageKey): HTMLElement {
    const known = this.forms.get(key);
    if (known) return known;
    const form = this.build(key, key);
    form.dataset['stage'] = key;
    this.forms.set(key, form);
    return form;
  }

  private build(stage: StageKey, id: string): HTMLElement {
    return elementOf(formTree(stage, id, this.sayer));
  }

  read(): Pick<Situation, 'stages' | 'groups'> {
    const stages = [...this.forms].map(([key, form]): [StageKey, Settings] => [
      key,
      readSettings(form, this.problem),
    ]);
    return {
      stages: Object.fromEntries(stages.filter(([, settings]) => isSet(settings))),
      groups: this.groups.map((group) => readSettings(group, this.problem)),
    };
  }

  set({ stages, groups }: Situation): void {
    for (const key of Object.keys(stages)) if (stageOf(this.problem, key)) this.of(key);
    for (const [key, form] of this.forms) writeSettings(form, stages[key] ?? NO_SETTINGS);
    this.groups.forEach((group) => group.remove());
    this.groups = [];
    groups.forEach((settings) => this.addGroup(settings));
  }

  addGroup(settings: Settings): void {
    const { say } = this.sayer;
    const number = this.groups.length + 2;
    const first = this.problem.starts[0] ?? '';
    const group = element(
      'section',
      { class: 'dice-group', 'data-group': '' },
      element('h3', {}, say('work.dice-group', { n: number })),
      element('div', { class: 'bar', 'data-group-bar': true }),
      this.build(first, `${number}.${first}`),
      element(
        'button',
        { type: 'button', class: 'button', 'data-do': 'drop-dice' },
        say('work.dice-drop'),
      ),
    );
    writeSettings(group, settings);
    this.groups.push(group);
    this.place.append(group);
  }

  /** Removes the group that contains `control`. */
  dropGroup(control: Element): void {
    const group = control.closest('[data-group]');
    this.groups = this.groups.filter((one) => one !== group);
    group?.remove();
  }

  /**
   * Shows the values of rows, the modifiers that apply, and the results of additional groups of
   * dice.
   */
  show({ stages }: Situation, { starts, groups }: Result): void {
    for (const [key, form] of this.forms) {
      showRowValues(form, stages[key] ?? NO_SETTINGS, this.problem);
      this.refuse(form);
    }
    starts.forEach((start) => this.mark(start));
    this.groups.forEach((group, index) => {
      this.refuse(group);
      const bar = group.querySelector<HTMLElement>('[data-group-bar]');
      const own = groups[index];
      if (bar && own) fillBar(bar, own, this.sayer);
    });
  }

  private refuse(form: HTMLElement): void {
    if (!isRefused(form, this.problem)) return;
    void import('./refused.ts').then(({ markRefused }) =>
      markRefused(form, this.sayer, this.share),
    );
  }

  private mark({ stage, counted, readings, outcomes, value }: StageResult): void {
    const own = this.problem.stages[stage];
    const form = this.forms.get(stage);
    if (form) markCounted(form, counted);
    readings.forEach((reading) => this.mark(reading));
    outcomes.forEach(({ next }) =>
      next.forEach((one) => {
        this.mark(one);
        // What was worked out is shown where a reader may enter another number.
        if (own?.type === 'value' && value?.type === 'known')
          this.forms
            .get(one.stage)
            ?.querySelector(`[data-number=${own.value}]`)
            ?.setAttribute('placeholder', String(value.value));
      }),
    );
  }
}

const isSet = ({ with: named, values, states, rows }: Settings): boolean =>
  named.length > 0 || [values, states, rows].some((given) => Object.keys(given).length > 0);
