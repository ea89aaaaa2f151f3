/** Every throw of a roll, and what it means. */
import type { Ruleset } from '../../../src/model/rulebook.ts';
import type { Roll } from '../../../schemas/types.d.ts';
import { amounts, holds, NONE, type Number_, type Stand } from './amounts.ts';
import { valuesAt, ways } from './modifiers.ts';
import { modifiersFor, rollAt, setsIn, type Held } from './rules.ts';

/** Throws by outcome, of `of`, for every alternative that the rules leave open. */
export interface Reading {
  of: number;
  /** Throws by outcome id; undefined if a number is missing. */
  throws: Map<string, number | undefined>;
  total: Number_;
}

export function* throwsOf(dice: string): Generator<{ faces: number[]; natural: number }> {
  const [, count, sides, plus] = /^(\d*)D(\d+)([+-]\d+)?$/.exec(dice)!;
  const n = Number(count || 1);
  const faces = Array.from({ length: n }, () => 1);
  for (;;) {
    yield { faces: [...faces], natural: faces.reduce((a, b) => a + b, 0) + Number(plus ?? 0) };
    let die = n - 1;
    while (die >= 0 && faces[die] === Number(sides)) faces[die--] = 1;
    if (die < 0) return;
    faces[die]!++;
  }
}

/** Every reading of a roll: the number of throws per outcome. */
export function readingsOf(ruleset: Ruleset, address: string, stand: Stand): Reading[] | undefined {
  const roll = rollAt(ruleset, address);
  if (!roll) return undefined;
  if (roll.check !== undefined) return checked(ruleset, roll, address, stand);
  const read = outcomeFor(ruleset, roll, modifiersFor(ruleset, address), stand);
  if (!read) return undefined;
  return read.map(({ outcomeOf, total }) => {
    const all = [...throwsOf(diceOf(ruleset, roll)!)];
    return counted(
      roll,
      all.map(({ faces, natural }) => outcomeOf(faces, natural)),
      total,
    );
  });
}

/** The possible outcomes of every throw in order, for each open alternative. */
export const outcomesOfThrows = (
  ruleset: Ruleset,
  address: string,
  stand: Stand,
): string[][][] | undefined => {
  const roll = rollAt(ruleset, address);
  const dice = roll && diceOf(ruleset, roll);
  if (!dice) return undefined;
  return outcomeFor(ruleset, roll, modifiersFor(ruleset, address), stand)?.map(({ outcomeOf }) =>
    [...throwsOf(dice)].map(({ faces, natural }) => outcomeOf(faces, natural)),
  );
};

function diceOf(ruleset: Ruleset, roll: Roll): string | undefined {
  return roll.dice ?? rollAt(ruleset, roll.diceFrom?.[0] ?? '')?.dice;
}

interface Read {
  outcomeOf: (faces: readonly number[], natural: number) => string[];
  total: Number_;
}

/** The meaning of a throw, for every open alternative; undefined if a modifier is undecided. */
function outcomeFor(
  ruleset: Ruleset,
  roll: Roll,
  list: readonly Held[],
  given: Stand,
): Read[] | undefined {
  const stand = { ...given, numbers: { ...given.numbers } };
  const mentioned = JSON.stringify([
    roll.target,
    roll.outcomes,
    list.map(({ modifier }) => [modifier.change, modifier.when]),
  ]);
  for (const [address, { value }] of setsIn(ruleset)) {
    if (!value || !mentioned.includes(`"${value.name}"`)) continue;
    if (value.base !== value.name && value.name in given.numbers) continue;
    const [only = NONE, ...others] = valuesAt(ruleset, address, given);
    if (only === NONE || others.length > 0) Reflect.deleteProperty(stand.numbers, value.name);
    else stand.numbers[value.name] = only;
  }
  const all = ways(list, stand);
  if (!all) return undefined;
  const bases: (Number_ | undefined)[] =
    roll.target === undefined
      ? [undefined]
      : roll.target === 'unknown'
        ? [NONE]
        : amounts(roll.target, stand);
  const names = roll.faces ?? [];
  const from = (roll.diceFrom ?? []).flatMap((address) => rollAt(ruleset, address)?.faces ?? []);
  const faceNames = names.length > 0 ? names : from;
  return all.flatMap(({ base, added }) =>
    bases.map((target): Read => ({
      total: added,
      outcomeOf: (faces, natural) => {
        const numbers: Record<string, number> = { ...stand.numbers, natural };
        delete numbers['target'];
        // A number that replaces the target needs none.
        const aimed = typeof target === 'number' ? target : NaN;
        const changed = roll.modifies === 'target' ? base(aimed) : aimed;
        if (target !== undefined && !Number.isNaN(changed))
          if (roll.modifies !== 'target' || added !== NONE) numbers['target'] = changed;
        if (typeof target === 'number') numbers['base'] = target;
        if (roll.modifies === 'target') numbers['roll'] = natural;
        else if (added !== NONE) numbers['roll'] = base(natural);
        faceNames.forEach((name, index) => (numbers[name] = faces[index] ?? 0));
        const doubles = faces.length > 1 && new Set(faces).size === 1;
        const states = { ...stand.states, ...(doubles && { dice: ['doubles'] }) };
        const possible: string[] = [];
        for (const { id, when = [] } of roll.outcomes) {
          const truth = holds(when, { ...stand, numbers, states });
          if (truth !== false) possible.push(id);
          if (truth) break;
        }
        return possible;
      },
    })),
  );
}

function checked(
  ruleset: Ruleset,
  roll: Roll,
  address: string,
  stand: Stand,
): Reading[] | undefined {
  const other = rollAt(ruleset, roll.check!);
  if (!other) return undefined;
  // What a set for every roll repeats is, as in the roll that is thrown, one of its group.
  const thrown = modifiersFor(ruleset, roll.check!);
  const more = modifiersFor(ruleset, address).filter(
    ({ modifier }) => !thrown.some((one) => one.modifier.id === modifier.id),
  );
  return outcomeFor(ruleset, other, [...thrown, ...more], stand)?.map(({ outcomeOf, total }) => {
    const all = [...throwsOf(other.dice!)].map(({ faces, natural }) => {
      const now = outcomeOf(faces, natural).map((was) => {
        const states = { ...stand.states, outcome: [was] };
        return roll.outcomes.find(({ when = [] }) => holds(when, { ...stand, states }))?.id ?? '';
      });
      return [...new Set(now)];
    });
    return counted(roll, all, total);
  });
}

/** An outcome that depends on a missing number has no number of throws. */
function counted(roll: Roll, all: readonly string[][], total: Number_): Reading {
  const throws = new Map<string, number | undefined>();
  for (const { id } of roll.outcomes) {
    const open = all.some((possible) => possible.length > 1 && possible.includes(id));
    throws.set(id, open ? undefined : all.filter(([first]) => first === id).length);
  }
  return { of: all.length, throws, total };
}

/** Both sides of a contest roll: how often the first has more, less, or the same. */
export function contestThrows(dice: string, mine: number, yours: number, highest: boolean) {
  let [won, lost, tied] = [0, 0, 0];
  for (const a of throwsOf(dice))
    for (const b of throwsOf(dice)) {
      const [x, y] = [a.natural + mine, b.natural + yours];
      if (x === y) tied++;
      else if (x > y === highest) won++;
      else lost++;
    }
  return { won, lost, tied };
}
