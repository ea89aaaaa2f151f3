/** The modifier sets and rolls of one ruleset, for calculations. */
import type {
  DieSymbol,
  Group,
  Modifier,
  ModifiersFile,
  Outcome,
  Roll,
  ValueSet,
} from '../../schemas/types.d.ts';

// The fields that calculations read. Texts are left out, so that the library is small enough for
// the browser.
export type GroupRule = Pick<Group, 'id' | 'combine' | 'always' | 'when'>;
export type ModifierRule = Pick<
  Modifier,
  | 'id'
  | 'group'
  | 'change'
  | 'when'
  | 'onlyWith'
  | 'oneSide'
  | 'unknownWhen'
  | 'unchangedWhen'
  | 'round'
  | 'cancels'
  | 'always'
  | 'side'
  | 'except'
>;
export type OutcomeRule = Pick<Outcome, 'id' | 'when' | 'success' | 'prevents' | 'notOffered'>;
export interface RollRule extends Pick<
  Roll,
  | 'dice'
  | 'faces'
  | 'diceFrom'
  | 'after'
  | 'onlyWith'
  | 'check'
  | 'target'
  | 'modifies'
  | 'times'
  | 'pool'
  | 'contest'
  | 'beyondDice'
> {
  outcomes: OutcomeRule[];
  symbols?: Pick<DieSymbol, 'id' | 'on'>[];
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
  /** The library that it was made from, and the addresses of the sets and rolls that differ. */
  from?: { library: Library; changed: readonly string[] };
}

/** A modifier with its group and its set. */
export interface Line {
  set: string;
  modifier: ModifierRule;
  group: GroupRule | undefined;
}

/** Longest chain of rolls that read the outcome of another roll; also ends circular references. */
export const MAX_DEPTH = 3;

/**
 * All modifiers that may change a roll or value: its own, those of the sets that join it by name, those of the roll whose
 * outcome it reads, and those of the sets that join every roll. A circumstance in several of them counts once, as in the
 * first: what a set for every roll repeats keeps the group it has in the set of the roll.
 */
export function linesFor(address: string, library: Library, depth = 0): Line[] {
  const known = found.get(library) ?? new Map<string, Line[]>();
  found.set(library, known);
  const name = `${address} ${depth}`;
  const lines = known.get(name) ?? findLines(address, library, depth);
  known.set(name, lines);
  return lines;
}
/** The lines of each roll and value, which every calculation asks for. */
const found = new WeakMap<Library, Map<string, Line[]>>();

function findLines(address: string, library: Library, depth: number): Line[] {
  const { sets, rolls } = library;
  const own = sets.get(address);
  const roll = rolls.get(address);
  const read = addressesRead(address, rolls);
  const joining = (hosts: 'all' | 'named') =>
    [...sets].flatMap(([from, set]) =>
      joins(set, read) === hosts && (hosts === 'named' || roll) ? linesOf(from, set) : [],
    );
  const lines = [
    ...(own ? linesOf(address, own) : []),
    ...joining('named'),
    ...(roll?.check === undefined || depth >= MAX_DEPTH
      ? []
      : linesFor(roll.check, library, depth + 1)),
    ...joining('all'),
  ];
  const first = new Map<string, Line>();
  for (const line of lines) if (!first.has(line.modifier.id)) first.set(line.modifier.id, line);
  return [...first.values()];
}

/** A roll, and those whose outcome it reads: a set that leaves out one of them leaves out the roll. */
function addressesRead(address: string, rolls: Library['rolls'], depth = 0): string[] {
  const check = depth < MAX_DEPTH ? rolls.get(address)?.check : undefined;
  return [address, ...(check === undefined ? [] : addressesRead(check, rolls, depth + 1))];
}

/** `all` joins every roll; a value must be joined by name. */
function joins(
  { appliesTo: hosts, except }: ModifierSet,
  read: readonly string[],
): 'all' | 'named' | undefined {
  if (hosts === undefined || read.some((one) => except?.includes(one))) return undefined;
  if (hosts === 'all') return 'all';
  return read[0] !== undefined && hosts.includes(read[0]) ? 'named' : undefined;
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
