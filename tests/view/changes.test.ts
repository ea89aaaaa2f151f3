/** The past: changes of values in words, addresses that moved, old links. */
import { describe, expect, it } from 'vitest';
import { differences } from '../../src/view/changed-figures.ts';
import { changesOn } from '../../src/view/changes.ts';
import { linesOf } from '../../src/site/source-lines.ts';
import { movedOf, movedPages } from '../../src/site/moved.ts';
import { neutralPages } from '../../src/view/pages/neutral.ts';
import { createReader } from '../../src/view/context.ts';
import { editHref, shareLink, versioned } from '../../src/site/routes.ts';
import { shareDataOf } from '../../src/share/content.ts';
import { select } from '../../src/share/data.ts';
import { versionOf } from '../../src/site/data-version.ts';
import { buildRulebook, entriesOf, type Rulebook } from '../../src/model/rulebook.ts';
import type { ChangeFile } from '../../schemas/types.d.ts';
import { readRulebook } from '../../src/rulebook.ts';

const CHANGES: ChangeFile[] = [
  {
    on: '2024-12-01',
    moved: {
      'tables/arms': ['tables/guns'],
      'tables/guns': ['tables/weapons'],
      'tables/arms#gun': ['tables/weapons#rifle'],
      'tables/weapons#bow': ['tables/weapons#rifle', 'tables/damage'],
      'terms#old': ['terms#new'],
    },
  },
  {
    on: '2025-01-02',
    words: 'Sheet, page 2',
    figures: { 'tables/weapons#rifle.range': { was: 12, now: 24 } },
  },
  {
    on: '2025-02-03',
    against: [{ document: 'sheet', page: 2 }],
    figures: { 'modifiers/to-hit#hard-cover.add': { was: -1, now: -2 } },
  },
];
const past = (changes: readonly ChangeFile[] = CHANGES): Rulebook => {
  const [data] = readRulebook('tests/fixtures/valid').rulesets;
  const records = changes.map((one, index) => ({ name: `changes/${index}`, file: '', data: one }));
  return buildRulebook([{ ...data!, changes: records }]);
};
const book = past();
const [ruleset] = book.rulesets;
const reader = (language: 'en' | 'pl' | 'ja') => createReader(language, ruleset!, '');

describe('changes of figures', () => {
  it('of a whole roll are those of its fields, and what has no words is left out', () => {
    const figures = [
      { field: 'add', was: '-1', now: '-2' },
      { field: 'roll', was: '(dice=D6 target=3 times=shots)', now: '(dice=2D6 target=3)' },
      { field: 'roll.outcomes.hit.next', was: undefined, now: '(to=x)' },
    ];
    expect(differences({ address: 'modifiers/to-hit', figures }, reader('pl'))).toEqual([
      { what: '', was: '−1', now: '−2' },
      { what: 'Kości: ', was: 'K6', now: '2K6' },
    ]);
  });
  it('of a status inside an entry begin with that of the entry at the time', () => {
    const changes = past([
      {
        on: '2025-01-02',
        words: 'Sheet',
        figures: {
          'modifiers/to-hit.evidence': { now: 'inferred' },
          'modifiers/to-hit#hard-cover.evidence': { now: 'as-printed' },
        },
      },
      {
        on: '2025-01-03',
        words: 'Sheet',
        figures: { 'modifiers/to-hit#hard-cover.evidence': { was: 'as-printed', now: 'unknown' } },
      },
    ]).rulesets[0]!;
    expect(
      changesOn(changes, 'modifiers/to-hit', createReader('en', changes, '')).map(
        ({ name, differences: own }) => [name, ...own.map(({ was, now }) => [was, now])],
      ),
    ).toEqual([
      ['To hit', ['as printed', 'inferred']],
      ['Hard cover', ['as printed', 'unknown']],
    ]);
  });

  it('are shown in the format of the column, with only the differing parts', () => {
    expect(changesOn(ruleset!, 'tables/weapons', reader('pl'))).toEqual([
      {
        number: 0,
        address: 'tables/weapons#rifle',
        name: 'Karabin',
        on: '2025-01-02',
        against: 'Arkusz, s. 2',
        differences: [{ what: 'Zasięg: ', was: '12″', now: '24″' }],
      },
    ]);
  });
  it.each([
    [[['range', 'none', 'unknown']], [{ what: 'Range: ', was: 'none', now: '?' }]],
    [
      [
        ['shots', 'D3', '2D6'],
        ['range', undefined, '12..60'],
      ],
      [
        { what: 'Shots: ', was: 'D3', now: '2D6' },
        { what: 'Range: ', was: '–', now: '12–60″' },
      ],
    ],
    [
      [['special', 'rules/cover(with=D6)', 'rules/cover(with=2D6)']],
      [{ what: 'Special: ', was: 'Cover (D6)', now: 'Cover (2D6)' }],
    ],
  ])('%j', (changed, shown) => {
    const figures = changed.map(([field = '', was, now]) => ({ field, was, now }));
    expect(differences({ address: 'tables/weapons#rifle', figures }, reader('en'))).toEqual(shown);
  });
  it('of a figure that only names its status and source itself are none', () => {
    const status = 'reconstructed';
    const figures = [
      {
        field: 'special',
        was: 'rules/cover(with=D6)',
        now: `rules/cover(with=D6 source=sheet:2 evidence=${status})`,
      },
    ];
    expect(
      differences({ address: 'tables/weapons#rifle', figures }, reader('en'), () => ({
        was: status,
        now: status,
      })),
    ).toEqual([]);
  });
  it('of a modifier have their sign', () => {
    const figures = [{ field: 'add', was: '-1', now: '2' }];
    expect(differences({ address: 'modifiers/to-hit#cover', figures }, reader('ja'))).toEqual([
      { what: '', was: '−1', now: '+2' },
    ]);
  });
  it('name the document as it is called, where the record has no words of its own', () => {
    expect(changesOn(ruleset!, 'modifiers/to-hit', reader('en'))[0]?.against).toMatch(/, page 2$/);
  });
});

