/** The controls of a stage as a reader meets them: what is asked for, in which order, and what each control sets. */
import { describe, expect, it } from 'vitest';
import { formTree, isShort, type Tree } from '../../src/calculator/form.ts';
import { oddsByNeed, type OddsByNeed } from '../../src/view/odds-by-need.ts';
import { linksFrom } from '../../src/calculator/say.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { stageView } from '../../src/calculator/stage.ts';
import type { ModifierInput, Problem, RollStage } from '../../src/workout/problem.ts';

const modifier = (id: string, more: Partial<ModifierInput> = {}): ModifierInput => ({
  id,
  address: `modifiers/to-hit#${id}`,
  set: 'modifiers/to-hit',
  ...more,
});
const toHit: RollStage = {
  type: 'roll',
  address: 'modifiers/to-hit',
  dice: '2D6',
  outcomes: [{ id: 'hit', address: 'modifiers/to-hit#hit', success: true }],
  values: ['range', 'guns', 'shots', 'morale', 'crew'],
  states: [{ role: 'target', words: ['pinned', 'hidden'] }],
  tables: ['weapons', 'lost'],
  carried: ['morale', 'wall'],
  modifiers: [
    modifier('soft', {
      group: 'modifiers/to-hit#cover',
      combine: 'unique',
      unknown: 'sheet-2',
      own: 'crew',
    }),
    modifier('hard', { group: 'modifiers/to-hit#cover' }),
    modifier('wall'),
    modifier('moving'),
    modifier('pins', { own: 'guns' }),
    modifier('far', { automatic: true, own: 'shots' }),
    modifier('fog', { unknown: 'silent', automatic: true }),
    modifier('rain', { unknown: 'sheet-2' }),
  ],
};
const problem: Problem = {
  ruleset: 'skirmish',
  entry: 'procedures/fire',
  starts: ['to-hit'],
  stages: { 'to-hit': toHit },
  values: {
    range: { unit: 'inch', atLeast: 0, atMost: 36, fraction: true },
    guns: { atLeast: 1 },
    shots: { dice: true, atMost: 6 },
    morale: {},
  },
  tables: {
    weapons: {
      address: 'tables/weapons',
      rows: [
        { id: 'rifle', gives: {} },
        { id: 'mortar', gives: {} },
      ],
    },
  },
  sets: {},
  rolls: { 'modifiers/to-hit': { dice: '2D6', modifies: 'roll', target: 7, outcomes: [] } },
};
const texts = {
  'stage:to-hit': 'To hit',
  'terms#range': 'Range',
  'terms#guns': 'Guns',
  'terms#shots': 'Shots',
  'tables/weapons': 'Weapons',
  'tables/weapons#rifle': 'Rifle',
  'terms#target': 'the target',
  'state:pinned': 'pinned',
  'unit:inch': 'inches',
  'modifiers/to-hit#cover': 'Cover',
  'modifiers/to-hit#soft': 'Soft cover',
  '=modifiers/to-hit#soft': '−1',
  'because:sheet-2': 'Cut off on the sheet.',
};
const linkTo = linksFrom('procedures/fire', '/en/skirmish/');
const dice = (notation: string) => notation;
const sayer = { problem, texts, say: sayFor('en'), linkTo, dice };
const form = (id = 'to-hit') => formTree('to-hit', id, sayer);

/** A tree as lines: words as they are read, controls as `[type what-it-sets]`. */
function read([tag, attributes, children]: Tree): string {
  const inside = children.map((child) => (typeof child === 'string' ? child : read(child)));
  const { type, 'data-with': sets, 'data-state': state, value } = attributes;
  const { 'aria-label': label, 'data-number': number, 'data-row': row, for: field } = attributes;
  const limits = [attributes['data-least'], attributes['data-most']].map((one) => one ?? '');
  switch (tag) {
    case 'input':
      if (number !== undefined)
        return `[${attributes['inputmode']} ${number} ${limits.join('..')} "${label ?? 'as labelled'}" ${attributes['aria-describedby'] ?? ''}]`;
      return `[${type} ${sets ?? `${state}.${value}`}${attributes['data-only'] === undefined ? '' : ' only'}] `;
    case 'button':
      return `<${label} ${inside.join('')}${attributes['data-step']}>`;
    case 'select':
      return `\n  {${row}: ${inside.join(' | ')}}`;
    case 'option':
      return `${value}=${inside.join('')}`;
    case 'a':
      return `${inside.join('')}(${attributes['href']})`;
    case 'fieldset':
    case 'details':
      return `\n# ${inside.join('')}`;
    case 'label':
      return `${field === undefined ? '' : `(${field}) `}${inside.join('')}`;
    case 'div':
    case 'li':
      return `\n${label === undefined ? '' : `<${label}> `}${inside.join('')}`;
    case 'small':
      return `(${inside.join('')})`;
    case 'b':
      return inside.join('');
    default:
      return inside.join('');
  }
}

