/** Rolls, values and tables that follow each other by `next` without end: no reader can open what leads back. */
import { pageIn } from '../../model/address.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/entries.ts';

interface Link {
  from: string;
  to: string;
  file: string;
  path: Path;
}

/** The link that closes each circle of two or more: that back to the first of them by address. */
export function circlesIn(
  entries: readonly Entry[],
): { at: string; names: readonly string[]; file: string; path: Path }[] {
  const links = entries.flatMap(linksOf);
  const from = Map.groupBy(links, (link) => link.from);
  return links.flatMap(({ from: last, to: first, file, path }) => {
    const way = first === last ? undefined : wayTo(last, [first], from);
    return way?.every((address) => address >= first)
      ? [{ at: first, names: way.slice(1), file, path }]
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
