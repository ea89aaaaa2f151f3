/** A situation: the settings of a reader. Links and forms are two representations of it. */
import type { StageKey } from './problem.ts';

export interface Situation {
  /** Settings by stage; a missing stage has none. The other side of a contest is `<key>-other`. */
  stages: Record<StageKey, Settings>;
  /** Stages chosen where an outcome has several successors or an optional one. */
  then: StageKey[];
  /**
   * Additional groups of dice for the first stage, each with its own settings for it; the first
   * group is in `stages`.
   */
  groups: Settings[];
}
export interface Settings {
  /** Ids of the circumstances that apply. */
  with: string[];
  /** Numbers given, by name; dice as written where the value may be dice. */
  values: Record<string, number | string>;
  /** States that apply, by role. */
  states: Record<string, string[]>;
  /** Rows chosen, by table. A number in `values` takes precedence over the row's. */
  rows: Record<string, string>;
}

export const NO_SETTINGS: Settings = { with: [], values: {}, states: {}, rows: {} };
export const NO_SITUATION: Situation = { stages: {}, then: [], groups: [] };
