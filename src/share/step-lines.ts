/** Steps as lines of text: numbered, nested steps lettered. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { labelled, withAddition } from '../i18n/format.ts';
import type { Entry } from '../model/entries.ts';
import { provenanceAt, type Attestation } from '../model/provenance.ts';
import { valueAt } from '../schema/walk.ts';
import type { Step } from '../../schemas/types.d.ts';
import { orderOf } from '../view/parts/steps.ts';
import type { Reader } from '../view/context.ts';

/**
 * Lines for the list of steps at `path`, each with its source status in words, unless that is `said` elsewhere. `outer` is
 * the number of the enclosing step: `1` gives `1a`, `1b`.
 */
export function stepLines(
  path: Path,
  entry: Entry,
  reader: Reader,
  said: Attestation = 'as-printed',
  outer?: string,
): string[] {
  const steps = (valueAt(entry.data, path) ?? []) as readonly Step[];
  return steps.flatMap((step, index) => {
    const own = outer === undefined ? String(index + 1) : `${outer}${numberInside(outer, index)}`;
    const at = [...path, index];
    const { evidence } = provenanceAt(entry, at);
    const line = `${own}. ${stepLine(step, reader)}`;
    const status = reader.t(`evidence.${evidence}`);
    return [
      evidence === said ? line : withAddition(line, status, reader.language),
      ...stepLines([...at, 'steps'], entry, reader, said, own),
    ];
  });
}

/** Alternates letters and numbers by nesting level. */
const numberInside = (outer: string, index: number): string =>
  /\d$/.test(outer) ? String.fromCodePoint(97 + index) : String(index + 1);

/**
 * Title and sentence of a step, and the order of its nested steps unless it is that of the list.
 */
function stepLine(step: Step, reader: Reader): string {
  const { plain, language } = reader;
  const { title, text } = step;
  const said = title ? labelled(plain(title), plain(text), language) : plain(text);
  const order = orderOf(step, reader);
  return order ? withAddition(said, order, language) : said;
}
