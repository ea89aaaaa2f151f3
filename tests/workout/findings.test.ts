/**
 * Situations of the published rulesets whose numbers were once wrong, each with the throws counted
 * by hand.
 */
import { describe, expect, it } from 'vitest';
import { readSituation, type Notice } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Chance, Possible } from '../../src/workout/result.ts';
import { textsOf } from '../../src/workout/build/texts.ts';
import { problemAt, rulebook } from './rules.ts';

const shown = (chance: Chance | undefined) =>
  chance?.type === 'known' ? reduced(chance.value) : chance?.type;

type Shown = Record<string, string | number | undefined>;

/** Without those of chosen rolls that do not follow. */
const noticesOf = (notices: readonly Notice[]) => notices.filter(({ kind }) => kind !== 'not-next');

/** By start: the odds of the outcomes whose key begins with `of`. */
function oddsAt(ruleset: string, address: string, link: string, of = ''): Record<string, Shown> {
  const problem = problemAt(ruleset, address);
  const { situation, notices } = readSituation(problem, link);
  expect(noticesOf(notices)).toEqual([]);
  const result = resolve(problem, situation);
  return Object.fromEntries(
    result.starts.map(({ stage, odds, total }) => [
      stage,
      {
        total: total.type === 'known' ? total.value : total.type,
        ...Object.fromEntries(
          Object.entries(odds)
            .filter(([key]) => key.startsWith(of))
            .map(([key, chance]) => [key.slice(of.length), shown(chance)]),
        ),
      },
    ]),
  );
}

const STRIKE = 'ov=1&dv=3&ap=7&distance=2';

it('what a page is about is set once for all that begins there', () => {
  const valuesAt = (ruleset: string, address: string, link: string) => {
    const problem = problemAt(ruleset, address);
    const { starts } = resolve(problem, readSituation(problem, link).situation);
    return starts.map(({ target, value }) => {
      const all = value ?? target;
      if (all?.type !== 'known') return all?.type;
      return typeof all.value === 'number' ? all.value : all.value.number;
    });
  };
  // 9 − 6 + 10 against a vehicle, 6 + 10 of HE; nothing is known of a structure.
  const hit = 'with=major&ov=9&dv=6&range-modifier=0&he-firepower.he-fp=6';
  expect(valuesAt('mein-panzer', 'modifiers/critical-hit', hit)).toEqual([13, 'missing', 16]);
  // A captain adds 3 to an order test and to a morale check.
  const officer = 'with=captain&morale=5&morale-check.morale=6';
  expect(valuesAt('bolt-action', 'modifiers/officers', officer)).toEqual([8, 9]);
});

describe('a mortar that uses the Infantry Target Type keeps no ROF', () => {
  const kept = (address: string, link: string) =>
    Object.values(oddsAt('asl-starter-kit', address, link)).flatMap(
      (odds) => odds['rate-of-fire.kept'] ?? odds['kept'] ?? [],
    );
  const FIRE = 'firepower.fp=8&rate-of-fire.rof=3';
  it.each([
    ['modifiers/rate-of-fire', 'rof=3', '1/2'],
    ['modifiers/rate-of-fire', 'rof=3&with=mortar-infantry-target-type', '0/1'],
    ['modifiers/to-hit', 'weapon=mortar,itt&rate-of-fire.rof=3', '0/1'],
    ['modifiers/to-hit', 'weapon=mortar&tem=1&rate-of-fire.rof=3', '0/1'],
    ['modifiers/to-hit', 'weapon=mortar,att&rate-of-fire.rof=3', '1/2'],
    ['modifiers/to-hit', 'weapon=itt&rate-of-fire.rof=3', '1/2'],
    // Without its target type it is asked for, unless nothing can keep ROF.
    ['modifiers/to-hit', 'weapon=mortar&rate-of-fire.rof=3', 'missing'],
    ['modifiers/to-hit', 'weapon=mortar&with=advancing-fire&rate-of-fire.rof=3', '0/1'],
    ['modifiers/rate-of-fire', 'rof=3&with=mortar-area-target-type', '1/2'],
    [
      'procedures/to-hit',
      'weapon=mortar&firepower.with=area-target-type&rate-of-fire.rof=3',
      '1/2',
    ],
    ['modifiers/to-hit', 'then=ift-attack&ift-attack.weapon=mortar,itt&rate-of-fire.rof=3', '0/1'],
  ])('where it is said of ROF: %s?%s', (address, link, odds) =>
    expect(kept(address, link)).toEqual([odds]),
  );
  it.each([
    ['weapon=mortar', 'infantry-target-type', '0/1'],
    ['weapon=mortar', 'armor-piercing-infantry-target', '0/1'],
    ['weapon=mortar', 'area-target-type', '1/2'],
    ['weapon=ordnance', 'infantry-target-type', '1/2'],
    ['weapon=vehicle-weapon', 'infantry-target-type', '1/2'],
    ['weapon=mortar', 'advancing-fire', '0/1'],
  ])('where weapon and target type are said of its FP: %s, %s', (weapon, type, odds) => {
    const link = `firepower.${weapon}&firepower.with=${type}&${FIRE}`;
    expect(kept('procedures/fire-attack', link)).toEqual([odds]);
    expect(kept('modifiers/firepower', link.replaceAll('firepower.', ''))).toEqual([odds]);
  });
  it('is a heading of its own', () => {
    const groupOf = (id: string) =>
      problemAt('asl-starter-kit', 'modifiers/rate-of-fire').stages['rate-of-fire']?.modifiers.find(
        (one) => one.id === id,
      )?.group;
    expect(groupOf('mortar-infantry-target-type')).toBe('modifiers/rate-of-fire#target-type');
  });
});

describe('a number and other settings that contradict it', () => {
  const said = (ruleset: string, address: string, link: string) => {
    const problem = problemAt(ruleset, address);
    const { situation, notices } = readSituation(problem, link);
    const { base, barred } = resolve(problem, situation).starts[0]!;
    return [base?.type === 'known' ? base.value : barred, ...notices];
  };
  it.each([
    // A row: a truck needs 6. Where they agree, nothing is said.
    ['bolt-action', 'modifiers/damage-roll', 'damage=soft-skinned&damage-value=15', 6],
    ['bolt-action', 'modifiers/damage-roll', 'damage=soft-skinned&damage-value=6', undefined],
    ['bolt-action', 'modifiers/order-test', 'quality=regular&morale=4', 9],
    // A number worked out before: 1 − 3 + 2.
    ['mein-panzer', 'modifiers/strike-ap', `${STRIKE}&against-vehicles.strike-value=11`, 0],
    // A table that is looked up: AP 7 at 2″ adds 2.
    ['mein-panzer', 'modifiers/strike-ap', `${STRIKE}&range-modifier=-4`, 2],
    // A value with a set of its own.
    ['asl-starter-kit', 'modifiers/to-kill', 'tk-number=10&tk-value=4&af=16', -12],
  ])('is said: %s/%s?%s', (ruleset, address, link, otherwise) => {
    const [, ...notices] = said(ruleset, address, link);
    expect(notices).toMatchObject(
      otherwise === undefined ? [] : [{ kind: 'differs', otherwise: [otherwise] }],
    );
  });
  it('is said with all numbers that the rules leave open', () => {
    const modifiers = 'he-firepower.with=partial-hit,heavy-cover,target-moving,middle-ring';
    const link = `${modifiers}&he-firepower.he-fp=0&against-infantry.strike-value=10&then=against-infantry`;
    const [, ...notices] = said('mein-panzer', 'modifiers/critical-hit', link);
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'differs', stage: 'against-infantry', otherwise: [-5, -7] }),
    );
  });
  it('stays impossible where the row says so', () => {
    const link = 'assault-to-hit=running&assault-hit=1&assaulting-men=6';
    expect(said('bolt-action', 'tables/assault-to-hit', link)).toMatchObject([
      'tables/assault-to-hit#running.needed',
      { kind: 'barred', name: 'assault-hit' },
    ]);
  });
  it('says of a chosen roll that it does not follow', () => {
    const link = 'damage=armoured-car&hits=4&then=full';
    expect(said('bolt-action', 'modifiers/assault-damage', link)).toMatchObject([
      7,
      { kind: 'not-next', written: 'full' },
    ]);
  });
});

it.each([
  // Beyond 72″ the table has no row, so that nothing is left to enter for the results either.
  ['ov=10&dv=5&distance=80&ap=9', 'unknown'],
  ['ov=10&dv=5&distance=72', 'missing'],
  ['ov=10&dv=5&distance=80&ap=9&against-vehicles.strike-value=1', '0/1'],
])('what follows an unknown value is unknown: %s', (link, is) => {
  const problem = problemAt('mein-panzer', 'modifiers/strike-ap');
  const { starts } = resolve(problem, readSituation(problem, link).situation);
  expect(shown(starts[0]?.odds['against-vehicles.vehicles-1'])).toBe(is);
});

describe('a weapon chosen by name', () => {
  const at = (address: string, link: string) => {
    const problem = problemAt('bolt-action', address);
    const { situation, notices } = readSituation(problem, link);
    const { starts, refused } = resolve(problem, situation);
    return { counts: starts[0]?.counts?.outcomes, refused, notices, odds: starts[0]?.odds };
  };
  it('has the hits of its HE: D3 of a light mortar, each damaging regulars on 3+', () => {
    const { counts } = at('modifiers/damage-roll', 'weapons=light-mortar&damage=regular');
    const damaged = counts?.['damaged'];
    expect(damaged?.type === 'known' && damaged.value.average).toBeCloseTo(2 * (2 / 3));
  });
  it('has no HE but its own', () => {
    const rifle = at('modifiers/damage-roll', 'weapons=rifle&damage=heavy-tank&high-explosive=3d6');
    expect(rifle.notices).toMatchObject([{ kind: 'rows', left: 'tables/high-explosive#3d6' }]);
    expect(shown(rifle.odds?.['damaged'])).toBe('0/1');
    const gun = at(
      'modifiers/damage-roll',
      'weapons=heavy-anti-tank-gun&damage=regular&high-explosive=d3',
    );
    expect(gun.notices).toEqual([]);
  });
  it.each([
    // Down is of infantry and artillery: what the damage roll says of the target is so for the shot.
    ['with=target-down&damage-roll.damage=veteran', '1/2', 0],
    ['with=target-down&damage-roll.damage-value=5', '1/2', 0],
    ['with=target-down', '1/2', 0],
    ['with=target-down&damage-roll.damage-value=6', '2/3', 1],
    ['with=target-down&damage-roll.damage=medium-tank', '2/3', 1],
    ['with=target-down,small-unit&weapons=bazooka&damage-roll.damage=soft-skinned', '1/2', 1],
  ])('is fired at a target of one kind: %s', (link, hit, refusals) => {
    const { odds, refused, notices } = at('modifiers/to-hit', link);
    expect(shown(odds?.['hit'])).toBe(hit);
    expect([...refused, ...notices]).toHaveLength(refusals);
    expect(
      Object.values(problemAt('bolt-action', 'modifiers/to-hit').stages).filter(({ values }) =>
        values.includes('damage-value'),
      ),
    ).toHaveLength(1);
  });
  it.each([
    ['modifiers/to-hit', 'shots=0&damage-roll.damage-value=4', 'damage-roll.damaged', '0/1'],
    ['modifiers/to-hit', 'shots=1&damage-roll.damage-value=4', 'damage-roll.damaged', '1/3'],
    ['tables/assault-to-hit', 'assaulting-men=0&assault-hit=4', 'hit', '0/1'],
    // What a moving vehicle needs is unknown, and nothing that a reader could enter is missing.
    [
      'tables/assault-to-hit',
      'assault-to-hit=moving&assaulting-men=5&assault-damage.damage-value=8',
      'assault-damage.damaged',
      'unknown',
    ],
  ])('comes to nothing without a shot, and to unknown results: %s?%s', (address, link, key, is) =>
    expect(shown(at(address, link).odds?.[key])).toBe(is),
  );
  it.each([
    ['weapons=medium-machine-gun', undefined, 'modifiers/to-hit#cannot-shoot', 1],
    ['weapons=heavy-howitzer', undefined, 'modifiers/to-hit#cannot-shoot', 1],
    ['weapon=fixed&shots=3', undefined, 'modifiers/to-hit#cannot-shoot', 1],
    ['weapons=rifle', '1/2', undefined, 0],
    // Without the −1, as the rule Assault says.
    ['weapons=pistol', '2/3', undefined, 1],
  ])('cannot shoot on the move if it is fixed: %s', (link, hit, barred, refusals) => {
    const moving = `with=pin-markers,fire-on-the-move&pin-markers=0&${link}`;
    const { odds, refused } = at('modifiers/to-hit', moving);
    expect(shown(odds?.['hit'])).toBe(hit);
    expect(refused).toHaveLength(refusals);
    const problem = problemAt('bolt-action', 'modifiers/to-hit');
    const { starts } = resolve(problem, readSituation(problem, moving).situation);
    expect(starts[0]?.barred).toBe(barred);
    const still = moving.replace(',fire-on-the-move', '');
    expect(resolve(problem, readSituation(problem, still).situation).starts[0]?.barred).toBe(
      undefined,
    );
  });
});

