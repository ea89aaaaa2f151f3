/** The rulebook of this build, read once. In development a changed file makes this module, and so the reading, anew. */
import { buildRulebook, type Rulebook } from '../model/rulebook.ts';
import type { RulesetData } from '../pipeline/entries.ts';
import { readRulebook } from '../pipeline/rulebook.ts';

let book: Rulebook | undefined;
let sources: readonly RulesetData[] = [];

/**
 * All files have the shape of their schema, or this throws. Findings of the cross-checks do not stop it, so that whoever
 * edits sees the page; `npm run build` runs the checks first and does not publish what they refuse.
 */
export function theBook(): Rulebook {
  book ??= read(process.env['RULES_DIRECTORY'] || undefined);
  return book;
}

function read(directory: string | undefined): Rulebook {
  const { rulesets } = readRulebook(directory);
  const broken = rulesets.flatMap(({ id, broken: files, ruleset }) => [...[...files].map((file) => `${id}/${file}`), ...(ruleset ? [] : [`${id}/ruleset`])]);
  if (broken.length > 0) throw new Error(`These files have errors: ${broken.join(', ')}. Run: npm run check`);
  sources = rulesets;
  return buildRulebook(rulesets);
}

/** The files behind the rulebook, for what only they know: lines to edit, addresses that moved. */
export function theSources(): readonly RulesetData[] {
  theBook();
  return sources;
}
