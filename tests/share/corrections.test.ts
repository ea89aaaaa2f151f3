/** Edit, report and better wording at a cell, row, step, note, marker or term: the line in the file, and what the forms are filled with. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import type { Ruleset } from '../../src/model/rulebook.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { shareDataOf } from '../../src/share/content.ts';
import { correctionsOf } from '../../src/share/corrections.ts';
import { cellsIn, select } from '../../src/share/data.ts';
import { createReader } from '../../src/view/context.ts';

const folder = mkdtempSync(join(tmpdir(), 'corrections-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The mortar has a line for each cell, as long rows have, and a source of its own for one. */
const MORTAR = `    cells:
      range: 12..60
      shots:
        value: D3
        notes: [crew]
        source: [{ document: sheet, page: 1 }]
      special: [{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls }]
`;
const game = readGame();
const page = (address: string, language: Language) => {
  const entry = game.entries.find((one) => one.address === address);
  const list = address === 'terms' || address === 'markers' ? address : undefined;
  return shareDataOf(list ?? entry!, createReader(language, game, address));
};

function readGame(): Ruleset {
  cpSync('tests/fixtures/valid', folder, { recursive: true });
  const file = join(folder, 'skirmish/tables/weapons.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^ {4}cells: \{ range: 12\.\.60.*\n/m, MORTAR));
  const { rulebook, diagnostics } = readRulebook(folder);
  expect(diagnostics).toEqual([]);
  return rulebook!.rulesets[0]!;
}

const linksAt = (address: string, fragment: string, language: Language = 'en') => {
  const data = page(address, language);
  const [edit, report, wording] = correctionsOf(data, select(data, fragment)).map(
    ({ href, name }) => ({ name, link: new URL(href) }),
  );
  return { edit: edit!, report: report!, wording };
};
/** The line that an edit link opens. */
const lineOf = ({ link }: { link: URL }): string => {
  const path = link.pathname.replace(/^.*\/edit\/main\/rules\//, '');
  const number = Number(/^#L(\d+)$/.exec(link.hash)?.[1]);
  return readFileSync(join(folder, path), 'utf8').split('\n')[number - 1] ?? '';
};
const fieldsOf = (link: URL) => Object.fromEntries(link.searchParams);

describe('edit', () => {
  it.each([
    ['range', /^ +range: 12\.\.60$/],
    ['shots', /^ +shots:$/],
    ['special', /^ +special: \[/],
  ])('of the cell %s opens the line of that cell', (column, line) => {
    expect(lineOf(linksAt('tables/weapons', `mortar.${column}`).edit)).toMatch(line);
  });
  it('of every row, step, marker and term opens the line that names it', () => {
    const addresses = [...game.entries.map(({ address }) => address), 'markers', 'terms'];
    const places = addresses.flatMap((address) =>
      Object.keys(page(address, 'en').parts).map((id) => ({ address, id })),
    );
    expect(places.length).toBeGreaterThan(15);
    const wrong = places.filter(
      ({ address, id }) => !new RegExp(`\\bid: ${id}\\b`).test(lineOf(linksAt(address, id).edit)),
    );
    expect(wrong).toEqual([]);
  });
  it('names the line, and for the page none', () => {
    const { edit } = linksAt('tables/weapons', 'mortar.range');
    expect(edit.name).toBe(`Edit the file (line ${edit.link.hash.slice(2)})`);
    const whole = linksAt('tables/weapons', '').edit;
    expect([whole.name, whole.link.hash]).toEqual(['Edit this page', '']);
  });
});

describe('the report', () => {
  it('says what the site says at the cell, and which source it names', () => {
    const fields = fieldsOf(linksAt('tables/weapons', 'mortar.shots').report.link);
    expect(fields).toMatchObject({
      template: 'wrong-figure.yml',
      address: 'skirmish/tables/weapons#mortar.shots',
      language: 'en',
      value: 'Shots D3*',
      'named-source': 'Source: Sheet, page 1',
      'data-version': '1.0',
    });
    expect(fieldsOf(linksAt('tables/weapons', 'mortar.range').report.link)).toMatchObject({
      value: 'Range 12–60″',
      'named-source': 'Source: Sheet, page 2',
    });
    expect(fieldsOf(linksAt('tables/weapons', 'mortar').report.link)).toMatchObject({
      'named-source': 'Sources: Sheet, page 2; Shots: Sheet, page 1',
    });
    const { report, wording } = linksAt('tables/weapons', '');
    expect(fieldsOf(report.link)['value']).toMatch(/^Range 24″ · [^;]+; Range 12–60″ · /);
    expect([report.name, wording?.name]).toEqual(['Report an error', 'Suggest a better wording']);
  });
  it('names game and edition in the language of the form, whatever the page is read in', () => {
    for (const language of LANGUAGE_TAGS)
      expect(fieldsOf(linksAt('tables/weapons', 'rifle', language).report.link)).toMatchObject({
        edition: 'Skirmish, First edition',
        language,
      });
  });
});

describe('a better wording', () => {
  it.each([
    ['en', 'phases/orders', 'pin', 'Give 1 pin.'],
    ['pl', 'rules/cover', '', 'Osłona\nZob. broń.'],
    ['ja', 'markers', 'pin', '釘付け\n行動を妨げる。'],
    ['pl', 'tables/weapons', 'rifle', 'Karabin'],
    ['ja', 'tables/weapons', 'thrower.range', '火炎'],
  ] as const)('in %s of %s#%s has the text that stands there', (language, address, at, text) => {
    const fields = fieldsOf(linksAt(address, at, language).wording!.link);
    expect(fields).toMatchObject({
      template: 'translation.yml',
      address: `skirmish/${address}${at && `#${at}`}`,
      language,
    });
    expect(fields['value']).toBe(text);
  });
  it('is not asked for a figure', () => {
    const data = page('tables/weapons', 'en');
    const worded = cellsIn(data, 'mortar').filter((at) => linksAt('tables/weapons', at).wording);
    expect(worded).toEqual(['mortar.special']);
  });
});

it.each(['wrong-figure.yml', 'translation.yml'])('%s has every field that is filled in', (name) => {
  const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${name}`, 'utf8')) as {
    body: { id?: string }[];
  };
  const { report, wording } = linksAt('tables/weapons', 'mortar');
  const { link } = [report, wording!].find(
    ({ link }) => link.searchParams.get('template') === name,
  )!;
  const { template: _, title: __, ...fields } = fieldsOf(link);
  const ids = form.body.map(({ id }) => id);
  expect(Object.keys(fields).filter((field) => !ids.includes(field))).toEqual([]);
});
