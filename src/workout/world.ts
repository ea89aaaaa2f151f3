/**
 * One reading of the rules: wherever they leave something open, one way is taken, the same wherever it comes up again.
 * Going through all of them gives every result there may be.
 */

/** More readings are of no use to a reader. */
const MAX_WORLDS = 256;

export class World {
  /** How many ways there are, and the one taken, by what is left open. */
  private readonly points = new Map<string, { ways: number; taken: number }>();

  /** The way taken of so many, from 0. */
  choose(point: string, ways: number): number {
    const known = this.points.get(point);
    if (known) return Math.min(known.taken, ways - 1);
    this.points.set(point, { ways, taken: 0 });
    return 0;
  }

  /** Goes on to the next reading; false after the last. */
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

/** What `work` comes to in every reading of the rules. */
export function inEveryWorld<T>(work: (world: World) => T): T[] {
  const world = new World();
  const results = [work(world)];
  while (results.length < MAX_WORLDS && world.next()) results.push(work(world));
  return results;
}
