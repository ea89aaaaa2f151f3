/** A roll of dice read by its outcomes, alone or by two sides against each other. */
import { allHold } from '../../arithmetic/conditions.ts';
import type { Odds, Span } from '../../arithmetic/odds.ts';
import type { RollReading } from '../../arithmetic/reading.ts';
import { calculateRoll, type RollCalculation } from '../../arithmetic/roll.ts';
import { diceOf } from '../../arithmetic/roll-source.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { missingIn, numberOf, type Sum } from '../../arithmetic/sum.ts';
import { rangeOfDice } from '../../notation/dice.ts';
import { known, unknown, type Answer } from '../answer.ts';
import { withoutConflicts } from './conflicts.ts';
import { countedIn, undecidedIn } from './counted.ts';
import { arithmeticOf } from './given.ts';
import { lacking, numbersIn } from './lacking.ts';
import { CERTAIN, NEVER } from '../odds.ts';
import type { RollStage } from '../problem.ts';
import type { Exact, Target } from '../result.ts';
import { prefixOf, type At, type Worked } from './stage.ts';

/** Of a step whose condition is not met: its roll succeeds without dice, and its value is none. */
export function leftOut({ stage, facts }: At): Worked | undefined {
  const when = 'onlyIf' in stage ? stage.onlyIf : undefined;
  return allHold(when, knownFrom(arithmeticOf(facts))) === false
    ? {
        ...(stage.type === 'value' ? { value: known(0) } : { success: known(CERTAIN) }),
        total: known(0),
        outcomes: (stage.outcomes ?? []).map((outcome) => ({
          outcome,
          odds: known(outcome.success ? CERTAIN : NEVER),
        })),
        counted: [],
      }
    : undefined;
}

export function workOutRoll(at: At & { stage: RollStage }): Worked {
  const { stage } = at;
  const { calculation, facts } = withoutConflicts(at, calculateRoll);
  const here = { ...at, facts };
  const counted = countedIn(here, calculation.applied);
  const { barred } = facts;
  const reading = calculation.readings[at.world.choose(checked(here), calculation.readings.length)];
  if (barred !== undefined)
    return { total: known(numberOf(reading?.adds) ?? 0), outcomes: [], counted, barred };
  if (!reading) {
    const why = lackingIn(here, calculation);
    return { total: why, target: why, outcomes: outcomesWith(stage, () => why), counted };
  }
  const decided =
    undecidedIn(here, calculation.undecided) === undefined && !isAsked(here, reading.odds);
  const figure = (sum: Sum | undefined, add = 0): Answer<number> => {
    const number = decided ? numberOf(sum) : undefined;
    return number === undefined
      ? lackingIn(here, calculation, sum ? missingIn([sum]) : [])
      : known(number + add);
  };
  const past = pastTheDice(here, reading);
  let why: Answer<never> | undefined;
  const lacks = () => (why ??= lackingIn(here, calculation));
  const odds = (id: string): Answer<Exact> => {
    if (past) return past;
    const chance = reading.odds?.outcomes.find((outcome) => outcome.id === id)?.chance;
    return chance && decided ? known(chance) : lacks();
  };
  const success = reading.odds?.success;
  const hasSuccess = stage.outcomes.some((outcome) => outcome.success);
  const target = targetOf(here, calculation, reading);
  return {
    total: reading.adds ? figure(reading.adds) : changed(reading, figure),
    ...(reading.base && { base: figure(reading.base) }),
    ...(target && { target }),
    outcomes: outcomesWith(stage, odds),
    ...(hasSuccess && {
      success: past ?? (success && decided ? known(success) : lacks()),
    }),
    average: decided ? reading.odds?.average : undefined,
    counted,
    totalOf: reading.totalOf,
    ...(reading.dice && { rolled: reading.dice }),
    ...(reading.moreDice !== undefined && { moreDice: reading.moreDice }),
    ...(!past && decided && { outcomesOf: reading.outcomesOf }),
  };
}

/** Whether an outcome asks for a number that a modifier adds, too, and nobody gave: every figure waits for it. */
const isAsked = (at: At & { stage: RollStage }, odds: Odds | undefined): boolean =>
  odds?.outcomes.some(({ chance }) => !chance) === true &&
  at.stage.modifiers.some(
    ({ own = '' }) =>
      comparedIn(at).names.includes(own) &&
      !(own in at.facts.numbers) &&
      !(own in at.facts.unknown),
  );

const outcomesWith = (
  { outcomes }: RollStage,
  odds: (id: string) => Answer<Exact>,
): Worked['outcomes'] => outcomes.map((outcome) => ({ outcome, odds: odds(outcome.id) }));

/** The address of the open points: those of the other roll if this one reads its outcome. */
function checked({ problem, stage, key }: At & { stage: RollStage }): string {
  const check = problem.rolls[stage.address]?.check;
  return check ?? (key.endsWith('-other') ? `${stage.address} other` : stage.address);
}

/**
 * Why a result of this roll is unknown: its modifiers, its target, or the numbers in its outcomes.
 */
