/** Where the schema says what a field of another notation says. */
const IN_DICE =
  'Write it behind the dice: `dice: D6 explode 6`, `dice: D6 extra 6`, `dice: D6 reroll 1`, `dice: 3D6 highest 2`.';
const NOT_POSSIBLE =
  'The model has nothing for it: write it as a text, or leave it out and say so under `omissions` in `ruleset.yaml`.';
/** By shape and field. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Roll.explode': IN_DICE,
  'Roll.reroll': IN_DICE,
  'Roll.keep': IN_DICE,
  'Roll.success':
    'Write it in `pool`: `pool: { dice: shots, success: [{ subject: roll, atLeast: 5 }] }`.',
  'Roll.gives': 'Outcomes compare the number: `subject: successes`.',
  'Roll.degrees':
    'Write an outcome for each degree: `when: [{ subject: roll, atMost: [target, -10] }]`.',
  'Test.in': 'Write both ends: `atLeast: 96` and `atMost: 100`.',
  'Modifier.of': 'Write `side`.',
  'TableFile.keys': 'Write `match: exact` or `match: up-to` at each of these columns.',
  'Row.cost': 'Write it in a column.',
  'TableFile.deck': NOT_POSSIBLE,
  'TableFile.army': NOT_POSSIBLE,
  'RuleFile.diagram': NOT_POSSIBLE,
};

export const saidElsewhere = (shape: unknown, field: string): string | undefined =>
  ELSEWHERE[`${String(shape)}.${field}`];

/** What an empty cell, or one with yes or no, should hold. */
export function cellHint(data: unknown): string | undefined {
  if (data === null)
    return 'Write a value as the other rows have it, `none` where there is none, or `unknown` with a `reason`.';
  return typeof data === 'boolean'
    ? 'Write a figure, `none`, or a word that the table declares in `words`.'
    : undefined;
}
