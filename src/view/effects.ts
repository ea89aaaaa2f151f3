/** What a step, row, outcome or statement does to markers, in one line each. */
import { amount } from '../notation/show.ts';
import type { Effect } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';

export const effectLines = (effects: readonly Effect[] | undefined, reader: Reader): string[] =>
  (effects ?? []).map((effect) => effectLine(effect, reader));

/** `remove: Pin marker (if wanted)`; several markers in one line. */
export function effectLine(effect: Effect, reader: Reader): string {
  const { t, name, language } = reader;
  const markers = (typeof effect.marker === 'string' ? [effect.marker] : effect.marker)
    .map(name)
    .join(' / ');
  const count = effect.count === undefined ? '' : `${amount(effect.count, language, name)} × `;
  const to = effect.to ? ` → ${name(effect.to)}` : '';
  const optional = effect.duty === 'may' ? ` (${t('effect.may')})` : '';
  return `${t(`effect.${effect.do}`)}: ${count}${markers}${to}${optional}`;
}
