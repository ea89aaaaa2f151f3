/** The settings of one stage as parameters of a link, in the order of the problem. */
import type { Problem, Stage, StageKey } from './problem.ts';
import type { Settings } from './situation.ts';

/** The other side of a contest has the inputs of this one. */
export const stageOf = ({ stages }: Problem, key: StageKey): Stage | undefined => {
  const contest = stages[key.replace(/-other$/, '')];
  return stages[key] ?? (contest?.type === 'roll' && contest.contest ? contest : undefined);
};

/** Adds what follows from the settings: a number given for a modifier ticks it. */
export function ticked(settings: Settings, stage: Stage | undefined): Settings {
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
export function writeSettings(
  stage: Stage | undefined,
  settings: Settings,
  prefix: string,
): string[] {
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
