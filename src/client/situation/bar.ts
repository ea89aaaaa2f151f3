/** The bar that stays visible. */
import { barView } from '../../calculator/result-bar.ts';
import { nameOf, type Sayer } from '../../calculator/say.ts';
import type { StageResult } from '../../workout/result.ts';
import { element } from '../dom.ts';

export function fillBar(bar: HTMLElement, result: StageResult, sayer: Sayer, last?: string): void {
  const { figures, chance, missing } = barView(result, sayer);
  const { problem, texts } = sayer;
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
            `${chance.name} `,
            element('b', {}, chance.throws || chance.percent),
            ...(chance.throws ? [' ', element('small', {}, chance.percent)] : []),
          ),
        ]
      : []),
    ...(missing === undefined ? [] : [element('p', { class: 'missing' }, missing)]),
    ...(last === undefined ? [] : [element('p', { class: 'last' }, last)]),
  );
}
