/** Dice that are kept, rolled again, added or read as digits: loaded only where a game has them. */

import { isOn, parseReroll, type Dice, type Reroll } from '../../notation/dice.ts';
import { joined, merged, NO_DICE, sums, total, type Throw } from '../dice.ts';

/** Up to this number of throws they are listed die by die; above it only by sum. */
const MAX_SINGLE = 20_000;
/** Sums of more dice are not counted. */
const MAX_DICE = 40;
/** Of dice of which only some are kept. */
const MAX_KEPT = 12;
/** Sums of dice that explode are told apart up to here. */
const MAX_EXPLODED = 60;

/** Every throw with its ways, as `throwsOf` in `dice.ts`. */
export function throwsOf(dice: Dice, single = false): readonly Throw[] | undefined {
  const { count, keep, plus, explode } = dice;
  const die = dieOf(dice);
  if (single || dice.isDigits)
    return explode || die.length ** count > MAX_SINGLE ? undefined : singleThrows(die, dice);
  if (count > (keep ? MAX_KEPT : MAX_DICE)) return undefined;
  return (keep ? kept(die, count, keep) : sums(die, count))
    .map((one) => ({ ...one, natural: one.natural + plus }))
    .sort((a, b) => a.natural - b.natural);
}

/** Dice that modifiers let players roll again, too: `1`, `1..2`, `1..2 repeatedly`. */
export function rerolled(dice: Dice, written: readonly (number | string)[]): Dice {
  const [reroll, ...rerolls] = [...rerollsOf(dice), ...written.map(parseReroll)];
  return { ...dice, ...(reroll && { reroll, rerolls }) };
}

const rerollsOf = ({ reroll, rerolls = [] }: Dice): Reroll[] =>
  reroll ? [reroll, ...rerolls] : [];

/** Whether a die that shows this is rolled until it shows something else. */
const neverStays = (face: number, dice: Dice): boolean =>
  rerollsOf(dice).some(({ on, repeatedly }) => repeatedly && isOn(face, on));

/** The results of one die: more ways for what a reroll makes likelier. */
function dieOf(dice: Dice): Throw[] {
  const faces = Array.from({ length: dice.sides }, (_, index) => index + 1).filter(
    (face) => !neverStays(face, dice),
  );
  const again = faces.filter((face) => rerollsOf(dice).some(({ on }) => isOn(face, on)));
  // Of a die that may be rolled again, both rolls are made, whether or not the second one counts.
  const [first, second] = again.length > 0 ? [faces.length, again.length] : [1, 0];
  const die = faces.map((face): Throw => ({
    natural: face,
    faces: [face],
    ways: BigInt((again.includes(face) ? 0 : first) + second),
  }));
  const { on } = dice.explode ?? {};
  return on
    ? chain(die, ({ natural }) => isOn(natural, on), Math.ceil(MAX_EXPLODED / on.from))
    : die;
}

/** Adds another die to some results, and so on; after `longest` dice it is only known to be at least so much. */
export function chain(
  die: readonly Throw[],
  goesOn: (one: Throw) => boolean,
  longest: number,
): Throw[] {
  const all = total(die);
  let results = die.map((one) => (goesOn(one) ? { ...one, orMore: true as const } : one));
  let throws = all;
  for (let dice = 1; dice < longest; dice++) {
    results = merged(
      die.flatMap((one) =>
        goesOn(one)
          ? results.map((then) => joined(one, then))
          : [{ ...one, ways: one.ways * throws }],
      ),
    );
    throws *= all;
  }
  return results;
}

/** From the best result of a die to the worst: how many dice show it, and how many of them still count. */
function kept(die: readonly Throw[], count: number, { which, number }: Required<Dice>['keep']) {
  const best = [...die].sort(
    (a, b) => (which === 'highest' ? 1 : -1) * (b.natural - a.natural || (b.orMore ? 1 : -1)),
  );
  const known = new Map<string, Throw[]>();
  const from = (index: number, left: number, keep: number): Throw[] => {
    const [one] = best.slice(index, index + 1);
    if (left === 0) return [...NO_DICE];
    if (!one) return [];
    const key = [index, left, keep].join();
    const found =
      known.get(key) ??
      merged(
        Array.from({ length: left + 1 }, (_, n) => n).flatMap((n) => {
          const counted = Math.min(n, keep);
          const here: Throw = {
            natural: counted * one.natural,
            faces: [],
            ways: choose(left, n) * one.ways ** BigInt(n),
            ...(counted > 0 && one.orMore && { orMore: true }),
          };
          return from(index + 1, left - n, keep - counted).map((rest) => joined(here, rest));
        }),
      );
    known.set(key, found);
    return found;
  };
  return from(0, count, number);
}

/** How many selections of k out of n there are. */
function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

function singleThrows(die: readonly Throw[], dice: Dice): Throw[] {
  let all: Throw[] = [...NO_DICE];
  for (let n = 0; n < dice.count; n++) {
    all = all.flatMap(({ faces, ways }) =>
      die.map((one) => ({
        natural: 0,
        faces: [...faces, one.natural],
        ways: ways * one.ways,
      })),
    );
  }
  return all
    .map(({ faces, ways }) => ({ ...thrown(faces, dice), ways }))
    .sort((a, b) => a.natural - b.natural);
}

/** The throw of these faces: `[3, 4]` with 2D6 → 7, with D66 → 34. */
export function thrown(faces: readonly number[], dice: Dice): Throw {
  const results = resultsOf(faces, dice);
  if (dice.isDigits) return { natural: Number(results.join('')), faces, ways: 1n };
  const { which, number = results.length } = dice.keep ?? {};
  const order = [...results].sort((a, b) => (which === 'lowest' ? a - b : b - a));
  return {
    natural: order.slice(0, number).reduce((sum, face) => sum + face, dice.plus),
    faces,
    ways: 1n,
  };
}

/** The result of each die: what exploded has what came after it added. */
function resultsOf(faces: readonly number[], { explode }: Dice): readonly number[] {
  if (!explode) return faces;
  const results: number[] = [];
  faces.forEach((face, index) => {
    const before = faces[index - 1];
    if (before !== undefined && isOn(before, explode.on)) results.push((results.pop() ?? 0) + face);
    else results.push(face);
  });
  return results;
}

/**
 * Whether these dice can show these faces; dice that were rolled again count as they then were. `pool` is how many dice a pool
 * rolls before some give others; any number if it is infinite.
 */
export function canShow(dice: Dice, faces: readonly number[], pool?: number): boolean {
  const { count, sides, explode, extra } = dice;
  const last = faces.at(-1);
  const given = extra ? faces.filter((face) => isOn(face, extra.on)).length : 0;
  return (
    (pool === Infinity || resultsOf(faces, dice).length === Math.max(0, pool ?? count) + given) &&
    faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides) &&
    !faces.some((face) => neverStays(face, dice)) &&
    !(explode && last !== undefined && isOn(last, explode.on))
  );
}
