/** The output of `npm run count` for the fixture game, counted by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutExample } from '../../src/workout/without-example.ts';
import { countRuleset } from '../../src/model/count.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { GAME, withRules } from '../checks/fixture.ts';

it('counts entries, parts by kind, and open questions', () => {
  const [ruleset] = readRulebook('tests/fixtures/valid', { lenient: true }).rulebook!.rulesets;
  const count = countRuleset(ruleset!);
  const kinds = ruleset!.entries.map(({ kind }) => kind);
  expect(count.entries).toBe(kinds.length);
  const rows = ruleset!.entries.flatMap((entry) =>
    entry.kind === 'tables' ? entry.data.rows : [],
  );
  const cells = ruleset!.entries.flatMap((entry) =>
    entry.kind === 'tables' ? entry.data.rows.flatMap(() => entry.data.columns) : [],
  );
  expect(count.byKind.row).toBe(rows.length);
  expect(count.byKind.cell).toBe(cells.length);
  expect(count.byKind.marker).toBe(ruleset!.markers.length);
  expect(count.parts).toBe(Object.values(count.byKind).reduce((sum, number) => sum + number, 0));
  expect([count.disputes, count.unknown, count.inferred]).toEqual([0, 0, 0]);
});

it('lists the modifiers, outcomes and rows that no worked example shows', () => {
  const example = (target: string, rest: string) =>
    `\nexamples: [{ id: one, text: { en: A, pl: A, ja: A }, target: ${target}, ${rest} }]\n`;
  const text = readFileSync(join(GAME, 'tables/damage.yaml'), 'utf8');
  const added = example('tables/damage', 'way: full, dice: [3], expect: { outcome: stuck }');
  const overlay = [{ path: 'tables/damage.yaml', text: text + added }];
  const { rulebook } = withRules(overlay, (rules) => readRulebook(rules));
  expect(withoutExample(rulebook?.rulesets[0]?.entries ?? [])).toEqual({
    modifiers: {
      count: 4,
      lacking: ['soft-cover', 'hard-cover', 'long-range'].map((id) => `modifiers/to-hit#${id}`),
    },
    outcomes: { count: 2, lacking: ['modifiers/to-hit: miss'] },
    rows: { count: 3, lacking: ['tables/damage#stunned', 'tables/damage#wrecked'] },
  });
});
