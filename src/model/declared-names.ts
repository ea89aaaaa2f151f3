/** Every name that a ruleset declares for its data, by kind. */
import type { RulesetData } from './entries.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import type { Shapes } from '../../schemas/types.d.ts';

export interface Names {
  /** Values that are numbers. */
  numbers: Set<string>;
  roles: Set<string>;
  markers: Set<string>;
  terms: Set<string>;
  /** Words in the legends of tables. */
  words: Set<string>;
  outcomes: Set<string>;
  /** Names for faces of dice. */
  symbols: Set<string>;
  /** Names of single dice. */
  faces: Set<string>;
  /** Ids of modifiers; the same id in several sets means the same circumstance. */
  circumstances: Set<string>;
  documents: Set<string>;
}

/** The names of a ruleset, from the files that are readable. */
export function namesOf(ruleset: RulesetData): Names {
  const numbers = ruleset.values.filter((value) => !value.role);
  const roles = ruleset.values.filter((value) => value.role);
  return {
    numbers: idsOf(numbers),
    roles: idsOf(roles),
    markers: idsOf(ruleset.markers),
    terms: idsOf(ruleset.terms),
    words: idsOf(allOf(ruleset, 'Word')),
    outcomes: idsOf(allOf(ruleset, 'Outcome')),
    circumstances: idsOf(allOf(ruleset, 'Modifier')),
    symbols: idsOf(allOf(ruleset, 'DieSymbol')),
    faces: new Set(allOf(ruleset, 'Roll').flatMap((roll) => roll.faces ?? [])),
    documents: idsOf(ruleset.ruleset?.documents ?? []),
  };
}

/** Files that match their schema, in fixed order. */
export function validFiles(ruleset: RulesetData): DataFile[] {
  return [...ruleset.files].filter(([name]) => !ruleset.broken.has(name)).map(([, file]) => file);
}

const idsOf = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id));

function allOf<S extends keyof Shapes>(ruleset: RulesetData, shape: S): Shapes[S][] {
  return validFiles(ruleset).flatMap((file) => shaped(file, shape).map(({ value }) => value));
}
