/**
 * An independent calculation of the same odds: makes every throw of all dice one by one and reads
 * its meaning from the data of the rules. Shares no code with the arithmetic or the problems, so
 * that it cannot share their errors.
 */
import type { Ruleset } from '../../src/model/rulebook.ts';
import type {
  Amount,
  Modifier,
  ModifiersFile,
  Roll,
  Step,
  Test,
  ValueSet,
} from '../../schemas/types.d.ts';

export interface Stand {
  numbers: Record<string, number>;
  states: Record<string, string[]>;
  named: string[];
}
interface Held {
  modifier: Modifier;
  combine: string | undefined;
  group: string;
}

const NONE = Symbol('not given');
type Number_ = number | typeof NONE;

/** Throws by outcome, of `of`, for every alternative that the rules leave open. */
export interface Reading {
  of: number;
  /** Throws by outcome id; undefined if a number is missing. */
  throws: Map<string, number | undefined>;
  total: Number_;
}

type ModifierList = Pick<ModifiersFile, 'modifiers' | 'groups' | 'value' | 'appliesTo' | 'except'>;

/** Modifier sets, and the values that steps work out without modifiers. */
export const setsIn = (ruleset: Ruleset): Map<string, ModifierList> =>
  new Map(
    ruleset.entries.flatMap((entry): [string, ModifierList][] =>
      entry.kind === 'modifiers'
        ? [[entry.address, entry.data]]
        : valuesOfSteps('steps' in entry.data ? entry.data.steps : []).map(([id, value]) => [
            `${entry.address}#${id}`,
            { modifiers: [], value },
          ]),
    ),
  );

const valuesOfSteps = (steps: readonly Step[]): [string, ValueSet][] =>
  steps.flatMap(({ id, value, steps: inner = [] }) => [
    ...(value ? [[id, value] satisfies [string, ValueSet]] : []),
    ...valuesOfSteps(inner),
  ]);

export function rollAt(ruleset: Ruleset, address: string): Roll | undefined {
  const [page = '', id] = address.split('#');
  const entry = ruleset.entries.find((one) => one.address === page);
  if (!entry) return undefined;
  if (id === undefined) return (entry.data as { roll?: Roll }).roll;
  const search = (node: unknown): Roll | undefined => {
    if (Array.isArray(node)) {
      for (const item of node) {
        const found = search(item);
        if (found) return found;
      }
      return undefined;
    }
    if (node === null || typeof node !== 'object') return undefined;
    const part = node as { id?: string; roll?: Roll };
    if (part.id === id && part.roll) return part.roll;
    return search(Object.values(node));
  };
  return search(entry.data);
}

/** Modifiers for a roll or value, each circumstance once. */
export function modifiersFor(ruleset: Ruleset, address: string): Held[] {
  const sets = setsIn(ruleset);
  const isRoll = rollAt(ruleset, address) !== undefined;
  const list: Held[] = [];
  const take = (from: string, set: ModifierList) => {
    for (const modifier of set.modifiers)
      if (!list.some((held) => held.modifier.id === modifier.id))
        list.push({
          modifier,
          combine: set.groups?.find(({ id }) => id === modifier.group)?.combine,
          group: modifier.group === undefined ? modifier.id : `${from}/${modifier.group}`,
        });
  };
  const own = sets.get(address);
  if (own) take(address, own);
  for (const [from, set] of sets) {
    if (set.appliesTo === undefined || set.except?.includes(address)) continue;
    if (set.appliesTo === 'all' ? isRoll : set.appliesTo.includes(address)) take(from, set);
  }
  return list;
}

/** Every possible value of an amount. */
function amounts(amount: Amount, stand: Stand): Number_[] {
  if (typeof amount === 'number') return [amount];
  if (typeof amount === 'string') return [stand.numbers[amount] ?? NONE];
  if (Array.isArray(amount))
    return amount.reduce<Number_[]>(
      (sums, part) =>
        sums.flatMap((sum) =>
          amounts(part, stand).map((more) => (sum === NONE || more === NONE ? NONE : sum + more)),
        ),
      [0],
    );
  if (amount.from !== undefined && amount.to !== undefined) {
    const result: number[] = [];
    for (let x = amount.from; x <= amount.to; x++) result.push(x);
    return result;
  }
  const value = stand.numbers[amount.per ?? ''];
  if (value === undefined) return [NONE];
  const each = amount.each ?? 1;
  const rest = amount.above === undefined ? value : Math.max(0, value - amount.above);
  if (amount.every === undefined) return [each * rest];
  const lots = rest / amount.every;
  if (amount.round === 'down') return [each * Math.floor(lots)];
  if (amount.round === 'up') return [each * Math.ceil(lots)];
  return amount.round === 'unknown'
    ? [each * Math.floor(lots), each * Math.ceil(lots)]
    : [each * lots];
}

