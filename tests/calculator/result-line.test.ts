/** A result in one line, for copying: only what it counts, what its numbers are, and why there are two. */
import { describe, expect, it } from 'vitest';
import { resultLine } from '../../src/calculator/result-line.ts';
import { getLanguage, LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { templates } from '../../src/i18n/ui.ts';
import { WORDS } from '../../src/share/data.ts';
import { fillerOf } from '../../src/text/fill-in.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { createReader } from '../../src/view/context.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { rulebook } from '../workout/rules.ts';

/** The line of the start `of` in the situation of a link. */
function lineAt(game: string, address: string, link: string, language: Language = 'en', of = 0) {
  const ruleset = rulebook.rulesets.find(({ id }) => id === game);
  const entry = ruleset?.entries.find((one) => one.address === address);
  const problem = ruleset && entry && problemFor(ruleset, entry);
  if (!problem) throw new Error(`${address} has nothing to calculate`);
  const { texts } = situationFile(problem, createReader(language, ruleset, address));
  const { situation } = readSituation(problem, link);
  const shown = { situation, result: resolve(problem, situation) };
  const words = { problem, texts, say: sayFor(language) };
  const tell = fillerOf(templates(language, WORDS), language);
  return resultLine(shown, problem.starts[of] ?? '', 'Y', words, tell);
}

describe('the line of a result that lacks numbers', () => {
  it('has no arrow without a result, in any roll of the rules', () => {
    const lines = rulebook.rulesets.flatMap(({ id, entries }) =>
      entries.flatMap((entry) => {
        const problem = problemFor(
          rulebook.rulesets.find((one) => one.id === id)!,
          entry,
        );
        const link = Object.entries(problem?.stages ?? {}).flatMap(([key, { modifiers }]) => {
          const ticked = modifiers.filter(({ automatic }) => !automatic).slice(0, 2);
          const prefix = key === problem?.starts[0] ? '' : `${key}.`;
          return ticked.length > 0 ? [`${prefix}with=${ticked.map((one) => one.id).join()}`] : [];
        });
        return (problem?.starts ?? []).map((_, index) =>
          lineAt(id, entry.address, link.join('&'), 'en', index),
        );
      }),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /→ ?(?:[;*]|$)|\*/.test(line))).toEqual([]);
  });
});

