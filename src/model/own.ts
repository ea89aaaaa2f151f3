/** Rules of the authors' own: they are the source, and nothing else is. */
import type { RulesetFile } from '../../schemas/types.d.ts';

/** Whether the authors of a ruleset wrote every document that it names. */
export const isOwn = (facts: Pick<RulesetFile, 'documents'> | undefined): boolean =>
  facts?.documents.every(({ own }) => own) ?? false;
