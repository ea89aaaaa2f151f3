/** The modifier sets and rolls of the entries of one ruleset. */
import type { Entry } from '../model/entries.ts';
import { loadSpecialDice } from './special/load.ts';
import type { Library, ModifierSet, RollRule } from './library.ts';

loadSpecialDice();

const libraries = new WeakMap<readonly Entry[], Library>();

/** Made once for the entries of a ruleset. */
export function libraryOf(entries: readonly Entry[]): Library {
  const library = libraries.get(entries) ?? libraryWith(entries);
  libraries.set(entries, library);
  return library;
}

function libraryWith(entries: readonly Entry[]): Library {
  const sets = new Map<string, ModifierSet>();
  const rolls = new Map<string, RollRule>();
  for (const entry of entries) {
    if (entry.kind === 'modifiers') sets.set(entry.address, entry.data);
    const roll = 'roll' in entry.data ? entry.data.roll : undefined;
    if (roll) rolls.set(entry.address, roll);
    for (const { id, kind, data } of entry.parts) {
      if ((kind === 'row' || kind === 'step') && data.roll)
        rolls.set(`${entry.address}#${id}`, data.roll);
      // A value that no modifier changes.
      if (kind === 'step' && data.value)
        sets.set(`${entry.address}#${id}`, { modifiers: [], value: data.value });
    }
  }
  return { sets, rolls };
}