const SIGNS = {
  equals: (a: number, b: number) => a === b,
  above: (a: number, b: number) => a > b,
  atLeast: (a: number, b: number) => a >= b,
  below: (a: number, b: number) => a < b,
  atMost: (a: number, b: number) => a <= b,
};

/** True, false, or undefined if a number is missing. */
function holds(tests: readonly Test[], stand: Stand): boolean | undefined {
  let open = false;
  for (const test of tests) {
    const subject = stand.numbers[test.subject];
    for (const [name, compare] of Object.entries(SIGNS)) {
      const bound = test[name as keyof typeof SIGNS];
      if (bound === undefined) continue;
      const [limit = NONE] = amounts(bound, stand);
      if (subject === undefined || limit === NONE) open = true;
      else if (!compare(subject, limit)) return false;
    }
    const states = stand.states[test.subject] ?? [];
    const parity = subject === undefined ? undefined : subject % 2 === 0 ? 'even' : 'odd';
    const has = (word: string): boolean | undefined =>
      word === 'odd' || word === 'even'
        ? parity === undefined
          ? undefined
          : parity === word
        : states.includes(word);
    const is = [test.is ?? []].flat().map(has);
    if (is.length > 0 && !is.includes(true)) {
      if (!is.includes(undefined)) return false;
      open = true;
    }
    const not = [test.not ?? []].flat().map(has);
    if (not.includes(true)) return false;
    if (not.includes(undefined)) open = true;
  }
  return open ? undefined : true;
}

/** Whether it tests the dice of an earlier roll, which players must enter. */
const asksEarlierDice = ({ when = [] }: Modifier): boolean =>
  when.some(({ subject }) => subject === 'natural');

const isAutomatic = ({ when = [], ...rest }: Modifier): boolean =>
  when.length > 0 &&
  !asksEarlierDice({ ...rest, when }) &&
  when.every(({ is, not }) =>
    [is ?? [], not ?? []].flat().every((word) => word === 'odd' || word === 'even'),
  );

interface Applied {
  base: (number: number) => number;
  added: Number_;
}

/** Every way in which the modifiers that apply may combine; undefined if one is undecided. */
function ways(list: readonly Held[], stand: Stand, rounding?: string): Applied[] | undefined {
  let held: Held[] = [];
  const earlier = list.filter(({ modifier }) => asksEarlierDice(modifier));
  if (earlier.length > 0 && !earlier.some(({ modifier }) => stand.named.includes(modifier.id)))
    return undefined;
  for (const one of list) {
    const { id, when = [] } = one.modifier;
    if (isAutomatic(one.modifier)) {
      const truth = holds(when, stand);
      if (truth === undefined) return undefined;
      if (truth) held.push(one);
    } else if (stand.named.includes(id)) held.push(one);
  }
  const off = held.flatMap(({ modifier }) => modifier.cancels ?? []);
  held = held.filter(({ modifier }) => !off.includes(modifier.id));
  let choices: Held[][] = [[]];
  for (const group of new Set(held.map((one) => one.group))) {
    const members = held.filter((one) => one.group === group);
    const combine = members[0]?.combine;
    const alone = members.map((one) => [one]);
    let options: Held[][] = [members];
    if (members.length > 1 && combine === 'first') options = [members.slice(0, 1)];
    if (members.length > 1 && combine === 'one') options = alone;
    if (members.length > 1 && combine === 'unknown') options = [...alone, members];
    if (members.length > 1 && combine === 'highest') {
      const size = (one: Held) => Number(amounts(one.modifier.change.add ?? 0, stand)[0]);
      options = [[[...members].sort((a, b) => size(b) - size(a))[0]!]];
    }
    choices = choices.flatMap((chosen) => options.map((option) => [...chosen, ...option]));
  }
  return choices.flatMap((chosen) => applied(chosen, stand, rounding));
}