describe('the line of a result', () => {
  it('names a group of which the dice decide one as a choice, too', () => {
    expect(lineAt('mein-panzer', 'modifiers/scatter', 'distance=9')).toContain(
      'not entered: a choice under “Missed to-hit roll (odd or even)”',
    );
  });
  it.each([
    ['en', 'not entered: a choice under “Bounding First Fire”'],
    ['pl', 'nie podano: wariant z grupy „Bounding First Fire”'],
    ['ja', '結果なし（未入力：「移動中射撃」の選択）'],
  ] as const)(
    'says in %s of a group of which one is needed that there is a choice',
    (language, words) => {
      expect(lineAt('asl-starter-kit', 'procedures/bounding-fire', '', language)).toContain(words);
    },
  );
  it('has a number that was entered as dice once, and nothing that it does not come to', () => {
    const link = 'damage-value=4&hits=2D6&penetration=1';
    expect(lineAt('bolt-action', 'modifiers/damage-roll', link)).toMatch(
      /^Damage roll \(Y\): Damage value 4, Hits 2D6, Penetration \+1 → 3\+ /,
    );
  });
  it('counts for each roll what was set at another one, and says what is not entered', () => {
    const link = 'morale=10&with=captain&morale-check.morale=9';
    expect(lineAt('bolt-action', 'modifiers/officers', link)).toMatch(
      /^Order test .*Captain \+3 .* \| Morale check: Morale 9, Captain \+3 .* → 10 or less/,
    );
    expect(lineAt('bolt-action', 'modifiers/morale-check', 'with=pin-markers&pin-markers=4')).toBe(
      'Morale check (Y): Pin markers 4 (−4) → no result – not entered: Morale',
    );
  });
  it('adds up: what counts by itself is listed, with the units of numbers', () => {
    const link = 'training=12&om1=5&dm=6&distance=30&with=om1,damaged,dm';
    expect(lineAt('mein-panzer', 'modifiers/direct-fire', link)).toMatch(
      /: Training 12, OM1 \+5, Defensive modifier \+6, Range 30″, Firer Damaged −5, Range beyond 24″ −3 → 15 or less/,
    );
    // What a number is all of is not said twice.
    expect(lineAt('mein-panzer', 'modifiers/immobilisation', 'training=10&class=3')).toBe(
      'Bog test (Y): Training 10 (+20), Class 3 (−3) → 17 or less (17 in 20 · 85%)',
    );
  });
  it('adds up: a number of the rules beside those entered, and what multiplies by itself', () => {
    const link = 'top-dv=8&with=to-immobilise,added-charge&charge-strength=10';
    expect(lineAt('mein-panzer', 'modifiers/close-assault', link)).toMatch(
      /: Fixed number 2, Top armour DV 8 \(−8\), .*Attack to immobilise \+3 → Strike value 7$/,
    );
    expect(
      lineAt('asl-starter-kit', 'modifiers/firepower', 'fp=6&distance=1&normal-range=4'),
    ).toContain('Adjacent target ×2 → Firepower 12');
  });
  it('leaves out what a number that is entered replaces', () => {
    const link = 'ov=9&dv=4&range-modifier=5&with=unarmoured-target,major';
    expect(lineAt('mein-panzer', 'modifiers/strike-ap', link)).toBe(
      'Strike value against vehicles (Y): Offensive value 9, Defensive value 4 (−4), Range and AP modifier +5, Major critical hit +10 → Strike value 20',
    );
  });
  it.each<[string, string, string, Language, string]>([
    // Two pairs of brackets in a row become one.
    [
      'asl',
      'rules/permanent-breakdown',
      'b-number=9',
      'pl',
      'Trwałe uszkodzenie (Permanent Breakdown; Y): ',
    ],
    // What sets a number says which one, and a result has the sign and the unit of its value.
    [
      'mein-panzer',
      'modifiers/scatter',
      'distance=30&with=odd-die',
      'en',
      'Odd roll (Scatter\u00a0= 1″), Range beyond 24″ ×2 → 2″',
    ],
    // A number that is looked up and is not there yet is asked for, not added.
    [
      'mein-panzer',
      'modifiers/strike-ap',
      'ov=3&dv=2',
      'en',
      'value 2 (−2) → no result – not entered: ',
    ],
    // What alone sets a value is the result, which says it.
    ['mein-panzer', 'modifiers/scatter', 'distance=20&with=odd-die', 'en', 'Odd roll → 1″'],
    ['asl-starter-kit', 'procedures/rout', 'with=wounded', 'ja', '：負傷したSMC → 潰走のMF 3'],
    // A result may have brackets of its own.
    ['mein-panzer', 'tables/survival', '', 'ja', '、脱出（制圧）50%、戦死20%、'],
    [
      'mein-panzer',
      'procedures/effect-on-vehicles',
      'range-modifier=1',
      'en',
      'Range and AP modifier +1',
    ],
    // A number that a modifier adds as it is has a sign; the odds of several dice are those of one.
    ['asl-starter-kit', 'modifiers/ift-attack', 'hindrance=2', 'en', ': Hindrance +2 →'],
    [
      'bolt-action',
      'modifiers/damage-roll',
      'damage-value=4&hits=2',
      'en',
      '(each die: 3 in 6 · 50%)',
    ],
    // One colon before what is entered, and an arrow before what is not.
    ['mein-panzer', 'modifiers/armour-piercing', 'ap=7', 'ja', '（Y）：装甲貫通値7'],
    [
      'asl-starter-kit',
      'modifiers/breakdown-number',
      '',
      'pl',
      'bez modyfikatorów → brak wyniku – nie podano: ',
    ],
  ])('of %s %s?%s has in %s: %s', (game, address, link, language, said) =>
    expect(lineAt(game, address, link, language)).toContain(said),
  );
  it.each(LANGUAGE_TAGS)('writes dice that are entered with the letter of %s', (language) => {
    const lines = rulebook.rulesets.flatMap((ruleset) =>
      ruleset.entries.flatMap((entry) => {
        const { values = {}, starts = [], stages = {} } = problemFor(ruleset, entry) ?? {};
        const names = stages[starts[0] ?? '']?.values ?? [];
        return names
          .filter((name) => values[name]?.dice)
          .map((name) => lineAt(ruleset.id, entry.address, `${name}=3D6`, language));
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    const { die } = getLanguage(language);
    expect(lines.filter((line) => !line.includes(`3${die}6`))).toEqual([]);
  });
  it.each<[string, Language, string]>([
    ['smoke=smoke.standard', 'en', 'Standard side (Hindrance +3; inferred) → modifiers +3'],
    ['smoke=smoke.standard', 'pl', '(Przeszkody +3; wywnioskowane) → suma modyfikatorów +3'],
    ['smoke=smoke.standard', 'ja', '標準面（LOS妨害+3、推定） → 修正の合計+3'],
    // What is entered takes the place of the row.
    ['smoke=smoke.standard&with=hindrance&hindrance=1', 'en', '(Y): Hindrance +1 → modifiers +1'],
    // A leader keeps the dice from ending it: the sum is all that there is, whatever the dice show.
    ['with=leadership&leadership=-2', 'en', ': Leadership modifier −2 → modifiers −2'],
    [
      'with=ffmo',
      'en',
      'FFMO (unknown) → sum of modifiers unknown: the rules summary gives no value',
    ],
    ['with=ffmo', 'pl', 'FFMO (brak danych) → suma modyfikatorów nieznana: '],
    ['with=ffmo', 'ja', 'FFMO（不明） → 修正の合計は不明：'],
    ['with=terrain', 'en', '(not entered) → no result – not entered: Terrain Effects Modifier'],
  ])(
    'says of a roll that is read in a table what is added to it, not to read it: %s in %s',
    (link, language, said) => {
      const line = lineAt('asl-starter-kit', 'modifiers/ift-attack', link, language);
      expect(line).toContain(said);
      expect(line).not.toMatch(/Read the|Odczytaj|結果を求める/);
    },
  );
  it('has the numbers that a row gives, so that it adds up, and those that a result adds', () => {
    expect(lineAt('bolt-action', 'modifiers/order-test', 'quality=regular')).toContain(
      ': Regular (Morale 9) → 9 or less',
    );
    expect(
      lineAt('bolt-action', 'tables/vehicle-damage', 'on-fire.pin-markers=3&on-fire.morale=9'),
    ).toContain('Pin markers 3 + 1 from “On fire” (−4)');
  });
  it('names each of several numbers by the result that leads to it, and says why a table has none', () => {
    const line = lineAt(
      'mein-panzer',
      'procedures/direct-fire',
      'with=om1&training=9&om1=6&dm=0&distance=4&strike-ap.ov=9&strike-ap.dv=2&strike-ap.range-modifier=1&against-vehicles.strike-value=12&then=grade,strike-ap,against-vehicles',
    );
    expect(line).toMatch(/ \| Strike value \(Major critical hit\): .* → Strike value 18 /);
    expect(line).toMatch(/ \| Strike value \(Minor critical hit\): .* → Strike value 13 /);
    expect(line).toMatch(/ \| Strike value \(Hit\): .* → Strike value 8 /);
    expect(line).toMatch(/vehicles and structures \(Hit\): Strike value 12 → result 1/);
    const raised = 'Strike value 12 + 10 from “Major critical hit” → result unknown: the sheet ';
    expect(line).toContain(`(Major critical hit): ${raised}`);
  });
  it('names what is open: an amount, and which of several applies', () => {
    const at = (link: string) =>
      lineAt(
        'mein-panzer',
        'modifiers/direct-fire',
        `with=om1,dm,${link}&training=9&om1=6&dm=0&distance=20`,
      );
    expect(at('evading')).toContain('our sources leave open how much “Target evading” counts');
    expect(at('evading,target-moving')).toContain(
      'only one of “Target evading” and “Target moving” counts, and our sources do not say which',
    );
    const officers = 'morale=9&with=second-lieutenant,captain,major';
    expect(lineAt('bolt-action', 'modifiers/order-test', officers)).toContain(
      'only one of “Second lieutenant”, “Captain” and “Major” counts',
    );
  });
  it('has one colon in a clause, and no brackets in brackets, whatever is ticked', () => {
    const lines = (['en', 'pl'] as const).flatMap((language) =>
      rulebook.rulesets.flatMap((ruleset) =>
        ruleset.entries.flatMap((entry) => {
          const problem = problemFor(ruleset, entry);
          return (problem?.starts ?? []).flatMap((start, index) =>
            (problem?.stages[start]?.modifiers ?? []).map(({ id }) => {
              const prefix = index === 0 ? '' : `${start}.`;
              return lineAt(ruleset.id, entry.address, `${prefix}with=${id}`, language, index);
            }),
          );
        }),
      ),
    );
    expect(lines.length).toBeGreaterThan(400);
    const clauses = lines.flatMap((line) => line.split(/ [|→] |[,;] |\(|\)/));
    expect(clauses.filter((clause) => /: .*: /.test(clause))).toEqual([]);
    const counted = lines.map((line) => line.replace(/^[^:]*: | → .*/g, ''));
    expect(counted.filter((text) => /\([^()]*\(/.test(text))).toEqual([]);
  });
  it('says of each result what it lacks', () => {
    const link = 'pin-markers=1&with=pins&morale-check.pin-markers=1';
    expect(lineAt('bolt-action', 'modifiers/officers', link)).toMatch(
      /→ no result – not entered: Morale \| Morale check: .*→ no result – not entered: Morale$/,
    );
  });
  it('names a number by the value, not by the page that works it out', () => {
    expect(lineAt('mein-panzer', 'modifiers/to-hit-dice', 'with=veteran')).toBe(
      'Extra to-hit dice (Y): Veterans +1 → To-hit dice 2',
    );
  });
  it('has no number needed for what cannot succeed', () => {
    const link = 'b-number=1&with=sustained-fire,ammunition-shortage';
    expect(lineAt('asl', 'rules/permanent-breakdown', link)).toMatch(
      /→ No malfunction: impossible$/,
    );
  });
  it.each<[string, Language, string]>([
    ['rof=3&with=captured,ife-weapon,final-fire', 'en', 'impossible'],
    ['rof=3&with=captured,ife-weapon,final-fire', 'pl', 'niemożliwe'],
    ['rof=3&with=captured,ife-weapon,final-fire', 'ja', '不可能'],
    ['rof=1&with=captured', 'en', 'impossible'],
  ])('nor where it is below what the dice can give: %s, in %s', (link, language, said) =>
    expect(lineAt('asl-starter-kit', 'modifiers/rate-of-fire', link, language)).toMatch(
      new RegExp(`→ ${said}$`),
    ),
  );
  it('names with each result only what it counts', () => {
    const link =
      'with=partial-hit,target-running&he-fp=2&firepower.with=target-running&firepower.firepower=8';
    expect(lineAt('mein-panzer', 'procedures/effect-on-infantry', link)).toBe(
      'HE against infantry (Y): HE firepower 2, Partial hit −2, Target running +4 → Strike value 4 | Firepower against infantry: Firepower 8, Target running +4 → Strike value 12',
    );
  });
  it('gives the number of a modifier its sign', () => {
    const link = 'with=leader-broken&morale=4&leadership=4';
    expect(lineAt('asl-starter-kit', 'modifiers/pin-task-check', link)).toBe(
      'Pin Task Check (Y): Morale 4, Leader with higher morale just broken in the hex −4 → 8 or less (26 in 36 · 72%)',
    );
  });
  it('names of several values only the one that is used', () => {
    const line = lineAt(
      'mein-panzer',
      'modifiers/direct-fire',
      'with=om1&training=9&om1=6&om2=7&om3=9&dm=0&distance=4',
    );
    expect(line).toContain('Training 9, OM1 +6');
    expect(line).not.toMatch(/OM2|OM3/);
  });
  it.each<[Language, string]>([
    ['en', 'B# 8, Sustained Fire −2 (inferred), Intensive Fire (unknown) → result unknown'],
    [
      'pl',
      'B# 8, Sustained Fire −2 (wywnioskowane), Intensive Fire (brak danych) → wynik nieznany',
    ],
    ['ja', '故障値（B#）8、過度の射撃−2（推定）、追加射撃（不明） → 結果は不明'],
  ])('has the source status in words, in %s', (language, line) => {
    const link = 'with=sustained-fire,intensive-fire&b-number=8';
    expect(lineAt('asl', 'modifiers/lowered-b-number', link, language)).toContain(line);
  });
  it.each<[Language, string]>([
    ['en', ', Fire on the move → cannot shoot'],
    ['pl', ', Strzał po ruchu → nie może strzelać'],
    ['ja', '、移動後の射撃 → 射撃できない'],
  ])('names what makes a roll impossible, in %s', (language, said) => {
    const link = 'with=fire-on-the-move&weapons=medium-machine-gun';
    expect(lineAt('bolt-action', 'modifiers/to-hit', link, language)).toContain(said);
  });
  it('says why there are two results, and the odds of each', () => {
    const line = lineAt(
      'asl-starter-kit',
      'modifiers/paatc',
      'with=inexperienced,axis-minors&morale=9',
    );
    expect(line).toBe(
      'PAATC (Y): Morale 9, Inexperienced +1, Axis Minors +1 → 7 or less (21 in 36 · 58%), or 8 or less (26 in 36 · 72%); our sources do not say whether “Inexperienced” and “Axis Minors” are cumulative',
    );
  });
  it.each<[string, string, string, Language, string]>([
    [
      'bolt-action',
      'procedures/shooting',
      'with=point-blank,pin-markers&shots=2&pin-markers=9',
      'en',
      '→ 11+ (chance unknown: our sources do not say what happens when more than 6 is needed to hit)',
    ],
    [
      'mein-panzer',
      'modifiers/morale',
      '',
      'en',
      '→ result unknown: the sheet gives neither the die nor the number to roll',
    ],
    [
      'mein-panzer',
      'modifiers/morale',
      '',
      'ja',
      '→ 結果は不明：シートにはダイスも目標値も書かれていない',
    ],
    // A word in a table that ends the calculation is a clause of the line.
    [
      'bolt-action',
      'tables/assault-to-hit',
      'assault-to-hit=running&assaulting-men=9',
      'en',
      '→ the vehicle cannot be hit',
    ],
  ])('says why there is no number, on %s %s?%s in %s', (game, address, link, language, said) => {
    expect(lineAt(game, address, link, language).endsWith(said)).toBe(true);
  });
  it('has what is set at a roll that lacks all its numbers', () => {
    const link = 'fp=1&morale-check.with=leader-eliminated';
    expect(lineAt('asl-starter-kit', 'procedures/defensive-first-fire', link)).toMatch(
      / \| Morale Check: Leader with higher morale just eliminated in the hex.* → no result – not entered: Morale, Leadership modifier$/,
    );
  });
  it('has nothing of the other side that only counts with a number of this one', () => {
    const link = 'melee-total=6&with=pinned&close-combat-other.with=pinned,disorganised';
    expect(lineAt('mein-panzer', 'modifiers/close-combat', link)).toBe(
      'Melee roll (Y): Melee total +6, Pinned −5; other side: Pinned −5, Disorganised −5 → no result – not entered: Melee total (Other side)',
    );
  });
  it('names the chance of a contest, which has no number needed', () => {
    const link = 'melee-total=1&close-combat-other.melee-total=2';
    expect(lineAt('mein-panzer', 'modifiers/close-combat', link)).toMatch(
      /→ \p{L}[^→]* \(\d+ in \d+ · \d+%\)$/u,
    );
  });
  it('says whose each number of a contest is, without what does not count', () => {
    const other = 'close-combat-other.with=pinned,charging&close-combat-other.melee-total=3';
    expect(lineAt('mein-panzer', 'modifiers/close-combat', `melee-total=1&${other}`)).toMatch(
      /: Melee total \+1; other side: Melee total \+3, Pinned −5 → Won \(/,
    );
  });
  it('says why the number needed does not decide, and that a result is certain', () => {
    expect(
      lineAt('bolt-action', 'modifiers/order-test', 'morale=4&pin-markers=10&with=pin-markers'),
    ).toMatch(/→ −\d+ or less \(1 in 36 · 3%; only a roll of double 1 succeeds\)$/);
    expect(
      lineAt(
        'bolt-action',
        'modifiers/assault-damage',
        'with=number-of-hits&damage-value=6&hits=7',
      ),
    ).toMatch(/→ −1 or more \(certain\)$/);
  });
  it.each<[Language, string]>([
    ['en', '(Weapon repaired: 5 in 6 · 83%; a roll of 6 always fails)'],
    ['pl', '(Broń naprawiona: 5 na 6 · 83%; 6 to zawsze porażka)'],
    ['ja', '（修理成功：6通り中5通り・83%、6は必ず失敗）'],
  ])(
    'says which throw fails where every number is enough, and only there, in %s',
    (language, said) => {
      const at = (number: number) =>
        lineAt('asl-starter-kit', 'phases/rally', `r-number=${number}`, language);
      expect(at(9)).toContain(said);
      expect(at(3)).not.toMatch(/always|zawsze|必ず/);
    },
  );
  it('parts the results of several rolls by more than what parts their circumstances', () => {
    const link = 'with=partial-hit&he-fp=2&firepower.with=target-running&firepower.firepower=8';
    expect(lineAt('mein-panzer', 'procedures/effect-on-infantry', link, 'ja')).toMatch(
      /→ 打撃値：?−?\d+／[^／]+ → /u,
    );
  });
  it('never joins a number to a name that ends in one', () => {
    const link = 'with=om1&training=3&om1=10&dm=0&distance=4';
    expect(lineAt('mein-panzer', 'modifiers/direct-fire', link, 'ja')).toContain('練度3、OM1 +10');
  });
  it('of a roll on a table is what was set and the chance of each result', () => {
    expect(lineAt('mein-panzer', 'tables/hit-effects', 'strike-value=1')).toMatch(
      /\(Y\): Strike value 1 → result 2 \(30%\); result 3 \(10%\); result 4 \(20%\); result 5 \(40%\)$/,
    );
  });
});
