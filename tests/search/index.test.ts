/** The index files, and searches over them, on the real rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOwn } from '../bench/search/own.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { languageIndex } from '../../src/search/site-index.ts';
import { readAllQueries } from '../bench/search/queries.ts';
import { openOnce } from './opened.ts';
import { createHighlighter } from '../../src/search/highlight.ts';

const book = getRulebook();
const opened = Object.fromEntries(
  await Promise.all(
    LANGUAGE_TAGS.map(async (language) => [language, await openOnce(language)] as const),
  ),
);
const english = opened['en']!;
/** Queries of which each opens a search of its own. */
const WEIGHED = 20;
const addressesFor = async (language: string, query: string) => opened[language]!.ask(query);

describe('the files of an index', () => {
  it('are the same for the same rules', () => {
    expect(languageIndex(book, 'ja')).toEqual(opened['ja']!.files);
  });
  it('change their folder when their content changes', () => {
    const [head] = english.files;
    const changed = languageIndex({ rulesets: book.rulesets.slice(0, 1) }, 'en')[0]!;
    expect(JSON.parse(head!.text).build).not.toBe(JSON.parse(changed.text).build);
  });
  it.each(LANGUAGE_TAGS)('link every record of %s to its own address', async (language) => {
    const { search, addresses } = opened[language]!;
    const shown = await search.show(
      addresses.map((_, record) => ({ record, score: 0, missing: [] })),
    );
    shown.forEach(({ link, ruleset }, record) => {
      const [page, fragment] = addresses[record]!.split('#');
      expect(link).toBe(`/${language}/${page}/${fragment === undefined ? '' : `#${fragment}`}`);
      expect(page!.startsWith(ruleset.id)).toBe(true);
    });
  });
});

describe('every result', () => {
  it.each(LANGUAGE_TAGS)('in %s shows a value or words that answer', async (language) => {
    const { search, addresses } = opened[language]!;
    const shown = await search.show(
      addresses.map((_, record) => ({ record, score: 0, missing: [] })),
    );
    const empty = shown
      .filter(({ title, text, figures }) => `${title}${text}` === '' && figures.length === 0)
      .map(({ link }) => link);
    expect(empty).toEqual([]);
  });
});

describe('words in other writings', () => {
  it('are loaded only for a query that has them', async () => {
    const { search } = await openOwn(book, 'pl', opened['pl']);
    const known = () => search.words.lookUp('迫撃').length;
    await search.find('moździerz');
    expect(known()).toBe(0);
    await search.find('中迫撃砲');
    expect(known()).toBe(1);
  });
  it('in Latin letters are loaded in Japanese for words, not for signs and short forms', async () => {
    const { search } = await openOwn(book, 'ja', opened['ja']);
    const known = () => search.words.beginningWith('mortar').length;
    await search.find('2D6でDM');
    expect(known()).toBe(0);
    const { hits } = await search.find('medium mortar');
    expect(known()).toBeGreaterThan(0);
    expect(opened['ja']!.addresses[hits[0]?.record ?? -1]).toContain('#medium-mortar');
    // Both lists are looked through in their own order.
    expect(search.words.beginningWith('迫撃').length).toBeGreaterThan(0);
  });
});

describe('a first query', () => {
  // The script has 15 kB of the 60 that a first query may load.
  it.each(LANGUAGE_TAGS)('in %s loads no more than the budget on average', async (language) => {
    const all = readAllQueries(language);
    const sample = all.filter((_, index) => index % Math.ceil(all.length / WEIGHED) === 0);
    let bytes = 0;
    for (const { query } of sample) {
      const { search, loaded } = await openOwn(book, language, opened[language]);
      const { hits } = await search.find(query);
      await search.show(hits.slice(0, 8));
      bytes += loaded();
    }
    expect(bytes / sample.length).toBeLessThanOrEqual(45_000);
  });
});

describe('example queries', () => {
  it.each([
    ['en', 'medium mortar range'],
    ['pl', 'średni moździerz zasięg'],
    ['pl', 'sredni mozdzierz'],
    ['pl', 'SREDNIEGO MOZDZIERZA'],
    ['ja', '中迫撃砲'],
    ['en', 'medum mortar'],
    ['en', 'średni moździerz'],
    ['pl', 'medium mortar'],
    ['ja', 'medium mortar'],
    ['en', '中迫撃砲'],
  ])('%s: %s leads to the row', async (language, query) => {
    expect((await addressesFor(language, query))[0]).toBe(
      'bolt-action/tables/weapons#medium-mortar',
    );
  });

  it('shows the value in the hit', async () => {
    const { hits } = await english.search.find('medium mortar');
    const [first] = await english.search.show(hits.slice(0, 1));
    expect(first!.figures).toContainEqual(['18–60″', 'Range', 'reconstructed']);
  });
});

describe('figures', () => {
  it.each([
    ['en', '6,6', 'bolt-action/tables/fubar'],
    ['en', '6 6', 'bolt-action/tables/fubar'],
    ['en', '6-6', 'bolt-action/tables/fubar'],
    ['pl', '6,6', 'bolt-action/tables/fubar'],
    ['ja', '6、6', 'bolt-action/tables/fubar'],
    ['en', 'strike value 7', 'mein-panzer/tables/hit-effects#plus-7'],
    ['pl', 'siła uderzenia 7', 'mein-panzer/tables/hit-effects#plus-7'],
    ['ja', '打撃値 7', 'mein-panzer/tables/hit-effects#plus-7'],
    ['en', '3+', 'bolt-action/modifiers/to-hit'],
  ])('%s: %s leads to %3$s', async (language, query, address) => {
    expect((await addressesFor(language, query)).slice(0, 3)).toContain(address);
  });
  it.each([
    ['en', 'direct fire at 7 inches'],
    ['pl', 'strzał z 7 cali'],
    ['ja', '7インチで撃つと修正いくつ'],
  ])('%s: %s leads to the modifier whose range has it', async (language, query) => {
    const { ask } = opened[language]!;
    expect((await ask(query))[0]).toBe('mein-panzer/modifiers/direct-fire#point-blank');
  });
  // No rule has both: 7 is a result, and the rolls of 2D6 that may have it are the answer.
  it.each([
    ['en', '2D6 7'],
    ['pl', '2K6 7'],
    ['ja', '2D6で7'],
  ])('%s: %s leads to tests that roll it', async (language, query) => {
    const found = (await addressesFor(language, query)).slice(0, 3);
    expect(found).toContain('bolt-action/modifiers/order-test');
    expect(found).toContain('bolt-action/modifiers/morale-check');
  });
  it.each([
    ['en', 'AP 9 at 30 inches', 'mein-panzer/tables/range-ap#up-to-36'],
    ['en', 'AP9 range 30', 'mein-panzer/tables/range-ap#up-to-36'],
    ['pl', 'zasięg AP 40 cali', 'mein-panzer/tables/range-ap#up-to-48'],
  ])('%s: %s, between two rows, leads to the row that covers it', async (language, query, row) => {
    expect((await addressesFor(language, query)).slice(0, 3)).toContain(row);
  });
  it.each([
    ['en', 'IFT 8 column 6'],
    ['pl', 'IFT 8 kolumna 6'],
    ['ja', 'IFT 8列 6'],
  ])('missing from the sources are answered by saying so: %s, %s', async (language, query) => {
    const found = (await addressesFor(language, query)).slice(0, 3);
    expect(found).toContain('asl-starter-kit/disputes#tables');
  });
});

describe('a long sentence', () => {
  it('keeps its last word, whatever comes before it', async () => {
    const { terms } = await english.search.find(
      'how many of the that I have and you had are in it when we go to a mortar',
    );
    expect(terms.map(({ typed }) => typed)).toContain('mortar');
  });
});

describe('a short form in capitals', () => {
  it('counts more than the ordinary word that it looks like', async () => {
    expect((await addressesFor('en', 'heavy AT gun penetration'))[0]).toBe(
      'bolt-action/tables/weapons#heavy-anti-tank-gun',
    );
  });
});

describe('a query without a literal match', () => {
  it('is corrected by one letter, and the result says so', async () => {
    const { terms } = await english.search.find('mortr');
    expect(terms[0]).toMatchObject({ typed: 'mortr', instead: ['mortar'], unknown: false });
  });
  it('is reported as unknown', async () => {
    const { terms, hits } = await english.search.find('xqzwv');
    expect([terms[0]!.unknown, hits]).toEqual([true, []]);
  });
  it.each([
    ['en', 'we noticed a mortar', 'not'],
    ['en', 'do my mortars', 'domy'],
    ['pl', 'moździerz zwiadowców', 'cow'],
  ])('%s: %s is not read as parts or other words: %s', async (language, query, part) => {
    const { terms } = await opened[language]!.search.find(query);
    expect(terms.flatMap(({ typed, instead }) => [typed, ...instead])).not.toContain(part);
    expect(terms.find(({ typed }) => typed === 'do')?.role ?? 'aside').toBe('aside');
  });
  it('finds words of its root, marked as a guess', async () => {
    const { terms } = await opened['pl']!.search.find('moździerzowanie');
    expect(terms[0]!.instead.some((word) => word.startsWith('mozdzierz'))).toBe(true);
  });
  it('does not prevent other words from being found', async () => {
    const { terms, hits } = await english.search.find('mortar xqzwv');
    expect(terms.map(({ unknown }) => unknown)).toEqual([false, true]);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits[0]!.missing).toEqual([]);
  });
  it('is split if two words were written as one, and joined if one was written as two', async () => {
    const { terms, hits } = await english.search.find('targetnumber');
    expect(terms.map(({ instead }) => instead)).toEqual([['target'], ['number']]);
    expect(hits.length).toBeGreaterThan(0);
    for (const query of ['half-track', 'half track', 'halftrack'])
      expect((await addressesFor('en', query))[0]).toMatch(/half-track/);
  });
  it('is reported if only a part of a Japanese word is found', async () => {
    const { hits } = await opened['ja']!.search.find('残留砲塔');
    expect(hits.every(({ missing }) => missing.length > 0)).toBe(true);
  });
  it('is completed while it is typed', async () => {
    for (const query of ['mort', 'medium mort'])
      expect((await addressesFor('en', query))[0]).toContain('mortar');
  });
});

