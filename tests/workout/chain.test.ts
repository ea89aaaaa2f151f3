/**
 * Chains, dice read twice and several dice at once: counted throw by throw in independent loops.
 */
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { atLeast } from '../../src/workout/distribution.ts';
import { reduced } from '../../src/workout/odds.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Chance, WithRivals } from '../../src/workout/result.ts';
import { cellNumber } from './oracle/tables.ts';
import { problemAt, rulebook } from './rules.ts';

const rulesetOf = (id: string) => rulebook.rulesets.find((one) => one.id === id)!;

function workedOut(ruleset: string, address: string, link: string): WithRivals {
  const entry = rulesetOf(ruleset).entries.find((one) => one.address === address)!;
  const problem = problemOf(rulesetOf(ruleset), entry)!;
  const { situation, notices } = readSituation(problem, link);
  expect(notices).toEqual([]);
  return resolve(problem, situation);
}

/** Of the first start. */
const oddsOf = ({ starts: [start] }: WithRivals): Record<string, Chance> => start?.odds ?? {};

const odds = (result: WithRivals, key: string): string | undefined => {
  const chance = oddsOf(result)[key];
  return chance?.type === 'known' ? reduced(chance.value) : chance?.type;
};
const part = (count: number, of: number): string =>
  reduced({ count: BigInt(count), of: BigInt(of) });
const rounded = (chance: number): number => Math.round(chance * 1e10) / 1e10;
const D6 = [1, 2, 3, 4, 5, 6];
const D20 = Array.from({ length: 20 }, (_, index) => index + 1);

