/** Outdated links: the new place of a part, changes since the link was made, similar names. */
import { describe, expect, it } from 'vitest';
import { nearestNames } from '../../src/text/nearest-names.ts';
import { ageOfSheet, changesSince, movedTo } from '../../src/client/old-link.ts';

describe('parts that moved', () => {
  it('include their cells', () => {
    const moved = { bow: ['/x/#rifle'], reach: ['/x/#range'], split: ['#a', '#b'] };
    expect([
      movedTo('bow', moved),
      movedTo('bow.shots', moved),
      movedTo('bow.reach', moved),
      movedTo('rifle.reach', moved),
      movedTo('split', moved),
      movedTo('none.x', moved),
    ]).toEqual([
      ['/x/#rifle'],
      ['/x/#rifle.shots'],
      ['/x/#rifle.range'],
      ['#rifle.range'],
      ['#a', '#b'],
      [],
    ]);
  });
});

describe('similar names', () => {
  const names = ['rifle', 'light-mortar', 'medium-mortar', 'heavy-mortar', 'pistol'];
  it.each([
    ['riffle', ['rifle']],
    ['mediun-mortar', ['medium-mortar']],
    ['Rifle', ['rifle']],
    ['zzzzzz', []],
  ])('%s → %j', (wanted, found) => {
    expect(nearestNames(wanted, names)).toEqual(found);
  });
  it('finds all names that contain a single word', () => {
    expect(nearestNames('mortar', names).sort()).toEqual([
      'heavy-mortar',
      'light-mortar',
      'medium-mortar',
    ]);
  });
});

describe('changes', () => {
  it('since the link are those after its version, at its part', () => {
    const changes = [
      { number: 0, part: 'rifle' },
      { number: 1, part: 'mortar' },
      { number: 2, part: 'rifle' },
    ];
    const since = (version: string | null, id: string) =>
      changesSince(version, changes, id).map(({ number }) => number);
    expect([
      since('1.0', 'rifle.range'),
      since('1.1', 'rifle'),
      since('1.3', ''),
      since('1.1', ''),
      since(null, 'rifle'),
      since('x', ''),
    ]).toEqual([[0, 2], [2], [], [1, 2], [], []]);
  });
});

describe('a printed sheet of which nothing has changed', () => {
  it.each([
    ['1.12', '1.12', 'arrival.unchanged'],
    ['1.3', '1.12', 'arrival.unchanged'],
    // The page was kept before the sheet was printed: it cannot know.
    ['1.13', '1.12', 'arrival.newer'],
    ['1.9', '1.10', 'arrival.unchanged'],
    ['x', '1.12', undefined],
    ['', '1.12', undefined],
  ])('%s, read by data %s: %s', (sheet, version, said) => {
    expect(ageOfSheet(sheet, version)).toBe(said);
  });
});
