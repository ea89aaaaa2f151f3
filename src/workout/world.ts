/**
 * One reading of the rules: at every open point one alternative is chosen, and the same one when
 * the point comes up again. Iterating over all readings gives every possible result.
 */

/** Maximum number of readings: more are of no use to readers. */
export const MAX_WORLDS = 256;

export class World {
  /** Open points, each with its number of alternatives and the one chosen. */
  private readonly points = new Map<string, { ways: number; taken: number }>();

  /** Whether an open point has more alternatives than were calculated. */
  isCut = false;

  /** The index of the alternative chosen, from 0. Points of one name are one point only where they have as many alternatives. */
  choose(name: string, ways: number): number {
    const point = `${name} ${ways}`;
    const known = this.points.get(point);
    if (!known) this.points.set(point, { ways, taken: 0 });
    return known?.taken ?? 0;
  }

  /** Advances to the next reading; false after the last. */
  next(): boolean {
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
