/** A modifier set as a list. */
import type { EntryOf } from '../../model/rulebook.ts';
import type { Group, Modifier } from '../../../schemas/types.d.ts';
import { modifierAt, type Figure } from '../../wording/figure.ts';
import { upperFirst } from '../../text/upper-first.ts';
import type { Reader } from '../context.ts';
import { escapeHtml } from '../prose.ts';

export interface ModifierSheet {
  groups: SheetGroup[];
}
export interface SheetGroup {
  /** HTML */
  title: string | undefined;
  group: Group | undefined;
  /** How the modifiers combine, if they are not simply added. */
  combine: Exclude<NonNullable<Group['combine']>, 'sum'> | undefined;
  /** The side whose modifiers they are, which is the title. */
  side?: string | undefined;
  lines: ModifierLine[];
}
export interface ModifierLine {
  id: string;
  modifier: Modifier;
  label: Figure;
  amount: Figure;
}
export function modifierSheet(entry: EntryOf<'modifiers'>, reader: Reader): ModifierSheet {
  const { modifiers, groups = [] } = entry.data;
  const lines = modifiers.map((modifier, index) => ({
    id: modifier.id,
    modifier,
    ...modifierAt(entry, index, reader),
  }));
  const named = [...groups, undefined].map((group) =>
    sheetGroup(
      group,
      lines.filter(({ modifier }) => modifier.group === group?.id),
      reader,
    ),
  );
  return { groups: named.flatMap(bySide(entry, reader)).filter((group) => group.lines.length > 0) };
}

/** What stands under no heading, under the names of two sides that differ; first what both can have. */
const bySide =
  ({ data }: EntryOf<'modifiers'>, reader: Reader) =>
  (group: SheetGroup): SheetGroup[] => {
    const sides = data.roll?.contest?.each;
    return group.group || !Array.isArray(sides)
      ? [group]
      : [undefined, ...sides].map((side) => ({
          ...group,
          side,
          title: side && escapeHtml(upperFirst(reader.name(side))),
          lines: group.lines.filter(({ modifier }) => modifier.side === side),
        }));
  };

function sheetGroup(group: Group | undefined, lines: ModifierLine[], reader: Reader): SheetGroup {
  const combine = group?.combine === 'sum' ? undefined : group?.combine;
  return {
    group,
    title: group && reader.label(group.title),
    combine,
    lines,
  };
}
