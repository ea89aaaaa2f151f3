/** What can be calculated at each address, and which modifiers may apply there. */
import { describe, expect, it } from 'vitest';
import { calculate } from '../../src/arithmetic/calculate.ts';
import { linesFor, linesOf } from '../../src/arithmetic/library.ts';
import { libraryOf } from '../../src/arithmetic/library-of.ts';
import { diceOf } from '../../src/arithmetic/roll-source.ts';
import type { Entry } from '../../src/model/entries.ts';
import { calculateValue } from '../../src/arithmetic/value.ts';
import type { Roll } from '../../schemas/types.d.ts';
import { libraryWith, type BareSet } from './samples.ts';

const d6 = { dice: 'D6', outcomes: [{ id: 'any', success: true }] };
const changes = (...ids: string[]) => ids.map((id, index) => ({ id, change: { add: index + 1 } }));
const ids = (address: string, sets: Record<string, BareSet>) =>
  linesFor(address, libraryWith(sets)).map(({ set, modifier }) => `${set}#${modifier.id}`);

describe('library', () => {
  const entry = (kind: string, id: string, data: object, parts: object[] = []) => ({
    kind,
    id,
    address: `${kind}/${id}`,
    file: '',
    data,
    parts,
  });
  const entries = [
    entry('modifiers', 'to-hit', { roll: d6, modifiers: [] }),
    entry('modifiers', 'cover', { modifiers: [] }),
    entry('rules', 'breakdown', { roll: d6 }),
    entry('rules', 'terrain', {}),
    entry('tables', 'damage', {}, [
      { kind: 'row', id: 'on-fire', data: { roll: d6 } },
      { kind: 'row', id: 'wreck', data: {} },
      { kind: 'column', id: 'rolled', data: { roll: d6 } },
    ]),
    entry('procedures', 'rally', {}, [
      { kind: 'step', id: 'attempt', data: { roll: d6 } },
      { kind: 'step', id: 'count', data: { value: { name: 'men', base: 3 } } },
    ]),
  ] as unknown as Entry[];
  it('is made once', () => expect(libraryOf(entries)).toBe(libraryOf(entries)));
  it('finds the rolls of entries, rows and steps', () =>
    expect([...libraryOf([...entries]).rolls.keys()]).toEqual([
      'modifiers/to-hit',
      'rules/breakdown',
      'tables/damage#on-fire',
      'procedures/rally#attempt',
    ]));
  it('finds every set of modifiers, and the value of a step, which none changes', () => {
    const library = libraryOf([...entries]);
    expect([...library.sets.keys()]).toEqual([
      'modifiers/to-hit',
      'modifiers/cover',
      'procedures/rally#count',
    ]);
    expect(calculateValue('procedures/rally#count', {}, library)).toMatchObject({
      of: 'men',
      readings: [{ result: { constant: 3 } }],
      circumstances: [],
    });
  });
});

describe('calculate', () => {
  const library = libraryWith({
    shot: { roll: d6 },
    strength: { value: { name: 'strength', base: 3 } },
    cover: { appliesTo: ['modifiers/shot'] },
  });
  it('distinguishes rolls from values', () => {
    expect(calculate('modifiers/shot', {}, library)).toMatchObject({
      type: 'roll',
      readings: [{ odds: { success: { count: 6n, of: 6n } } }],
    });
    expect(calculate('modifiers/strength', {}, library)).toMatchObject({
      type: 'value',
      of: 'strength',
      readings: [{ result: { constant: 3 } }],
    });
  });
  it('has nothing for a set without either, or for an unknown address', () => {
    expect(calculate('modifiers/cover', {}, library)).toBeUndefined();
    expect(calculate('modifiers/none', {}, library)).toBeUndefined();
  });
});

