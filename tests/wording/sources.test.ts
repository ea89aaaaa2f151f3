/** Places in the documents in words, and what a mark says of its sources. */
import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../src/model/provenance.ts';
import type { SourcePlace } from '../../schemas/types.d.ts';
import { markOf, statusesAt, statusLines } from '../../src/view/evidence.ts';
import { onlyFrom } from '../../src/view/pages/title-block.ts';
import { documentLines, linePlace, shortSource } from '../../src/wording/sources.ts';
import { DOCUMENTS, entryAt, gameWith, readerOf, words } from '../view/game-with.ts';

const { sheet, leaflet, book } = DOCUMENTS;
const one = gameWith({ meta: { documents: [sheet, book] } });
const two = gameWith({ meta: { documents: [sheet, leaflet, book] } });

const page: SourcePlace = { document: 'sheet', page: 4 };
const section: SourcePlace = { document: 'sheet', section: 'Tabela broni' };
const numbered: SourcePlace = { document: 'sheet', section: '3.6 Fire' };
const both: SourcePlace = { document: 'leaflet', page: 2, section: 'A7.1' };
const beside: SourcePlace = { document: 'book', page: 12 };

describe('a place in a document', () => {
  it.each([
    ['en', page, 'Sheet, page 4'],
    ['en', section, 'Sheet, “Tabela broni”'],
    ['en', both, 'Leaflet, page 2, “A7.1”'],
    ['pl', page, 'Sheet, s. 4'],
    ['pl', section, 'Sheet, „Tabela broni”'],
    ['pl', both, 'Leaflet, s. 2, „A7.1”'],
    ['ja', page, 'Sheetの4ページ'],
    ['ja', section, 'Sheet「Tabela broni」'],
    ['ja', both, 'Leafletの2ページ「A7.1」'],
  ] as const)('has the name of the document in %s: %j', (language, place, line) => {
    expect(documentLines([place], readerOf(two, language))).toStrictEqual([line]);
  });
  const at = (section: string, onPage?: number): SourcePlace => ({
    document: 'sheet',
    section,
    ...(onPage !== undefined && { page: onPage }),
  });
  it.each([
    ['en', [at('A'), at('B'), at('A')], 'Sheet, “A”, “B”'],
    ['pl', [at('3.3.2'), at('3.3')], 'Sheet, punkty 3.3 i 3.3.2'],
    ['pl', [at('B', 5), at('A', 2), at('C', 5)], 'Sheet, s. 2, „A”; s. 5, „B”, „C”'],
    ['en', [at('3.6 a'), at('3.6 c'), at('3.6 b–d'), at('3.6 e')], 'Sheet, sections 3.6 a–e'],
    ['pl', [at('A.14-.14B')], 'Sheet, punkty A.14–.14B'],
    ['ja', [at('Ruch'), at('3.6 a'), at('3.8 e')], 'Sheetの3.6項a・3.8項e、「Ruch」'],
    ['ja', [at('3.6 a'), at('3.6 b–d')], 'Sheetの3.6項a–d'],
    [
      'pl',
      [at('3.6 d'), at('3.6 a'), at('3.6 b'), at('3.6')],
      'Sheet, punkty 3.6, 3.6 a, 3.6 b i 3.6 d',
    ],
    ['en', [at('A.14B'), at('A.14A'), at('A.14'), at('A.14C')], 'Sheet, sections A.14 and A.14A–C'],
    ['en', [at('3.6 b-d'), at('3.6 e')], 'Sheet, sections 3.6 b–e'],
    ['en', [at('Fire c', 2), at('4 c', 2), at('4 a–b', 2)], 'Sheet, page 2, “Fire c”, “4 a–c”'],
    ['ja', [at('3.5 a')], 'Sheetの3.5項a'],
    ['ja', [at('Ruch'), at('Ogień')], 'Sheet「Ruch」「Ogień」'],
    ['ja', [at('3.2'), at('3.4')], 'Sheetの3.2・3.4項'],
  ] as const)('is named once with all of its places in %s: %j', (language, places, line) => {
    expect(documentLines(places, readerOf(two, language))).toStrictEqual([line]);
  });
  it('has the id of a document that the ruleset does not name', () => {
    expect(documentLines([{ document: 'map', page: 1 }], readerOf(one))).toStrictEqual([
      'map, page 1',
    ]);
  });
  it.each([
    [one, [page, section, beside], 'page 4, “Tabela broni”'],
    [one, [beside], ''],
    [two, [page, both, beside], 'English: page 4; Polish: page 2, “A7.1”'],
  ])('is short where the documents are named above', (game, places, line) => {
    expect(shortSource(places, readerOf(game))).toBe(line);
  });
  it.each([
    [one, [page], 'page 4'],
    [one, [section], ''],
    [one, [numbered, beside], '3.6 Fire'],
    [one, [{ document: 'sheet', section: 'Fire in 1944' }], ''],
    [one, [beside], ''],
    [two, [page, both, page], 'EN\u00a0page 4, PL\u00a0page 2'],
    [two, [section, numbered], 'EN, EN\u00a03.6 Fire'],
  ])('is shortest on paper: pages, and sections that begin with a number', (game, places, line) => {
    expect(linePlace(places, readerOf(game))).toBe(line);
  });
});

