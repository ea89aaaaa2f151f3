/** The input of a calculation, and the numbers and words known in it. */
import type { Amount } from '../../schemas/types.d.ts';

/** Input of a calculation, from an example or a page. Distances are in the units of the ruleset. */
export interface Situation {
  /** Values and states: `{ distance: 7, weapon: 'gun', unit: ['broken', 'dm'] }`. */
  given?: Readonly<Record<string, number | string | readonly string[]>>;
  /** Ids of the circumstances (modifiers) that apply. */
  with?: readonly string[];
  /** The dice as rolled, in order. */
  dice?: readonly number[];
}

/**
 * Known numbers, and the states of subjects. A name can be both: the target number, and a target
 * that is Down.
 */
export interface Known {
  numbers: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, readonly string[]>;
}

export type Scaled = Exclude<Amount, number | string | readonly unknown[]>;

export function knownFrom({ given = {} }: Situation): Known {
  const numbers = new Map<string, number>();
  const words = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'number') numbers.set(name, value);
    else words.set(name, typeof value === 'string' ? [value] : value);
  }
  return { numbers, words };
}

/** Adds numbers and words to `known`; undefined removes a number. */
export function knowing(
  known: Known,
  numbers: Readonly<Record<string, number | undefined>>,
  words?: Readonly<Record<string, readonly string[]>>,
): Known {
  const more = new Map(known.numbers);
  put(more, numbers);
  return {
    numbers: more,
    words: words ? new Map([...known.words, ...Object.entries(words)]) : known.words,
  };
}

function put(into: Map<string, number>, numbers: Readonly<Record<string, number | undefined>>) {
  for (const name in numbers) {
    const value = numbers[name];
    if (value === undefined) into.delete(name);
    else into.set(name, value);
  }
}

/** `known` with the same few numbers added anew each time: what it returned before is then changed, too. */
export function knowingInTurn(known: Known) {
  const numbers = new Map(known.numbers);
  return (more: Readonly<Record<string, number | undefined>>, words = known.words): Known => {
    put(numbers, more);
    return { numbers, words };
  };
}
