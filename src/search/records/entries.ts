/** The records of an entry: one for the entry itself, then one for each part with an address. */
import { labelled, sentencesOf, withStop } from '../../i18n/format.ts';
import { provenanceAt } from '../../model/provenance.ts';
import type { Entry, Part } from '../../model/entries.ts';
import type {
  Effect,
  Group,
  ModifiersFile,
  TableFile,
  Test,
  Text,
} from '../../../schemas/types.d.ts';
import type { Figure, HitKind, SearchRecord } from '../record.ts';
import { entryFacts, moduleFacts } from '../../wording/modules.ts';
import { partName } from '../../wording/names.ts';
import type { Reader } from '../../view/context.ts';
import { allowedNumbers, coveredNumbers } from './covered-numbers.ts';
import { hiddenWords, otherNames } from './hidden-words.ts';
import { effectLine } from '../../wording/effects.ts';
import { modifierAt, withSigns, type Figure as Shown } from '../../wording/figure.ts';
import { tableSheet, type SheetRow } from '../../view/parts/table.ts';

export function entryRecords(entry: Entry, reader: Reader): SearchRecord[] {
  const rows = entry.kind === 'tables' ? sheetRows(entry, reader) : new Map<string, SheetRow>();
  const parts = entry.parts.filter(({ kind }) => kind !== 'column');
  return [
    entryRecord(entry, reader),
    ...parts.map((part) => partRecord(part, entry, reader, rows)),
  ];
}

const sheetRows = (
  entry: Extract<Entry, { kind: 'tables' }>,
  reader: Reader,
): Map<string, SheetRow> =>
  new Map(tableSheet(entry, reader).groups.flatMap(({ rows }) => rows.map((row) => [row.id, row])));

function entryRecord(entry: Entry, reader: Reader): SearchRecord {
  const { data } = entry;
  const texts = [
    data.summary,
    'text' in data ? data.text : undefined,
    'stacking' in data ? data.stacking : undefined,
  ];
  return {
    fragment: '',
    kind: entry.kind,
    title: reader.plain(data.title),
    figures: [],
    text: [...entryFacts(entry, reader), sentences(texts, reader)].filter(Boolean).join(' · '),
    hidden: hiddenWords(data, reader, {
      questions: questionsAt(undefined, entry, reader),
      around: [reader.t(`search.words.${entry.kind}`)],
      further: furtherWords(entry, reader),
    }),
  };
}

/**
 * Words of columns, legend, groups and ways to roll: they have no address, so they lead to
 * the page.
 */
function furtherWords({ data, kind }: Entry, reader: Reader): string[] {
  const {
    columns = [],
    words = [],
    rolls = [],
  }: Partial<TableFile> = kind === 'tables' ? data : {};
  const groups = 'groups' in data ? (data.groups ?? []) : [];
  const outcomes = kind === 'modifiers' ? outcomesOf(data) : [];
  const named = [...columns, ...words, ...rolls, ...groups, ...outcomes].flatMap(
    ({ title, text }) => [title, text],
  );
  return [
    ...named.flatMap((text) => (text ? [reader.plain(text)] : [])),
    ...effectsOf(data, reader),
  ];
}

/** Effects on markers: `remove: Pin marker`; for a phase, the markers removed at its end. */
function effectsOf(
  data: { effects?: readonly Effect[]; end?: readonly Effect[]; id?: string },
  reader: Reader,
): string[] {
  const { effects = [], end = [] } = data;
  return [
    ...effects.map((effect) => effectLine(effect, reader)),
    ...end.map((effect) => `${reader.t('step.end')}: ${effectLine(effect, reader)}`),
  ];
}

const outcomesOf = ({ roll, value }: ModifiersFile): { title: Text; text?: Text }[] => [
  ...(roll?.outcomes ?? []),
  ...(value?.outcomes ?? []),
];

interface PartData {
  title?: Text;
  about?: Text;
  text?: Text;
  limit?: Text;
  repeat?: Text;
  differenceNote?: Text;
  /** For a dispute, why a claim is adopted; for any other part, the reason of its source status. */
  reason?: Text;
  group?: string;
  effects?: Effect[];
  when?: Test[];
  roll?: { outcomes: { title: Text; text?: Text; effects?: Effect[] }[] };
}

