/** The damage roll: what counts only against vehicles, and weapons that cannot damage armour. */
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { problemAt } from './rules.ts';

const problem = problemAt('bolt-action', 'modifiers/damage-roll');

function damaging(query: string) {
  const { situation } = readSituation(problem, query);
  const [start] = resolve(problem, situation).starts;
  if (!start) throw new Error(`no result for ${query}`);
  const { target, success, counted } = start;
  return {
    target,
    odds: success?.type === 'known' ? reduced(success.value) : success?.type,
    counted: counted.map(({ id }) => id),
  };
}

const atLeast = (number: number) => ({ type: 'known', value: { number, form: 'at-least' } });

describe('modifiers for shooting at vehicles', () => {
  it.each(['long-range', 'rear-armour'])('%s does not count against infantry', (id) => {
    const rifle = damaging(`with=${id}&weapons=rifle&damage=regular`);
    expect(rifle).toEqual({ target: atLeast(4), odds: '1/2', counted: ['weapon-penetration'] });
  });

  it('count against a tank', () => {
    const gun = damaging('with=side-armour&weapons=medium-anti-tank-gun&damage=medium-tank');
    expect(gun.target).toEqual(atLeast(3));
    expect(gun.counted.toSorted()).toEqual(['side-armour', 'weapon-penetration']);
  });
});

describe('a shot at long range', () => {
  const shot = (link: string) => {
    const whole = problemAt('bolt-action', 'modifiers/to-hit');
    const { starts, refused } = resolve(whole, readSituation(whole, link).situation);
    const odds = starts[0]?.odds['damage-roll.damaged'];
    return [odds?.type === 'known' ? reduced(odds.value) : odds?.type, refused];
  };
  it('loses 1 to hit and 1 of its penetration against a vehicle, named once', () => {
    // 4 or more to hit; 9 − 5 + 1 = 5 or more to damage.
    const gun = 'damage-roll.damage=medium-tank&damage-roll.penetration=5';
    expect(shot(`with=long-range&${gun}`)).toEqual(['1/6', []]);
    expect(shot(gun)).toEqual([reduced({ count: 1n, of: 3n }), []]);
  });
  it('does damage as usual to infantry, with nothing refused', () => {
    expect(shot('with=long-range&weapons=rifle&damage-roll.damage=regular')).toEqual(['1/4', []]);
  });
});

describe('small arms', () => {
  it('are not unknown where the target has no armour, although the penetration is', () => {
    const { situation } = readSituation(problem, 'high-explosive=d2&damage-value=4');
    const odds = resolve(problem, situation).starts[0]?.outcomes.map((one) => [
      one.id,
      one.odds.type === 'known' ? reduced(one.odds.value) : one.odds.type,
    ]);
    expect(odds).toEqual([
      ['small-arms-on-armour', '0/1'],
      ['damaged', 'unknown'],
      ['no-effect', 'unknown'],
    ]);
  });
  it.each(['rifle', 'submachine-gun', 'medium-machine-gun'])(
    '%s cannot damage armour',
    (weapon) => {
      const shot = damaging(`with=side-armour&weapons=${weapon}&damage=armoured-car`);
      expect([shot.target, shot.odds]).toEqual([undefined, '0/1']);
    },
  );

  it('damage a soft-skinned vehicle', () => {
    expect(damaging('weapons=rifle&damage=soft-skinned').target).toEqual(atLeast(6));
  });
});
