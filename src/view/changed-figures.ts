/** Changed figures, as records write them, in words: `Range: 18–60″ → 24–60″`. */
import { pageIn } from '../model/address.ts';
import type { Entry } from '../model/entries.ts';
import { find } from '../model/find.ts';
import { entriesOf, type EntryOf } from '../model/rulebook.ts';
import type { PublishedChange } from '../ledger/history.ts';
import { grouped, readFigure } from '../ledger/read-figure.ts';
import type { Evidence } from '../../schemas/types.d.ts';
import { labelBefore, listOf, nested, quoted, withoutStop } from '../i18n/format.ts';
import { upperFirst } from '../text/upper-first.ts';
import { isText } from '../i18n/text.ts';
import { isObject } from '../schema/guards.ts';
import {
  BEFORE_FIELD,
  nameOfField,
  valueOfField,
  wordedField,
  type WordedField,
} from '../wording/fields.ts';
import { createWording } from '../wording/wording.ts';
import { CELL_FIELDS, cellDifference } from './changed-cells.ts';
import { changedCondition } from './changed-conditions.ts';
import type { Reader } from './context.ts';
import { fieldsIn, fieldToday, isToday, markedAmount } from './data-today.ts';
import { changed, type Difference } from './difference.ts';

/** What a status was and is where a record says neither: that of the entry around it. */
export type StatusAround = (field: string) => { was?: string; now?: string };

const NO_STATUS: StatusAround = () => ({});

/** `Range 18–60″ → 24–60″`: of the figures of one address, those that have words. */
export function differences(
  { address, figures }: Pick<PublishedChange, 'address' | 'figures'>,
  reader: Reader,
  around = NO_STATUS,
): Difference[] {
  const target = find(reader.ruleset, address);
  // A worked example shows how a rule is used and is none itself.
  if (target?.type === 'entry' && target.part?.kind === 'example') return [];
  const table = tableAt(address, reader);
  const inCell = (field: string) =>
    table?.data.columns.find(({ id }) => CELL_FIELDS.some((own) => field === `${id}${own}`));
  const cells = [...Map.groupBy(figures, ({ field }) => inCell(field))].flatMap(([column, own]) =>
    table && column
      ? cellDifference(own, column, table, address, reader, around(`${column.id}.evidence`))
      : [],
  );
  // A target that is gone stands in the outcomes: what is needed did not change.
  const others = figures.filter(
    ({ field, now }) => !inCell(field) && !(field === 'roll.target' && now === undefined),
  );
  const side = (of: 'was' | 'now') =>
    grouped(
      others.map((figure) => [
        figure.field,
        figure[of] === undefined ? undefined : readFigure(figure[of]),
      ]),
    );
  const [was, now] = [side('was'), side('now')];
  const fields = [...new Set([...was.keys(), ...now.keys()])].flatMap((field) =>
    differencesIn({ field, was: was.get(field), now: now.get(field) }, address, reader, around),
  );
  // How sure of nothing says nothing.
  const isOpen = fields.some(({ now: used }) => used === reader.t('dispute.nothing-adopted'));
  return [...cells, ...fields]
    .filter(({ what }) => !isOpen || what !== reader.t('dispute.sure'))
    .map((one) => ({ ...one, what: one.what && labelBefore(one.what, reader.language) }));
}

interface Change {
  field: string;
  was: unknown;
  now: unknown;
}

/** Fields that name other parts of their page; `modifiers.cover` is the order in a group. */
const PARTS = {
  cancels: 'field.cancels',
  steps: 'step.steps',
  modifiers: 'kind.modifiers',
} as const;
const namesParts = (field: string): field is keyof typeof PARTS => Object.hasOwn(PARTS, field);

/** Of a figure that holds several fields, such as a whole roll, those of each. */
function differencesIn(
  { field, was, now }: Change,
  address: string,
  reader: Reader,
  around: StatusAround,
): Difference[] {
  if (field === 'adopted') {
    const say = (id: unknown) => claimAt(address, id, reader);
    return changed(reader.t('dispute.adopted'), { was: say(was), now: say(now) });
  }
  const first = field.replace(/\..*/, '');
  if (namesParts(first)) {
    const say = (ids: unknown) =>
      listOf(
        [ids].flat().map((id) => reader.nameAt(`${pageIn(address)}#${String(id)}`)),
        reader.language,
      );
    return changed(reader.t(PARTS[first]), orNone(eachOf(was, now, say), reader));
  }
  const worded = wordedField(field);
  if (worded) return fieldDifferences(worded, { field, was, now }, address, reader, around);
  // What follows an outcome has conditions of its own, which are not those of the outcome.
  if (field.endsWith('.next')) return [];
  const [old, current] = [fieldsIn(was), fieldsIn(now)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key) =>
    differencesIn(
      { field: `${field}.${key}`, was: old.get(key), now: current.get(key) },
      address,
      reader,
      around,
    ),
  );
}

