/** What pictures of the odds say and show, several dice, situations as sentences, and notices. */
import { describe, expect, it } from 'vitest';
import { averagesOf } from '../../src/calculator/averages.ts';
import { chainAnswers } from '../../src/calculator/chain-answer.ts';
import { countViews, loadCounts } from '../../src/calculator/counts.ts';
import { lastChange } from '../../src/calculator/last-change.ts';
import { noticeLine } from '../../src/calculator/notices.ts';
import { circumstancesOf } from '../../src/calculator/sentence.ts';
import { outcomeAt, signsOf } from '../../src/calculator/signs.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { outcomeLetters } from '../../src/workout/build/outcome-letters.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import type { Problem, RollStage } from '../../src/workout/problem.ts';
import type { Result, StageResult, StartResult } from '../../src/workout/result.ts';
import { NO_SITUATION, type Settings, type Situation } from '../../src/workout/situation.ts';

const toHit: RollStage = {
  type: 'roll',
  address: 'modifiers/to-hit',
  dice: 'D6',
  outcomes: [
    { id: 'miss', address: 'modifiers/to-hit#miss' },
    { id: 'hit', address: 'modifiers/to-hit#hit', success: true },
    { id: 'half', address: 'modifiers/to-hit#half' },
  ],
  modifiers: [
    { id: 'far', address: 'modifiers/to-hit#far', set: 'modifiers/to-hit' },
    { id: 'pins', address: 'modifiers/to-hit#pins', set: 'modifiers/to-hit', own: 'pins' },
  ],
  values: ['pins', 'morale'],
  states: [{ role: 'target', words: ['hidden'] }],
  tables: ['weapons'],
};
const problem: Problem = {
  ruleset: 'x',
  entry: 'modifiers/to-hit',
  starts: ['to-hit'],
  stages: { 'to-hit': toHit },
  values: { pins: { atLeast: 0 }, morale: {} },
  tables: { weapons: { address: 'tables/weapons', rows: [{ id: 'rifle', gives: {} }] } },
  sets: {},
  rolls: {},
};
const texts = {
  'stage:to-hit': 'To hit',
  'modifiers/to-hit#hit': 'Hit',
  'modifiers/to-hit#miss': 'Miss',
  'modifiers/to-hit#half': 'Half hit',
  'modifiers/to-hit#far': 'Far',
  '=modifiers/to-hit#far': '−1',
  'modifiers/to-hit#pins': 'Per pin',
  'terms#pins': 'Pins',
  'terms#morale': 'Morale',
  'state:hidden': 'hidden',
  'tables/weapons': 'Weapons',
  'tables/weapons#rifle': 'Rifle',
};
await loadCounts();
const wordsIn = (language: Language) => ({ problem, texts, say: sayFor(language) });
const english = wordsIn('en');

const chance = (count: number) => ({
  type: 'known' as const,
  value: { count: BigInt(count), of: 6n },
});
const outcome = (id: string, odds: StageResult['reached']) => ({
  id,
  success: id === 'hit',
  odds,
  fromStart: odds,
  next: [],
});

it.each([
  [
    ['射撃側が混乱', '射撃側が釘付け', '射撃側は成功'],
    ['混', '釘', '成'],
  ],
  [
    ['必ず従う', '必ず失敗', '従う', '失敗', 'FUBAR!'],
    ['必', '敗', '従', '失', 'F'],
  ],
  [
    ['Always obeys', 'Obeys', 'Fails'],
    ['A', 'O', 'F'],
  ],
  [
    ['Firer breaks', 'Firer pinned', 'Firer passes'],
    ['B', 'P', 'A'],
  ],
])('of %j the letters are %j', (names, letters) => {
  expect(outcomeLetters(names)).toEqual(letters);
});

