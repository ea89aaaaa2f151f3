/** Names that tests and amounts may use although no ruleset declares them. */

/** Patterns of several dice. */
export const DICE_PATTERNS = ['odd', 'even', 'doubles'] as const;

/** In place of a value or role: there is none, or it is unknown. */
export const MISSING_NAMES = ['none', 'unknown'] as const;

/** What a roll can be compared with or lead to; each has an interface word. */
export const ROLL_NAMES = [
  'roll',
  'natural',
  'target',
  'base',
  'outcome',
  'dice',
  'successes',
  'margin',
  'winner',
  'loser',
  ...DICE_PATTERNS,
] as const;

export type RollName = (typeof ROLL_NAMES)[number];

export const isRollName = (name: string): name is RollName =>
  (ROLL_NAMES as readonly string[]).includes(name);

export const isDicePattern = (name: string | undefined): name is (typeof DICE_PATTERNS)[number] =>
  (DICE_PATTERNS as readonly (string | undefined)[]).includes(name);