describe('infantry that assaults a vehicle', () => {
  // Five men who need 4+: the hits of 1 to 5 in 31 of 32, with D6 + hits against 8 damage 49 of 192.
  const MEN = 'assault-to-hit.assault-hit=4&assault-to-hit.assaulting-men=5';
  it.each([
    // 15 of 36 pass at 9 − 3; all that follows is behind that.
    ['morale=9&damage-value=8', '5/12', '245/2304'],
    ['morale=9&assault-damage.damage=light-tank', '5/12', '245/2304'],
    ['quality=veteran&damage-value=8', '7/12', '343/2304'],
    ['morale=9&damage-value=8&with=captain', '5/6', '245/1152'],
    // A check that need not be taken is no hurdle: with anti-tank weapons, or against what is not enclosed and armoured.
    ['damage-value=8&attacker=anti-tank-weapons', '1/1', '49/192'],
    ['damage-value=8&assault-damage.attacker=anti-tank-weapons', '1/1', '49/192'],
    ['morale=2&damage=soft-skinned', '1/1', '0/1'],
    ['morale=2&damage-value=8&vehicle=open-topped', '1/1', '0/1'],
    // Until the vehicle is named, the check is worked out as it is taken.
    ['morale=9', '5/12', 'missing'],
  ])('first passes its check: %s', (link, assaults, damaged) => {
    const found = oddsAt('bolt-action', 'procedures/assault-vehicle', `${link}&${MEN}`);
    expect(Object.keys(found)).toEqual(['check-nerve']);
    expect(found['check-nerve']).toMatchObject({
      assaults,
      'assault-damage.damaged': damaged,
    });
  });
  it('says once what it carries and what it assaults', () => {
    const { stages } = problemAt('bolt-action', 'procedures/assault-vehicle');
    const asking = (name: string) =>
      Object.keys(stages).filter((key) =>
        [...stages[key]!.values, ...stages[key]!.states.flatMap(({ words }) => words)].includes(
          name,
        ),
      );
    for (const name of ['damage-value', 'anti-tank-weapons', 'open-topped'])
      expect(asking(name)).toEqual(['check-nerve']);
  });
});

describe('several results for one vehicle', () => {
  const ARMOUR = 'damage-value=9&penetration=5';
  const HIT = 'damage-roll.damage-value=9&damage-roll.penetration=5';
  it('lead to no check of a fire where one of them knocks it out', () => {
    const found = oddsAt('bolt-action', 'tables/vehicle-damage', 'on-fire.morale=9');
    // A 3 on one of two dice, and no 4, 5 or 6 on the other: 5 of 36; 26 of 36 pass at 9 less the new pin marker.
    expect(found['massive']).toMatchObject({
      'massive.on-fire': '11/36',
      'massive.knocked-out': '7/9',
      'on-fire.fire-out': '65/648',
      'on-fire.abandoned': '25/648',
    });
    expect(found['full']).toMatchObject({ 'full.on-fire': '1/6', 'on-fire.fire-out': '13/108' });
  });
  it.each([
    ['modifiers/damage-roll', `hits=2&${ARMOUR}&then=full`, 'on-fire.fire-out', 'unknown'],
    ['modifiers/damage-roll', `hits=2&${ARMOUR}&then=full`, 'damaged', 'known'],
    ['modifiers/to-hit', `shots=3&${HIT}&then=full`, 'on-fire.fire-out', 'unknown'],
    ['modifiers/to-hit', `shots=3&${HIT}&then=full`, 'damage-roll.damaged', 'known'],
    [
      'modifiers/to-hit',
      `weapons=light-autocannon&${HIT}&then=full`,
      'on-fire.fire-out',
      'unknown',
    ],
    // A pin marker that is removed before any shot is the same for all of them.
    ['modifiers/order-test', `to-hit.shots=2&${HIT}&then=to-hit`, 'damage-roll.damaged', 'known'],
  ])('are not counted with the markers of one hit alone: %s?%s', (address, link, key, type) => {
    const problem = problemAt('bolt-action', address);
    const { situation } = readSituation(problem, `${link}&morale=9&on-fire.morale=9`);
    const [start] = resolve(problem, situation).starts;
    expect(start?.counts?.outcomes[key]?.type).toBe(type);
  });
});

describe('a roll that reads the outcome of another', () => {
  const starts = (ruleset: string, address: string) => problemAt(ruleset, address).starts;
  it('is the only one of its step', () => {
    expect(starts('mein-panzer', 'procedures/unbogging')).toEqual(['test']);
    expect(starts('mein-panzer', 'procedures/close-combat')).toEqual(['nerve']);
    // The roll to hit leads to the grade of its critical hits.
    expect(starts('mein-panzer', 'procedures/critical-hit')).toEqual(['direct-fire']);
  });
  it.each([
    ['mein-panzer', 'procedures/unbogging', 'training=8&class=2', 14],
    ['bolt-action', 'procedures/assault-vehicle', 'morale=9', 6],
  ])('has its number needed where both succeed alike: %s/%s', (ruleset, address, link, needed) => {
    const problem = problemAt(ruleset, address);
    const [start] = resolve(problem, readSituation(problem, link).situation).starts;
    expect(start?.target).toMatchObject({ type: 'known', value: { number: needed } });
  });
});

describe('a modifier that cannot apply at a roll', () => {
  const ids = (address: string, stage: string) =>
    problemAt('bolt-action', address).stages[stage]?.modifiers.map(({ id }) => id);
  it('is not offered there, but elsewhere', () => {
    const infantry = ['no-non-commissioned-officer', 'last-of-the-team', 'no-anti-tank-weapon'];
    expect(ids('modifiers/morale-check', 'morale-check')).toEqual(expect.arrayContaining(infantry));
    expect(ids('tables/vehicle-damage', 'on-fire')?.filter((id) => infantry.includes(id))).toEqual(
      [],
    );
    expect(ids('procedures/shooting', 'morale-check')).not.toContain('no-anti-tank-weapon');
    expect(ids('procedures/close-quarters', 'damage-roll')).toEqual([]);
  });
});

describe('a target that cannot be there', () => {
  const rowsAt = (address: string) =>
    problemAt('bolt-action', address).tables['damage']?.rows.map(({ id }) => id);
  it('is not offered: infantry where a vehicle is assaulted, a tank in close quarters', () => {
    const vehicles = rowsAt('procedures/assault-vehicle');
    expect(rowsAt('modifiers/assault-damage')).toEqual(vehicles);
    expect(rowsAt('tables/assault-to-hit')).toEqual(vehicles);
    expect(vehicles).toEqual(rowsAt('modifiers/damage-roll')?.slice(3));
    expect(rowsAt('procedures/close-quarters')).toEqual(['inexperienced', 'regular', 'veteran']);
  });
  it('and has no weapon whose penetration the sources do not speak of in close quarters', () => {
    const { stages, tables } = problemAt('bolt-action', 'procedures/close-quarters');
    expect(stages['damage-roll']).toMatchObject({ values: ['damage-value', 'hits'] });
    expect(Object.keys(tables)).toEqual(['damage']);
  });
});

describe('the quality of the unit that fires', () => {
  it('is not that of a vehicle which it sets on fire', () => {
    const link =
      'quality=regular&damage-roll.damage-value=9&damage-roll.penetration=5&then=to-hit,full';
    const fire = (more: string) =>
      oddsAt('bolt-action', 'modifiers/order-test', link + more)['order-test'];
    expect(fire('')?.['on-fire.fire-out']).toBe('missing');
    // Obeys on 9 or less (30 of 36), hits 2/3, damages 1/2, 3 on the table 1/6, and passes on 9 less the new pin marker: 26/36.
    expect(fire('&on-fire.quality=regular')?.['on-fire.fire-out']).toBe('65/1944');
  });
});

describe('an assault without a hit', () => {
  it('destroys nothing', () => {
    const odds = oddsAt('bolt-action', 'modifiers/assault-damage', 'damage=soft-skinned&hits=0');
    expect(odds['assault-damage']).toMatchObject({ destroyed: '0/1', 'no-effect': '1/1' });
  });
});

describe('what the states of Mein Panzer exclude', () => {
  it.each([
    // A Pinned unit has no bonus action, a Suppressed one can only rally.
    ['modifiers/direct-fire', 'with=om2,pinned&training=10&om2=1&distance=20', 'om2'],
    ['modifiers/firepower', 'firepower=10&with=om3,pinned', 'om3'],
    ['modifiers/close-combat', 'with=charging,pinned&melee-total=10', 'charging'],
    ['modifiers/close-combat', 'with=charging,suppressed&melee-total=10', 'charging'],
    // Terrain counts for the side that is charged.
    ['modifiers/close-combat', 'with=charging,defender-terrain&melee-total=10', 'defender-terrain'],
  ])('%s?%s', (address, link, id) => {
    const problem = problemAt('mein-panzer', address);
    const { refused } = resolve(problem, readSituation(problem, link).situation);
    expect(refused).toMatchObject([{ kind: 'contradicted', id }]);
  });
  it('is one kind of weapon, and no HE from a rifle', () => {
    const { notices } = readSituation(
      problemAt('mein-panzer', 'procedures/direct-fire'),
      'weapon=rifle,machine-gun&he-firepower.he-fp=8&then=he-firepower',
    );
    expect(notices).toMatchObject([
      { kind: 'one-state', kept: 'rifle', left: ['machine-gun'] },
      { kind: 'not-next', written: 'he-firepower' },
    ]);
  });
  it('is a hit on infantry or on a vehicle, as the page says', () => {
    const starts = (address: string) => problemAt('mein-panzer', address).starts;
    expect(starts('procedures/close-combat-vehicles')).toEqual(['close-assault']);
    expect(starts('procedures/effect-on-infantry')).toEqual(['he-firepower', 'firepower']);
    expect(starts('procedures/effect-on-vehicles')).not.toContain('against-infantry');
  });
});

describe('a group whose modifiers may or may not add up', () => {
  it('never counts the weaker one alone: running is +4, or +6 where it is moving, too', () => {
    const problem = problemAt('mein-panzer', 'modifiers/firepower');
    const link = 'firepower=8&with=target-running,target-moving';
    const [start] = resolve(problem, readSituation(problem, link).situation).starts;
    expect(start?.total).toEqual({ type: 'open', values: [4, 6] });
  });
});

describe('a second roll of a critical hit', () => {
  it('counts one of two states that do not add up, as the first roll does', () => {
    // 18 + 1 − 5 = 14: a 1, then 14 of 20.
    const odds = oddsAt(
      'mein-panzer',
      'modifiers/direct-fire',
      '?with=pinned,damaged&training=18&om1=0&distance=20',
    );
    expect(odds).toMatchObject({
      'direct-fire': { total: -4, 'grade.major': '7/200', 'grade.minor': '3/200' },
    });
  });
});

describe('two rolls that share their modifiers', () => {
  it('each leave open what is ticked for them alone', () => {
    // Of two officers only one counts: +1 or +4, whatever else is chosen.
    const link = 'morale-check.with=second-lieutenant,major&morale-check.morale=5&then=full';
    const { starts } = resolve(
      problemAt('bolt-action', 'procedures/shooting'),
      readSituation(problemAt('bolt-action', 'procedures/shooting'), link).situation,
    );
    expect(starts[1]?.total).toEqual({ type: 'open', values: [1, 4] });
  });
});

describe('what is read from a throw', () => {
  it('is not read again from a later one: a gun that hit has fired once', () => {
    const link = 'th-number=8&rate-of-fire.rof=2&breakdown.b-number=11&then=ift-attack';
    const odds = oddsAt('asl-starter-kit', 'procedures/to-hit', link)['to-hit'];
    // One die shows 1 or 2; the sum is 11 or more in 3 throws of 36.
    expect(odds).toMatchObject({ 'rate-of-fire.kept': '1/3', 'breakdown.malfunctions': '1/12' });
  });
});

describe('a roll whose success is not known', () => {
  it('needs no number, although another outcome has one', () => {
    const problem = problemAt('asl', 'rules/permanent-breakdown');
    const { situation } = readSituation(problem, '?with=captured-weapon&b-number=12');
    const [start] = resolve(problem, situation).starts;
    expect(start?.success?.type).toBe('unknown');
    expect(start).not.toHaveProperty('target');
  });
});

