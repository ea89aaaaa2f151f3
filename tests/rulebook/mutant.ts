/** Rulesets to mutate: the real ones and the small valid game, each compared with itself as on main. */
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { DataFile } from '../../src/schema/data-file.ts';
import { readRulebook, readRules, type Reading, type Rules } from '../../src/rulebook.ts';
import { GAME, snapshotOf } from '../checks/fixture.ts';

export interface Book {
  /** As they are on main, too. */
  rules: Rules;
  /** Findings before any mutation, because the real data may have some during an edit. */
  before: Set<string>;
}

/** A seed makes failures repeatable. The data changes often enough to vary the mutations. */
export const SEED = 20_260_101;

/** What commands write is guarded as a whole. */
const WRITTEN = new Set<string>(['change', 'translations']);

const books = [...booksOf('rules'), ...booksOf(`${GAME}/..`)];

export const dataFiles = books.flatMap((book) =>
  book.rules.files.filter(({ schema }) => !WRITTEN.has(schema)).map((file) => ({ book, file })),
);

/** Replaces the text of one file of the ruleset; returns the new findings. */
export function mutate(
  { rules, before }: Book,
  file: DataFile,
  text: string,
): { found: Diagnostic[]; reading: Reading } {
  const mutated = rules.files.map((one) => (one === file ? { file: one.file, text } : one));
  const reading = readRulebook(snapshotOf(rules.folder, mutated), { before: rules });
  return {
    found: reading.diagnostics.filter((diagnostic) => !before.has(withoutPlace(diagnostic))),
    reading,
  };
}

/** Each ruleset alone. */
function booksOf(directory: string): Book[] {
  const { folder, files } = readRules(directory);
  return [...Map.groupBy(files, ({ ruleset }) => ruleset).values()].map((own) => {
    const reading = readRulebook(snapshotOf(folder, own));
    return { rules: reading, before: new Set(reading.diagnostics.map(withoutPlace)) };
  });
}

/** Omits line and column, which change with the text before the finding. */
function withoutPlace({ code, message, file }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}
