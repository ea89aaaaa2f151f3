/** The words that a calculator gets for its rows, modifiers, dice and sides. */
import { describe, expect, it } from 'vitest';
import type { Modifier, Roll, Row } from '../../schemas/types.d.ts';
import { situationView } from '../../src/view/calculator.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { entryAt, gameWith, HIT_OR_MISS, readerOf, words, type Files } from './game-with.ts';

const VALUES = ['attacker', 'defender'].map((id) => ({
  ...{ id, title: words(id === 'attacker' ? 'Attacker' : 'Defender'), role: true as const },
}));
const NERVE = { id: 'nerve', title: words('Nerve'), origin: 'counter-or-card' as const };
const BLUE = { id: 'blue', title: words('Blue die'), origin: 'dice' as const };

const modifier = (id: string, more: Partial<Modifier> = {}): Modifier => ({
  ...{ id, title: words(id), change: { add: 1 } },
  ...more,
});
const test = (roll: Partial<Roll>, modifiers = [modifier('wet')], more: object = {}) => ({
  ...{ title: words('Test'), modifiers, ...more },
  roll: { dice: 'D6', modifies: 'target' as const, outcomes: HIT_OR_MISS, ...roll },
});
type Kind = 'tables' | 'modifiers' | 'procedures' | 'rules';
function pageIn(files: Files, kind: Kind) {
  const game = gameWith({ values: [...VALUES, NERVE, BLUE], ...files });
  const entry = entryAt(game, kind, 'test');
  return { game, entry, reader: readerOf(game, 'en', entry.address) };
}
/** What the calculator of a page loads. */
function loaded(files: Files, kind: Kind = 'modifiers') {
  const { game, entry, reader } = pageIn(files, kind);
  const problem = problemFor(game.ruleset, entry);
  if (!problem) throw new Error('There is nothing to calculate');
  return situationFile(problem, reader);
}

describe('what a table gives', () => {
  const BONUS = { id: 'bonus', title: words('Bonus'), origin: 'table' as const };
  const textsWith = (figures: readonly (string | number)[]) =>
    loaded(
      {
        values: [
          ...VALUES,
          { ...NERVE, unit: 'inch' },
          BONUS,
          { ...NERVE, id: 'distance', unit: 'pace' },
        ],
        meta: { units: [{ id: 'pace', title: words('paces') }] },
        modifiers: {
          drill: {
            title: words('Drill'),
            value: { name: 'nerve', base: 'nerve' },
            modifiers: [modifier('veteran', { change: { add: 3 } })],
          },
        },
        tables: {
          test: {
            title: words('Test'),
            columns: [
              ...[
                {
                  id: 'reach',
                  value: 'distance',
                  match: 'up-to' as const,
                  order: 'rising' as const,
                },
              ],
              { id: 'calm', value: 'bonus', when: [{ subject: 'nerve', atLeast: 3 }] },
              { id: 'upset', value: 'bonus', when: [{ subject: 'nerve', below: 3 }] },
            ].map((column) => ({ title: words(column.id), type: 'threshold' as const, ...column })),
            rows: figures.map((calm, index) => ({
              ...{ id: `row-${index}`, cells: { reach: index, calm, upset: '15+' } },
            })),
          },
        },
      },
      'tables',
    ).texts;
  it('names what a modifier changes where it is another number', () =>
    expect(textsWith(['5+'])['=modifiers/drill#veteran']).toBe('Nerve\u00a0+3'));
  it('names what its numbers are counted in, those of the game and those of every game', () => {
    const texts = textsWith(['5+']);
    expect([texts['unit:pace'], texts['unit:inch']]).toEqual(['paces', 'inches']);
  });
  it.each([
    [['5+', '16+'], '+'],
    [['5+', 4], undefined],
  ])('has the sign of all its figures: %j', (figures, sign) =>
    expect(textsWith(figures)['sign:bonus']).toBe(sign),
  );
});

describe('a row to choose', () => {
  const rows: Row[] = [
    { id: 'guard', title: words('Guard'), optional: true, cells: { near: 4, far: 5 } },
    {
      ...{ id: 'militia', title: words('Militia') },
      cells: { near: 3, far: { value: 2, evidence: 'inferred' } },
    },
  ];
  const named = (columns: readonly string[]) => {
    const { texts } = loaded({
      modifiers: { test: test({ target: 'nerve' }) },
      tables: {
        units: {
          title: words('Units'),
          columns: columns.map((id) => ({
            ...{ id, title: words(id), type: 'number' as const, value: 'nerve' },
          })),
          rows: rows.map((row) => ({
            ...row,
            cells: Object.fromEntries(
              Object.entries(row.cells).filter(([id]) => columns.includes(id)),
            ),
          })),
        },
      },
    });
    return Object.entries(texts).flatMap(([key, text]) =>
      key.startsWith('tables/units#') ? [[key.slice('tables/units#'.length), text]] : [],
    );
  };
  it('says that players may leave it out, and how sure its figure is', () => {
    expect(named(['far'])).toEqual([
      ['guard', 'Guard (Optional rule)'],
      ['militia', 'Militia\u00a0∴'],
    ]);
    expect(named(['near', 'far'])).toEqual([
      ['guard.near', 'Guard, near'],
      ['guard.far', 'Guard, far'],
      ['militia.near', 'Militia, near'],
      ['militia.far', 'Militia, far\u00a0∴'],
    ]);
  });
});

