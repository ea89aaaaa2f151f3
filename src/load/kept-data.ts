/**
 * The data of sound files from the last run of the program, in `.cache/`: a file whose text did not change is neither parsed nor
 * validated again. The data is kept as JSON, because translations are filled into it after it was validated.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cacheFolder, programSource } from '../program.ts';

/** The first line is the version; each other one a key, the languages of the schema and the data, with tabs between. */
const FILE = cacheFolder('rules.txt');

/** More are kept than the rules have files, so that two branches do not take turns. */
const MOST = 1000;

/** Lines of the file by key. */
let kept: Map<string, string> | undefined;
/** Lines that this run made. */
const added = new Map<string, string>();

let version: string | undefined;

function readKept(): Map<string, string> {
  version ??= programSource();
  if (!existsSync(FILE)) return new Map();
  const [first, ...lines] = readFileSync(FILE, 'utf8').split('\n');
  return new Map(
    first === version ? lines.map((line) => [line.slice(0, line.indexOf('\t')), line]) : [],
  );
}

const keyOf = (schema: string, text: string): string =>
  createHash('sha1').update(`${schema}\n${text}`).digest('base64');

function lineOf(schema: string, text: string): string[] | undefined {
  const key = keyOf(schema, text);
  return (added.get(key) ?? (kept ??= readKept()).get(key))?.split('\t');
}

/** The data of a text without findings; undefined where that is not known. */
export function findData(schema: string, text: string): unknown {
  const data = lineOf(schema, text)?.[2];
  return data === undefined ? undefined : JSON.parse(data);
}

/** Whether the data of a text is known to match its schema, which knows `languages`. */
export const isKnownValid = (schema: string, text: string, languages: readonly string[]): boolean =>
  lineOf(schema, text)?.[1] === languages.join();

/** Has `keepData` write the data of a text without findings, which matches its schema. */
export function addKnown(
  schema: string,
  text: string,
  data: unknown,
  languages: readonly string[],
): void {
  const key = keyOf(schema, text);
  added.set(key, [key, languages.join(), JSON.stringify(data)].join('\t'));
}

/** Writes what is known of these files. Where that cannot be written, the next run reads them again. */
export function keepData(files: readonly { schema: string; text: string }[]): void {
  const lines = new Map<string, string>();
  for (const { schema, text } of files) {
    const key = keyOf(schema, text);
    const line = added.get(key);
    if (line !== undefined && line !== kept?.get(key)) lines.set(key, line);
  }
  if (lines.size === 0 || kept === undefined || version === undefined) return;
  kept = new Map([...lines, ...kept].slice(0, MOST));
  const part = `${FILE}.${process.pid}`;
  try {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(part, [version, ...kept.values()].join('\n'));
    renameSync(part, FILE);
  } catch {
    rmSync(part, { force: true });
  }
}