describe('starts of a page are alternatives', () => {
  const infantry = (link: string) =>
    oddsAt('mein-panzer', 'procedures/effect-on-infantry', link, 'against-infantry.infantry-');
  const shell = { 1: '0/1', 2: '9/20', 3: '3/20', 4: '1/5', 5: '1/5' };
  it('that are never added up', () => {
    const both = infantry('he-fp=9&firepower.firepower=5');
    expect(both).toMatchObject({
      'he-firepower': shell,
      firepower: { 1: '0/1', 2: '1/4', 3: '3/20', 4: '1/5', 5: '2/5' },
    });
  });
  it('of which one works without the other', () => {
    expect(infantry('he-fp=9')).toMatchObject({
      'he-firepower': shell,
      firepower: { 2: 'missing' },
    });
    expect(
      oddsAt('mein-panzer', 'procedures/effect-on-vehicles', 'ov=10&dv=5&distance=7&ap=7')[
        'strike-ap'
      ],
    ).toMatchObject({ 'against-vehicles.vehicles-2': '2/5' });
  });
});

describe('vehicle damage', () => {
  const damage = (link: string) => oddsAt('bolt-action', 'tables/vehicle-damage', link);
  it('counts the pin marker of a fire before its morale check', () => {
    // Regular: 9 or less on 2D6 with one pin marker, 26 of 36; on fire on 1 of 6.
    const { superficial, full } = damage('on-fire.quality=regular');
    expect(superficial).toMatchObject({
      'on-fire.fire-out': '13/108',
      'on-fire.abandoned': '5/108',
    });
    expect(full).toMatchObject({ 'on-fire.fire-out': '13/108' });
    expect(damage('on-fire.quality=regular&on-fire.pin-markers=2')['full']).toMatchObject({
      'on-fire.fire-out': reduced({ count: 15n, of: 216n }),
    });
  });
  it('applies both results of massive damage, and knocks out what is immobilised twice', () => {
    expect(damage('')['massive']).toMatchObject({
      'massive.knocked-out': '7/9',
      'massive.immobilised': '11/36',
      'massive.crew-stunned': '11/36',
    });
  });
});

describe('an assault on a vehicle', () => {
  const assault = (link: string) => oddsAt('bolt-action', 'modifiers/assault-damage', link);
  it('destroys a damaged soft-skinned vehicle, with no roll on the table', () => {
    // 6 or more on D6 + 4: not on a 1.
    expect(assault('damage=soft-skinned&hits=4')['assault-damage']).toMatchObject({
      destroyed: '5/6',
      damaged: '0/1',
    });
    expect(assault('damage=armoured-car&hits=4')['assault-damage']).toMatchObject({
      destroyed: '0/1',
      damaged: '2/3',
    });
  });
  it('leads to the table only with armour', () => {
    const knockedOut = (link: string) =>
      assault(`${link}&hits=4&attacker=anti-tank-weapons&then=full`)['assault-damage']?.[
        'full.knocked-out'
      ];
    expect(knockedOut('damage=soft-skinned')).toBeUndefined();
    expect(knockedOut('damage=armoured-car')).toBe('1/3');
  });
  it('does only superficial damage without anti-tank weapons', () => {
    const link = 'damage=armoured-car&hits=4&then=full';
    expect(assault(link)['assault-damage']).not.toHaveProperty('full.knocked-out');
    expect(waysAt('modifiers/assault-damage', link)).toEqual(['superficial']);
    // The only roll that can follow: 9 or more on D6 + 4, and 6 on D6 − 3.
    expect(assault('damage=medium-tank&hits=4&then=on-fire&on-fire.morale=9')).toMatchObject({
      'assault-damage': { 'superficial.on-fire': '1/18', 'on-fire.fire-out': '13/324' },
    });
    expect(waysAt('modifiers/assault-damage', `${link}&attacker=anti-tank-weapons`)).toEqual([
      'superficial',
      'full',
      'massive',
    ]);
  });
  it('has neither hits by HE nor indirect fire at an open-topped vehicle', () => {
    const { stages } = problemAt('bolt-action', 'modifiers/assault-damage');
    expect(stages['assault-damage']?.tables).toEqual(['damage']);
    expect(stages['full']?.modifiers).toEqual([]);
  });
  it('destroys an open-topped vehicle at once', () => {
    // 7 or more on D6 + 4.
    const open = 'damage=armoured-car&hits=4&vehicle=open-topped&attacker=anti-tank-weapons';
    expect(assault(open)['assault-damage']).toMatchObject({ destroyed: '2/3', damaged: '0/1' });
    expect(waysAt('modifiers/assault-damage', open)).toEqual([]);
  });
});

/** What can follow damage in Bolt Action. */
function waysAt(address: string, link: string) {
  const problem = problemAt('bolt-action', address);
  const { situation, notices } = readSituation(problem, link);
  expect(noticesOf(notices)).toEqual([]);
  const outcomes = resolve(problem, situation).starts[0]?.outcomes ?? [];
  return outcomes.find(({ id }) => id === 'damaged')?.ways;
}

describe('damage by a shot', () => {
  it('leads to the vehicle damage table only for armoured vehicles', () => {
    const ways = ['superficial', 'full', 'massive'];
    expect(waysAt('modifiers/damage-roll', 'damage=regular')).toEqual([]);
    expect(waysAt('modifiers/damage-roll', 'damage-value=6')).toEqual([]);
    expect(waysAt('modifiers/damage-roll', 'damage=armoured-car')).toEqual(ways);
    expect(waysAt('modifiers/damage-roll', '')).toEqual(ways);
  });
});

describe('a vehicle that may bog', () => {
  const notices = (link: string) =>
    readSituation(problemAt('mein-panzer', 'modifiers/immobilisation'), `with=${link}`).notices;
  it('is wheeled or a half-track, not both', () => {
    expect(notices('wheeled,half-track')).toMatchObject([
      { kind: 'exclusive', kept: 'wheeled', left: ['half-track'] },
    ]);
    expect(notices('wheeled,towing')).toEqual([]);
  });
});

describe('the Starter Kit', () => {
  const kit = (address: string, link: string): Shown =>
    Object.values(oddsAt('asl-starter-kit', `modifiers/${address}`, link))[0] ?? {};
  it('sums the modifiers of an IFT attack', () => {
    expect(kit('ift-attack', 'with=leadership,cx,terrain&leadership=-2&tem=3')['total']).toBe(2);
  });
  it('knows from the modifier that a leader directs the fire', () => {
    expect(kit('ift-attack', 'with=leadership&leadership=-2')['another-column']).toBe('0/1');
    expect(kit('ift-attack', '')['another-column']).toBe('1/6');
    expect(kit('ift-attack', 'weapon=mortar')['another-column']).toBe('0/1');
  });
  it('knows from the modifier that a unit rallies by itself', () => {
    expect(kit('rally', 'morale=8&with=self-rally')).toMatchObject({
      promoted: '1/36',
      casualties: '1/36',
      rallied: '5/9',
    });
  });
  it('takes a unit for one in Good Order that is not broken', () => {
    expect(kit('morale-check', 'morale=7&elr=3')).toMatchObject({
      casualties: '1/36',
      killed: '0/1',
    });
    expect(kit('morale-check', 'morale=7&elr=3&unit=broken')).toMatchObject({
      casualties: '0/1',
      killed: '1/36',
    });
  });
  it('shows the point of a hit for the throws that hit', () => {
    const { starts } = resolve(
      problemAt('asl-starter-kit', 'modifiers/to-hit'),
      readSituation(problemAt('asl-starter-kit', 'modifiers/to-hit'), 'th-number=8').situation,
    );
    const facing = starts[0]?.readings.find(({ stage }) => stage === 'same-hex-facing');
    // 26 of 36 throws are 8 or less; of these the red die is 1–2 in 12, 3–4 in 9, 5–6 in 5.
    expect(facing?.outcomes.map(({ odds }) => shown(odds))).toEqual(['6/13', '9/26', '5/26']);
    expect(facing?.outcomes.map(({ fromStart }) => shown(fromStart))).toEqual([
      '1/3',
      '1/4',
      '5/36',
    ]);
    expect(kit('to-hit', '')['same-hex-facing.rear']).toBe('missing');
    expect(kit('to-hit', 'th-number=4')).toMatchObject({
      'same-hex-facing.rear': '5/36',
      'same-hex-facing.front': '0/1',
    });
  });
  /** The FP, and what was put aside. */
  const fp = (link: string): [unknown, string[]] => {
    const problem = problemAt('asl-starter-kit', 'modifiers/firepower');
    const { situation, notices } = readSituation(problem, link);
    const { starts, refused } = resolve(problem, situation);
    const value = starts[0]?.value;
    const aside = refused.flatMap((one) => (one.kind === 'contradicted' ? one.id : one.kind));
    return [
      value?.type === 'known' ? value.value : value?.type,
      [...notices.map(({ kind }) => kind), ...aside],
    ];
  };
  it.each(['flamethrower', 'demolition-charge', 'ordnance'])(
    'does not multiply the FP of %s by range',
    (weapon) => {
      for (const distance of [0, 1, 30])
        expect(fp(`fp=24&distance=${distance}&normal-range=4&weapon=${weapon}`)).toEqual([24, []]);
      expect(fp('fp=24&distance=1&normal-range=4')).toEqual([48, []]);
    },
  );
  it.each([
    ['modifiers/firepower', 'subsequent-first-fire', 5, 4],
    ['modifiers/firepower', 'final-protective-fire', 2, 1],
    ['modifiers/firepower', 'final-protective-fire', 5, 1],
    ['modifiers/firepower', 'final-fire', 2, 1],
    ['modifiers/final-fire', 'final-fire', 4, 0],
    ['procedures/fire-attack', 'subsequent-first-fire', 9, 4],
  ])('%s: %s is not allowed at %d hexes, with nothing after it', (address, kind, far, near) => {
    const page = problemAt('asl-starter-kit', address);
    const at = (distance: number) => {
      const own = `with=${kind}&fp=6&distance=${distance}&normal-range=4`;
      const link = address.startsWith('procedures') ? own.replace(/(^|&)/gu, '$1firepower.') : own;
      const { situation, notices } = readSituation(page, `${link}&rate-of-fire.rof=3`);
      const { starts, refused } = resolve(page, situation);
      const start = starts.find(({ stage }) => stage === 'firepower')!;
      expect([notices, refused]).toEqual([[], []]);
      return [start.barred, start.value?.type, start.outcomes.length];
    };
    const why = `modifiers/firepower#${kind}-too-far`;
    expect([at(far), at(near)]).toEqual([
      [why, undefined, 0],
      [undefined, 'known', 1],
    ]);
  });
  it.each([
    // Next to a firer whose normal range is 0, whatever FP it has, and before its FP is entered.
    ['fp=8&distance=1&normal-range=0', true],
    ['distance=5&normal-range=4', true],
    ['distance=4&normal-range=4', false],
    ['fp=8&distance=5', false],
  ])('is too far for Subsequent First Fire whatever its FP: %s', (link, isTooFar) => {
    const page = problemAt('asl-starter-kit', 'modifiers/firepower');
    const { situation } = readSituation(page, `with=subsequent-first-fire&${link}`);
    const why = 'modifiers/firepower#subsequent-first-fire-too-far';
    expect(resolve(page, situation).starts[0]?.barred === why).toBe(isTooFar);
  });
  it('asks for a distance before it says that fire is allowed, and refuses what no weapon of its kind does', () => {
    expect(fp('with=final-protective-fire&fp=6')[0]).toBe('missing');
    expect(fp('with=final-protective-fire&fp=6&distance=3&weapon=ordnance')).toEqual([
      6,
      ['final-protective-fire'],
    ]);
  });
  it('takes one kind of fire and one target type', () => {
    const link = (kinds: string) => `with=${kinds}&fp=12&distance=1&normal-range=4`;
    expect(fp(link('subsequent-first-fire,advancing-fire'))[1]).toEqual(['advancing-fire']);
    expect(fp(link('final-protective-fire,final-fire'))[1]).toContain('final-fire');
    expect(fp(link('armor-piercing-infantry-target,area-target-type'))[1]).toEqual(['exclusive']);
  });
  it('knows a Hindrance that is only smoke without a number', () => {
    expect(kit('hindrance', 'with=firing-out-of-smoke')).toMatchObject({
      total: 1,
      blocked: '0/1',
      open: '1/1',
    });
  });
  it('excludes Final Fire from Subsequent First Fire', () => {
    const problem = problemAt('asl-starter-kit', 'modifiers/firepower');
    const link = 'with=subsequent-first-fire,final-fire&fp=8&distance=1&normal-range=4';
    const { starts, refused } = resolve(problem, readSituation(problem, link).situation);
    expect(refused).toEqual([{ kind: 'contradicted', stage: 'firepower', id: 'final-fire' }]);
    expect(starts[0]?.value).toEqual({ type: 'known', value: 8 });
  });
  it.each([
    ['an adjacent target', 'fp=8&distance=1', 16],
    ['a target in the same hex', 'fp=8&distance=0', 24],
    ['the Infantry Target Type', 'with=infantry-target-type&fp=8', 8],
    ['a flamethrower', 'weapon=flamethrower&fp=24', 24],
  ])('asks for no range that cannot matter: %s', (_, link, fp) => {
    const problem = problemAt('asl-starter-kit', 'modifiers/firepower');
    const [start] = resolve(problem, readSituation(problem, link).situation).starts;
    expect(start?.value).toEqual({ type: 'known', value: fp });
  });
  it('takes a weapon with an X# alone for one without a B#', () => {
    expect(oddsAt('asl-starter-kit', 'rules/breakdown', 'x-number=12')['breakdown']).toMatchObject({
      destroyed: '1/36',
      malfunctions: '0/1',
      works: '35/36',
    });
    expect(oddsAt('asl-starter-kit', 'rules/breakdown', '')['breakdown']).toMatchObject({
      works: 'missing',
    });
  });
  it('adds smoke alone as a Hindrance of 1', () => {
    expect(kit('ift-attack', 'with=firing-out-of-smoke')['total']).toBe(1);
    expect(kit('ift-attack', 'with=firing-out-of-smoke&hindrance=2')['total']).toBe(3);
    expect(kit('ift-attack', '')['total']).toBe(0);
  });
  it('reads from one throw what is ticked for it', () => {
    const gun = 'th-number=8&rate-of-fire.rof=2';
    const number = 'breakdown.b-number=11&breakdown.x-number=13';
    expect(kit('to-hit', `${gun}&${number}`)).toMatchObject({
      'rate-of-fire.kept': '1/3',
      'breakdown.works': '11/12',
    });
    expect(kit('to-hit', `with=intensive-fire&${gun}`)['rate-of-fire.kept']).toBe('0/1');
    expect(kit('advancing-fire-to-hit', `with=advancing-fire&${gun}`)['rate-of-fire.kept']).toBe(
      '0/1',
    );
    expect(kit('rate-of-fire', 'with=final-fire&rof=3')['kept']).toBe('0/1');
  });
});