describe('modifiers that may apply', () => {
  it('are not those of a set that leaves out the roll whose outcome this one reads', () => {
    const sets = (except: string[]): Record<string, BareSet> => ({
      nerve: { roll: { check: 'modifiers/charge', outcomes: d6.outcomes } },
      charge: { roll: { check: 'modifiers/morale', outcomes: d6.outcomes } },
      morale: { roll: d6 },
      pinned: { appliesTo: 'all', except, modifiers: changes('pinned') },
    });
    expect(ids('modifiers/nerve', sets(['modifiers/morale']))).toEqual([]);
    expect(ids('modifiers/nerve', sets(['modifiers/other']))).toEqual(['modifiers/pinned#pinned']);
    expect(ids('modifiers/morale', sets(['modifiers/nerve']))).toEqual(['modifiers/pinned#pinned']);
  });
  it('are its own, then those of the sets that join', () =>
    expect(
      ids('modifiers/shot', {
        cover: { appliesTo: ['modifiers/melee', 'modifiers/shot'], modifiers: changes('wood') },
        shot: { roll: d6, modifiers: changes('far', 'moving') },
        melee: { roll: d6, modifiers: changes('charge') },
        morale: { appliesTo: ['modifiers/melee'], modifiers: changes('leader') },
      }),
    ).toEqual(['modifiers/shot#far', 'modifiers/shot#moving', 'modifiers/cover#wood']));
  it('include a set for all rolls, except where it is excluded', () => {
    const sets = {
      shot: { roll: d6 },
      morale: { roll: d6 },
      strength: { value: { name: 'strength', base: 3 } },
      general: { appliesTo: 'all', except: ['modifiers/morale'], modifiers: changes('pinned') },
    };
    expect(ids('modifiers/shot', sets)).toEqual(['modifiers/general#pinned']);
    expect(ids('modifiers/morale', sets)).toEqual([]);
    expect(ids('modifiers/strength', sets)).toEqual([]);
  });
  it('contain each circumstance once, at its first place', () =>
    expect(
      ids('modifiers/shot', {
        general: { appliesTo: 'all', modifiers: changes('pinned', 'far') },
        shot: { roll: d6, modifiers: changes('far', 'moving') },
        weather: { appliesTo: 'all', modifiers: changes('pinned', 'rain') },
      }),
    ).toEqual([
      'modifiers/shot#far',
      'modifiers/shot#moving',
      'modifiers/general#pinned',
      'modifiers/weather#rain',
    ]));
  it('know their group', () => {
    const set = {
      groups: [{ id: 'cover' }, { id: 'range' }],
      modifiers: [
        { id: 'far', group: 'range', change: {} },
        { id: 'moving', change: {} },
      ],
    } as unknown as Parameters<typeof linesOf>[1];
    expect(linesOf('modifiers/shot', set).map(({ group }) => group?.id)).toEqual([
      'range',
      undefined,
    ]);
    expect(linesOf('modifiers/shot', { modifiers: set.modifiers })[0]!.group).toBeUndefined();
  });
});

describe('dice of a roll', () => {
  const library = libraryWith({
    none: { roll: { outcomes: [] } },
    plain: { roll: { dice: 'D6', outcomes: [] } },
    coloured: { roll: { dice: '2D6', faces: ['white', 'red'], outcomes: [] } },
  });
  const source = (roll: Partial<Roll>) => diceOf({ outcomes: [], ...roll }, library);
  const twoDice = { count: 2, sides: 6, plus: 0 };
  it.each<[string, Partial<Roll>, ReturnType<typeof diceOf>]>([
    ['its own', { dice: '2D6' }, { notation: '2D6', dice: twoDice, faces: [] }],
    ['none', {}, { notation: undefined, dice: undefined, faces: [] }],
    [
      'those of another roll, with their names',
      { diceFrom: ['modifiers/coloured'] },
      { notation: '2D6', dice: twoDice, faces: ['white', 'red'] },
    ],
    [
      'those of the first other roll that has dice or names',
      {
        diceFrom: ['modifiers/unknown', 'modifiers/none', 'modifiers/plain', 'modifiers/coloured'],
      },
      { notation: 'D6', dice: { count: 1, sides: 6, plus: 0 }, faces: ['white', 'red'] },
    ],
    [
      'its own before those of another',
      { dice: '2D10', faces: ['a', 'b'], diceFrom: ['modifiers/coloured'] },
      { notation: '2D10', dice: { count: 2, sides: 10, plus: 0 }, faces: ['a', 'b'] },
    ],
  ])('are %s', (_, roll, result) => expect(source(roll)).toEqual(result));
});