function lackingIn(
  at: At,
  { missing, undecided }: RollCalculation,
  only: readonly string[] = [],
): Answer<never> {
  const { problem, library, stage, facts, key } = at;
  const { names: compared, faces } = comparedIn(at);
  const open = undecidedIn(at, undecided);
  const tested = Object.values(problem.sets)
    .flatMap(({ modifiers }) => modifiers)
    .filter(({ id }) => undecided.includes(id))
    .flatMap(({ when = [] }) => numbersIn(when, faces));
  // One of a group follows from what was said before: the target type of a mortar.
  const group = tested.length > 0 ? undefined : open?.automatic[0]?.group;
  const automatic = tested.concat(open?.unnamed ?? group ?? []);
  const first = only.length > 0 ? only : missing;
  const names = [...first, ...automatic, ...(first.length > 0 ? [] : compared)];
  return lacking(names, facts, library, prefixOf(problem, key), stage.address);
}

/** The names of the numbers that decide on its outcomes, and of its dice. */
function comparedIn({ problem, library, stage }: At): {
  names: string[];
  faces: readonly string[];
} {
  const roll = problem.rolls[stage.address];
  const read = roll?.check === undefined ? roll : problem.rolls[roll.check];
  const faces = read ? diceOf(read, library).faces : [];
  const names = (read?.outcomes ?? []).flatMap(({ when = [] }) => numbersIn(when, faces));
  return { names, faces };
}

/** A set or a factor has no sum of its own: what it changed. */
const changed = (
  { base, target }: RollReading,
  figure: (sum: Sum | undefined, add?: number) => Answer<number>,
): Answer<number> => {
  const before = numberOf(base);
  return before === undefined ? figure(base) : figure(target, -before);
};

/** The sources do not state what happens if more is needed than the dice can show. */
function pastTheDice(
  { problem, stage }: At & { stage: RollStage },
  { odds, dice }: RollReading,
): Answer<never> | undefined {
  const point = problem.rolls[stage.address]?.beyondDice;
  if (point === undefined || !dice || !odds?.needs) return undefined;
  const { from, to } = rangeOfDice(dice);
  return odds.needs.from > to || odds.needs.to < from ? unknown(point) : undefined;
}

/** The needed number: on the dice if modifiers change the roll, otherwise the changed target. */
function targetOf(
  at: At & { stage: RollStage },
  calculation: RollCalculation,
  { target, odds }: RollReading,
): Answer<Target> | undefined {
  const roll = at.problem.rolls[at.stage.address];
  const form = formOf(odds && neededIn(at.stage, odds));
  const changed = numberOf(target);
  // Without its target a roll needs no number, although a natural 11 may always fail.
  if (target && changed === undefined && !odds?.needs) return lackingIn(at, calculation);
  const lacks = target ? lackingIn(at, calculation) : undefined;
  if (undecidedIn(at, calculation.undecided)) return lacks;
  if (form)
    return known(
      within(
        roll?.modifies === 'target' && changed !== undefined
          ? { number: changed + (at.stage.reach?.away ?? 0), form: form.form }
          : form,
        at.stage,
      ),
    );
  // Outcomes of another roll may be several ranges, for which no single number is needed.
  const isOther = roll?.check !== undefined && odds !== undefined && changed !== undefined;
  return isOther || isSettled(odds) ? undefined : lacks;
}

/** With the number that can still succeed: 10 of 2D6 where 11 and 12 always fail, whatever the morale. */
const within = (target: Target, { reach = {} }: RollStage): Target => {
  const { number, form } = target;
  const { least = number, most = number } = reach;
  if (form === 'at-least' && number < least) return { ...target, reach: least };
  return form === 'at-most' && number > most ? { ...target, reach: most } : target;
};

/** The numbers of success; of a roll without one those of its first outcome that has any. */
function neededIn({ outcomes }: RollStage, odds: Odds): Span | undefined {
  if (odds.needs) return odds.needs;
  const isWon = (id: string) => outcomes.some((one) => one.id === id && one.success);
  // Where the odds of success are open, the number of another outcome is not the one that is needed.
  if (odds.outcomes.some(({ id, chance }) => chance === undefined && isWon(id))) return undefined;
  // A success that cannot come up has no number, and that of a failure is not the one that is needed.
  if (outcomes.some(({ success }) => success)) return undefined;
  return odds.outcomes.find(({ needs }) => needs && !isAny(needs))?.needs;
}

/** Whether one outcome applies on every roll: small arms against armour need no number. */
const isSettled = (odds: Odds | undefined): boolean =>
  odds?.outcomes.some(({ chance }) => chance !== undefined && chance.count === chance.of) ?? false;

const isAny = ({ from, to }: Span): boolean => from === -Infinity && to === Infinity;

function formOf(span: Span | undefined): Target | undefined {
  if (!span) return undefined;
  const { from, to } = span;
  if (from === to) return { number: from, form: 'exactly' };
  if (to === Infinity && from !== -Infinity) return { number: from, form: 'at-least' };
  return from === -Infinity && to !== Infinity ? { number: to, form: 'at-most' } : undefined;
}