describe('a form', () => {
  it('asks for modifiers group by group, then rows, numbers and states', () => {
    expect(read(form())).toBe(`

# Cover( (only one can apply))
−1 Soft cover(/en/skirmish/modifiers/to-hit/#soft) (Cut off on the sheet.)[checkbox soft only] <crew: one less −-1>[numeric crew .. "crew" ]<crew: one more +1>
 hard[checkbox hard only] 
# 
 moving[checkbox moving] 
 pins(/en/skirmish/modifiers/to-hit/#pins)[checkbox pins] <Guns: one less −-1>[numeric guns 1.. "Guns" ]<Guns: one more +1>
 far(/en/skirmish/modifiers/to-hit/#far) ((set automatically))
 fog(/en/skirmish/modifiers/to-hit/#fog) (Our sources do not say. (set automatically))
 rain (Cut off on the sheet.)[checkbox rain] 
# Values (Weapons, Range, the target)Weapons
  {weapons: =enter the values yourself | rifle=Rifle | mortar=mortar}
(set.to-hit.range) Range(inches, from 0 to 36)<Range: one less −-1>[text range 0..36 "as labelled" set.to-hit.range-hint]<Range: one more +1>
<the target> the target[checkbox target.pinned] pinned[checkbox target.hidden] hidden`);
  });
  it('asks for nothing that an earlier stage has decided', () => {
    const { numbers, states, groups } = stageView('to-hit', sayer);
    expect(numbers.map(({ id }) => id)).toEqual(['range']);
    expect(states.map(({ role }) => role)).toEqual(['target']);
    expect(groups.flatMap(({ modifiers }) => modifiers.map(({ id }) => id))).not.toContain('wall');
  });
  it('has no heading for values where there are none', () => {
    const bare = { ...toHit, values: [], states: [], tables: [], modifiers: [modifier('moving')] };
    const tree = formTree('to-hit', 'to-hit', {
      ...sayer,
      problem: { ...problem, stages: { 'to-hit': bare } },
    });
    expect(read(tree)).toBe('\n\n# \n moving[checkbox moving] ');
  });
  it('gives fields of a second form names of their own', () => {
    expect(JSON.stringify(form('a:b'))).toContain('set.a.b.guns.pins');
  });
});

describe('a stage', () => {
  it('names what is asked for, with its limits', () => {
    const [range] = stageView('to-hit', { problem, texts, say: sayFor('pl') }).numbers;
    expect(range).toEqual({
      id: 'range',
      name: 'Range',
      hint: 'inches, od 0 do 36',
      least: 0,
      most: 36,
      words: true,
      less: 'Range: o 1 mniej',
      more: 'Range: o 1 więcej',
      common: [],
    });
  });
  it('takes dice where the rules do, and asks for a number otherwise', () => {
    const numbers = { ...toHit, carried: [], modifiers: [], values: ['shots', 'guns', 'other'] };
    const game = { ...problem, stages: { 'to-hit': numbers } };
    expect(
      stageView('to-hit', { problem: game, texts: {}, say: sayFor('ja') }).numbers.map(
        ({ id, name, hint, words }) => [id, name, hint, words],
      ),
    ).toEqual([
      ['shots', 'shots', '6以下', true],
      ['guns', 'guns', '1以上', false],
      ['other', 'other', '', false],
    ]);
  });
  it('puts modifiers without a group together by their set', () => {
    const two = [
      modifier('a'),
      { ...modifier('b'), address: 'modifiers/weather#b' },
      modifier('c'),
    ];
    const game = { ...problem, stages: { 'to-hit': { ...toHit, carried: [], modifiers: two } } };
    expect(
      stageView('to-hit', { ...sayer, problem: game }).groups.map(({ id, title, modifiers }) => [
        id,
        title,
        modifiers.map((one) => one.id),
      ]),
    ).toEqual([
      ['modifiers/to-hit', undefined, ['a', 'c']],
      ['modifiers/weather', undefined, ['b']],
    ]);
  });
  it('that does not exist is named', () => {
    expect(() => stageView('damage', sayer)).toThrow('procedures/fire has no stage damage');
  });
});

