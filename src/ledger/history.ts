/** What the records of a ruleset say: which figures changed, in order, and where addresses that are gone lead. */
import type { Base } from '../model/extends.ts';
import { addressesOf, type ChangeRecord, type RulesetData } from '../model/entries.ts';
import type { SourcePlace } from '../../schemas/types.d.ts';

/** One figure before and after; a side that had none is undefined. */
export interface ChangedFigure {
  /** `range`, `roll.target` */
  field: string;
  was: string | undefined;
  now: string | undefined;
}

/** The figures of one address that a record changed. */
export interface PublishedChange {
  /** `tables/weapons#light-mortar` */
  address: string;
  on: string;
  against: readonly SourcePlace[];
  /** The same in words, where the record has them. */
  words: string | undefined;
  figures: ChangedFigure[];
  /** The name of its record: `changes/light-mortar-range-k7f3`. */
  record: string;
}

/** All changes of figures, oldest first. Records of one day stand in the order in which they arrived, as far as it is known. */
export function publishedChanges(records: readonly ChangeRecord[]): readonly PublishedChange[] {
  const known = published.get(records) ?? [...records].sort(inOrder).flatMap(changesOf);
  published.set(records, known);
  return known;
}
const published = new WeakMap<readonly ChangeRecord[], readonly PublishedChange[]>();

/** Records that are not on main yet come last. */
const inOrder = (a: ChangeRecord, b: ChangeRecord): number =>
  (a.arrival ?? Infinity) - (b.arrival ?? Infinity) ||
  compare(a.data.on, b.data.on) ||
  compare(a.name, b.name);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function changesOf({ name, data }: ChangeRecord): PublishedChange[] {
  const figures = Object.entries(data.figures ?? {}).map(([figure, { was, now }]) => ({
    ...splitFigure(figure),
    was: was === undefined ? undefined : String(was),
    now: now === undefined ? undefined : String(now),
  }));
  return [...Map.groupBy(figures, ({ address }) => address)].map(([address, own]) => ({
    address,
    on: data.on,
    against: data.against ?? [],
    words: data.words,
    figures: own.map(({ field, was, now }) => ({ field, was, now })),
    record: name,
  }));
}

/** `tables/weapons#light-mortar.range` → the address of the part, and the field. */
function splitFigure(figure: string): { address: string; field: string } {
  const at = figure.indexOf('.');
  return { address: figure.slice(0, at), field: figure.slice(at + 1) };
}

/** Addresses that are gone, and where each leads. */
export const movedAddresses = (
  records: readonly ChangeRecord[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(records.flatMap(({ data }) => Object.entries(data.moved ?? {})));

/**
 * The same of a ruleset, which takes those of the one that it extends: where an address leads that is gone in both, by way of
 * others that are gone.
 */
export function movesOf(
  { changes, base }: { changes: readonly ChangeRecord[]; base?: Base | undefined },
  isThere: (address: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const own = movedAddresses(changes);
  const all = new Map([...Object.entries(base?.moved ?? {}), ...own]);
  const arrives = (address: string, seen: readonly string[]): boolean =>
    !seen.includes(address) &&
    (isThere(address) ||
      all.get(address)?.every((next) => arrives(next, [...seen, address])) === true);
  return new Map(
    [...all].filter(([from]) => own.has(from) || (!isThere(from) && arrives(from, []))),
  );
}

/** The same of rules that are read, and not yet built. */
export function movedIn(ruleset: RulesetData): ReadonlyMap<string, readonly string[]> {
  const known = addressesOf(ruleset);
  return movesOf(ruleset, (address) => known.has(address));
}

/** Whether a figure differs only in the name of a cell that a record says has moved: `@tables/points#prisoner.points`. */
export const isLedOn = (
  { was, now }: ChangedFigure,
  moved: ReadonlyMap<string, readonly string[]>,
): boolean =>
  was?.replace(/(?<=@)[a-z]+\/[a-z0-9-]+(?:#[a-z0-9-]+)?/g, (address) => {
    const [target = address, ...more] = moved.get(address) ?? [];
    return more.length > 0 ? address : target;
  }) === now && was !== undefined;