function fieldDifferences(
  worded: WordedField,
  { field, was, now }: Change,
  address: string,
  reader: Reader,
  around: StatusAround,
): Difference[] {
  const { t, language } = reader;
  // What a name of the time meant is not known where the game has it no more.
  const gone: string[] = [];
  const wording = createWording(language, reader.ruleset, reader, (id) => {
    gone.push(id);
    return id;
  });
  const titles = titlesAlong(address, field, reader);
  const named = (name: string) => [titles.join(' › '), name].filter(Boolean).join(BEFORE_FIELD);
  if (worded === 'when') {
    const lines = changedCondition(was, now, wording);
    return gone.length > 0
      ? []
      : lines.flatMap(({ what, ...sides }) => changed(named(what), orNone(sides, reader)));
  }
  const status = worded === 'evidence' ? around(field) : {};
  const today = fieldToday(address, field, reader);
  // The records have no words of conditions; the data may have some.
  const say = (value: unknown) =>
    valueOfField(worded, isToday(value, today) ? today : value, wording);
  const sides = eachOf(was ?? status.was, now ?? status.now, say);
  const name = nameOfField(worded, reader);
  if (gone.length > 0 || name === undefined) return [];
  const missing = worded === 'origin' ? t('work.unknown') : undefined;
  const inWords = orNone(sides, reader, missing);
  // A sum or words would not be read as what changed.
  const what = name || (/\p{L}{2}/u.test(inWords.was) ? upperFirst(t('part.value')) : '');
  return changed(named(what), inWords).map((one) =>
    name === '' ? { ...one, now: markedAmount(one.now, address, reader) } : one,
  );
}

interface Sides {
  was: string | undefined;
  now: string | undefined;
}

const eachOf = (was: unknown, now: unknown, say: (value: unknown) => string): Sides => ({
  was: was === undefined ? undefined : say(was),
  now: now === undefined ? undefined : say(now),
});

const orNone = ({ was, now }: Sides, { t }: Reader, none = t('table.none')) => ({
  was: was ?? none,
  now: now ?? none,
});

/** A claim of a dispute in its words; without one, that nothing is used. */
function claimAt(address: string, id: unknown, { ruleset, plain, t, language }: Reader): string {
  const target = find(ruleset, address);
  const part = target?.type === 'entry' ? target.part : undefined;
  const claims = part?.kind === 'dispute' ? part.data.claims : [];
  const claim = claims.find((one) => one.id === id);
  if (!claim) return t('dispute.nothing-adopted');
  // A whole sentence: quoted, so that its end is seen.
  return quoted(nested(withoutStop(plain(claim.says)), language), language);
}

/** `roll.outcomes.hit.when` → the title of the outcome. */
function titlesAlong(address: string, field: string, reader: Reader): string[] {
  const { ruleset, plain, t } = reader;
  if (field.startsWith('edition.')) return [t('plate.edition')];
  const target = find(ruleset, address);
  const table = tableAt(address, reader);
  let node: unknown = target?.type === 'entry' ? (target.part ?? target.entry).data : undefined;
  return field.split('.').flatMap((key) => {
    const column = table?.data.columns.find(({ id }) => id === key);
    node = fieldsIn(node).get(key);
    if (column) return [plain(column.title)];
    return isObject(node) && isText(node['title']) ? [plain(node['title'])] : [];
  });
}

/** As printed, unless what is around says otherwise; of the entry the records tell what it said at the time. */
export function statusAround(
  field: string,
  { address, record }: PublishedChange,
  changes: readonly PublishedChange[],
  { ruleset }: Reader,
): { was?: string; now?: string } {
  const page = pageIn(address);
  const target = find(ruleset, address);
  if (target?.type !== 'entry') return { was: 'as-printed', now: 'as-printed' };
  const { entry, part } = target;
  const inner = statusInside(part?.data ?? {}, field, entry);
  if (inner !== undefined) return { was: inner, now: inner };
  const of = changes.map((one) => ({
    record: one.record,
    figure:
      one.address === page ? one.figures.find((figure) => figure.field === 'evidence') : undefined,
  }));
  const first = of.findIndex((one) => one.record === record);
  const last = of.findLastIndex((one) => one.record === record);
  const from = (index: number) => {
    const next = of.slice(index).find(({ figure }) => figure)?.figure;
    return (next ? next.was : entry.data.evidence) ?? 'as-printed';
  };
  return { was: from(first), now: from(last + 1) };
}

/** The status that a field inside a part takes from the part, or from its column. */
function statusInside(part: object, field: string, { data }: Entry): string | undefined {
  const [first, ...deeper] = field.split('.');
  if (deeper.length === 0) return undefined;
  const column = 'columns' in data ? data.columns.find(({ id }) => id === first) : undefined;
  const { evidence }: { evidence?: Evidence } = part;
  return column?.evidence ?? evidence;
}

function tableAt(address: string, { ruleset }: Reader): EntryOf<'tables'> | undefined {
  return entriesOf(ruleset, 'tables').find((table) => table.address === pageIn(address));
}