describe('the odds by needed number', () => {
  const spoken = { say: sayFor('en'), link: (address: string) => address };
  const oddsOf = (dice: string, target: number | 'card' = 4) =>
    oddsByNeed(
      {
        ...problem,
        starts: ['roll'],
        stages: { roll: { ...toHit, dice, modifiers: [], values: [], tables: [] } },
        rolls: {
          'modifiers/to-hit': {
            dice,
            modifies: 'roll',
            ...(target !== 'card' && { target }),
            outcomes: [
              { id: 'hit', success: true, when: [{ subject: 'roll', atLeast: 'target' }] },
              { id: 'miss' },
            ],
          },
        },
      },
      'roll',
      spoken,
    );
  const cellsOf = (odds: OddsByNeed | undefined) =>
    odds?.cells.map(({ need, chance, isStart }) => [need, chance, isStart]);
  it('have a cell for every number on the dice that can fail', () => {
    const odds = oddsOf('D6');
    expect(odds?.heading).toBe('Chance by number needed');
    expect(cellsOf(odds)).toEqual([
      ['2+', '83%', false],
      ['3+', '67%', false],
      ['4+', '50%', true],
      ['5+', '33%', false],
      ['6+', '17%', false],
    ]);
    expect(cellsOf(oddsOf('2D6'))?.at(-1)).toEqual(['12+', '3%', false]);
    expect([oddsOf('2D6')?.isLong, oddsOf('D20')?.isLong]).toEqual([false, true]);
    expect(oddsOf('D20')?.cells).toHaveLength(19);
    expect(oddsOf('D3')?.cells).toHaveLength(2);
  });
  it('of a number that readers enter are those of every number, whatever else it depends on', () => {
    const values = {
      card: {},
      luck: {},
    };
    const game = (outcomes: Problem['rolls'][string]['outcomes']) =>
      oddsByNeed(
        {
          ...problem,
          starts: ['roll'],
          values: { ...problem.values, ...values },
          stages: {
            roll: { ...toHit, dice: 'D6', modifiers: [], values: ['card', 'luck'], tables: [] },
          },
          rolls: {
            'modifiers/to-hit': { dice: 'D6', modifies: 'target', target: 'card', outcomes },
          },
        },
        'roll',
        spoken,
      );
    const hit = {
      id: 'hit',
      success: true as const,
      when: [{ subject: 'roll', atLeast: 'target' }],
    };
    const cells = cellsOf(game([hit, { id: 'miss' }]));
    expect(cells?.[0]).toEqual(['2+', '83%', false]);
    expect(cells).toHaveLength(5);
    // A number that changes the odds otherwise than by what is needed.
    const lucky = {
      id: 'lucky',
      success: true as const,
      when: [{ subject: 'roll', atMost: 'luck' }],
    };
    expect(game([lucky, hit, { id: 'miss' }])).toBeUndefined();
    // One that does not.
    const unlucky = { id: 'near', when: [{ subject: 'roll', atLeast: 'luck' }] };
    expect(cellsOf(game([hit, unlucky, { id: 'miss' }]))).toEqual(cells);
  });
  it('are left out where they do not help or cannot be known', () => {
    expect(oddsOf('4D6')).toBeUndefined();
    expect(oddsOf('D1')).toBeUndefined();
    expect(oddsByNeed(problem, 'other', spoken)).toBeUndefined();
    expect(oddsOf('D6', 'card')).toBeUndefined();
    const { dice: _, ...withoutDice } = toHit;
    const game = { ...problem, stages: { 'to-hit': withoutDice } };
    expect(oddsByNeed(game, 'to-hit', spoken)).toBeUndefined();
  });
});

it('keeps words out of the column of figures', () => {
  const amounts = ['−1', '×1/2', '+2K6', '+ TEM', '+貫通', '2列移動', 'shift 1 column'];
  expect(amounts.map(isShort)).toEqual([true, true, true, false, false, false, false]);
});