describe('the short form of a rank', () => {
  it.each([
    ['ppor bonus', 'second-lieutenant'],
    ['por bonus', 'first-lieutenant'],
  ])('%s leads to the row %s, and to no other rank', async (query, rank) => {
    const found = await addressesFor('pl', query);
    expect(found.filter((address) => address.includes('/officers#'))).toEqual([
      `bolt-action/modifiers/officers#${rank}`,
    ]);
  });
});

describe('the main notion of a game', () => {
  it.each([
    ['pl', 'przygw'],
    ['ja', 'ピン'],
  ])('%s: %s leads to a rule, not to a gap in the sources', async (language, query) => {
    const { hits } = await opened[language]!.search.find(query, 'bolt-action');
    const [first = ''] = hits.map(({ record }) => opened[language]!.addresses[record]!);
    expect(first).toMatch(/^bolt-action\/(?!disputes)/);
  });
});

describe('a query that names a game', () => {
  it('prefers this game', async () => {
    expect((await addressesFor('en', 'mortar bolt action'))[0]).toMatch(/^bolt-action\//);
    expect((await addressesFor('en', 'mortar asl starter kit'))[0]).toMatch(/^asl-starter-kit\//);
    expect((await addressesFor('en', 'bolt action'))[0]).toBe('bolt-action');
  });
});

describe('hostile queries', () => {
  it.each([
    '',
    '   ',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '"',
    '\\',
    '%00',
    'a'.repeat(5000),
    '潰'.repeat(3000),
    '+ '.repeat(900),
    '\ud800',
    '🎲🎲',
    '.*(a+)+$',
    '= ~ =',
  ])('%s', async (query) => {
    const { terms, hits } = await english.search.find(query);
    expect(terms.length).toBeLessThanOrEqual(12);
    await english.search.show(hits.slice(0, 8));
  });
  it('never fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom(...LANGUAGE_TAGS),
        async (query, language) => {
          const { search } = opened[language]!;
          const { terms, hits } = await search.find(query);
          const highlight = createHighlighter(terms, search.words);
          for (const { title, text } of await search.show(hits.slice(0, 3))) {
            expect(
              highlight(title)
                .map((stretch) => stretch.text)
                .join(''),
            ).toBe(title);
            expect(
              highlight(text)
                .map((stretch) => stretch.text)
                .join(''),
            ).toBe(text);
          }
        },
      ),
      { numRuns: 150, seed: 5 },
    );
  });
});

