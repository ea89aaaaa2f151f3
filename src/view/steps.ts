/** The figures and marks of a step, in words and signs: cost, effects on markers, windows. */
import type { Effect, Step } from '../schema/types.generated.ts';
import { amount } from '../notation/show.ts';
import type { Reader } from './context.ts';

/** `remove Pin marker (if wanted)`; several markers in one line. */
export function effectLine(effect: Effect, reader: Reader): string {
  const { t, name, language } = reader;
  const markers = (typeof effect.marker === 'string' ? [effect.marker] : effect.marker)
    .map(name)
    .join(' / ');
  const count = effect.count === undefined ? '' : `${amount(effect.count, language, name)} × `;
  const to = effect.to ? ` → ${name(effect.to)}` : '';
  return `${t(`effect.${effect.do}`)}: ${count}${markers}${to}${effect.duty === 'may' ? ` (${t('effect.may')})` : ''}`;
}

/** `Cost: 1 MF + COT` */
export const costLine = (step: Step, reader: Reader): string | undefined =>
  step.cost &&
  `${reader.t('step.cost')}: ${step.cost.map(({ of, amount: much }) => `${amount(much, reader.language, reader.name)} ${reader.name(of)}`).join(' + ')}`;

/** `after this: Defensive First Fire (entered hex)` */
export function windowLine(
  step: Step,
  reader: Reader,
): { text: string; link: string; name: string } | undefined {
  const { window } = step;
  if (!window) return undefined;
  const at = window.at ? ` (${reader.name(window.at)})` : '';
  return {
    text: `${reader.t(`step.window.${window.moment}`)}${at}: `,
    link: reader.link(window.for),
    name: reader.nameAt(window.for),
  };
}
