/**
 * Builds the problem of an entry: everything to calculate there, with all successors. Node only.
 */
import type { Library } from '../../arithmetic/library.ts';
import { libraryOf } from '../../arithmetic/library-of.ts';
import { pageIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import type { EntryOf, Ruleset } from '../../model/rulebook.ts';
import type { Step } from '../../../schemas/types.d.ts';
import { isAskedOf } from './asked-by-tables.ts';
import { bareRoll, bareSet } from './bare.ts';
import { disputesIn } from './disputes-of.ts';
import { isSignedIn, limitsOf, mayBePart, withoutOf } from './limits-of.ts';
import { keyOf, partsOf, type Parts } from './parts-of.ts';
import {
  foundIn,
  type Address,
  type Problem,
  type Stage,
  type StageKey,
  type ValueInput,
} from '../problem.ts';
import { loadAfterAllDice } from '../after-all-dice.ts';
import { loadSeveral } from '../several.ts';
import { loadLookUp } from '../stages/table-look-up.ts';
import { loadSpecial } from '../special.ts';
import { loadAmong } from '../stages/among.ts';
import { loadSameDice } from '../stages/same-dice.ts';
import { offerTables, rowTablesOf } from './row-tables.ts';
import { enterLater, leaveOutCarriedStates, shareFacts } from './same-facts.ts';
import { leadsIn, tieStates } from './tied-facts.ts';
import { stageOf } from './stage-of.ts';

loadSpecial();
loadSeveral();
loadAmong();
loadAfterAllDice();
loadLookUp();
loadSameDice();

/** Undefined if the entry has nothing to calculate. */
export function problemOf(ruleset: Ruleset, entry: Entry): Problem | undefined {
  const model = modelOf(ruleset);
  const addresses = startsOf(entry, model);
  if (addresses.length === 0) return undefined;
  const built = new Builder(ruleset, model, entry);
  const starts: StageKey[] = [];
  for (const address of addresses) {
    // Built as a successor of an earlier start, or another way of a table to which one leads.
    if (built.knows(address) || built.leadsElsewhere(address, starts)) continue;
    const key = built.build(address);
    if (key !== undefined) starts.push(key);
  }
  return starts.length > 0 ? built.finish(independent(starts, built)) : undefined;
}

/** Without stages that always follow another one, or take their inputs from it, where readers enter them. */
function independent(starts: StageKey[], { stages }: Builder): StageKey[] {
  const follows = (key: StageKey) =>
    Object.entries(stages).some(
      ([other, { next = {} }]) =>
        other !== key &&
        Object.values(next)
          .flat()
          .some(({ to, optional }) => to === key && (stages[key]?.carried ?? !optional)),
    );
  const left = starts.filter((key) => !follows(key));
  return left.length > 0 ? left : starts;
}

/** The rolls and sets of a ruleset by address. Read once. */
export interface Model {
  library: Library;
  parts: ReadonlyMap<Address, Parts>;
  /** Rolls that read the dice of another roll, by its address. */
  readings: ReadonlyMap<Address, Address[]>;
}

const models = new WeakMap<Ruleset, Model>();

function modelOf(ruleset: Ruleset): Model {
  let model = models.get(ruleset);
  if (!model) {
    const library = libraryOf(ruleset.entries);
    const readings = new Map<Address, Address[]>();
    for (const [address, { diceFrom = [] }] of library.rolls)
      for (const source of diceFrom)
        readings.set(source, [...(readings.get(source) ?? []), address]);
    models.set(ruleset, (model = { library, readings, parts: partsOf(ruleset) }));
  }
  return model;
}

/** The starting points on the page of an entry. */
function startsOf(entry: Entry, { parts, library }: Model): Address[] {
  const own = [...parts.keys()].filter((address) => pageIn(address) === entry.address);
  if (entry.kind === 'tables') {
    const rolls = own.filter((address) => parts.get(address)?.kind === 'table');
    return rolls.length > 0 ? rolls : [...own, ...usersOf(entry, library)];
  }
  if (entry.kind === 'modifiers' && own.length === 0) {
    const hosts = entry.data.appliesTo;
    return Array.isArray(hosts) ? hosts.filter((host) => parts.has(host)) : [];
  }
  if (entry.kind !== 'procedures') return own;
  return [
    ...new Set(stepsIn(entry.data.steps).flatMap((step) => usesOf(entry, step, parts))),
  ].filter((address) => parts.has(address) && !isReading(address, library));
}

/** The rolls that need the number which a table finds by several things: its page shows their odds, too. */
function usersOf({ data }: EntryOf<'tables'>, { rolls }: Library): Address[] {
  if (data.columns.filter(({ match }) => match).length < 2) return [];
  const given = data.columns.flatMap(({ match, value }) => (match ? [] : (value ?? [])));
  return [...rolls].flatMap(([address, { target }]) =>
    typeof target === 'string' && given.includes(target) ? address : [],
  );
}

const stepsIn = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => [step, ...stepsIn(step.steps ?? [])]);