describe('a morale test that decides on a charge', () => {
  it('leaves out what a morale test leaves out', () => {
    const problem = problemAt('mein-panzer', 'procedures/close-combat');
    const ids = problem.stages['nerve']?.modifiers.map(({ id }) => id);
    expect(ids).not.toContain('pinned');
    const unbogging = problemAt('mein-panzer', 'procedures/unbogging').stages;
    expect(Object.values(unbogging)[0]?.modifiers.map(({ id }) => id)).toContain('pinned');
  });
});

describe('a weapon', () => {
  it('of which the chart names the rule shoots on the move without a penalty', () => {
    const hit = (link: string) => {
      const problem = problemAt('bolt-action', 'modifiers/to-hit');
      return shown(resolve(problem, readSituation(problem, link).situation).starts[0]?.odds['hit']);
    };
    expect(hit('with=fire-on-the-move&weapons=rifle')).toBe('1/2');
    for (const weapon of ['pistol', 'submachine-gun', 'assault-rifle'])
      expect([weapon, hit(`with=fire-on-the-move&weapons=${weapon}`)]).toEqual([weapon, '2/3']);
  });
  it('with Assault Fire rounds its FP up', () => {
    const problem = problemAt('asl-starter-kit', 'modifiers/firepower');
    const fp = (link: string) => resolve(problem, readSituation(problem, link).situation).starts[0];
    const link = 'with=advancing-fire,assault-fire&distance=3&normal-range=4';
    expect(fp(`${link}&fp=9`)?.value).toMatchObject({ type: 'known', value: 6 });
    expect(fp(`${link}&fp=8`)?.value).toMatchObject({ type: 'known', value: 5 });
  });
  it('without an X# is asked for none', () => {
    expect(oddsAt('asl', 'rules/permanent-breakdown', 'b-number=12')).toMatchObject({
      'permanent-breakdown': { removed: '0/1', malfunctions: '1/36', works: '35/36' },
    });
    const link = 'th-number=8&breakdown.b-number=11';
    expect(oddsAt('asl-starter-kit', 'modifiers/to-hit', link, 'breakdown.')).toMatchObject({
      'to-hit': { destroyed: '0/1', malfunctions: '1/12', works: '11/12' },
    });
    // Sustained Fire makes the Original B# its X#: 10 and 11 malfunction, 12 removes.
    const lowered = 'with=sustained-fire&b-number=12';
    expect(oddsAt('asl', 'rules/permanent-breakdown', lowered)).toMatchObject({
      'permanent-breakdown': { removed: '1/36', malfunctions: '5/36', works: '5/6' },
    });
    expect(oddsAt('asl', 'rules/permanent-breakdown', 'x-number=12')).toMatchObject({
      'permanent-breakdown': { removed: '1/36', malfunctions: '0/1', works: '35/36' },
    });
  });
});

it('two modifiers that apply by themselves but exclude each other leave the value unknown, and no endless search', () => {
  // A weapon of normal range 0 fires at an adjacent hex: next to it, and beyond its range.
  const problem = problemAt('asl-starter-kit', 'modifiers/firepower');
  const { situation } = readSituation(problem, 'fp=6&distance=1&normal-range=0');
  const [start] = resolve(problem, situation).starts;
  expect(start?.value?.type).toBe('unknown');
});

describe('a road and reversing', () => {
  const move = (link: string) => {
    const problem = problemAt('bolt-action', 'modifiers/movement');
    const { situation, notices } = readSituation(problem, link);
    expect(notices).toEqual([]);
    const { value } = resolve(problem, situation).starts[0] ?? {};
    return value?.type === 'known' ? value.value : value?.type;
  };
  it('change nothing for infantry', () => {
    expect(move('with=run,on-road&movement=infantry')).toBe(12);
    expect(move('with=reversing&movement=infantry')).toBe(6);
    expect(move('with=on-road&movement=infantry')).toBe(6);
  });
  it('double and halve the move of wheeled and tracked vehicles', () => {
    expect(move('with=run,on-road&movement=wheeled')).toBe(48);
    expect(move('with=on-road&movement=tracked')).toBe(18);
    expect(move('with=reversing&movement=wheeled')).toBe(6);
    expect(move('with=on-road&move=12')).toBe(24);
  });
  it('are those of one kind of vehicle', () => {
    const link = 'with=run&vehicle=half-tracked,wheeled&move=9';
    expect(
      readSituation(problemAt('bolt-action', 'modifiers/movement'), link).notices,
    ).toMatchObject([{ kind: 'one-state', kept: 'half-tracked', left: ['wheeled'] }]);
  });
  it('leave the move of a half-track on a road open', () => {
    expect(move('with=half-track-on-road&movement=half-tracked')).toBe('unknown');
    expect(move('with=half-track-on-road&movement=wheeled')).toBe(12);
    expect(move('with=reversing&movement=half-tracked')).toBe(4.5);
  });
});

describe('a number that nobody gave', () => {
  const success = (ruleset: string, address: string, link: string) => {
    const problem = problemAt(ruleset, address);
    return resolve(problem, readSituation(problem, link).situation).starts[0]?.success;
  };
  it.each([
    [
      'mein-panzer',
      'modifiers/direct-fire',
      'training=10&distance=20',
      'modifiers/direct-fire#fire-mode',
    ],
    ['mein-panzer', 'modifiers/close-combat', 'melee-total=5', 'close-combat-other.melee-total'],
    ['bolt-action', 'modifiers/assault-damage', 'damage-value=9', 'hits'],
    ['bolt-action', 'modifiers/damage-roll', 'damage-value=7', 'penetration'],
  ])('is asked for before anything is shown: %s %s?%s', (ruleset, address, link, need) => {
    expect(success(ruleset, address, link)).toEqual({ type: 'missing', needs: [need] });
  });
  it('is not asked for where it adds nothing unless it is given', () => {
    expect(shown(success('bolt-action', 'modifiers/damage-roll', 'damage-value=4'))).toBe('1/2');
    const link = 'training=10&distance=20&om2=-1';
    expect(shown(success('mein-panzer', 'modifiers/direct-fire', link))).toBe('1/2');
  });
});

describe('AP against an unarmoured target', () => {
  const strike = (link: string) => {
    const problem = problemAt('mein-panzer', 'modifiers/strike-ap');
    const { situation, notices } = readSituation(problem, link);
    expect(notices).toEqual([]);
    const { starts, refused, rivals } = resolve(problem, situation);
    expect(refused).toEqual([]);
    const [start] = starts;
    return { ...start, claims: rivals.map(({ claim }) => claim) };
  };
  it('is 3 more where the table is read: AP 5 at 20″ is −1, AP 8 is 0', () => {
    const shot = 'ov=10&dv=5&ap=5&distance=20';
    expect(strike(shot).value).toEqual({ type: 'known', value: 4 });
    const unarmoured = strike(`${shot}&with=unarmoured-target`);
    expect(unarmoured.value).toEqual({ type: 'known', value: 5 });
    expect(unarmoured.counted?.map(({ id, adds }) => [id, adds])).toEqual([
      ['range-ap', 0],
      ['unarmoured-target', undefined],
    ]);
    expect(unarmoured.claims).toEqual(['raises-strike']);
  });
});

describe('what all claims of an open dispute agree on', () => {
  it.each(['subsequent-first-fire', 'final-fire', 'final-protective-fire', 'intensive-fire'])(
    'is known: no malfunction in %s',
    (kind) => {
      const problem = problemAt('asl-starter-kit', 'rules/breakdown');
      const { situation } = readSituation(problem, `with=${kind}&b-number=11&x-number=12`);
      const { starts, rivals } = resolve(problem, situation);
      // B11 is lowered to B9: 26 of 36 throws are 8 or less.
      expect(shown(starts[0]?.odds['works'])).toBe('13/18');
      expect(shown(starts[0]?.odds['destroyed'])).toBe('unknown');
      expect(rivals.map(({ claim }) => claim)).toEqual(
        kind === 'intensive-fire'
          ? ['twelve', 'two-lower', 'former-b-number']
          : ['lowered-by-two', 'original-b-number'],
      );
    },
  );
  it.each([
    // The number that stands for the B# of a weapon without one is not that B#: 12 is 12, 12 − 2 is 10.
    ['with=intensive-fire&x-number=12', ['1/36', '1/6', 'missing']],
    ['with=final-fire&x-number=12', ['1/6', 'missing']],
    ['with=intensive-fire&x-number=12&b-number=11', ['1/36', '1/6', '1/12']],
    ['x-number=12', []],
  ])('and what one of them lacks is missing: %s', (link, eliminated) => {
    const problem = problemAt('asl-starter-kit', 'rules/breakdown');
    const { rivals } = resolve(problem, readSituation(problem, link).situation);
    expect(rivals.map(({ starts }) => shown(starts?.[0]?.odds['destroyed']))).toEqual(eliminated);
  });
});

describe('a shot of the Starter Kit is one shot', () => {
  const at = (address: string, link: string, of = '') =>
    Object.values(oddsAt('asl-starter-kit', address, link, of))[0] ?? {};
  const gun = 'breakdown.b-number=12&rate-of-fire.rof=3';
  it.each([
    ['final-fire', '0/1', '5/6'],
    ['subsequent-first-fire', '0/1', '5/6'],
    ['final-protective-fire', '0/1', '5/6'],
    ['advancing-fire', '0/1', '35/36'],
  ])('%s, ticked for FP, counts for ROF and B#', (kind, kept, works) =>
    // B12 is lowered to B10: 30 of 36 throws are 9 or less.
    expect(
      at('modifiers/firepower', `with=${kind}&fp=8&distance=1&normal-range=4&${gun}`),
    ).toMatchObject({ 'rate-of-fire.kept': kept, 'breakdown.works': works }),
  );
  it.each([
    ['procedures/to-hit', 'th-number=8&then=ift-attack', 'ift-attack.'],
    [
      'procedures/bounding-fire',
      'with=bounding-fire-stopped&fp=8&distance=2&normal-range=4',
      'ift-attack.',
    ],
    ['modifiers/firepower', 'fp=30&weapon=demolition-charge', 'ift-attack.'],
    ['modifiers/firepower', 'fp=12&weapon=ordnance', 'ift-attack.'],
    ['modifiers/firepower', 'fp=12&with=area-target-type', 'ift-attack.'],
    ['modifiers/ift-attack', 'weapon=itt', ''],
    ['modifiers/ift-attack', 'weapon=att', ''],
  ])('never cowers where the weapon cannot: %s?%s', (address, link, of) => {
    const all = at(address, link, of);
    const {
      'read-table': read = '',
      'two-columns': two = '0/1',
      'another-column': one = '0/1',
    } = all;
    // Where the page says which weapon fires, cowering is no result at all.
    expect([read === '13/18' || read === '1/1', two, one]).toEqual([true, '0/1', '0/1']);
  });
  it('is a check of the firer only in Final Protective Fire, with the results of a Morale Check', () => {
    expect(at('modifiers/ift-attack', 'firer-checks.morale=8')).not.toHaveProperty(
      'firer-checks.check-passed',
    );
    const link = 'with=final-protective-fire&fp=8&distance=1&normal-range=4&firer-checks.morale=8';
    expect(at('modifiers/firepower', `${link}&firer-checks.elr=2`, 'firer-checks.')).toMatchObject({
      'check-casualties': '1/36',
      'check-replaced': '1/18',
      'check-failed': '7/36',
      'check-pinned': '5/36',
      'check-passed': '7/12',
    });
  });
});