describe('what is said of a part that is not as printed', () => {
  const reason = words('The line is torn.', 'Wiersz jest oddarty.', '行が破れている。');
  const said = (
    language: 'en' | 'pl' | 'ja',
    provenance: Pick<Provenance, 'evidence' | 'source'> & Partial<Provenance>,
    game = two,
  ) => statusLines({ declaredAt: [], ...provenance }, readerOf(game, language))[0]?.text;

  it.each([
    ['en', { evidence: 'inferred', source: [page], reason }, 'Inferred: the line is torn.'],
    ['en', { evidence: 'inferred', source: [page] }, 'Inferred'],
    [
      'en',
      { evidence: 'inferred', source: [page, beside], reason },
      'Inferred: the line is torn. Source: Book, page 12.',
    ],
    [
      'pl',
      { evidence: 'inferred', source: [beside], reason },
      'Wywnioskowane: wiersz jest oddarty. Źródło: Book, s. 12.',
    ],
    [
      'ja',
      { evidence: 'inferred', source: [beside], reason },
      '推定：行が破れている。出典：Bookの12ページ。',
    ],
    ['en', { evidence: 'other-source', source: [beside] }, 'Other source: Book, page 12'],
    [
      'en',
      { evidence: 'other-source', source: [beside, { document: 'book', page: 13 }] },
      'Other source: Book, pages 12 and 13',
    ],
    [
      'en',
      { evidence: 'other-source', source: [beside], reason },
      'Other source: Book, page 12. The line is torn.',
    ],
    [
      'ja',
      { evidence: 'other-source', source: [beside], reason },
      '別資料：Bookの12ページ。行が破れている。',
    ],
    // A main document is at the top of the page.
    ['en', { evidence: 'other-source', source: [page], reason }, 'Other source: the line is torn.'],
  ] as const)('in %s: %j', (language, provenance, text) => {
    expect(said(language, provenance)).toBe(text);
  });
  it('is nothing of a part as printed, beside a remark', () => {
    const printed: Provenance = { evidence: 'as-printed', source: [page], declaredAt: [] };
    expect(statusLines(printed, readerOf(two))).toStrictEqual([]);
    expect(statusLines({ ...printed, remark: reason }, readerOf(two))).toStrictEqual([
      {
        label: 'Editors’ note',
        text: 'Editors’ note: the line is torn.',
        opened: 'The line is torn.',
      },
    ]);
    expect(said('ja', { ...printed, remark: reason })).toBe('編者注：行が破れている。');
  });
  it('of a disputed part is the link to the dispute, and its own reason', () => {
    const disputed = { evidence: 'disputed', source: [page], dispute: 'rules/cover' } as const;
    expect(said('en', disputed)).toBe('Disputed: <a href="/en/skirmish/rules/cover/">Cover</a>');
    expect(said('en', { ...disputed, reason })).toBe(
      'Disputed: <a href="/en/skirmish/rules/cover/">Cover</a>. The line is torn.',
    );
  });
  it('is in the tooltip of the mark too, unless the mark is a link', () => {
    const inferred = { evidence: 'inferred', source: [page], declaredAt: [] } as const;
    const mark = { evidence: 'inferred', word: '(inferred)' };
    expect(markOf({ ...inferred, reason }, readerOf(two))).toStrictEqual({
      ...mark,
      why: 'The line is torn.',
    });
    expect(markOf(inferred, readerOf(two))).toStrictEqual(mark);
    expect(markOf(inferred, readerOf(two), 3)).toStrictEqual({ ...mark, covers: 3 });
  });
});

