/** What pages and the service worker say to each other. */
import type { PackedChange, PackInfo } from './pack-format.ts';

export type Request =
  /** Keep these packs and what they need, besides what is kept. */
  | { do: 'keep'; packs: string[] }
  | { do: 'cancel' }
  | { do: 'remove'; packs: string[] }
  /** Is there something newer? A silent check says nothing unless there is. */
  | { do: 'check'; silent: boolean }
  /** Answered with the status. */
  | { do: 'status' }
  /** The page that installed the worker was loaded before its requests could be seen. */
  | { do: 'remember'; links: string[] };

/** Why something was not kept. */
export type Failure =
  'connection' | 'interrupted' | 'full' | 'refused' | 'damaged' | 'replaced' | 'unsupported';

export interface Status {
  type: 'status';
  kept: PackInfo[];
  /** What is being kept now, in bytes. */
  running?: { packs: string[]; received: number; total: number };
  /** How the last attempt ended. */
  ended?: Ending;
  /** Packs that the browser has deleted on its own. */
  lost: string[];
}
export type Ending =
  { how: 'done' | 'cancelled' | 'removed' | 'current' } | { how: 'failed'; failure: Failure };

/** Sent to pages that were opened from an older state: what is new. */
export interface Updated {
  type: 'updated';
  /** Words of the notice in the languages that are kept. */
  rulesets: UpdatedRuleset[];
}
export interface UpdatedRuleset {
  language: string;
  ruleset: string;
  title: string;
  date?: string;
  changes: PackedChange[];
}

export type Report = Status | Updated;
