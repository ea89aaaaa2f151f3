/** A modifier set as a list one can add up. */
import { parseDice } from '../notation/dice.ts';
import { provenanceAt, type Provenance } from '../model/provenance.ts';
import type { EntryOf } from '../model/rulebook.ts';
import type { Amount, Group, Modifier, Roll } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';
import type { TargetForm, Total } from './modifier-sum.ts';

export interface ModifierSheet {
  groups: SheetGroup[];
  /** What the modifiers are added to; undefined where none of them can be ticked. */
  total: Total | undefined;
}
export interface SheetGroup {
  id: string;
  title: string | undefined;
  group: Group | undefined;
  /** How the modifiers combine, where they do not simply add up. */
  combine: Exclude<NonNullable<Group['combine']>, 'sum'> | undefined;
  /** Only one can hold: radio buttons with a neutral choice. */
  exclusive: boolean;
  lines: ModifierLine[];
}
export interface ModifierLine {
  id: string;
  modifier: Modifier;
  /** `−1`, `−1 × pin markers`, `×2` */
  amount: string;
  /** The constant it adds, when it can be ticked. */
  adds: number | undefined;
  /** It adds this per counted thing. */
  each: number | undefined;
  provenance: Provenance;
}
export function modifierSheet(entry: EntryOf<'modifiers'>, reader: Reader): ModifierSheet {
  const { modifiers, groups = [], roll } = entry.data;
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
  return { groups: named.filter((group) => group.lines.length > 0), total: total(roll, lines) };
}

function sheetGroup(group: Group | undefined, lines: ModifierLine[], reader: Reader): SheetGroup {
  const combine = group?.combine === 'sum' ? undefined : group?.combine;
  // Where the sources do not say how they combine, the page forbids nothing.
  const exclusive =
    combine !== undefined && combine !== 'unknown' && lines.every(({ adds }) => adds !== undefined);
  return {
    id: group?.id ?? 'other',
    group,
    title: group && reader.plain(group.title),
    combine,
    exclusive,
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
    adds: typeof add === 'number' ? add : undefined,
  };
}

/** `{ each: -1, per: pin-markers }` of counted things; what counts only above a bound or in lots is no plain multiple. */
function perUnit(add: Amount | undefined, reader: Reader): number | undefined {
  if (typeof add !== 'object' || Array.isArray(add)) return undefined;
  const { each, per: of, above, every } = add;
  const counted = reader.ruleset.values.find(({ id }) => id === of)?.origin === 'count';
  return counted && above === undefined && every === undefined && Number.isInteger(each)
    ? each
    : undefined;
}

/** A sum makes sense where at least one line can be ticked. */
function total(roll: Roll | undefined, lines: ModifierLine[]): Total | undefined {
  if (!lines.some(({ adds, each }) => adds !== undefined || each !== undefined)) return undefined;
  const form = targetForm(roll);
  const need = typeof roll?.target === 'number' && form !== 'none' ? roll.target : undefined;
  const dice = parseDice(roll?.dice ?? '');
  return {
    need,
    form,
    way: roll?.modifies === 'target' ? 'up' : 'down',
    most: dice?.count === 1 && dice.plus === 0 ? dice.sides : undefined,
  };
}

/** How the roll compares with its target when it succeeds. */
function targetForm(roll: Roll | undefined): TargetForm {
  const success = roll?.outcomes
    .find((outcome) => outcome.success)
    ?.when?.find(({ subject: of }) => of === 'roll');
  if (success?.atLeast === 'target') return 'at-least';
  return success?.atMost === 'target' ? 'at-most' : 'none';
}
