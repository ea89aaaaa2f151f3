/** The modifier sets and rolls of one ruleset, for calculations. */
import type {
  Group,
  Modifier,
  ModifiersFile,
  Outcome,
  Roll,
  ValueSet,
} from '../../schemas/types.d.ts';

// The fields that calculations read. Texts are left out, so that the library is small enough for
// the browser.
export type GroupRule = Pick<Group, 'id' | 'combine'>;
export type ModifierRule = Pick<
  Modifier,
  'id' | 'group' | 'change' | 'when' | 'round' | 'cancels' | 'always'
>;
export type OutcomeRule = Pick<Outcome, 'id' | 'when' | 'success'>;
export interface RollRule extends Pick<
  Roll,
  'dice' | 'faces' | 'diceFrom' | 'check' | 'target' | 'modifies' | 'contest' | 'beyondDice'
> {
  outcomes: OutcomeRule[];
}
export interface ValueRule extends Pick<
  ValueSet,
  'name' | 'base' | 'round' | 'atLeast' | 'atMost'
> {
  outcomes?: OutcomeRule[];
}
export interface ModifierSet extends Pick<ModifiersFile, 'appliesTo' | 'except'> {
  modifiers: ModifierRule[];
  groups?: GroupRule[];
  value?: ValueRule;
}

export interface Library {
  /** By address: `modifiers/to-hit`, `procedures/to-kill#subtract-armor`. */
  sets: ReadonlyMap<string, ModifierSet>;
  /**
   * Rolls by the address of the entry or part with them: `modifiers/to-hit`, `rules/breakdown`,
   * `tables/damage#on-fire`.
   */
  rolls: ReadonlyMap<string, RollRule>;
}

/** A modifier with its group and its set. */
export interface Line {
  set: string;
  modifier: ModifierRule;
  group: GroupRule | undefined;
}

/**
 * All modifiers that may change a roll or value: its own, then those of the sets that join it. A
 * circumstance in several sets counts once, as in the first of them.
 */
export function linesFor(address: string, { sets, rolls }: Library): Line[] {
  const own = sets.get(address);
  const joining = [...sets].filter(([, set]) => joins(set, address, rolls.has(address)));
  const lines = [
    ...(own ? linesOf(address, own) : []),
    ...joining.flatMap(([from, set]) => linesOf(from, set)),
  ];
  const first = new Map<string, Line>();
  for (const line of lines) if (!first.has(line.modifier.id)) first.set(line.modifier.id, line);
  return [...first.values()];
}

/** `all` joins every roll; a value must be joined by name. */
function joins(
  { appliesTo: hosts, except }: ModifierSet,
  address: string,
  isRoll: boolean,
): boolean {
  if (hosts === undefined || except?.includes(address)) return false;
  return hosts === 'all' ? isRoll : hosts.includes(address);
}

export function linesOf(
  address: string,
  { modifiers, groups = [] }: Pick<ModifierSet, 'modifiers' | 'groups'>,
): Line[] {
  return modifiers.map((modifier) => ({
    set: address,
    modifier,
    group: groups.find(({ id }) => id === modifier.group),
  }));
}
