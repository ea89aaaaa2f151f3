/** The limits of a value in words. */
import type { Amount } from '../../schemas/types.d.ts';
import { boundLine } from './conditions.ts';
import type { Wording } from './wording.ts';

/** `maximum 6`, `minimum −2`; `line` says an amount. */
export const limitLines = (
  { atMost, atLeast }: { [K in 'atMost' | 'atLeast']?: Amount | undefined },
  wording: Wording,
  line: (amount: Amount) => string = (amount) => boundLine(amount, wording, undefined),
): string[] => [
  ...(atMost === undefined ? [] : [wording.t('value.most', { n: line(atMost) })]),
  ...(atLeast === undefined ? [] : [wording.t('value.least', { n: line(atLeast) })]),
];
