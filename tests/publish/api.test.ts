/**
 * The public data of the fixture game: every file in the index, compared with the YAML it comes
 * from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dataFiles } from '../../src/publish/api.ts';
import { GAME } from '../checks/fixture.ts';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { readRulebook } from '../../src/rulebook.ts';

const book = buildRulebook(readRulebook('tests/fixtures/valid').rulesets);
const files = dataFiles(book);
const byPath = new Map(files.map((file) => [file.path, file]));
// The type states what the test expects of the file.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
const jsonAt = <T = Fields>(path: string): T => JSON.parse(byPath.get(path)?.text ?? 'null') as T;
const yaml = (path: string): Fields => parse(readFileSync(join(GAME, path), 'utf8')) as Fields;

type Fields = Record<string, unknown>;
interface Entry {
  address: string;
  data: string;
}
interface Index {
  version: string;
  languages: string[];
  rulesets: { data: string; entries: Entry[] }[];
}

/** The content of the game's folder, listed by hand. */
const ENTRIES = [
  ['modifiers/to-hit', 'modifiers'],
  ['phases/orders', 'phase'],
  ['phases/turn-end', 'phase'],
  ['procedures/fire', 'procedure'],
  ['rules/cover', 'rule'],
  ['tables/damage', 'table'],
  ['tables/weapons', 'table'],
] as const;
const addresses = ENTRIES.map(([address]) => address as string);

describe('the index', () => {
  const index = jsonAt<Index>('index.json');

  it('states its version and languages', () => {
    expect(index.version).toBe('v1');
    expect(index.languages).toEqual(['en', 'pl', 'ja']);
  });

  it('lists each ruleset with its title, edition and data', () => {
    const { title, edition } = yaml('ruleset.yaml');
    expect(index.rulesets).toHaveLength(1);
    expect(index.rulesets[0]).toMatchObject({
      id: 'skirmish',
      title,
      edition,
      data: '/api/v1/skirmish.json',
    });
  });

  it('lists every entry with its page, data and number of parts', () => {
    const entries = index.rulesets[0]?.entries ?? [];
    expect(entries.map(({ address }) => address).sort()).toEqual(addresses);
    expect(entries).toContainEqual({
      address: 'tables/weapons',
      kind: 'tables',
      title: { en: 'Weapons', pl: 'Broń', ja: '武器' },
      page: '/go/skirmish/tables/weapons/',
      data: '/api/v1/skirmish/tables/weapons.json',
      // Three columns, three rows and a note.
      parts: 7,
    });
  });

  it('names existing files', () => {
    const named = index.rulesets.flatMap(({ data, entries }) => [
      data,
      ...entries.map((entry) => entry.data),
    ]);
    expect(named).toHaveLength(8);
    for (const link of named) expect(byPath.has(link.replace('/api/v1/', '')), link).toBe(true);
  });
});

describe('the data of a ruleset', () => {
  it('equals its files, with the schema of each entry', () => {
    const whole = jsonAt<Fields & { entries: Entry[] }>('skirmish.json');
    expect(whole['ruleset']).toEqual(yaml('ruleset.yaml'));
    for (const list of ['markers', 'terms', 'values'])
      expect(whole[list]).toEqual(yaml(`${list}.yaml`)[list]);
    const sorted = whole.entries.toSorted((a, b) => a.address.localeCompare(b.address));
    expect(sorted).toEqual(
      ENTRIES.map(([address, schema]) => ({
        address,
        kind: address.split('/')[0],
        schema: `/schemas/v1/${schema}.schema.json`,
        data: yaml(`${address}.yaml`),
        resolved: jsonAt(`skirmish/${address}.json`)['resolved'],
      })),
    );
  });

  it.each(addresses)('has %s as a file of its own', (address) => {
    const { $schema, about, resolved, ...data } = jsonAt<Fields & { about: Entry }>(
      `skirmish/${address}.json`,
    );
    expect(data).toEqual(yaml(`${address}.yaml`));
    expect(resolved).toMatchObject({ '': { evidence: 'as-printed' } });
    const [, schema] = ENTRIES.find(([one]) => one === address) ?? [];
    expect($schema).toBe(`/schemas/v1/${schema}.schema.json`);
    const { title, edition } = yaml('ruleset.yaml');
    expect(about).toMatchObject({ ruleset: 'skirmish', title, edition, version: '1.0' });
    expect(about.address).toBe(`skirmish/${address}`);
  });
});

