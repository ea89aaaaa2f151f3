/** The rulebook of this build, read once. In development a changed file makes this module, and so the reading, anew. */
import type { Rulebook } from '../model/rulebook.ts';
import { readRulebook } from '../pipeline/rulebook.ts';

let book: Rulebook | undefined;

/** Throws when the data has errors: `npm run check` names them with their places. */
export function theBook(): Rulebook {
  book ??= readRulebook(process.env['RULES_DIRECTORY'] || undefined).rulebook;
  if (!book) throw new Error('The rules have errors. Run: npm run check');
  return book;
}
