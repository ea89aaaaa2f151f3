/**
 * Preview images: every part is on one, its line is at the highlighted position, and the file is a
 * PNG with few colours.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { indexed, marked, palette, png } from '../../src/preview/indexed-png.ts';
import { bandOf, COLOURS, HEIGHT, WIDTH } from '../../src/preview/layout.ts';
import { draw } from '../../src/preview/draw.ts';
import { findPreview, makePreviews } from '../../src/preview/make.ts';
import { picturesOf, whereIs, type Picture } from '../../src/preview/picture.ts';
import { cacheKey, planPreviews, type Sheet } from '../../src/preview/plan.ts';
import { createReader } from '../../src/view/context.ts';
import { sharedParts } from '../../src/site/routes.ts';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { getRulebook, readRulebook } from '../../src/rulebook.ts';
import { readGame } from '../view/golden-game.ts';

const rulebook = buildRulebook(readRulebook('tests/fixtures/valid').rulesets);
const [ruleset] = rulebook.rulesets;
const lengthOf = ({ picture }: Sheet): number => JSON.stringify(picture).length;

describe('pictures', () => {
  it('show every shareable part', () => {
    for (const entry of ruleset!.entries) {
      const pictures = picturesOf(entry, createReader('ja', ruleset!, entry.address));
      expect(
        sharedParts(entry).filter((id) => !whereIs(pictures, id)),
        entry.address,
      ).toEqual([]);
    }
  });
  it('show of a dispute the question and the answer in use', () => {
    const game = readGame().ruleset;
    const guns = game.entries.find(({ address }) => address === 'tables/guns')!;
    const pictures = picturesOf(guns, createReader('en', game, guns.address));
    const { picture, line } = whereIs(pictures, 'field-range')!;
    const body = pictures[picture]?.body;
    expect(body && 'lines' in body && body.lines[line]?.cells).toEqual([
      '≠ Range of the field gun. Used here: The range is 24–48″.',
    ]);
  });
  it('have room for all their lines', () => {
    for (const { picture } of planPreviews(rulebook)) {
      if ('lines' in picture.body)
        expect(bandOf(picture, picture.body.lines.length - 1).bottom).toBeLessThanOrEqual(HEIGHT);
    }
  });
  it('are named by their content', () => {
    const [first, second] = planPreviews(rulebook);
    expect(cacheKey(first!.picture, 1, 'v')).toBe(cacheKey({ ...first!.picture }, 1, 'v'));
    const keys = [
      cacheKey(first!.picture, 1, 'v'),
      cacheKey(first!.picture, 2, 'v'),
      cacheKey(first!.picture, 1, 'w'),
      cacheKey(second!.picture, 1, 'v'),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});

describe('drawing', () => {
  const picture: Picture = {
    language: 'ja',
    site: 'Sandtable',
    ink: 'red',
    game: 'Gra, wyd. 1',
    kind: '表',
    title: '武器表 ąęł',
    body: {
      heads: ['武器', '射程'],
      figures: [false, true],
      groups: [],
      high: 1,
      lines: [
        { id: 'a', cells: ['迫撃砲', '18–60″'] },
        { id: 'b', cells: ['Żołnierz', '−1'] },
      ],
    },
  };
  it('draws letters of all three languages in their line, and highlights only that line', async () => {
    const { indices, palette: colours } = await draw(picture);
    const band = bandOf(picture, 1);
    const inkIn = ({ top, bottom }: { top: number; bottom: number }) =>
      indices.subarray((top + 8) * WIDTH, (bottom - 8) * WIDTH).some((index) => index !== 0);
    expect([inkIn(bandOf(picture, 0)), inkIn(band)]).toEqual([true, true]);
    const after = marked(indices, WIDTH, band, colours);
    const changed = new Set(
      [...after.keys()]
        .filter((at) => after[at] !== indices[at])
        .map((at) => Math.floor(at / WIDTH)),
    );
    expect([Math.min(...changed), Math.max(...changed)]).toEqual([band.top, band.bottom - 1]);
    expect(png(after, WIDTH, colours).length).toBeLessThan(30_000);
  });
});

describe('the images of the site', () => {
  /** Of every ruleset and language the one with the longest words, which is the largest file. */
  const longest = Object.values(
    Object.groupBy(planPreviews(getRulebook()), ({ images, picture }) =>
      [picture.language, images[0]?.path.split('/')[2]].join(),
    ),
  ).flatMap((sheets = []) => sheets.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1));

  it('are PNGs of 1200 × 630 with at most 60 kB each, and 30 kB on average', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'previews-'));
    const sheets = longest.map(({ picture, images }) => ({ picture, images: images.slice(0, 2) }));
    await makePreviews(sheets, join(directory, 'cache'))(join(directory, 'site'));
    const files = sheets.flatMap(({ images }) =>
      images.map(({ path }) => readFileSync(join(directory, 'site', path))),
    );
    rmSync(directory, { recursive: true });
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      expect(file.subarray(1, 4).toString()).toBe('PNG');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    const sizes = files.map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(30_000);
  });
});

describe('the cache', () => {
  it('is reused: unchanged images are not drawn again, changed ones are', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'previews-'));
    const text = (words: string): Picture => ({
      language: 'en',
      site: 'Sandtable',
      ink: 'green',
      game: 'Game',
      kind: '',
      title: 'T',
      body: { text: words },
    });
    const make = (words: string) =>
      makePreviews(
        [{ picture: text(words), images: [{ path: 'previews/a.png', line: undefined }] }],
        join(directory, 'cache'),
      )(join(directory, 'site'));
    expect([await make('one'), await make('one'), await make('two')]).toEqual([
      { images: 1, drawn: 1 },
      { images: 1, drawn: 0 },
      { images: 1, drawn: 1 },
    ]);
    expect(existsSync(join(directory, 'site/previews/a.png'))).toBe(true);
    rmSync(directory, { recursive: true });
  });
});

describe('an image that is asked for', () => {
  it('is the one that a build makes, highlighted line included, and drawn once', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'previews-'));
    const site = join(directory, 'site');
    const weapons = ({ images }: Sheet) =>
      images.some(({ path }) => path.includes('pl/skirmish/tables/weapons'));
    const sheets = planPreviews(rulebook).filter(weapons);
    const { images } = await makePreviews(sheets, join(directory, 'built'))(site);
    expect(images).toBeGreaterThan(1);
    const find = findPreview(() => sheets, join(directory, 'asked'));
    for (const { path } of sheets.flatMap((sheet) => sheet.images)) {
      const file = await find(path);
      expect(readFileSync(file!).equals(readFileSync(join(site, path))), path).toBe(true);
      const { mtimeMs } = statSync(file!);
      expect(statSync((await find(path))!).mtimeMs).toBe(mtimeMs);
    }
    expect(readdirSync(join(directory, 'asked')).sort()).toEqual(
      readdirSync(join(directory, 'built')).sort(),
    );
    expect(await find('previews/pl/skirmish/tables/none.png')).toBeUndefined();
    rmSync(directory, { recursive: true });
  });
});

describe('the PNG', () => {
  it('stores the pixels as indices of its palette', () => {
    const colours = palette(COLOURS.red);
    const pixels = Uint8Array.from([0xf8, 0xf7, 0xf2, 255, 0x9c, 0x25, 0x27, 255]);
    const indices = indexed(pixels, colours);
    expect([indices[0], indices[1]]).toEqual([0, colours.accent]);
    const file = png(indices, 2, colours);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2, 1]);
    const data = file.indexOf('IDAT');
    expect([
      ...inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4))),
    ]).toEqual([0, 0, colours.accent]);
  });
});
