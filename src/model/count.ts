/** Counts the content of a ruleset. */
import type { PartKind } from './entries.ts';
import { cellIds } from './entries.ts';
import { allDisputes, allDoubts } from './doubts.ts';
import type { Ruleset } from './rulebook.ts';

export interface RulesetCount {
  ruleset: string;
  entries: number;
  /** Parts with an address, including cells. */
  parts: number;
  byKind: Partial<Record<PartKind | 'cell', number>>;
  disputes: number;
  unknown: number;
  inferred: number;
  omissions: number;
}

export function countRuleset(ruleset: Ruleset): RulesetCount {
  const byKind: RulesetCount['byKind'] = {};
  const add = (kind: PartKind | 'cell', number = 1) =>
    (byKind[kind] = (byKind[kind] ?? 0) + number);
  for (const entry of ruleset.entries) {
    entry.parts.forEach(({ kind }) => add(kind));
    add('cell', cellIds(entry).length);
  }
  add('marker', ruleset.markers.length);
  add('term', ruleset.terms.length);
  add('value', ruleset.values.length);
  const doubts = allDoubts(ruleset);
  return {
    ruleset: ruleset.id,
    entries: ruleset.entries.length,
    byKind,
    parts: Object.values(byKind).reduce((sum, number) => sum + number, 0),
    disputes: allDisputes(ruleset).length,
    unknown: doubts.filter(({ evidence }) => evidence === 'unknown').length,
    inferred: doubts.filter(({ evidence }) => evidence === 'inferred').length,
    omissions: ruleset.meta.omissions?.length ?? 0,
  };
}
