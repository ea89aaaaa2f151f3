/** Links to situations: reading, writing, and a notice for every rejected part. */
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { writeSituation } from '../../src/workout/write-link.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { NO_SITUATION } from '../../src/workout/situation.ts';
import { rulebook } from './rules.ts';

function problemAt(ruleset: string, address: string) {
  const found = rulebook.rulesets.find(({ id }) => id === ruleset)!;
  return problemOf(
    found,
    found.entries.find((entry) => entry.address === address)!,
  )!;
}
const toHit = problemAt('bolt-action', 'modifiers/to-hit');
const directFire = problemAt('mein-panzer', 'modifiers/direct-fire');

describe('a link', () => {
  it('is the same for equal situations, in whatever order they are written', () => {
    const one = readSituation(
      toHit,
      '?damage-roll.damage=veteran&shots=3&with=soft-cover,long-range',
    );
    const two = readSituation(
      toHit,
      'with=long-range%2Csoft-cover&shots=3&damage-roll.damage=veteran',
    );
    expect(one.notices).toEqual([]);
    expect(writeSituation(toHit, one.situation)).toBe(
      'with=long-range,soft-cover&shots=3&damage-roll.damage=veteran',
    );
    expect(writeSituation(toHit, two.situation)).toBe(writeSituation(toHit, one.situation));
  });

  it('is empty if nothing is set, and uses plain characters only', () => {
    expect(writeSituation(toHit, NO_SITUATION)).toBe('');
    const full =
      'with=soft-cover&shots=2d6&firer=inexperienced&2.with=long-range&2.shots=1&then=full';
    const { situation } = readSituation(toHit, full);
    expect(writeSituation(toHit, situation)).toMatch(/^[a-z0-9\-.,=&]*$/);
  });

  it('reads dice as Polish players write them', () => {
    const { situation, notices } = readSituation(toHit, 'shots=2k6');
    expect([writeSituation(toHit, situation), notices]).toEqual(['shots=2d6', []]);
  });

  it('keeps the first of two states that exclude each other', () => {
    const check = problemAt('asl-starter-kit', 'modifiers/morale-check');
    const { situation, notices } = readSituation(check, 'unit=broken,good-order,underlined-morale');
    expect(writeSituation(check, situation)).toBe('unit=broken,underlined-morale');
    expect(notices).toEqual([{ kind: 'one-state', kept: 'broken', left: ['good-order'] }]);
  });

  it('ticks a modifier if its number is given', () => {
    const { situation } = readSituation(toHit, 'pin-markers=2');
    expect(writeSituation(toHit, situation)).toBe('with=pin-markers&pin-markers=2');
  });

  it('keeps further groups of dice and a situation to compare with', () => {
    const link = 'shots=3&2.with=long-range&2.shots=2&vs.with=hard-cover&vs.shots=3';
    const { situation, versus, notices } = readSituation(toHit, link);
    expect(notices).toEqual([]);
    expect(situation.groups).toHaveLength(1);
    expect(writeSituation(toHit, situation, versus)).toBe(link);
  });

  it.each([
    ['with=long-rang', { kind: 'unknown-modifier', written: 'long-rang', stage: 'to-hit' }],
    ['shot=7', { kind: 'unknown-name', written: 'shot' }],
    ['full.way=x', { kind: 'unknown-name', written: 'full.way' }],
    ['elsewhere.with=x', { kind: 'unknown-name', written: 'elsewhere.with' }],
    ['weapons=sword', { kind: 'unknown-row', written: 'sword', table: 'weapons' }],
    ['pin-markers=many', { kind: 'not-a-number', written: 'pin-markers', value: 'many' }],
    ['pin-markers=-1', { kind: 'out-of-range', written: 'pin-markers', value: '-1', used: 0 }],
    ['shots=1000', { kind: 'out-of-range', written: 'shots', value: '1000', used: 60 }],
    ['shots=1.5', { kind: 'not-whole', written: 'shots', value: '1.5' }],
    ['shots=1D9999', { kind: 'not-a-number', written: 'shots', value: '1D9999' }],
    [
      'with=soft-cover,hard-cover',
      { kind: 'exclusive', stage: 'to-hit', kept: 'soft-cover', left: ['hard-cover'] },
    ],
    ['then=nowhere', { kind: 'unknown-stage', written: 'nowhere' }],
    ['then=full,superficial', { kind: 'one-follows', kept: 'full', left: ['superficial'] }],
    ['shots=3&shots=4', { kind: 'twice', written: 'shots' }],
    ['with=%E0%A4%A', { kind: 'unknown-modifier', written: '%E0%A4%A', stage: 'to-hit' }],
  ])('%s: gets a notice, and the rest is applied', (part, notice) => {
    const { notices, situation } = readSituation(toHit, `${part}&damage-roll.damage=medium-tank`);
    expect(notices).toEqual([notice]);
    expect(writeSituation(toHit, situation)).toContain('damage-roll.damage=medium-tank');
  });

  it.each([
    ['om1=2&om2=3', 'om1', 'om2', 'with=om1&om1=2'],
    ['with=om2&om1=2&om2=3', 'om2', 'om1', 'with=om2&om2=3'],
    ['with=om1,om2&om1=2&om2=3', 'om1', 'om2', 'with=om1&om1=2'],
  ])('of numbers of which only one counts, says which: %s', (link, kept, left, written) => {
    const { notices, situation } = readSituation(directFire, link);
    expect(notices).toEqual([{ kind: 'exclusive', stage: 'direct-fire', kept, left: [left] }]);
    expect(writeSituation(directFire, situation)).toBe(written);
  });

  it('ignores automatic modifiers, and states that nothing tests', () => {
    expect(readSituation(directFire, 'with=near&distance=12').notices).toEqual([
      { kind: 'automatic', written: 'near', stage: 'direct-fire' },
    ]);
    expect(readSituation(directFire, 'weapon=sword').notices).toEqual([
      { kind: 'unknown-state', written: 'sword', role: 'weapon' },
    ]);
  });
});
