/** The bar that stays visible. */
import { barView } from '../../calculator/result-bar.ts';
import { nameOf, signedNumeral, type Sayer } from '../../calculator/say.ts';
import type { StageResult } from '../../workout/result.ts';
import { element } from '../dom.ts';

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
  // Those that the sum is made of: on a phone most of them are off the screen.
  const counted = problem.stages[result.stage]?.modifiers.flatMap(({ id, address }) => {
    const adds = result.counted.find((one) => one.id === id)?.adds;
    return adds === undefined ? [] : `${nameOf(texts, address)} ${signedNumeral(adds, say)}`;
  });
  bar.replaceChildren(
    ...(problem.starts.length > 1
      ? [element('p', { class: 'of' }, nameOf(texts, `stage:${result.stage}`))]
      : []),
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
    ...(chance
      ? [
          element(
            'p',
            { class: 'chance' },
            say('work.labelled', { label: chance.name, text: '' }),
            element('b', {}, chance.throws || chance.percent),
            ...(chance.throws ? [' ', element('small', {}, chance.percent)] : []),
          ),
        ]
      : []),
    ...(counted?.length ? [element('p', { class: 'of' }, counted.join(say('work.comma')))] : []),
    ...answers.map((answer) => element('p', { class: 'of' }, answer)),
    ...(missing === undefined ? [] : [element('p', { class: 'missing' }, missing)]),
    ...(last === undefined ? [] : [element('p', { class: 'last' }, last)]),
  );
  return figures.length > 0 || chance !== undefined || missing !== undefined;
}

/** Scrolls what has the focus out from under the bar, `foot`. */
export function uncover(target: Element, foot: HTMLElement): void {
  const [bar, { top, bottom }] = [foot.getBoundingClientRect(), target.getBoundingClientRect()];
  if (!foot.contains(target) && bottom > bar.top && top < bar.bottom)
    scrollBy({ top: bottom - bar.top + 8, behavior: 'instant' });
}
