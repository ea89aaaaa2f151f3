/** What each contradiction between fields says, and what to do. */
import { asCode } from '../../diagnostics/phrase.ts';
import { READ_TOGETHER } from '../../schema/said-elsewhere.ts';

type Words = (...what: readonly string[]) => string;

export const PROBLEMS = {
  crossed: {
    message: (least = '', most = '') =>
      `\`atLeast\` is ${asCode(least)} and \`atMost\` is ${asCode(most)}: no number is both.`,
    hint: (least = '', most = '') =>
      `If they are exchanged, write ${asCode(`atLeast: ${most}`)} and ${asCode(`atMost: ${least}`)}. Otherwise correct the wrong one.`,
  },
  beyond: {
    message: (number = '', limit = '', value = '') =>
      `${asCode(number)} cannot be: ${asCode(value)} has ${asCode(limit)}.`,
    hint: (_ = '', limit = '', value = '') =>
      `Correct the number, or ${asCode(limit.split(':')[0] ?? '')} of ${asCode(value)} in \`values.yaml\`.`,
  },
  role: {
    message: (id = '', field = '') =>
      `${asCode(id)} is a role and no number, so ${asCode(field)} says nothing.`,
    hint: (id = '', field = '') =>
      `Remove ${asCode(field)}; or remove \`role: true\`, if ${asCode(id)} is a number.`,
  },
  single: {
    message: (id = '', count = '') =>
      `\`count\` is ${asCode(count)}, but ${asCode(id)} is a state that is not \`stackable\`: there is only one.`,
    hint: (id = '') =>
      `Remove \`count\`; or, if there can be several, add \`stackable: true\` to ${asCode(id)} in \`markers.yaml\`.`,
  },
  unit: {
    message: (id = '', unit = '') =>
      `Column ${asCode(id)} has numbers that are needed on dice, and \`unit: ${unit}\`.`,
    hint: () => 'Remove `unit`; or, if the numbers are measured, write `type: distance`.',
  },
  always: {
    message: (id = '', combine = '') =>
      `\`always\` says that one modifier of ${asCode(id)} is chosen every time, but \`combine\` is ${asCode(combine)}.`,
    hint: () => 'Beside `always`, write `combine: unique`; or remove `always`.',
  },
  mildest: {
    message: (id = '', least = '', most = '') =>
      `${asCode('highest')} is the largest number, so of ${asCode(least)} and ${asCode(most)} in ${asCode(id)} only ${asCode(most)} applies.`,
    hint: (_ = '', least = '', most = '') =>
      `Change it to ${asCode('first')}, and put first what counts before the others: ${asCode(least)}, if the strongest is meant; ${asCode(most)}, if the weakest is.`,
  },
  origin: {
    message: (id = '', origin = '', page = '') =>
      `\`origin\` of ${asCode(id)} is ${asCode(origin)}, but ${asCode(page)} works it out from other numbers.`,
    hint: (id = '') =>
      `In \`values.yaml\`, write \`origin: computed\` for ${asCode(id)}; or name the value that is worked out here.`,
  },
  modifies: {
    message: () =>
      'The modifiers change the roll or its target, and nothing says which: it decides whether a plus helps or hurts.',
    hint: () =>
      'Beside `target`, write `modifies: roll` if they are added to the dice, or `modifies: target` if they change the number that is needed.',
  },
  target: {
    message: () => 'The outcomes compare the roll with `target`, and the roll has none.',
    hint: () =>
      'Add `target` to the roll: a number, or the name of a value; or compare with the number itself.',
  },
  contest: {
    message: () =>
      '`modifies` is `target`, but a contest has no target: the rolls of its sides are compared.',
    hint: () => 'Remove `modifies`: in a contest, modifiers change the roll of their side.',
  },
  contested: {
    message: () => 'In a contest the rolls of the sides are compared, and nothing with `target`.',
    hint: () => 'Remove `target`; or compare with it in `when` of an outcome.',
  },
  dice: {
    message: () => 'The roll does not say which dice are rolled.',
    hint: (inPool?: string) =>
      inPool === undefined
        ? 'Add `dice`, such as `dice: 2D6`; where other dice are read, `diceFrom` or `check`.'
        : `Beside \`pool\`, add the die, such as \`dice: D6\`; \`dice\` inside it${inPool === 'dice' ? '' : `, ${asCode(inPool)},`} is how many of them are rolled.`,
  },
  plurals: {
    message: (language = '', plurals = '') =>
      `Nouns have more forms in ${language}, by the number before them: ${plurals}.`,
    hint: (_ = '', __ = '', forms = '') =>
      `Write a form for each, with | between: ${asCode(forms)}.`,
  },
  uncounted: {
    message: () => '`counted` does not say where the number stands.',
    hint: (forms = '') => `Write ${asCode(`'${forms}'`)}: {n} is the number.`,
  },
  counts: {
    message: (pool?: string) =>
      `\`counts\` says how many of several dice came to this outcome, but ${pool === undefined ? 'one roll is made' : 'an outcome of a pool is that of all its dice'}.`,
    hint: (pool?: string) =>
      `${pool === undefined ? 'Add `times` to the roll: how many dice are rolled, each with an outcome of its own' : 'In place of `pool`, write `times` and the outcomes of one die'}; or remove \`counts\`, and say in the text how many there are.`,
  },
  column: {
    message: (id = '') => `The roll ${asCode(id)} does not say in which column its results stand.`,
    hint: (_ = '', column = '') =>
      column === ''
        ? `Add \`rangeColumn\` with the id of the column that has the die ranges, or \`rangeGroup\` with that of the group of such columns. ${READ_TOGETHER}`
        : `Add ${asCode(`rangeColumn: ${column}`)} to it.`,
  },
  chosen: {
    message: () =>
      '`order: one-of` says that a player chooses, and `when` decides which step it is.',
    hint: () =>
      'If the conditions decide, write `order: by-condition`. If a player chooses, remove `when`, and say in the text when the step is possible.',
  },
  'unread-pool': {
    message: (value = '') =>
      `A pool counts its successes, and no outcome compares them: ${asCode(value)} is a number that readers enter.`,
    hint: () => 'Compare how many dice succeed: `{ subject: successes, atLeast: 1 }`.',
  },
  'of-one-die': {
    message: () => '`success` says what one die needs, and one die counts no successes.',
    hint: () =>
      'Compare what a die shows, `{ subject: roll, atLeast: 5 }`. How many succeed is compared in the outcomes.',
  },
  unrolled: {
    message: (value = '', dice = '') =>
      `No outcome depends on ${asCode(dice)}: ${asCode(value)} is a number that readers enter.`,
    hint: (value = '') =>
      `Compare what is rolled: \`subject: roll\`, with ${asCode(value)} on the other side if it is the number needed, as in ${asCode(`{ subject: roll, atLeast: ${value} }`)}.`,
  },
  point: {
    message: (id = '', field = '') =>
      `${asCode(field)} names the point ${asCode(id)} for what is not known, and nothing says that this point is unknown.`,
    hint: (id = '', field = '') =>
      `Name the point that says what is missing; or add \`evidence: unknown\` and its \`reason\` to ${asCode(id)}. If it is known, leave ${asCode(field)} out.`,
  },
  uncited: {
    message: (id = '') => `${asCode(id)} has \`role: main\`, and no page names it as its source.`,
    hint: (id = '') =>
      `Give it \`role: supporting\`, or name ${asCode(id)} under \`source\` where it is encoded.`,
  },
  documents: {
    message: () => 'No document has `role: main`.',
    hint: () =>
      'Give `role: main` to the document whose rules are encoded here; the others stay `supporting`.',
  },
} satisfies Record<string, { message: Words; hint: Words }>;