describe('tables as CSV', () => {
  it('exist once per language, and only for tables', () => {
    expect(files.filter(({ path }) => path.endsWith('.csv')).map(({ path }) => path)).toEqual(
      ['en', 'pl', 'ja']
        .map((language) => `skirmish/tables/weapons.${language}.csv`)
        .concat(['en', 'pl', 'ja'].map((language) => `skirmish/tables/damage.${language}.csv`)),
    );
  });

  it('have the words and signs of the language, and state their subject', () => {
    const rows = (language: string) =>
      parseCsv(byPath.get(`skirmish/tables/weapons.${language}.csv`)?.text ?? '', { bom: true });
    const cells = (language: string) => rows(language).map((row) => row.slice(0, 5));
    expect(cells('en').slice(1)).toEqual([
      ['rifle', 'Rifle', '24″', '1', 'none'],
      ['mortar', 'Mortar', '12–60″', 'D3*', 'Cover (D6), Walls are hard cover'],
      ['thrower', 'Thrower', 'Flame', '2D6', 'none'],
    ]);
    expect(cells('pl')[2]).toEqual([
      ...['mortar', 'Moździerz', '12–60″', 'K3*', 'Osłona (K6), Mury to twarda osłona'],
    ]);
    expect(cells('ja')[2]).toEqual(['mortar', '迫撃砲', '12–60″', 'D3*', '遮蔽（D6）、壁は硬遮蔽']);
    expect(rows('en').map((row) => row.slice(5, 9))).toEqual([
      ['Source status', 'Source', 'Game', 'Data version'],
      ...Array.from({ length: 3 }, () => [
        ...['as printed', 'Sheet, page 2', 'Skirmish, 1st ed.', '1.0'],
      ]),
    ]);
  });

  it('end their lines as RFC 4180 requires', () => {
    const text = byPath.get('skirmish/tables/weapons.en.csv')?.text ?? '';
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });
});

it('leads from a retired address to the entry that took its place, or to the several', () => {
  const [first] = book.rulesets;
  if (!first) throw new Error('The fixture game could not be read');
  const moved = {
    'tables/arms': ['tables/weapons'],
    'rules/fire': ['rules/cover', 'procedures/fire#shoot'],
  };
  const changes = [{ name: 'changes/moves', file: '', data: { on: '2024-12-01', moved } }];
  const after = dataFiles({ rulesets: [{ ...first, changes }] });
  const textAt = (path: string) => after.find((file) => file.path === `skirmish/${path}`)?.text;
  const dataAt = (path: string) => JSON.parse(textAt(path) ?? 'null') as Fields;
  expect(dataAt('tables/arms.json')).toEqual({
    ...dataAt('tables/weapons.json'),
    moved: ['tables/weapons'],
  });
  expect(textAt('tables/arms.pl.csv')).toBe(textAt('tables/weapons.pl.csv'));
  expect(dataAt('rules/fire.json')).toMatchObject({
    $schema: '/schemas/v1/api-moved.schema.json',
    moved: moved['rules/fire'],
  });
  expect(dataAt('changes.json')['moved']).toEqual(moved);
});

it('of house rules names the entry of the base that is changed or taken over', () => {
  const [first] = book.rulesets;
  const { title } = first!.meta;
  const base = {
    id: 'duel',
    title,
    added: ['rules/cover'],
    changed: ['tables/weapons'],
    removed: [],
    moved: {},
  };
  const after = dataFiles({ rulesets: [{ ...first!, source: { ...first!.source, base } }] });
  const baseAt = (path: string) => {
    const text = after.find((file) => file.path === `skirmish/${path}.json`)?.text ?? '{}';
    return (JSON.parse(text) as { about: Fields }).about['base'];
  };
  expect(['rules/cover', 'tables/weapons', 'procedures/fire'].map(baseAt)).toEqual([
    undefined,
    { address: 'duel/tables/weapons', changed: true },
    { address: 'duel/procedures/fire', changed: false },
  ]);
});

it('serves JSON and CSV with their content types', () => {
  const types = new Set(files.map(({ path, type }) => `${path.replace(/.*\./, '')} ${type}`));
  expect([...types].sort()).toEqual([
    'csv text/csv; charset=utf-8',
    'json application/json; charset=utf-8',
  ]);
  // Readable in a browser: one field per line.
  expect(byPath.get('index.json')?.text).toContain('\n "languages": [\n  "en",');
});