function applied(chosen: readonly Held[], stand: Stand, rounding?: string): Applied[] {
  let sums: Number_[] = [0];
  let factor = [1, 1];
  let set: Number_[] | undefined;
  const rounds = new Set(
    [rounding, ...chosen.map(({ modifier }) => modifier.round)].flatMap((round) =>
      round === 'unknown' ? ['down', 'up'] : (round ?? []),
    ),
  );
  for (const { modifier } of chosen) {
    const { change } = modifier;
    if (change.set !== undefined)
      set = [
        ...(set ?? []),
        ...(change.set === 'unknown' ? [NONE] : amounts(change.set, stand)),
      ] as Number_[];
    if (change.multiply !== undefined) {
      const [count = 1, of = 1] = String(change.multiply).split('/').map(Number);
      factor = [factor[0]! * count, factor[1]! * of];
    }
    if (change.add !== undefined) {
      const more: Number_[] = change.add === 'unknown' ? [NONE] : amounts(change.add, stand);
      sums = sums.flatMap((sum) =>
        more.map((one) => (sum === NONE || one === NONE ? NONE : sum + one)),
      );
    }
  }
  const starts: (Number_ | undefined)[] = set ?? [undefined];
  const roundings: (string | undefined)[] = rounds.size > 0 ? [...rounds] : [undefined];
  return starts.flatMap((start) =>
    sums.flatMap((added) =>
      roundings.map((round) => ({
        added: start === NONE ? NONE : added,
        base: (number: number) => {
          const result =
            ((typeof start === 'number' ? start : number) * factor[0]!) / factor[1]! +
            (added === NONE ? 0 : added);
          if (round === 'down') return Math.floor(result);
          return round === 'up' ? Math.ceil(result) : result;
        },
      })),
    ),
  );
}

/** Every result of a value set; NONE if it cannot be determined. */
export function valuesAt(ruleset: Ruleset, address: string, stand: Stand): Number_[] {
  const value = setsIn(ruleset).get(address)?.value;
  if (!value) return [NONE];
  const all = ways(modifiersFor(ruleset, address), stand, value.round);
  if (!all) return [NONE];
  const results = all.flatMap(({ base, added }) =>
    amounts(value.base, stand).map((start): Number_ => {
      if (added === NONE) return NONE;
      // A number that replaces the base needs none.
      const from = start === NONE ? NaN : start;
      const result = base(from);
      if (Number.isNaN(result)) return NONE;
      return Math.max(value.atLeast ?? -Infinity, Math.min(value.atMost ?? Infinity, result));
    }),
  );
  return [...new Set(results)];
}

function* throwsOf(dice: string): Generator<{ faces: number[]; natural: number }> {
  const [, count, sides, plus] = /^(\d*)D(\d+)([+-]\d+)?$/.exec(dice)!;
  const n = Number(count || 1);
  const faces = Array.from({ length: n }, () => 1);
  for (;;) {
    yield { faces: [...faces], natural: faces.reduce((a, b) => a + b, 0) + Number(plus ?? 0) };
    let die = n - 1;
    while (die >= 0 && faces[die] === Number(sides)) faces[die--] = 1;
    if (die < 0) return;
    faces[die]!++;
  }
}

/** Every reading of a roll: the number of throws per outcome. */
export function readingsOf(ruleset: Ruleset, address: string, stand: Stand): Reading[] | undefined {
  const roll = rollAt(ruleset, address);
  if (!roll) return undefined;
  if (roll.check !== undefined) return checked(ruleset, roll, address, stand);
  const read = outcomeFor(ruleset, roll, modifiersFor(ruleset, address), stand);
  if (!read) return undefined;
  return read.map(({ outcomeOf, total }) => {
    const all = [...throwsOf(diceOf(ruleset, roll)!)];
    return counted(
      roll,
      all.map(({ faces, natural }) => outcomeOf(faces, natural)),
      total,
    );
  });
}

function diceOf(ruleset: Ruleset, roll: Roll): string | undefined {
  return roll.dice ?? rollAt(ruleset, roll.diceFrom?.[0] ?? '')?.dice;
}

interface Read {
  outcomeOf: (faces: readonly number[], natural: number) => string[];
  total: Number_;
}

