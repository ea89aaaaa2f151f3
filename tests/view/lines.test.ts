/** Lines built from the data read as a player of each language would phrase them. */
import { describe, expect, it } from 'vitest';
import { byLanguage } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import type { Effect, Roll, Step, When } from '../../src/schema/types.generated.ts';
import { conditionLine } from '../../src/view/parts/conditions.ts';
import { createReader, type Reader } from '../../src/view/context.ts';
import { effectLine, endLines } from '../../src/view/parts/effects.ts';
import { rollView } from '../../src/view/parts/rolls.ts';
import { stepViews } from '../../src/view/parts/steps.ts';

const inEach = (id: string, say: (reader: Reader) => string) => {
  const ruleset = getRulebook().rulesets.find((one) => one.id === id);
  if (!ruleset) throw new Error(id);
  return byLanguage((language) => say(createReader(language, ruleset, '')));
};
const entryOf = (id: string, address: string) => {
  const entry = getRulebook()
    .rulesets.find((one) => one.id === id)
    ?.entries.find((one) => one.address === address);
  if (!entry) throw new Error(address);
  return entry;
};

describe('a condition', () => {
  const line = (id: string, when: When, roll?: Roll) =>
    inEach(id, (reader) => conditionLine(when, reader, roll));

  it('names the target number, even where a unit has the same id', () => {
    const roll: Roll = { dice: 'D6', target: 3, modifies: 'roll', outcomes: [] };
    expect(line('bolt-action', [{ subject: 'roll', atLeast: 'target' }], roll)).toEqual({
      en: 'modified roll ≥ target number',
      pl: 'wynik po modyfikacji ≥ wymagany wynik',
      ja: '修正後の出目 ≥ 目標値',
    });
  });
  it('names the value that is the target number', () => {
    const roll: Roll = { dice: '2D6', target: 'morale', modifies: 'target', outcomes: [] };
    expect(line('bolt-action', [{ subject: 'roll', atMost: 'target' }], roll).en).toBe(
      'roll ≤ Morale',
    );
  });
  it('joins tests and names with words', () => {
    const when: When = [
      { subject: 'natural', equals: 12 },
      { subject: 'unit', is: 'broken' },
      { subject: 'unit', not: ['shock', 'stun'] },
    ];
    expect(line('asl-starter-kit', when)).toEqual({
      en: 'unmodified roll = 12, and the unit is Broken, and the unit is not Shock or Stun',
      pl: 'wynik bez modyfikatorów = 12; jednostka: Rozbita; jednostka: nie Shock ani Stun',
      ja: '修正前の出目 = 12、かつユニットが混乱、かつユニットが衝撃・Stun（朦朧）以外',
    });
  });
  it('describes dice, their colours and their patterns in words', () => {
    expect(line('asl-starter-kit', [{ subject: 'dice', is: 'doubles' }]).pl).toBe('dublet');
    expect(line('asl-starter-kit', [{ subject: 'white', above: 'red' }])).toEqual({
      en: 'white die > red die',
      pl: 'biała kość > czerwona kość',
      ja: '白ダイス > 赤ダイス',
    });
  });
  it('has bounds on both sides as a range', () => {
    expect(line('mein-panzer', [{ subject: 'ap', atLeast: 3, atMost: 6 }]).en).toBe('AP 3–6');
  });
});

