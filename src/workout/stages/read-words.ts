/** The states of a link, each set where its control is. */
import type { Problem, Stage, StageKey, StateInput } from '../problem.ts';
import type { Settings, Situation } from '../situation.ts';

/** Where a link sets something. */
export interface Spot {
  problem: Problem;
  stage: Stage;
  key: StageKey;
  settings: Settings;
  situation: Situation;
}
/** A word that is not known here, or one that does not go with another. */
export type WordNotice =
  | { kind: 'unknown-state'; written: string; role: string }
  | { kind: 'one-state'; kept: string; left: string[] };

export const emptySettings = (): Settings => ({ with: [], values: {}, states: {}, rows: {} });

/** Sets the words, and says what is wrong with them. */
export function readWords(
  { stage, settings }: Spot,
  name: string,
  words: readonly string[],
): WordNotice[] {
  const role = stage.states.find((state) => state.role === name);
  if (!role) return [];
  const [known, strange] = split(words, (word) => role.words.includes(word));
  const all = [...new Set([...(settings.states[name] ?? []), ...known])];
  const left = excludedOf(role, all);
  const [kept = ''] = all.filter((word) => !left.includes(word));
  settings.states[name] = role.words.filter((word) => all.includes(word) && !left.includes(word));
  return [
    ...strange.map((word) => ({ kind: 'unknown-state' as const, written: word, role: name })),
    ...(left.length > 0 ? [{ kind: 'one-state' as const, kept, left }] : []),
  ];
}

/**
 * Whether a state that has no control here is said by another one, which is then set: the modifier that stands for it, such
 * as a DM counter in a rally or a CE crew that is fired at, or the control of an earlier stage.
 */
export function saysElsewhere(
  spot: Spot,
  role: string,
  word: string,
  notices: { push: (notice: WordNotice) => unknown },
): boolean {
  const { stage, key, problem, situation } = spot;
  const has = ({ states }: Stage) =>
    states.some((state) => state.role === role && state.words.includes(word));
  if (has(stage)) return false;
  const here = stage.modifiers.filter(
    ({ automatic, implies = [] }) =>
      !automatic && implies.some(([of, said]) => of === role && said === word),
  );
  const [home, id] =
    stage.said?.[`${role}=${word}`] ?? (here.length === 1 ? [key, here[0]?.id] : []);
  if (home !== undefined && id !== undefined) {
    const there = (situation.stages[home] ??= emptySettings());
    there.with = [...new Set([...there.with, id])];
    return true;
  }
  if (!stage.carried?.includes(role)) return false;
  for (const [other, before] of Object.entries(problem.stages)) {
    const leads = Object.values(before.next ?? {}).some((all) => all.some(({ to }) => to === key));
    if (!leads && !before.readings?.includes(key)) continue;
    const settings = (situation.stages[other] ??= emptySettings());
    const there = { ...spot, stage: before, key: other, settings };
    if (has(before)) for (const notice of readWords(there, role, [word])) notices.push(notice);
    else if (!saysElsewhere(there, role, word, notices)) continue;
    return true;
  }
  return false;
}

/** Words that an earlier one excludes. */
const excludedOf = (role: StateInput, words: readonly string[]): string[] =>
  words.reduce<string[]>(
    (left, word, index) =>
      words.slice(0, index).some((other) => !left.includes(other) && excludes(role, word, other))
        ? [...left, word]
        : left,
    [],
  );

/** Whether two states cannot apply together. */
export const excludes = ({ excludes: pairs = {} }: StateInput, a: string, b: string): boolean =>
  (pairs[a]?.includes(b) || pairs[b]?.includes(a)) ?? false;

export function split<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
