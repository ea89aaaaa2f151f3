/**
 * Random situations for every roll, value and table of the rules, and of a game that has every
 * feature of the schema: the result equals a count of every throw. The seed is fixed, so that
 * failures can be repeated. `npm test` takes a sample.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { writeSituation } from '../../src/workout/write-link.ts';
import { reduced } from '../../src/workout/odds.ts';
import type { Problem, Stage } from '../../src/workout/problem.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Chance, Possible, StageResult, WithRivals } from '../../src/workout/result.ts';
import { NO_SETTINGS, type Settings, type Situation } from '../../src/workout/situation.ts';
import { excludes } from '../../src/workout/stages/read-words.ts';
import type { Ruleset } from '../../src/model/rulebook.ts';
import { cases } from '../sample.ts';
import { featuresOf, offeredFeatures } from './features.ts';
import { everyFeature, rulebook } from './rules.ts';
import { sequenceOdds } from './oracle/sequence.ts';
import { expected } from './oracle/one-stage.ts';
import { onPage, openDisputes } from './oracle/variants.ts';

interface Subject {
  ruleset: Ruleset;
  /** Only this stage as a start. */
  problem: Problem;
  stage: Stage;
}

/** Single stages, and whole sequences, of each seed. */
const SINGLE = cases(300, 1000);
const SEQUENCES = cases(60, 1500);

const rulesets = [...rulebook.rulesets, everyFeature];

const subjects: Subject[] = rulesets
  .flatMap((ruleset) =>
    ruleset.entries.flatMap((entry) => {
      const problem = problemOf(ruleset, entry);
      // What several starts of a page share is set at the first; the others have pages of their own.
      const isLater = (key: string) => problem?.same?.some(({ at }) => at.indexOf(key) > 0);
      return (problem?.starts ?? []).flatMap((key) =>
        isLater(key)
          ? []
          : {
              ruleset,
              problem: { ...problem!, starts: [key] },
              stage: problem!.stages[key]!,
            },
      );
    }),
  )
  .filter(
    ({ ruleset, stage }, index, all) =>
      all.findIndex((one) => one.ruleset === ruleset && one.stage.address === stage.address) ===
      index,
  );
/** Those of the game with every feature more often, since each of their modifiers is to be met. */
const picked = subjects.flatMap((subject) =>
  Array.from(
    { length: subject.ruleset === everyFeature ? 2 + subject.stage.modifiers.length : 1 },
    () => subject,
  ),
);

/** Picks by a row of numbers from 0 to 1, which fast-check shrinks. */
class Picker {
  private readonly numbers: readonly number[];
  private next = 0;
  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }
  number(): number {
    return this.numbers[this.next++ % this.numbers.length] ?? 0;
  }
  below(n: number): number {
    return Math.min(n - 1, Math.floor(this.number() * n));
  }
  chance(probability: number): boolean {
    return this.number() < probability;
  }
}

function randomSettings({ problem, stage }: Subject, pick: Picker): Settings {
  const settings: Settings = { with: [], values: {}, states: {}, rows: {} };
  const density = pick.number();
  const gaps = pick.chance(0.7) ? 0 : 0.3;
  const groups = new Set<string>();
  for (const { id, automatic, combine, group } of stage.modifiers) {
    if (automatic || !pick.chance(density)) continue;
    if (combine === 'unique' && groups.has(group!)) continue;
    if (combine === 'unique') groups.add(group!);
    settings.with.push(id);
  }
  // Of those of which only one can apply, a number of its own would apply one more.
  const others = stage.modifiers.flatMap(({ id, own, combine, automatic }) =>
    combine === 'unique' && !automatic && !settings.with.includes(id) ? (own ?? []) : [],
  );
  for (const name of stage.values) {
    if (pick.chance(gaps) || others.includes(name)) continue;
    const { atLeast = -6, atMost = 40 } = problem.values[name]!;
    const [low, high] = [Math.max(atLeast, -12), Math.min(atMost, atLeast + 46)];
    settings.values[name] = low + pick.below(high - low + 1);
  }
  for (const state of stage.states)
    settings.states[state.role] = state.words
      .filter(() => pick.chance(0.3))
      .filter((word, index, all) => !all.slice(0, index).some((one) => excludes(state, word, one)));
  for (const table of stage.tables) {
    const { rows } = problem.tables[table]!;
    if (rows.length > 0 && pick.chance(0.3))
      settings.rows[table] = rows[pick.below(rows.length)]!.id;
  }
  return settings;
}

