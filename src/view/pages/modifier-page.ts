/** The page of a modifier set: the list of its modifiers, which the calculator makes selectable. */
import { isDeepStrictEqual } from 'node:util';
import { lowered } from '../../wording/heading.ts';
import { isShort } from '../../calculator/form.ts';
import { figureAfter } from '../../text/beside-names.ts';
import { allOf, inBrackets, listOf, quoted, sentencesOf, withStop } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { thenRounded } from '../../notation/show.ts';
import { upperFirst } from '../../text/upper-first.ts';
import type { EntryOf } from '../../model/rulebook.ts';
import type { Text } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';
import { printedPlace, statusesAt, type StatusView } from '../evidence.ts';
import { anchor, linkTo, partId } from '../links.ts';
import { modifierSheet, type ModifierLine, type SheetGroup } from '../parts/modifiers.ts';
import { noteLinks, notesView, type NoteLink, type NotesView } from '../parts/notes.ts';
import { groupStatuses, pointSections, type PointSection } from '../parts/points.ts';
import { escapeHtml } from '../prose.ts';
import { orderLine } from '../parts/modifier-order.ts';
import { rollView, type RollView } from '../parts/rolls.ts';
import { moduleFacts } from '../../wording/modules.ts';
import { valueView, whyNothingToCalculate, type ValueView } from '../parts/values.ts';

export interface ModifiersView {
  /** The value that is computed instead of a roll. */
  value?: ValueView;
  /** Why there is no calculator. */
  nothing?: string;
  /** The rolls that the set joins in addition to those that name it; HTML. */
  joins?: string;
  /** In which order those of different kinds apply. */
  order?: string;
  groups: ModifierGroupView[];
  roll?: { heading: string; roll: RollView };
  /** How they add up; HTML. */
  stacking?: string;
  notes?: NotesView;
  points: PointSection[];
}
export interface ModifierGroupView {
  title?: string;
  /** The title is the name of the side that is worked out first. */
  isOwnSide?: boolean;
  /** How they combine: `(only one can apply)` */
  combine?: string;
  /** Of its heading, and of how they combine. */
  statuses: StatusView[];
  /** HTML */
  text?: string;
  modifiers: ModifierView[];
}
export interface ModifierView {
  id: string;
  /** It is one of the other side, which has controls of its own. */
  isOther?: boolean;
  linkLabel: string;
  number?: string;
  /** HTML */
  title: string;
  /** Further explanation; HTML. */
  more?: string;
  notes: NoteLink[];
  amount: string;
  /** Whether the amount fits into the column of figures. */
  isShort: boolean;
  /** Between the title and an amount behind it: a colon before words. */
  between?: string;
  statuses: StatusView[];
  /** On paper: where it is printed, if not where its entry is. */
  place?: string;
}
export function modifiersView(entry: EntryOf<'modifiers'>, reader: Reader): ModifiersView {
  const { t } = reader;
  const { roll, stacking, points, groups } = entry.data;
  const sheet = modifierSheet(entry, reader);
  const value = entry.data.value && valueView(entry.data.value, entry, ['value'], reader);
  const nothing = whyNothingToCalculate(entry);
  const joins = joinsOf(entry, reader);
  const order = orderLine(entry, reader);
  return {
    ...(value && { value }),
    ...(nothing && { nothing: t(`work.nothing.${nothing}`) }),
    ...(joins && { joins }),
    ...(order && { order }),
    groups: sheet.groups.map((group) => groupView(group, entry, reader)),
    ...(roll && {
      roll: { heading: t('mod.outcomes'), roll: rollView(roll, entry, ['roll'], reader) },
    }),
    ...(stacking && { stacking: reader.prose(stacking) }),
    ...notesView(entry, reader),
    points: pointSections(points, groups, entry, reader),
  };
}

/** `Applies to every roll except “Morale test”.`; the names are links. HTML. */
function joinsOf(entry: EntryOf<'modifiers'>, reader: Reader): string | undefined {
  const { appliesTo = [], except = [] } = entry.data;
  const { t, language } = reader;
  if (appliesTo.length === 0) return undefined;
  const rolls = (addresses: readonly string[]) =>
    allOf(
      addresses.map((address) => quoted(anchor(linkTo(address, reader)), language)),
      language,
    );
  if (appliesTo !== 'all') {
    const to = [appliesTo].flat();
    const isRolled = reader.ruleset.entries.every(
      ({ address, data }) => !to.includes(address) || 'roll' in data,
    );
    return t('mod.applies.line', { rolls: rolls(to), n: to.length, isRolled });
  }
  return except.length > 0
    ? t('mod.applies-all-except', { rolls: rolls(except), n: except.length })
    : t('mod.all-rolls');
}

