/** Rulesets to mutate: the real ones and the small valid game, each with every address in its ledger. */
import type { Diagnostic, Finding } from '../../src/diagnostics/diagnostic.ts';
import { withNewAddresses } from '../../src/ledger/write.ts';
import { load, readFile } from '../../src/load/load.ts';
import type { DataFile } from '../../src/schema/data-file.ts';
import { examine, type Reading } from '../../src/rulebook.ts';
import { GAME } from '../checks/fixture.ts';

export interface Book {
  files: DataFile[];
  /** What is found without any mutation: the real data may be in the middle of a change. */
  before: Set<string>;
}

/** A seed keeps a failure repeatable; the data changes often enough to vary what is tried. */
export const SEED = 20_260_101;

const books = [...booksOf('rules'), ...booksOf(`${GAME}/..`)];

export const dataFiles = books.flatMap((book) =>
  book.files.filter(({ schema }) => schema !== 'ledger').map((file) => ({ book, file })),
);

/** The ruleset with another text in one of its files: what is found now that was not found before. */
export function mutate(
  { files, before }: Book,
  file: DataFile,
  text: string,
): { found: Diagnostic[]; reading: Reading } {
  const early: Finding[] = [];
  const mutant = readFile(file, text, (finding) => void early.push(finding));
  const reading = examine(
    files.map((one) => (one === file ? mutant : one)),
    early,
  );
  return {
    found: reading.diagnostics.filter((diagnostic) => !before.has(withoutPlace(diagnostic))),
    reading,
  };
}

function booksOf(directory: string): Book[] {
  const { files } = load(directory, () => {});
  return [...Map.groupBy(files, ({ ruleset }) => ruleset).values()].map((own) => {
    const [ruleset] = examine(own).rulesets;
    const place = {
      file: `${directory}/${ruleset!.id}/ledger.yaml`,
      ruleset: ruleset!.id,
      schema: 'ledger' as const,
      name: 'ledger',
    };
    const all = [
      ...own.filter(({ schema }) => schema !== 'ledger'),
      readFile(place, withNewAddresses(ruleset!), () => {}),
    ];
    return { files: all, before: new Set(examine(all).diagnostics.map(withoutPlace)) };
  });
}

/** Where a finding stands moves with the text before it. */
function withoutPlace({ code, message, file }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}
