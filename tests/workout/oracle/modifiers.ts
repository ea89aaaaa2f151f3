/** Which modifiers apply, and every way in which they combine; values worked out with them. */
import type { Ruleset } from '../../../src/model/rulebook.ts';
import type { Modifier } from '../../../schemas/types.d.ts';
import { amounts, holds, NONE, type Number_, type Stand } from './amounts.ts';
import { modifiersFor, setsIn, type Held } from './rules.ts';

/** Whether it tests the dice of an earlier roll, which players must enter. */
const asksEarlierDice = ({ when = [] }: Modifier): boolean =>
  when.some(({ subject }) => subject === 'natural');

/** Numbers decide it, or a state that rules it out. */
const isAutomatic = ({ when = [], ...rest }: Modifier): boolean => {
  const words = (word: string | string[] = []) =>
    [word].flat().filter((one) => one !== 'odd' && one !== 'even');
  const numeric = when.filter(({ is, not }) => words(is).length + words(not).length === 0);
  return (
    numeric.length > 0 &&
    !asksEarlierDice({ ...rest, when }) &&
    when.every(({ is }) => words(is).length === 0)
  );
};

interface Applied {
  base: (number: number) => number;
  added: Number_;
  /** More dice. */
  dice: Number_;
  /** What is rolled again, too. */
  rerolls: string[];
}

/** Every way in which the modifiers that apply may combine; undefined if one is undecided. */
export function ways(
  list: readonly Held[],
  stand: Stand,
  rounding?: string,
): Applied[] | undefined {
  let held: Held[] = [];
  const open: Held[] = [];
  const earlier = list.filter(({ modifier }) => asksEarlierDice(modifier));
  if (earlier.length > 0 && !earlier.some(({ modifier }) => stand.named.includes(modifier.id)))
    return undefined;
  for (const one of list) {
    const { id, when = [] } = one.modifier;
    if (isAutomatic(one.modifier)) {
      const truth = holds(when, stand);
      if (truth === undefined) open.push(one);
      if (truth) held.push(one);
    } else if (stand.named.includes(id)) held.push(one);
  }
  const isDue = ({ always, due, group }: Held) =>
    always && holds(due, stand) === true && !held.some((one) => one.group === group);
  if (list.some(isDue)) return undefined;
  const off = held.flatMap(({ modifier }) => modifier.cancels ?? []);
  held = held.filter(({ modifier }) => !off.includes(modifier.id));
  const doesNothing = ({ modifier: { unchangedWhen } }: Held) =>
    unchangedWhen !== undefined && holds(unchangedWhen, stand) === true;
  // One that is not decided matters, unless another one cancels it or leaves it no place.
  const matters = ({ modifier, group, combine }: Held): boolean =>
    !off.includes(modifier.id) &&
    !(combine === 'unique' && held.some((other) => other.group === group));
  if (open.some(matters)) return undefined;
  held = held.filter((one) => !doesNothing(one));
  let choices: Held[][] = [[]];
  for (const group of new Set(held.map((one) => one.group))) {
    const members = held.filter((one) => one.group === group);
    const combine = members[0]?.combine;
    const alone = members.map((one) => [one]);
    let options: Held[][] = [members];
    // Open ground is a cover of 0: the next one counts.
    if (members.length > 1 && combine === 'first')
      options = [
        [
          members.find(
            ({ modifier: { change } }) =>
              typeof change.add !== 'string' || amounts(change.add, stand)[0] !== 0,
          ) ?? members[0]!,
        ],
      ];
    if (members.length > 1 && combine === 'one') options = alone;
    const size = (one: Held) => Number(amounts(one.modifier.change.add ?? 0, stand)[0]);
    const largest = (of: (size: number) => number) =>
      [...members].sort((a, b) => of(size(b)) - of(size(a))).slice(0, 1);
    if (members.length > 1 && combine === 'highest') options = [largest(Number)];
    if (members.length > 1 && combine === 'unknown')
      options = [...(isOneWay(members.map(size)) ? [largest(Math.abs)] : alone), members];
    choices = choices.flatMap((chosen) => options.map((option) => [...chosen, ...option]));
  }
  return choices.flatMap((chosen) => applied(chosen, stand, rounding));
}

/** All add, or all subtract. */
const isOneWay = (sizes: number[]) =>
  sizes.every((size) => size >= 0) || sizes.every((size) => size <= 0);

function applied(chosen: readonly Held[], stand: Stand, rounding?: string): Applied[] {
  let sums: Number_[] = [0];
  let dice: Number_ = 0;
  const rerolls = chosen.flatMap(({ modifier: { change } }) =>
    change.reroll === undefined ? [] : [String(change.reroll)],
  );
  let factor = [1, 1];
  let set: Number_[] | undefined;
  const rounds = new Set(
    [rounding, ...chosen.map(({ modifier }) => modifier.round)].flatMap((round) =>
      round === 'unknown' ? ['down', 'up'] : (round ?? []),
    ),
  );
  for (const { modifier } of chosen) {
    const { change, unknownWhen } = modifier;
    if (unknownWhen && holds(unknownWhen, stand)) set = [NONE];
    else if (change.set !== undefined)
      set = [
        ...(set ?? []),
        ...(change.set === 'unknown' ? [NONE] : amounts(change.set, stand)),
      ] as Number_[];
    if (change.multiply !== undefined) {
      const [count = 1, of = 1] = String(change.multiply).split('/').map(Number);
      factor = [factor[0]! * count, factor[1]! * of];
    }
    if (change.dice !== undefined) {
      const [more = NONE] = amounts(change.dice, stand);
      dice = dice === NONE || more === NONE ? NONE : dice + more;
    }
    if (change.add !== undefined) {
      const more: Number_[] = change.add === 'unknown' ? [NONE] : amounts(change.add, stand);
      sums = sums.flatMap((sum) =>
        more.map((one) => (sum === NONE || one === NONE ? NONE : sum + one)),
      );
    }
  }
  const starts: (Number_ | undefined)[] = set ?? [undefined];
  const roundings: (string | undefined)[] = rounds.size > 0 ? [...rounds] : [undefined];
  return starts.flatMap((start) =>
    sums.flatMap((added) =>
      roundings.map((round) => ({
        added: start === NONE ? NONE : added,
        dice,
        rerolls,
        base: (number: number) => {
          const result =
            ((typeof start === 'number' ? start : number) * factor[0]!) / factor[1]! +
            (added === NONE ? 0 : added);
          if (round === 'down') return Math.floor(result);
          return round === 'up' ? Math.ceil(result) : result;
        },
      })),
    ),
  );
}

/** Every result of a value set; NONE if it cannot be determined. */
export function valuesAt(ruleset: Ruleset, address: string, stand: Stand): Number_[] {
  const value = setsIn(ruleset).get(address)?.value;
  if (!value) return [NONE];
  const all = ways(modifiersFor(ruleset, address), stand, value.round);
  if (!all) return [NONE];
  const results = all.flatMap(({ base, added }) =>
    amounts(value.base, stand).map((start): Number_ => {
      if (added === NONE) return NONE;
      // A number that replaces the base needs none.
      const from = start === NONE ? NaN : start;
      const result = base(from);
      if (Number.isNaN(result)) return NONE;
      const [least = NONE] = amounts(value.atLeast ?? -Infinity, stand);
      const [most = NONE] = amounts(value.atMost ?? Infinity, stand);
      return least === NONE || most === NONE ? NONE : Math.max(least, Math.min(most, result));
    }),
  );
  return [...new Set(results)];
}