describe('a copied link', () => {
  it('carries the version of the data before the fragment', () => {
    expect(versionOf(ruleset!)).toBe('1.2');
    expect(versioned(shareLink('en', 'skirmish', 'tables/weapons', 'rifle.range'), '1.2')).toBe(
      '/en/skirmish/tables/weapons/rifle/?v=1.2#rifle.range',
    );
    expect(shareLink('ja', 'skirmish', 'terms', 'pin')).toBe('/ja/skirmish/terms/#pin');
  });
  it('is followed by the row, its headings, edition and source', () => {
    const entry = ruleset!.entries.find(({ address }) => address === 'tables/weapons')!;
    expect(select(shareDataOf(entry, reader('ja')), 'mortar.range').shared).toMatchObject({
      name: '迫撃砲, 射程',
      of: '武器',
      content: {
        heads: [expect.any(String), '射程'],
        rows: [['迫撃砲', '12–60″']],
        figures: [false, true],
      },
    });
    expect(select(shareDataOf(entry, reader('pl')), 'mortar').shared.content).toMatchObject({
      rows: [['Moździerz', '12–60″', 'K3*', expect.stringContaining('K6')]],
    });
  });
});

describe('addresses that moved', () => {
  it('lead directly to the last place, and never in a circle', () => {
    expect(movedOf(ruleset!).get('tables/arms')).toEqual(['tables/weapons']);
    const circle = past([
      { on: '2025-01-02', moved: { 'tables/a': ['tables/b'], 'tables/b': ['tables/a'] } },
    ]);
    expect(movedOf(circle.rulesets[0]!).get('tables/a')).toEqual([]);
  });
  it('have a page in each language if they are entries or parts with a page', () => {
    const pages = movedPages(book);
    expect(
      pages
        .filter(({ params }) => params.lang === 'pl')
        .map(({ params }) => params.moved)
        .sort(),
    ).toEqual(['tables/arms', 'tables/arms/gun', 'tables/guns', 'tables/weapons/bow']);
    const arms = pages.find(({ params }) => params.lang === 'pl' && params.moved === 'tables/arms');
    expect(arms!.props.parts).toEqual({
      gun: '/pl/skirmish/tables/weapons/?moved=tables%2Farms%23gun#rifle',
    });
  });
  it('keep their language-neutral link', () => {
    expect(neutralPages(book).map(({ params }) => params.path)).toContain('skirmish/tables/arms');
  });
});

describe('the edit link', () => {
  it('opens the file at the line of the part', () => {
    expect(editHref('rules/a/tables/b.yaml', 12)).toMatch(
      /\/edit\/main\/rules\/a\/tables\/b\.yaml#L12$/,
    );
    const table = entriesOf(ruleset!, 'tables')[0]!;
    const row = table.data.rows[0]!;
    const place = linesOf(ruleset!, table.address).get(row.id)!;
    expect(place.file).toBe(`rules/skirmish/${table.address}.yaml`);
    const { text } = ruleset!.source.files.get(table.address)!;
    expect(text.split('\n')[place.line - 1]).toContain(`id: ${row.id}`);
  });
});
