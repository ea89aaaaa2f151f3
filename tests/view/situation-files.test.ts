/** What calculators load: the words, names and controls of the first result, and what the whole one adds. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { exampleHref, situationView } from '../../src/view/calculator.ts';
import { createReader } from '../../src/view/context.ts';
import { offersOf } from '../../src/view/offers.ts';
import {
  situationFiles,
  type FirstFile,
  type SituationFile,
} from '../../src/view/situation-files.ts';
import { problemFor, sayFor } from '../../src/view/situation-words.ts';
import type { Problem, RollStage, ValueStage } from '../../src/workout/problem.ts';
import { checkView, readGame } from './golden-game.ts';

const { book, ruleset } = readGame();
/** Reads the two files of a calculator. */
function reader() {
  const files = new Map(situationFiles(book).map(({ path, text }) => [path, text]));
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? 'null');
  return {
    first: (path: string) => read(path) as FirstFile,
    whole: (path: string) => read(`${path}.whole`) as SituationFile,
  };
}
const calculated = ruleset.entries.filter((entry) => problemFor(ruleset, entry));
const named = (address: string) => {
  const entry = ruleset.entries.find((one) => one.address === address);
  if (!entry) throw new Error(`The fixture game has no ${address}`);
  return entry;
};

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  const paths = calculated.map(({ address }) => `${language}/skirmish/${address}`);
  it('each calculator has a file for the first result and one for the whole', () => {
    const there = situationFiles(book).filter(({ path }) => path.startsWith(`${language}/`));
    const expected = paths.flatMap((path) => [path, `${path}.whole`]);
    expect(there.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(new Set(there.map(({ type }) => type))).toEqual(
      new Set(['application/json; charset=utf-8']),
    );
  });
  it('the words and offers of every first result', async () => {
    const read = reader();
    const words = new Map<string, object>();
    const views = Object.fromEntries(
      paths.map((path) => {
        const first = read.first(path);
        const { stages } = read.whole(path).problem;
        words.set(Object.keys(first.words).join(), first.words);
        return [
          path,
          {
            stages: `${Object.keys(first.problem.stages).join()} of ${Object.keys(stages).join()}`,
            texts: first.texts,
            offers: first.offers.map(([name]) => name),
            forms: Object.keys(first.forms),
            root: first.root,
            die: first.die,
            words: [...words.keys()].indexOf(Object.keys(first.words).join()),
          },
        ];
      }),
    );
    await checkView('calculator-files', language, { words: [...words.values()], views });
  });
  it('the whole adds every word of calculators, all names, and the share data', () => {
    const read = reader();
    for (const path of paths) {
      const first = read.first(path);
      const whole = read.whole(path);
      expect(whole.words).toMatchObject(first.words);
      expect(whole.texts).toMatchObject(first.texts);
      expect(whole.share).toBe(`/share/${path}.json`);
      expect(first).not.toHaveProperty('share');
      expect(whole.words['work.compare']).toBe(sayFor(language)('work.compare'));
      for (const { address } of Object.values(whole.problem.values))
        expect(Object.keys(whole.texts)).toContain(address);
    }
  });
});

describe('what only the whole calculator has', () => {
  const parts = { modifiers: [], values: [], states: [], tables: [] };
  const roll: RollStage = {
    type: 'roll',
    address: 'modifiers/to-hit',
    dice: '2D6',
    outcomes: [
      { id: 'miss', address: 'modifiers/to-hit#miss' },
      { id: 'hit', address: 'modifiers/to-hit#hit', success: true },
    ],
    ...parts,
  };
  const value: ValueStage = { type: 'value', address: 'modifiers/fp', value: 'fp', ...parts };
  const texts = {
    'stage:damage': 'Damage',
    'stage:rate': 'Rate of fire',
    'stage:fp': 'Firepower',
    'modifiers/to-hit#hit': 'Hit',
    'tables/range#six': 'Six or seven',
  };
  const offers = (stage: RollStage | ValueStage, starts = ['to-hit']) =>
    offersOf({
      problem: { starts, stages: { 'to-hit': stage } } as unknown as Problem,
      texts,
      say: sayFor('en'),
      dice: (notation) => notation.replace('D', 'K'),
    }).map(([name, selector]) => `${name}: ${selector}`);
  it.each<[string, RollStage | ValueStage, string[]]>([
    ['every throw of its dice', roll, ['Every throw of 2K6: .throws']],
    ['no throws of a value', value, []],
    [
      'no throws of dice that nobody knows',
      { type: 'roll', address: roll.address, outcomes: [], ...parts },
      [],
    ],
    ['no throws where two sides roll', { ...roll, contest: { wins: 'highest', ties: 'all' } }, []],
    [
      'a number of dice that can be entered',
      { ...roll, times: { per: 'shots' } },
      ['Dice: .several', 'Every throw of 2K6: .throws'],
    ],
    [
      'no number of dice that are themselves rolled',
      { ...roll, times: 'D6' },
      ['Every throw of 2K6: .throws'],
    ],
    [
      'the stages that follow an outcome',
      { ...roll, next: { hit: [{ to: 'damage' }, { to: 'burning' }], '*': [{ to: 'rate' }] } },
      [
        'Every throw of 2K6: .throws',
        'Hit: Damage: [data-next="damage"]',
        'Hit: burning: [data-next="burning"]',
        'Rate of fire: [data-next="rate"]',
      ],
    ],
    [
      'the other readings of the throw',
      { ...roll, readings: ['rate'] },
      ['Every throw of 2K6: .throws', 'Rate of fire: [data-stage="rate"], [data-start="rate"]'],
    ],
    [
      'disputes that change the result',
      {
        ...roll,
        disputes: [
          { address: 'tables/range#six', rivals: [{ claim: 'a' }, { claim: 'b', changes: [] }] },
          { address: 'tables/range#ten', rivals: [{ claim: 'a' }] },
        ],
      },
      ['Six or seven: .odds-of caption a', 'Every throw of 2K6: .throws'],
    ],
  ])('%s', (_, stage, expected) => {
    expect(offers(stage)).toEqual(expected);
  });
  it('the other ways to start', () => {
    expect(offers(value, ['to-hit', 'fp'])).toEqual([
      'Firepower: [data-stage="fp"], [data-start="fp"]',
    ]);
    expect(offers(value, [])).toEqual([]);
  });
});

describe('the page before its script runs', () => {
  it.each(LANGUAGE_TAGS)('has the words of its calculators in %s', async (language) => {
    const views = Object.fromEntries(
      calculated.map((entry) => {
        const view = situationView(entry, createReader(language, ruleset, entry.address));
        const { first, forms, ...words } = view ?? { forms: [] };
        return [
          entry.address,
          { ...words, forms: forms.map(({ key }) => key), first: first?.view.title ?? null },
        ];
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
