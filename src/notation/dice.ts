/** Dice as in the data: `2D6`, `D6-3`, `D66`, `3D6 highest 2`. The calculator loads it, so that it is small. */

export interface Dice {
  count: number;
  sides: number;
  /** Added to the sum: −3 in D6-3. */
  plus: number;
  /** Each die is a digit: D66 is 11 to 66. */
  isDigits?: true;
  /** Only so many of the highest or lowest dice count. */
  keep?: { which: 'highest' | 'lowest'; number: number };
  /** Results that are rolled again, once or until another comes up. */
  reroll?: Reroll;
  /** Those that modifiers add to it. */
  rerolls?: readonly Reroll[];
  /** Results for which another die is rolled and added. */
  explode?: { on: Faces };
  /** Results for which another die is rolled and read on its own. */
  extra?: { on: Faces };
}
export interface Reroll {
  on: Faces;
  repeatedly?: true;
}
export interface Faces {
  from: number;
  to: number;
}

/** Canonical dice: no count of 1, at most 99 dice; what is done with them in this order. */
export const CANONICAL =
  /^(?<count>(?:[2-9]|[1-9]\d)?)D(?<sides>[2-9]|[1-9]\d{1,2}|1000)(?<plus>[+-][1-9]\d?)?(?: (?<which>highest|lowest) (?<number>[1-9]\d?))?(?: reroll (?<reroll>[1-9]\d*(?:\.\.[1-9]\d*)?(?: repeatedly)?))?(?: (?<again>explode|extra) (?<on>[1-9]\d*(?:\.\.[1-9]\d*)?))?$/;

/** The same digit several times: two or more dice that are read as digits. */
const DIGITS = /^([2-9])\1+$/;

/**
 * `2D6` → 2 dice with 6 sides; undefined for anything but canonical dice, and for what can never
 * come about, such as the highest 3 of 2 dice.
 */
export function parseDice(text: string): Dice | undefined {
  const { count, sides, plus = 0, ...rules } = CANONICAL.exec(text)?.groups ?? {};
  if (sides === undefined) return undefined;
  const digits = DIGITS.exec(sides)?.[1];
  const dice: Dice = {
    count: digits === undefined ? Number(count || 1) : sides.length,
    sides: Number(digits ?? sides),
    plus: Number(plus),
    ...(digits !== undefined && { isDigits: true as const }),
    ...rulesOf(rules),
  };
  // The digits of D66 are what they are.
  return isPossible(dice) && (!dice.isDigits || text === `D${sides}`) ? dice : undefined;
}

function rulesOf({
  which,
  number,
  reroll,
  again,
  on,
}: Readonly<Partial<Record<string, string>>>): Partial<Dice> {
  return {
    ...(which !== undefined && {
      keep: { which: which === 'lowest' ? 'lowest' : 'highest', number: Number(number) },
    }),
    ...(reroll !== undefined && { reroll: parseReroll(reroll) }),
    ...(again !== undefined && { [again]: { on: facesIn(on) } }),
  };
}

const isPossible = ({ count, sides, keep, reroll, explode, extra }: Dice): boolean =>
  (!keep || keep.number < count) &&
  [reroll, explode ?? extra].every((one) => !one || isSome(one.on, sides));

/** `1`, `1..2 repeatedly` → the faces, and whether they are rolled again until another result comes up. */
export function parseReroll(written: number | string): Reroll {
  const [on, repeatedly] = `${written}`.split(' ');
  return { on: facesIn(on), ...(repeatedly !== undefined && { repeatedly: true }) };
}

function facesIn(text = ''): Faces {
  const [from = 0, to = from] = text.split('..').map(Number);
  return { from, to };
}

/** Whether a face is among them. */
export const isOn = (face: number, { from, to }: Faces): boolean => from <= face && face <= to;

/** Some of the faces, but not all. */
const isSome = ({ from, to }: Faces, sides: number): boolean =>
  from <= to && to <= sides && to - from + 1 < sides;

/** The canonical form: 1 die with 6 sides, minus 3 → `D6-3`. */
export const formatDice = ({ count, sides, plus }: Dice): string =>
  `${count === 1 ? '' : count}D${sides}${plus > 0 ? '+' : ''}${plus || ''}`;

/** Least and greatest result: `2D6` → 2 and 12, `D66` → 11 and 66; without end where dice explode. */
export const rangeOfDice = ({ count, sides, plus, isDigits, keep, explode }: Dice): Faces => {
  if (isDigits) return { from: Number('1'.repeat(count)), to: Number(String(sides).repeat(count)) };
  const kept = keep?.number ?? count;
  return { from: kept + plus, to: explode ? Infinity : kept * sides + plus };
};