/** The meaning of a throw, for every open alternative; undefined if a modifier is undecided. */
function outcomeFor(
  ruleset: Ruleset,
  roll: Roll,
  list: readonly Held[],
  given: Stand,
): Read[] | undefined {
  const stand = { ...given, numbers: { ...given.numbers } };
  const mentioned = JSON.stringify([
    roll.target,
    roll.outcomes,
    list.map(({ modifier }) => [modifier.change, modifier.when]),
  ]);
  for (const [address, { value }] of setsIn(ruleset)) {
    if (!value || !mentioned.includes(`"${value.name}"`)) continue;
    if (value.base !== value.name && value.name in given.numbers) continue;
    const [only = NONE, ...others] = valuesAt(ruleset, address, given);
    if (only === NONE || others.length > 0) Reflect.deleteProperty(stand.numbers, value.name);
    else stand.numbers[value.name] = only;
  }
  const all = ways(list, stand);
  if (!all) return undefined;
  const bases: (Number_ | undefined)[] =
    roll.target === undefined
      ? [undefined]
      : roll.target === 'unknown'
        ? [NONE]
        : amounts(roll.target, stand);
  const names = roll.faces ?? [];
  const from = (roll.diceFrom ?? []).flatMap((address) => rollAt(ruleset, address)?.faces ?? []);
  const faceNames = names.length > 0 ? names : from;
  return all.flatMap(({ base, added }) =>
    bases.map((target): Read => ({
      total: added,
      outcomeOf: (faces, natural) => {
        const numbers: Record<string, number> = { ...stand.numbers, natural };
        delete numbers['target'];
        if (typeof target === 'number' && (roll.modifies !== 'target' || added !== NONE))
          numbers['target'] = roll.modifies === 'target' ? base(target) : target;
        if (typeof target === 'number') numbers['base'] = target;
        if (roll.modifies === 'target') numbers['roll'] = natural;
        else if (added !== NONE) numbers['roll'] = base(natural);
        faceNames.forEach((name, index) => (numbers[name] = faces[index] ?? 0));
        const doubles = faces.length > 1 && new Set(faces).size === 1;
        const states = { ...stand.states, ...(doubles && { dice: ['doubles'] }) };
        const possible: string[] = [];
        for (const { id, when = [] } of roll.outcomes) {
          const truth = holds(when, { ...stand, numbers, states });
          if (truth !== false) possible.push(id);
          if (truth) break;
        }
        return possible;
      },
    })),
  );
}

function checked(
  ruleset: Ruleset,
  roll: Roll,
  address: string,
  stand: Stand,
): Reading[] | undefined {
  const other = rollAt(ruleset, roll.check!);
  if (!other) return undefined;
  const own = modifiersFor(ruleset, address);
  const more = modifiersFor(ruleset, roll.check!).filter(
    ({ modifier }) => !own.some((one) => one.modifier.id === modifier.id),
  );
  return outcomeFor(ruleset, other, [...own, ...more], stand)?.map(({ outcomeOf, total }) => {
    const all = [...throwsOf(other.dice!)].map(({ faces, natural }) => {
      const now = outcomeOf(faces, natural).map((was) => {
        const states = { ...stand.states, outcome: [was] };
        return roll.outcomes.find(({ when = [] }) => holds(when, { ...stand, states }))?.id ?? '';
      });
      return [...new Set(now)];
    });
    return counted(roll, all, total);
  });
}

/** An outcome that depends on a missing number has no number of throws. */
function counted(roll: Roll, all: readonly string[][], total: Number_): Reading {
  const throws = new Map<string, number | undefined>();
  for (const { id } of roll.outcomes) {
    const open = all.some((possible) => possible.length > 1 && possible.includes(id));
    throws.set(id, open ? undefined : all.filter(([first]) => first === id).length);
  }
  return { of: all.length, throws, total };
}

/** The number in a cell, as readers understand it; undefined if there is none. */
export function cellNumber(
  ruleset: Ruleset,
  table: string,
  rowColumn: string,
): number | string | undefined {
  const entry = ruleset.entries.find(({ address }) => address === `tables/${table}`);
  if (entry?.kind !== 'tables') return undefined;
  const [row, column] = rowColumn.split('.');
  let cell: unknown = entry.data.rows.find(({ id }) => id === row)?.cells[column ?? ''];
  if (cell !== null && typeof cell === 'object' && !Array.isArray(cell)) {
    const { value, in: elsewhere } = cell as { value?: unknown; in?: string };
    if (elsewhere !== undefined) {
      const [page = '', at = ''] = elsewhere.split('#');
      return cellNumber(ruleset, page.replace('tables/', ''), at);
    }
    cell = value;
  }
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return undefined;
  if (cell === 'unknown') return cell;
  if (/D\d/.test(cell)) return cell;
  return /^[+-]?\d+\+?$/.test(cell) ? parseInt(cell, 10) : undefined;
}

