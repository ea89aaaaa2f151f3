/** The situation in the query of a link, which `write-link.ts` writes. A page loads this only for an address that has one. */
import { contradictionsIn, type Contradiction } from './contradictions.ts';
import { situationParameters } from './parameters.ts';
import { stageOf, type ModifierInput, type Problem, type Stage, type StageKey } from './problem.ts';
import { readNumber } from './read-number.ts';
import { emptySettings, readWords, saysElsewhere, split } from './stages/read-words.ts';
import { withNamesOfNow } from './renamed.ts';
import { NO_SITUATION, type Settings, type Situation } from './situation.ts';
import { normal, VERSUS } from './write-link.ts';

export interface ReadLink {
  situation: Situation;
  /** A second situation to compare with, prefixed `vs.`. */
  versus?: Situation;
  /** The start that the link is about, where an entry has several. */
  start?: StageKey;
  notices: Notice[];
}

/** A part of a link that was ignored, or that others contradict. `written` is its text in the link. */
export type Notice =
  | Contradiction
  | { kind: 'unknown-name'; written: string }
  | { kind: 'unknown-modifier'; written: string; stage: StageKey }
  | { kind: 'unknown-row'; written: string; table: string }
  | { kind: 'unknown-state'; written: string; role: string }
  | { kind: 'unknown-stage'; written: string }
  /** Given more than once; the first was kept. */
  | { kind: 'twice'; written: string }
  | { kind: 'not-a-number' | 'not-whole'; written: string; value: string }
  /** `used` is the nearest allowed number, used instead. */
  | { kind: 'out-of-range'; written: string; value: string; used: number }
  /** Applies automatically, so naming it has no effect. */
  | { kind: 'automatic'; written: string; stage: StageKey }
  /** Mutually exclusive; the first one was kept. */
  | { kind: 'exclusive'; stage: StageKey; kept: string; left: string[] }
  /** States that cannot apply together; the first one was kept. */
  | { kind: 'one-state'; kept: string; left: string[] }
  /** Two stages that cannot both follow one outcome. */
  | { kind: 'one-follows'; kept: StageKey; left: StageKey[] };

/**
 * Reads a query such as `location.search`, with or without `?`. Unknown parts become notices; the
 * rest is applied.
 */
export function readSituation(problem: Problem, query: string): ReadLink {
  const notices: Notice[] = [];
  const parameters = parametersOf(problem, query);
  const own = parameters.filter(({ name }) => !name.startsWith(VERSUS));
  const others = parameters.flatMap(({ name, value }) =>
    name.startsWith(VERSUS) ? [{ name: name.slice(VERSUS.length), value }] : [],
  );
  const situation = read(problem, own, notices);
  const start = problem.starts.find((key, index) =>
    own.some(({ name }) => (index === 0 ? !name.includes('.') : name.startsWith(`${key}.`))),
  );
  return {
    situation,
    ...(start !== undefined && { start }),
    ...(others.length > 0 && { versus: read(problem, others, notices) }),
    notices: [...notices, ...contradictionsIn(problem, situation)],
  };
}

interface Parameter {
  name: string;
  value: string;
}

/** Whether a query says anything about a situation of this entry, be it misspelt. */
export const holdsSituation = (problem: Problem, query: string): boolean =>
  parametersOf(problem, query).length > 0;

