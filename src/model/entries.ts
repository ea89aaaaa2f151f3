/**
 * Groups validated files into rulesets, entries and parts with their addresses. An address inside a
 * ruleset is `tables/weapons#rifle.range`; a public address has the ruleset in front.
 */
import { fileKey, type DataFile, type ValidFile } from '../schema/data-file.ts';
import { indexOf, type FileIndex, type Part } from '../schema/file-index.ts';
import { declareUnits } from '../notation/units.ts';
import { withCellAmounts } from './cell-amounts.ts';
import type { Base } from './extends.ts';
import type { EntryKind } from '../schema/schemas.ts';
import type {
  ChangeFile,
  Exception,
  Marker,
  ModifiersFile,
  PhaseFile,
  ProcedureFile,
  RuleFile,
  RulesetFile,
  TableFile,
  Term,
  TranslationsFile,
  Value,
} from '../../schemas/types.d.ts';

export type { Part, PartKind } from '../schema/file-index.ts';

export interface EntryData {
  phases: PhaseFile;
  tables: TableFile;
  modifiers: ModifiersFile;
  procedures: ProcedureFile;
  rules: RuleFile;
}

interface EntryOf<K extends EntryKind> {
  kind: K;
  id: string;
  /** `tables/weapons` */
  address: string;
  file: string;
  data: EntryData[K];
  /** Parts in file order. Cells are not included; their address is row.column. */
  parts: readonly Part[];
  index: FileIndex;
}
export type Entry = { [K in EntryKind]: EntryOf<K> }[EntryKind];

/** A file in `changes/`. */
export interface ChangeRecord {
  /** `changes/light-mortar-range-k7f3` */
  name: string;
  file: string;
  data: ChangeFile;
  /** Its place in the order in which records came to main; undefined where that is not known. */
  arrival?: number | undefined;
}

/** The data of one ruleset, from its valid files. */
export interface RulesetData {
  id: string;
  ruleset?: RulesetFile;
  /** What it changes of the ruleset that it extends. */
  base?: Base;
  entries: Entry[];
  markers: Marker[];
  terms: Term[];
  values: Value[];
  /** Records of corrections and moves, by name. */
  changes: ChangeRecord[];
  /** What each translation was made against, by address. */
  translations?: TranslationsFile['translations'];
  exceptions?: Exception[];
  /** Files by key: `ruleset`, `terms`, `tables/weapons`. */
  files: Map<string, DataFile>;
  /** Keys of files with broken YAML or the wrong shape, whose declarations are unknown. */
  broken: Set<string>;
}

/**
 * Groups files by ruleset. `valid` contains the files that match their schema; `arrivals`, by the path of a record, its
 * place in the order in which records came to main; `bases`, what a ruleset of house rules changes.
 */
export function collect(
  files: readonly DataFile[],
  valid: ReadonlySet<DataFile>,
  {
    arrivals = new Map(),
    bases = new Map(),
  }: { arrivals?: ReadonlyMap<string, number> | undefined; bases?: ReadonlyMap<string, Base> } = {},
): RulesetData[] {
  const isValid = (file: DataFile): file is ValidFile => valid.has(file);
  const rulesets = new Map<string, RulesetData>();
  for (const file of files) {
    const base = bases.get(file.ruleset);
    const data = rulesets.get(file.ruleset) ?? {
      ...emptyRuleset(file.ruleset),
      ...(base && { base }),
    };
    rulesets.set(file.ruleset, data);
    data.files.set(fileKey(file), file);
    if (isValid(file)) place(data, file, arrivals);
    else data.broken.add(fileKey(file));
  }
  for (const data of rulesets.values()) {
    data.entries = data.entries.map((entry) =>
      withCellAmounts(entry, data.files.get(entry.address) as ValidFile, data),
    );
    const { ruleset, entries, values } = data;
    const columns = entries.flatMap(({ kind, data }) => (kind === 'tables' ? data.columns : []));
    declareUnits([...values, ...columns], ruleset?.units);
  }
  return [...rulesets.values()];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
/** The day of a record that has none. */
export const NO_DAY = '1970-01-01';

/** A ruleset without data. */
export const emptyRuleset = (id: string): RulesetData => ({
  id,
  entries: [],
  markers: [],
  terms: [],
  values: [],
  changes: [],
  files: new Map(),
  broken: new Set(),
});

function place(ruleset: RulesetData, file: ValidFile, arrivals: ReadonlyMap<string, number>): void {
  const about = (): Pick<Entry, 'id' | 'address' | 'file' | 'parts' | 'index'> => {
    const index = indexOf(file);
    return { id: file.name, address: fileKey(file), file: file.file, parts: index.parts, index };
  };
  switch (file.schema) {
    case 'ruleset':
      ruleset.ruleset = file.data;
      break;
    case 'change':
      ruleset.changes.push({
        name: file.name,
        file: file.file,
        data: { ...file.data, on: DAY.test(file.data.on) ? file.data.on : NO_DAY },
        arrival: arrivals.get(`${ruleset.id}/${file.name}.yaml`),
      });
      break;
    case 'translations':
      ruleset.translations = file.data.translations;
      break;
    case 'exceptions':
      ruleset.exceptions = file.data.exceptions;
      break;
    case 'markers':
      ruleset.markers = file.data.markers;
      break;
    case 'terms':
      ruleset.terms = file.data.terms;
      break;
    case 'values':
      ruleset.values = file.data.values;
      break;
    case 'phase':
      ruleset.entries.push({ ...about(), kind: 'phases', data: file.data });
      break;
    case 'table':
      ruleset.entries.push({ ...about(), kind: 'tables', data: file.data });
      break;
    case 'modifiers':
      ruleset.entries.push({ ...about(), kind: 'modifiers', data: file.data });
      break;
    case 'procedure':
      ruleset.entries.push({ ...about(), kind: 'procedures', data: file.data });
      break;
    case 'rule':
      ruleset.entries.push({ ...about(), kind: 'rules', data: file.data });
      break;
    case 'site':
      break;
    default:
      file satisfies never;
  }
}

/** Ids of the cells of a table: `row.column`, as in `#row.column`. */
export function cellIds(entry: Entry): string[] {
  if (entry.kind !== 'tables') return [];
  return entry.data.rows.flatMap((row) =>
    entry.data.columns.map((column) => `${row.id}.${column.id}`),
  );
}

/** Every address of a ruleset, without the ruleset's id. */
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
