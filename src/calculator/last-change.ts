/** The last change of a situation and its effect. */
import { stageOf, type StageKey } from '../workout/problem.ts';
import type { Result } from '../workout/result.ts';
import { NO_SETTINGS, type Settings, type Situation } from '../workout/situation.ts';
import { barView, startOf } from './result-bar.ts';
import { nameOf, valueNumeral, type Words } from './say.ts';

/** A situation with its result. */
export interface Shown {
  situation: Situation;
  result: Result;
}

/**
 * The last change and its effect on the odds: `Long range −1 · 67 % → 50 %`; undefined for a change without one. `last` is
 * the answer before, which stays if nothing changed.
 */
export function lastChange(
  before: Shown,
  after: Shown,
  active: string,
  words: Words,
  last?: string,
): string | undefined {
  const [old, current] = [before, after].map(({ situation }) => JSON.stringify(situation));
  if (old === current) return last;
  const percent = (result: Result) => {
    const stage = startOf(result, active);
    return stage && barView(stage, words).chance?.percent;
  };
  const [was, now] = [percent(before.result), percent(after.result)];
  if (!was || !now || was === now) return undefined;
  const change = changedSetting(before.situation, after.situation, words);
  return change && `${change} · ${words.say('work.leads', { from: was, to: now })}`;
}

function changedSetting(before: Situation, after: Situation, words: Words): string | undefined {
  for (const key of new Set([...Object.keys(before.stages), ...Object.keys(after.stages)])) {
    const was = before.stages[key] ?? NO_SETTINGS;
    const change = changedAt(key, was, after.stages[key] ?? NO_SETTINGS, words);
    if (change !== undefined) return change;
  }
  return undefined;
}

/** A number, a modifier, a state or a row, in this order. */
function changedAt(key: StageKey, was: Settings, now: Settings, words: Words): string | undefined {
  const { texts, problem } = words;
  const named = (name: string, isDropped: boolean) => (isDropped ? `(–) ${name}` : name);
  const value = different(was.values, now.values);
  if (value !== undefined)
    return `${nameOf(texts, `terms#${value}`)} ${value in now.values ? valueNumeral(value, now.values[value] ?? 0, words) : '–'}`;
  const tick = addedOrDropped(was.with, now.with);
  if (tick) {
    const modifiers = stageOf(problem, key)?.modifiers ?? [];
    const address = modifiers.find(({ id }) => id === tick.id)?.address ?? tick.id;
    const amount = texts[`=${address}`] ?? '';
    // Of what is unknown the odds say so.
    const isSaid = !tick.isDropped && /\p{N}/u.test(amount);
    return named(nameOf(texts, address) + (isSaid ? ` ${amount}` : ''), tick.isDropped);
  }
  const state = addedOrDropped(statesIn(was), statesIn(now));
  if (state) return named(nameOf(texts, `state:${state.id}`), state.isDropped);
  const table = different(was.rows, now.rows);
  if (table === undefined) return undefined;
  const place = problem.tables[table]?.address ?? table;
  const row = now.rows[table];
  return named(nameOf(texts, row === undefined ? place : `${place}#${row}`), row === undefined);
}

const statesIn = ({ states }: Settings): string[] => Object.values(states).flat();

/** The first that is new, or else the first that is gone. */
function addedOrDropped(
  was: readonly string[],
  now: readonly string[],
): { id: string; isDropped: boolean } | undefined {
  const added = now.find((id) => !was.includes(id));
  const id = added ?? was.find((one) => !now.includes(one));
  return id === undefined ? undefined : { id, isDropped: added === undefined };
}

const different = <T>(was: Record<string, T>, now: Record<string, T>): string | undefined =>
  Object.keys({ ...was, ...now }).find((name) => was[name] !== now[name]);