describe('an effect', () => {
  const line = (id: string, effect: Effect) => inEach(id, (reader) => effectLine(effect, reader));

  it('counts what it places', () => {
    expect(line('bolt-action', { do: 'place', marker: 'pin', count: 1 })).toEqual({
      en: 'Place 1 pin marker',
      pl: 'Połóż: 1 znacznik przygwożdżenia',
      ja: 'ピンマーカー1個を置く',
    });
    expect(line('bolt-action', { do: 'remove', marker: 'pin', count: 'D6' })).toEqual({
      en: 'Remove D6 pin markers',
      pl: 'Zdejmij: K6 znaczników przygwożdżenia',
      ja: 'ピンマーカーD6個を取り除く',
    });
  });
  it('calls counters by the name that players use, also several', () => {
    expect(line('asl-starter-kit', { do: 'place', marker: 'pin' })).toEqual({
      en: 'Place Pin counter',
      pl: 'Połóż żeton Pin',
      ja: '釘付けカウンターを置く',
    });
    const both: Effect = { do: 'remove', marker: ['first-fire', 'final-fire'] };
    expect(inEach('asl-starter-kit', (reader) => endLines([both], reader).join())).toEqual({
      en: 'Remove First Fire and Final Fire counters',
      pl: 'Zdejmij żetony First Fire i Final Fire',
      ja: 'First FireとFinal Fireカウンターを取り除く',
    });
    expect(line('asl-starter-kit', both).en).toBe('Remove First Fire or Final Fire counter');
  });
  it('combines states, with their condition', () => {
    expect(line('mein-panzer', { do: 'place', marker: ['immobilised', 'suppressed'] }).pl).toBe(
      'Nowy stan: Unieruchomienie i Przygniecenie',
    );
    const down: Effect = {
      do: 'flip',
      marker: 'order-die',
      to: 'down',
      when: [{ subject: 'target', is: 'none' }],
    };
    expect(line('bolt-action', down)).toEqual({
      en: 'If no target: set order die to Down',
      pl: 'Cel: brak. Ustaw kość rozkazu na „Padnij”',
      ja: 'ターゲットなしの場合：オーダーダイスを「ダウン」にする',
    });
  });
  it('is optional where a player may choose', () => {
    expect(
      line('bolt-action', { do: 'keep', marker: ['ambush', 'down'], obligation: 'may' }).en,
    ).toBe('Keep the order die on Ambush or Down (optional)');
  });
});

describe('a roll', () => {
  const entry = entryOf('bolt-action', 'modifiers/to-hit');
  const line = (roll: Roll, id = 'bolt-action') =>
    inEach(id, (reader) => rollView(roll, entry, ['roll'], reader).line);

  it('says what is rolled and against which number', () => {
    expect(line({ dice: 'D6', target: 3, outcomes: [] })).toEqual({
      en: 'Roll D6. Target number: 3.',
      pl: 'Rzuć K6. Wymagany wynik: 3.',
      ja: 'D6を振る。目標値：3',
    });
    expect(line({ dice: 'D6', target: 'unknown', outcomes: [] }).en).toBe(
      'Roll D6. Our sources do not give the target number.',
    );
    expect(line({ outcomes: [] }).en).toBe('');
  });
});

describe('a step', () => {
  const entry = entryOf('asl-starter-kit', 'phases/movement');
  const details = (step: Partial<Step>) =>
    inEach('asl-starter-kit', (reader) => {
      const text = { en: 'A.', pl: 'A.', ja: '甲。' };
      const [view] = stepViews([{ id: 'a', text, ...step }], ['steps'], entry, reader);
      return (view?.details ?? []).join(' | ');
    });

  it('states its cost with the unit', () => {
    type Cost = NonNullable<Step['cost']>[number];
    const cost = (resource: string, amount: Cost['amount'], text?: Cost['text']) =>
      details({ cost: [{ resource, amount, ...(text && { text }) }] });
    expect(cost('mf', 1).en).toBe('Cost: 1 MF');
    expect(cost('mp', 'mp-left')).toEqual({
      en: 'Cost: all remaining MP',
      pl: 'Koszt: wszystkie niewydane MP',
      ja: 'コスト：残りの全MP',
    });
    expect(cost('mp', { each: 0.5, per: 'road-hexes' })).toEqual({
      en: 'Cost: ½ MP per road hex entered',
      pl: 'Koszt: ½ MP za każde pole drogi na trasie',
      ja: 'コスト：道路で進入するヘクスごとに½MP',
    });
    const words = { en: '1 MF here', pl: '1 MF tutaj', ja: 'ここで1MF' };
    expect(cost('mf', { from: 1, to: 2, by: 'attacker' }, words).pl).toBe('Koszt: 1 MF tutaj');
    expect(cost('mf', { each: 2, per: 'terrain-cost' }).ja).toBe('コスト：ヘクスのCOTの2倍');
  });
  it('ends limits and repetitions without a full stop', () => {
    const limit = { en: '1 MMC.', pl: '1 MMC.', ja: 'MMC 1ユニット。' };
    expect(details({ limit }).ja).toBe('制限：MMC 1ユニット');
  });
});
