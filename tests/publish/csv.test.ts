/** Published CSV, read back by another parser and compared with what the page shows. */
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { entriesOf } from '../../src/model/rulebook.ts';
import { csv } from '../../src/publish/csv.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { tableSheet } from '../../src/view/table.ts';

const tables = getRulebook().rulesets.flatMap((ruleset) =>
  entriesOf(ruleset, 'tables').map((entry) => ({ ruleset, entry, name: entry.address })),
);

describe.each(LANGUAGE_TAGS)('CSV in %s', (language) => {
  it.each(tables)('$name has every cell as shown, in its place', ({ ruleset, entry }) => {
    const sheet = tableSheet(entry, ruleset, language);
    const text = csv(entry, sheet, language);
    const [heads, ...rows] = parse(text);
    expect(heads!.slice(2)).toEqual(sheet.columns.map(({ label }) => label));
    const shown = sheet.groups.flatMap((group) => group.rows);
    expect(rows.map(([id]) => id)).toEqual(entry.data.rows.map(({ id }) => id));
    expect(rows.map((row) => row.slice(1))).toEqual(
      shown.map((row) => [row.label, ...row.cells.map(({ plain }) => plain)]),
    );
  });
});

it('quotes commas, quotes and line breaks', () => {
  const [{ ruleset, entry }] = tables as [(typeof tables)[number]];
  const sheet = tableSheet(entry, ruleset, 'en');
  const [row] = sheet.groups[0]!.rows;
  row!.label = 'a "b", c\nd';
  const rows = parse(csv(entry, sheet, 'en'));
  expect(rows[1]![1]).toBe('a "b", c\nd');
});