/** Without parameters whose names are not near any of this entry: those are of other sites. */
function parametersOf(problem: Problem, query: string): Parameter[] {
  const { stages } = problem;
  const names = new Set(['with', 'then']);
  for (const [key, { values, tables, states, modifiers }] of Object.entries(stages)) {
    const said = modifiers.flatMap(({ implies = [] }) => implies.map(([role]) => role));
    const roles = [...states.map(({ role }) => role), ...said];
    const ids = modifiers.map(({ id }) => id);
    for (const name of [key, ...values, ...tables, ...roles, ...ids]) names.add(name);
  }
  // A misspelt name mostly begins or ends as it should; a comparison of all letters would be loaded for this alone.
  const isNear = (step: string) =>
    names.has(step) ||
    (step.length > 2 &&
      [...names].some(
        (name) => name.startsWith(step.slice(0, 4)) || name.endsWith(step.slice(-4)),
      ));
  return situationParameters(query)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return {
        name: withNamesOfNow(decode(name), problem),
        value: withNamesOfNow(decode(value.join('=')), problem),
      };
    })
    .filter(({ name }) =>
      name
        .replace(/-other\b/, '')
        .split('.')
        .some(isNear),
    );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function read(problem: Problem, parameters: readonly Parameter[], notices: Notice[]): Situation {
  const situation: Situation = { ...NO_SITUATION, stages: {}, groups: [], then: [] };
  const groups = new Map<number, Settings>();
  const seen = new Set<string>();
  for (const { name, value } of parameters) {
    if (seen.has(name)) {
      notices.push({ kind: 'twice', written: name });
      continue;
    }
    seen.add(name);
    if (name === 'then') {
      situation.then = readThen(problem, namesIn(value), notices);
      continue;
    }
    const dot = name.lastIndexOf('.');
    const prefix = name.slice(0, Math.max(0, dot));
    const group = /^[2-9]$/.test(prefix) ? Number(prefix) : undefined;
    const key = prefix === '' || group !== undefined ? (problem.starts[0] ?? '') : prefix;
    const last = name.slice(dot + 1);
    const ids = last === 'with' ? namesIn(value) : [last];
    // What several stages share is set at the first of them, whichever a link names.
    const homes = Map.groupBy(ids, (id) => (group === undefined ? homeOf(problem, key, id) : key));
    for (const [home, own] of homes) {
      const stage = stageOf(problem, home);
      if (!stage) {
        notices.push({ kind: 'unknown-name', written: name });
        continue;
      }
      const settings =
        group === undefined
          ? (situation.stages[home] ??= emptySettings())
          : (groups.get(group) ?? emptySettings());
      if (group !== undefined) groups.set(group, settings);
      const place = { problem, stage, key: home, settings, situation, notices };
      readParameter(place, last, last === 'with' ? own.join() : value, name, home === key);
    }
  }
  situation.groups = [...groups].sort(([a], [b]) => a - b).map(([, settings]) => settings);
  for (const [key, settings] of [
    ...Object.entries(situation.stages),
    ...situation.groups.map((one) => [problem.starts[0] ?? '', one] as const),
  ]) {
    const stage = stageOf(problem, key);
    if (stage) keepOne(stage, key, settings, notices);
  }
  return normal(problem, situation);
}

/** What only the other side of a contest has is set there, whichever side a link names. */
function homeOf({ same = [], stages }: Problem, key: StageKey, name: string): StageKey {
  const home = same.find(({ names, at }) => names.includes(name) && at.includes(key))?.at[0] ?? key;
  const [own, other] = [stages[home], stages[`${home}-other`]].map((stage) =>
    stage?.modifiers.some(({ id }) => id === name),
  );
  return other && !own ? `${home}-other` : home;
}

const namesIn = (value: string): string[] => [...new Set(value.split(',').filter(Boolean))];

interface Place {
  problem: Problem;
  stage: Stage;
  key: StageKey;
  settings: Settings;
  situation: Situation;
  notices: Notice[];
}

/** `isOwn`: written where it is set. */
function readParameter(
  place: Place,
  name: string,
  value: string,
  written: string,
  isOwn: boolean,
): void {
  const { stage, settings, notices, problem } = place;
  const isRole = stage.states.some(({ role }) => role === name);
  const left =
    name === 'with'
      ? []
      : namesIn(value).filter((word) => !saysElsewhere(place, name, word, notices));
  if (name !== 'with' && left.length === 0 && value !== '') return;
  if (name === 'with') {
    const others = readModifiers(place, namesIn(value));
    settings.with = [...new Set([...settings.with, ...others])];
  } else if (stage.values.includes(name)) readValue(place, name, value, written, isOwn);
  else if (isRole) notices.push(...readWords(place, name, left));
  else if (stage.tables.includes(name)) {
    if (problem.tables[name]?.rows.some(({ id }) => id === value)) settings.rows[name] = value;
    else notices.push({ kind: 'unknown-row', written: value, table: name });
  } else if (!elsewhere(place, name, value, written))
    notices.push({ kind: 'unknown-name', written });
}

