/** What calculators load, and what their pages have before: words, names and controls. */
import { describe, expect, it } from 'vitest';
import { unpack, type PackedFile } from '../../src/calculator/packed.ts';
import { sayerOf } from '../../src/calculator/situation-file.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { exampleHref, situationView } from '../../src/view/calculator.ts';
import { createReader } from '../../src/view/context.ts';
import { situationFiles } from '../../src/view/situation-files.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { buildRulebook, type Rulebook } from '../../src/model/rulebook.ts';
import { problemAt, rulebook } from '../workout/rules.ts';
import { entryAt, gameWith, HIT_OR_MISS, words, type Files } from './game-with.ts';
import { checkView, readGame } from './golden-game.ts';

const { ruleset } = readGame();
/** The game without what is remembered of it: every test makes its calculators itself. */
const anew = () => buildRulebook([ruleset.source]);
const calculated = (book: Rulebook) =>
  book.rulesets.flatMap((game) => game.entries.filter((entry) => problemFor(game, entry)));
const named = (address: string) => {
  const entry = ruleset.entries.find((one) => one.address === address);
  if (!entry) throw new Error(`The fixture game has no ${address}`);
  return entry;
};

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  const filesOf = (book: Rulebook) =>
    situationFiles(book).filter(({ path }) => path.startsWith(`${language}/`));
  it('each calculator has one file', () => {
    const book = anew();
    const files = filesOf(book);
    const expected = calculated(book).map(({ address }) => `${language}/skirmish/${address}`);
    expect(files.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(new Set(files.map(({ type }) => type))).toEqual(
      new Set(['application/json; charset=utf-8']),
    );
  });
  it('it has the words and names of its calculator', async () => {
    const read = filesOf(anew()).map(({ path, text }) => ({
      path,
      ...unpack(JSON.parse(text) as PackedFile),
    }));
    const views = read.map(({ path, problem, texts, root, share }) => [
      path,
      { stages: Object.keys(problem.stages).join(), texts, root, share },
    ]);
    await checkView('calculator-files', language, {
      words: Object.fromEntries(read.flatMap(({ words }) => Object.entries(words))),
      views: Object.fromEntries(views) as object,
    });
    // Words for a contest, dice with names and groups of dice are only where these are.
    const always = read.map(({ words }) =>
      Object.keys(words).filter(
        (key) =>
          !/-side$|^mod\.combine|^work\.(?:grid-dice|dice-\w+|joint|used-here|follows|refused-automatic|row-\w+|limit\S+)$/.test(
            key,
          ) && !COUNTED.has(key),
      ),
    );
    expect(new Set(always.map((keys) => keys.join())).size).toBe(1);
    for (const { words, problem } of read) {
      const rolls = Object.values(problem.rolls);
      expect('work.own-side' in words).toBe(rolls.some(({ contest }) => contest));
      expect('work.grid-dice' in words).toBe(rolls.some(({ faces }) => faces));
      const isCounted = Object.values(problem.stages).some((stage) => 'times' in stage);
      for (const key of COUNTED) expect(key in words).toBe(isCounted);
    }
    for (const { texts, problem } of read)
      for (const name of Object.keys(problem.values))
        expect(Object.keys(texts)).toContain(`terms#${name}`);
  });
});

/** Words for how often several dice come to a result. */
const COUNTED = new Set([
  ...['work.exactly', 'work.at-least', 'work.number-of', 'work.too-many', 'work.expected'],
  'work.several',
]);

// `5+` is said as “5 or more”, and −1 is always written so.
it.each(['modifiers/damage-roll', 'procedures/close-quarters', 'modifiers/to-hit'])(
  'has the words for a number or more of %s',
  (address) => {
    const game = rulebook.rulesets.find(({ id }) => id === 'bolt-action')!;
    const { words } = situationFile(
      problemAt('bolt-action', address),
      createReader('en', game, address),
    );
    expect(Object.keys(words)).toContain('work.limit-least');
  },
);

it('has the words for disputes only where there are some', () => {
  const game = rulebook.rulesets.find(({ id }) => id === 'mein-panzer')!;
  const disputed = calculated({ rulesets: [game] }).map((entry) => {
    const problem = problemFor(game, entry)!;
    const isDisputed = Object.values(problem.stages).some(({ disputes }) => disputes);
    const file = situationFile(problem, createReader('en', game, entry.address));
    expect([entry.address, 'work.used-here' in file.words]).toEqual([entry.address, isDisputed]);
    return isDisputed;
  });
  expect(new Set(disputed).size).toBe(2);
});