/** The roll of a step, and the sets, rolls and tables that it uses, but the one whose outcome its own roll reads. */
const usesOf = (entry: Entry, { id, uses = [], roll }: Step, parts: Model['parts']): Address[] => [
  `${entry.address}#${id}`,
  ...uses.flatMap((used) => {
    if (used === roll?.check && !leadsTo(parts.get(used), `${entry.address}#${id}`)) return [];
    const ways = [...parts].filter(
      ([address, { kind }]) => kind === 'table' && pageIn(address) === used,
    );
    return ways.length > 0 ? ways.map(([address]) => address) : used;
  }),
];

/** The sets of modifiers that the steps of a procedure use and that are no roll or value: the grade of a critical hit. */
const setsUsedBy = (entry: Entry, { parts }: Model): Address[] =>
  entry.kind === 'procedures'
    ? stepsIn(entry.data.steps).flatMap(({ uses = [] }) => uses.filter((used) => !parts.has(used)))
    : [];

const leadsTo = (part: Parts | undefined, address: Address): boolean =>
  part?.kind === 'roll' &&
  part.roll.outcomes.some(({ next = [] }) => next.some(({ to }) => to === address));

/** Whether it reads the dice of a roll that is itself a start. */
const isReading = (address: Address, { rolls }: Library): boolean =>
  rolls.get(address)?.diceFrom !== undefined && !address.includes('#');

/** Collects the stages with their data and inputs. */
export class Builder {
  readonly stages: Record<StageKey, Stage> = {};
  private readonly keys = new Map<Address, StageKey>();
  readonly problem: Pick<Problem, 'values' | 'tables' | 'sets' | 'rolls'> = {
    values: {},
    tables: {},
    sets: {},
    rolls: {},
  };

  readonly ruleset: Ruleset;
  readonly model: Model;
  readonly entry: Entry;
  private building: Address = '';

  constructor(ruleset: Ruleset, model: Model, entry: Entry) {
    this.ruleset = ruleset;
    this.model = model;
    this.entry = entry;
  }

  /** Whether neither this page nor the stage that is being built leaves it out: armour in close quarters. */
  readonly isPossible = (part: { except?: Address[]; notOffered?: Address[] }): boolean => {
    const pages = part.except ?? part.notOffered ?? [];
    return !pages.includes(this.entry.address) && !pages.includes(this.building);
  };

  readonly knows = (address: Address): boolean => this.keys.has(address);

  leadsElsewhere(address: Address, starts: readonly StageKey[]): boolean {
    const page = pageIn(address);
    const isTable = this.model.parts.get(address)?.kind === 'table' && page !== this.entry.address;
    const others = [...this.keys].filter(([other]) => isTable && pageIn(other) === page);
    return others.some(([, key]) => !starts.includes(key) && this.stages[key]?.type === 'table');
  }

  /**
   * Builds the stage at an address with all its successors and returns its key; undefined if there
   * is nothing to calculate.
   */
  build(address: Address): StageKey | undefined {
    const known = this.keys.get(address);
    if (known !== undefined) return known;
    const part = this.model.parts.get(address);
    if (!part) return undefined;
    const key = keyOf(address, part, new Set(this.keys.values()), this.model.parts);
    this.keys.set(address, key);
    // Reserves its position before its successors.
    this.stages[key] = {
      type: 'value',
      address,
      value: '',
      modifiers: [],
      values: [],
      states: [],
      tables: [],
    };
    this.building = address;
    this.stages[key] = stageOf(this, address, part);
    if (part.kind === 'roll' && typeof part.roll.contest?.each === 'object')
      this.stages[`${key}-other`] = stageOf(this, address, part, true);
    return key;
  }

