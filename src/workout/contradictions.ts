/**
 * Numbers that were entered although the other settings give another one, and rolls that were chosen but do not follow.
 * Loaded where a link is read, and after the first changes.
 */
import { numberOf } from '../arithmetic/sum.ts';
import { calculateValue } from '../arithmetic/value.ts';
import type { Problem, StageKey } from './problem.ts';
import { shownIn } from './rivals.ts';
import type { Settings, Situation } from './situation.ts';
import { arithmeticOf, factsAt, type Facts, type FactsOf } from './stages/given.ts';
import { prefixOf } from './stages/stage.ts';
import { workOut } from './evaluator.ts';

export type Contradiction =
  /** The number entered is used; `otherwise` are those of the other settings, several where the rules leave something open. */
  | {
      kind: 'differs';
      stage: StageKey;
      name: string;
      written: string;
      used: number | string;
      otherwise: (number | string)[];
    }
  /** The other settings make it impossible; the number entered is not used. */
  | { kind: 'barred'; stage: StageKey; name: string; written: string }
  | { kind: 'not-next'; written: StageKey }
  /** Addresses of two rows, states or circumstances that do not go together; the first counts. */
  | { kind: 'rows'; kept: string; left: string };

export function contradictionsIn(problem: Problem, situation: Situation): Contradiction[] {
  const found = new Map<string, Contradiction | undefined>();
  const rows = new Map<string, Contradiction>();
  const next = Object.values(problem.stages).flatMap((stage) => Object.values(stage.next ?? {}));
  const seen = new Set<StageKey>();
  const counted = new Set(next.flat().map(({ counts }) => counts));
  const { starts } = workOut(problem, situation, false, (stage, parts, facts) => {
    const { settings, adds } = parts;
    for (const pair of strangers(problem, facts.rows)) rows.set(pair.left, pair);
    for (const pair of putAside(problem, parts, facts)) rows.set(pair.left, pair);
    for (const pair of otherWords(problem, settings, facts.rows)) rows.set(pair.left, pair);
    seen.add(stage);
    for (const [name, used] of Object.entries(settings?.values ?? {})) {
      if (!parts.stage.values.includes(name) || name in adds || counted.has(name)) continue;
      const written = prefixOf(problem, stage) + name;
      const otherwise = withoutEntering(name, parts, facts);
      if (otherwise === undefined) continue;
      // Where the rules leave something open, one reading that gives the same number is enough.
      const agrees = String(otherwise) === String(used);
      const before = found.get(written);
      if (agrees || (found.has(written) && !before)) found.set(written, undefined);
      else if (otherwise === BARRED) found.set(written, { kind: 'barred', stage, name, written });
      else {
        const others = before?.kind === 'differs' ? before.otherwise : [];
        const all = [...new Set([...others, otherwise])];
        found.set(written, { kind: 'differs', stage, name, written, used, otherwise: all });
      }
    }
  });
  const shown = shownIn(starts);
  const offered = shown.flatMap(({ outcomes }) => outcomes.flatMap(({ ways = [] }) => ways));
  const thinkable = shown.flatMap(({ stage }) =>
    Object.values(problem.stages[stage]?.next ?? {}).flatMap((ways) => ways.map(({ to }) => to)),
  );
  return [
    ...[...found.values()].filter((one) => one !== undefined),
    ...rows.values(),
    ...situation.then.flatMap((key) =>
      thinkable.includes(key) && !offered.includes(key)
        ? [{ kind: 'not-next' as const, written: key }]
        : [],
    ),
    ...Object.entries(problem.stages).flatMap(([key, { readings = [] }]) =>
      readings.flatMap((reading) =>
        seen.has(key) && !seen.has(reading) && isSet(situation.stages[reading])
          ? [{ kind: 'not-next' as const, written: reading }]
          : [],
      ),
    ),
  ];
}

const isSet = (settings: Settings | undefined): boolean =>
  settings !== undefined && [...settings.with, ...Object.keys(settings.values)].length > 0;

/** Rows of two tables that do not go together. */
const strangers = ({ tables }: Problem, rows: Facts['rows']) =>
  Object.entries(rows).flatMap(([table, id]) => {
    const { leads = '' } = tables[table] ?? {};
    const left = rows[leads];
    const at = (name: string, row: string) => `${tables[name]?.address ?? name}#${row}`;
    const only = tables[table]?.rows.find((row) => row.id === id)?.only;
    return left === undefined || left === only
      ? []
      : [{ kind: 'rows' as const, kept: at(table, id), left: at(leads, left) }];
  });

/** States that one said before leaves no place for: a CE crew is not broken. */
const putAside = (
  { stages }: Problem,
  { stage, settings }: FactsOf,
  { states }: Facts,
): Extract<Contradiction, { kind: 'rows' }>[] =>
  stage.states.flatMap(({ role, excludes = {} }) =>
    (settings?.states[role] ?? []).flatMap((word) => {
      const other = states[role]?.find((one) => excludes[one]?.includes(word));
      if (other === undefined || states[role]?.includes(word)) return [];
      const [key = '', id] = stage.said?.[`${role}=${other}`] ?? [];
      const by = stages[key]?.modifiers.find((one) => one.id === id);
      return [
        { kind: 'rows' as const, kept: by?.address ?? `state:${other}`, left: `state:${word}` },
      ];
    }),
  );

/** Words that a chosen row rules out: who is veteran is not inexperienced. */
const otherWords = (
  { tables }: Problem,
  settings: Settings | undefined,
  rows: Facts['rows'],
): Extract<Contradiction, { kind: 'rows' }>[] =>
  Object.entries(rows).flatMap(([table, id]) => {
    const { excludes = [] } = tables[table]?.rows.find((row) => row.id === id) ?? {};
    return Object.values(settings?.states ?? {})
      .flat()
      .flatMap((word) =>
        excludes.includes(word)
          ? [
              {
                kind: 'rows' as const,
                kept: `${tables[table]?.address ?? table}#${id}`,
                left: `state:${word}`,
              },
            ]
          : [],
      );
  });

const BARRED = 'barred';

/** The number that the other settings give at this stage. */
function withoutEntering(name: string, parts: FactsOf, entered: Facts) {
  const { problem, library, settings } = parts;
  if (!settings) return undefined;
  const { [name]: _, ...values } = settings.values;
  const facts = factsAt({ ...parts, settings: { ...settings, values } });
  if (facts.barred !== undefined && !(name in entered.numbers)) return BARRED;
  const [set, own] = [...library.sets].find(([, { value }]) => value?.name === name) ?? [];
  const given = facts.numbers[name] ?? facts.dice[name];
  // What is counted begins at none, and what not everything has may have a number here.
  const { origin, without } = problem.values[name] ?? {};
  const none = [own?.value?.base === name && origin === 'count' ? 0 : undefined, without];
  if (given !== undefined) return none.includes(Number(given)) ? undefined : given;
  if (set === undefined) return undefined;
  const { readings } = calculateValue(set, arithmeticOf(facts), library);
  return readings.length === 1 ? numberOf(readings[0]?.result) : undefined;
}
