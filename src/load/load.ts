/** Finds the data files and reads them. Unreadable files become findings. */
import { lstatSync, readFileSync, readdirSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import {
  entryIn,
  isProse,
  kindOf,
  placeFor,
  recordName,
  reportEmpty,
  reportFolder,
  reportProse,
} from './places.ts';
import { decode } from './decode.ts';
import { symbolicLink, tooLarge, unexpectedFile, unreadable } from './diagnostics.ts';
import { nearMatch } from '../text/near-match.ts';
import { findData } from './kept-data.ts';
import { findTextFaults } from './text-faults.ts';
import type { DataFile } from '../schema/data-file.ts';
import { parse } from './parse.ts';
import {
  CHANGES_FOLDER,
  ENTRY_SCHEMAS,
  PICTURES,
  SINGLE_FILES,
  SITE_FILE,
  type EntryKind,
  type SingleFile,
} from '../schema/schemas.ts';

export interface Loaded {
  files: DataFile[];
  /** Folder names: each is a ruleset, even when it is empty. */
  folders: string[];
  /** The pictures of the site's own page: `pictures/table.jpg`. */
  pictures: ReadonlySet<string>;
}

/** A file below a folder of rules, before anything is known of it. */
export interface RawFile {
  /** Inside the folder, with forward slashes: `bolt-action/tables/weapons.yaml`. */
  path: string;
  bytes: Uint8Array;
}

/** Rules that do not lie on the disk, such as those of a commit. */
export interface Snapshot {
  /** Where they belong, for messages: `rules`. */
  folder: string;
  files: readonly RawFile[];
}

/** Larger files are refused: the largest real one is under 100 kB. */
export const MAX_BYTES = 1_000_000;

/**
 * All data files of a folder (such as `rules/`) or a snapshot, in a fixed order; problems go to `report`.
 */
export function load(source: string | Snapshot, report: Report): Loaded {
  const files: DataFile[] = [];
  const pictures = new Set<string>();
  const add = (file: string, path: string, bytesOf: () => Uint8Array | undefined): void => {
    if (path.startsWith(`${PICTURES}/`)) return void pictures.add(path);
    let read: Uint8Array | undefined;
    const bytesOnce = () => (read ??= bytesOf());
    const textOf = () => new TextDecoder().decode(bytesOnce());
    const place = recognise(path.split('/'), file, { report, textOf });
    const bytes = place && bytesOnce();
    if (bytes) files.push(readFile(place, decode(bytes, file, report), report));
  };
  if (typeof source !== 'string') {
    for (const { path, bytes } of source.files) add(`${source.folder}/${path}`, path, () => bytes);
    const folders = source.files.filter(({ path }) => path.includes('/'));
    return { files, folders: foldersIn(folders.map(({ path }) => path)), pictures };
  }
  for (const { path, status } of walk(source, report)) {
    const file = displayPath(path);
    const inside = relative(source, path).split(sep).join('/');
    if (status.isDirectory()) {
      reportEmpty(inside.split('/'), file, report);
      continue;
    }
    add(file, inside, () => readBytes(path, status, file, report));
  }
  const folders = readdirSync(source, { withFileTypes: true }).filter(
    (item) => item.isDirectory() && !item.name.startsWith('.'),
  );
  return { files, folders: foldersIn(folders.map(({ name }) => name)), pictures };
}

/** The folders of rulesets that paths begin with, in order. */
const foldersIn = (paths: readonly string[]): string[] =>
  [...new Set(paths.map((path) => path.replace(/\/.*/, '')))]
    .filter((name) => name !== PICTURES)
    .sort();

type FilePlace = Pick<DataFile, 'file' | 'ruleset' | 'kind' | 'schema' | 'name'>;

interface Parsed {
  file: DataFile;
  findings: Finding[];
}

/** By path, the latest first: a file as it is now, and as it is on main. */
const parsedFiles = new Map<string, readonly Parsed[]>();
const KEPT = 2;

/**
 * Creates a file from its text. Returns the same object while the text is unchanged, so that
 * results can be cached on it.
 */
export function readFile(place: FilePlace, text: string, report: Report): DataFile {
  const kept = parsedFiles.get(place.file) ?? [];
  const parsed =
    kept.find(({ file }) => file.text === text && file.ruleset === place.ruleset) ??
    parseFile(place, text, kept.find(({ findings }) => findings.length === 0)?.file.text);
  parsedFiles.set(place.file, [parsed, ...kept.filter((one) => one !== parsed)].slice(0, KEPT));
  parsed.findings.forEach(report);
  return parsed.file;
}

function parseFile(place: FilePlace, text: string, known?: string): Parsed {
  const data = findData(place.schema, text);
  if (data !== undefined) return { file: unparsed(place, text, data), findings: [] };
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);
  const sound = findTextFaults(text, place.file, report);
  return { file: { ...place, text, ...parse(text, place.file, sound, report, known) }, findings };
}

/** A file whose data is known. Its YAML is parsed when a place in it is asked for. */
function unparsed(place: FilePlace, text: string, data: unknown): DataFile {
  let parsed: ReturnType<typeof parse> | undefined;
  const source = () => (parsed ??= parse(text, place.file, true, () => undefined));
  return {
    ...place,
    text,
    data,
    get document() {
      return source().document;
    },
    get lines() {
      return source().lines;
    },
  };
}

/** Path for messages: relative to the working directory if that is shorter. */
export function displayPath(path: string): string {
  const shown = relative(process.cwd(), path);
  return (shown === '' || shown.startsWith('..') ? path : shown).split(sep).join('/');
}

