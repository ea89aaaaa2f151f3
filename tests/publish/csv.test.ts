/** Published CSV, parsed by another library and compared with the page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { entriesOf } from '../../src/model/rulebook.ts';
import { csv } from '../../src/publish/csv.ts';
import { resolvedOf } from '../../src/publish/resolved.ts';
import { getRulebook, readRulebook } from '../../src/rulebook.ts';
import { shareDataOf } from '../../src/share/content.ts';
import { LICENCE } from '../../src/site/config.ts';
import { createReader } from '../../src/view/context.ts';
import { tableSheet } from '../../src/view/parts/table.ts';
import { withSigns } from '../../src/wording/figure.ts';
import { withRules } from '../checks/fixture.ts';
import { DOCUMENTS, entryAt, gameWith, words } from '../view/game-with.ts';

const tables = getRulebook().rulesets.flatMap((ruleset) =>
  entriesOf(ruleset, 'tables').map((entry) => ({ ruleset, entry, name: entry.address })),
);

describe.each(LANGUAGE_TAGS)('CSV in %s', (language) => {
  it.each(tables)('$name has every cell as shown, in its place', ({ ruleset, entry }) => {
    const sheet = tableSheet(entry, createReader(language, ruleset, entry.address));
    const [heads = [], ...rows] = parse(csv(entry, ruleset, language), { bom: true });
    const shown = sheet.groups.flatMap((group) => group.rows);
    expect(rows.map(([id]) => id)).toEqual(entry.data.rows.map(({ id }) => id));
    expect(rows.map((row) => row.slice(1, 2 + sheet.columns.length))).toEqual(
      shown.map((row) =>
        [row.label, ...row.cells].map((one) => (one.plain === '' ? '' : withSigns(one))),
      ),
    );
    for (const [index, { label }] of sheet.columns.entries())
      expect(heads[2 + index]?.endsWith(label)).toBe(true);
  });
  it.each(tables)('$name has unique headings, its status and its licence', (table) => {
    const text = csv(table.entry, table.ruleset, language);
    const [heads = [], ...rows] = parse(text, { bom: true });
    expect(new Set(heads).size).toBe(heads.length);
    expect(heads.every((head) => head !== '')).toBe(true);
    // Status, source, game, version, licence.
    const { columns } = tableSheet(table.entry, createReader(language, table.ruleset, ''));
    const ends = rows.map((row) => row.slice(2 + columns.length, 7 + columns.length));
    for (const end of ends) expect(end.filter((cell) => cell === '')).toEqual([]);
    expect(new Set(ends.map((end) => end.at(-1)))).toEqual(new Set([LICENCE.name]));
  });
});

it('names the group before the column, and the status of the row and of cells that differ', () => {
  const table = (address: string) => tables.find(({ name }) => name === address)!;
  const read = (address: string) => {
    const { entry, ruleset } = table(address);
    return parse(csv(entry, ruleset, 'en'), { bom: true, columns: true });
  };
  expect(Object.keys(read('tables/hit-effects')[0] ?? {})).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Attack on .+: 1$/)]),
  );
  const statuses = read('tables/weapons').map(
    (row) => (row as Record<string, string>)['Source status'],
  );
  expect(statuses.some((status) => /(^|: )disputed/.test(status ?? ''))).toBe(true);
});

it('says of each length of a howitzer which fire it is for, as the data, a copied row and the page do', () => {
  const { entry, ruleset } = tables.find(({ name }) => name === 'tables/weapons')!;
  const range = {
    en: '0–48″ (direct fire) / 24–48″ (indirect fire)',
    pl: '0–48″ (ogień na wprost) / 24–48″ (ogień pośredni)',
    ja: '0–48″（直接射撃）・24–48″（間接射撃）',
  };
  expect(resolvedOf(entry, ruleset)['light-howitzer.range']?.shown).toEqual(range);
  for (const language of LANGUAGE_TAGS) {
    const reader = createReader(language, ruleset, entry.address);
    const rows = parse(csv(entry, ruleset, language), { bom: true });
    expect(rows.find(([id]) => id === 'light-howitzer')?.[2]).toBe(range[language as 'en']);
    const copied = shareDataOf(entry, reader, 'light-howitzer').parts['light-howitzer'];
    expect(copied?.row?.[1]).toContain(range[language as 'en']);
    const [cell] = tableSheet(entry, reader)
      .groups.flatMap(({ rows }) => rows)
      .find(({ id }) => id === 'light-howitzer')!.cells;
    expect(cell?.html).toBe(`<abbr title="${range[language as 'en']}">(0/24)–48″</abbr>`);
  }
});

it('has no source status of rules of its own, as their pages have none', () => {
  const own = { ...DOCUMENTS.sheet, own: true as const };
  const game = gameWith({
    meta: { documents: [own] },
    tables: { guns: SMALL },
  });
  const { entry, ruleset } = { entry: entryAt(game, 'tables', 'guns'), ruleset: game.ruleset };
  if (entry.kind !== 'tables') throw new Error('No table');
  const [heads = []] = parse(csv(entry, ruleset, 'en'), { bom: true });
  expect(heads).toContain('Source');
  expect(heads).not.toContain('Source status');
});

const SMALL = {
  title: words('Guns'),
  columns: [{ id: 'range', type: 'number' as const, title: words('Range') }],
  rows: [{ id: 'long-gun', title: words('Long gun'), cells: { range: 24 } }],
};

it('has a byte order mark for spreadsheets that would guess', () => {
  const [{ ruleset, entry }] = tables as [(typeof tables)[number]];
  expect(csv(entry, ruleset, 'ja').startsWith('\ufeffid,')).toBe(true);
});

it('makes no formula of a text of the rules', () =>
  withRules(undefined, (rules, game) => {
    const file = join(game, 'tables/weapons.yaml');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('en: Mortar,');
    writeFileSync(file, text.replace('en: Mortar,', "en: '=HYPERLINK(1)',"));
    const [ruleset] = readRulebook(rules, { lenient: true }).rulebook!.rulesets;
    const weapons = entriesOf(ruleset!, 'tables').find(({ id }) => id === 'weapons')!;
    expect(csv(weapons, ruleset!, 'en')).toContain(",'=HYPERLINK(1),");
  }));
