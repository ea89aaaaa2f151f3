/**
 * The version of the data that a reader saw: it counts the recorded changes of a ruleset, so that a
 * link can show later ones.
 */
import { publishedChanges } from '../ledger/history.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { DATA_VERSION, RULES_FOLDER } from './config.ts';
import { lastEdited } from './last-edited.ts';

/**
 * `1.12`: version of the data format, and number of recorded changes. The history is append-only.
 */
export const versionOf = (ruleset: Ruleset): string =>
  `${DATA_VERSION.replace(/^v/, '')}.${publishedChanges(ruleset.changes).length}`;

/** `1.69`: version of the data format, and number of recorded changes in all rulesets. */
export const dataVersionOf = (rulesets: readonly Ruleset[]): string =>
  `${DATA_VERSION.replace(/^v/, '')}.${rulesets.flatMap(({ changes }) => publishedChanges(changes)).length}`;

/** `2026-05-03`: when a file of the ruleset was last edited, else when a figure was; undefined where neither is known. */
export const dataDate = ({ id, changes }: Ruleset): string | undefined =>
  lastEdited(`${RULES_FOLDER}/${id}/`) ?? publishedChanges(changes).at(-1)?.on;
