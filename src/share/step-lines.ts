/** Steps as lines of text: numbered, nested steps lettered. */
import { labelled, withAddition } from '../i18n/format.ts';
import type { Step } from '../../schemas/types.d.ts';
import type { Reader } from '../view/context.ts';

/** Lines for a list of steps. `outer` is the number of the enclosing step: `1` gives `1a`, `1b`. */
export const stepLines = (steps: readonly Step[], reader: Reader, outer?: string): string[] =>
  steps.flatMap((step, index) => {
    const own = outer === undefined ? String(index + 1) : `${outer}${numberInside(outer, index)}`;
    return [`${own}. ${stepLine(step, reader)}`, ...stepLines(step.steps ?? [], reader, own)];
  });

/** Alternates letters and numbers by nesting level. */
const numberInside = (outer: string, index: number): string =>
  /\d$/.test(outer) ? String.fromCodePoint(97 + index) : String(index + 1);

const ORDERS = { any: 'step.any-order', 'one-of': 'step.one-of' } as const;

/**
 * Title and sentence of a step, and the order of its nested steps unless it is that of the list.
 */
function stepLine({ title, text, order = 'listed' }: Step, { plain, t, language }: Reader): string {
  const said = title ? labelled(plain(title), plain(text), language) : plain(text);
  return order === 'listed' ? said : withAddition(said, t(ORDERS[order]), language);
}
