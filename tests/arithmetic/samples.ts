/** Small sets with the values of real ones: only what is calculated, without titles. */
import type { Library } from '../../src/arithmetic/library.ts';
import { libraryOf } from '../../src/arithmetic/library-of.ts';
import type { Entry } from '../../src/model/entries.ts';
import type { Modifier, ModifiersFile } from '../../schemas/types.d.ts';

type Bare<T> = Partial<Omit<T, 'id'>> & { id: string };
/** The fields other than titles. */
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
  { id: 'hit', success: true, when: [{ subject: 'roll', atLeast: 'target' }] },
  { id: 'miss' },
];

export const boltAction = libraryWith({
  'to-hit': {
    roll: { dice: 'D6', target: 3, modifies: 'roll', outcomes: atLeast },
    groups: [{ id: 'cover', combine: 'unique' }],
    modifiers: [
      { id: 'pin-markers', change: { add: { each: -1, per: 'pin-markers' } } },
      { id: 'long-range', change: { add: -1 } },
      { id: 'soft-cover', group: 'cover', change: { add: -1 } },
      { id: 'hard-cover', group: 'cover', change: { add: -2 } },
      {
        id: 'target-down',
        when: [
          { subject: 'target', is: 'down' },
          { subject: 'target', is: ['infantry', 'artillery'] },
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
        { id: 'fubar', when: [{ subject: 'natural', equals: 12 }] },
        { id: 'obeys', success: true, when: [{ subject: 'roll', atMost: 'target' }] },
        { id: 'fails' },
      ],
    },
    modifiers: [{ id: 'pin-markers', change: { add: { each: -1, per: 'pin-markers' } } }],
  },
  officers: {
    appliesTo: ['modifiers/order-test'],
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
            { subject: 'natural', equals: 1 },
            { subject: 'weapon', not: ['machine-gun', 'rifle'] },
          ],
        },
        { id: 'misfire', when: [{ subject: 'natural', equals: 20 }] },
        { id: 'hit', success: true, when: [{ subject: 'roll', atMost: 'target' }] },
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
        when: [{ subject: 'distance', atMost: 9 }],
        change: { add: [12, { each: -1, per: 'distance' }] },
      },
      {
        id: 'up-to-18',
        group: 'distance',
        when: [{ subject: 'distance', above: 9, atMost: 18 }],
        change: { add: 2 },
      },
      {
        id: 'up-to-24',
        group: 'distance',
        when: [{ subject: 'distance', above: 18, atMost: 24 }],
        change: { add: 1 },
      },
      {
        id: 'farther',
        group: 'distance',
        when: [{ subject: 'distance', above: 24 }],
        change: { add: { each: -1, per: 'distance', above: 24, every: 2, round: 'unknown' } },
      },
    ],
  },
  'critical-grade': {
    roll: {
      check: 'modifiers/direct-fire',
      outcomes: [
        { id: 'major', success: true, when: [{ subject: 'outcome', is: ['hit', 'critical'] }] },
        { id: 'minor' },
      ],
    },
  },
  'bog-test': {
    value: { name: 'bog-number', base: { each: 2, per: 'training' } },
    groups: [{ id: 'class', combine: 'first' }],
    modifiers: [
      {
        id: 'overrun',
        group: 'class',
        change: { add: ['class', { each: -4, per: 'enemy-class' }] },
      },
      { id: 'woods', group: 'class', change: { add: { each: 1, per: 'class' } } },
      { id: 'open', group: 'class', change: { add: { each: -1, per: 'class' } } },
      { id: 'failures', change: { add: { each: -4, per: 'failures' } } },
    ],
  },
  scatter: {
    value: { name: 'scatter', base: 0 },
    groups: [{ id: 'missed-die', combine: 'unique' }],
    modifiers: [
      {
        id: 'odd-die',
        group: 'missed-die',
        when: [{ subject: 'natural', is: 'odd' }],
        change: { set: 1 },
      },
      {
        id: 'even-die',
        group: 'missed-die',
        when: [{ subject: 'natural', is: 'even' }],
        change: { set: 2 },
      },
      { id: 'long', when: [{ subject: 'distance', above: 24 }], change: { multiply: 2 } },
      { id: 'short', when: [{ subject: 'distance', below: 9 }], change: { multiply: '1/2' } },
    ],
  },
  general: {
    appliesTo: 'all',
    except: ['modifiers/morale'],
    modifiers: [{ id: 'pinned', change: { add: -5 } }],
  },
  morale: {
    roll: {
      dice: 'D20',
      target: 'training',
      modifies: 'target',
      outcomes: [
        { id: 'passed', success: true, when: [{ subject: 'roll', atMost: 'target' }] },
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
        { id: 'casualties', when: [{ subject: 'natural', equals: 12 }] },
        { id: 'rallied', success: true, when: [{ subject: 'roll', atMost: 'target' }] },
        { id: 'still-broken' },
      ],
    },
    modifiers: [
      { id: 'dm', when: [{ subject: 'unit', is: 'dm' }], change: { add: 4 } },
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
            { subject: 'natural', equals: 12 },
            { subject: 'unit', is: 'good-order' },
          ],
        },
        {
          id: 'replaced',
          when: [
            { subject: 'roll', above: ['target', 'elr'] },
            { subject: 'unit', not: 'underlined-morale' },
          ],
        },
        { id: 'broken', when: [{ subject: 'roll', above: 'target' }] },
        { id: 'pinned', success: true, when: [{ subject: 'roll', equals: 'target' }] },
        { id: 'passed', success: true },
      ],
    },
  },
  firepower: {
    value: { name: 'fp', base: 'fp' },
    modifiers: [
      {
        id: 'advancing-fire',
        when: [{ subject: 'weapon', not: ['flamethrower'] }],
        change: { multiply: '1/2' },
      },
      {
        id: 'assault-fire',
        when: [
          { subject: 'distance', atMost: 'normal-range' },
          { subject: 'unit', is: 'assault-fire' },
        ],
        change: { add: 1 },
        round: 'up',
      },
    ],
  },
  'residual-fp': {
    value: { name: 'residual-fp', base: 'fp', atMost: 12 },
    modifiers: [{ id: 'left-behind', change: { multiply: '1/2' }, round: 'down' }],
  },
  'rate-of-fire': {
    roll: {
      diceFrom: ['modifiers/to-hit'],
      target: 'rof',
      modifies: 'target',
      outcomes: [
        { id: 'kept', success: true, when: [{ subject: 'red', atMost: 'target' }] },
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
            { subject: 'roll', atMost: 'target' },
            { subject: 'white', above: 'red' },
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
      outcomes: [{ id: 'shifted', when: [{ subject: 'dice', is: 'doubles' }] }, { id: 'read' }],
    },
    modifiers: [{ id: 'no-leader', change: { shift: { columns: 1, toward: 'unknown' } } }],
  },
});

export const chapterA = libraryWith({
  'lowered-b-number': {
    value: { name: 'b-number', base: 'b-number' },
    modifiers: [
      { id: 'sustained-fire', change: { add: -2 } },
      { id: 'shortage', change: { add: 'unknown' } },
    ],
  },
  'x-number': {
    value: { name: 'x-number', base: 'x-number' },
    modifiers: [{ id: 'sustained-fire', change: { set: 'b-number' } }],
  },
  breakdown: {
    roll: {
      dice: '2D6',
      outcomes: [
        { id: 'removed', when: [{ subject: 'natural', atLeast: 'x-number' }] },
        { id: 'malfunctions', when: [{ subject: 'natural', atLeast: 'b-number' }] },
        { id: 'works', success: true },
      ],
    },
  },
  'morale-level': {
    value: { name: 'morale-level', base: 'morale-level', atMost: 10 },
    modifiers: [{ id: 'increases', change: { add: 'increase' } }],
  },
});
