/**
 * One reading of the rules: at every open point one alternative is chosen, and the same one when
 * the point comes up again. Iterating over all readings gives every possible result.
 */

/** Maximum number of readings: more are of no use to readers. */
export const MAX_WORLDS = 256;

/** What was worked out, by the alternative chosen at each open point that it asked for, in order. */
export interface Memory<T> {
  asks?: readonly [name: string, ways: number];
  then?: Memory<T>[];
  result?: T;
}

export class World {
  /** Open points, each with its number of alternatives and the one chosen. */
  private readonly points = new Map<string, { ways: number; taken: number }>();
  /** What this reading was asked for, in order. */
  private asked: (readonly [name: string, ways: number, taken: number])[] = [];

  /** Whether an open point has more alternatives than were calculated. */
  isCut = false;

  /** The index of the alternative chosen, from 0. Points of one name are one point only where they have as many alternatives. */
  choose(name: string, ways: number): number {
    if (ways < 2) return 0;
    const point = `${name} ${ways}`;
    const { taken } = this.points.get(point) ?? { taken: 0 };
    this.points.set(point, { ways, taken });
    this.asked.push([name, ways, taken]);
    return taken;
  }

  /** The result of `work`, which is the same in all readings that choose the same where it asks. */
  once<T>(memory: Memory<T>, work: () => T): T {
    const before = this.asked.length;
    let at = memory;
    while (at.asks) at = (at.then ??= [])[this.choose(...at.asks)] ??= {};
    if (at.result !== undefined) return at.result;
    this.asked.length = before;
    const result = work();
    at = memory;
    for (const [name, ways, taken] of this.asked.slice(before)) {
      at.asks = [name, ways];
      at = (at.then ??= [])[taken] ??= {};
    }
    return (at.result = result);
  }

  /** Advances to the next reading; false after the last. */
  next(): boolean {
    this.asked = [];
    for (const [point, { ways, taken }] of [...this.points].reverse()) {
      if (taken + 1 < ways) {
        this.points.set(point, { ways, taken: taken + 1 });
        return true;
      }
      this.points.delete(point);
    }
    return false;
  }
}

/**
 * The results of `work` in every reading of the rules. `cut` means that only some readings are
 * calculated: there are more than `MAX_WORLDS`, or an open point has too many alternatives.
 */
export function inEveryWorld<T>(work: (world: World) => T): { results: T[]; cut: boolean } {
  const world = new World();
  const results: T[] = [];
  let more: boolean;
  do {
    results.push(work(world));
    more = world.next();
  } while (more && results.length < MAX_WORLDS);
  return { results, cut: more || world.isCut };
}