describe('what one shot at two starts of a page says once', () => {
  const figures = (link: string, address = 'procedures/to-hit') => {
    const problem = problemAt('asl-starter-kit', address);
    const { situation, notices } = readSituation(problem, `th-number=8&then=ift-attack&${link}`);
    const { starts, refused } = resolve(problem, situation);
    const [shot, fire] = starts;
    const attack = shot?.outcomes.flatMap(({ next }) => next)[0];
    const number = (one: Possible<number> | undefined) =>
      one?.type === 'known' ? one.value : one?.type;
    return [
      number(shot?.total),
      number(attack?.total),
      shown(shot?.odds['rate-of-fire.kept']),
      number(fire?.value),
      ...[...refused, ...notices].map((one) => ('id' in one ? `${one.stage}.${one.id}` : one.kind)),
    ];
  };
  const MORTAR = 'firepower.fp=8&firepower.weapon=mortar&rate-of-fire.rof=2';
  const GUN = 'firepower.fp=8&rate-of-fire.rof=2';
  const HIGH = 'with=higher-target&ift-attack.with=higher-target';
  const [ATT, ITT, AP] = [
    'area-target-type',
    'infantry-target-type',
    'armor-piercing-infantry-target',
  ].map((type) => `firepower.with=${type}`);
  it.each([
    // TEM counts To Hit with the ITT, on the IFT with the ATT, and never at both.
    [`${GUN}&${ITT}&tem=2`, [2, 0, '1/3', 8]],
    [`${GUN}&${AP}&tem=2&ift-attack.tem=2`, [2, 0, '1/3', 4, 'ift-attack.terrain']],
    [`${GUN}&${ATT}&tem=2`, [0, 0, '1/3', 4, 'to-hit.terrain']],
    [`${GUN}&${ATT}&tem=2&ift-attack.tem=3`, [0, 3, '1/3', 4, 'to-hit.terrain']],
    [`${GUN}&${ATT}&ift-attack.tem=3`, [0, 3, '1/3', 4]],
    [`${GUN}&${ITT}&ift-attack.tem=3`, [0, 0, '1/3', 8, 'ift-attack.terrain']],
    // A mortar keeps ROF only with the ATT, and nobody is higher than it.
    [`${MORTAR}&${ITT}`, [0, 0, '0/1', 8]],
    [`${MORTAR}&${AP}&${HIGH}`, [0, 0, '0/1', 4]],
    [`${MORTAR}&${ATT}&ift-attack.with=higher-target`, [0, 0, '1/3', 4]],
    [`${MORTAR}&tem=1`, [1, 0, '0/1', 8]],
    // Height is a TEM, if there is no other.
    [`${GUN}&${ATT}&ift-attack.with=higher-target`, [0, 1, '1/3', 4]],
    [`${GUN}&${ATT}&${HIGH}`, [0, 1, '1/3', 4, 'to-hit.higher-target']],
    [`${GUN}&${ITT}&${HIGH}`, [1, 0, '1/3', 8]],
    [`${GUN}&${ITT}&${HIGH}&tem=2`, [2, 0, '1/3', 8]],
    [`${GUN}&tem=2&ift-attack.with=higher-target`, [2, 0, '1/3', 8]],
    // Fire in the AFPh is that of the whole shot, wherever it is said, as is the weapon.
    [`${GUN}&firepower.with=advancing-fire`, [2, 0, '0/1', 8]],
    [`${GUN}&with=advancing-fire`, [2, 0, '0/1', 8]],
    [`${GUN}&ift-attack.weapon=mortar&${ITT}`, [0, 0, '0/1', 8]],
    [`${GUN}&weapon=mortar&${ITT}`, [0, 0, '0/1', 8]],
  ])('%s', (link, expected) => expect(figures(link)).toEqual(expected));
  it.each([
    // A TEM does not go with the ATT: refused, it makes the shot no shot with the ITT.
    ['with=terrain&tem=2&weapon=att&ift-attack.with=terrain&ift-attack.tem=2', [0, 2, '1/3']],
    ['with=higher-target&weapon=att&ift-attack.with=higher-target', [0, 1, '1/3']],
    ['with=terrain&tem=2&weapon=mortar,att', [0, 0, '1/3']],
    ['with=higher-target&weapon=mortar,att', [0, 0, '1/3']],
    // CX is of infantry.
    ['with=cx&weapon=vehicle-weapon', [0, 0, '1/3']],
    ['with=cx', [1, 1, '1/3']],
  ])('of one start: %s', (link, expected) => {
    const [shot, attack, kept, , refused] = figures(
      `${link}&rate-of-fire.rof=2`,
      'modifiers/to-hit',
    );
    expect([shot, attack, kept]).toEqual(expected);
    expect(refused === undefined).toBe(link === 'with=cx');
  });
  it.each(['procedures/to-hit', 'modifiers/to-hit'])(
    'asks for the weapon once, and not who fires a Gun: %s',
    (address) => {
      const { stages } = problemAt('asl-starter-kit', address);
      const asking = (role: string) =>
        Object.keys(stages).filter((key) => stages[key]!.states.some((one) => one.role === role));
      expect([asking('weapon'), asking('firer')]).toEqual([['to-hit'], []]);
    },
  );
  it.each([
    ['asl-starter-kit', 'procedures/defensive-first-fire'],
    ['bolt-action', 'procedures/shooting'],
  ])('is not what other units of a page do: %s/%s', (ruleset, address) => {
    const roles = ['unit', 'firer', 'weapon', 'morale-check'];
    const names = problemAt(ruleset, address).same?.flatMap((one) => one.names) ?? [];
    expect(names.filter((name) => roles.includes(name))).toEqual([]);
  });
});

describe('what the Starter Kit excludes', () => {
  const worked = (address: string, link: string) => {
    const problem = problemAt('asl-starter-kit', address);
    const { situation, notices } = readSituation(problem, link);
    expect(notices).toEqual([]);
    const { starts, refused, rivals } = resolve(problem, situation);
    const [start] = starts;
    const { value, total } = start!;
    const [shownValue, shownTotal] = [value, total].map((one) =>
      one?.type === 'known' ? one.value : one?.type,
    );
    return {
      value: shownValue,
      total: shownTotal,
      aside: refused.flatMap((one) => (one.kind === 'contradicted' ? one.id : one.kind)),
      claims: rivals.map(({ claim }) => claim),
      odds: start!.odds,
    };
  };
  it.each([
    ['with=infantry-target-type,advancing-fire&fp=8', 8, []],
    ['with=area-target-type,advancing-fire&fp=8', 4, []],
    ['with=infantry-target-type&fp=24&weapon=flamethrower', 24, ['infantry-target-type']],
    ['with=assault-fire&fp=5&distance=2&normal-range=4', 5, ['assault-fire']],
    ['with=assault-fire,subsequent-first-fire&fp=4&distance=2&normal-range=4', 2, ['assault-fire']],
    ['with=bounding-fire-stopped,final-fire&fp=4&distance=1&normal-range=4', 4, ['final-fire']],
    ['with=bounding-fire-moving,area-target-type&fp=8', 4, ['bounding-fire-moving']],
  ])('in %s', (link, value, aside) => {
    expect(worked('modifiers/firepower', link)).toMatchObject({ value, aside });
  });
  it('gives no Assault Fire to a weapon', () => {
    const link =
      'with=assault-fire,advancing-fire&fp=24&weapon=flamethrower&distance=1&normal-range=1';
    expect(worked('modifiers/firepower', link)).toMatchObject({ value: 24 });
  });
  it('lets a height difference negate FFMO, and counts it where the TEM is 0', () => {
    expect(worked('modifiers/ift-attack', 'with=higher-target,ffmo').total).toBe(1);
    // A mortar loses only the +1.
    expect(worked('modifiers/ift-attack', 'with=higher-target,ffmo&weapon=mortar').total).toBe(0);
    expect(worked('modifiers/ift-attack', 'with=terrain,higher-target&tem=0').total).toBe(1);
    expect(worked('modifiers/ift-attack', 'with=terrain,higher-target&tem=2').total).toBe(2);
    // With the ITT it counts To Hit; the height is the same.
    const itt = 'with=terrain,higher-target,ffmo&tem=3&weapon=itt';
    expect(worked('modifiers/ift-attack', itt).total).toBe(0);
  });
  it('leaves open how fire on the move counts in the AFPh', () => {
    const link = 'with=bounding-fire-stopped,advancing-fire&fp=8&distance=2&normal-range=8';
    expect(worked('modifiers/firepower', link)).toMatchObject({ value: 'unknown', aside: [] });
  });
  it.each([
    ['mortar,residual-fp', 'mortar', ['residual-fp']],
    ['vehicle-weapon,demolition-charge', 'vehicle-weapon', ['demolition-charge']],
  ])('fires one weapon: %s', (weapons, kept, left) => {
    const problem = problemAt('asl-starter-kit', 'modifiers/ift-attack');
    expect(readSituation(problem, `weapon=${weapons}`).notices).toMatchObject([
      { kind: 'one-state', kept, left },
    ]);
  });
  it.each(['broken', 'ce'])('knows of a unit that is %s only the result of a 12', (unit) => {
    const { odds } = worked('modifiers/morale-check', `morale=7&unit=${unit}`);
    // A 12 has its own result; 20 throws are 7 to 11, and 15 are less.
    expect(
      Object.entries(odds).flatMap(([id, chance]) => {
        const text = shown(chance);
        return text === '0/1' ? [] : [[id, text]];
      }),
    ).toEqual([
      [unit === 'ce' ? 'crew-stunned' : 'killed', '1/36'],
      ['not-in-sources', '5/9'],
      ['passed', '5/12'],
    ]);
  });
  it('gives no Final Fire to ordnance', () => {
    // A gun marked First Fire may only use Intensive Fire.
    const link = 'with=final-fire&fp=8&distance=1&normal-range=4&weapon=ordnance';
    expect(worked('modifiers/firepower', link)).toMatchObject({ value: 8, aside: ['final-fire'] });
  });
  it('has no Intensive Fire in the AFPh', () => {
    const link = 'with=intensive-fire,advancing-fire&th-number=9';
    expect(worked('modifiers/advancing-fire-to-hit', link).aside).toEqual(['advancing-fire']);
  });
  it('has one nationality, and no CCV of an SMC where an MMC attacks with him', () => {
    expect(worked('modifiers/paatc', 'with=axis-minors,allied-minors&morale=7').total).toBe(1);
    expect(worked('modifiers/paatc', 'with=italian-not-elite,allied-minors&morale=7').total).toBe(
      1,
    );
    const link = 'with=smc-with-mmc&close-combat-value=smc';
    expect(worked('modifiers/vehicle-close-combat', link).aside).toEqual(['smc-with-mmc']);
  });
  it('claims an X# of 12 of Intensive Fire alone', () => {
    const claims = (kind: string) =>
      worked('rules/breakdown', `with=${kind}&x-number=4&b-number=7`).claims;
    expect(claims('intensive-fire')).toContain('twelve');
    expect(claims('final-fire')).toEqual(['lowered-by-two', 'original-b-number']);
  });
  it('asks for the ELR only where it decides', () => {
    expect(oddsAt('asl-starter-kit', 'modifiers/morale-check', 'morale=7')).toMatchObject({
      'morale-check': { pinned: '1/6', passed: '5/12', broken: 'missing' },
    });
    expect(oddsAt('asl-starter-kit', 'modifiers/morale-check', 'morale=13')).toMatchObject({
      'morale-check': { passed: '35/36', broken: '0/1' },
    });
    // A DR equal to morale pins, whatever the ELR.
    expect(worked('modifiers/morale-check', 'morale=7&elr=0').claims).toEqual([]);
  });
});

