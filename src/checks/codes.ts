/** Every diagnostic code and its page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as loading from '../load/diagnostics.ts';
import { asTyped, SOURCE } from '../program.ts';
import * as validation from '../schema/diagnostics.ts';
import { unneededException } from './exceptions.ts';
import { parsePage, type CheckPage } from './page.ts';
import { checks } from './run.ts';

/** Codes by the folder of their pages. */
const CODES_BY_FOLDER: Record<string, readonly string[]> = {
  'load/diagnostics': Object.values(loading).map(({ code }) => code),
  'schema/diagnostics': Object.values(validation).map(({ code }) => code),
  checks: [...checks.map(({ code }) => code), unneededException.code],
};

export interface CodeFacts {
  code: string;
  /** The Markdown file of its page. */
  page: string;
  /** Whether exceptions.yaml may list exceptions to it. */
  excusable: boolean;
}

/** All codes in alphabetical order. */
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

/** The page of a code. Throws if it does not exist or cannot be parsed as a page. */
export const readPage = ({ page }: CodeFacts): CheckPage =>
  parsePage(asTyped(readFileSync(page, 'utf8')));
