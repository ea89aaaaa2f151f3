/** One reading of a roll: the odds and outcome of the dice, with target and changes fixed. */
import type { Dice } from '../notation/dice.ts';
import { boundsIn } from './conditions.ts';
import { isDoubles, special, thrown, throwsOf, type Throw } from './dice.ts';
import type { OutcomeRule, RollRule } from './library.ts';
import { oddsOf, type Odds, type Span } from './odds.ts';
import { possibleOutcomes } from './outcomes.ts';
import { stringsIn } from './own-sets.ts';
import { apply, type Plan } from './plan.ts';
import type { DiceSource } from './roll-source.ts';
import { knowing, knowingInTurn, type Known } from './situation.ts';
import { closed, numberOf, type Sum } from './sum.ts';

export interface RollReading {
  /** The number to compare with, after modifiers; undefined if the roll has none. */
  target: Sum | undefined;
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
  const { set, factor, add } = plan;
  const total = (natural: number) => (onTarget ? natural : numberOf(apply(plan, closed(natural))));
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
  const [outcome, ...others] = shown ? outcomesOf(shown) : [];
  return {
    target,
    base,
    adds: !set && factor.count === factor.of ? add : undefined,
    totalOf: total,
    ...(dice && !roll.pool && { dice }),
    ...(roll.times !== undefined && { moreDice: numberOf(plan.dice) ?? 0 }),
    odds:
      dice && (roll.pool ? special?.poolOdds(of, dice, see, single) : odds(of, dice, see, single)),
    outcomesOf: (faces) => outcomesOf(faces).map(({ id }) => id),
    ...(outcome && others.length === 0 && { outcome: outcome.id }),
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

/** The names that are compared, on both sides. */
const subjectsOf = ({ outcomes, pool }: RollRule): Set<string> =>
  stringsIn(
    [...outcomes, { when: pool?.success }].flatMap(({ when = [] }) =>
      when.map((test) => [test.subject, boundsIn(test)]),
    ),
  );

export type { Odds, Span };
