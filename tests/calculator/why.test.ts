/** Why a result is what it is: every part with its number, and what was put aside by which rule. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/calculator/why/lines.ts';
import type { Aside } from '../../src/calculator/why/aside.ts';
import { whyOf, type Why } from '../../src/calculator/why/why.ts';
import { addendsOf } from '../../src/calculator/result-bar.ts';
import { templates } from '../../src/i18n/ui.ts';
import { WORDS } from '../../src/share/data.ts';
import { fillerOf } from '../../src/text/fill-in.ts';
import type { Ruleset } from '../../src/model/rulebook.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { textsOf } from '../../src/workout/build/texts.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { StageResult } from '../../src/workout/result.ts';
import { everyFeature, rulebook } from '../workout/rules.ts';

/** Of the first stage, or of the first one called `key`. */
function whyAt(ruleset: Ruleset | undefined, address: string, link: string, key?: string): Why {
  const entry = ruleset?.entries.find((one) => one.address === address);
  const problem = ruleset && entry && problemOf(ruleset, entry);
  if (!problem) throw new Error(`${address} has nothing to calculate`);
  const { situation } = readSituation(problem, link);
  const [first] = resolve(problem, situation).starts;
  const start = first && key !== undefined ? laterThan(first, key) : first;
  const words = { problem, texts: textsOf(problem, ruleset, 'en'), say: sayFor('en') };
  if (!start) throw new Error(`${address} has no start`);
  return whyOf(start, situation, words, fillerOf(templates('en', WORDS), 'en'));
}
const laterThan = (result: StageResult, key: string): StageResult | undefined =>
  result.stage === key
    ? result
    : result.outcomes
        .flatMap(({ next }) => next)
        .map((one) => laterThan(one, key))
        .find((one) => one !== undefined);
const reason = (aside: Aside) =>
  [aside.by, 'group' in aside ? aside.group : 'name' in aside ? aside.name : ''].join(' ').trim();
const linesAt = (...at: Parameters<typeof whyAt>) =>
  linesOf(whyAt(...at), reason, sayFor('en'), fillerOf(templates('en', WORDS), 'en'));

