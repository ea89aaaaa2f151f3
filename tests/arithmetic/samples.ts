/** Small sets with the figures of real ones: only what counts, without titles. */
import { libraryOf, type Library } from '../../src/arithmetic/library.ts';
import type { Entry } from '../../src/model/entries.ts';
import type { Modifier, ModifiersFile } from '../../src/schema/types.generated.ts';

type Bare<T> = Partial<Omit<T, 'id'>> & { id: string };
/** Everything but the titles. */
export type BareSet = Omit<
  ModifiersFile,
  'id' | 'title' | 'source' | 'modifiers' | 'groups' | 'roll' | 'value'
> & {
  modifiers?: Bare<Modifier>[];
  groups?: { id: string; combine?: string; by?: string }[];
  roll?: Record<string, unknown>;
  value?: Record<string, unknown>;
};

/** `{ 'to-hit': { roll, modifiers } }` → a library with modifiers/to-hit. */
export function libraryWith(sets: Record<string, BareSet>): Library {
  const entries = Object.entries(sets).map(([id, set]) => {
    const data = { id, modifiers: [], ...set };
    return { kind: 'modifiers', id, address: `modifiers/${id}`, file: '', data, parts: [] };
  });
  return libraryOf(entries as unknown as Entry[]);
}

const atLeast = [
  { id: 'hit', success: true, when: [{ of: 'roll', 'at-least': 'target' }] },
  { id: 'miss' },
];

export const boltAction = libraryWith({
  'to-hit': {
    roll: { dice: 'D6', target: 3, modifies: 'roll', outcomes: atLeast },
    groups: [{ id: 'cover', combine: 'unique' }],
    modifiers: [
      { id: 'pin-markers', change: { add: { each: -1, of: 'pin-markers' } } },
      { id: 'long-range', change: { add: -1 } },
      { id: 'soft-cover', group: 'cover', change: { add: -1 } },
      { id: 'hard-cover', group: 'cover', change: { add: -2 } },
      {
        id: 'target-down',
        when: [
          { of: 'target', is: 'down' },
          { of: 'target', is: ['infantry', 'artillery'] },
        ],
        change: { add: -1 },
      },
    ],
  },
  'order-test': {
    roll: {
      dice: '2D6',
      target: 'morale',
      modifies: 'target',
      outcomes: [
        { id: 'fubar', when: [{ of: 'natural', equals: 12 }] },
        { id: 'obeys', success: true, when: [{ of: 'roll', 'at-most': 'target' }] },
        { id: 'fails' },
      ],
    },
    modifiers: [{ id: 'pin-markers', change: { add: { each: -1, of: 'pin-markers' } } }],
  },
  officers: {
    for: ['modifiers/order-test'],
    groups: [{ id: 'rank', combine: 'one', by: 'unknown' }],
    modifiers: [
      { id: 'lieutenant', group: 'rank', change: { add: 1 } },
      { id: 'major', group: 'rank', change: { add: 4 } },
    ],
  },
});

export const meinPanzer = libraryWith({
  'direct-fire': {
    roll: {
      dice: 'D20',
      target: 'training',
      modifies: 'target',
      outcomes: [
        {
          id: 'critical',
          success: true,
          when: [
            { of: 'natural', equals: 1 },
            { of: 'weapon', not: ['machine-gun', 'rifle'] },
          ],
        },
        { id: 'misfire', when: [{ of: 'natural', equals: 20 }] },
        { id: 'hit', success: true, when: [{ of: 'roll', 'at-most': 'target' }] },
        { id: 'miss' },
      ],
    },
    groups: [{ id: 'distance', combine: 'first' }],
    modifiers: [
      { id: 'om1', change: { add: 'om1' } },
      { id: 'dm', change: { add: 'dm' } },
      { id: 'evading', change: { add: { from: -5, to: -2, by: 'unknown' } } },
      {
        id: 'up-to-9',
        group: 'distance',
        when: [{ of: 'distance', 'at-most': 9 }],
        change: { add: [12, { each: -1, of: 'distance' }] },
      },
      {
        id: 'up-to-18',
        group: 'distance',
        when: [{ of: 'distance', above: 9, 'at-most': 18 }],
        change: { add: 2 },
      },
      {
        id: 'up-to-24',
        group: 'distance',
        when: [{ of: 'distance', above: 18, 'at-most': 24 }],
        change: { add: 1 },
      },
      {
        id: 'farther',
        group: 'distance',
        when: [{ of: 'distance', above: 24 }],
        change: { add: { each: -1, of: 'distance', above: 24, every: 2, round: 'unknown' } },
      },
    ],
  },
  'critical-grade': {
    roll: {
      check: 'modifiers/direct-fire',
      outcomes: [
        { id: 'major', success: true, when: [{ of: 'outcome', is: ['hit', 'critical'] }] },
        { id: 'minor' },
      ],
    },
  },
  'bog-test': {
    value: { of: 'bog-number', base: { each: 2, of: 'training' } },
    groups: [{ id: 'class', combine: 'first' }],
    modifiers: [
      {
        id: 'overrun',
        group: 'class',
        change: { add: ['class', { each: -4, of: 'enemy-class' }] },
      },
      { id: 'woods', group: 'class', change: { add: { each: 1, of: 'class' } } },
      { id: 'open', group: 'class', change: { add: { each: -1, of: 'class' } } },
      { id: 'failures', change: { add: { each: -4, of: 'failures' } } },
    ],
  },
  scatter: {
    value: { of: 'scatter', base: 0 },
    groups: [{ id: 'missed-die', combine: 'unique' }],
    modifiers: [
      {
        id: 'odd-die',
        group: 'missed-die',
        when: [{ of: 'natural', is: 'odd' }],
        change: { set: 1 },
      },
      {
        id: 'even-die',
        group: 'missed-die',
        when: [{ of: 'natural', is: 'even' }],
        change: { set: 2 },
      },
      { id: 'long', when: [{ of: 'distance', above: 24 }], change: { multiply: 2 } },
      { id: 'short', when: [{ of: 'distance', below: 9 }], change: { multiply: '1/2' } },
    ],
  },
  general: {
    for: 'all',
    except: ['modifiers/morale'],
    modifiers: [{ id: 'pinned', change: { add: -5 } }],
  },
  morale: {
    roll: {
      dice: 'D20',
      target: 'training',
      modifies: 'target',
      outcomes: [
        { id: 'passed', success: true, when: [{ of: 'roll', 'at-most': 'target' }] },
        { id: 'failed' },
      ],
    },
  },
});

