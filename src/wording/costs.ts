/** What a step costs in words: `1 MF and COT of the hex`. */
import { allOf } from '../i18n/format.ts';
import { fraction, number } from '../notation/numbers.ts';
import { amount } from '../notation/show.ts';
import type { Step } from '../../schemas/types.d.ts';
import type { Wording } from './wording.ts';

type Cost = NonNullable<Step['cost']>[number];

export const costWords = (cost: Cost | readonly Cost[], wording: Wording): string =>
  allOf(
    [cost].flat().map((one) => costOf(one, wording)),
    wording.language,
  );

/** `1 MF`, `all remaining MP`, `2 × COT of the hex`, `1 MP per hexspine turned` */
function costOf({ resource, amount: much, text }: Cost, wording: Wording): string {
  const { t, name, language, plain } = wording;
  if (text) return plain(text);
  const units = (n: number) =>
    t('cost.units', { n: n === 0.5 ? fraction('1/2') : number(n), unit: name(resource) });
  if (typeof much === 'number') return units(much);
  const asCost = (value = '') => name.value?.(value)?.asCost;
  const whole = typeof much === 'string' ? asCost(much) : undefined;
  if (whole) return plain(whole);
  if (typeof much === 'object' && !Array.isArray(much) && much.each !== undefined) {
    const [cost, perOne] = [asCost(much.per), name.value?.(much.per ?? '')?.perOne];
    if (cost) return t('cost.times', { n: much.each, cost: plain(cost) });
    if (perOne) return t('amount.per-one', { each: units(much.each), perOne: plain(perOne) });
  }
  return `${amount(much, language, name)} ${name(resource)}`;
}