describe('the tree of a result', () => {
  it('has the number before modifiers, each modifier, and what each counts', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'bolt-action');
    const link = 'with=long-range,pin-markers&pin-markers=2';
    expect(linesAt(game, 'modifiers/to-hit', link)).toEqual([
      'To-hit roll: 6+ (Hit)',
      '– Base number: 3',
      '– Modifiers to the roll: −3',
      '–– Pin markers on the firer: −2',
      '––– Pin markers: 2',
      '–– Long range: −1',
    ]);
  });
  it('has what a number includes below it: smoke in a Hindrance', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'asl-starter-kit');
    const link = 'with=hindrance,firing-out-of-smoke,cx&hindrance=2';
    expect(linesAt(game, 'modifiers/ift-attack', link)).toEqual([
      'IFT attack: modifiers +4; Cowering 17%',
      '– LOS Hindrance: +3',
      '–– Hindrance: 2',
      '–– Fire out of a Smoke hex: +1',
      '– Firer is CX: +1',
    ]);
    const problem = problemOf(
      game!,
      game!.entries.find(({ id }) => id === 'ift-attack')!,
    )!;
    const [start] = resolve(problem, readSituation(problem, link).situation).starts;
    expect(addendsOf(problem, start!)).toEqual([
      ['modifiers/ift-attack#hindrance', 3],
      ['modifiers/ift-attack#cx', 1],
    ]);
  });
  it('has what changes the number needed below that number, with what the outcome before added', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'bolt-action');
    const link = 'on-fire.morale=9&on-fire.with=pin-markers&on-fire.pin-markers=3';
    expect(linesAt(game, 'tables/vehicle-damage', link, 'on-fire').slice(1)).toEqual([
      '– Morale: 9',
      '– Pin markers on the unit: −4',
      '–– Pin markers: 4',
      '––– On fire: +1',
    ]);
  });
  it('has the row that a number was read from, and the table that gives another', () => {
    const lines = linesAt(
      everyFeature,
      'modifiers/hit',
      'skill=8&range=10&weapons=rifle&with=slope',
    );
    const at = (text: string) => lines.findIndex((line) => line.endsWith(text));
    expect(lines.slice(at('Strength: 3')).slice(0, 2)).toEqual(['––– Strength: 3', '–––– Rifle']);
    expect(lines.slice(at('Range modifier')).slice(0, 3)).toEqual([
      '––– Range modifier',
      '–––– Range modifiers',
      '––––– Range: 10',
    ]);
  });
  it('calls a number that modifiers change by its own name, and says it once', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'asl-starter-kit');
    const link = 'with=intensive-fire&b-number=10';
    expect(linesAt(game, 'modifiers/breakdown-number', link)).toEqual([
      'Modified Breakdown Number: 8',
      '– Breakdown Number: 10',
      '– Intensive Fire: −2',
    ]);
  });
  it('says a number once that is the whole of its modifier, and nothing for a roll that lacks one', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'bolt-action');
    const link = 'with=weapon-penetration&damage-value=9&penetration=5';
    expect(linesAt(game, 'modifiers/damage-roll', link)).toEqual([
      'Damage roll: 4+ (Damaged)',
      '– Damage value: 9',
      '– Modifiers to the roll',
      '–– Penetration of the weapon: +5',
    ]);
    const [first] = linesAt(game, 'modifiers/morale-check', 'with=pin-markers&pin-markers=2');
    expect(first).toBe('Morale check');
  });
  it('has what the rules add to the numbers entered, and what a roll needs that names no number', () => {
    const [panzer, starter] = ['mein-panzer', 'asl-starter-kit'].map((id) =>
      rulebook.rulesets.find((one) => one.id === id),
    );
    expect(linesAt(panzer, 'modifiers/close-assault', 'top-dv=9&with=to-immobilise')).toEqual([
      'Strike value: −4',
      '– Before modifiers: −7',
      '–– Fixed number: 2',
      '–– Top armour DV: −9',
      '– Attack to immobilise: +3',
    ]);
    expect(linesAt(starter, 'modifiers/recovery', 'with=cx')).toEqual([
      'Weapon recovery: 4 or less (Recovered)',
      '– Base number: 5',
      '– Modifiers to the roll',
      '–– Unit is CX: +1',
    ]);
  });
  it('says what the number of a roll means whose name is that of the failure', () => {
    const starter = rulebook.rulesets.find(({ id }) => id === 'asl-starter-kit');
    const [first] = linesAt(starter, 'rules/breakdown', 'b-number=11');
    expect(first).toBe('Weapon malfunction: 10 or less (No malfunction)');
  });
  it('names what is to be entered for a modifier that is ticked', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'asl-starter-kit');
    expect(linesAt(game, 'modifiers/morale-check', 'with=leader-eliminated&morale=7')).toEqual([
      'Morale Check',
      '– Morale: 7',
      '– Modifiers to the roll',
      '–– Leader with higher morale just eliminated in the hex',
      '––– Leadership modifier: not entered',
    ]);
  });
  it('says of a roll that is not made that it needs none', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'bolt-action');
    const link = 'with=pin-markers&morale=8&pin-markers=1&attacker=anti-tank-weapons';
    expect(linesAt(game, 'procedures/assault-vehicle', link)).toEqual([
      'Take a morale check: no roll needed: Assaults',
    ]);
  });
  it('has the limit that a value reaches', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'asl');
    const link = 'with=increases&morale-level=8&morale-increase=6';
    expect(linesAt(game, 'modifiers/morale-level', link)).toEqual([
      'Modified Morale Level: 10',
      '– Morale Level: 8',
      '– Total increase: +6',
      '– At most: 10',
    ]);
    expect(linesAt(game, 'modifiers/morale-level', link.replace('6', '2'))).toHaveLength(3);
    // A natural 20 always misses.
    const panzer = rulebook.rulesets.find(({ id }) => id === 'mein-panzer');
    expect(
      linesAt(
        panzer,
        'modifiers/direct-fire',
        'with=om1,dm&om1=3&training=12&dm=12&distance=12',
      ).slice(-2),
    ).toEqual(['– Range up to 18″: +2', '– At most: 19']);
  });
  it('has no line for a number that is all of the result, and no sum of one side of two', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'mein-panzer');
    expect(linesAt(game, 'modifiers/armour-piercing', 'ap=7')).toEqual(['Armour piercing: 7']);
    expect(linesAt(game, 'modifiers/close-combat', 'melee-total=11&with=charging')[0]).toBe(
      'Melee roll',
    );
  });
  it('has what sets a number by its own number, without one before it that nothing needs', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'asl');
    const [result, set, by] = linesAt(game, 'modifiers/x-number', 'b-number=4&with=sustained-fire');
    expect([result, by]).toEqual(['Modified X#: 4', '–– B#: 4']);
    expect(set).toMatch(/^– Sustained Fire(?!.*not entered)/);
  });
  it('says how often a number counts', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'mein-panzer');
    const page = 'modifiers/immobilisation';
    expect(linesAt(game, page, 'training=8&class=3').slice(1)).toEqual([
      '– Base number: 16',
      '–– Training: 8 ×2',
      '– Class (neither overrunning nor in woods): −3',
      '–– Class: 3',
    ]);
    const overrun = 'with=overrun&training=8&class=3&enemy-class=1';
    expect(linesAt(game, page, overrun).slice(-3)).toEqual([
      '– Overrunning an enemy: −1',
      '–– Class: 3',
      '–– Enemy’s Class: −1 ×4',
    ]);
  });
  it('has a number by which a table is read below what the table gives', () => {
    const game = rulebook.rulesets.find(({ id }) => id === 'mein-panzer');
    const link = 'ov=10&dv=5&ap=5&distance=20&with=unarmoured-target';
    const sums = whyAt(game, 'modifiers/strike-ap', link).parts;
    const below = sums.flatMap(({ parts }) => parts).map(({ address }) => address);
    const unarmoured = 'modifiers/armour-piercing#unarmoured-target';
    expect(sums.map(({ address }) => address)).not.toContain(unarmoured);
    expect(below).toContain(unarmoured);
  });
  it('has what each of two sides adds, under its name', () => {
    const link = 'attack=3&with=charging&duel-other.defence=2&duel-other.with=behind-a-wall';
    expect(linesAt(everyFeature, 'modifiers/duel', link).slice(1)).toEqual([
      '– This side: +5',
      '–– Attack: +3',
      '–– Charging: +2',
      '– Other side: +5',
      '–– Defence: +2',
      '–– Behind a wall: +3',
    ]);
  });
  it('leads each line to what says so', () => {
    const why = whyAt(everyFeature, 'modifiers/hit', 'skill=8&range=10&strength=3&with=veteran');
    const [base, ...others] = why.parts;
    expect(base?.address).toBe('terms#skill');
    expect(others.flatMap(({ parts }) => parts).map(({ address }) => address)).toEqual([
      'modifiers/hit#middle',
      'modifiers/hit#veteran',
      'modifiers/hit#weight',
      // Ticked by the number that the table gives.
      'modifiers/hit#slope',
    ]);
  });
});

describe('what was put aside', () => {
  const aside = (link: string) =>
    whyAt(everyFeature, 'modifiers/hit', `skill=8&range=30&strength=3&${link}`)
      .parts.flatMap((one) => [one, ...one.parts])
      .flatMap(({ name, figure, aside: by }) => (by ? [[name, figure, reason(by)]] : []));
  it('names the rule of its group', () => {
    expect(aside('with=veteran,elite')).toEqual([['Veteran', undefined, 'highest Training']]);
  });
  it('names the modifier that cancels it', () => {
    expect(aside('with=aimed,blind')).toEqual([['Aimed', undefined, 'cancelled Blind']]);
  });
  it('names a number or state that contradicts it', () => {
    expect(aside('with=known-target&target-unit=hidden')).toEqual([
      ['Known target', undefined, 'contradicted'],
    ]);
  });
  it('leaves open which of several a player picks', () => {
    expect(aside('with=aimed,braced')).toEqual([
      ['Aimed', '+1', 'one Rest'],
      ['Braced', '+2', 'one Rest'],
    ]);
  });
});
