/** The figures of a recorded change before and after, as notices show them. */
import type { Difference } from '../view/changes.ts';
import { element } from './dom.ts';

/** `Range 24″ → 30″`; of a change without a single figure only what changed. */
export const differenceNodes = (differences: readonly Difference[]): (string | Node)[] =>
  differences.flatMap(({ what, was, now }) => [
    `${what} `,
    ...(now === undefined
      ? []
      : [element('del', {}, was ?? ''), ' → ', element('ins', {}, now), ' ']),
  ]);
