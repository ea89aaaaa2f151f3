/** The rulebook of this build, read once. In development a changed file makes this module, and so the reading, anew. */
import { buildRulebook, type Rulebook } from '../model/rulebook.ts';
import type { Diagnostic } from '../pipeline/diagnostic.ts';
import type { RulesetData } from '../pipeline/entries.ts';
import { readRulebook } from '../pipeline/rulebook.ts';

interface Volume {
  book: Rulebook;
  sources: readonly RulesetData[];
  findings: readonly Diagnostic[];
}
let volume: Volume | undefined;

/**
 * All files have the shape of their schema, or this throws. Findings of the cross-checks do not stop it, so that whoever
 * edits sees the page; `npm run build` runs the checks first and does not publish what they refuse.
 */
export const theBook = (): Rulebook => theVolume().book;

/** The files behind the rulebook, for what only they know: lines to edit, addresses that moved. */
export const theSources = (): readonly RulesetData[] => theVolume().sources;

/** What the checks say of one file, or of all: shown on the page in development. */
export const findingsOf = (file?: string): readonly Diagnostic[] =>
  theVolume().findings.filter((finding) => file === undefined || finding.file === file);

function theVolume(): Volume {
  volume ??= read(process.env['RULES_DIRECTORY'] || undefined);
  return volume;
}

function read(directory: string | undefined): Volume {
  const { rulesets, diagnostics } = readRulebook(directory);
  const broken =
    rulesets.length === 0 ||
    rulesets.some(({ broken: files, ruleset }) => files.size > 0 || !ruleset);
  if (broken)
    throw new Error(
      ['The rules cannot be read yet:', ...diagnostics.slice(0, 20).map(inALine)].join('\n'),
    );
  return { book: buildRulebook(rulesets), sources: rulesets, findings: diagnostics };
}

const inALine = ({ file, line, column, message, hint }: Diagnostic): string =>
  `${file}:${line}:${column} ${message} ${hint ?? ''}`.trimEnd();
