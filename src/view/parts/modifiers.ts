/** A modifier set as a list. */
import { provenanceAt, type Provenance } from '../../model/provenance.ts';
import type { EntryOf } from '../../model/rulebook.ts';
import type { Amount, Group, Modifier } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';

export interface ModifierSheet {
  groups: SheetGroup[];
}
export interface SheetGroup {
  id: string;
  title: string | undefined;
  group: Group | undefined;
  /** How the modifiers combine, if they are not simply added. */
  combine: Exclude<NonNullable<Group['combine']>, 'sum'> | undefined;
  lines: ModifierLine[];
}
export interface ModifierLine {
  id: string;
  modifier: Modifier;
  /** `−1`, `−1 × pin markers`, `×2` */
  amount: string;
  /** The amount added per counted thing. */
  each: number | undefined;
  provenance: Provenance;
}
export function modifierSheet(entry: EntryOf<'modifiers'>, reader: Reader): ModifierSheet {
  const { modifiers, groups = [] } = entry.data;
  const lines = modifiers.map((modifier, index) =>
    line(modifier, provenanceAt(entry, ['modifiers', index]), reader),
  );
  const named = [...groups, undefined].map((group) =>
    sheetGroup(
      group,
      lines.filter(({ modifier }) => modifier.group === group?.id),
      reader,
    ),
  );
  return { groups: named.filter((group) => group.lines.length > 0) };
}

function sheetGroup(group: Group | undefined, lines: ModifierLine[], reader: Reader): SheetGroup {
  const combine = group?.combine === 'sum' ? undefined : group?.combine;
  return {
    id: group?.id ?? 'other',
    group,
    title: group && reader.plain(group.title),
    combine,
    lines,
  };
}

function line(modifier: Modifier, provenance: Provenance, reader: Reader): ModifierLine {
  const { add } = modifier.change;
  const each = perUnit(add, reader);
  return {
    id: modifier.id,
    modifier,
    provenance,
    each,
    amount: reader.change(modifier.change),
  };
}

/**
 * The amount per unit: `{ each: -1, per: pin-markers }`. Undefined for amounts above a bound or per
 * several units.
 */
function perUnit(add: Amount | undefined, reader: Reader): number | undefined {
  if (typeof add !== 'object' || Array.isArray(add)) return undefined;
  const { each, per, above, every } = add;
  const counted = reader.ruleset.values.find(({ id }) => id === per)?.origin === 'count';
  return counted && above === undefined && every === undefined && Number.isInteger(each)
    ? each
    : undefined;
}