  /** Copies the data of a set or roll, once. */
  takeSet(address: Address): void {
    const set = this.model.library.sets.get(address);
    if (!set || address in this.problem.sets) return;
    const isHere = ({ except = [] }: { except?: Address[] }) =>
      !except.includes(this.entry.address);
    const here = { ...set, modifiers: set.modifiers.filter(isHere) };
    this.problem.sets[address] = bareSet(here, address);
  }
  takeRoll(address: Address): void {
    const roll = this.model.library.rolls.get(address);
    if (!roll || address in this.problem.rolls) return;
    const outcomes = roll.outcomes.filter(this.isPossible);
    this.problem.rolls[address] = bareRoll({ ...roll, outcomes }, address, pageIn(address));
    for (const source of roll.diceFrom ?? []) this.takeRoll(source);
    if (roll.check !== undefined) this.takeRoll(roll.check);
  }

  finish(starts: StageKey[]): Problem {
    const { ruleset, stages, problem } = this;
    enterLater(stages);
    leaveOutCarriedStates(stages);
    tieStates(ruleset, this.entry, { stages, ...problem }, starts);
    const names = new Set(
      Object.values(stages).flatMap((stage) => [...stage.values, foundIn(stage) ?? []].flat()),
    );
    const words = new Set(
      Object.values(stages).flatMap(({ states }) => states.flatMap((state) => state.words)),
    );
    const page = this.entry.address;
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      const asked = new Set(
        [...names].filter((name) => isAskedOf(this.entry, entry.address, name)),
      );
      for (const [index, table] of rowTablesOf(ruleset, entry, asked, words, page).entries())
        problem.tables[index === 0 ? entry.id : `${entry.id}.${index}`] = table;
    }
    for (const name of names) {
      const value = ruleset.values.find(({ id }) => id === name);
      if (value) problem.values[name] = this.valueInput(value, problem.tables);
    }
    const result: Problem = {
      ruleset: ruleset.id,
      entry: this.entry.address,
      starts,
      stages,
      ...problem,
    };
    for (const set of Object.values(problem.sets)) {
      const { appliesTo: hosts } = set;
      const isHere = (host: Address) => host in problem.rolls || host in problem.sets;
      if (Array.isArray(hosts)) Object.assign(set, { appliesTo: hosts.filter(isHere) });
    }
    const others = Object.keys(stages).filter((key) => key.endsWith('-other'));
    for (const start of [...starts, ...others]) offerTables(result, start, new Set());
    shareFacts(result, [page, ...setsUsedBy(this.entry, this.model)]);
    const leads = leadsIn(this.entry, stages);
    if (leads.length > 0) result.leads = leads;
    const offered = new Set(Object.values(stages).flatMap(({ tables }) => tables));
    result.tables = Object.fromEntries(
      Object.entries(problem.tables).filter(([id, { by }]) => by ?? offered.has(id)),
    );
    for (const key of Object.keys(stages)) disputesIn(this, result, key);
    return result;
  }

  private valueInput(value: Ruleset['values'][number], tables: Problem['tables']): ValueInput {
    const { id, unit, origin } = value;
    const signed = value.signed ?? isSignedIn(this.entry, id);
    const { atLeast, atMost, isCounted } = limitsOf(this, value, tables);
    const common = value.common?.filter(
      (one) => one >= (atLeast ?? -Infinity) && one <= (atMost ?? Infinity),
    );
    return {
      ...(unit && { unit }),
      ...(signed && { signed }),
      ...(atLeast !== undefined && { atLeast }),
      ...(atMost !== undefined && { atMost }),
      ...(mayBePart(value, tables) && { fraction: true }),
      ...(isCounted && { dice: true }),
      ...(origin === 'count' && { origin }),
      ...(common && common.length > 0 && { common }),
      ...withoutOf(value),
    };
  }
}
