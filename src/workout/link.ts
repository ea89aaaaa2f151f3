/**
 * A situation as the query of a link, and back: `?with=long-range,soft-cover&damage-roll.damage-value=5`.
 *
 * Order: first stage, further groups of dice (`2.`), then every other stage in the order of the problem, `then` last; inside
 * a stage `with`, rows, values, states, each in the order of the problem. Equal situations have equal links.
 */
import type { Problem, StageKey } from './problem.ts';
import type { Situation } from './situation.ts';

export interface ReadLink {
  situation: Situation;
  /** A second situation to compare with, prefixed `vs.`. */
  versus?: Situation;
  notices: Notice[];
}

/** A part of a link that was left out. `written` is it as it stands there; `nearest` what may have been meant. */
export type Notice =
  | { kind: 'unknown-name'; written: string; nearest?: string }
  | { kind: 'unknown-modifier'; written: string; stage: StageKey; nearest?: string }
  | { kind: 'unknown-row'; written: string; table: string; nearest?: string }
  | { kind: 'unknown-state'; written: string; role: string; nearest?: string }
  | { kind: 'not-a-number'; written: string; value: string }
  /** `used` is the nearest allowed number, which was put in its place. */
  | { kind: 'out-of-range'; written: string; value: string; used: number }
  /** Holds by itself, so naming it changes nothing. */
  | { kind: 'automatic'; written: string; stage: StageKey }
  /** The first of them was kept. */
  | { kind: 'exclusive'; stage: StageKey; kept: string; left: string[] }
  /** Two stages that cannot both follow one outcome. */
  | { kind: 'one-follows'; kept: StageKey; left: StageKey[] };

/** Reads a query such as `location.search`, with or without `?`. Parameters of others (`v`, `q`, `utm_*`) are not looked at. */
export type ReadSituation = (problem: Problem, query: string) => ReadLink;
/** Writes the query without `?`; empty for a situation in which nothing is set. Only `a–z 0–9 - . , = &`. */
export type WriteSituation = (problem: Problem, situation: Situation, versus?: Situation) => string;
