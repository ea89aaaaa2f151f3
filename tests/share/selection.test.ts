/** What is copied of a page, a part or a cell of the fixture game, and the files that the share menu fetches. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { shareDataOf, shareFiles, type SharedPage } from '../../src/share/content.ts';
import { cellsIn, select, type ShareData } from '../../src/share/data.ts';
import { embedCode, heightOf } from '../../src/share/embed.ts';
import { isTable } from '../../src/share/shared.ts';
import { createReader } from '../../src/view/context.ts';
import { readGame } from '../view/golden-game.ts';

const { book, ruleset } = readGame();
const entry = (address: string) => {
  const found = ruleset.entries.find((one) => one.address === address);
  if (!found) throw new Error(`The fixture game has no ${address}`);
  return found;
};
const dataOf = (page: SharedPage, only?: string): ShareData => {
  const address = typeof page === 'string' ? page : page.address;
  return shareDataOf(page, createReader('en', ruleset, address), only);
};
const guns = dataOf(entry('tables/guns'));
const contentOf = (data: ShareData, fragment: string) => select(data, fragment).shared.content;

describe('a cell', () => {
  it('comes with its label, its heading and its own address', () => {
    const { address, neutral, shared } = select(guns, 'small.crew');
    expect(address).toBe('skirmish/tables/guns#small.crew');
    expect(shared.name).toBe('Small gun, Crew');
    expect(shared.of).toBe('Guns');
    expect(shared.content).toEqual({
      heads: [guns.table?.heads[0], 'Crew'],
      figures: [false, true],
      rows: [['Small gun†', '2']],
    });
    expect([neutral, shared.link].map((link) => link.split('#')[1])).toEqual([
      'small.crew',
      'small.crew',
    ]);
  });
  it('keeps the name of its group', () => {
    const { shared } = select(dataOf(entry('tables/effects')), 'zero.infantry-kill');
    expect(shared.name).toMatch(/, Infantry: Kill$/);
    expect(shared.content).toMatchObject({
      heads: ['Strength', 'Kill'],
      groups: ['', 'Infantry'],
      rows: [['0', '1–3']],
    });
  });
  it('of an unknown column is its whole row', () => {
    const row = select(guns, 'small');
    expect(select(guns, 'small.nothing')).toEqual(row);
    expect(row.address).toBe('skirmish/tables/guns#small');
    expect(isTable(row.shared.content) && row.shared.content.rows[0]).toHaveLength(4);
  });
  it('has the source of its row unless it has one of its own', () => {
    const [small] = [guns.parts['small']];
    const own: ShareData = {
      ...guns,
      parts: {
        ...guns.parts,
        ...(small && { small: { ...small, cells: { crew: 'Source: Leaflet' } } }),
      },
    };
    expect(select(own, 'small.crew').shared.source).toBe('Source: Leaflet');
    expect(select(own, 'small.range').shared.source).toBe(small?.source);
  });
  it.each([
    // Figures, and words among them
    ['crew', '2', undefined],
    ['crew', 'two', 'two'],
    ['crew', '2 men', undefined],
    ['crew', 'men of 2', undefined],
    ['crew', 'a few', undefined],
    // Words, and figures among them
    ['move', 'towed', 'towed'],
    ['move', '2 men', '2 men'],
    ['move', '12″', undefined],
    ['move', 'a 2', undefined],
  ])('in column %s with %j has the wording %j', (column, text, wording) => {
    const row = guns.table?.columns.map(() => text) ?? [];
    const parts = { small: { ...guns.parts['small']!, row: ['Small gun', ...row] } };
    expect(select({ ...guns, parts }, `small.${column}`).wording).toBe(wording);
  });
  it('exists in every column of a row, and nowhere else', () => {
    expect(cellsIn(guns, 'small')).toEqual(['small.range', 'small.crew', 'small.move']);
    expect(cellsIn(guns, 'muzzle')).toEqual([]);
    expect(cellsIn(guns, 'nothing')).toEqual([]);
    expect(cellsIn(dataOf(entry('modifiers/morale')), 'halved')).toEqual([]);
    expect(cellsIn(dataOf('terms'), 'band')).toEqual([]);
  });
});

describe('a part', () => {
  it('that does not exist is the whole page', () => {
    const whole = select(guns, '');
    expect(select(guns, 'nothing')).toEqual(whole);
    expect(whole.address).toBe('skirmish/tables/guns');
    expect(whole.shared).toMatchObject({ name: 'Guns', of: 'Guns' });
    expect(isTable(whole.shared.content) && whole.shared.content.rows).toHaveLength(2);
  });
  it('without columns is its text, and so is a page without rows', () => {
    expect(contentOf(guns, 'muzzle')).toEqual({ text: 'From the muzzle.' });
    const { summary } = ruleset.meta;
    expect(contentOf(dataOf('print'), '')).toEqual({ text: summary.en });
    const { table, ...rest } = guns;
    const empty = { ...rest, ...(table && { table: { ...table, rows: [] } }) };
    expect(contentOf(empty, '')).toEqual({ text: guns.page.text });
  });
  it('alone is the same as among all', () => {
    const only = dataOf(entry('tables/guns'), 'field');
    expect(Object.keys(only.parts)).toEqual(['field']);
    expect(only.parts['field']).toEqual(guns.parts['field']);
    expect(only.page).toEqual(guns.page);
    const besides = ['changes', 'embed', 'claims'];
    expect(besides.map((name) => [name in guns, name in only])).toEqual([
      ...[
        [true, false],
        [true, false],
      ],
      [false, false],
    ]);
  });
  it('opens its file at its line, a page its file', () => {
    const [page, field] = ['', 'field'].map((id) => select(guns, id).edit);
    expect(page).toMatch(/tables\/guns\.yaml$/);
    expect(field).toMatch(/tables\/guns\.yaml#L\d+$/);
    expect(select(dataOf('print'), '').edit).toMatch(/ruleset\.yaml$/);
  });
  it('of a modifier set has its amount, with its status once', () => {
    const morale = dataOf(entry('modifiers/morale'));
    expect(morale.table?.heads).toEqual(['Morale', '±']);
    expect(contentOf(morale, 'leader-near')).toMatchObject({ rows: [['Leader within 6″', '+2']] });
    expect(contentOf(morale, 'each-pin')).toMatchObject({ rows: [['Each pin [1]', '− Pins']] });
    expect(contentOf(morale, 'halved')).toMatchObject({ rows: [['Halved', '×½ (inferred)']] });
  });
});

describe('a dispute', () => {
  const disputes = (changed: object) => {
    const page = entry('tables/guns');
    const parts = page.parts.map((part) =>
      part.kind === 'dispute' ? { ...part, data: { ...part.data, ...changed } } : part,
    );
    return dataOf({ ...page, parts }).parts['field-range']?.text;
  };
  it('names every claim with its source, what is used, and why', () => {
    expect(disputes({})).toBe(
      'Sheet, page 2: The range is 24–48″. Leaflet, page 4: The range is 24–60″. Used here: The range is 24–48″. The sheet is newer.',
    );
  });
  it('without an adopted claim says so', () => {
    expect(disputes({ adopted: undefined })).toContain('. Used here: ');
    expect(disputes({ adopted: undefined })).not.toContain('Used here: The range');
  });
  it('names the editors of a claim without a source', () => {
    const claim = { id: 'own', says: { en: 'Both.' } };
    expect(disputes({ claims: [claim], adopted: 'own' })).toMatch(
      /^[A-Z][^.]+: Both\. Used here: Both\./,
    );
  });
});

describe('markers and terms', () => {
  it('have the source status of each', () => {
    const [first, ...others] = ruleset.markers;
    if (!first) throw new Error('The fixture game has no markers');
    const markers = [{ ...first, evidence: 'inferred' as const }, ...others];
    const data = shareDataOf('markers', createReader('en', { ...ruleset, markers }, 'markers'));
    expect(data.parts[first.id]?.source).toMatch(/^Source: .+ \(inferred\)$/);
    expect(others.filter(({ id }) => data.parts[id]?.source.includes('('))).toEqual([]);
  });
});

it('the menu fetches one file for each page and language', () => {
  const files = shareFiles(book);
  const pages = [...ruleset.entries.map(({ address }) => address), 'markers', 'terms', 'print'];
  expect(files.map(({ path }) => path)).toEqual(
    LANGUAGE_TAGS.flatMap((language) => pages.map((page) => `${language}/skirmish/${page}.json`)),
  );
  expect(new Set(files.map(({ type }) => type))).toEqual(
    new Set(['application/json; charset=utf-8']),
  );
  const [en] = files.filter(({ path }) => path === 'en/skirmish/tables/guns.json');
  expect(JSON.parse(en?.text ?? '')).toEqual(guns);
});

describe('a frame', () => {
  it('is offered for tables and rolls, as high as its rows', () => {
    expect(guns.embed).toMatchObject({ title: 'Guns · Skirmish, 1st ed.', height: 260 + 2 * 40 });
    expect(dataOf(entry('modifiers/morale')).embed?.height).toBe(260 + 4 * 40);
    expect(dataOf(entry('rules/cover')).embed).toBeUndefined();
    expect(heightOf(1000)).toBe(800);
  });
  it('keeps what HTML would read', () => {
    const code = embedCode({ link: '/a?b&c="', title: '<i> & "x"', height: 340 });
    expect(code).toMatch(/^<iframe src="\/a\?b&amp;c=&quot;" title="&lt;i> &amp; &quot;x&quot;" /);
    expect(code).toContain(' height="340" ');
  });
});
