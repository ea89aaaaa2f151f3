/** The pages of markers, terms and open questions: data, then the words on the page. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import type { Marker, Term } from '../../../schemas/types.d.ts';
import { markersView } from '../../../src/view/pages/lists/markers.ts';
import { termsView } from '../../../src/view/pages/lists/terms.ts';
import { DOCUMENTS, gameWith, SHEET, words, type Files } from '../game-with.ts';

const { sheet, leaflet, book } = DOCUMENTS;

describe('markers', () => {
  const counter = (id: string, title: string, more: Partial<Marker> = {}): Marker => ({
    id,
    title: words(title),
    text: words('It hinders.'),
    type: 'counter',
    source: SHEET,
    ...more,
  });
  const placing = (marker: string) => ({
    orders: {
      title: words('Orders'),
      sides: { act: ['attacker'], turnOrder: 'sequential' as const },
      steps: [
        { id: 'fire', text: words('Fire.'), uses: ['procedures/fire'] },
        { id: 'mark', text: words('Mark.'), effects: [{ do: 'place' as const, marker }] },
      ],
    },
  });
  const viewOf = (markers: Marker[], files: Files = {}, language: Language = 'en') => {
    const game = gameWith({ ...files, markers: [counter('pin', 'Pin'), ...markers] });
    return markersView(game.book, { language, ruleset: game.ruleset }).markers;
  };
  const detailsOf = (marker: Marker, files: Files = {}, language: Language = 'en') =>
    viewOf([marker, counter('down', 'Down'), counter('up', 'Up')], files, language)[1]?.details;

  it('show what is printed on them where it differs from their name', () => {
    const printed = viewOf([
      counter('fire', 'Fire', { printed: 'FIRE!' }),
      counter('ok', 'OK', { printed: 'OK' }),
      counter('hit', 'Hit'),
    ]).slice(1);
    expect(printed.map((one) => one.printed)).toStrictEqual(['FIRE!', undefined, undefined]);
    expect(printed.map((one) => 'printed' in one)).toStrictEqual([true, false, false]);
  });
  it.each([
    [{ do: 'place', marker: 'down' }, 'If placed again, place a Down counter'],
    [{ do: 'place', marker: ['down', 'up'] }, 'If placed again, place a Down or Up counter'],
    [{ do: 'flip', marker: 'down', to: 'up' }, 'If placed again, flip the Down counter to Up'],
    [{ do: 'remove', marker: 'down' }, 'If placed again, remove the Down counter'],
    [{ do: 'keep', marker: 'down' }, 'If placed again, keep the Down counter'],
  ] as const)('say what a second one does: %j', (ifPlacedAgain, line) => {
    const marker = counter('smoke', 'Smoke', { ifPlacedAgain: ifPlacedAgain as never });
    expect(detailsOf(marker)).toStrictEqual([line]);
  });
  it.each([
    ['en', ['Permanent.', 'Placed only by rules not covered here.']],
    ['pl', ['Stan trwały.', 'Ten żeton nakładają tylko zasady, których tu nie ma.']],
    ['ja', ['解除されることはない。', '置く場面は、当サイトで扱わないルールにしかない。']],
  ] as const)('say what only other rules do, in %s', (language, lines) => {
    const marker = counter('smoke', 'Smoke', { permanent: true, external: ['placed'] });
    expect(detailsOf(marker, {}, language)).toStrictEqual(lines);
  });
  it('do not say that only other rules do what a step here does', () => {
    const marker = counter('smoke', 'Smoke', { external: ['placed', 'removed'] });
    const removed = 'Removed only by rules not covered here.';
    expect(detailsOf(marker, { phases: placing('smoke') })).toStrictEqual([removed]);
    // To flip it away is neither.
    const flipped = { orders: { ...placing('smoke').orders } };
    flipped.orders.steps[1] = {
      id: 'mark',
      text: words('Mark.'),
      effects: [{ do: 'flip', marker: 'smoke', to: 'up' }],
    } as never;
    expect(detailsOf(marker, { phases: flipped })).toStrictEqual([
      'Placed and removed only by rules not covered here.',
    ]);
  });
  it('name their place in the source, if it has one', () => {
    const [first, second] = viewOf(
      [counter('smoke', 'Smoke', { source: [{ document: 'book', page: 7 }] })],
      { meta: { documents: [sheet, book] } },
    );
    expect(first?.source).toBe('Source: Sheet, page 2');
    expect(second && 'source' in second).toBe(false);
  });
});

describe('terms', () => {
  const term = (id: string, title: Term['title'], more: Partial<Term> = {}): Term => ({
    id,
    title,
    source: SHEET,
    ...more,
  });
  const viewOf = (terms: Term[], language: Language = 'en', files: Files = {}) => {
    const game = gameWith({ ...files, terms });
    return termsView(game.book, { language, ruleset: game.ruleset });
  };
  const itemsOf = (terms: Term[], language: Language = 'en') =>
    viewOf(terms, language).letters.flatMap(({ items }) => items);

  it.each([
    ['en', 'FP'],
    ['pl', 'SO'],
    ['ja', undefined],
  ] as const)('have an abbreviation where it differs from their name, in %s', (language, shown) => {
    const [item] = itemsOf(
      [
        term('fp', words('Firepower', 'Siła ognia', '火力'), {
          abbreviation: { en: 'FP', pl: 'SO', ja: '火力' },
        }),
      ],
      language,
    );
    expect(item && 'abbreviation' in item).toBe(shown !== undefined);
    expect(item?.abbreviation).toBe(shown);
  });
  it('have none where their name has it already', () => {
    const names = words('Firepower (FP)', 'Siła ognia (FP)', 'FP（火力）');
    const [item] = itemsOf([term('fp', names, { abbreviation: { all: 'FP' } })], 'ja');
    expect(item && 'abbreviation' in item).toBe(false);
  });
  it('have none where the data names none', () => {
    expect('abbreviation' in (itemsOf([term('fp', words('Firepower'))])[0] ?? {})).toBe(false);
  });
  it('show the word in the other languages where it differs', () => {
    const terms = [term('a', words('Ammo', 'Amunicja', 'Ammo')), term('b', words('Bazooka'))];
    expect(itemsOf(terms).map(({ translations }) => translations)).toStrictEqual([
      [{ language: 'pl', title: 'Amunicja' }],
      [],
    ]);
    expect(itemsOf(terms, 'pl')[0]?.translations).toStrictEqual([
      { language: 'en', title: 'Ammo' },
      { language: 'ja', title: 'Ammo' },
    ]);
  });
  it('show no word in a language that the text is not written in', () => {
    const title = { pl: 'Eskorta', en: 'escort' } as Term['title'];
    const terms = [term('escort', title)];
    expect(itemsOf(terms)[0]?.translations).toStrictEqual([{ language: 'pl', title: 'Eskorta' }]);
  });
  it('name their documents and places', () => {
    const terms = [
      term('a', words('Ammo'), {
        source: [
          { document: 'sheet', section: '3.1' },
          { document: 'leaflet', page: 4 },
        ],
      }),
      term('b', words('Bomb'), { source: [{ document: 'book', page: 7 }] }),
    ];
    const view = viewOf(terms, 'pl', { meta: { documents: [sheet, leaflet, book] } });
    expect(view.letters.flatMap(({ items }) => items.map(({ source }) => source))).toStrictEqual([
      'Źródła: Sheet, punkt 3.1; Leaflet, s. 4',
      undefined,
    ]);
  });
  it('have values and roles below them, or nothing where a game has none', () => {
    const { values } = viewOf([term('a', words('Ammo'))]);
    expect(values?.items.map(({ title, notes, source }) => [title, notes, source])).toStrictEqual([
      ['Attacker', ['role'], undefined],
      ['Defender', ['role'], undefined],
      ['Distance', ['measured'], undefined],
      ['Pins', ['counted'], undefined],
      ['Target', ['role'], undefined],
    ]);
    const game = gameWith({});
    const bare = { ...game.ruleset, values: [] };
    expect('values' in termsView(game.book, { language: 'en', ruleset: bare })).toBe(false);
  });
});
