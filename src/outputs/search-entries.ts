/** An entry's records: the entry itself, then each part that a reader can point at. */
import { provenanceAt } from '../model/provenance.ts';
import type { Entry, Part } from '../pipeline/entries.ts';
import type { Group, Modifier, ModifiersFile, TableFile, Text } from '../pipeline/types.generated.ts';
import type { Figure, HitKind, SearchRecord } from '../search/record.ts';
import { partName } from './names.ts';
import type { Reader } from './reader.ts';
import { hiddenWords } from './search-words.ts';
import { tableSheet, type SheetRow } from './table-sheet.ts';

export function entryRecords(entry: Entry, reader: Reader): SearchRecord[] {
  const rows = entry.kind === 'tables' ? sheetRows(entry, reader) : new Map<string, SheetRow>();
  const parts = entry.parts.filter(({ kind }) => kind !== 'column');
  return [entryRecord(entry, reader), ...parts.map((part) => partRecord(part, entry, reader, rows))];
}

const sheetRows = (entry: Extract<Entry, { kind: 'tables' }>, reader: Reader): Map<string, SheetRow> =>
  new Map(tableSheet(entry, reader.ruleset, reader.language).groups.flatMap(({ rows }) => rows.map((row) => [row.id, row])));

function entryRecord(entry: Entry, reader: Reader): SearchRecord {
  const { data } = entry;
  const texts = [data.summary, 'text' in data ? data.text : undefined, 'stacking' in data ? data.stacking : undefined];
  return {
    fragment: '', kind: entry.kind, title: reader.plain(data.title), figures: [], text: sentences(texts, reader),
    hidden: hiddenWords(data, reader, [], furtherWords(entry, reader)),
  };
}

/** Columns, legend, groups, notes, ways to roll: what has no address of its own leads to the page. */
function furtherWords({ data, kind }: Entry, reader: Reader): string[] {
  const { columns = [], words = [], rolls = [] }: Partial<TableFile> = kind === 'tables' ? data : {};
  const notes = (data.notes ?? []).map(({ text }) => text);
  const groups = 'groups' in data ? (data.groups ?? []) : [];
  const outcomes = kind === 'modifiers' ? outcomesOf(data) : [];
  const named = [...columns, ...words, ...rolls, ...groups, ...outcomes].flatMap(({ title, text }) => [title, text]);
  return [...named, ...notes].flatMap((text) => (text ? [reader.plain(text)] : []));
}

const outcomesOf = ({ roll, value }: ModifiersFile): { title: Text; text?: Text }[] => [...(roll?.outcomes ?? []), ...(value?.outcomes ?? [])];

interface PartData {
  title?: Text;
  about?: Text;
  text?: Text;
  limit?: Text;
  repeat?: Text;
  differs?: Text;
  reason?: Text;
  group?: string;
  claims?: { says: Text }[];
  roll?: { outcomes: { title: Text; text?: Text }[] };
}

function partRecord(part: Part, entry: Entry, reader: Reader, rows: ReadonlyMap<string, SheetRow>): SearchRecord {
  const data = part.data as PartData;
  const table = entry.kind === 'tables' ? entry.data : undefined;
  const title = partName(part, table, reader.language);
  const outcomes = (data.roll?.outcomes ?? []).flatMap((outcome) => [outcome.title, outcome.text]);
  const claims = (data.claims ?? []).map(({ says }) => says);
  const text = sentences([data.text, data.limit, data.repeat, data.differs, ...claims, data.reason], reader);
  return {
    fragment: part.id, kind: kindOf(part, entry), figures: figuresOf(part, entry, reader, rows), text,
    title: data.title || data.about || part.kind === 'row' ? title : shownTitle(title, part, entry, reader),
    hidden: hiddenWords(data, reader, contextOf(data, entry, reader), outcomes.flatMap((outcome) => (outcome ? [reader.plain(outcome)] : []))),
  };
}

/** A statement without a title is shown under its page's, so that its first words do not stand there twice. */
const shownTitle = (words: string, { id }: Part, { data }: Entry, reader: Reader): string => (words === id ? reader.plain(data.title) : '');

function kindOf(part: Part, entry: Entry): HitKind {
  if (part.kind === 'row') return 'rows';
  if (part.kind === 'example') return 'examples';
  if (part.kind === 'dispute') return 'disputes';
  return entry.kind;
}

function figuresOf(part: Part, entry: Entry, reader: Reader, rows: ReadonlyMap<string, SheetRow>): Figure[] {
  if (part.kind === 'modifier') {
    return [{ value: reader.change((part.data as unknown as Modifier).change), ...evidenceOf(provenanceAt(entry, [...part.path, 'change']).evidence) }];
  }
  const cells = rows.get(part.id)?.cells ?? [];
  return cells.filter(({ none, plain }) => !none && plain !== '').map(({ column, plain, provenance }) => ({
    label: column.short, value: plain, ...evidenceOf(provenance.evidence),
  }));
}

const evidenceOf = (evidence: string): { evidence?: string } => (evidence === 'printed' ? {} : { evidence });

function contextOf({ group }: PartData, { data }: Entry, reader: Reader): string[] {
  const groups: Group[] = 'groups' in data ? (data.groups ?? []) : [];
  const heading = groups.find(({ id }) => id === group);
  return [data.title, heading?.title].flatMap((text) => (text ? [reader.plain(text)] : []));
}

const sentences = (texts: readonly (Text | undefined)[], reader: Reader): string =>
  texts.flatMap((text) => (text ? [reader.plain(text)] : [])).join(reader.language === 'ja' ? '' : ' ');
