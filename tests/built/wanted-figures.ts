/** Every figure of every table and modifier set as its YAML has it, with an inheritance of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { Language } from '../../src/i18n/languages.ts';

export type Status =
  'as-printed' | 'reconstructed' | 'inferred' | 'other-source' | 'unknown' | 'disputed';
interface Node {
  id: string;
  evidence?: Status;
  source?: { document: string }[];
  dispute?: unknown;
  notes?: string[];
  change?: unknown;
  title?: Record<Language, string>;
  value?: string | number;
}
interface File extends Node {
  columns: (Node & { match?: string })[];
  rows: (Node & { cells: Record<string, unknown> })[];
  modifiers: Node[];
  notesOf: Map<string, string>;
}
/** A row with a status of its own, which no figure of it may have. */
interface WantedRow {
  ruleset: string;
  address: string;
  row: string;
  status: Status;
}
/** A figure as its YAML has it. */
export interface Wanted {
  ruleset: string;
  address: string;
  row: string;
  /** Empty for a modifier. */
  column: string;
  /** Its place among the cells of the row. */
  index: number;
  raw: unknown;
  status: Status;
  /** Declared by the entry, which says it once for all of its parts. */
  ofEntry: boolean;
  documents: string[];
  signs: string[];
}

const read = (file: string): unknown => parseYaml(readFileSync(file, 'utf8'));
const FROM_LEAST: Status[] = [
  ...(['unknown', 'disputed', 'inferred', 'other-source', 'reconstructed', 'as-printed'] as const),
];
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Status and documents from the outermost node to the innermost; a dispute is of the innermost alone. */
function inherited(nodes: unknown[]): { status: Status; documents: string[] } {
  let [status, documents]: [Status, string[]] = ['as-printed', []];
  for (const node of nodes.filter(isNode)) {
    status = node.evidence ?? status;
    documents = node.source?.map(({ document }) => document) ?? documents;
  }
  const last = nodes.at(-1);
  if (last === 'unknown' || (isNode(last) && last.value === 'unknown')) status = 'unknown';
  if (isNode(last) && last.dispute !== undefined) status = 'disputed';
  return { status, documents: [...new Set(documents)] };
}

function ofCell(outer: unknown[], cell: unknown): ReturnType<typeof inherited> {
  if (!Array.isArray(cell)) return inherited([...outer, cell]);
  const cases = cell.map((one) => inherited([...outer, one]));
  const status = FROM_LEAST.find((one) => cases.some((own) => own.status === one)) ?? 'as-printed';
  return { status, documents: [...new Set(cases.flatMap(({ documents }) => documents))] };
}

/** Signs as the notes print them; the others are numbered. */
function signsIn(file: File, ids: string[] = []): string[] {
  const notes = (file as unknown as { notes?: (Node & { mark?: string })[] }).notes ?? [];
  const printed = new Set(notes.flatMap(({ mark }) => mark ?? []));
  let number = 0;
  const signs = new Map(
    notes.map(({ id, mark }) => {
      if (mark !== undefined) return [id, mark];
      do number++;
      while (printed.has(String(number)));
      return [id, String(number)];
    }),
  );
  return ids.map((id) => signs.get(id) ?? '');
}

const RULESETS = readdirSync('rules').filter((id) => existsSync(join('rules', id, 'ruleset.yaml')));
const filesIn = (ruleset: string, kind: string): File[] => {
  const folder = join('rules', ruleset, kind);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => read(join(folder, name)) as File)
    : [];
};
export const titles = new Map(
  RULESETS.map((id) => {
    const { documents } = read(join('rules', id, 'ruleset.yaml')) as {
      documents: { id: string; title: Record<Language, string> }[];
    };
    return [id, new Map(documents.map((one) => [one.id, one.title]))];
  }),
);

export const wanted: Wanted[] = RULESETS.flatMap((ruleset) => [
  ...filesIn(ruleset, 'tables').flatMap((file) => {
    const key = file.columns.find(({ match }) => match !== undefined) ?? file.columns[0];
    const isLabel = file.rows.every(({ title }) => title === undefined);
    const columns = file.columns.filter((column) => !isLabel || column !== key);
    return file.rows.flatMap((row) =>
      columns.map((column, index): Wanted => {
        const cell = row.cells[column.id] ?? 'none';
        const heading = column.evidence === 'unknown' ? {} : { ...column, dispute: undefined };
        return {
          ruleset,
          address: `tables/${file.id}`,
          row: row.id,
          column: column.id,
          index,
          raw: cell,
          ...ofCell([file, row, heading], cell),
          ofEntry:
            (column.evidence === undefined || column.evidence === 'unknown') &&
            !JSON.stringify(cell).includes('evidence') &&
            row.evidence === undefined,
          signs: signsIn(file, isNode(cell) ? cell.notes : []),
        };
      }),
    );
  }),
  ...filesIn(ruleset, 'modifiers').flatMap((file) =>
    file.modifiers.map((modifier): Wanted => ({
      ruleset,
      address: `modifiers/${file.id}`,
      row: modifier.id,
      column: '',
      index: 0,
      raw: modifier.change,
      ...inherited([file, modifier]),
      ofEntry: modifier.evidence === undefined,
      signs: signsIn(file, modifier.notes),
    })),
  ),
]);

export const rows: WantedRow[] = RULESETS.flatMap((ruleset) =>
  filesIn(ruleset, 'tables').flatMap((file) =>
    file.rows.flatMap((row) => {
      const isLabel = file.rows.every(({ title }) => title === undefined);
      const { status } = inherited([file, row]);
      return isLabel || status === 'as-printed'
        ? []
        : [{ ruleset, address: `tables/${file.id}`, row: row.id, status }];
    }),
  ),
);