/** The record of a part. What it does not state itself is found through the topic of its page. */
function partRecord(
  part: Part,
  entry: Entry,
  reader: Reader,
  rows: ReadonlyMap<string, SheetRow>,
): SearchRecord {
  const data = part.data as PartData;
  const table = entry.kind === 'tables' ? entry.data : undefined;
  const title = partName(part, table, reader.language).name;
  const outcomes = (data.roll?.outcomes ?? []).flatMap((outcome) => [outcome.title, outcome.text]);
  const titled = data.title !== undefined || data.about !== undefined || part.kind === 'row';
  const { t, language, plain } = reader;
  const { limit, repeat } = data;
  const statement = sentencesOf(
    [
      ...(data.text ? [plain(data.text)] : []),
      ...(repeat ? [withStop(t('step.repeat.line', { until: plain(repeat) }), language)] : []),
      ...(limit ? [withStop(t('step.limit.line', { limit: plain(limit) }), language)] : []),
      ...(data.differenceNote ? [plain(data.differenceNote)] : []),
      ...(data.about && data.reason ? [plain(data.reason)] : []),
    ],
    language,
  );
  const heading = groupOf(data, entry);
  return {
    fragment: part.id,
    kind: kindOf(part, entry),
    figures: figuresOf(part, entry, reader, rows),
    // A part without its own title is shown under its heading.
    title: titled ? title : '',
    text: titled || !heading ? statement : labelled(plain(heading), statement, language),
    // `reading` is used for sorting only: as a search word it would add 2.6 kB to the first search.
    hidden: hiddenWords({ ...data, reading: undefined }, reader, {
      questions: questionsAt(part.id, entry, reader),
      context: [
        entry.data.title,
        heading,
        parentOf(part, entry),
        part.kind === 'row' ? rowHeading(data, table) : undefined,
      ].flatMap((name) => (name ? [reader.plain(name)] : [])),
      around: aroundOf(part, entry, reader),
      further: [
        ...outcomes.flatMap((outcome) => (outcome ? [reader.plain(outcome)] : [])),
        ...(table ? coveredNumbers(part.id, table) : allowedNumbers(data.when)).map(String),
        ...effectsOf(data, reader),
        ...(data.roll?.outcomes ?? []).flatMap((outcome) => effectsOf(outcome, reader)),
      ],
    }),
  };
}

/** The questions that the entry, or this part of it, answers. */
const questionsAt = (
  part: string | undefined,
  { data: { questions = [] } }: Entry,
  { language }: Reader,
): string[] =>
  questions.flatMap(({ at, [language]: question }) =>
    at === part && question !== undefined ? [question] : [],
  );

/** What row titles mean: 7 is a "Strike value". */
const rowHeading = ({ title }: PartData, table: TableFile | undefined): Text | undefined =>
  title ? table?.rowHeader : table?.columns[0]?.title;

/** The title of the step that contains this step. */
function parentOf({ path }: Part, { parts }: Entry): Text | undefined {
  const above = parts.filter(
    (other) =>
      other.path.length < path.length && other.path.every((key, index) => key === path[index]),
  );
  return (above.at(-1)?.data as PartData | undefined)?.title;
}

function aroundOf(part: Part, entry: Entry, reader: Reader): string[] {
  const { kind } = part;
  const { data } = entry;
  const { group, about: dispute, reason } = part.data as PartData;
  const groups: Group[] = 'groups' in data ? (data.groups ?? []) : [];
  const about = [
    data.summary,
    'text' in data ? data.text : undefined,
    dispute ? undefined : reason,
    groups.find(({ id }) => id === group)?.text,
    ...(kind === 'row' && entry.kind === 'tables'
      ? entry.data.columns.map(({ title }) => title)
      : []),
  ].flatMap((text) => (text ? [reader.plain(text)] : []));
  return [
    reader.t(`part.${kind}`),
    ...(kind === 'modifier' ? [reader.t('search.words.modifiers')] : []),
    ...moduleFacts({ data: part.data as { module?: string } }, reader),
    ...otherNames(data, reader.language),
    ...about,
  ];
}

function kindOf(part: Part, entry: Entry): HitKind {
  if (part.kind === 'row') return 'rows';
  if (part.kind === 'example') return 'examples';
  if (part.kind === 'dispute') return 'disputes';
  return entry.kind;
}

/** A modifier's amount, the cells of a row, the claims of a dispute; of any other part only its source status. */
function figuresOf(
  part: Part,
  entry: Entry,
  reader: Reader,
  rows: ReadonlyMap<string, SheetRow>,
): Figure[] {
  if (part.kind === 'dispute')
    return part.data.claims.map(({ id, says }) => ({
      value: reader.plain(says),
      ...(id === part.data.adopted && { label: reader.t('dispute.adopted') }),
    }));
  if (part.kind === 'modifier' && entry.kind === 'modifiers')
    return [valueOf(modifierAt(entry, Number(part.path.at(-1)), reader).amount)];
  const cells = rows.get(part.id)?.cells ?? [];
  const { evidence } = provenanceAt(entry, part.path);
  if (cells.length === 0) return evidence === 'as-printed' ? [] : [{ value: '', evidence }];
  return cells
    .filter(({ type, plain }) => type !== 'none' && plain !== '')
    .map((cell) => ({ label: cell.column.short, ...valueOf(cell) }));
}

/** A figure as printed needs no mark. */
const valueOf = (figure: Pick<Shown, 'plain' | 'signs' | 'provenance'>): Figure => {
  const { evidence } = figure.provenance;
  return { value: withSigns(figure), ...(evidence !== 'as-printed' && { evidence }) };
};

function groupOf({ group }: PartData, { data }: Entry): Text | undefined {
  const groups: Group[] = 'groups' in data ? (data.groups ?? []) : [];
  return groups.find(({ id }) => id === group)?.title;
}

const sentences = (texts: readonly (Text | undefined)[], reader: Reader): string =>
  sentencesOf(
    texts.flatMap((text) => (text ? [reader.plain(text)] : [])),
    reader.language,
  );
