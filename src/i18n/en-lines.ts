/** Lines put together from the data: rolls, conditions, effects, costs, reaction windows, amounts. */
import { lowerFirst, lowerPhrase } from './format.ts';
import { upperFirst } from '../text/upper-first.ts';
import type { Language } from './languages.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

/** `a` or `an`, by the sound: a UK counter, an Intensive Fire counter; letters are spelled out, as in an SW. */
const article = (name: string): string =>
  (/^[A-Z]{2}/.test(name) && !/[AEIOU]/.test(name.slice(1)) ? /^[AEFHILMNORSX]/ : /^[AEIO]/i).test(
    name,
  )
    ? 'an'
    : 'a';

/** `the DM counter`, `all First Fire and Final Fire counters` */
const counters = ({ markers, n }: { markers: string; n: number }): string =>
  n > 1 ? `all ${markers} counters` : `the ${markers} counter`;

/** `30 men`, `6″ of distance` */
const counted = (every: string, of: string, language?: Language): string =>
  `${every} ${/\d$/.test(every) ? '' : 'of '}${lowerFirst(of, language)}`;

/** `the leadership modifier`, `the TEM`; a number or a sum stays as it is. */
export const withArticle = (amount: string): string =>
  /^\p{L}[^−+×]*$/u.test(amount) && !/^D\d/.test(amount) ? `the ${amount}` : amount;

/** `a D6`; `2D6` has no article. */
const die = (dice: string): string => (/^D\d+$/.test(dice) ? `a ${dice}` : dice);

