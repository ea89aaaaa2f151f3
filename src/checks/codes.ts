/** Every code that a finding can have, and its page. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as loading from '../load/diagnostics.ts';
import * as validation from '../schema/diagnostics.ts';
import { unneededException } from './exceptions.ts';
import { parsePage, type CheckPage } from './page.ts';
import { checks } from './run.ts';

const BESIDE = fileURLToPath(new URL('..', import.meta.url));
/** The folder of the source. A bundle is elsewhere, but the build runs in the folder of the project. */
const SOURCE = existsSync(join(BESIDE, 'checks/codes.ts')) ? BESIDE : resolve('src');

/** Codes by the folder that holds their pages. */
const CODES_BY_FOLDER: Record<string, readonly string[]> = {
  'load/diagnostics': Object.values(loading).map(({ code }) => code),
  'schema/diagnostics': Object.values(validation).map(({ code }) => code),
  checks: [...checks.map(({ code }) => code), unneededException.code],
};

export interface CodeFacts {
  code: string;
  /** The file of its page. */
  page: string;
  /** May exceptions.yaml name exceptions to it? */
  excusable: boolean;
}

/** All codes, in alphabetical order. */
export const CODES: readonly CodeFacts[] = Object.entries(CODES_BY_FOLDER)
  .flatMap(([folder, codes]) =>
    codes.map((code) => ({
      code,
      page: join(SOURCE, folder, `${code}.md`),
      excusable: checks.some((check) => check.code === code && check.excusable),
    })),
  )
  .sort((a, b) => (a.code < b.code ? -1 : 1));

/** Folders with pages. */
export const PAGE_FOLDERS: readonly string[] = Object.keys(CODES_BY_FOLDER).map((folder) =>
  join(SOURCE, folder),
);

/** The page of a code. Throws when there is none, or when it has not the form of a page. */
export const readPage = ({ page }: CodeFacts): CheckPage => parsePage(readFileSync(page, 'utf8'));
