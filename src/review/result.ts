/**
 * What reading a request found, as JSON. One job makes it and may only read; another, which may write, takes nothing else
 * of the request, and so checks its form first.
 */
import { Ajv } from 'ajv';

export type Verdict = 'passed' | 'source-missing' | 'mistakes' | 'conflict' | 'refused';

export interface Result {
  head: string;
  verdict: Verdict;
  /** The request also changes files outside `rules/`. */
  changesCode: boolean;
  /** In game words, at most `MOST_CHANGES`; `changeCount` counts all. */
  changes: ResultChange[];
  changeCount: number;
  /** Root causes first. */
  findings: ResultFinding[];
  findingCount: number;
  /** Translations that are older than an English text of the request; they keep nothing from being merged. */
  outdated: ResultFinding[];
  /** Records to add: of changed figures one a ruleset, of addresses that are gone one each. */
  records: ResultRecord[];
  /** What the new records of the request were checked against, in words. */
  sources: string[];
  /** Mechanical repairs: the text that a line should have. */
  suggestions: Suggestion[];
  /** Files in conflict with main, or that are not read. */
  files: string[];
}

export interface ResultChange {
  /** `Bolt Action` */
  game: string;
  /** `Weapons, Light mortar: range` */
  what: string;
  was: string;
  now: string;
}

export interface ResultFinding {
  file: string;
  /** 0 where the file is gone. */
  line: number;
  message: string;
  hint: string;
}

export interface ResultRecord {
  /** `rules/bolt-action/changes/light-mortar-k7f3.yaml` */
  file: string;
  text: string;
  /** The source that the description names, if it names one. */
  source: string;
  /** The address that is gone; empty for a record of figures. */
  gone: string;
  /** Where it leads now, if that is likely. */
  leads: string;
}

export interface Suggestion {
  file: string;
  line: number;
  text: string;
}

export const MOST_CHANGES = 60;
export const MOST_FINDINGS = 30;
export const MOST_SUGGESTIONS = 20;
export const MOST_RECORDS = 20;
/** Characters of one text. */
const LONGEST = 2000;

const text = { type: 'string', maxLength: LONGEST };
const count = { type: 'integer', minimum: 0 };
/** Inside `rules/`, as its files are named: such a path can stand in a link. */
const file = { type: 'string', maxLength: 200, pattern: '^rules/[a-z0-9/-]+\\.yaml$' };
/** A file or folder of the rules. */
const place = { type: 'string', maxLength: 200, pattern: '^rules(?:/[a-z0-9/.-]*)?$' };
const list = (most: number, properties: Record<string, object>): object => ({
  type: 'array',
  maxItems: most,
  items: exact(properties),
});
const exact = (properties: Record<string, object>): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const validate = new Ajv({ strict: true }).compile<Result>(
  exact({
    head: { type: 'string', pattern: '^[0-9a-f]{40}$' },
    verdict: { enum: ['passed', 'source-missing', 'mistakes', 'conflict', 'refused'] },
    changesCode: { type: 'boolean' },
    changes: list(MOST_CHANGES, { game: text, what: text, was: text, now: text }),
    changeCount: count,
    findings: list(MOST_FINDINGS, { file: place, line: count, message: text, hint: text }),
    findingCount: count,
    outdated: list(MOST_FINDINGS, { file: place, line: count, message: text, hint: text }),
    records: list(MOST_RECORDS, {
      file,
      text: { type: 'string', maxLength: 50_000 },
      source: text,
      gone: text,
      leads: text,
    }),
    sources: { type: 'array', maxItems: MOST_RECORDS, items: text },
    suggestions: list(MOST_SUGGESTIONS, { file, line: count, text }),
    files: { type: 'array', maxItems: 100, items: text },
  }),
);

/** The result that a JSON text holds. Throws when it has another form, or is about another commit. */
export function parseResult(json: string, head: string): Result {
  const data: unknown = JSON.parse(json);
  if (!validate(data)) throw new Error('The result of reading has an unexpected form.');
  if (data.head !== head) throw new Error('The result is about another commit.');
  return data;
}

/** A text of a request, short enough for the result. */
export const shortened = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
