/**
 * Validated files → rulesets, entries and parts with their addresses.
 * An address inside a ruleset is `tables/weapons#rifle.range`; a public one puts the ruleset before it.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../schema/data-file.ts';
import type { EntryKind } from '../schema/schemas.ts';
import type {
  Exception,
  ExceptionsFile,
  LedgerFile,
  Marker,
  MarkersFile,
  ModifiersFile,
  PhaseFile,
  ProcedureFile,
  RuleFile,
  RulesetFile,
  TableFile,
  Term,
  TermsFile,
  Value,
  ValuesFile,
} from '../schema/types.generated.ts';

export interface EntryData {
  phases: PhaseFile;
  tables: TableFile;
  modifiers: ModifiersFile;
  procedures: ProcedureFile;
  rules: RuleFile;
}

export type PartKind =
  | 'row'
  | 'column'
  | 'cell'
  | 'step'
  | 'modifier'
  | 'point'
  | 'example'
  | 'dispute'
  | 'marker'
  | 'term'
  | 'value';

/** Something with an address of its own inside an entry. */
export interface Part {
  kind: PartKind;
  id: string;
  /** From the root of the file. */
  path: Path;
  data: Record<string, unknown>;
}

interface EntryOf<K extends EntryKind> {
  kind: K;
  id: string;
  /** `tables/weapons` */
  address: string;
  file: string;
  data: EntryData[K];
  /** Parts in order of the file; cells are not listed but addressed as row.column. */
  parts: Part[];
}
export type Entry = { [K in EntryKind]: EntryOf<K> }[EntryKind];

/** The data of one ruleset, as far as its files are valid. */
export interface RulesetData {
  id: string;
  ruleset?: RulesetFile;
  entries: Entry[];
  markers: Marker[];
  terms: Term[];
  values: Value[];
  ledger?: LedgerFile;
  exceptions?: Exception[];
  /** Files by what they are: `ruleset`, `terms`, `tables/weapons`. */
  files: Map<string, DataFile>;
  /** Names of files with broken YAML or shape: what they would declare is not known. */
  broken: Set<string>;
}

/** Groups files by ruleset. `valid` holds those that passed the schema. */
export function collect(files: readonly DataFile[], valid: ReadonlySet<DataFile>): RulesetData[] {
  const rulesets = new Map<string, RulesetData>();
  for (const file of files) {
    const data = rulesets.get(file.ruleset) ?? empty(file.ruleset);
    rulesets.set(file.ruleset, data);
    const name = file.kind ? `${file.kind}/${file.name}` : file.name;
    data.files.set(name, file);
    if (valid.has(file)) place(data, file);
    else data.broken.add(name);
  }
  return [...rulesets.values()];
}

const empty = (id: string): RulesetData => ({
  id,
  entries: [],
  markers: [],
  terms: [],
  values: [],
  files: new Map(),
  broken: new Set(),
});

function place(ruleset: RulesetData, file: DataFile): void {
  const data = file.data as never;
  if (file.kind) {
    const address = `${file.kind}/${file.name}`;
    const entry = {
      kind: file.kind,
      id: file.name,
      address,
      file: file.file,
      data,
      parts: partsOf(data),
    };
    ruleset.entries.push(entry satisfies { parts: Part[] } as Entry);
  } else if (file.schema === 'ruleset') ruleset.ruleset = data;
  else if (file.schema === 'ledger') ruleset.ledger = data;
  else if (file.schema === 'exceptions') ruleset.exceptions = (data as ExceptionsFile).exceptions;
  else if (file.schema === 'markers') ruleset.markers = (data as MarkersFile).markers;
  else if (file.schema === 'terms') ruleset.terms = (data as TermsFile).terms;
  else if (file.schema === 'values') ruleset.values = (data as ValuesFile).values;
}

const PART_LISTS = new Map<string, PartKind>(
  Object.entries({
    rows: 'row',
    columns: 'column',
    steps: 'step',
    modifiers: 'modifier',
    points: 'point',
    examples: 'example',
    markers: 'marker',
    terms: 'term',
    values: 'value',
  }),
);

/**
 * Parts of a file: the items of its lists and of nested steps, and every dispute wherever it stands.
 * Modifiers of a table's roll are parts too: they are printed lines a player adds up.
 */
export function partsOf(data: object): Part[] {
  let parts = known.get(data);
  if (!parts) known.set(data, (parts = findParts(data)));
  return parts;
}

const known = new WeakMap<object, Part[]>();

function findParts(data: object): Part[] {
  const parts: Part[] = [];
  const visit = (node: unknown, path: Path): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, [...path, index]));
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      const here = [...path, key];
      const kind = PART_LISTS.get(key);
      if (kind && Array.isArray(value))
        value.forEach((item, index) => add(kind, item, [...here, index]));
      if (key === 'dispute' && typeof value === 'object') add('dispute', value, here);
      if (key !== 'claims' && key !== 'given') visit(value, here);
    }
  };
  const add = (kind: PartKind, item: unknown, path: Path) => {
    const part = item as Record<string, unknown>;
    if (typeof part?.['id'] === 'string') parts.push({ kind, id: part['id'], path, data: part });
  };
  visit(data, []);
  return parts;
}

/** Row and column ids of a table: `#row.column` is the address of a cell. */
export function cellIds(entry: Entry): string[] {
  if (entry.kind !== 'tables') return [];
  return entry.data.rows.flatMap((row) =>
    entry.data.columns.map((column) => `${row.id}.${column.id}`),
  );
}

/** Every address of a ruleset, without the ruleset's own name. */
export function addressesOf(ruleset: RulesetData): Set<string> {
  const addresses = new Set<string>(['markers', 'terms']);
  for (const entry of ruleset.entries) {
    addresses.add(entry.address);
    for (const part of entry.parts) addresses.add(`${entry.address}#${part.id}`);
    for (const id of cellIds(entry)) addresses.add(`${entry.address}#${id}`);
  }
  for (const marker of ruleset.markers) addresses.add(`markers#${marker.id}`);
  for (const word of [...ruleset.terms, ...ruleset.values]) addresses.add(`terms#${word.id}`);
  return addresses;
}