describe('chapter A does not say what becomes of an X# that a weapon has', () => {
  const breakdown = (link: string) =>
    oddsAt('asl', 'rules/permanent-breakdown', link)['permanent-breakdown'];
  it.each(['sustained-fire', 'captured-weapon'])('under %s', (cause) => {
    const removed = { removed: 'unknown' };
    expect(breakdown(`with=${cause}&x-number=3&b-number=11`)).toMatchObject(removed);
    expect(breakdown(`with=${cause}&x-number=10`)).toMatchObject(removed);
  });
  it.each([
    // Original B#, or the printed X# lowered by 2: what both agree on is known.
    ['b-number=12&x-number=12', ['unknown', 'unknown', '5/6']],
    ['b-number=10&x-number=12', ['1/6', '1/4', '7/12']],
    ['b-number=12&x-number=11', ['unknown', 'unknown', 'unknown']],
    ['b-number=12', ['1/36', '5/36', '5/6']],
  ])(
    'but in both readings Sustained Fire has the same: %s',
    (link, [removed, malfunctions, works]) =>
      expect(breakdown(`with=sustained-fire&${link}`)).toMatchObject({
        removed,
        malfunctions,
        works,
      }),
  );
  it('and compares no claims where a weapon has none', () => {
    const problem = problemAt('asl', 'rules/permanent-breakdown');
    const rivals = (link: string) =>
      resolve(problem, readSituation(problem, link).situation).rivals;
    expect(rivals('with=sustained-fire&b-number=12')).toEqual([]);
    expect(rivals('with=sustained-fire&b-number=12&x-number=12')).toHaveLength(2);
  });
  it('and that is the reason given', () => {
    const problem = problemAt('asl', 'rules/permanent-breakdown');
    const { situation } = readSituation(problem, 'with=sustained-fire&b-number=12&x-number=12');
    const reason = 'modifiers/x-number#sustained-fire';
    expect(resolve(problem, situation).starts[0]?.odds['removed']).toMatchObject({
      reasons: [reason],
    });
    const asl = rulebook.rulesets.find(({ id }) => id === 'asl')!;
    expect(textsOf(problem, asl, 'en')[`because:${reason}`]).toMatch(/already has an X#/);
  });
  it('and allows no Morale Level above 10', () => {
    const level = problemAt('asl', 'modifiers/morale-level');
    expect(readSituation(level, 'morale-level=18').notices).toMatchObject([
      { kind: 'out-of-range', used: 10 },
    ]);
  });
});

describe('a fact of the situation', () => {
  const at = (ruleset: string, address: string, link: string) => {
    const problem = problemAt(ruleset, address);
    const { situation, notices } = readSituation(problem, link);
    const { starts, refused } = resolve(problem, situation);
    const odds = Object.assign({}, ...starts.map((start) => start.odds)) as Record<string, Chance>;
    const says = [...refused, ...notices].map(({ kind }) => kind);
    return (keys: string[]) => [...keys.map((key) => shown(odds[key])), ...says];
  };
  const SHOT = 'th-number=8&breakdown.b-number=12&rate-of-fire.rof=2';
  const FIRE = 'fp=4&distance=3&normal-range=4';
  const BAZOOKA = 'weapons=bazooka&damage-roll.damage=medium-tank&then=damage-roll';
  const OM1 = 'with=om1&training=10&om1=1&distance=20';
  it.each([
    // Intensive Fire and fire in the AFPh count at To Hit, ROF and B#, wherever they are ticked.
    [
      'asl-starter-kit',
      'modifiers/to-hit',
      `${SHOT}&breakdown.with=intensive-fire`,
      ['hit', 'rate-of-fire.kept'],
      ['5/12', '0/1'],
    ],
    [
      'asl-starter-kit',
      'modifiers/to-hit',
      `${SHOT}&rate-of-fire.with=advancing-fire`,
      ['hit', 'rate-of-fire.kept'],
      ['5/12', '0/1'],
    ],
    // Two settings that cannot be together are said.
    [
      'asl-starter-kit',
      'modifiers/to-hit',
      `${SHOT}&with=advancing-fire&breakdown.with=intensive-fire`,
      ['hit'],
      ['5/12', 'contradicted'],
    ],
    // Fire that is refused is refused at the malfunction, too: B12, not B10.
    [
      'asl-starter-kit',
      'modifiers/firepower',
      'with=subsequent-first-fire&fp=4&distance=3&weapon=vehicle-weapon&breakdown.b-number=12&normal-range=4',
      ['breakdown.works'],
      ['35/36', 'contradicted'],
    ],
    // One firer: an Inexperienced one cowers by 2 columns, and its weapon has 1 less ROF.
    [
      'asl-starter-kit',
      'procedures/fire-attack',
      'firepower.fp=4&firepower.distance=3&firepower.normal-range=4&ift-attack.firer=inexperienced&rate-of-fire.rof=2',
      ['ift-attack.two-columns', 'ift-attack.another-column', 'rate-of-fire.kept'],
      ['1/6', '0/1', '1/6'],
    ],
    [
      'asl-starter-kit',
      'modifiers/ift-attack',
      'firer=conscript&rate-of-fire.rof=2',
      ['two-columns', 'another-column', 'rate-of-fire.kept'],
      ['1/6', '0/1', '1/3'],
    ],
    // A CX firer is CX for the whole shot; TEM counts for its To Hit DR alone.
    [
      'asl-starter-kit',
      'modifiers/to-hit',
      'th-number=8&ift-attack.with=cx&then=ift-attack',
      ['hit'],
      ['7/12'],
    ],
    [
      'asl-starter-kit',
      'modifiers/to-hit',
      'th-number=8&tem=1&ift-attack.tem=2&then=ift-attack',
      ['hit'],
      ['7/12', 'contradicted'],
    ],
    [
      'asl-starter-kit',
      'procedures/fire-attack',
      'firepower.fp=4&firepower.with=infantry-target-type&ift-attack.tem=2',
      ['ift-attack.read-table'],
      ['1/1', 'contradicted'],
    ],
    // A CE crew is not broken, and no infantry on the move.
    [
      'asl-starter-kit',
      'modifiers/ift-attack',
      'with=crew-exposed,ffnam,ffmo&morale-check.morale=7',
      ['read-table'],
      ['5/6', 'contradicted', 'contradicted'],
    ],
    [
      'asl-starter-kit',
      'modifiers/ift-attack',
      'with=crew-exposed&morale-check.unit=broken&morale-check.morale=7',
      ['morale-check.killed', 'morale-check.crew-stunned'],
      ['0/1', 'unknown', 'rows'],
    ],
    // The Hindrance of step 2 is that of the attack.
    [
      'asl-starter-kit',
      'procedures/fire-attack',
      `hindrance=2&firepower.${FIRE.replaceAll('&', '&firepower.')}&ift-attack.hindrance=4`,
      [],
      ['differs'],
    ],
    // A target at long range is not at point blank.
    [
      'bolt-action',
      'modifiers/to-hit',
      `with=point-blank&damage-roll.with=long-range&${BAZOOKA}`,
      ['hit', 'damage-roll.damaged'],
      ['5/6', '5/12', 'exclusive'],
    ],
    // The unit that obeys is the one that fires.
    [
      'bolt-action',
      'modifiers/order-test',
      'quality=inexperienced&to-hit.weapons=rifle&then=to-hit',
      ['to-hit.hit'],
      ['13/36'],
    ],
    // The second roll of a critical hit is for the same shot.
    [
      'mein-panzer',
      'procedures/direct-fire',
      `${OM1}&grade.with=smoke&then=grade`,
      ['hit', 'grade.major'],
      ['3/20', '1/100'],
    ],
  ])('is set once: %s/%s?%s', (ruleset, address, link, keys, expected) => {
    expect(at(ruleset, address, link)(keys)).toEqual(expected);
  });
  it('reaches the rolls of other steps', () => {
    const problem = problemAt('asl-starter-kit', 'procedures/fire-attack');
    const link = `hindrance=2&with=firing-out-of-smoke&firepower.${FIRE.replaceAll('&', '&firepower.')}`;
    const { starts } = resolve(problem, readSituation(problem, link).situation);
    const [attack] = starts.flatMap(({ outcomes }) => outcomes.flatMap(({ next }) => next));
    expect(attack?.total).toMatchObject({ value: 3 });
  });
  it('has one control, at the first stage that has it', () => {
    const { stages } = problemAt('mein-panzer', 'procedures/effect-on-vehicles');
    const offers = Object.entries(stages).flatMap(([key, { values }]) =>
      values.includes('ap') ? key : [],
    );
    expect(offers).toEqual(['strike-ap']);
  });
  it.each([
    // 0 in the table is a number, and one way to the roll that gives none contradicts nothing.
    ['modifiers/strike-ap', 'ov=19&dv=15&range-modifier=10&distance=8&ap=7', 0],
    [
      'procedures/effect-on-vehicles',
      'ov=19&dv=15&distance=8&ap=20&against-vehicles.strike-value=3',
      5,
    ],
    ['modifiers/critical-hit', 'ov=12&dv=5&distance=18&ap=20&against-vehicles.strike-value=9', 7],
  ])('is compared with what is worked out: %s?%s', (address, link, otherwise) => {
    const { notices } = readSituation(problemAt('mein-panzer', address), link);
    expect(notices).toMatchObject([{ kind: 'differs', otherwise: [otherwise] }]);
  });
  it('needs no number where the table says that there is no effect', () => {
    const problem = problemAt('mein-panzer', 'modifiers/strike-ap');
    const [start] = resolve(
      problem,
      readSituation(problem, 'ov=5&dv=2&distance=30&ap=1').situation,
    ).starts;
    expect([start?.barred, start?.value, start?.total.type]).toEqual([
      'tables/range-ap#up-to-36.ap-low',
      undefined,
      'known',
    ]);
  });
  it('is the same for the target of a shot and of its HE', () => {
    const problem = problemAt('mein-panzer', 'procedures/direct-fire');
    const link = `${OM1.replace('om1', 'om1,target-moving')}&he-firepower.he-fp=8&then=he-firepower`;
    const [start] = resolve(problem, readSituation(problem, link).situation).starts;
    const hit = start?.outcomes.find(({ id }) => id === 'hit')?.next[0];
    expect(hit?.value).toEqual({ type: 'known', value: 10 });
  });
  it.each([
    // The linear cover of the shot is counted for its HE only where a reader says so; heavy cover is the target's.
    ['om1,linear-cover', '', 8],
    ['om1,linear-cover', 'he-firepower.with=linear-cover&', 7],
    ['om1,heavy-cover', '', 6],
  ])('is hit by HE behind %s: %s', (held, more, value) => {
    const problem = problemAt('mein-panzer', 'procedures/direct-fire');
    const link = `${OM1.replace('om1', held)}&he-firepower.he-fp=8&${more}then=he-firepower`;
    const [start] = resolve(problem, readSituation(problem, link).situation).starts;
    const hit = start?.outcomes.find(({ id }) => id === 'hit')?.next[0];
    expect(hit?.value).toEqual({ type: 'known', value });
  });
  it.each([
    ['distance=30', 'odd-die', 2],
    ['distance=12', 'even-die', 2],
    ['distance=6', 'even-die', 1],
    ['distance=30&weapon=rifle', 'odd-die', undefined],
  ])(
    'is missed by a shell that scatters by the distance of the shot: %s, %s',
    (shot, die, inches) => {
      const problem = problemAt('mein-panzer', 'modifiers/direct-fire');
      const link = `training=10&${shot}&then=scatter&scatter.with=${die}`;
      const [start] = resolve(problem, readSituation(problem, link).situation).starts;
      const missed = start?.outcomes.find(({ id }) => id === 'miss')?.next[0];
      expect(missed?.value).toEqual(inches && { type: 'known', value: inches });
    },
  );
});

/** What strangers who worked the rules out by themselves found: `[address, link, expected]`. */
describe('facts that have two names, or that the page says', () => {
  const at = (ruleset: string, address: string, link: string) => {
    const problem = problemAt(ruleset, address);
    const { situation, notices } = readSituation(problem, link);
    const { starts, refused } = resolve(problem, situation);
    const odds = Object.assign({}, ...starts.map((start) => start.odds)) as Record<string, Chance>;
    const values = starts.map(({ value, total }) => {
      const shownOf = value ?? total;
      return shownOf.type === 'known' ? shownOf.value : shownOf.type;
    });
    const says = [
      ...refused.map((one) => (one.kind === 'exclusive' ? one.ids.join() : one.id)),
      ...notices.map(({ kind }) => kind),
    ];
    return { odds: (key: string) => shown(odds[key]), values, says, problem, starts };
  };
  const kit = (address: string, link: string) => at('asl-starter-kit', address, link);
  const attackAfter = (starts: ReturnType<typeof kit>['starts']) =>
    starts.flatMap(({ outcomes }) => outcomes.flatMap(({ next }) => next))[0];

  it.each(['with=crew-exposed', 'morale-check.unit=ce'])(
    'the target is a CE crew, and so is the unit that checks: %s',
    (fact) => {
      const { starts, values } = kit(
        'modifiers/ift-attack',
        `${fact}&morale-check.morale=7&morale-check.elr=3&then=morale-check`,
      );
      expect(values).toEqual([2]);
      const check = starts[0]!.outcomes.flatMap(({ next }) => next)[0]!;
      expect(check.outcomes.map(({ id, odds }) => [id, shown(odds)])).toEqual([
        ['crew-stunned', '1/36'],
        ['killed', '0/1'],
        ['casualties', '0/1'],
        ['not-in-sources', '5/9'],
        ['replaced', '0/1'],
        ['broken', '0/1'],
        ['pinned', '0/1'],
        ['passed', '5/12'],
      ]);
    },
  );
  it('Double Time makes a unit CX for the rest of the page, and nothing makes it run', () => {
    const page = 'procedures/infantry-movement';
    expect(kit(page, 'mf=4&with=double-time').odds('recovery.recovered')).toBe('2/3');
    expect(kit(page, 'mf=4&recovery.with=cx').values[0]).toBe(4);
  });
  it.each([
    ['modifiers/rally', 'morale=8&unit=dm', 4],
    ['modifiers/recovery', 'unit=cx', 1],
  ])('a word that a modifier stands for ticks it: %s?%s', (address, link, total) => {
    const { values, says } = kit(address, link);
    expect([values[0], says]).toEqual([total, []]);
  });
  it.each(['breakdown', 'rate-of-fire'])(
    'Final Protective Fire, ticked at %s, is a check of the firer',
    (stage) => {
      const link = `${stage}.with=final-protective-fire&firer-checks.morale=7&firer-checks.elr=3`;
      const { odds } = kit('modifiers/ift-attack', link);
      expect(odds('firer-checks.check-passed')).toBe('5/12');
      expect(odds('firer-checks.check-replaced')).toBe('1/18');
    },
  );
  it('says of a reading that was set that it is not read', () =>
    expect(kit('modifiers/ift-attack', 'firer-checks.morale=7').says).toEqual(['not-next']));

  const BLOCKED = 'modifiers/hindrance#blocked';
  it.each([
    ['modifiers/ift-attack', 'with=hindrance&hindrance=8'],
    ['modifiers/ift-attack', 'with=hindrance,firing-out-of-smoke&hindrance=5'],
  ])('no attack is worked out where LOS is blocked: %s?%s', (address, link) => {
    const [start] = kit(address, link).starts;
    expect([start?.barred, start?.outcomes, start?.readings]).toEqual([BLOCKED, [], []]);
    expect(kit(address, link.replace('8', '5').replace('=5', '=4')).starts[0]?.barred).toBe(
      undefined,
    );
  });
  it('nor after another step', () => {
    const fire = 'firepower.fp=4&firepower.distance=3&firepower.normal-range=4&then=ift-attack';
    const { starts } = kit(
      'procedures/fire-attack',
      `with=firing-out-of-smoke&hindrance=5&${fire}`,
    );
    expect(attackAfter(starts)?.barred).toBe(BLOCKED);
  });

  it.each([
    ['smoke=smoke.standard', 3],
    ['smoke=wp.dispersed&with=firing-out-of-smoke', 2],
    ['ift-attack.smoke=smoke.standard', 3],
    // A number entered beside the row counts, as in the LOS step itself.
    ['smoke=smoke.standard&hindrance=5', 5],
  ])('Smoke on the LOS is a Hindrance of the attack: %s', (link, drm) => {
    const page = 'procedures/fire-attack';
    const fire = 'firepower.fp=4&firepower.distance=3&firepower.normal-range=4&then=ift-attack';
    const { starts, values, problem } = kit(page, `${link}&${fire}`);
    expect([values[0], attackAfter(starts)?.total]).toEqual([drm, { type: 'known', value: drm }]);
    expect(problem.stages['ift-attack']?.tables).toEqual([]);
  });

  const SHOT = 'fp=4&normal-range=9';
  it.each([
    [`${SHOT}&distance=1&ift-attack.weapon=mortar`, 4, []],
    [`${SHOT}&distance=3&with=advancing-fire&weapon=residual-fp`, 4, ['advancing-fire']],
    [`${SHOT}&distance=1&with=final-fire&weapon=mortar`, 4, ['final-fire']],
    [`${SHOT}&distance=1&ift-attack.weapon=residual-fp`, 4, []],
    [`${SHOT}&distance=1&weapon=residual-fp&with=final-fire`, 4, ['final-fire']],
    // Kinds of fire of infantry alone.
    [`${SHOT}&distance=3&weapon=ordnance&with=final-protective-fire`, 4, ['final-protective-fire']],
    [`${SHOT}&distance=3&weapon=ordnance&with=subsequent-first-fire`, 4, ['subsequent-first-fire']],
    [`${SHOT}&distance=3&weapon=vehicle-weapon&with=final-fire`, 4, ['final-fire']],
    [
      `${SHOT}&distance=3&weapon=demolition-charge&with=subsequent-first-fire`,
      4,
      ['subsequent-first-fire'],
    ],
  ])('FP of a weapon that range or a kind of fire does not change: %s', (link, fp, aside) => {
    const { values, says } = kit('modifiers/firepower', link);
    expect([values, says]).toEqual([[fp], aside]);
  });
  it('the To Hit procedure fires ordnance in all its steps', () => {
    const fire = 'firepower.fp=8&firepower.distance=1&firepower.normal-range=9';
    const link = `th-number=8&${fire}&then=ift-attack`;
    const { values, starts, says, problem } = kit('procedures/to-hit', link);
    expect([values[1], says]).toEqual([8, []]);
    // One shot has one attack, which follows a hit.
    const [attack, ...others] = starts
      .flatMap(({ outcomes }) => outcomes)
      .flatMap(({ next }) => next);
    expect([shown(attack!.reached), others]).toEqual(['13/18', []]);
    expect(attack!.outcomes.map(({ odds }) => shown(odds))).toEqual(['1/1']);
    expect(problem.stages['firepower']?.states.flatMap(({ words }) => words)).not.toContain(
      'flamethrower',
    );
    const late = kit('procedures/to-hit', `th-number=8&with=advancing-fire&${fire}`);
    expect([late.odds('hit'), late.values[1]]).toEqual(['5/12', 8]);
  });
  it('Bounding First Fire is that of a vehicle, which moves or has stopped', () => {
    const page = 'procedures/bounding-fire';
    const link = 'fp=8&distance=3&normal-range=9';
    const { starts, values } = kit(page, link);
    expect(values).toEqual(['missing']);
    expect(attackAfter(starts)?.outcomes.map(({ odds }) => shown(odds))).toEqual(['1/1']);
    expect(kit(page, `${link}&with=bounding-fire-moving`).values).toEqual([2]);
    // What only infantry does is not offered.
    const offered = Object.values(kit(page, link).problem.stages).flatMap(({ modifiers }) =>
      modifiers.map(({ id }) => id),
    );
    for (const id of ['subsequent-first-fire', 'final-fire', 'final-protective-fire', 'cx'])
      expect(offered).not.toContain(id);
    expect(offered).toContain('mortar-infantry-target-type');
    // On the page of all fire nobody has to say that a vehicle moves.
    expect(kit('modifiers/firepower', link).values).toEqual([8]);
  });
  it.each(['final-fire', 'subsequent-first-fire', 'final-protective-fire'])(
    'a Gun that rolls to hit has no %s, and its crew no check for it',
    (kind) => {
      const link = `th-number=8&breakdown.with=${kind}&breakdown.b-number=12`;
      const { odds, says, problem } = kit('modifiers/to-hit', link);
      expect([odds('breakdown.works'), says]).toEqual(['35/36', ['unknown-modifier']]);
      expect(Object.keys(problem.stages)).not.toContain('firer-checks');
      expect(Object.keys(kit('modifiers/firepower', '').problem.stages)).toContain('firer-checks');
    },
  );
  it('Residual FP has no leader, no CX firer, no ROF and no B#', () => {
    const weapon = 'rate-of-fire.rof=3&breakdown.b-number=11';
    const link = `weapon=residual-fp&with=cx,leadership&leadership=-2&${weapon}`;
    const { values, says, odds } = kit('modifiers/ift-attack', link);
    expect(values).toEqual([0]);
    expect(says).toEqual(['leadership', 'cx', 'not-next', 'not-next']);
    expect(odds('rate-of-fire.kept')).toBe(undefined);
    expect(
      kit('modifiers/to-hit', 'th-number=8&ift-attack.weapon=residual-fp&then=ift-attack').says,
    ).toEqual(['unknown-state']);
    for (const page of ['modifiers/rate-of-fire', 'rules/breakdown'])
      expect(kit(page, 'rof=3&b-number=11&weapon=residual-fp').says).toContain('unknown-state');
  });
  it.each([
    ['modifiers/rate-of-fire', 'with=intensive-fire&rof=3&weapon=demolition-charge'],
    ['modifiers/firepower', `${SHOT}&distance=3&weapon=flamethrower&with=subsequent-first-fire`],
    ['modifiers/firepower', `${SHOT}&distance=1&weapon=flamethrower&with=final-protective-fire`],
    ['modifiers/final-fire', `${SHOT}&distance=1&weapon=flamethrower&with=final-fire`],
    [
      'modifiers/firepower',
      `${SHOT}&distance=3&weapon=flamethrower&rate-of-fire.with=intensive-fire&rate-of-fire.rof=3&then=ift-attack`,
    ],
  ])('an FT and a DC do not fire again: %s?%s', (address, link) => {
    const { says, values } = kit(address, link);
    expect(says).toEqual([/with=([a-z-]+)/u.exec(link)?.[1]]);
    expect(values).toEqual([address === 'modifiers/rate-of-fire' ? 0 : 4]);
  });
  it.each([
    ['with=hindrance&hindrance=7', ['hindrance']],
    ['with=hindrance,firing-out-of-smoke&hindrance=2', ['hindrance']],
  ])('Residual FP has no LOS: %s', (link, aside) => {
    const { says, values, starts } = kit('modifiers/ift-attack', `weapon=residual-fp&${link}`);
    expect([says, values, starts[0]?.barred]).toEqual([aside, [0], undefined]);
  });
  it.each(['ordnance', 'mortar', 'flamethrower', 'demolition-charge'])(
    'fires in the AFPh with its full FP and without ROF: %s',
    (weapon) => {
      const link = `${SHOT}&distance=3&weapon=${weapon}&with=advancing-fire&rate-of-fire.rof=2&then=ift-attack`;
      const { values, says, odds } = kit('modifiers/advancing-fire', link);
      expect([values, says, odds('rate-of-fire.kept')]).toEqual([[4], [], '0/1']);
    },
  );
  it('ROF is that of one kind of fire', () =>
    expect(kit('modifiers/rate-of-fire', 'with=final-fire,advancing-fire&rof=1').says).toEqual([
      'exclusive',
    ]));

  it.each([
    ['modifiers/immobilisation', 'with=overrun&training=9&class=4&enemy-class=1', '9/10'],
    ['modifiers/immobilisation', 'with=in-woods&training=5&class=5', '1/2'],
    ['modifiers/immobilisation', 'with=in-woods&training=8&class=8', '4/5'],
    ['modifiers/immobilisation', 'with=overrun,in-woods&training=9&class=4&enemy-class=1', '9/10'],
    ['procedures/immobilisation', 'with=in-woods&training=5&class=5', '1/2'],
  ])('counts the first of a group although it comes to 0: %s?%s', (address, link, odds) =>
    expect(at('mein-panzer', address, link).odds('passed')).toBe(odds),
  );

  const CRITICAL = 'with=om1&training=12&om1=0&distance=30';
  it('a strike value that is entered is that of a plain hit; critical hits have their bonus besides', () => {
    const link = `${CRITICAL}&against-vehicles.strike-value=10&then=strike-ap`;
    const { odds, says } = at('mein-panzer', 'modifiers/direct-fire', link);
    // 2/5 · 7/20 for the hit, 9/400 · 17/20 and 11/400 · 12/20 for the major and the minor one.
    expect([odds('against-vehicles.vehicles-1'), says]).toEqual(['281/1600', []]);
  });
  it.each([
    ['modifiers/direct-fire', CRITICAL],
    ['modifiers/direct-fire', `${CRITICAL}&weapon=rifle`],
  ])(
    'the grade of a critical hit is not ticked after a roll that decides it: %s?%s',
    (page, link) => {
      const strike = 'strike-ap.ov=9&strike-ap.dv=4&strike-ap.ap=7&then=strike-ap';
      const plain = at('mein-panzer', page, `${link}&${strike}`);
      const ticked = at('mein-panzer', page, `${link}&${strike}&strike-ap.with=major`);
      expect(ticked.says).toEqual([...plain.says, 'automatic']);
      expect(ticked.odds('against-vehicles.vehicles-1')).toBe(
        plain.odds('against-vehicles.vehicles-1'),
      );
    },
  );
  it('only one side of a melee charges, and only one is charged', () => {
    const both = (id: string) =>
      at(
        'mein-panzer',
        'modifiers/close-combat',
        `with=${id}&melee-total=5&close-combat-other.melee-total=3&close-combat-other.with=${id}`,
      );
    const one = 'with=charging&melee-total=5&close-combat-other.melee-total=3';
    expect(both('charging').says).toEqual(['charging']);
    expect(both('charging').odds('won')).toBe(
      at('mein-panzer', 'modifiers/close-combat', one).odds('won'),
    );
    expect(both('defender-terrain').says).toEqual(['defender-terrain']);
    expect(both('pinned').says).toEqual([]);
    // Who is Pinned does not charge: 1 − 5 against 3 + 2, won in 120 of the 400 throws.
    const other = 'close-combat-other.melee-total=3&close-combat-other.with=charging';
    const pinned = `with=charging,pinned&melee-total=1&${other},disorganised`;
    expect(at('mein-panzer', 'modifiers/close-combat', pinned).odds('won')).toBe('3/10');
  });

  const bolt = (address: string, link: string) => at('bolt-action', address, link);
  it('asks for pin markers that are ticked without a number', () => {
    const fire = (link: string) => bolt('tables/vehicle-damage', `on-fire.morale=9&${link}`);
    expect(fire('on-fire.with=pin-markers').odds('on-fire.fire-out')).toBe('missing');
    expect(fire('').odds('on-fire.fire-out')).not.toBe('missing');
  });
  it('has no vehicle in close quarters and no infantry in an assault on a vehicle', () => {
    const { says, problem } = bolt('procedures/close-quarters', 'damage-value=7&hits=3');
    expect([says, Object.keys(problem.stages)]).toEqual([['out-of-range'], ['damage-roll']]);
    expect(bolt('modifiers/assault-damage', 'damage-value=4&hits=2').says).toEqual([
      'out-of-range',
    ]);
    expect(bolt('modifiers/damage-roll', 'damage-value=4').says).toEqual([]);
  });
  it.each([
    ['modifiers/order-test', 'quality=veteran&unit=inexperienced&then=to-hit', ['rows']],
    [
      'modifiers/order-test',
      'quality=veteran&to-hit.with=inexperienced&then=to-hit',
      ['automatic'],
    ],
    [
      'modifiers/movement',
      'with=run,on-road&move=12&vehicle=tracked&movement=wheeled',
      ['differs', 'rows'],
    ],
    ['modifiers/order-test', 'morale=8&unit=inexperienced&then=to-hit', []],
  ])('a row and a word that is another row: %s?%s', (address, link, says) => {
    const found = bolt(address, link);
    expect(found.says.filter((kind) => kind !== 'differs')).toEqual(
      says.filter((kind) => kind !== 'differs'),
    );
  });
  it('and the row counts: veterans do not fire as inexperienced', () =>
    expect(
      bolt('modifiers/order-test', 'quality=veteran&unit=inexperienced&then=to-hit').odds(
        'to-hit.hit',
      ),
    ).toBe(bolt('modifiers/order-test', 'quality=veteran&then=to-hit').odds('to-hit.hit')));
});

describe('what counts at one roll and has an effect at the next', () => {
  const attackAfter = (link: string, address = 'modifiers/to-hit') => {
    const problem = problemAt('asl-starter-kit', address);
    const { situation, notices } = readSituation(problem, `th-number=8&then=ift-attack&${link}`);
    const { starts } = resolve(problem, situation);
    const [attack] = starts.flatMap(({ outcomes }) => outcomes.flatMap(({ next }) => next));
    const { total, counted = [] } = attack ?? {};
    return [
      total?.type === 'known' ? total.value : total?.type,
      counted.map(({ id }) => id),
      notices,
    ];
  };
  it.each([
    // A height difference negates FFMO, whoever fires; with the ITT it counts To Hit, with the ATT on the IFT.
    ['with=higher-target&weapon=mortar&ift-attack.with=ffmo', [0, [], []]],
    ['with=higher-target&ift-attack.with=ffmo', [0, [], []]],
    ['weapon=att&ift-attack.with=higher-target,ffmo', [1, ['higher-target'], []]],
    ['weapon=mortar&ift-attack.with=ffmo', ['unknown', ['ffmo'], []]],
  ])('a higher target of ordnance: %s', (link, expected) => {
    expect(attackAfter(link)).toEqual(expected);
    const inSteps = link.replace('weapon=att', 'firepower.with=area-target-type');
    expect(attackAfter(inSteps, 'procedures/to-hit')).toEqual(expected);
  });
  it('a charge that a Pinned side cannot make leaves it the terrain of the side that is charged', () => {
    const problem = problemAt('mein-panzer', 'modifiers/close-combat');
    const link = 'with=charging,pinned,defender-terrain&melee-total=10';
    const { starts, refused } = resolve(problem, readSituation(problem, link).situation);
    expect(refused.map((one) => 'id' in one && one.id)).toEqual(['charging']);
    expect(starts[0]?.counted.map(({ id }) => id)).toContain('defender-terrain');
  });
  it('an attack to immobilise destroys no vehicle that anyone has to survive', () => {
    const problem = problemAt('mein-panzer', 'modifiers/close-assault');
    const ways = (link: string) => {
      const { starts } = resolve(problem, readSituation(problem, link).situation);
      const [roll] = starts.flatMap(({ outcomes }) => outcomes.flatMap(({ next }) => next));
      return new Set(roll?.outcomes.flatMap((one) => one.ways ?? []));
    };
    expect([...ways('top-dv=1')]).toEqual(['survival']);
    expect([...ways('top-dv=1&with=to-immobilise')]).toEqual([]);
  });
  it('a vehicle that is immobilised already is knocked out by a second such result', () => {
    const link = 'vehicle=immobilised&on-fire.morale=9';
    const found = oddsAt('bolt-action', 'tables/vehicle-damage', link);
    expect(found).toMatchObject({
      superficial: { immobilised: '0/1', 'knocked-out': '1/6' },
      full: { 'full.immobilised': '0/1', 'full.knocked-out': '2/3', 'on-fire.fire-out': '13/108' },
      // Both dice show 1 or 3 in 4 of 36, of which 3 have a 3.
      massive: { 'massive.knocked-out': '8/9', 'on-fire.fire-out': '13/216' },
    });
    const shot = 'damage-value=9&penetration=5&then=full&full.vehicle=immobilised';
    expect(oddsAt('bolt-action', 'modifiers/damage-roll', shot)['damage-roll']).toMatchObject({
      'full.knocked-out': '1/3',
    });
  });
  it('the grade of a critical hit is set once for a vehicle and for a structure', () => {
    const address = 'procedures/effect-on-vehicles';
    const problem = problemAt('mein-panzer', address);
    const link =
      'with=major&ov=9&dv=6&range-modifier=0&strike-structures.he-ov=4&strike-structures.dv=2';
    const { situation, notices } = readSituation(problem, link);
    const counted = resolve(problem, situation).starts.map(({ counted: all }) =>
      all.map(({ id }) => id),
    );
    expect([counted[0], counted[1], notices]).toEqual([
      expect.arrayContaining(['major']),
      expect.arrayContaining(['major']),
      [],
    ]);
    expect(problem.same).toContainEqual({
      names: ['major', 'minor'],
      at: ['strike-ap', 'strike-structures'],
    });
  });
});

describe('a stage that no number of dice leads to', () => {
  it('is impossible, and has no odds of nothing in nothing', () => {
    const link = 'assault-hit=4&assaulting-men=2&assault-damage.damage-value=10';
    const problem = problemAt('bolt-action', 'tables/assault-to-hit');
    const { starts } = resolve(problem, readSituation(problem, link).situation);
    const all = JSON.stringify(starts, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(all).toContain('"on-fire"');
    expect(all).not.toMatch(/"of":"?0\b/);
  });
});

describe('a shot of the Starter Kit', () => {
  const at = (address: string, link: string) => {
    const problem = problemAt('asl-starter-kit', address);
    return resolve(problem, readSituation(problem, link).situation);
  };
  it('that may hit or miss has no combination of what is read only after a hit', () => {
    const joint = (link: string) => at('modifiers/to-hit', link).starts[0]?.joint;
    expect(joint('th-number=8&with=bounding-fire')).toBeUndefined();
    expect(joint('th-number=8')?.length).toBeGreaterThan(1);
  });
  it.each([
    ['modifiers/to-hit', 'th-number=8&with=advancing-fire&ift-attack.with=ffmo&then=ift-attack'],
    ['modifiers/to-hit', 'th-number=8&with=bounding-fire&ift-attack.with=ffmo&then=ift-attack'],
    ['procedures/to-hit', 'th-number=8&with=advancing-fire&ift-attack.with=ffnam&then=ift-attack'],
    ['modifiers/firepower', 'fp=8&with=advancing-fire&ift-attack.with=ffmo,ffnam'],
    [
      'modifiers/firepower',
      'fp=8&weapon=vehicle-weapon&with=bounding-fire-stopped&ift-attack.with=ffnam',
    ],
  ])('in the AFPh or on the move is no First Fire: %s?%s', (address, link) => {
    const { starts, refused } = at(address, link);
    const [attack] = starts.flatMap(({ outcomes }) => outcomes.flatMap(({ next }) => next));
    expect(attack).toMatchObject({ stage: 'ift-attack', total: { type: 'known', value: 0 } });
    expect(refused.map((one) => 'id' in one && one.id)).toEqual(
      /ift-attack.with=([a-z,]+)/.exec(link)?.[1]?.split(','),
    );
  });
  it('asks nothing about the First Fire of a vehicle on the move', () => {
    const { stages } = problemAt('asl-starter-kit', 'procedures/bounding-fire');
    expect(stages['ift-attack']?.modifiers.map(({ id }) => id)).not.toContain('ffmo');
    expect(stages['ift-attack']?.states).toMatchObject([{ words: ['inexperienced'] }]);
  });
  it.each([
    ['asl-starter-kit', 'rules/breakdown', '', 'missing'],
    ['asl', 'rules/permanent-breakdown', '', 'missing'],
    // A weapon of which only the B# is entered has no X#.
    ['asl-starter-kit', 'rules/breakdown', 'b-number=11', '0/1'],
    ['asl', 'rules/permanent-breakdown', 'b-number=11', '0/1'],
  ])('whose numbers are missing eliminates no weapon that is known: %s/%s?%s', (game, ...of) => {
    const [address, link, is] = of;
    const problem = problemAt(game, address);
    const [start] = resolve(problem, readSituation(problem, link).situation).starts;
    expect(shown(start?.odds['destroyed'] ?? start?.odds['removed'])).toBe(is);
  });
  it.each(['broken', 'ce'])('never breaks, pins or replaces a unit that is %s', (word) =>
    expect(oddsAt('asl-starter-kit', 'modifiers/morale-check', `unit=${word}`)).toMatchObject({
      'morale-check': { replaced: '0/1', broken: '0/1', pinned: '0/1', passed: 'missing' },
    }),
  );
  it('in Close Combat succeeds where it eliminates the target, not where it takes 1 unit of it', () => {
    const [start] = at('modifiers/close-combat', 'cc-number=10').starts;
    expect(start?.target).toMatchObject({ value: { number: 9, form: 'at-most' } });
    expect([start?.success, start?.odds['one-unit']].map(shown)).toEqual(['5/6', '1/12']);
  });
});

it('a roll that still lacks a number has no grid of throws', () => {
  const boardAt = (link: string) => {
    const problem = problemAt('mein-panzer', 'procedures/direct-fire');
    return resolve(problem, readSituation(problem, link).situation).starts[0]?.board;
  };
  expect(boardAt('with=repeat-shot&training=12')).toBeUndefined();
  expect(boardAt('with=repeat-shot,om1&om1=1&training=12&distance=20')).toHaveLength(20);
});
