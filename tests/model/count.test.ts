/** The output of `npm run count` for the fixture game, counted by hand. */
import { expect, it } from 'vitest';
import { countRuleset } from '../../src/model/count.ts';
import { readRulebook } from '../../src/rulebook.ts';

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
