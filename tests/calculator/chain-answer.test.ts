/** What the bar and shared text say of whole sequences of the published rules, in every language. */
import { describe, expect, it } from 'vitest';
import { loadCounts } from '../../src/calculator/counts.ts';
import { answersOf } from '../../src/calculator/chain-answer.ts';
import { barView, startOf } from '../../src/calculator/result-bar.ts';
import { resultLine } from '../../src/calculator/result-line.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { textsOf } from '../../src/workout/build/texts.ts';
import { problemAt, rulebook } from '../workout/rules.ts';
import { templates } from '../../src/i18n/ui.ts';
import { WORDS } from '../../src/share/data.ts';
import { fillerOf } from '../../src/text/fill-in.ts';
import { sayFor } from '../../src/view/calculator-words.ts';

await loadCounts();

function shownAt(game: string, entry: string, query: string, language: Language = 'en') {
  const problem = problemAt(game, entry);
  const ruleset = rulebook.rulesets.find(({ id }) => id === game)!;
  const { situation, start, notices } = readSituation(problem, query);
  expect(notices).toEqual([]);
  const words = { problem, texts: textsOf(problem, ruleset, language), say: sayFor(language) };
  const shown = { situation, result: resolve(problem, situation) };
  return { shown, active: start ?? problem.starts[0]!, words };
}
function answers(...at: Parameters<typeof shownAt>): string[] {
  const { shown, active, words } = shownAt(...at);
  return answersOf(shown, active, words);
}
describe('the copied line of a whole sequence', () => {
  it('has what each roll counts behind its name', () => {
    const { shown, active, words } = shownAt(
      'bolt-action',
      'tables/assault-to-hit',
      'assault-hit=4&assaulting-men=5&assault-damage.damage-value=9&then=assault-damage',
    );
    const tell = fillerOf(templates('en', WORDS), 'en');
    const line = resultLine(shown, active, 'Y', words, tell);
    const [first = '', damage = ''] = line.split(' | ');
    expect(line.split(' | ')).toHaveLength(2);
    expect(first).toMatch(/^[^:]*\(Y\): .*5 → .*“Hit” results: 2\.5 on average/);
    expect(damage).toMatch(/^[^:]*amage[^:]*: Damage value 9$/);
  });
});
describe('the bar says what a whole sequence comes to', () => {
  it.each([
    ['en', ['“Hit” results: 2.5 on average; at least one: 97%', 'Damaged: 12%']],
    ['pl', ['„Trafienie”: średnio 2,5; co najmniej raz: 97%', 'Obrażenia: 12%']],
    ['ja', ['「命中」の数は平均2.5、1以上になる確率は97%', 'ダメージあり：12%']],
  ] as const)('of men who assault a vehicle, once for all their hits, in %s', (language, said) => {
    const link = 'assault-hit=4&assaulting-men=5&assault-damage.damage-value=9';
    expect(answers('bolt-action', 'tables/assault-to-hit', link, language)).toEqual(said);
    const here = link.replace(/^(\S+?)&(a)/, 'assault-to-hit.$1&assault-to-hit.$2');
    const page = 'procedures/assault-vehicle';
    // Who passes a check at 9 − 3, 15 of 36, hits.
    expect(answers('bolt-action', page, `morale=9&${here}`, language)).toEqual(
      said.map((text) =>
        text.replace('2.5', '1.04').replace('2,5', '1,04').replace('97', '40').replace('12%', '5%'),
      ),
    );
  });
  it.each([
    ['en', 'Obeys'],
    ['pl', 'Sukces'],
    ['ja', '従う'],
  ] as const)('once of a result that another one is a case of, in %s', (language, name) => {
    const link = 'morale=9';
    const { shown, active, words } = shownAt('bolt-action', 'modifiers/order-test', link, language);
    expect(barView(startOf(shown.result, active)!, words).chance?.name).toBe(name);
  });
  it('of a soft-skinned vehicle, which is destroyed at once', () => {
    const link = 'assault-hit=4&assaulting-men=4&assault-damage.damage=soft-skinned';
    expect(answers('bolt-action', 'tables/assault-to-hit', link)).toContain('Destroyed: 49%');
  });
  it('nothing of men whose number is not given, and asks for it', () => {
    const link = 'assault-hit=4&assault-damage.damage-value=8';
    const { shown, active, words } = shownAt('bolt-action', 'tables/assault-to-hit', link);
    expect(answersOf(shown, active, words)).toEqual([]);
    const start = startOf(shown.result, active)!;
    expect(start.odds['assault-damage.damaged']).toMatchObject({ type: 'missing' });
    expect(barView(start, words).missing).toBe('Still needed for the result: Assaulting men.');
  });
  it('of an order to shoot', () => {
    const link = 'morale=9&pin-markers=2&then=to-hit&to-hit.shots=3&damage-roll.damage-value=4';
    // 21 of 36 obey; with 1 pin marker left, each of 3 dice hits on 4+ and damages on 4+.
    expect(answers('bolt-action', 'modifiers/order-test', link)).toEqual([
      '“Hit” results: 0.87 on average; at least one: 51%',
      '“Damaged” results: 0.44 on average; at least one: 34%',
    ]);
  });
  it.each([
    ['en', ['IFT attack: +1', 'Morale Check: Pinned or Passes (58%)']],
    ['pl', ['Atak w IFT: +1', 'Test morale: Test zdany (Pin) lub Test zdany (58%)']],
    ['ja', ['IFTでの射撃：+1', '士気チェック：釘付け（混乱はしない）または成功（58%）']],
  ] as const)('of a fire attack without the table between its rolls, in %s', (language, said) => {
    const link =
      'firepower.fp=8&firepower.distance=1&firepower.normal-range=4&ift-attack.with=cx&' +
      'morale-check.morale=7&morale-check.elr=3';
    expect(answers('asl-starter-kit', 'procedures/fire-attack', link, language)).toEqual(said);
  });
  it('nothing of modifiers that come to 0', () => {
    const link = 'firepower.distance=2&ift-attack.with=terrain&ift-attack.tem=0';
    expect(answers('asl-starter-kit', 'procedures/fire-attack', link)).toEqual([]);
  });
  it('of a roll that several results lead to once, and that nothing can come of it', () => {
    const order = 'morale=9&then=to-hit&damage-roll.damage-value=4&to-hit.with=small-unit';
    const said = answers('bolt-action', 'modifiers/order-test', order);
    expect(new Set(said).size).toBe(said.length);
    const hull = 'damage-value=11&penetration=2&then=full&on-fire.morale=9';
    expect(answers('bolt-action', 'modifiers/damage-roll', hull)).toEqual([
      'Fire extinguished: impossible',
    ]);
  });
  it('of a fire attack not what its dice say besides: whether the weapon breaks', () => {
    const link = 'firepower.weapon=demolition-charge&breakdown.x-number=2';
    expect(answers('asl-starter-kit', 'procedures/fire-attack', link)).toEqual([]);
  });
  it('of a sequence whose end is not known yet not that something before it is impossible', () => {
    const link = 'damage-value=6&assault-to-hit.assaulting-men=10';
    expect(answers('bolt-action', 'procedures/assault-vehicle', link)).toEqual([]);
  });
  it('of a value beside the roll its name, not that of its page', () => {
    const fire = 'firepower.fp=4&firepower.distance=0&then=ift-attack';
    expect(answers('asl-starter-kit', 'procedures/to-hit', `th-number=8&${fire}`)).toContain(
      'Firepower: 4',
    );
  });
  it('of a single roll nothing, and nothing of rolls that are not set', () => {
    expect(answers('asl-starter-kit', 'modifiers/ift-attack', 'with=cx')).toEqual([]);
  });
});
