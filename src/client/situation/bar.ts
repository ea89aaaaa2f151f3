/** The bar that stays visible. */
import { addendsOf, amountAt, barView } from '../../calculator/result-bar.ts';
import { nameOf, type Sayer } from '../../calculator/say.ts';
import type { StageKey } from '../../workout/problem.ts';
import type { StageResult } from '../../workout/result.ts';
import { element } from '../dom.ts';
import { chanceCell } from './odds-table.ts';

/** A side of a roll, and the modifiers that count on it. */
export type Side = Pick<StageResult, 'stage' | 'counted'>;

/** What `two-sides.ts` does, in the games that have two sides. */
interface TwoSides {
  controls(
    stage: StageKey,
    host: { formOf(key: StageKey): HTMLElement },
    sayer: Sayer,
  ): HTMLElement[] | undefined;
  sums(
    result: StageResult,
    sumOf: (side: Side) => string | undefined,
    sayer: Sayer,
  ): string[] | undefined;
}
export let twoSides: TwoSides | undefined;
export const useTwoSides = (loaded: TwoSides): void => void (twoSides = loaded);

/** `answers` are those of the whole sequence. Returns whether there is a result, or a number that it lacks. */
export function fillBar(
  bar: HTMLElement,
  result: StageResult,
  sayer: Sayer,
  last?: string,
  answers: readonly string[] = [],
): boolean {
  const { figures, chance, missing } = barView(result, sayer);
  const { problem, texts, say } = sayer;
  const title = nameOf(texts, `stage:${result.stage}`);
  // What a sum is made of: on a phone most of it is off the screen.
  const sumOf = (side: Side) =>
    addendsOf(problem, side)
      .map((one) => `${nameOf(texts, one[0])} ${amountAt(one, sayer)}`)
      .join(say('work.comma'));
  const sums = twoSides?.sums(result, sumOf, sayer) ?? [sumOf(result)];
  bar.replaceChildren(
    problem.starts.length > 1 && !figures.some(({ label }) => label === title)
      ? element('p', { class: 'of' }, title)
      : '',
    ...figures.map(({ label, value, data, number, main }) =>
      element(
        'p',
        { class: main ? 'need' : undefined },
        `${label} `,
        // Only the first group has data attributes, because its result is that of the page.
        element(
          'b',
          'groupBar' in bar.dataset ? {} : { [`data-${data}`]: true, 'data-value': number },
          value,
        ),
      ),
    ),
    chance
      ? element(
          'p',
          { class: 'chance' },
          say('work.labelled', { label: chance.name, text: '' }),
          ...chanceCell(chance.chance, say),
        )
      : '',
    ...[...sums, ...answers].map((answer) => (answer ? element('p', { class: 'of' }, answer) : '')),
    missing === undefined ? '' : element('p', { class: 'missing' }, missing),
    last === undefined ? '' : element('p', { class: 'last' }, last),
  );
  return figures.length > 0 || chance !== undefined || missing !== undefined;
}

/** Scrolls what has the focus out from under the bar, `foot`. */
export function uncover(target: Element, foot: HTMLElement): void {
  const [bar, { top, bottom }] = [foot.getBoundingClientRect(), target.getBoundingClientRect()];
  if (!foot.contains(target) && bottom > bar.top && top < bar.bottom)
    scrollBy({ top: bottom - bar.top + 8, behavior: 'instant' });
}