export const starterKit = libraryWith({
  rally: {
    roll: {
      dice: '2D6',
      target: 'morale',
      modifies: 'roll',
      outcomes: [
        { id: 'casualties', when: [{ of: 'natural', equals: 12 }] },
        { id: 'rallied', success: true, when: [{ of: 'roll', 'at-most': 'target' }] },
        { id: 'still-broken' },
      ],
    },
    modifiers: [
      { id: 'dm', when: [{ of: 'unit', is: 'dm' }], change: { add: 4 } },
      { id: 'woods-or-building', change: { add: -1 } },
      { id: 'leadership', change: { add: 'leadership' } },
    ],
  },
  'morale-check': {
    roll: {
      dice: '2D6',
      target: 'morale',
      modifies: 'roll',
      outcomes: [
        {
          id: 'casualties',
          when: [
            { of: 'natural', equals: 12 },
            { of: 'unit', is: 'good-order' },
          ],
        },
        {
          id: 'replaced',
          when: [
            { of: 'roll', above: ['target', 'elr'] },
            { of: 'unit', not: 'underlined-morale' },
          ],
        },
        { id: 'broken', when: [{ of: 'roll', above: 'target' }] },
        { id: 'pinned', success: true, when: [{ of: 'roll', equals: 'target' }] },
        { id: 'passed', success: true },
      ],
    },
  },
  firepower: {
    value: { of: 'fp', base: 'fp' },
    modifiers: [
      {
        id: 'advancing-fire',
        when: [{ of: 'weapon', not: ['flamethrower'] }],
        change: { multiply: '1/2' },
      },
      {
        id: 'assault-fire',
        when: [
          { of: 'distance', 'at-most': 'normal-range' },
          { of: 'unit', is: 'assault-fire' },
        ],
        change: { add: 1 },
        round: 'up',
      },
    ],
  },
  'residual-fp': {
    value: { of: 'residual-fp', base: 'fp', 'at-most': 12 },
    modifiers: [{ id: 'left-behind', change: { multiply: '1/2' }, round: 'down' }],
  },
  'rate-of-fire': {
    roll: {
      shares: ['modifiers/to-hit'],
      target: 'rof',
      modifies: 'target',
      outcomes: [
        { id: 'kept', success: true, when: [{ of: 'red', 'at-most': 'target' }] },
        { id: 'lost' },
      ],
    },
    groups: [{ id: 'slower', combine: 'unknown' }],
    modifiers: [
      { id: 'turned', group: 'slower', change: { add: -1 } },
      { id: 'captured', group: 'slower', change: { add: -1 } },
    ],
  },
  'to-hit': {
    roll: {
      dice: '2D6',
      faces: ['white', 'red'],
      target: 'th-number',
      modifies: 'roll',
      outcomes: [
        {
          id: 'turret',
          success: true,
          when: [
            { of: 'roll', 'at-most': 'target' },
            { of: 'white', above: 'red' },
          ],
        },
        { id: 'other' },
      ],
    },
  },
  column: {
    roll: {
      dice: '2D6',
      faces: ['white', 'red'],
      modifies: 'roll',
      outcomes: [{ id: 'shifted', when: [{ of: 'dice', is: 'doubles' }] }, { id: 'read' }],
    },
    modifiers: [{ id: 'no-leader', change: { shift: { columns: 1, toward: 'unknown' } } }],
  },
});

export const chapterA = libraryWith({
  'lowered-b-number': {
    value: { of: 'b-number', base: 'b-number' },
    modifiers: [
      { id: 'sustained-fire', change: { add: -2 } },
      { id: 'shortage', change: { add: 'unknown' } },
    ],
  },
  'x-number': {
    value: { of: 'x-number', base: 'x-number' },
    modifiers: [{ id: 'sustained-fire', change: { set: 'b-number' } }],
  },
  breakdown: {
    roll: {
      dice: '2D6',
      outcomes: [
        { id: 'removed', when: [{ of: 'natural', 'at-least': 'x-number' }] },
        { id: 'malfunctions', when: [{ of: 'natural', 'at-least': 'b-number' }] },
        { id: 'works', success: true },
      ],
    },
  },
  'morale-level': {
    value: { of: 'morale-level', base: 'morale-level', 'at-most': 10 },
    modifiers: [{ id: 'increases', change: { add: 'increase' } }],
  },
});