export const lines = {
  'roll.dice-and-target': ({ dice, target }: { dice: string; target: string }) =>
    `Roll ${die(dice)}. Target number: ${target}.`,
  'roll.rest': 'other',
  'roll.pool': ({ dice, number, success }: { dice: string; number: string; success: string }) =>
    `Number of ${dice} to roll: ${number}. A die is a success with: ${success}.`,
  'roll.target': ({ target }: { target: string }) => `Target number: ${target}.`,
  'roll.symbols': ({ symbols }: { symbols: string }) => `Faces: ${symbols}.`,
  'dice.highest': ({ n }: { n: number }) =>
    n === 1 ? 'keep the highest' : `keep the ${n} highest`,
  'dice.lowest': ({ n }: { n: number }) => (n === 1 ? 'keep the lowest' : `keep the ${n} lowest`),
  'dice.reroll': ({ on }: { on: string }) => `reroll ${on} once`,
  'dice.reroll-repeatedly': ({ on }: { on: string }) =>
    `reroll ${on} until another result comes up`,
  'dice.explode': ({ on }: { on: string }) => `after ${on} roll again and add`,
  'dice.extra': ({ on }: { on: string }) => `each ${on} gives another die`,
  'roll.dice': ({ dice }: { dice: string }) => `Roll ${die(dice)}.`,
  'roll.target-unknown': ({ dice }: { dice: string }) =>
    `Roll ${die(dice)}. Our sources do not give the target number.`,
  'roll.shared': ({ rolls }: { rolls: string }) => `Use the dice already rolled for ${rolls}.`,
  'roll.shared-and-target': ({ rolls, target }: { rolls: string; target: string }) =>
    `Use the dice already rolled for ${rolls}. Target number: ${target}.`,
  'roll.check': ({ roll }: { roll: string }) => `The result of “${roll}” decides.`,
  'roll.contest.highest': ({ dice }: { dice: string }) =>
    `Each side rolls ${die(dice)}; the higher roll wins.`,
  'roll.contest.lowest': ({ dice }: { dice: string }) =>
    `Each side rolls ${die(dice)}; the lower roll wins.`,
  'roll.ties.all': 'On a tie, both sides win.',
  'roll.ties.again': 'On a tie, roll again.',
  'roll.ties.none': 'On a tie, neither side wins.',
  'roll.ties.side': ({ side }: { side: string }) => `On a tie, the winner is: ${side}.`,
  'roll.ties.unknown': 'Our sources do not say what happens on a tie.',
  'roll.select.highest': ({ dice, each }: { dice: string; each: string }) =>
    `Roll ${die(dice)} for each ${each}; the highest roll is selected.`,
  'roll.select.lowest': ({ dice, each }: { dice: string; each: string }) =>
    `Roll ${die(dice)} for each ${each}; the lowest roll is selected.`,
  'roll.select.ties.all': 'If tied, all tied rolls are selected.',
  'roll.select.ties.again': 'If tied, roll again.',
  'roll.select.ties.none': 'If tied, none is selected.',
  'roll.select.ties.unknown': 'Our sources do not say what happens on a tie.',
  'roll.face.red': 'red die',
  'roll.face.white': 'white die',

  'test.and': ({ a, b }: { a: string; b: string }) => `${a} and ${b}`,
  'test.equals': ({ subject, amount }: { subject: string; amount: string }) =>
    `${subject} = ${amount}`,
  'test.above': ({ subject, amount }: { subject: string; amount: string }) =>
    `${subject} > ${amount}`,
  'test.atLeast': ({ subject, amount }: { subject: string; amount: string }) =>
    `${subject} ≥ ${amount}`,
  'test.below': ({ subject, amount }: { subject: string; amount: string }) =>
    `${subject} < ${amount}`,
  'test.atMost': ({ subject, amount }: { subject: string; amount: string }) =>
    `${subject} ≤ ${amount}`,
  'test.range': ({ subject, from, to }: { subject: string; from: string; to: string }) =>
    `${subject} ${from}–${to}`,
  'test.between': ({
    subject,
    above,
    atMost,
  }: {
    subject: string;
    above: string;
    atMost: string;
  }) => `${subject} > ${above} but ≤ ${atMost}`,
  'test.is': ({ subject, names }: { subject: string; names: string }) => `${subject} is ${names}`,
  'test.marked': ({ subject, names }: { subject: string; names: string }) =>
    `${subject} has ${article(names)} ${names} counter`,
  'test.not-marked': ({ subject, names }: { subject: string; names: string }) =>
    `${subject} has no ${names} counter`,
  'test.is-not': ({ subject, names }: { subject: string; names: string }) =>
    `${subject} is not ${names}`,
  'test.is-none-of': ({ subject, names }: { subject: string; names: string }) =>
    `${subject} is not ${names}`,
  'test.none': ({ subject }: { subject: string }) => `there is no ${subject}`,
  'test.some': ({ subject }: { subject: string }) => `there is at least one ${subject}`,
  'test.odd': 'odd roll',
  'test.even': 'even roll',
  'test.doubles': 'doubles',
  'test.not-doubles': 'not doubles',
  'test.symbol': ({ names }: { names: string }) => `the die shows ${names}`,
  'test.symbol-not': ({ names }: { names: string }) => `the die does not show ${names}`,
  'test.outcome': ({ names }: { names: string }) => `result ${names}`,
  'test.outcome-not': ({ names }: { names: string }) => `any result except ${names}`,
  'test.winner': 'the winner of the roll',
  'test.loser': 'the loser of the roll',
  'test.otherwise': 'any other result',
  'test.if': ({ condition, text }: { condition: string; text: string }, language?: Language) =>
    `If ${condition}, ${lowerFirst(text, language)}`,
  'case.line': ({ condition, text }: { condition: string; text: string }) =>
    `${upperFirst(condition)}: ${text}`,

  'effect.place.counter': ({ markers }: { markers: string; n: number }) =>
    `Place ${article(markers)} ${markers} counter`,
  'effect.place.counted': ({ counted }: { counted: string }) => `Place ${counted}`,
  'effect.place.state': ({ markers, n }: { markers: string; n: number }) =>
    `${plural(n, { one: 'New state', other: 'New states' })}: ${markers}`,
  'effect.place.die': ({ markers }: { markers: string }) => `Place the ${markers}`,
  'effect.remove.counter': (of: { markers: string; n: number }) => `Remove ${counters(of)}`,
  'effect.remove.counted': ({ counted }: { counted: string }) => `Remove ${counted}`,
  'effect.remove.state': ({ markers }: { markers: string }) => `No longer ${markers}`,
  'effect.remove.die': ({ markers }: { markers: string }) => `Remove the ${markers}`,
  'effect.keep.counter': (of: { markers: string; n: number }) => `Keep ${counters(of)}`,
  'effect.keep.state': ({ markers }: { markers: string }) => `Stays ${markers}`,
  'effect.keep.die': ({ markers }: { markers: string }) => `Keep the ${markers}`,
  'effect.keep.side': ({ die, side }: { die: string; side: string }) =>
    `Keep the ${die} on ${side}`,
  'effect.flip.counter': ({ marker, to }: { marker: string; to: string }) =>
    `Flip ${counters({ markers: marker, n: 1 })} to ${to}`,
  'effect.flip.state': ({ marker, to }: { marker: string; to: string }) =>
    `Changes from ${marker} to ${to}`,
  'effect.flip.die': ({ die, to }: { die: string; to: string }) => `Turn the ${die} to ${to}`,
  'effect.name': ({ name }: { name: string }) => name.trim(),
  'effect.counted': ({ n, marker }: { n: number | string; marker: string }) => `${n} × ${marker}`,
  'effect.optional': ({ effect }: { effect: string }) => `${effect} (optional)`,

  'markers.again.counter': ({ effect }: { effect: string }, language?: Language) =>
    `If placed again, ${lowerFirst(effect, language)}`,
  'markers.again.state': ({ effect }: { effect: string }, language?: Language) =>
    `If it happens again, ${lowerFirst(effect, language)}`,

  'step.limit.line': ({ limit }: { limit: string }) => `Limit: ${limit}`,
  'step.repeat.line': ({ until }: { until: string }) => `Repeat ${until}`,

  'cost.units': ({ n, unit }: { n: string; unit: string }) => `${n} ${unit}`,
  'cost.times': ({ n, cost }: { n: number; cost: string }) => `${n} × ${cost}`,

  'place.phase': ({ n, of }: { n: number; of: number }) => `Phase ${n} of ${of}`,
  'place.step': ({ procedure, n, of }: { procedure: string; n: number; of: number }) =>
    `${procedure}, step ${n} of ${of}`,
  'sides.sequential': ({ first, then }: { first: string; then: string }, language?: Language) =>
    `${first}, then ${lowerPhrase(then, language)}`,
  'sides.per-step': ({ first, then }: { first: string; then: string }, language?: Language) =>
    `${first}, then ${lowerPhrase(then, language)} in each step`,
  'sides.alternating': ({ first, then }: { first: string; then: string }, language?: Language) =>
    `${first} and ${lowerPhrase(then, language)} in turn, one action each`,
  'sides.react': ({ first, then }: { first: string; then: string }, language?: Language) =>
    `${first}; the ${lowerPhrase(then, language)} may react after each action`,
  'sides.simultaneous': ({ first, then }: { first: string; then: string }, language?: Language) =>
    `${first}, then ${lowerPhrase(then, language)} declare, both resolved simultaneously`,
  'sides.drawn': ({ first, then }: { first: string; then: string }, language?: Language) =>
    `${first} or ${lowerPhrase(then, language)}, whichever is drawn`,

  'amount.per-one': ({ each, perOne }: { each: string; perOne: string }) => `${each} ${perOne}`,
  'amount.per-every-down': (
    { each, every, of }: { each: string; every: string; of: string },
    language?: Language,
  ) => `${each} for every ${counted(every, of, language)}, rounded down`,
  'amount.per-every-up': (
    { each, every, of }: { each: string; every: string; of: string },
    language?: Language,
  ) => `${each} for every ${counted(every, of, language)}, rounded up`,
  'amount.per-above': ({ each, every, above }: { each: string; every: string; above: string }) =>
    `${each} per ${every} beyond ${above}`,
  'amount.from-to': ({ from, to }: { from: string; to: string }) => `from ${from} to ${to}`,
  'amount.unknown': 'unknown',
  'amount.dice': ({ n }: { n: number }) =>
    `${n > 0 ? '+' : '−'}${Math.abs(n)} ${plural(Math.abs(n), { one: 'die', other: 'dice' })}`,
  'amount.dice-named': ({ amount }: { amount: string }) => `${amount} dice`,
  'amount.set': ({ amount }: { amount: string }) => `= ${amount}`,
  'amount.set-unknown': 'unknown value',
  'round.up': 'rounded up',
  'round.down': 'rounded down',
  'round.unknown': 'rounding unknown',
  'round.then': ({ rounding }: { rounding: string }) => `then ${rounding}`,

  'shift.lower': ({ n }: { n: number }) =>
    plural(n, { one: `${n} column lower`, other: `${n} columns lower` }),
  'shift.higher': ({ n }: { n: number }) =>
    plural(n, { one: `${n} column higher`, other: `${n} columns higher` }),
  'shift.unknown': ({ n }: { n: number }) =>
    plural(n, {
      one: `shift ${n} column (direction unknown)`,
      other: `shift ${n} columns (direction unknown)`,
    }),

  'value.start': ({ value, amount }: { value: string; amount: string }) =>
    `${value}: starts at ${withArticle(amount)}`,
  'value.equals': ({ value, amount }: { value: string; amount: string }) => `${value} = ${amount}`,
  'value.start-own': ({ value }: { value: string }) => `Starting value: ${value}`,
  'work.nothing.unknown': 'No calculator: our sources do not give the number.',
  'work.nothing.taken-over': 'No calculation is needed: the number is used as it is.',
  'value.most': ({ n }: { n: string }) => `maximum ${n}`,
  'value.least': ({ n }: { n: string }) => `minimum ${n}`,

  'mod.order': ({ steps }: { steps: string }) => `In this order: ${steps}.`,
  'mod.order.set': 'set the number (=)',
  'mod.order.multiply': 'multiply (×)',
  'mod.order.add': 'add and subtract (+, −)',
  'mod.order.round': 'round',
  'mod.order.limit': 'keep to the limits',
  'mod.differs.line': ({ text }: { text: string }) => `Not the same everywhere: ${text}`,
  'mod.one-of': ({ name }: { name: string }) => `a choice under ${name}`,
  'mod.cancels.line': ({ names }: { names: string }) => `Cancels: ${names}`,
  'mod.applies.line': ({ rolls }: { rolls: string; n: number; isRolled: boolean }) =>
    `Applies to ${rolls}.`,
  'mod.applies-all-except': ({ rolls }: { rolls: string; n: number }) =>
    `Applies to every roll except ${rolls}.`,

  'line.result': ({
    title,
    game,
    circumstances,
    result,
  }: {
    title: string;
    game: string;
    circumstances: string;
    result: string;
  }) => `${title} (${game}): ${circumstances} → ${result}`,
  'line.given': ({ title, game, result }: { title: string; game: string; result: string }) =>
    `${title} (${game}): ${result}`,
  'line.beside': ({ circumstances, result }: { circumstances: string; result: string }) =>
    `${circumstances} → ${result}`,
  // Between the results of several rolls, and of one.
  'line.between': ({ first, next }: { first: string; next: string }) => `${first} | ${next}`,
  'line.list': ({ first, next }: { first: string; next: string }) => `${first}; ${next}`,
  'line.with-odds': ({ needed, odds }: { needed: string; odds: string }) => `${needed} (${odds})`,
  'line.chance-each': 'Chance (each die)',
  'line.each': ({ odds }: { odds: string }) => `each die: ${odds}`,
  'line.lacking': ({ names }: { names: string }) => `no result – not entered: ${names}`,
  'line.unknown': 'result unknown',
  'line.chance-unknown': 'chance unknown',
  'line.open': ({ names }: { names: string }) =>
    `our sources leave open how much “${names}” counts`,
  'line.open-one': ({ names }: { names: string }) =>
    `only one of “${names}” counts, and our sources do not say which`,
  'line.open-together': ({ names }: { names: string }) =>
    `our sources do not say whether “${names}” are cumulative`,
  'line.sum': ({ sum }: { sum: string }) => `modifiers ${sum}`,
  'line.sum-unknown': 'sum of modifiers unknown',
  'line.numbered': ({ name }: { name: string }) => `result ${name}`,
  'line.at-least-once': ({ results }: { results: string }) =>
    `${results} (chance of each at least once)`,
  'line.double': ({ face }: { face: number }) => `double ${face}`,
  'line.only-succeeds': ({ thrown }: { thrown: string }) => `only a roll of ${thrown} succeeds`,
  'line.always-fails': ({ thrown }: { thrown: string }) => `a roll of ${thrown} always fails`,

  'example.line': ({ title }: { title: string }) => `Example: ${title}`,

  'front.step': ({ title, text }: { title: string; text: string }) => `${title}: ${text}`,
} as const;