/** A number that is now entered at another stage: the Hindrance of a fire attack with its DR. */
function elsewhere(place: Place, name: string, value: string, written: string): boolean {
  const { problem, settings, situation } = place;
  if (settings !== situation.stages[problem.starts[0] ?? '']) return false;
  const [key, stage] =
    Object.entries(problem.stages).find(([, { values }]) => values.includes(name)) ?? [];
  if (key === undefined || !stage) return false;
  const there = (situation.stages[key] ??= emptySettings());
  readValue({ ...place, key, stage, settings: there }, name, value, written, false);
  return true;
}

function readModifiers({ stage, key, notices }: Place, ids: readonly string[]): string[] {
  const byId = new Map(stage.modifiers.map((modifier) => [modifier.id, modifier]));
  const named: ModifierInput[] = [];
  for (const id of ids) {
    const modifier = byId.get(id);
    if (!modifier) notices.push({ kind: 'unknown-modifier', written: id, stage: key });
    else if (modifier.automatic) notices.push({ kind: 'automatic', written: id, stage: key });
    else named.push(modifier);
  }
  return named.map(({ id }) => id);
}

/** Of those of which only one can apply, ticked or with a number of its own, keeps the first. */
function keepOne(stage: Stage, key: StageKey, settings: Settings, notices: Notice[]): void {
  const only = stage.modifiers.filter(({ combine }) => combine === 'unique');
  const held = [
    ...settings.with.flatMap((id) => only.find((one) => one.id === id) ?? []),
    ...only.filter(
      ({ id, own = '', automatic }) =>
        !automatic && own in settings.values && !settings.with.includes(id),
    ),
  ];
  for (const [group, [kept, ...others]] of Map.groupBy(held, (one) => one.group)) {
    if (group === undefined || !kept || others.length === 0) continue;
    const left = others.map(({ id }) => id);
    notices.push({ kind: 'exclusive', stage: key, kept: kept.id, left });
    settings.with = settings.with.filter((id) => !left.includes(id));
    const numbers = others.flatMap(({ own }) => (own === kept.own ? [] : own));
    settings.values = Object.fromEntries(
      Object.entries(settings.values).filter(([name]) => !numbers.includes(name)),
    );
  }
}

function readValue(
  place: Place,
  name: string,
  value: string,
  written: string,
  isOwn: boolean,
): void {
  const { problem, key, settings, notices } = place;
  const read = readNumber(value, problem.values[name]);
  if (read.type === 'known') {
    const before = settings.values[name] ?? read.value;
    const [used, otherwise] = isOwn ? [read.value, before] : [before, read.value];
    if (used !== otherwise)
      notices.push({ kind: 'differs', stage: key, name, written, used, otherwise: [otherwise] });
    return void (settings.values[name] = used);
  }
  if (read.type !== 'out-of-range') return void notices.push({ kind: read.type, written, value });
  notices.push({ kind: read.type, written, value, used: read.nearest });
  settings.values[name] = read.nearest;
}

function readThen({ stages }: Problem, keys: readonly StageKey[], notices: Notice[]): StageKey[] {
  const offers = Object.values(stages).flatMap(({ next = {} }) =>
    Object.values(next).map((list) => list.map(({ to }) => to)),
  );
  const [known, strange] = split(keys, (key) => offers.some((offer) => offer.includes(key)));
  for (const written of strange) notices.push({ kind: 'unknown-stage', written });
  const left = new Set<StageKey>();
  for (const offer of offers) {
    const [kept, ...others] = known.filter((key) => offer.includes(key) && !left.has(key));
    if (kept === undefined || others.length === 0) continue;
    others.forEach((key) => left.add(key));
    notices.push({ kind: 'one-follows', kept, left: others });
  }
  return known.filter((key) => !left.has(key));
}