/** The files of a folder and of those inside it, and folders in which there is nothing. */
function* walk(directory: string, report: Report): Generator<{ path: string; status: Stats }> {
  const names = readdirSync(directory)
    .filter((name) => !name.startsWith('.'))
    .sort();
  if (names.length === 0) yield { path: directory, status: lstatSync(directory) };
  for (const name of names) {
    const path = join(directory, name);
    const status = lstatSync(path);
    if (status.isSymbolicLink())
      report(symbolicLink.finding({ file: displayPath(path) }, undefined));
    else if (status.isDirectory()) yield* walk(path, report);
    else yield { path, status };
  }
}

/** The ruleset, kind and schema of a path such as `bolt-action/tables/weapons.yaml`. */
function recognise(
  parts: string[],
  file: string,
  { report, textOf }: { report: Report; textOf: () => string },
): FilePlace | undefined {
  const [ruleset = '', ...rest] = parts;
  if (parts.length === 1 && ruleset === `${SITE_FILE}.yaml`)
    return { file, ruleset: '', schema: SITE_FILE, name: SITE_FILE };
  const last = rest.at(-1) ?? ruleset;
  if (isProse(last)) return void reportProse(rest, file, report);
  const name = last.replace(/\.ya?ml$/i, '');
  const misplaced = () => {
    report(unexpectedFile.finding({ file }, { name: last, instead: placeFor(rest) }));
  };
  // Read it anyway: otherwise its addresses would be reported as removed.
  if (/\.yml$|\.yaml$/i.test(last) && !last.endsWith('.yaml')) misplaced();
  if (!/\.ya?ml$/i.test(last) || rest.length === 0) return void misplaced();
  if (rest.length > 2) {
    misplaced();
    const kind = (Object.keys(ENTRY_SCHEMAS) as EntryKind[]).find((one) => one === rest[0]);
    return kind && { file, ruleset, kind, schema: ENTRY_SCHEMAS[kind], name };
  }
  const place = { file, ruleset };
  const entry = () => readAsEntry(place, last, textOf(), report);
  if (rest.length === 2) return inFolder(rest, place, entry, report);
  const single = SINGLE_FILES.find((one) => one === name);
  const found = (single ?? nearMatch(name, SINGLE_FILES)) ? undefined : entry();
  const schema = found ? undefined : (single ?? meantFile(name, last, file, report));
  return schema ? { ...place, schema, name: schema } : found;
}

type InRuleset = Pick<FilePlace, 'file' | 'ruleset'>;

/** A file in a folder of a ruleset. */
function inFolder(
  rest: readonly string[],
  place: InRuleset,
  entry: () => FilePlace | undefined,
  report: Report,
): FilePlace | undefined {
  const { file } = place;
  const [folder = '', last = ''] = rest;
  const name = last.replace(/\.ya?ml$/i, '');
  if (isChanges(folder, file, report)) {
    if (!/^[a-z0-9-]+$/.test(name))
      report(unexpectedFile.finding({ file }, { name: last, near: recordName(last) }));
    return { ...place, schema: 'change', name: `${CHANGES_FOLDER}/${name}` };
  }
  const misspelt = (near: string) =>
    report(unexpectedFile.finding({ file }, { name: `${folder}/`, near }));
  const kind = kindOf(rest, misspelt);
  if (kind) return { ...place, kind, schema: ENTRY_SCHEMAS[kind], name };
  const found = placeFor(rest) === undefined ? entry() : undefined;
  if (!found) reportFolder(rest, file, report);
  return found;
}

/** A file beside the folders of entries, or in a folder of no kind, is read as what it holds. */
function readAsEntry(
  place: InRuleset,
  last: string,
  text: string,
  report: Report,
): FilePlace | undefined {
  const found = entryIn(text);
  if (!found) return undefined;
  const { kind, id } = found;
  const instead = `${kind}/${id}.yaml`;
  report(unexpectedFile.finding({ file: place.file }, { name: last, instead }));
  return { ...place, kind, schema: ENTRY_SCHEMAS[kind], name: id };
}

/** The folder of records. One that is misspelt is read anyway. */
function isChanges(folder: string, file: string, report: Report): boolean {
  const isNear = nearMatch(folder, [CHANGES_FOLDER]) !== undefined;
  if (isNear)
    report(unexpectedFile.finding({ file }, { name: `${folder}/`, near: `${CHANGES_FOLDER}/` }));
  return isNear || folder === CHANGES_FOLDER;
}

/** A misspelt file is read as the one that is meant: otherwise all that it declares would be reported as missing. */
function meantFile(
  name: string,
  last: string,
  file: string,
  report: Report,
): SingleFile | undefined {
  const near = nearMatch(name, SINGLE_FILES) as SingleFile | undefined;
  report(
    unexpectedFile.finding({ file }, { name: last, near: near && `${near}.yaml`, isEntry: !near }),
  );
  return near;
}

function readBytes(
  path: string,
  status: Stats,
  file: string,
  report: Report,
): Uint8Array | undefined {
  // Check before reading: a named pipe would block, and a huge file would fill the memory.
  if (!status.isFile())
    return void report(unreadable.finding({ file }, { reason: 'not an ordinary file' }));
  if (status.size > MAX_BYTES) {
    return void report(tooLarge.finding({ file }, { bytes: status.size, most: MAX_BYTES }));
  }
  try {
    return readFileSync(path);
  } catch (error) {
    return void report(
      unreadable.finding(
        { file },
        { reason: (error as NodeJS.ErrnoException).code ?? 'no access' },
      ),
    );
  }
}
