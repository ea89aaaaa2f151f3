/** Steps as lines of text: numbered, the steps inside a step lettered below it. */
import { labelled, withAddition } from '../i18n/format.ts';
import type { Step } from '../schema/types.generated.ts';
import type { Reader } from '../view/context.ts';

/** Lines of a list of steps. `outer` is the number of the step that they stand in: `1` makes `1a`, `1b`. */
export const stepLines = (steps: readonly Step[], reader: Reader, outer?: string): string[] =>
  steps.flatMap((step, index) => {
    const own = outer === undefined ? String(index + 1) : `${outer}${numberInside(outer, index)}`;
    return [`${own}. ${stepLine(step, reader)}`, ...stepLines(step.steps ?? [], reader, own)];
  });

/** Letters inside numbers, numbers inside letters. */
const numberInside = (outer: string, index: number): string =>
  /\d$/.test(outer) ? String.fromCodePoint(97 + index) : String(index + 1);

const ORDERS = { any: 'step.any-order', 'one-of': 'step.one-of' } as const;

/** Its title and sentence, and in which order its own steps come where that is not the order of the list. */
function stepLine({ title, text, order = 'listed' }: Step, { plain, t, language }: Reader): string {
  const said = title ? labelled(plain(title), plain(text), language) : plain(text);
  return order === 'listed' ? said : withAddition(said, t(ORDERS[order]), language);
}