it.each([
  [
    '2D6 highest 1',
    '2D6 (keep the highest)',
    '2K6 (liczy się najwyższa)',
    '2D6（高い方から1個を採用）',
  ],
  [
    '3D10 lowest 2',
    '3D10 (keep the 2 lowest)',
    '3K10 (liczą się 2 najniższe)',
    '3D10（低い方から2個を採用）',
  ],
  ['D6 reroll 1', 'D6 (reroll 1 once)', 'K6 (przerzuć 1 jeden raz)', 'D6（1は1回だけ振り直す）'],
  ['2D6', '2D6', '2K6', '2D6'],
  ['D6-3', 'D6−3', 'K6−3', 'D6−3'],
])('names the throws of %s in the language of the reader', (dice, ...right) => {
  const roll = {
    title: words('Luck'),
    roll: { dice, target: 4, outcomes: HIT_OR_MISS },
    modifiers: [{ id: 'charm', title: words('Charm'), change: { add: 1 } }],
  };
  const small = gameWith({ modifiers: { luck: roll } });
  const game = small.ruleset;
  const entry = entryAt(small, 'modifiers', 'luck');
  const problem = problemFor(game, entry)!;
  const said = LANGUAGE_TAGS.map((language) =>
    sayerOf(situationFile(problem, createReader(language, game, entry.address))).dice(dice),
  );
  expect(said).toEqual(right);
});

describe('the problem of an entry', () => {
  const problemsOf = (files: Files) => {
    const game = gameWith(files);
    const entry = { ...entryAt(game, 'modifiers', 'to-hit') };
    return [1, 2].map(() => problemFor(game.ruleset, entry));
  };
  it('is made once', () => {
    const [first, second] = problemsOf({});
    expect(first?.starts).toEqual(['to-hit']);
    expect(second).toBe(first);
    expect(first).not.toHaveProperty('renamed');
  });
  it('has the names that moved', () => {
    const moved = { 'modifiers/to-hit#far': ['modifiers/to-hit#long-range'] };
    const [first] = problemsOf({ changes: [{ on: '2026-01-02', moved }] });
    expect(first?.renamed).toEqual({ far: 'long-range' });
  });
  it('is none where its value is taken over as it is', () => {
    const values = ['nerve', 'calm'].map((id) => ({
      ...{ id, title: words(id), origin: 'counter-or-card' as const },
    }));
    const set = { id: 'set', title: words('Set'), change: { set: 'calm' } };
    const value = { name: 'nerve', base: 'nerve' };
    const taken = { title: words('Nerve'), value, modifiers: [set] };
    const game = gameWith({ values, modifiers: { taken } });
    expect(problemFor(game.ruleset, { ...entryAt(game, 'modifiers', 'taken') })).toBeUndefined();
  });
});

it('is the same when it is unpacked', () => {
  const { address } = named('modifiers/to-hit');
  const [file] = situationFiles(anew()).filter(({ path }) => path === `en/skirmish/${address}`);
  const problem = problemFor(ruleset, named(address));
  if (!file || !problem) throw new Error('The fixture game has no calculator');
  const written = situationFile(problem, createReader('en', ruleset, address));
  expect(file.text.length).toBeLessThan(JSON.stringify(written).length);
  expect(unpack(JSON.parse(file.text) as PackedFile)).toEqual(written);
});

describe('the page before its script runs', () => {
  it.each(LANGUAGE_TAGS)('has the words of its calculators in %s', async (language) => {
    const book = anew();
    const [game = ruleset] = book.rulesets;
    const views = Object.fromEntries(
      calculated(book).map((entry) => {
        const view = situationView(entry, createReader(language, game, entry.address));
        const { first, ...words } = view ?? {};
        return [entry.address, { ...words, first: first?.title ?? null }];
      }),
    );
    await checkView('calculator-pages', language, views);
  });
  it('has no calculator where there is nothing to calculate', () => {
    const [entry] = ruleset.entries.filter((one) => !problemFor(ruleset, one));
    expect(entry && situationView(entry, createReader('en', ruleset, entry.address))).toBe(
      undefined,
    );
  });
  it('leads from an example to its situation', () => {
    const here = named('modifiers/to-hit');
    const [example] = (here.kind === 'modifiers' && here.data.examples) || [];
    if (!example) throw new Error('The fixture game has no example');
    const hrefOf = (changes: object, at = here.address) =>
      exampleHref({ ...example, ...changes }, createReader('pl', ruleset, at));
    const link = '/pl/skirmish/modifiers/to-hit/?with=pinned&pins=2#work-out';
    expect(hrefOf({})).toBe(link);
    expect(hrefOf({}, 'tables/guns')).toBe(link);
    expect(hrefOf({ given: {}, with: [] })).toBe('/pl/skirmish/modifiers/to-hit/#work-out');
    expect(hrefOf({ target: 'rules/nothing' })).toBeUndefined();
    expect(hrefOf({ target: undefined })).toBeUndefined();
    expect(hrefOf({ target: 'modifiers/to-hit#other' })).toBeUndefined();
  });
});