describe('a rule', () => {
  it.each([
    ['en', 'do veteran crews roll more dice', 'mein-panzer'],
    ['pl', 'podział grupy ogniowej', 'asl'],
    ['pl', 'elitarna zaloga ile kosci', 'mein-panzer'],
  ])('%s: %s comes before the line of the glossary', async (language, query, game) => {
    const found = (await addressesFor(language, query)).filter((address) =>
      address.startsWith(`${game}/`),
    );
    const place = (fits: (address: string) => boolean) => found.findIndex(fits);
    const glossary = place((address) => /\/(?:terms|markers)#/.test(address));
    expect(place((address) => !/\/(?:terms|markers)#/.test(address))).toBe(0);
    expect(glossary).not.toBe(0);
  });
  it.each(['NMC', 'Ordnance', 'AFV'])(
    'comes after its glossary line for %s alone',
    async (name) => {
      expect((await addressesFor('en', name))[0]).toBe(
        `asl-starter-kit/terms#${name.toLowerCase()}`,
      );
    },
  );
  it.each([
    ['en', 'can units locked in melee shoot at somebody outside', /rules\/melee/],
    ['pl', 'czy jednostka która się ruszyła może strzelać połową siły', /advancing-fire/],
  ])('%s: %s comes before a page that shares one word', async (language, query, right) => {
    expect((await addressesFor(language, query))[0]).toMatch(right);
  });
});

describe('a query from the pages of a game', () => {
  it('prefers this game and keeps the others', async () => {
    const { search, addresses } = english;
    for (const game of ['bolt-action', 'mein-panzer']) {
      const { hits } = await search.find('smoke mortar', game);
      const elsewhere = await search.find('smoke mortar');
      expect(hits.length).toBe(elsewhere.hits.length);
      const rank = (list: typeof hits) =>
        list.findIndex(({ record }) => addresses[record]?.startsWith(game));
      expect(rank(hits)).toBeLessThanOrEqual(rank(elsewhere.hits));
    }
  });
});