describe('what a modifier sets', () => {
  const unit = [...VALUES, { ...NERVE, unit: 'inch' }];
  const set = modifier('set', { change: { set: 12 } });
  it.each(['nerve', 4])('needs no name where a roll needs it: %s', (target) => {
    const { texts } = loaded({
      values: unit,
      modifiers: { test: test({ target }, [set]) },
    });
    expect(texts['=modifiers/test#set']).toBe('= 12');
  });
  it('is named where it is a value, with its unit', () => {
    const { texts } = loaded({
      values: unit,
      modifiers: {
        test: { title: words('Test'), value: { name: 'nerve', base: 'nerve' }, modifiers: [set] },
      },
    });
    expect(texts['=modifiers/test#set']).toBe('Nerve\u00a0= 12″');
  });
});

it('dice that are told apart have their names', () => {
  const { texts } = loaded({
    modifiers: { test: test({ dice: '2D6', faces: ['blue', 'red'], target: 7 }) },
  });
  expect([texts['die:blue'], texts['die:red']]).toEqual(['Blue die', 'red die']);
});

describe('the sides of a contest', () => {
  const contest = (each: string | string[]) =>
    test({
      contest: { each, wins: 'highest', ties: 'none' },
      outcomes: [
        { id: 'hit', title: words('Hit'), when: [{ subject: 'outcome', is: 'winner' }] },
        { id: 'miss', title: words('Miss') },
      ],
    });
  const both = ['attacker', 'defender'];
  const sides = (...contests: (string | string[])[]) => {
    const sets = contests.map((each, index) => [`set-${index}`, contest(each)] as const);
    const uses = ['single', ...sets.map(([id]) => id)].map((id) => `modifiers/${id}`);
    const steps = [{ id: 'all', text: words('x'), uses }];
    const file = loaded(
      {
        modifiers: { ...Object.fromEntries(sets), single: test({ target: 4 }) },
        procedures: { test: { title: words('Test'), steps } },
      },
      'procedures',
    );
    return [file.words['work.own-side'], file.words['work.other-side']];
  };
  it.each([
    [[both], ['Attacker', 'Defender']],
    [
      [both, both],
      ['Attacker', 'Defender'],
    ],
    [
      [both, ['defender', 'attacker']],
      ['This side', 'Other side'],
    ],
    [['attacker'], ['This side', 'Other side']],
  ])('%j', (contests, expected) => expect(sides(...contests)).toEqual(expected));
});

describe('that not every way is worked out', () => {
  /** Two groups of modifiers whose place in the sum the sources leave open. */
  const isCut = (
    sizes: readonly number[],
    combine: 'highest' | 'unique',
    others: readonly Modifier[] = [],
  ) => {
    const groups = sizes.map((_, index) => ({
      ...{ id: `group-${index}`, title: words('x'), combine },
    }));
    const modifiers = sizes.flatMap((size, index) =>
      Array.from({ length: size }, (_, at) =>
        modifier(`m-${index}-${at}`, { group: `group-${index}` }),
      ),
    );
    return (
      'work.cut' in
      loaded({ modifiers: { test: test({ target: 4 }, [...others, ...modifiers], { groups }) } })
        .words
    );
  };
  it('is said where there are too many', () => {
    expect(isCut([16, 16], 'highest')).toBe(false);
    expect(isCut([16, 17], 'highest')).toBe(true);
    expect(isCut([16, 17], 'unique')).toBe(false);
    expect(isCut([16, 17], 'highest', [modifier('alone')])).toBe(true);
  });
});

describe('a page before its script runs', () => {
  const view = (kind: 'modifiers' | 'rules', roll: Partial<Roll>) => {
    const { modifiers, ...rest } = test(roll);
    const files: Files =
      kind === 'rules'
        ? { rules: { test: { ...rest, text: words('x') } } }
        : { modifiers: { test: { ...rest, modifiers } } };
    const { entry, reader } = pageIn(files, kind);
    return situationView(entry, reader);
  };
  it.each([
    ['modifiers', 4, true],
    ['modifiers', 'nerve', true],
    ['rules', 4, true],
    // It would not say which roll it is about.
    ['rules', 'nerve', false],
  ] as const)('of %s has a list of what is needed where %s is: %s', (kind, target, expected) => {
    expect(view(kind, { target })?.odds !== undefined).toBe(expected);
  });
  it('offers more dice where several are rolled', () => {
    expect(view('modifiers', { target: 4, times: 'nerve' })?.addDice).toBe(
      'Add dice with other modifiers',
    );
    expect(view('modifiers', { target: 4 })).not.toHaveProperty('addDice');
  });
  it('has the controls of the other side of a contest, but of no one among many', () => {
    const each = ['attacker', 'defender'];
    const contest = { each, wins: 'highest', ties: 'none' } as const;
    const outcomes = [
      { id: 'hit', title: words('Hit'), when: [{ subject: 'outcome', is: 'winner' }] },
      { id: 'miss', title: words('Miss') },
    ];
    expect(
      view('modifiers', { contest: { ...contest, each }, outcomes })?.first?.other,
    ).toMatchObject({
      stage: 'test-other',
      title: 'Defender',
    });
    const among = { ...contest, each: 'attacker', among: 'nerve' };
    expect(view('modifiers', { contest: among, outcomes })?.first).not.toHaveProperty('other');
    expect(view('modifiers', { target: 4 })?.first).not.toHaveProperty('other');
  });
});
