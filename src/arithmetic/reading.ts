/** One reading of a roll: the odds and outcome of the dice, with target and changes fixed. */
import type { When } from '../../schemas/types.d.ts';
import type { Dice } from '../notation/dice.ts';
import { isDoubles, special, thrown, throwsOf, type Throw } from './dice.ts';
import type { OutcomeRule, RollRule } from './library.ts';
import { oddsOf, type Odds, type Span } from './odds.ts';
import { possibleOutcomes } from './outcomes.ts';
import { apply, type ColumnShift, type Plan } from './plan.ts';
import type { DiceSource } from './roll-source.ts';
import { knowing, knowingInTurn, type Known } from './situation.ts';
import { closed, exact, numberOf, type Sum } from './sum.ts';

export interface RollReading {
  /** The number to compare with, after modifiers; undefined if the roll has none. */
  target: Sum | undefined;
  /** The sum of modifiers to the roll; undefined if they change the target, set or multiply. */
  bonus: Sum | undefined;
  shifts: readonly ColumnShift[];
  /** The number to compare with, before modifiers. */
  base: Sum | undefined;
  /** The sum of modifiers, to the roll or to the target; undefined if one sets or multiplies. */
  adds: Sum | undefined;
  /** The result of a sum of the dice, with the modifiers to the roll; undefined if one is missing. */
  totalOf: (natural: number) => number | undefined;
  /** The dice, with those that modifiers add; absent for a pool. */
  dice?: Dice;
  /** Of dice that are each read on their own: how many more are rolled. */
  moreDice?: number;
  /** Undefined if the dice are unknown. */
  odds: Odds | undefined;
  /** Ids of the possible outcomes of these dice: one; several if a missing number decides. */
  outcomesOf: (dice: readonly number[]) => string[];
  /** Id of the outcome, if dice were given and only one is possible. */
  outcome?: string;
}
export interface ReadingOf {
  roll: RollRule;
  plan: Plan;
  /** Before modifiers. */
  base: Sum | undefined;
  /** Of a pool: the number of dice. */
  pool: Sum | undefined;
  source: DiceSource;
  known: Known;
  /** The dice as rolled. */
  shown: readonly number[] | undefined;
}

export function readRoll(of: ReadingOf): RollReading {
  const { roll, plan, base, source, known, shown } = of;
  const onTarget = roll.modifies === 'target';
  const target = base && onTarget ? apply(plan, base) : base;
  const fixed = knowing(known, { target: numberOf(target), base: numberOf(base) });
  const { set, factor, round, add } = plan;
  const onlyAdds = !set && factor.count === factor.of;
  // Tried for every throw and every number near the dice.
  const added = onlyAdds && !round ? numberOf(add) : undefined;
  const total = (natural: number) => {
    if (onTarget) return natural;
    return added === undefined ? numberOf(apply(plan, closed(natural))) : exact(natural + added);
  };
  const dice = diceWith(source.dice, roll, plan);
  const inTurn = knowingInTurn(fixed);
  const doubles = new Map([...known.words, ['dice', ['doubles']]]);
  const see = (seen: Throw): Known => {
    const { natural } = seen;
    const faces: Record<string, number | undefined> = { natural, roll: total(natural) };
    source.faces.forEach((name, index) => (faces[name] = seen.faces[index]));
    const words = isDoubles(seen) ? doubles : known.words;
    return inTurn(
      faces,
      roll.symbols ? new Map([...words, ['natural', symbolsOn(roll.symbols, natural)]]) : words,
    );
  };
  const single = onDie(roll, source, fixed, total);
  const outcomesOf = (faces: readonly number[]): OutcomeRule[] =>
    possibleOutcomes(
      roll.outcomes,
      roll.pool && dice
        ? knowing(fixed, { successes: special?.successesIn(faces, dice, roll.pool, see) })
        : see(thrown(faces, dice)),
    );
  const shownOutcomes = shown ? outcomesOf(shown) : [];
  return {
    target,
    base,
    adds: onlyAdds ? add : undefined,
    bonus: onlyAdds && !onTarget ? add : undefined,
    shifts: plan.shifts,
    totalOf: total,
    ...(dice && !roll.pool && { dice }),
    ...(roll.times !== undefined && { moreDice: numberOf(plan.dice) ?? 0 }),
    odds:
      dice && (roll.pool ? special?.poolOdds(of, dice, see, single) : odds(of, dice, see, single)),
    outcomesOf: once((faces) => outcomesOf(faces).map(({ id }) => id)),
    ...(shownOutcomes.length === 1 && shownOutcomes[0] && { outcome: shownOutcomes[0].id }),
  };
}

/** Asked for the same throw again, and by every reading of the rules. */
function once<T>(work: (faces: readonly number[]) => T): typeof work {
  const found = new Map<string, T>();
  return (faces) => {
    const key = faces.join();
    const result = found.get(key) ?? work(faces);
    found.set(key, result);
    return result;
  };
}

/** The dice of a roll with those that modifiers add or roll again; undefined if it is not known how many, or if none is left. */
export function diceWith(
  own: Dice | undefined,
  { pool, times }: Pick<RollRule, 'pool' | 'times'>,
  { dice: more, rerolls }: Pick<Plan, 'dice' | 'rerolls'>,
): Dice | undefined {
  const dice = own && rerolls ? special?.rerolled(own, rerolls) : own;
  const number = numberOf(more);
  if (!dice || number === 0 || pool || times !== undefined) return dice;
  if (number === undefined || dice.count + number < 1) return undefined;
  const { keep, ...all } = dice;
  const count = dice.count + number;
  return { ...all, count, ...(keep && keep.number < count && { keep }) };
}

const symbolsOn = (symbols: NonNullable<RollRule['symbols']>, face: number): string[] =>
  symbols.flatMap(({ id, on }) => (on.includes(face) ? [id] : []));

/** The values known after a throw. */
export type See = (seen: Throw) => Known;

function odds(
  { roll, source: { faces } }: ReadingOf,
  dice: Dice,
  see: See,
  single: (figure: number) => Known,
): Odds | undefined {
  const subjects = subjectsOf(roll);
  const throws = throwsOf(dice, subjects.has('dice') || faces.some((name) => subjects.has(name)));
  return throws && oddsOf(roll.outcomes, throws, see, single);
}

/** What a single number means: the die that the outcomes read, or else the sum. */
function onDie(
  roll: RollRule,
  { faces }: DiceSource,
  fixed: Known,
  total: (natural: number) => number | undefined,
): (figure: number) => Known {
  const subjects = subjectsOf(roll);
  const [face, ...others] = faces.filter((name) => subjects.has(name));
  const readsOneDie = face !== undefined && others.length === 0;
  const inTurn = knowingInTurn(fixed);
  if (readsOneDie && !subjects.has('roll') && !subjects.has('natural'))
    return (figure) => inTurn({ [face]: figure });
  return (figure) => inTurn({ natural: figure, roll: total(figure) });
}

const subjectsOf = ({ outcomes, pool }: RollRule): Set<string> =>
  new Set([...outcomes, { when: pool?.success }].flatMap(({ when = [] }) => when.flatMap(namesOf)));

/** The names in a test, on both sides of the comparison. */
function namesOf(test: When[number]): string[] {
  return [test.subject, test.above, test.atLeast, test.below, test.atMost, test.equals].filter(
    (name) => typeof name === 'string',
  );
}

export type { Odds, Span };
