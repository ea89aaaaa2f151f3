/** Lines put together from the data: rolls, conditions, effects, costs, reaction windows, amounts. */
import { lowerFirst } from './format.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

/** `DM counter`, `First Fire and Final Fire counters` */
const counters = ({ markers, n }: { markers: string; n: number }): string =>
  `${markers} ${n > 1 ? 'counters' : 'counter'}`;

export const lines = {
  'roll.dice-and-target': ({ dice, target }: { dice: string; target: string }) =>
    `Roll ${dice}. Target number: ${target}.`,
  'roll.dice': ({ dice }: { dice: string }) => `Roll ${dice}.`,
  'roll.target-unknown': ({ dice }: { dice: string }) =>
    `Roll ${dice}. Our sources do not give the target number.`,
  'roll.shared': ({ rolls }: { rolls: string }) => `Use the dice of: ${rolls}.`,
  'roll.shared-and-target': ({ rolls, target }: { rolls: string; target: string }) =>
    `Use the dice of: ${rolls}. Target number: ${target}.`,
  'roll.check': ({ roll }: { roll: string }) => `Result of: ${roll}`,
  'roll.contest.highest': ({ dice, each }: { dice: string; each: string }) =>
    `Roll ${dice} for each ${each}; the highest roll wins.`,
  'roll.contest.lowest': ({ dice, each }: { dice: string; each: string }) =>
    `Roll ${dice} for each ${each}; the lowest roll wins.`,
  'roll.ties.all': 'Ties: all tied rolls win.',
  'roll.ties.again': 'Ties: roll again.',
  'roll.ties.none': 'Ties: nobody wins.',
  'roll.ties.unknown': 'Ties: our sources do not say.',
  'roll.face.red': 'red die',
  'roll.face.white': 'white die',

  'test.and': ({ a, b }: { a: string; b: string }) => `${a}, and ${b}`,
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
  'test.is-not': ({ subject, names }: { subject: string; names: string }) =>
    `${subject} is not ${names}`,
  'test.is-none-of': ({ subject, names }: { subject: string; names: string }) =>
    `${subject} is not ${names}`,
  'test.none': ({ subject }: { subject: string }) => `no ${subject}`,
  'test.some': ({ subject }: { subject: string }) => `at least one ${subject}`,
  'test.odd': 'odd roll',
  'test.even': 'even roll',
  'test.doubles': 'doubles',
  'test.not-doubles': 'not doubles',
  'test.outcome': ({ names }: { names: string }) => `result: ${names}`,
  'test.outcome-not': ({ names }: { names: string }) => `any result except ${names}`,
  'test.winner': 'winner of the roll',
  'test.loser': 'loser of the roll',
  'test.otherwise': 'any other result',
  'test.if': ({ condition, text }: { condition: string; text: string }) =>
    `If ${condition}: ${lowerFirst(text)}`,

  'effect.place.counter': (of: { markers: string; n: number }) => `Place ${counters(of)}`,
  'effect.place.counted': ({ counted }: { counted: string }) => `Place ${counted}`,
  'effect.place.state': ({ markers }: { markers: string }) => `New state: ${markers}`,
  'effect.place.die': ({ markers }: { markers: string }) => `Place the ${markers}`,
  'effect.remove.counter': (of: { markers: string; n: number }) => `Remove ${counters(of)}`,
  'effect.remove.counted': ({ counted }: { counted: string }) => `Remove ${counted}`,
  'effect.remove.state': ({ markers }: { markers: string }) => `State ends: ${markers}`,
  'effect.remove.die': ({ markers }: { markers: string }) => `Remove the ${markers}`,
  'effect.keep.counter': (of: { markers: string; n: number }) => `Keep ${counters(of)}`,
  'effect.keep.state': ({ markers }: { markers: string }) => `State stays: ${markers}`,
  'effect.keep.die': ({ markers }: { markers: string }) => `Keep the ${markers}`,
  'effect.keep.side': ({ die, side }: { die: string; side: string }) =>
    `Keep the ${die} on ${side}`,
  'effect.flip.counter': ({ marker, to }: { marker: string; to: string }) =>
    `Flip ${counters({ markers: marker, n: 1 })} to ${to}`,
  'effect.flip.state': ({ marker, to }: { marker: string; to: string }) =>
    `State changes from ${marker} to ${to}`,
  'effect.flip.die': ({ die, to }: { die: string; to: string }) => `Set ${die} to ${to}`,
  'effect.optional': ({ effect }: { effect: string }) => `${effect} (optional)`,

  'markers.again.line': ({ effect }: { effect: string }) => `If placed again: ${effect}`,

  'step.cost.line': ({ costs }: { costs: string }) => `Cost: ${costs}`,
  'step.limit.line': ({ limit }: { limit: string }) => `Limit: ${limit}`,
  'step.repeat.line': ({ until }: { until: string }) => `Repeat ${until}`,

  'cost.units': ({ n, unit }: { n: string; unit: string }) => `${n} ${unit}`,
  'cost.times': ({ n, cost }: { n: number; cost: string }) => `${n} × ${cost}`,

  'reaction.before': ({ rule }: { rule: string }) => `${rule} may come first`,
  'reaction.between': ({ rule }: { rule: string }) =>
    `After declaration, before resolution: ${rule}`,
  'reaction.after': ({ rule }: { rule: string }) => `Then ${rule}`,
  'reaction.after.at': ({ rule, place }: { rule: string; place: string }) =>
    `Then ${rule} (${place})`,
  'reaction.never': ({ rule }: { rule: string }) => `${rule} is not allowed here`,

  'place.phase': ({ n, of }: { n: number; of: number }) => `Phase ${n} of ${of}`,
  'place.step': ({ procedure, n, of }: { procedure: string; n: number; of: number }) =>
    `${procedure}, step ${n} of ${of}`,
  'sides.sequential': ({ first, then }: { first: string; then: string }) =>
    `${first}, then ${then}`,
  'sides.per-step': ({ first, then }: { first: string; then: string }) =>
    `${first}, then ${then} in each step`,
  'sides.alternating': ({ first, then }: { first: string; then: string }) =>
    `${first} and ${then} in turn, one action each`,
  'sides.react': ({ first, then }: { first: string; then: string }) =>
    `${first}; after each action ${then} may react`,
  'sides.simultaneous': ({ first, then }: { first: string; then: string }) =>
    `${first}, then ${then} declare, both resolved at once`,
  'sides.drawn': ({ first, then }: { first: string; then: string }) =>
    `${first} or ${then}, whichever is drawn`,

  'amount.per-one': ({ each, perOne }: { each: string; perOne: string }) => `${each} ${perOne}`,
  'amount.per-above': ({ each, every, above }: { each: string; every: string; above: string }) =>
    `${each} per ${every} beyond ${above}`,
  'amount.from-to': ({ from, to }: { from: string; to: string }) => `from ${from} to ${to}`,
  'amount.unknown': 'unknown',
  'amount.set': ({ amount }: { amount: string }) => `becomes ${amount}`,
  'amount.set-unknown': 'becomes an unknown value',

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
    `${value} starts at ${amount}`,
  'value.equals': ({ value, amount }: { value: string; amount: string }) => `${value} = ${amount}`,
  'value.start-own': ({ value }: { value: string }) => `Starting value: ${value}`,
  'work.nothing.unknown': 'Nothing can be worked out: our sources do not give the number.',
  'work.nothing.taken-over': 'Nothing needs to be worked out: the number is taken over unchanged.',
  'value.most': ({ n }: { n: number }) => `maximum ${n}`,
  'value.least': ({ n }: { n: number }) => `minimum ${n}`,

  'mod.differs.line': ({ text }: { text: string }) => `Differs elsewhere: ${text}`,
  'mod.cancels.line': ({ names }: { names: string }) => `Cancels: ${names}`,
  'mod.applies.line': ({ rolls }: { rolls: string }) => `Applies to: ${rolls}`,
  'mod.applies-all-except': ({ rolls }: { rolls: string }) =>
    `Applies to every roll except: ${rolls}`,
  'mod.chance.line': ({ fraction }: { fraction: string }) => `Chance: ${fraction}`,

  'example.line': ({ title }: { title: string }) => `Example: ${title}`,

  'front.step': ({ title, text }: { title: string; text: string }) => `${title}: ${text}`,
} as const;
