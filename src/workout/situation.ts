/** A situation: what a reader has set. A link and a form are two ways to write it. */
import type { StageKey } from './problem.ts';

export interface Situation {
  /** Settings by stage; a stage that is absent has none. The other side of a contest is `<key>-other`. */
  stages: Record<StageKey, Settings>;
  /** Stages chosen where an outcome may lead to several, or need not lead on. */
  then: StageKey[];
  /** Further groups of dice of the first stage, each with its own settings for that stage; the first group is in `stages`. */
  groups: Settings[];
}
export interface Settings {
  /** Ids of the circumstances that hold. */
  with: string[];
  /** Numbers given, by name; dice as written where the value may be dice. */
  values: Record<string, number | string>;
  /** States that hold, by role. */
  states: Record<string, string[]>;
  /** Rows chosen, by table. A number in `values` goes before the row's. */
  rows: Record<string, string>;
}

export const NO_SETTINGS: Settings = { with: [], values: {}, states: {}, rows: {} };
export const NO_SITUATION: Situation = { stages: {}, then: [], groups: [] };
