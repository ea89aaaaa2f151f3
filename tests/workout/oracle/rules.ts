/** Finds rolls and modifier sets in the data of the rules. */
import type { Ruleset } from '../../../src/model/rulebook.ts';
import type {
  Modifier,
  ModifiersFile,
  Roll,
  Step,
  Test,
  ValueSet,
} from '../../../schemas/types.d.ts';

export interface Held {
  modifier: Modifier;
  combine: string | undefined;
  /** One of its group always applies. */
  always: boolean;
  /** Only where these are met. */
  due: readonly Test[];
  group: string;
}

export type ModifierList = Pick<
  ModifiersFile,
  'modifiers' | 'groups' | 'value' | 'appliesTo' | 'except'
>;

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

/** What a roll is part of: an entry, a row, a step with its conditions. */
type WithRoll = Partial<Pick<Step, 'id' | 'roll' | 'when' | 'uses'>>;

export const rollAt = (ruleset: Ruleset, address: string): Roll | undefined =>
  partAt(ruleset, address)?.roll;

/** Whether a step is left out, because numbers and states that nobody has to name rule it out. */
export const isLeftOut = (
  ruleset: Ruleset,
  address: string,
  fails: (when: readonly Test[]) => boolean,
): boolean => {
  const { when = [], roll } = partAt(ruleset, address) ?? {};
  const [named, others] = [when.some(({ is }) => is), when.some(({ is, not }) => !is && !not)];
  return roll !== undefined && !named && others && fails(when);
};

/** Whether a step says that the modifier of its roll applies. */
export const isUsed = (ruleset: Ruleset, address: string, id: string): boolean =>
  [partAt(ruleset, address)?.uses ?? []].flat().some((used) => used.endsWith(`#${id}`));

function partAt(ruleset: Ruleset, address: string): WithRoll | undefined {
  const [page = '', id] = address.split('#');
  const entry = ruleset.entries.find((one) => one.address === page);
  if (!entry) return undefined;
  if (id === undefined) return entry.data;
  const search = (node: unknown): WithRoll | undefined => {
    if (Array.isArray(node)) {
      for (const item of node) {
        const found = search(item);
        if (found) return found;
      }
      return undefined;
    }
    if (node === null || typeof node !== 'object') return undefined;
    const part = node as WithRoll;
    if (part.id === id && part.roll) return part;
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
    for (const modifier of set.modifiers) {
      const found = set.groups?.find(({ id }) => id === modifier.group);
      if (!list.some((held) => held.modifier.id === modifier.id))
        list.push({
          modifier,
          combine: found?.combine,
          always: found?.always === true,
          due: found?.when ?? [],
          group: modifier.group === undefined ? modifier.id : `${from}/${modifier.group}`,
        });
    }
  };
  const own = sets.get(address);
  if (own) take(address, own);
  for (const [from, set] of sets) {
    if (set.appliesTo === undefined || set.except?.includes(address)) continue;
    if (set.appliesTo === 'all' ? isRoll : set.appliesTo.includes(address)) take(from, set);
  }
  return list;
}