/** The values of a chosen row, by name. */
export function givenByRow(
  ruleset: Ruleset,
  table: string,
  chosen: string,
): Record<string, number | string> {
  const entry = ruleset.entries.find(({ address }) => address === `tables/${table}`);
  if (entry?.kind !== 'tables') return {};
  const [row = '', only] = chosen.split('.');
  const columns = entry.data.columns.filter(
    ({ id, value }) => value !== undefined && (only === undefined || id === only),
  );
  return Object.fromEntries(
    columns.flatMap(({ id, value = '' }) => {
      const number = cellNumber(ruleset, table, `${row}.${id}`);
      return number === undefined ? [] : [[value, number] as const];
    }),
  );
}

/** The value that a table gives for other values, such as the modifier for a distance and an AP. */
export function lookedUp(ruleset: Ruleset, name: string, stand: Stand): number | undefined {
  for (const entry of ruleset.entries) {
    if (entry.kind !== 'tables' || entry.data.rolls) continue;
    const { columns, rows } = entry.data;
    const key = columns.find(({ match }) => match);
    const value = stand.numbers[key?.value ?? ''];
    if (!key || value === undefined || !columns.some((one) => one.value === name)) continue;
    const numbers = { ...stand.numbers };
    for (const [address, { value: set }] of setsIn(ruleset))
      if (set && set.base === set.name && set.name in numbers) {
        const [result] = valuesAt(ruleset, address, stand);
        if (typeof result === 'number') numbers[set.name] = result;
      }
    const fitting = columns.filter(
      ({ value: of, when }) => of === name && when && holds(when, { ...stand, numbers }) === true,
    );
    const reach = rows
      .map((row) => ({ row, to: Number(cellNumber(ruleset, entry.id, `${row.id}.${key.id}`)) }))
      .filter(({ to }) => (key.match === 'exact' ? to === value : to >= value))
      .sort((a, b) => a.to - b.to)[0];
    if (fitting.length !== 1 || !reach) return undefined;
    const found = cellNumber(ruleset, entry.id, `${reach.row.id}.${fitting[0]!.id}`);
    return typeof found === 'number' ? found : undefined;
  }
  return undefined;
}

/** A roll on a table: throws by row or column; undefined if the value selects no row. */
export function tableThrows(
  ruleset: Ruleset,
  address: string,
  stand: Stand,
): { of: number; throws: Map<string, number> } | undefined {
  const [page, id] = address.split('#');
  const entry = ruleset.entries.find((one) => one.address === page);
  if (entry?.kind !== 'tables') return undefined;
  const roll = entry.data.rolls?.find((one) => one.id === id);
  if (!roll) return undefined;
  const bonus = (roll.modifiers ?? [])
    .filter((modifier) => stand.named.includes(modifier.id))
    .reduce((sum, { change }) => sum + Number(change.add), 0);
  const inRange = (cell: unknown, result: number): boolean => {
    const text = String(
      cell !== null && typeof cell === 'object' ? (cell as { value?: unknown }).value : cell,
    );
    if (!/\d/.test(text)) return false;
    const [from = '', to = from] = text.split('..');
    return (from === '' || result >= Number(from)) && (to === '' || result <= Number(to));
  };
  const throws = new Map<string, number>();
  let of = 0;
  for (const { natural } of throwsOf(roll.dice)) {
    of++;
    const result = natural + bonus;
    const hit = roll.rangeColumn
      ? entry.data.rows.find(({ cells }) => inRange(cells[roll.rangeColumn ?? ''], result))?.id
      : columnHit(ruleset, entry, roll.rangeGroup ?? '', stand, (cell) => inRange(cell, result));
    if (hit === undefined) return undefined;
    throws.set(hit, (throws.get(hit) ?? 0) + 1);
  }
  return { of, throws };
}

function columnHit(
  ruleset: Ruleset,
  entry: Extract<Ruleset['entries'][number], { kind: 'tables' }>,
  group: string,
  stand: Stand,
  fits: (cell: unknown) => boolean,
): string | undefined {
  const { columns, rows } = entry.data;
  const key = columns.find(({ match }) => match)!;
  const value = stand.numbers[key.value ?? ''];
  const row = rows.find(({ id }) => cellNumber(ruleset, entry.id, `${id}.${key.id}`) === value);
  return row && columns.find((column) => column.group === group && fits(row.cells[column.id]))?.id;
}

/** Both sides of a contest roll: how often the first has more, less, or the same. */
export function contestThrows(dice: string, mine: number, yours: number, highest: boolean) {
  let [won, lost, tied] = [0, 0, 0];
  for (const a of throwsOf(dice))
    for (const b of throwsOf(dice)) {
      const [x, y] = [a.natural + mine, b.natural + yours];
      if (x === y) tied++;
      else if (x > y === highest) won++;
      else lost++;
    }
  return { won, lost, tied };
}
