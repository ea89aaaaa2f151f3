/** The figures of a recorded change before and after, as notices show them. */
import type { Difference } from '../view/difference.ts';
import { element } from './dom.ts';

/** `Range: 24″ → 30″` */
export const differenceNodes = (differences: readonly Difference[]): (string | Node)[] =>
  differences.flatMap(({ what, was, now }) => [
    what,
    element('del', {}, was),
    ' → ',
    element('ins', {}, now),
    ' ',
  ]);
