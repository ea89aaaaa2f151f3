/**
 * A situation as the query of a link: `?with=long-range,soft-cover&damage-roll.damage-value=5`. `link.ts` reads it.
 *
 * Order: first stage, further groups of dice (`2.`), then every other stage in the order of the problem, `then` last; inside
 * a stage `with`, rows, values, states, each in the order of the problem. Equal situations have equal links.
 */
import { stageOf, type Problem, type Stage, type StageKey } from './problem.ts';
import type { Settings, Situation } from './situation.ts';

/** Prefix of the situation to compare with. */
export const VERSUS = 'vs.';

/** Adds what follows from the settings: a number given for a modifier ticks it. */
function ticked(settings: Settings, stage: Stage | undefined): Settings {
  if (!stage) return settings;
  const named = new Set(settings.with);
  for (const { id, own, group, combine, automatic } of stage.modifiers) {
    if (own === undefined || automatic || !(own in settings.values) || named.has(id)) continue;
    const rival = stage.modifiers.some(
      (other) => combine === 'unique' && other.group === group && named.has(other.id),
    );
    if (!rival) named.add(id);
  }
  return { ...settings, with: stage.modifiers.flatMap(({ id }) => (named.has(id) ? [id] : [])) };
}

/** One parameter each: `damage-roll.with=…`; `prefix` is empty for the first stage. */
function writeSettings(stage: Stage | undefined, settings: Settings, prefix: string): string[] {
  if (!stage) return [];
  const written = (name: string, value: string | number | undefined) =>
    value === undefined || value === '' ? [] : [`${prefix}${name}=${String(value).toLowerCase()}`];
  return [
    ...written('with', settings.with.join(',')),
    ...stage.tables.flatMap((table) => written(table, settings.rows[table])),
    ...stage.values.flatMap((name) => written(name, settings.values[name])),
    ...stage.states.flatMap(({ role }) => written(role, settings.states[role]?.join(','))),
  ];
}

/** Applies consequences of the settings: a number given for a modifier ticks it. */
export function normal(problem: Problem, situation: Situation): Situation {
  const stages = Object.entries(situation.stages).map(
    ([key, settings]) => [key, ticked(settings, stageOf(problem, key))] as const,
  );
  const first = problem.stages[problem.starts[0] ?? ''];
  return {
    ...situation,
    stages: Object.fromEntries(stages.filter(([, settings]) => !isEmpty(settings))),
    groups: situation.groups.map((settings) => ticked(settings, first)),
  };
}

const isEmpty = ({ with: named, values, states, rows }: Settings): boolean =>
  named.length === 0 &&
  [values, rows].every((part) => Object.keys(part).length === 0) &&
  Object.values(states).every((words) => words.length === 0);

/** A query that sets nothing but names a start, which then is the one shown. */
export const queryForStart = ({ starts }: Problem, key: StageKey): string =>
  key === starts[0] ? '' : `${key}.with=`;

/** Writes the query without `?`; empty if nothing is set. Only `a–z 0–9 - . , = &`. */
export function writeSituation(problem: Problem, situation: Situation, versus?: Situation): string {
  const other = versus ? write(problem, versus).map((part) => VERSUS + part) : [];
  return [...write(problem, situation), ...other].join('&');
}

function write(problem: Problem, raw: Situation): string[] {
  const situation = normal(problem, raw);
  const of = (key: StageKey, settings: Settings | undefined, prefix: string) =>
    settings ? writeSettings(stageOf(problem, key), settings, prefix) : [];
  const [first = ''] = problem.starts;
  const keys = new Set(Object.keys(problem.stages).flatMap((key) => [key, `${key}-other`]));
  keys.delete(first);
  const stages = [...keys].flatMap((key) => of(key, situation.stages[key], `${key}.`));
  return [
    ...of(first, situation.stages[first], ''),
    ...situation.groups.flatMap((settings, index) => of(first, settings, `${index + 2}.`)),
    ...stages,
    ...(situation.then.length > 0
      ? [
          `then=${Object.keys(problem.stages)
            .filter((key) => situation.then.includes(key))
            .join(',')}`,
        ]
      : []),
  ];
}
