/** Optional rules and modules, as readers of each language see them and leave them out. */
import { describe, expect, it } from 'vitest';
import { openOwn } from '../bench/search/own.ts';
import { byLanguage } from '../../src/i18n/languages.ts';
import { embedView } from '../../src/view/pages/embed.ts';
import { entryView } from '../../src/view/pages/entry.ts';
import { createReader } from '../../src/view/context.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { csv } from '../../src/publish/csv.ts';
import { printView } from '../../src/view/print/sheet.ts';
import { findWith } from '../checks/fixture.ts';
import { entryAt, gameWith, words } from './game-with.ts';

const rule = (text: string, more: object) => ({
  title: words(text),
  standalone: true as const,
  text: words(`${text} text.`),
  ...more,
});
const game = gameWith({
  meta: { modules: [{ id: 'campaign', title: words('Campaign', 'Kampania', 'キャンペーン') }] },
  rules: {
    looting: rule('Looting', { module: 'campaign', optional: true }),
    fog: rule('Fog', { optional: true }),
  },
});
const { book, ruleset } = game;
const looting = entryAt(game, 'rules', 'looting');

describe('an optional rule of a module', () => {
  it('says so above its title, in a frame of another site, and on paper', () => {
    const lines = byLanguage((language) => {
      const props = { language, ruleset, entry: looting };
      const blocks = printView(book, props).sections.flatMap(({ narrow }) => narrow);
      const block = blocks.find(({ part }) => part === 'rules/looting');
      return [entryView(book, props).kicker?.before, embedView(book, props).source, block?.source];
    });
    const said = {
      en: 'Optional rule · Module: Campaign',
      pl: 'Zasada opcjonalna · Moduł: Kampania',
      ja: '選択ルール · モジュール：キャンペーン',
    };
    for (const language of ['en', 'pl', 'ja'] as const)
      for (const line of lines[language]) expect(line).toContain(said[language]);
  });

  it('is chosen on paper with the other rules of its module', () => {
    const { choice } = printView(book, { language: 'en', ruleset });
    const items = choice.modules?.items ?? [];
    expect(items.map(({ name }) => name)).toEqual(['Basic rules', 'Optional rules', 'Campaign']);
    expect(items.slice(1).map(({ parts }) => parts)).toEqual([['rules/fog'], ['rules/looting']]);
    expect(items[0]?.parts).toContain('rules/cover');
  });

  it('is found by the name of its module, and known by it', async () => {
    const { search } = await openOwn(book, 'en');
    const modulesFor = async (query: string) => {
      const { hits } = await search.find(query);
      return search.module(hits[0]!.record);
    };
    expect(search.head.modules).toEqual([
      ['optional', 'Optional rules'],
      ['campaign', 'Campaign'],
    ]);
    expect(await modulesFor('looting')).toBe('campaign');
    expect(await modulesFor('campaign')).toBe('campaign');
    expect(await modulesFor('fog')).toBe('optional');
    expect(await modulesFor('cover')).toBe('basic');
  });
});

describe('a row and a modifier of a module', () => {
  const isHit = { subject: 'roll', atLeast: 'target' };
  const own = gameWith({
    meta: { modules: [{ id: 'campaign', title: words('Campaign', 'Kampania', 'キャンペーン') }] },
    modifiers: {
      aim: {
        title: words('Aim'),
        standalone: true,
        roll: {
          dice: 'D6',
          target: 3,
          modifies: 'roll',
          outcomes: [
            { id: 'hit', title: words('Hit'), success: true, when: [isHit] },
            { id: 'miss', title: words('Miss') },
          ],
        },
        modifiers: [
          { id: 'veteran', title: words('Veteran'), module: 'campaign', change: { add: 1 } },
          { id: 'wind', title: words('Wind'), optional: true, change: { add: -1 } },
        ],
      },
    },
    tables: {
      loot: {
        title: words('Loot'),
        standalone: true,
        columns: [{ id: 'gold', type: 'number', title: words('Gold') }],
        rows: [
          { id: 'purse', title: words('Purse'), cells: { gold: 2 } },
          { id: 'map', title: words('Map'), module: 'campaign', cells: { gold: 1 } },
        ],
      },
    },
  });
  const { book: all, ruleset: one } = own;

  it('says so beside its name, on the page and in a table that is copied, in every language', () => {
    const seen = byLanguage((language) => {
      const table = entryView(all, {
        language,
        ruleset: one,
        entry: entryAt(own, 'tables', 'loot'),
      });
      const set = entryView(all, {
        language,
        ruleset: one,
        entry: entryAt(own, 'modifiers', 'aim'),
      });
      return [
        JSON.stringify(table.body),
        JSON.stringify(set.body),
        csv(entryAt(own, 'tables', 'loot'), one, language),
      ];
    });
    const campaign = {
      en: 'Module: Campaign',
      pl: 'Moduł: Kampania',
      ja: 'モジュール：キャンペーン',
    };
    const optional = { en: 'Optional rule', pl: 'Zasada opcjonalna', ja: '選択ルール' };
    for (const language of ['en', 'pl', 'ja'] as const) {
      for (const text of seen[language]) expect(text).toContain(campaign[language]);
      expect(seen[language][1]).toContain(optional[language]);
      expect(seen[language][0]?.split(campaign[language])).toHaveLength(2);
    }
  });

  it('says so in the calculator, and its module must be declared', () => {
    const entry = entryAt(own, 'modifiers', 'aim');
    const { texts } = situationFile(
      problemFor(one, entry)!,
      createReader('en', one, entry.address),
    );
    expect(texts['modifiers/aim#veteran']).toBe('Veteran (Module: Campaign)');
    expect(texts['modifiers/aim#wind']).toBe('Wind (Optional rule)');
    const row =
      '  - { id: map, title: { en: Map, pl: Mapa, ja: 地図 }, module: camp, cells: { gold: 1 } }';
    const text = `id: loot\ntitle: { en: Loot, pl: Łup, ja: 獲物 }\nstandalone: true\nsource: [{ document: sheet, page: 1 }]\ncolumns:\n  - { id: gold, type: number, title: { en: Gold, pl: Złoto, ja: 金 } }\nrows:\n${row}\n`;
    expect(findWith([{ path: 'tables/loot.yaml', text }])).toEqual([
      'tables/loot.yaml:8:62 unknown-reference',
    ]);
  });
});

it('a game whose rules always apply has nothing to leave out', () => {
  const { book: plain, ruleset: one } = gameWith({});
  expect(printView(plain, { language: 'en', ruleset: one }).choice.modules).toBeUndefined();
});

it('a module that the ruleset does not declare is an error', () => {
  const text =
    'id: fog\ntitle: { en: Fog, pl: Mgła, ja: 霧 }\nstandalone: true\nmodule: camapign\nsource: [{ document: sheet, page: 1 }]\ntext: { en: Less than 6″., pl: Mniej niż 6″., ja: 6″未満。 }\n';
  expect(findWith([{ path: 'rules/fog.yaml', text }])).toEqual([
    'rules/fog.yaml:4:9 unknown-reference',
  ]);
});
