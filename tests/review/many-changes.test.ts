/** What a maintainer reads of one request with fifteen changes: `npm run diff` and the comment each say all of them, with their sources. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentOf } from '../../src/review/comment.ts';
import { withRepository, type Repository } from '../cli/repository.ts';
import { readIn } from './request.ts';

const SITE = `name: Club
imprint: { en: Unofficial., pl: Nieoficjalne., ja: 非公式。 }
licence: { name: CC BY-SA 4.0, url: 'https://creativecommons.org/licenses/by-sa/4.0/' }
repository: https://github.com/club/rules
languages: [en, pl, ja]
`;
const MUD = `id: mud
title: { en: Mud, pl: Błoto, ja: 泥 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: Halve a move of 6″ in mud., pl: Ruch 6″ w błocie jest o połowę krótszy., ja: 泥では6″の移動が半分になる。 }
`;
const RECORD = `on: 2026-01-02
against: [{ document: sheet, page: 2 }]
figures:
  tables/weapons#rifle.range: { was: '24', now: '30' }
moved:
  tables/weapons#thrower: [tables/weapons]
  rules/cover#walls: [rules/cover#stone-walls]
`;

/** What is changed, and the words by which the maintainer knows it. */
const CHANGES: readonly [
  what: string,
  change: (repository: Repository) => void,
  words: readonly RegExp[],
][] = [
  [
    'a figure',
    (its) => its.change('tables/weapons.yaml', 'range: 24,', 'range: 30,'),
    [/Rifle/, /24″/, /30″/],
  ],
  [
    'a text in three languages',
    (its) => {
      its.change('procedures/fire.yaml', 'Look up the damage.', 'Find the damage.');
      its.change('procedures/fire.yaml', 'Sprawdź uszkodzenie.', 'Znajdź uszkodzenie.');
      its.change('procedures/fire.yaml', '損害を調べる。', '損害を見る。');
    },
    [/Find/, /Znajdź/, /見る/],
  ],
  [
    'a new row',
    (its) =>
      its.change(
        'tables/weapons.yaml',
        '  - { id: rifle,',
        '  - { id: pistol, title: { en: Pistol, pl: Pistolet, ja: 拳銃 }, cells: { range: 6, shots: 1, special: none } }\n  - { id: rifle,',
      ),
    [/Pistol/, /Pistolet/, /拳銃/, /6″/],
  ],
  [
    'a row deleted, whose links lead to the table',
    (its) =>
      its.write(
        'tables/weapons.yaml',
        its.read('tables/weapons.yaml').replace(/ {2}- \{ id: thrower.*\n/, ''),
      ),
    [/Thrower/, /weapons#thrower/],
  ],
  [
    'a point renamed',
    (its) => {
      its.change('rules/cover.yaml', 'id: walls', 'id: stone-walls');
      its.change('tables/weapons.yaml', 'rules/cover#walls', 'rules/cover#stone-walls');
    },
    [/cover#walls/, /cover#stone-walls/],
  ],
  [
    'a new modifier',
    (its) =>
      its.change(
        'modifiers/to-hit.yaml',
        '  - id: long-range',
        '  - { id: moving, title: { en: Moving, pl: W ruchu, ja: 移動 }, change: { add: -1 } }\n  - id: long-range',
      ),
    [/Moving/, /W ruchu/, /移動/, /−1/],
  ],
  ['a new rule', (its) => its.write('rules/mud.yaml', MUD), [/Mud/, /Błoto/, /泥では/, /Sheet/]],
  ['a search word less', (its) => its.change('rules/cover.yaml', ', bunker]', ']'), [/bunker/]],
  [
    'a status',
    (its) => its.change('phases/turn-end.yaml', 'evidence: reconstructed\n', ''),
    [/reconstructed/],
  ],
  [
    'an effect',
    (its) => its.change('phases/orders.yaml', 'count: 1 }', 'count: 1, obligation: may }'),
    [/Give 1 pin|pin/i, /may|optional/i],
  ],
  [
    'two steps exchanged',
    (its) =>
      its.write(
        'procedures/fire.yaml',
        its
          .read('procedures/fire.yaml')
          .replace(/( {2}- \{ id: roll.*\n)( {2}- \{ id: damage.*\n)/, '$2$1'),
      ),
    [/order of the steps/],
  ],
  [
    'the name of the site',
    (its) => writeFileSync(join(its.rules, 'site.yaml'), SITE.replace('name: Club', 'name: Attic')),
    [/Attic/],
  ],
  [
    'the Polish title of a marker',
    (its) => its.change('markers.yaml', 'pl: Przygwożdżenie', 'pl: Przygwożdżony'),
    [/Przygwożdżony/],
  ],
  [
    'a link to a related page',
    (its) =>
      its.change('rules/cover.yaml', 'standalone: true', 'standalone: true\nsee: [tables/damage]'),
    [/Damage/],
  ],
  [
    'the page of a source',
    (its) => its.change('modifiers/to-hit.yaml', 'page: 1', 'page: 2'),
    [/To hit/, /page 1/, /page 2/],
  ],
];

describe('a request with fifteen changes', () => {
  const { diff, comment } = withRepository((its) => {
    its.git('switch', '--quiet', 'main');
    writeFileSync(join(its.rules, 'site.yaml'), SITE);
    its.change(
      'rules/cover.yaml',
      'standalone: true',
      'standalone: true\naliases: { en: [shelter, bunker] }',
    );
    its.change('phases/turn-end.yaml', 'sides:', 'evidence: reconstructed\nsides:');
    its.commit('Prepare');
    its.git('switch', '--quiet', 'correction');
    its.git('reset', '--quiet', '--hard', 'main');
    for (const [, change] of CHANGES) change(its);
    its.write('changes/fifteen.yaml', RECORD);
    const { request, result } = readIn(its);
    return {
      diff: its.run('diff', 'main').output,
      // As it is read: without the backslashes that make signs literal.
      comment: commentOf(result, { request }).replaceAll('\\', ''),
    };
  });

  it.each(CHANGES)('%s stands in the difference and in the comment', (_, __, words) => {
    for (const word of words) {
      expect(diff).toMatch(word);
      expect(comment).toMatch(word);
    }
  });

  it('names the source of the figure, and where removed addresses lead', () => {
    for (const text of [diff, comment]) {
      expect(text).toMatch(/Sheet, page 2/);
      expect(text).toMatch(/skirmish\/tables\/weapons(?!#)/);
      expect(text).not.toMatch(/undefined|\[object|nothing\)/);
    }
  });
});