function groupView(
  { title, group, combine, side, lines }: SheetGroup,
  entry: EntryOf<'modifiers'>,
  reader: Reader,
): ModifierGroupView {
  const { t } = reader;
  const difference = commonDifference(lines);
  const text = paragraph(
    [
      ...(group?.text ? [reader.prose(group.text)] : []),
      ...(difference
        ? [t('mod.differs.line', { text: lowered(reader.prose(difference), reader) })]
        : []),
    ],
    reader.language,
  );
  return {
    ...(title !== undefined && { title }),
    ...(side !== undefined && side !== otherSide(entry) && { isOwnSide: true }),
    ...(title !== undefined &&
      combine && { combine: inBrackets(t(`mod.combine.${combine}`), reader.language) }),
    statuses: group ? groupStatuses(group, entry, reader) : [],
    ...(text !== '' && { text }),
    modifiers: lines.map((line) =>
      modifierView(line, entry, reader, {
        difference: difference !== undefined,
        side: side !== undefined,
      }),
    ),
  };
}

/** The second of two sides that differ. */
function otherSide({ data }: EntryOf<'modifiers'>): string | undefined {
  const sides = data.roll?.contest?.each;
  return Array.isArray(sides) ? sides[1] : undefined;
}

/** Why amounts differ elsewhere, where all modifiers of a group have the same to say: it is said once, above them. */
function commonDifference(lines: readonly ModifierLine[]): Text | undefined {
  const [first, ...others] = lines.map(({ modifier }) => modifier.differenceNote);
  const isCommon = others.length > 0 && others.every((other) => isDeepStrictEqual(other, first));
  return isCommon ? first : undefined;
}

/** What the heading of modifiers says of all of them. */
interface SaidAbove {
  difference: boolean;
  side: boolean;
}

function modifierView(
  line: ModifierLine,
  entry: EntryOf<'modifiers'>,
  reader: Reader,
  isSaid: SaidAbove,
): ModifierView {
  const { id, modifier } = line;
  const more = moreOf(modifier, entry.data.modifiers, reader, isSaid);
  const { plain, short: figure = plain } = line.amount;
  // `+ Total increases` beside its own title would say it twice.
  const isTitle =
    figure.replace(/^[+−] /, '').toLowerCase() === reader.plain(modifier.title).toLowerCase();
  const amount = isTitle ? figure.charAt(0) : figure;
  const path = ['modifiers', entry.data.modifiers.indexOf(modifier)];
  return {
    id: partId(id, reader),
    ...(modifier.side !== undefined && modifier.side === otherSide(entry) && { isOther: true }),
    linkLabel: reader.t('part.link', { title: reader.plain(modifier.title) }),
    ...(modifier.number && { number: modifier.number }),
    title: reader.label(modifier.title),
    ...(more !== '' && { more }),
    notes: noteLinks(modifier.notes, entry, reader),
    amount,
    isShort: isShort(amount),
    ...(!isShort(amount) && { between: figureAfter(reader.plain(modifier.title), amount) }),
    statuses: statusesAt(entry, path, reader),
    ...printedPlace(path, reader),
  };
}

/** How it is rounded, its text, its difference from elsewhere, and what it cancels. */
function moreOf(
  modifier: ModifierLine['modifier'],
  set: EntryOf<'modifiers'>['data']['modifiers'],
  reader: Reader,
  isSaid: SaidAbove,
): string {
  const { t } = reader;
  // A modifier of the same set, or a state that other modifiers depend on.
  const nameOf = (name: string): string => {
    const other = set.find(({ id }) => id === name);
    return other ? reader.plain(other.title) : reader.name(name);
  };
  const cancelled = listOf(modifier.cancels?.map(nameOf) ?? [], reader.language);
  return paragraph(
    [
      ...(modifier.round
        ? [escapeHtml(upperFirst(thenRounded(modifier.round, reader.language)))]
        : []),
      ...(modifier.side && !isSaid.side ? [escapeHtml(reader.name(modifier.side))] : []),
      ...moduleFacts({ data: modifier }, reader).map(escapeHtml),
      ...(modifier.text ? [reader.prose(modifier.text)] : []),
      ...(modifier.differenceNote && !isSaid.difference
        ? [t('mod.differs.line', { text: lowered(reader.prose(modifier.differenceNote), reader) })]
        : []),
      ...(cancelled ? [escapeHtml(t('mod.cancels.line', { names: cancelled }))] : []),
    ],
    reader.language,
  );
}

/** Lines one after the other; those before others end with a full stop. HTML. */
const paragraph = (lines: readonly string[], language: Language): string =>
  sentencesOf(
    lines.map((line, at) => (at === lines.length - 1 ? line : withStop(line, language))),
    language,
  );