describe('chains', () => {
  it('continues from the shot to the damage, the table and the fire', () => {
    const result = workedOut(
      'bolt-action',
      'modifiers/to-hit',
      'with=soft-cover&weapons=light-anti-tank-gun&damage-roll.damage=medium-tank&full.with=&on-fire.quality=regular&then=full',
    );
    // To hit 4+; 9+ with +4; 3 on the table is a fire; its pin marker makes a morale of 9 one of 8.
    let [damaged, burning, out] = [0, 0, 0];
    for (const hit of D6)
      for (const damage of D6)
        for (const effect of D6)
          for (const a of D6)
            for (const b of D6) {
              if (hit < 4 || damage + 4 < 9) continue;
              damaged++;
              if (effect !== 3) continue;
              burning++;
              if (a + b <= 8) out++;
            }
    const all = 6 ** 5;
    expect(odds(result, 'damage-roll.damaged')).toBe(part(damaged, all));
    expect(odds(result, 'full.on-fire')).toBe(part(burning, all));
    expect(odds(result, 'on-fire.fire-out')).toBe(part(out, all));
    expect(odds(result, 'on-fire.abandoned')).toBe(part(burning - out, all));
  });

  it('counts critical hits by their second roll, and adds their amounts', () => {
    const link =
      'with=dm&training=12&om1=0&dm=-2&distance=20&strike-ap.ov=9&strike-ap.dv=6&strike-ap.ap=5&then=strike-ap';
    const result = workedOut('mein-panzer', 'modifiers/direct-fire', link);
    // 12 − 2 + 1 for the range; OV 9 − DV 6 − 1 for AP 5 at 20″; +10 or +5 for a critical hit.
    const [target, strike] = [12 - 2 + 1, 9 - 6 - 1];
    const cells = (value: number) =>
      rulesetOf('mein-panzer').entries.flatMap((entry) =>
        entry.kind === 'tables' && entry.id === 'hit-effects'
          ? entry.data.rows.filter(
              ({ id }) =>
                cellNumber(rulesetOf('mein-panzer'), 'hit-effects', `${id}.strike`) === value,
            )
          : [],
      )[0]!.cells;
    const columns = [1, 2, 3, 4, 5].map((n) => `vehicles-${n}`);
    const column = (value: number, die: number) =>
      columns.find((id) => {
        const cell = cells(value)[id];
        const text = typeof cell === 'object' ? '' : String(cell);
        const [from = 0, to = from] = text.split('..').map(Number);
        return /\d/.test(text) && die >= from && die <= to;
      })!;
    const found = new Map<string, number>();
    for (const hit of D20)
      for (const second of D20)
        for (const die of D20) {
          if (hit === 20 || (hit !== 1 && hit > target)) continue;
          const more = hit !== 1 ? 0 : second !== 20 && (second === 1 || second <= target) ? 10 : 5;
          const id = column(strike + more, die);
          found.set(id, (found.get(id) ?? 0) + 1);
        }
    for (const id of columns)
      expect(odds(result, `against-vehicles.${id}`)).toBe(part(found.get(id) ?? 0, 8000));
  });

  it('reads one throw three times, and never multiplies', () => {
    const result = workedOut(
      'asl-starter-kit',
      'modifiers/to-hit',
      'with=cx&th-number=8&rate-of-fire.rof=2&breakdown.b-number=11&breakdown.x-number=12',
    );
    const counts = new Map<string, number>();
    for (const white of D6)
      for (const red of D6) {
        const sum = white + red;
        const broken = sum >= 12 ? 'destroyed' : sum >= 11 ? 'malfunctions' : 'works';
        const name = [sum + 1 <= 8 ? 'hit' : 'miss', red <= 2 ? 'kept' : 'lost', broken].join();
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    const joint = new Map<string, number>();
    for (const { outcomes, odds: one } of result.starts[0]!.joint!) {
      const name = ['to-hit', 'rate-of-fire', 'breakdown'].map((key) => outcomes[key]).join();
      const throws = one.type === 'known' ? Number(one.value.count) : NaN;
      joint.set(name, (joint.get(name) ?? 0) + throws);
    }
    expect(joint).toEqual(counts);
    expect(odds(result, 'rate-of-fire.kept')).toBe('1/3');
    expect(odds(result, 'breakdown.malfunctions')).toBe('1/18');
    expect(result.starts[0]!.board).toHaveLength(36);
  });
});

it('has the combinations of one throw in every reading of the rules', () => {
  const rowsWith = (rof: number, modifiers: string): Map<string, string[]> => {
    const link = `th-number=8&rate-of-fire.rof=${rof}&rate-of-fire.with=${modifiers}`;
    const { joint = [] } = workedOut('asl-starter-kit', 'modifiers/to-hit', link).starts[0]!;
    return new Map(
      joint.map(({ outcomes, odds: one }) => {
        const all = one.type === 'open' ? one.values : one.type === 'known' ? [one.value] : [];
        return [JSON.stringify(outcomes), all.map(reduced)];
      }),
    );
  };
  // Whether the two reductions add up is unknown: ROF 1, as with one of them, or 0, as of a lower ROF.
  const [first, second] = [rowsWith(2, 'captured'), rowsWith(1, 'captured')];
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const oneOf = (name: string) =>
    [...new Set([first, second].flatMap((rows) => rows.get(name) ?? part(0, 1)))].sort();
  const both = rowsWith(2, 'captured,ife-weapon');
  expect(new Map([...both].map(([name, all]) => [name, all.toSorted()]))).toEqual(
    new Map(names.map((name) => [name, oneOf(name)])),
  );
  expect([...both.values()].filter(({ length }) => length === 2).length).toBeGreaterThan(2);
});

describe('several dice', () => {
  const shares = (result: WithRivals, key: string): number[] => {
    const count = result.starts[0]?.counts?.outcomes[key];
    return count?.type === 'known' ? count.value.exactly.map(rounded) : [];
  };

  it('counts hits and damage of every die, in groups with their own modifiers', () => {
    const result = workedOut(
      'bolt-action',
      'modifiers/to-hit',
      'shots=2&2.with=long-range&2.shots=1&damage-roll.damage=veteran',
    );
    const [hits, damages] = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const shots = [3, 3, 4];
    const go = (shot: number, hit: number, damaged: number, ways: number): void => {
      const needed = shots[shot];
      if (needed === undefined) {
        hits[hit]! += ways;
        damages[damaged]! += ways;
        return;
      }
      for (const die of D6)
        for (const damage of D6) {
          const isHit = die >= needed;
          go(shot + 1, hit + Number(isHit), damaged + Number(isHit && damage >= 5), ways);
        }
    };
    go(0, 0, 0, 1);
    const all = 36 ** 3;
    expect(shares(result, 'hit')).toEqual(hits.map((count) => rounded(count / all)));
    expect(shares(result, 'damage-roll.damaged')).toEqual(
      damages.map((count) => rounded(count / all)),
    );
    expect(rounded(atLeast(shares(result, 'hit'))[1] ?? 0)).toBe(rounded(1 - hits[0]! / all));
  });

  it('carries the number of hits of a shell as dice, not as their average', () => {
    const result = workedOut(
      'bolt-action',
      'modifiers/to-hit',
      'damage-roll.hits=d3&damage-roll.damage=regular&damage-roll.penetration=0',
    );
    // D3 hits, each damages on 4+.
    let none = 0;
    for (const hit of D6)
      for (const number of [1, 2, 3])
        for (const a of D6)
          for (const b of D6)
            for (const c of D6)
              if (hit < 3 || [a, b, c].slice(0, number).every((die) => die < 4)) none++;
    expect(shares(result, 'damage-roll.damaged')[0]).toBe(rounded(none / (6 * 3 * 6 ** 3)));
  });
});

describe('values unknown in the sources', () => {
  it('have a reason instead of a number', () => {
    const past = workedOut(
      'bolt-action',
      'modifiers/to-hit',
      'with=long-range,hard-cover,small-unit',
    );
    expect(oddsOf(past)['hit']).toEqual({
      type: 'unknown',
      reasons: ['modifiers/to-hit#past-six'],
    });
    expect(past.starts[0]!.target).toEqual({
      type: 'known',
      value: { number: 7, form: 'at-least' },
    });
    const rally = workedOut('mein-panzer', 'procedures/rally', '');
    expect(odds(rally, 'rallied-at-once')).toBe('1/20');
    expect(odds(rally, 'rallied')).toBe('unknown');
  });

  it('show every open reading', () => {
    const evading = workedOut(
      'mein-panzer',
      'modifiers/direct-fire',
      'with=evading,om1&om1=0&training=10&distance=20',
    );
    const hit = oddsOf(evading)['hit']!;
    expect(hit.type === 'open' ? hit.values.map(reduced) : hit).toEqual([
      '1/4',
      '3/10',
      '7/20',
      '2/5',
    ]);
  });

  it('show other claims beside the one used', () => {
    const recovery = workedOut('asl-starter-kit', 'modifiers/recovery', 'with=cx');
    expect(odds(recovery, 'recovered')).toBe('2/3');
    expect(recovery.rivals).toMatchObject([
      { dispute: 'modifiers/recovery#recovery-bound', claim: 'six-or-less' },
    ]);
    const other = recovery.rivals[0]!.starts![0]!.odds['recovered']!;
    expect(other.type === 'known' && reduced(other.value)).toBe('5/6');
  });

  it('ask for a number that only the reader knows', () => {
    expect(oddsOf(workedOut('bolt-action', 'modifiers/damage-roll', ''))['damaged']).toEqual({
      type: 'missing',
      needs: ['damage-value'],
    });
  });
});
describe('what follows once for all dice that hit', () => {
  const assault = problemAt('bolt-action', 'tables/assault-to-hit');
  const odds = (query: string, key: string) => {
    const chance = resolve(assault, readSituation(assault, query).situation).starts[0]?.odds[key];
    return chance?.type === 'known' ? reduced(chance.value) : chance?.type;
  };
  const men = 'assault-hit=4&assaulting-men=5&assault-damage.damage-value=9';
  it('has the odds of every number of hits together', () => {
    // Of 32 throws 10 hit 3 times, 5 hit 4 times, 1 hits 5 times; then 6, 5 or 4 is needed: (10 + 2 × 5 + 3) of 192.
    expect(odds(men, 'assault-damage.damaged')).toBe('23/192');
    expect(odds(men, 'hit')).toBe('1/2');
  });
  it('takes the number of hits that was rolled', () => {
    expect(odds(`${men}&assault-damage.hits=3`, 'assault-damage.damaged')).toBe('5/96');
    expect(odds(`${men}&assault-damage.hits=6`, 'assault-damage.damaged')).toBe('0/1');
    const without = 'assault-hit=4&assault-damage.damage-value=9&assault-damage.hits=3';
    expect(odds(without, 'assault-damage.damaged')).toBe('missing');
  });
  it('is counted once, however many dice there are', () => {
    const [start] = resolve(assault, readSituation(assault, men).situation).starts;
    expect(Object.keys(start?.counts?.outcomes ?? {})).toEqual(['hit']);
  });
});

describe('shooting after an order test', () => {
  const order = problemAt('bolt-action', 'modifiers/order-test');
  it('has one pin marker less', () => {
    const query = 'morale=9&pin-markers=2&then=to-hit&damage-roll.damage-value=4';
    const [start] = resolve(order, readSituation(order, query).situation).starts;
    const chance = start?.odds['damage-roll.damaged'];
    // 21 of 36 obey, then 4+ is needed to hit and 4+ to damage.
    expect(chance?.type === 'known' && reduced(chance.value)).toBe('7/48');
  });
});
