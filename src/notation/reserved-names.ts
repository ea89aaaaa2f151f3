/** Names that tests and amounts may use although no ruleset declares them. */

/** What a roll comes to; each has an interface word. */
export const ROLL_NAMES = [
  'roll',
  'natural',
  'target',
  'base',
  'outcome',
  'dice',
  'winner',
  'loser',
  'odd',
  'even',
  'doubles',
] as const;

export type RollName = (typeof ROLL_NAMES)[number];

export const isRollName = (name: string): name is RollName =>
  (ROLL_NAMES as readonly string[]).includes(name);

/** All names that need no declaration. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([...ROLL_NAMES, 'none', 'unknown']);
