/** Names of things, as players of each language call them. */
import { describe, expect, it } from 'vitest';
import { byLanguage } from '../../src/i18n/languages.ts';
import {
  editionForForms,
  editionName,
  nameAt,
  namer,
  nameWithAbbreviation,
} from '../../src/wording/names.ts';
import type { Term } from '../../schemas/types.d.ts';
import { columnLines, file, gameWith, head, LINES, words } from '../view/small-game.ts';

const game = gameWith(LINES);
/** A copy, of which no name is known yet. */
const fresh = () => ({ ...game });

describe('in a line', () => {
  it.each([
    ['pin', 'Pin', 'Przygwożdżenie', '釘付け'],
    ['attacker', 'Attacker', 'Atakujący', '攻撃側'],
    ['movement', 'MP', 'MP', 'MP'],
    // States have no short form in Japanese.
    ['shaken', 'SH', 'SH', '動揺'],
    ['good-order', 'GO', 'GO', '統制状態'],
    ['broken', 'Broken', 'Rozbita', '混乱'],
  ])('%s is called by its short form, or else its title', (id, en, pl, ja) => {
    const ruleset = fresh();
    expect(byLanguage((language) => namer(ruleset, language)(id))).toEqual({ en, pl, ja });
  });
  it('the short form of a language comes before that of all', () => {
    const term: Term = {
      id: 'firepower',
      title: words('Firepower', 'Siła ognia', '火力'),
      abbreviation: { all: 'FP', pl: 'SO' },
      source: [],
    };
    const ruleset = { ...game, terms: [term] };
    expect(byLanguage((language) => namer(ruleset, language)('firepower'))).toEqual({
      en: 'FP',
      pl: 'SO',
      ja: 'FP',
    });
  });
  it('a counter keeps its short form in Japanese', () => {
    const [pin] = game.markers;
    if (!pin) throw new Error('no marker');
    const ruleset = { ...game, markers: [{ ...pin, abbreviation: { all: 'PN' } }] };
    expect(namer(ruleset, 'ja')('pin')).toBe('PN');
  });
  it('nothing is called by its id', () => {
    expect(() => namer(fresh(), 'en')('tank')).toThrow('skirmish has no title for “tank”');
  });
});

describe('in search results', () => {
  it.each<[Pick<Term, 'abbreviation'>, string, string, string]>([
    [{}, 'Final Fire', 'Ogień końcowy', '最終射撃'],
    [{ abbreviation: { all: 'FF' } }, 'Final Fire (FF)', 'Ogień końcowy (FF)', '最終射撃（FF）'],
    [
      { abbreviation: { all: 'FF', pl: 'OK' } },
      'Final Fire (FF)',
      'Ogień końcowy (OK)',
      '最終射撃（FF）',
    ],
    [{ abbreviation: { ja: '終射' } }, 'Final Fire', 'Ogień końcowy', '最終射撃（終射）'],
    [{ abbreviation: { en: 'Final Fire' } }, 'Final Fire', 'Ogień końcowy', '最終射撃'],
  ])('a name is followed by its short form %j', (more, en, pl, ja) => {
    const title = words('Final Fire', 'Ogień końcowy', '最終射撃');
    const term: Term = { id: 'ff', title, source: [], ...more };
    expect(byLanguage((language) => nameWithAbbreviation(term, language))).toEqual({ en, pl, ja });
  });
});

it('a game is named with its edition', () => {
  expect(byLanguage((language) => editionName(game, language))).toEqual({
    en: 'Skirmish, 1st ed.',
    pl: 'Potyczka, wyd. 1',
    ja: '小競り合い 第1版',
  });
  expect(editionForForms(game)).toBe('Skirmish, First edition');
});

describe('the thing at an address', () => {
  const untitled = [
    head('bands'),
    ...columnLines(['type: distance, unit: inch', 'type: number']),
    'rows: [{ id: near, cells: { c0: 6, c1: 1 } }]',
  ].join('\n');
  const tables = gameWith([file('tables/bands', untitled)]);
  it.each([
    ['tables/weapons', 'Weapons', 'Broń', '武器'],
    ['tables/weapons#rifle', 'Rifle', 'Karabin', '小銃'],
    ['tables/weapons#rifle.range', 'Rifle, Range', 'Karabin, Zasięg', '小銃、射程'],
    ['tables/weapons#range', 'Range', 'Zasięg', '射程'],
    ['tables/bands#near', '6″', '6″', '6″'],
    ['tables/bands#near.c1', '6″, Col 1', '6″, Col 1', '6″、Col 1'],
    ['phases/orders#pin', 'Give 1 pin', 'Połóż 1 przygwożdżenie', '釘付けを1個置く'],
    ['modifiers/to-hit#soft-cover', 'Soft cover', 'Miękka osłona', '軟遮蔽'],
    ['markers', 'Markers and states', 'Żetony i stany', 'マーカーと状態'],
    ['markers#pin', 'Pin', 'Przygwożdżenie', '釘付け'],
    ['terms', 'Glossary', 'Słowniczek', '用語集'],
    ['terms#firepower', 'Firepower', 'Siła ognia', '火力'],
    ['terms#pins', 'Pins', 'Przygwożdżenia', '釘付け数'],
    ['tables/tanks', 'tables/tanks', 'tables/tanks', 'tables/tanks'],
  ])('%s', (address, en, pl, ja) => {
    expect(byLanguage((language) => nameAt(tables, address, language).name)).toEqual({
      en,
      pl,
      ja,
    });
  });
});
