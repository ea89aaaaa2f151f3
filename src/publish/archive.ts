/** The data of a site as one ZIP file for a release: JSON, CSV and schemas as they are served, and types for TypeScript. */
import { strToU8, zipSync } from 'fflate';
import type { Rulebook } from '../model/rulebook.ts';
import { publicTypes } from '../schema/generate-types.ts';
import { publicSchemas } from '../schema/schemas.ts';
import { DATA_VERSION } from '../site/config.ts';
import { dataDate, dataVersionOf } from '../site/data-version.ts';
import { dataFiles } from './api.ts';

export interface DataArchive {
  /** `rules-data-1.69.zip` */
  name: string;
  bytes: Uint8Array;
  /** Number of files in it. */
  files: number;
}

/**
 * `api/v1/…`, `schemas/v1/…` and `types/v1.d.ts`, sorted by path. The same data gives the same bytes: every file has the date of the last
 * edit of the rules, or 1 January 1980 where that is not known.
 */
export async function dataArchive(book: Rulebook): Promise<DataArchive> {
  const schemas = [...publicSchemas()].map(([name, schema]) => ({
    path: `schemas/${DATA_VERSION}/${name}.schema.json`,
    text: JSON.stringify(schema, null, 2),
  }));
  const data = dataFiles(book).map(({ path, text }) => ({
    path: `api/${DATA_VERSION}/${path}`,
    text,
  }));
  const types = { path: `types/${DATA_VERSION}.d.ts`, text: await publicTypes() };
  const files = [...data, ...schemas, types].sort((a, b) => (a.path < b.path ? -1 : 1));
  const entries = files.map(({ path, text }) => [path, strToU8(text)] as const);
  return {
    name: `rules-data-${dataVersionOf(book.rulesets)}.zip`,
    bytes: zipSync(Object.fromEntries(entries), { level: 9, mtime: dateOf(book) }),
    files: files.length,
  };
}

/** At noon in local time, because ZIP files hold local times. */
function dateOf({ rulesets }: Rulebook): Date {
  const last = rulesets
    .flatMap((ruleset) => dataDate(ruleset) ?? [])
    .sort()
    .at(-1);
  return new Date(`${last ?? '1980-01-01'}T12:00:00`);
}
