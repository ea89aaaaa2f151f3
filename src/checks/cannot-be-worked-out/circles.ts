/** What leads back to itself: rolls that follow each other by `next`, cells and values that take their number from each other. */
import { pageIn } from '../../model/address.ts';
import { sourceCell, takenFrom } from '../../model/source-cell.ts';
import { valuesOf } from '../../notation/cells.ts';
import { namesIn } from '../../workout/stages/lacking.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';

interface Link {
  from: string;
  to: string;
  file: string;
  path: Path;
}

export interface Circle {
  fault: 'circle' | 'cell-circle' | 'value-circle' | 'value-itself';
  at: string;
  /** What comes between it and itself. */
  names: readonly string[];
  file: string;
  path: Path;
}

/** Each circle, where it closes. A roll that names itself is reported with the roll. */
export function circlesIn(ruleset: Ruleset): Circle[] {
  const { entries } = ruleset;
  const followed = entries.flatMap(linksOf).filter(({ from, to }) => from !== to);
  return [
    ...closing(followed, () => 'circle'),
    ...closing(cellLinks(ruleset), () => 'cell-circle'),
    ...closing(valueLinks(ruleset), (names) =>
      names.length > 0 ? 'value-circle' : 'value-itself',
    ),
  ];
}

/** The link that closes each circle: that back to the first of them by address. */
function closing(
  links: readonly Link[],
  faultOf: (names: readonly string[]) => Circle['fault'],
): Circle[] {
  const from = Map.groupBy(links, (link) => link.from);
  return links.flatMap(({ from: last, to: first, file, path }) => {
    const way = wayTo(last, [first], from);
    const names = way?.slice(1) ?? [];
    return way?.every((address) => address >= first)
      ? [{ fault: faultOf(names), at: first, names, file, path }]
      : [];
  });
}

/** The shortest way from the first address to another one; undefined where there is none. */
function wayTo(
  end: string,
  [start = '']: readonly string[],
  from: ReadonlyMap<string, readonly Link[]>,
): string[] | undefined {
  const seen = new Set([start]);
  let ways = [[start]];
  while (ways.length > 0) {
    const found = ways.find((way) => way.at(-1) === end);
    if (found) return found;
    ways = ways.flatMap((way) =>
      (from.get(way.at(-1) ?? '') ?? []).flatMap(({ to }) => {
        if (seen.has(to)) return [];
        seen.add(to);
        return [[...way, to]];
      }),
    );
  }
  return undefined;
}

/** A table is one place, whatever row or way leads on from it. */
const placeIn = (address: string): string =>
  address.startsWith('tables/') ? pageIn(address) : address;

function linksOf({ address, file, kind, index }: Entry): Link[] {
  return index.ofShape('Next').map(({ value, path }) => {
    const part = kind === 'tables' ? undefined : index.partAt(path)?.part;
    const from =
      part?.kind === 'step' || part?.kind === 'point' ? `${address}#${part.id}` : address;
    return { from, to: placeIn(value.to), file, path: [...path, 'to'] };
  });
}

/** Cells without a figure at the end of what they name, to those that they name. */
const cellLinks = (ruleset: Ruleset): Link[] =>
  ruleset.entries.flatMap(({ kind, address, file, data }) =>
    kind !== 'tables'
      ? []
      : data.rows.flatMap(({ id, cells }, row) =>
          Object.entries(cells).flatMap(([column, cell]) => {
            const from = `${address}#${id}.${column}`;
            const to = takenFrom(cell);
            const [only] = valuesOf(cell, ['rows', row, 'cells', column]);
            return to === undefined || !only || sourceCell(ruleset, from)
              ? []
              : [{ from, to, file, path: [...only.path, 'in'] }];
          }),
        ),
  );

/** Values that nothing gives in the end, to those that they are worked out from. */
function valueLinks({ entries, values }: Ruleset): Link[] {
  const sets = entries.flatMap((entry) =>
    entry.index.ofShape('ValueSet').map(({ value, path }) => {
      const { name } = value;
      // What players have is the number that something changes.
      const isHad =
        values.some(({ id, origin }) => id === name && origin !== 'computed') &&
        (Object.keys(value).length > 2 || isChanged(entry, entries));
      const links = FIELDS.flatMap((field) =>
        [...new Set(namesIn(value[field] ?? 0))].map((to) => ({
          from: name,
          to,
          file: entry.file,
          path: [...path, field],
        })),
      );
      return { name, links: links.filter(({ to }) => !isHad || to !== name) };
    }),
  );
  const known = new Set(
    entries.flatMap(({ kind, data }) =>
      kind === 'tables'
        ? data.columns.flatMap(({ value, match }) => (match ? [] : (value ?? [])))
        : [],
    ),
  );
  const isKnown = ({ to }: Link): boolean => known.has(to) || sets.every(({ name }) => name !== to);
  let before = -1;
  while (before < known.size) {
    before = known.size;
    for (const { name, links } of sets) if (links.every(isKnown)) known.add(name);
  }
  return sets.flatMap(({ name, links }) =>
    known.has(name) ? [] : links.filter((link) => !isKnown(link)),
  );
}

const FIELDS = ['base', 'atLeast', 'atMost'] as const;

/** Whether modifiers change a value of the entry. */
const isChanged = (entry: Entry, entries: readonly Entry[]): boolean =>
  entry.kind === 'modifiers' ||
  entries.some(
    ({ kind, data }) =>
      kind === 'modifiers' &&
      [data.appliesTo ?? []].flat().some((to) => to === 'all' || pageIn(to) === entry.address),
  );
