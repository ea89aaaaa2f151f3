/** Records of a ruleset that is not compared with main: what the last change left is what stands there. */
import { sameFigures } from '../../ledger/figures.ts';
import { recordedOf } from '../../ledger/ledger.ts';
import { pageIn } from '../../model/address.ts';
import type { RulesetData } from '../../model/entries.ts';

export interface Unmade {
  /** The file of the record. */
  file: string;
  figure: string;
  /** What the record says that it is now, and what it is; undefined where the part has no such figure. */
  said: string;
  is: string | undefined;
  /** Whether it is the only line of the record. */
  isOnly: boolean;
}

/** The lines of records of which none says what the figure is. */
export function unmadeIn(ruleset: RulesetData): Unmade[] {
  if (ruleset.changes.length === 0) return [];
  const figures = new Map(
    recordedOf(ruleset).flatMap((recorded) =>
      [...recorded.figures].map(([field, { value }]) => [`${recorded.address}.${field}`, value]),
    ),
  );
  const addresses = new Set([...figures.keys()].map(addressIn));
  const isThere = (figure: string): boolean =>
    addresses.has(addressIn(figure)) && !ruleset.broken.has(pageIn(figure));
  const lines = ruleset.changes.flatMap(({ file, data }) =>
    Object.entries(data.figures ?? {}).map(([figure, { now }], _, all) => ({
      ...{ file, figure, said: now === undefined ? undefined : String(now) },
      isOnly: all.length + Object.keys(data.moved ?? {}).length === 1,
    })),
  );
  return [...Map.groupBy(lines, ({ figure }) => figure)].flatMap(([figure, same]): Unmade[] => {
    const is = figures.get(figure);
    const last = same.at(-1);
    if (
      is === undefined &&
      last &&
      isThere(figure) &&
      same.every(({ said }) => PLAIN.test(said ?? ''))
    )
      return [{ ...last, said: last.said ?? '', is }];
    // Where it is gone, a later record says so, or it stands elsewhere. Groups of fields were written otherwise in older records.
    if (is === undefined || !last || ruleset.broken.has(pageIn(figure))) return [];
    return !PLAIN.test(last.said ?? '') || same.some(({ said }) => sameFigures(is, said))
      ? []
      : [{ ...last, said: last.said ?? '', is }];
  });
}

/** `modifiers/to-hit#hedge` of `modifiers/to-hit#hedge.add`. */
const addressIn = (figure: string): string => figure.replace(/\..*/s, '');

/** A number, dice or a range. */
const PLAIN = /^[+-]?\d*D?\d[\d.+/-]*$/;
