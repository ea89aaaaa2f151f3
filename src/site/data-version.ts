/**
 * The version of the data that a reader saw: it counts the recorded changes of a ruleset, so that a
 * link can show later ones.
 */
import { publishedChanges } from '../ledger/history.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { DATA_VERSION } from './config.ts';

/**
 * `1.12`: version of the data format, and number of recorded changes. The history is append-only.
 */
export const versionOf = (ruleset: Ruleset): string =>
  `${DATA_VERSION.replace(/^v/, '')}.${publishedChanges(ruleset.changes).length}`;
