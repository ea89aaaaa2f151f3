/** The page of the printed quick reference: its title, and what has changed since it was printed. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../../src/i18n/languages.ts';
import { createReader } from '../../../src/view/context.ts';
import { partChanges } from '../../../src/view/pages/history.ts';
import { printView, versionLine } from '../../../src/view/print/sheet.ts';
import { bookWith, file, gameWith } from '../small-game.ts';

const change = (name: string, on: string, figures: string) =>
  file(`changes/${name}`, `on: '${on}'\nwords: Sheet, page 1\nfigures: { ${figures} }`);
const CHANGES = [
  change('rifle-range', '2025-01-02', 'tables/weapons#rifle.range: { was: 20, now: 24 }'),
  change('hit-target', '2025-02-03', 'modifiers/to-hit.roll.target: { was: 4, now: 3 }'),
  change('edition', '2025-03-04', 'ruleset.edition.evidence: { was: inferred, now: as-printed }'),
];
const view = (language: Language, overlay = CHANGES) => {
  const book = bookWith(overlay);
  const [ruleset] = book.rulesets;
  if (!ruleset) throw new Error('There is no game');
  return printView(book, { language, ruleset });
};

it('the page has a title and a description for search engines', () => {
  const heads = LANGUAGE_TAGS.map((language) => view(language, []).frame.head);
  expect(heads.map(({ title }) => title)).toEqual([
    expect.stringContaining('Skirmish: printable quick reference · Sandtable'),
    expect.stringContaining('Potyczka: karta pomocy do druku'),
    expect.stringContaining('小競り合いの印刷用早見表 · Sandtable'),
  ]);
  expect(heads[0]?.description).toMatch(
    /^Quick reference for A4 and Letter, with sources and QR codes: Skirmish\b/,
  );
  expect(heads[2]?.description).toMatch(/^小競り合いの印刷用早見表/);
});

describe('the version of the data', () => {
  const lines = (overlay: typeof CHANGES) =>
    LANGUAGE_TAGS.map((language) =>
      versionLine(createReader(language, gameWith(overlay), 'print')),
    );
  it('counts the changes, with the day of the last one', () => {
    expect(lines(CHANGES)).toEqual([
      'data 1.3, 2025-03-04',
      'dane 1.3, 2025-03-04',
      'データ 1.3（2025-03-04）',
    ]);
  });
  it('has no day where nothing has changed', () => {
    expect(lines([])).toEqual(['data 1.0', 'dane 1.0', 'データ 1.0']);
  });
});

it('changes are named with their page, as they are shown after a scan', () => {
  const [ruleset] = bookWith(CHANGES).rulesets;
  const names = (language: Language) =>
    partChanges(createReader(language, ruleset!, 'print')).map(({ name }) => name);
  expect(view('en').record.changes.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(names('en')).toEqual(['Weapons › Rifle', 'To hit', 'Skirmish']);
  expect(names('pl')).toEqual(['Broń › Karabin', 'Trafienie', 'Potyczka']);
});
