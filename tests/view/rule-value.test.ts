/** Rules that take a value: each row names them with its own, and the table says what they do with it. */
import { expect, it } from 'vitest';
import { byLanguage } from '../../src/i18n/languages.ts';
import { csv } from '../../src/publish/csv.ts';
import { blockView } from '../../src/view/print/block.ts';
import { tableView } from '../../src/view/pages/table/table-page.ts';
import { differences } from '../../src/view/changed-figures.ts';
import { findWith } from '../checks/fixture.ts';
import { entryAt, gameWith, readerOf, words } from './game-with.ts';

const rule = (title: [string, string, string], text: [string, string, string]) => ({
  title: words(...title),
  standalone: true as const,
  parameter: 'X',
  text: words(...text),
});
const game = gameWith({
  rules: {
    tough: rule(
      ['Tough (X)', 'Twardy (X)', '頑丈（X）'],
      ['Ignores X hits; XL shields too.', 'Ignoruje trafienia: X.', '命中をX回無視する。'],
    ),
    aura: rule(
      ['Aura', 'Aura', '気配'],
      ['Those near it have X.', 'Sąsiedzi: X.', '近くはXを得る。'],
    ),
  },
  tables: {
    beasts: {
      title: words('Beasts'),
      standalone: true,
      columns: [{ id: 'rules', type: 'rules', title: words('Rules') }],
      rows: [
        {
          id: 'troll',
          title: words('Troll'),
          cells: { rules: [{ rule: 'rules/tough', with: 3 }] },
        },
        {
          id: 'king',
          title: words('King'),
          cells: {
            rules: [
              { rule: 'rules/tough', with: 'D6' },
              { rule: 'rules/aura', with: { rule: 'rules/tough', with: -1 } },
            ],
          },
        },
        { id: 'ogre', title: words('Ogre'), cells: { rules: { rule: 'rules/tough', with: 3 } } },
      ],
    },
  },
});
const beasts = entryAt(game, 'tables', 'beasts');
/** Without tags. */
const textOf = (html = ''): string => html.replace(/<[^>]+>/g, '');

it('are named with their values, and said once for each, on the page and on paper', () => {
  const seen = byLanguage((language) => {
    const reader = readerOf(game, language, beasts.address);
    const { body } = blockView(beasts, reader, () => '');
    const paper = body.kind === 'table' ? body.table.legend?.items : undefined;
    const page = tableView(beasts, reader).legend?.items ?? [];
    expect(paper?.map(({ text }) => text)).toEqual(page.map(({ text }) => text));
    return page.map(({ name, text }) => `${textOf(name)}: ${textOf(text)}`);
  });
  expect(seen).toEqual({
    en: [
      'Tough (3): Ignores 3 hits; XL shields too.',
      'Tough (D6): Ignores D6 hits; XL shields too.',
      'Aura (Tough (−1)): Those near it have Tough (−1).',
      'Tough (−1): Ignores −1 hits; XL shields too.',
    ],
    pl: [
      'Twardy (3): Ignoruje trafienia: 3.',
      'Twardy (K6): Ignoruje trafienia: K6.',
      'Aura (Twardy (−1)): Sąsiedzi: Twardy (−1).',
      'Twardy (−1): Ignoruje trafienia: −1.',
    ],
    ja: [
      '頑丈（3）: 命中を3回無視する。',
      '頑丈（D6）: 命中をD6回無視する。',
      '気配（頑丈（−1））: 近くは頑丈（−1）を得る。',
      '頑丈（−1）: 命中を−1回無視する。',
    ],
  });
  expect(csv(beasts, game.ruleset, 'en')).toContain('"Tough (D6), Aura (Tough (−1))"');
});

it('are named so in the change log, where a value changed', () => {
  const figures = [
    { field: 'rules.rule', was: 'rules/aura', now: 'rules/aura' },
    { field: 'rules.with', was: '2', now: 'rules/tough(with=4)' },
  ];
  const reader = readerOf(game, 'en');
  expect(differences({ address: 'tables/beasts#ogre', figures }, reader)).toMatchObject([
    { was: 'Aura (2)', now: 'Aura (Tough (4))' },
  ]);
});

it('may name only rules that exist', () => {
  const text = `id: beasts
title: { en: Beasts, pl: Bestie, ja: 獣 }
standalone: true
source: [{ document: sheet, page: 1 }]
columns: [{ id: rules, type: rules, title: { en: Rules, pl: Zasady, ja: ルール } }]
rows:
  - id: troll
    title: { en: Troll, pl: Trol, ja: トロール }
    cells: { rules: [{ rule: rules/cover, with: { rule: rules/no } }] }
`;
  expect(findWith([{ path: 'tables/beasts.yaml', text }])).toEqual([
    'tables/beasts.yaml:9:49 rule-value',
    'tables/beasts.yaml:9:57 unknown-reference',
  ]);
});
