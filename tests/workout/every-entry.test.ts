/**
 * What the calculator gives for every entry of the rules: numbers, several results because the rules
 * leave something open, or unknown with the reason. The golden text has no figures, so that a
 * corrected figure does not change it. `npx vitest run tests/workout -u` writes it again.
 */
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { textsOf } from '../../src/workout/build/texts.ts';
import type { Problem, StageKey } from '../../src/workout/problem.ts';
import { readNumber } from '../../src/workout/read-number.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Possible, StageResult } from '../../src/workout/result.ts';
import { NO_SETTINGS, type Settings, type Situation } from '../../src/workout/situation.ts';
import { rulebook } from './rules.ts';

interface Calculated {
  result: StageResult;
  settings: Settings;
}

/** One start of a problem, with a number entered for everything that is missing. */
function calculate(problem: Problem, key: StageKey, named: readonly string[] = []): Calculated {
  let settings: Settings = { ...NO_SETTINGS, with: [...named] };
  for (let round = 0; round < 9; round++) {
    const other = { ...NO_SETTINGS, values: settings.values };
    const stages = { [key]: settings, [`${key}-other`]: other };
    const situation: Situation = { stages, groups: [], then: [] };
    const result = resolve(problem, situation).starts.find(({ stage }) => stage === key);
    if (!result) throw new Error(`${problem.entry}: no result for ${key}`);
    const needs = possibleIn(result).flatMap((one) => (one.type === 'missing' ? one.needs : []));
    const names = [...new Set(needs.map((need) => need.slice(need.lastIndexOf('.') + 1)))];
    if (names.length === 0) return { result, settings };
    // A name that is no value is a group of modifiers, of which one must be chosen.
    const chosen = problem.stages[key]?.modifiers.find(
      ({ automatic, group }) => !automatic && group !== undefined && names.includes(group),
    );
    settings = {
      ...settings,
      ...(chosen && { with: [...settings.with, chosen.id] }),
      values: {
        ...settings.values,
        ...Object.fromEntries(
          names
            .filter((name) => name !== chosen?.group)
            .map((name) => [name, numberFor(problem, name)]),
        ),
      },
    };
  }
  throw new Error(`${problem.entry}: ${key} still has missing values`);
}

/** Seven, or the nearest number that the value allows. */
function numberFor({ values }: Problem, name: string): number {
  const { atLeast = -Infinity, atMost = Infinity } = values[name] ?? {};
  return Math.min(Math.max(7, atLeast), atMost);
}

const possibleIn = ({ target, value, success, outcomes }: StageResult): Possible<unknown>[] => [
  ...[target, value, success].flatMap((one) => one ?? []),
  ...outcomes.map(({ odds }) => odds),
];

function inWords(result: StageResult, texts: Readonly<Record<string, string>>): string {
  const all = possibleIn(result);
  const reasons = [
    ...all.flatMap((one) => (one.type === 'unknown' ? one.reasons : [])),
    ...result.outcomes.flatMap(({ unknown }) => unknown ?? []),
  ];
  const why = new Set(
    reasons.map((address) => texts[`because:${address}`] ?? `NO REASON (${address})`),
  );
  if (why.size > 0) {
    const part = all.some(({ type }) => type === 'known') ? 'partly unknown' : 'unknown';
    return `${part}: ${[...why].join(' ')}`;
  }
  if (result.barred !== undefined) return `ends: ${texts[result.barred] ?? 'NO REASON'}`;
  if (all.length === 0) return 'NOTHING';
  if (all.some(({ type }) => type === 'open')) return 'several results';
  return [
    ...(result.value ? ['value'] : []),
    ...(result.target ? ['number needed'] : []),
    ...(result.outcomes.some(({ id }) => id !== '*') ? ['odds'] : []),
  ].join(', ');
}

/** The starts of an entry, and the modifiers that change what kind of result they have. */
function linesOf(problem: Problem, texts: Readonly<Record<string, string>>): string[] {
  return problem.starts.flatMap((key) => {
    const { result, settings } = calculate(problem, key);
    const alone = inWords(result, texts);
    const given = [...Object.keys(settings.values), ...settings.with];
    const name = (address: string) => texts[address] ?? address;
    const modified = (problem.stages[key]?.modifiers ?? [])
      .filter(({ automatic, always }) => !automatic && !always)
      .flatMap(({ id, address }) => {
        const words = inWords(calculate(problem, key, [id]).result, texts);
        return words === alone ? [] : [`    with ${name(address)}: ${words}`];
      });
    return [
      `  ${name(`stage:${key}`)}${given.length > 0 ? ` (from ${given.join(', ')})` : ''}: ${alone}`,
      ...modified,
    ];
  });
}

const entries = rulebook.rulesets.flatMap((ruleset) =>
  ruleset.entries.flatMap((entry) => {
    const problem = problemOf(ruleset, entry);
    if (!problem) return [];
    const lines = linesOf(problem, textsOf(problem, ruleset, 'en'));
    return [{ address: `${ruleset.id}/${entry.address}`, entry, lines }];
  }),
);

describe('every entry with a roll or a computed value', () => {
  it('can be calculated', () => {
    const found = new Set(entries.map(({ address }) => address));
    const rolled = rulebook.rulesets.flatMap(({ id, entries: all }) =>
      all.flatMap(({ address, data }) =>
        'roll' in data || 'value' in data || 'rolls' in data ? [`${id}/${address}`] : [],
      ),
    );
    expect(rolled.filter((address) => !found.has(address))).toEqual([]);
    expect(rolled.length).toBeGreaterThan(40);
  });

  it('gives a result, or the reason why it is unknown', async () => {
    const text = entries.map(({ address, lines }) => [address, ...lines, ''].join('\n')).join('\n');
    expect(text).not.toMatch(/NO REASON|NOTHING/);
    await expect(text).toMatchFileSnapshot('../golden/calculator.en.txt');
  });
});

it('accepts every common number of a value', () => {
  const refused = rulebook.rulesets.flatMap((ruleset) =>
    ruleset.entries.flatMap((entry) =>
      Object.entries(problemOf(ruleset, entry)?.values ?? {}).flatMap(([name, value]) =>
        (value.common ?? [])
          .filter((one) => readNumber(String(one), value).type !== 'known')
          .map((one) => [entry.address, name, one]),
      ),
    ),
  );
  expect(refused).toEqual([]);
});

it('shows every common number somewhere: in the line of a modifier there is no room for them', () => {
  const hidden = rulebook.rulesets.flatMap((ruleset) => {
    const problems = ruleset.entries.flatMap((entry) => problemOf(ruleset, entry) ?? []);
    const shown = new Set(
      problems.flatMap(({ stages }) =>
        Object.values(stages).flatMap(({ values, modifiers }) => {
          const inLines = modifiers.flatMap(({ own }) => own ?? []);
          return values.filter((name) => !inLines.includes(name));
        }),
      ),
    );
    return ruleset.values.flatMap(({ id, common }) => (common && !shown.has(id) ? [id] : []));
  });
  expect(hidden).toEqual([]);
});
