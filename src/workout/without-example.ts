/** What no worked example of a game shows: where one helps next. */
import type { Entry } from '../model/entries.ts';
import { calculate } from '../arithmetic/calculate.ts';
import { linesFor, type Library } from '../arithmetic/library.ts';
import { libraryOf } from '../arithmetic/library-of.ts';

export interface Shown {
  /** All that there are. */
  count: number;
  /** Those that no example shows: `modifiers/to-hit#pinned`; of an outcome, `modifiers/to-hit: hit`. */
  lacking: string[];
}

/** Rows of tables that are rolled down, modifiers, and outcomes of rolls. An example shows what applies in it, and its result. */
export function withoutExample(
  entries: readonly Entry[],
): Record<'rows' | 'modifiers' | 'outcomes', Shown> {
  const library = libraryOf(entries);
  const shown = new Set(
    entries
      .flatMap(({ data }) => data.examples ?? [])
      .flatMap((example) => {
        const { target, expect = {} } = example;
        if (target === undefined) return [];
        const calculation = calculate(target, example, library);
        const sets = new Map(
          linesFor(target, library).map(({ modifier, set }) => [modifier.id, set]),
        );
        const applied = (calculation?.applied ?? []).map(
          ({ id }) => `${sets.get(id) ?? setWith(id, library)}#${id}`,
        );
        const results = [expect['outcome'], expect['selected']].flat().map((id) => String(id));
        const succeeds = 'needs' in expect || 'success' in expect;
        const outcomes = outcomesAt(target, library).filter(
          ({ id, success }) => results.includes(id) || (succeeds && success),
        );
        return [
          ...applied,
          ...outcomes.map(({ id }) => `${target}: ${id}`),
          ...results.map((id) => `${target}#${id}`),
        ];
      }),
  );
  const of = (all: readonly string[]): Shown => ({
    count: all.length,
    lacking: all.filter((one) => !shown.has(one)),
  });
  const addresses = [...new Set([...library.rolls.keys(), ...library.sets.keys()])];
  return {
    rows: of(
      entries.flatMap((entry) =>
        entry.kind === 'tables' && entry.data.rolls?.some(({ rangeColumn }) => rangeColumn)
          ? entry.data.rows.map(({ id }) => `${entry.address}#${id}`)
          : [],
      ),
    ),
    modifiers: of(
      [...library.sets].flatMap(([set, { modifiers }]) =>
        modifiers.map(({ id }) => `${set}#${id}`),
      ),
    ),
    outcomes: of(
      addresses.flatMap((address) =>
        outcomesAt(address, library).map(({ id }) => `${address}: ${id}`),
      ),
    ),
  };
}

/** The set that lowers a value which the roll names. */
const setWith = (id: string, { sets }: Library): string | undefined =>
  [...sets].find(([, { modifiers }]) => modifiers.some((modifier) => modifier.id === id))?.[0];

const outcomesAt = (address: string, { rolls, sets }: Library) =>
  rolls.get(address)?.outcomes ?? sets.get(address)?.value?.outcomes ?? [];