describe('the answer of a whole sequence', () => {
  const result = (part: Partial<StartResult>): StartResult => ({
    stage: 'to-hit',
    reached: chance(6),
    total: { type: 'known', value: 0 },
    outcomes: [],
    counted: [],
    readings: [],
    odds: { hit: chance(3), 'to-hit.hit': chance(3) },
    ...part,
  });
  it('is how often several dice reach each success', () => {
    const value = { exactly: [0.25, 0.5, 0.25], average: 1 };
    const counts = { outcomes: { hit: { type: 'known' as const, value } } };
    expect(chainAnswers(result({ counts }), english)).toEqual([
      '“Hit” results: 1 on average; at least one: 75%',
    ]);
    expect([...averagesOf(result({ counts }), english)]).toEqual([['Hit: On average', '1']]);
  });
  it('is the last success that follows a single die, and nothing without one', () => {
    const stages = { 'to-hit': toHit, kill: { ...toHit } };
    const words = { ...english, problem: { ...problem, stages } };
    const odds = { hit: chance(3), 'kill.hit': chance(1) };
    expect(chainAnswers(result({ odds }), words)).toEqual(['kill: Hit: 17%']);
    expect(chainAnswers(result({}), english)).toEqual([]);
  });
});

describe('the signs of outcomes', () => {
  const signs = signsOf('to-hit', { problem, texts: { ...texts, letters: 'MHA' } });
  it('gives each outcome a letter of its own, and the first pattern to the success', () => {
    expect(signs.map(({ id, letter, pattern }) => [id, letter, pattern])).toEqual([
      ['miss', 'M', 1],
      ['hit', 'H', 0],
      ['half', 'A', 2],
    ]);
  });
  it('names outcomes of later stages with their stage, in the signs of the language', () => {
    expect(outcomeAt('hit', english)).toEqual({
      name: 'Hit',
      full: 'Hit',
      roll: 'To hit',
      success: true,
      of: 'to-hit',
    });
    expect(outcomeAt('to-hit.hit', wordsIn('ja')).full).toBe('To hit：Hit');
  });
});

it('several dice are counted exactly and at least, for successes alone', () => {
  const exactly = [4 / 9, 4 / 9, 1 / 9];
  const counted = { type: 'known' as const, value: { exactly, average: 6 / 9 } };
  expect(countViews({ outcomes: { hit: counted, miss: counted } }, english)).toEqual([
    {
      key: 'hit',
      caption: 'Number of “Hit” results',
      rows: [
        ['0', '44%', '–'],
        ['1', '44%', '56%'],
        ['2', '11%', '11%'],
      ],
      expected: 'Average: 0.67',
    },
  ]);
});

it('more dice than a table can show are counted in steps, and still more are not', () => {
  const value = { exactly: Array.from({ length: 61 }, () => 1 / 61), average: 30 };
  const views = countViews(
    { outcomes: { hit: { type: 'known', value }, miss: { type: 'too-many' } } },
    english,
  );
  expect(views).toHaveLength(1);
  expect(views[0]?.rows.slice(0, 2)).toEqual([
    ['0', '2%', '–'],
    ['1–5', '8%', '98%'],
  ]);
  expect(views[0]?.rows.at(-1)?.[0]).toBe('56–60');
  const [many] = countViews({ outcomes: { hit: { type: 'too-many' } } }, english);
  expect([many?.rows, many?.expected]).toEqual([[], 'Too many dice to list every result.']);
});

it('is never 100% where fewer can be, however many dice there are', () => {
  const exactly = [1e-25, 0, 1];
  const counted = { type: 'known' as const, value: { exactly, average: 2 } };
  const [view] = countViews({ outcomes: { hit: counted } }, english);
  expect(view?.rows.map(([, , least]) => least)).toEqual(['–', 'over 99%', 'over 99%']);
  const sure = { type: 'known' as const, value: { exactly: [0, 0.5, 0.5], average: 1.5 } };
  expect(countViews({ outcomes: { hit: sure } }, english)[0]?.rows[1]?.[2]).toBe('100%');
});

const set = (settings: Partial<Settings>): Situation => ({
  ...NO_SITUATION,
  stages: { 'to-hit': { with: [], values: {}, states: {}, rows: {}, ...settings } },
});

describe('a situation in one line', () => {
  it.each<[string, Partial<Settings>]>([
    ['no modifiers', {}],
    ['Far −1', { with: ['far'] }],
    ['Pins 2', { with: ['pins'], values: { pins: 2 } }],
    ['Per pin', { with: ['pins'] }],
    [
      'Rifle, Morale −1, hidden, Far −1',
      {
        with: ['far'],
        values: { morale: -1 },
        states: { target: ['hidden'] },
        rows: { weapons: 'rifle' },
      },
    ],
  ])('%s', (line, settings) => {
    expect(circumstancesOf(set(settings), english)).toBe(line);
  });
});