describe('the document that alone has a part', () => {
  const cover = (game: typeof two) => entryAt(game, 'rules', 'cover');
  const titles = (game: typeof two, source?: SourcePlace[]) =>
    onlyFrom(source, cover(game), readerOf(game));
  it('is said of parts from one of several main documents', () => {
    expect(titles(two, [both])).toStrictEqual(['Leaflet']);
    expect(titles(two)).toStrictEqual(['Sheet']);
    // A supporting document is not one of them.
    expect(titles(two, [both, beside])).toStrictEqual(['Leaflet']);
    expect(titles(two, [beside])).toStrictEqual([]);
  });
  it('is not said where all have the part, or there is one document', () => {
    expect(titles(two, [page, both])).toStrictEqual([]);
    expect(titles(one, [page])).toStrictEqual([]);
  });
});

describe('the status of a part', () => {
  const game = gameWith({
    rules: {
      cover: {
        title: words('Cover'),
        standalone: true,
        evidence: 'inferred',
        reason: words('From the map.'),
        text: words('Hide.'),
        effects: [
          { do: 'place', marker: 'pin' },
          {
            do: 'remove',
            marker: 'pin',
            evidence: 'reconstructed',
            reason: words('The line is faint.'),
          },
        ],
        points: [
          {
            id: 'walls',
            text: words('Walls.'),
            effects: [
              { do: 'place', marker: 'pin' },
              {
                do: 'keep',
                marker: 'pin',
                evidence: 'inferred',
                reason: words('No page says it.'),
              },
            ],
          },
          {
            id: 'depth',
            text: words('Our sources do not say how deep.'),
            evidence: 'unknown',
            reason: words('No page says it.'),
          },
          { id: 'woods', text: words('Woods.'), reason: words('Woods are green.') },
        ],
      },
      doors: {
        title: words('Doors'),
        text: words('Open.'),
        points: [
          { id: 'thin', title: words('Thin'), text: words('x'), reason: words('Of wood.') },
          { id: 'old', title: words('Old'), text: words('x'), reason: words('Of wood.') },
          {
            ...{ id: 'locked', text: words('x'), evidence: 'inferred' },
            reason: words('The map differs.'),
            dispute: {
              ...{ id: 'lock', about: words('The lock'), adopted: 'shut' },
              claims: ['shut', 'open'].map((id) => ({ id, says: words(id), source: [page] })),
              ...{ reason: words('It is older.'), confidence: 'low' },
            },
          },
          {
            ...{ id: 'barred', text: words('x'), evidence: 'inferred' },
            ...{ dispute: 'rules/doors#lock', reason: words('So too.') },
          },
          { id: 'shut', text: words('x'), dispute: 'rules/doors#lock' },
          { id: 'far', text: words('How far?'), evidence: 'unknown' },
        ],
      },
    },
  });
  const at = (...path: (string | number)[]) =>
    statusesAt(entryAt(game, 'rules', 'cover'), path, readerOf(game)).map(({ text }) => text);
  it('is said where it is declared, with that of its effects', () => {
    expect(at()).toStrictEqual(['Inferred: from the map.', 'Reconstructed: the line is faint.']);
    expect(at('points', 0)).toStrictEqual(['Inferred: no page says it.']);
  });
  it('is only its sign where the sentence says that the sources do not have it', () => {
    const behind = (path: (string | number)[]) =>
      statusesAt(entryAt(game, 'rules', 'cover'), path, {
        ...readerOf(game),
        explanations: new Map(),
      }).map((status) => status.behind);
    expect(behind(['points', 1])).toStrictEqual(['']);
  });
  it('is explained once at the end of its page, where no dispute of the page says it', () => {
    const doors = entryAt(game, 'rules', 'doors');
    const reader = { ...readerOf(game, 'en', 'rules/doors'), explanations: new Map() };
    const shown = doors.data.points?.map(({ id }, index) =>
      statusesAt(doors, ['points', index], reader).map(({ label, href, behind, dispute }) => [
        ...[id, label, href, behind, dispute?.id, dispute?.here].filter((one) => one !== undefined),
      ]),
    );
    expect(shown?.flat()).toStrictEqual([
      ['thin', 'Editors’ note', '#status-1'],
      ['old', 'Editors’ note', '#status-1'],
      ['locked', 'Disputed', '#lock', 'lock', 'The map differs.'],
      ['barred', 'Disputed', '#status-2'],
      ['shut', 'Disputed', '#lock'],
      ['far', 'Not in our sources', '#status-3', '(not in our sources)'],
    ]);
    // The end of the page names the parts that a note without a sign is about.
    expect([...reader.explanations.values()]).toMatchObject([
      { names: ['Thin', 'Old'], text: 'Editors’ note: of wood.' },
      { names: [], text: 'Disputed: <a href="#lock">The lock</a>. So too.' },
      { names: [], text: 'Unknown' },
    ]);
  });
});
