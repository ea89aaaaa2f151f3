/** What is said of dice with which something cannot be done, by the problem. */
import { MOST_IN_POOL } from '../../arithmetic/special/pool.ts';
import { asCode } from '../../diagnostics/phrase.ts';

export const PROBLEMS = {
  'cannot-be': {
    message: (dice: string) => `${dice} cannot be rolled.`,
    hint: 'Keep fewer dice than are rolled, and roll again after some faces of the die, not after all.',
  },
  'extra-alone': {
    message: (dice: string) => `${dice} gives further dice, but this roll is no pool.`,
    hint: 'Count successes with `pool`; or say “explode”, if the further die is added.',
  },
  'pool-of-several': {
    message: (dice: string) => `A pool rolls one kind of die, not ${dice}.`,
    hint: 'Give a single die in `dice`, without a number to add, and how many are rolled in `pool`.',
  },
  'pool-and-more': {
    message: () => 'A pool counts its dice itself.',
    hint: 'Remove `times`, or `pool`.',
  },
  'pool-in-contest': {
    message: () =>
      'Pools of two sides are not compared with each other: each side of a contest throws dice that are added up.',
    hint: 'Remove `contest`, say in the text how the sides are compared, and under `omissions` of ruleset.yaml that it is not worked out; or remove `pool`.',
  },
  'symbols-of-sum': {
    message: (dice: string) =>
      `What a face shows is read off one die, and ${dice} comes to another number than its face.`,
    hint: '',
  },
  'one-die': {
    message: (dice: string) =>
      `${dice} has no doubles: all dice of the roll would have to show the same, and this is one die.`,
    hint: 'Roll several dice, or remove the test.',
  },
  'kept-doubles': {
    message: (dice: string) =>
      `Doubles are all dice that are thrown showing the same, and ${dice} counts only some of them.`,
    hint: 'Leave out “highest” or “lowest”; or name the dice in `faces`, and compare those that the rule means: `{ subject: white, equals: red }`. Otherwise say it in the text alone.',
  },
  'pool-has-no-roll': {
    message: () => 'A pool has no roll that outcomes could compare: its dice are read one by one.',
    hint: 'Compare how many dice succeed: `{ subject: successes, atLeast: 1 }`.',
  },
  'no-face-succeeds': {
    message: (dice: string) => `No face of ${dice} is a success.`,
    hint: 'Correct the number in `success`, or the dice.',
  },
  'never-so-many': {
    message: (number: string) => `${number} dice never have so many successes.`,
    hint: 'Correct the number of successes, or that of the dice.',
  },
  'explodes-for-nothing': {
    message: (dice: string) =>
      `With ${dice}, nothing changes here: what explodes is a success already, and a die counts once.`,
    hint: '',
  },
  'multiplies-nothing': {
    message: (name: string) =>
      `${name} multiplies the base alone, before anything is added, and that is 0.`,
    hint: 'Write what is multiplied in `base`, or add an amount in place of `multiply`.',
  },
  'needs-too-much': {
    message: (cell: string) => `No roll that needs this number comes to ${cell}.`,
    hint: 'Correct the cell, or the dice. Where the roll cannot succeed, write a word that the table declares in `words`; what happens where more is needed than dice show, the roll says in `beyondDice`.',
  },
  'never-reached': {
    message: (dice: string) => `No roll of ${dice} comes to this, whatever modifiers apply.`,
    hint: 'Correct the number that is compared, or the dice.',
  },
  'always-reached': {
    message: (dice: string) =>
      `Every roll of ${dice} comes to this, whatever modifiers apply, so the outcomes after it never come up.`,
    hint: 'Correct the number that is compared, or the dice.',
  },
  'needs-nothing': {
    message: (cell: string) => `Every roll that needs this number comes to ${cell}.`,
    hint: 'Correct the cell, or the dice. Where the roll always succeeds, write a word that the table declares in `words`.',
  },
  'never-such-a-margin': {
    message: (margin: string) =>
      `No throw of both sides has this margin: the greatest is ${margin}.`,
    hint: 'Correct the number, the dice or the modifiers of the sides.',
  },
  'never-wins': {
    message: (side: string) => `${side} never wins, whatever the dice show.`,
    hint: 'Correct the modifiers that are always there, or the dice.',
  },
  'no-die-left': {
    message: (name: string) => `With ${name}, no die of this roll is left.`,
    hint: 'Write how many dice fewer are rolled, of more than that in `dice`. To take a number from the result, write `change: { add: -1 }`; a roll that is left out belongs in the text.',
  },
  'no-dice-in-pool': {
    message: (number: string) => `A pool of ${number} dice rolls nothing.`,
    hint: 'Write how many dice are rolled, at least 1, or the value that players count.',
  },
  'every-face-succeeds': {
    message: (dice: string) =>
      `Every face of ${dice} is a success, so nothing is left to the dice.`,
    hint: 'Correct the number in `success`, or the dice.',
  },
  'fixed-target': {
    message: (target: string) => `The target is always ${target}, so this test never changes.`,
    hint: 'Compare `roll`, if the result of the dice is meant.',
  },
  'apart-and-exploding': {
    message: (dice: string) =>
      `Single dice of ${dice} cannot be told apart, because dice are added to them.`,
    hint: 'Remove `faces` and the tests for doubles, or “explode”.',
  },
  'contest-of-exploding': {
    message: (dice: string) =>
      `${dice} has no greatest result, so two sides cannot be compared exactly.`,
    hint: 'Leave “explode” out and say it in the text, or give no `contest`.',
  },
  'no-sides': {
    message: (name: string) => `${name} needs a contest of two different sides.`,
    hint: 'List the roles of both in `each` of the contest.',
  },
  'same-side': {
    message: (name: string) => `Both sides of the contest are ${name}.`,
    hint: 'Name the other side, too. For sides that are alike, write the role alone, without a list.',
  },
  'no-such-side': {
    message: (name: string) => `No contest that this changes has ${name} as one of two sides.`,
    hint: 'Name a role that `each` of the contest lists, or remove `side`.',
  },
  'no-margin': {
    message: () => 'Only a contest has a margin.',
    hint: 'Compare `roll` with `target`, or give the roll a `contest`.',
  },
  'anyone-wins': {
    message: (side: string) =>
      `The margin is that of either side, so this is a success where ${side} loses, too.`,
    hint: '',
  },
  'no-tie': {
    message: () => 'Ties are rolled again, so that the margin is never less than 1.',
    hint: 'Remove the outcome, or correct its number or `ties` of the contest.',
  },
  'too-many-dice': {
    message: (number: string) =>
      `A pool of ${number} dice is too large: its odds are not worked out.`,
    hint: `Write at most ${MOST_IN_POOL} dice, for a value as its ${asCode('atMost')}, or say the rule in words.`,
  },
  'no-successes': {
    message: () => 'Only a pool counts successes.',
    hint: 'Compare `roll` with `target`, or give the roll a `pool`.',
  },
  'read-again': {
    message: (dice: string) =>
      `Another roll reads ${dice}, which are rolled again or counted as a pool.`,
    hint: 'Give the reading dice of its own, or leave out “reroll”, “explode” and `pool`.',
  },
  'too-many-names': {
    message: (dice: string) => `${dice} has fewer dice than names in \`faces\`.`,
    hint: 'Name each single die once, such as white and red. What the sides of a die show belongs in `symbols`.',
  },
  'no-such-face': {
    message: (name: string) => `The die has no face for all of ${name}.`,
    hint: 'Name faces from 1 to the number of sides in `on`.',
  },
  'no-round': {
    message: (name: string) =>
      `${name} multiplies a roll by a fraction, and half of 5 is no whole number.`,
    hint: 'Beside `change`, add `round: down`, `round: up` or, where the sources do not say, `round: unknown`.',
  },
  'no-dice': {
    message: (name: string) => `${name} changes dice, but this value is not rolled.`,
    hint: 'Write `add`, or move the modifier to the set of a roll.',
  },
  'dice-of-dice': {
    message: (dice: string) => `With ${dice}, a roll of dice says how many more are rolled.`,
    hint: '',
  },
  'not-a-number': {
    message: (dice: string) => `${dice} stands where a number is worked out, and nothing rolls it.`,
    hint: '',
  },
};
