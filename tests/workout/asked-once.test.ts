/** What a table and the modifiers of a roll both depend on is asked once, with all its answers; the modifiers follow. */
import { describe, expect, it } from 'vitest';
import type { Column, Modifier } from '../../schemas/types.d.ts';
import { stageView } from '../../src/calculator/stage.ts';
import { exampleQuery } from '../../src/workout/build/example.ts';
import { calculated } from '../view/calculated.ts';
import { gameWith, HIT_OR_MISS, words } from '../view/game-with.ts';

const WORDS = ['open', 'soft', 'hard'].map((id) => ({ id, title: words(id) }));
const RANGE: Column = {
  id: 'to',
  type: 'number',
  value: 'range',
  match: 'up-to',
  title: words('To'),
};
const NEEDED: Column = { id: 'needed', type: 'threshold', value: 'needed', title: words('Needed') };
const COVER: Column = {
  id: 'cover',
  type: 'word',
  value: 'cover',
  match: 'exact',
  title: words('Cover'),
};
const modifier = (id: string, when: Modifier['when'], add = -1): Modifier => ({
  ...{ id, title: words(id), change: { add } },
  ...(when && { when }),
});
const BY_ROW = {
  words: WORDS,
  columns: [COVER, RANGE, NEEDED],
  rows: WORDS.map(({ id }, index) => ({
    id,
    cells: { cover: id, to: 24, needed: `${index + 3}+` },
  })),
};
const BY_COLUMN = {
  columns: [
    RANGE,
    ...WORDS.map(({ id }) => ({
      ...{ ...NEEDED, id, title: words(id) },
      when: [{ subject: 'cover', is: id }] as Column['when'] & object,
    })),
  ],
  rows: [{ id: 'near', cells: { to: 24, open: '3+', soft: '4+', hard: '5+' } }],
};

function at(modifiers: Modifier[], link = '', table: typeof BY_ROW | typeof BY_COLUMN = BY_ROW) {
  const game = gameWith({
    values: [
      { id: 'cover', title: words('Cover'), role: true },
      { id: 'range', title: words('Range'), origin: 'measured' },
      { id: 'needed', title: words('Needed'), origin: 'table' },
      { id: 'firer', title: words('Firer'), role: true },
    ],
    terms: [...WORDS, { id: 'tired', title: words('tired') }].map((term) => ({
      ...term,
      text: words('A word.'),
    })),
    tables: { aims: { title: words('Aims'), ...table } },
    modifiers: {
      test: {
        title: words('Aim'),
        roll: { dice: 'D6', target: 'needed', modifies: 'roll', outcomes: HIT_OR_MISS },
        modifiers,
      },
    },
  });
  const { words: own, start, notices } = calculated(game, 'modifiers/test', link);
  const view = stageView('test', own);
  return {
    problem: own.problem,
    notices,
    questions: view.states.map(
      ({ role, options }) => `${role}: ${options.map(({ id }) => id).join(' ')}`,
    ),
    controls: view.groups.flatMap((group) =>
      group.modifiers.map(({ id, type }) => `${id}: ${type}`),
    ),
    counted: start.counted.map(({ id }) => id),
    needed: start.target?.type === 'known' ? start.target.value.number : undefined,
  };
}
const HIDDEN = modifier('hidden', [{ subject: 'cover', is: 'hard' }]);

describe('cover that finds the row of a table and changes a roll', () => {
  it.each([
    ['by rows', BY_ROW],
    ['by columns', BY_COLUMN],
  ])('is one question, %s', (_, table) => {
    const { questions, controls } = at([HIDDEN, modifier('lucky', undefined, 1)], '', table);
    expect(questions).toEqual(['cover: open soft hard']);
    expect(controls).toEqual(['hidden: follows', 'lucky: tick']);
    expect(at([HIDDEN], 'cover=hard&range=9', table)).toMatchObject({
      counted: ['hidden'],
      needed: 6,
    });
    expect(at([HIDDEN], 'cover=soft&range=9', table)).toMatchObject({ counted: [], needed: 4 });
    expect(at([HIDDEN], 'range=9', table).counted).toEqual([]);
  });
  it('also decides what depends on several answers, on none, or on a number besides', () => {
    const modifiers = [
      modifier('behind', [{ subject: 'cover', is: ['soft', 'hard'] }]),
      modifier('seen', [{ subject: 'cover', not: 'hard' }], 1),
      modifier('far', [
        { subject: 'cover', is: 'open' },
        { subject: 'range', above: 12 },
      ]),
    ];
    const counted = (link: string) => at(modifiers, link).counted;
    expect(at(modifiers).controls).toEqual(['behind: follows', 'seen: follows', 'far: follows']);
    expect(counted('cover=soft&range=20')).toEqual(['behind', 'seen']);
    expect(counted('cover=hard&range=20')).toEqual(['behind']);
    expect(counted('cover=open&range=20')).toEqual(['seen', 'far']);
    expect(counted('cover=open&range=6')).toEqual(['seen']);
  });
  it('leaves to the reader what depends on something else, too', () =>
    expect(
      at([
        modifier('weak', [
          { subject: 'cover', is: 'hard' },
          { subject: 'firer', is: 'tired' },
        ]),
      ]).controls,
    ).toEqual(['weak: tick']));
  it('is answered by an example that names the modifier', () => {
    const query = exampleQuery(at([HIDDEN]).problem, {
      ...{ id: 'one', text: words('One.'), target: 'modifiers/test' },
      ...{ given: { range: 9 }, with: ['hidden'] },
    });
    expect(at([HIDDEN], query)).toMatchObject({ notices: [], counted: ['hidden'], needed: 6 });
  });
});