describe('the last change', () => {
  const shown = (settings: Partial<Settings>, hits: number) => ({
    situation: set(settings),
    result: {
      starts: [
        {
          stage: 'to-hit',
          counted: [],
          outcomes: [outcome('hit', chance(hits))],
          total: chance(0),
        },
      ],
    } as unknown as Result,
  });
  const none = shown({}, 4);
  it.each<[string, Partial<Settings>, Partial<Settings>]>([
    ['Far −1 · 67% → 50%', {}, { with: ['far'] }],
    ['(–) Far · 67% → 50%', { with: ['far'] }, {}],
    ['Morale −1 · 67% → 50%', {}, { values: { morale: -1 } }],
    ['hidden · 67% → 50%', {}, { states: { target: ['hidden'] } }],
    ['Rifle · 67% → 50%', {}, { rows: { weapons: 'rifle' } }],
    ['(–) Weapons · 67% → 50%', { rows: { weapons: 'rifle' } }, {}],
    // What is unknown or is a number to be entered adds nothing that could be said.
    ['Per pin · 67% → 50%', {}, { with: ['pins'] }],
  ])('%s', (line, was, now) => {
    expect(lastChange(shown(was, 4), shown(now, 3), 'to-hit', english)).toBe(line);
  });
  it('without an effect on the odds is not said', () => {
    expect(lastChange(none, shown({ with: ['far'] }, 4), 'to-hit', english)).toBeUndefined();
  });
  it('of what is unknown is not said as a number', () => {
    const texts = { ...english.texts, '=modifiers/to-hit#far': 'unknown' };
    const now = shown({ with: ['far'] }, 3);
    expect(lastChange(none, now, 'to-hit', { ...english, texts })).toBe('Far · 67% → 50%');
  });
  it('stays while nothing changes', () => {
    expect(lastChange(none, none, 'to-hit', english, 'Far −1')).toBe('Far −1');
  });
});

describe('a notice', () => {
  it.each<[Parameters<typeof noticeLine>[0], string]>([
    [
      { kind: 'unknown-modifier', written: 'fr', stage: 'to-hit' },
      'This calculator has no modifier “fr”. Did you mean “far”?',
    ],
    [
      { kind: 'unknown-name', written: 'moral' },
      'This calculator has no “moral”. Did you mean “morale”?',
    ],
    [
      { kind: 'unknown-name', written: 'save.moral' },
      'This calculator has no “save.moral”. Did you mean “save.morale”?',
    ],
    [
      { kind: 'out-of-range', written: 'pins', value: '-2', used: 0 },
      '−2 is out of range for Pins (0 or more). 0 is used instead.',
    ],
    [
      { kind: 'contradicted', stage: 'to-hit', id: 'far' },
      '“Far” cannot apply with the values entered.',
    ],
    [
      { kind: 'exclusive', stage: 'to-hit', kept: 'far', left: ['pins'] },
      '“Per pin” cannot apply together with “Far”.',
    ],
    [
      { kind: 'exclusive', stage: 'to-hit', kept: 'far', left: ['pins', 'near'] },
      '“Per pin” and “near” cannot apply together with “Far”.',
    ],
    [
      {
        kind: 'differs',
        stage: 'to-hit',
        name: 'pins',
        written: 'pins',
        used: 9,
        otherwise: [2],
      },
      'Pins: the other settings give 2; the 9 entered is used.',
    ],
    // Of a later roll, which may have a number of the same name.
    [
      {
        kind: 'differs',
        stage: 'kill',
        name: 'pins',
        written: 'kill.pins',
        used: 9,
        otherwise: [2],
      },
      'Pins (kill): the other settings give 2; the 9 entered is used.',
    ],
  ])('names what was left out, and what is near: %o', (notice, line) => {
    expect(noticeLine(notice, english)).toBe(line);
  });
  it('names what the other side of a contest left out', () => {
    const { stages } = english.problem;
    const contest = { ...stages['to-hit']!, contest: {} } as (typeof stages)[string];
    const words = { ...english, problem: { ...english.problem, stages: { 'to-hit': contest } } };
    expect(noticeLine({ kind: 'contradicted', stage: 'to-hit-other', id: 'far' }, words)).toBe(
      '“Far” cannot apply with the values entered.',
    );
  });
});
