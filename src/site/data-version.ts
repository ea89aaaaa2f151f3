/** Which figures a reader saw: counts the recorded changes of a ruleset, so that a link can tell what came after it. */
import type { Ruleset } from '../model/rulebook.ts';
import { DATA_VERSION } from './config.ts';

/** `1.12`: shape of the public data, and how many changes of figures were recorded. The history only ever grows. */
export const versionOf = (ruleset: Ruleset): string =>
  `${DATA_VERSION.replace(/^v/, '')}.${ruleset.ledger?.changes?.length ?? 0}`;