const once = <T>(work: (ruleset: Ruleset, page: string) => T) => {
  const known = new WeakMap<Ruleset, Map<string, T>>();
  return (ruleset: Ruleset, page = ''): T => {
    const found = known.get(ruleset) ?? new Map<string, T>();
    known.set(ruleset, found);
    const result = found.get(page) ?? work(ruleset, page);
    found.set(page, result);
    return result;
  };
};
const onThisPage = once(onPage);
const disputesOf = once(openDisputes);

/** What all claims of a dispute without an adopted one come to. */
function agreedBy<T>(ruleset: Ruleset, { rivals }: WithRivals, count: (rules: Ruleset) => T) {
  if (rivals.length === 0) return undefined;
  const agreed = disputesOf(ruleset).map((claims) => claims.map(count));
  return agreed.find(
    ([first, ...others]) =>
      first !== undefined &&
      others.every((other) => JSON.stringify(other) === JSON.stringify(first)),
  )?.[0];
}

/** Entries of the fixture game with a result, and the modifiers that counted in one. */
const seen = { places: new Set<string>(), modifiers: new Set<string>() };

function see({ ruleset, stage }: Subject, settings: Settings, result: StageResult): void {
  if (ruleset !== everyFeature) return;
  for (const address of [stage.address, ...Object.keys(settings.rows).map((id) => `tables/${id}`)])
    seen.places.add(address.replace(/#.*/, ''));
  for (const { id } of result.counted) seen.modifiers.add(id);
}

/** Of no roll that lacks a number. */
const isUnknown = ({ outcomes }: StageResult): boolean =>
  outcomes.every((one) => one.odds.type === 'unknown');

/** All possible values; undefined if unknown. */
const shown = <T>(possible: Possible<T> | undefined, text: (value: T) => string) =>
  possible?.type === 'known'
    ? [text(possible.value)]
    : possible?.type === 'open'
      ? possible.values.map(text).sort()
      : undefined;
const odds = (chance: Chance | undefined) => shown(chance, reduced);

function actual(stage: Stage, result: StageResult): Record<string, string[] | undefined> {
  if (stage.type === 'value') return { value: shown(result.value, String) };
  return Object.fromEntries(result.outcomes.map((outcome) => [outcome.id, odds(outcome.odds)]));
}

describe('random situations', () => {
  it('has every roll, value and table', () => {
    expect(subjects.length).toBeGreaterThan(55);
  });

  it.each(Array.from({ length: cases(3, 8) }, (_, index) => index + 1))(
    'equal a count of every throw (%i)',
    (seed) => {
      let known = 0;
      fc.assert(
        fc.property(
          fc.nat({ max: picked.length - 1 }),
          fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
          (index, numbers) => {
            const subject = picked[index]!;
            const { problem, stage } = subject;
            const key = problem.starts[0]!;
            const pick = new Picker(numbers);
            const other = problem.stages[`${key}-other`];
            const raw: Situation = {
              stages: {
                [key]: randomSettings(subject, pick),
                ...(other && {
                  [`${key}-other`]: randomSettings({ ...subject, stage: other }, pick),
                }),
              },
              then: [],
              groups: [],
            };
            const link = writeSituation(problem, raw);
            const { situation, notices } = readSituation(problem, link);
            // What a number and a row say of the same thing may differ here.
            if (notices.some(({ kind }) => kind === 'barred' || kind === 'rows')) return;
            expect(notices.filter(({ kind }) => kind !== 'differs')).toEqual([]);
            expect(writeSituation(problem, situation)).toBe(link);
            const result = resolve(problem, situation);
            const mine = result.starts[0]!;
            // Conflicts are reported, and ignored in the result.
            if (result.refused.length > 0) return;
            const by = (rules: Ruleset) =>
              expected({ ...subject, ruleset: rules, other }, key, situation);
            const wanted = by(subject.ruleset);
            for (const [id, found] of Object.entries(actual(stage, mine))) {
              const expectedHere =
                wanted[id] ?? agreedBy(subject.ruleset, result, (rules) => by(rules)[id]);
              if (expectedHere?.length === 0) continue;
              if (found === undefined && past(problem, stage, mine)) continue;
              expect([subject.ruleset.id, stage.address, link, id, found]).toEqual([
                subject.ruleset.id,
                stage.address,
                link,
                id,
                expectedHere,
              ]);
              if (found) known++;
              if (found ?? isUnknown(mine))
                see(subject, situation.stages[key] ?? NO_SETTINGS, mine);
            }
          },
        ),
        { numRuns: SINGLE, seed },
      );
      expect(known).toBeGreaterThan(SINGLE);
    },
  );
});

const problems = rulesets.flatMap((ruleset) =>
  ruleset.entries.flatMap((entry) => {
    const problem = problemOf(ruleset, entry);
    return problem ? [{ ruleset, problem }] : [];
  }),
);

describe('random sequences', () => {
  it.each([11, 12])('equal a count of every throw of each roll (%i)', (seed) => {
    let known = 0;
    fc.assert(
      fc.property(
        fc.nat({ max: problems.length - 1 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 90, maxLength: 90 }),
        (index, numbers) => {
          const { ruleset, problem } = problems[index]!;
          const pick = new Picker(numbers);
          const stages = Object.entries(problem.stages).flatMap(([key, stage]) => [
            [key, randomSettings({ ruleset, problem, stage }, pick)] as const,
            ...(stage.type === 'roll' && stage.contest
              ? [
                  [
                    `${key}-other`,
                    randomSettings(
                      { ruleset, problem, stage: problem.stages[`${key}-other`] ?? stage },
                      pick,
                    ),
                  ] as const,
                ]
              : []),
          ]);
          const then = Object.values(problem.stages).flatMap(({ next = {} }) =>
            Object.values(next).flatMap((ways) => ways[pick.below(ways.length + 1)]?.to ?? []),
          );
          const raw = { stages: Object.fromEntries(stages), then, groups: [] };
          const link = writeSituation(problem, raw);
          const { situation, notices } = readSituation(problem, link);
          // What a number and a row say of the same thing may differ here.
          if (notices.some(({ kind }) => kind === 'barred' || kind === 'rows')) return;
          const result = resolve(problem, situation);
          if (result.refused.length > 0) return;
          for (const start of result.starts) {
            const here = onThisPage(ruleset, problem.entry);
            const by = (rules: Ruleset) => sequenceOdds(rules, problem, start.stage, situation);
            const wanted = by(here);
            if (hasPast(problem, start)) continue;
            for (const [key, chance] of Object.entries(start.odds)) {
              const [found, ...others] = odds(chance) ?? [];
              const only = others.length > 0 ? undefined : found;
              // What is never reached may be unknown here and impossible there.
              if (only === '0/1' && wanted.get(key) === undefined) continue;
              expect([ruleset.id, problem.entry, link, start.stage, key, only]).toEqual([
                ruleset.id,
                problem.entry,
                link,
                start.stage,
                key,
                wanted.get(key) ?? agreedBy(here, result, (rules) => by(rules).get(key)),
              ]);
              if (only !== undefined) known++;
            }
          }
        },
      ),
      { numRuns: SEQUENCES, seed },
    );
    expect(known).toBeGreaterThan(SEQUENCES);
  });
});

describe('the game with every feature', () => {
  const features = featuresOf(everyFeature);
  it('has what the schema offers that can change a result', () => {
    const names = new Set(features.map(({ name }) => name));
    expect([...offeredFeatures()].filter((name) => !names.has(name))).toEqual([]);
  });
  it('has a situation with a known result for each of them', () => {
    const modified = features.filter(({ modifier = '' }) => seen.modifiers.has(modifier));
    const entries = new Set(['', ...seen.places, ...modified.map(({ entry }) => entry)]);
    const isSeen = (one: (typeof features)[number]) =>
      one.modifier === undefined ? entries.has(one.entry) : modified.includes(one);
    const names = new Set(features.filter(isSeen).map(({ name }) => name));
    expect([...offeredFeatures()].filter((name) => !names.has(name))).toEqual([]);
  });
});

/** A roll on the way has no result beyond its dice. */
const hasPast = (problem: Problem, result: StageResult): boolean =>
  past(problem, problem.stages[result.stage]!, result) ||
  result.outcomes.some(({ next }) => next.some((one) => hasPast(problem, one)));

/** More is needed than the dice can show, and the sources do not cover it. */
function past({ rolls }: Problem, stage: Stage, { target }: StageResult): boolean {
  const says = rolls[stage.address]?.beyondDice !== undefined;
  return says && target?.type === 'known' && (target.value.number > 6 || target.value.number < 1);
}
