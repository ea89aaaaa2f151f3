/** What happens to markers, as the words that players read. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../schemas/types.d.ts';
import { effectLine, effectLines, endLines } from '../../src/wording/effects.ts';
import { gameWith, inEach, LINES } from '../view/small-game.ts';

const game = gameWith(LINES);

type Row = [effect: Effect, en: string, pl: string, ja: string];

describe('an effect', () => {
  it.each<Row>([
    [
      { do: 'place', marker: 'smoke' },
      'Place Smoke counter',
      'Połóż żeton Dym',
      '煙幕カウンターを置く',
    ],
    [
      { do: 'remove', marker: 'smoke' },
      'Remove Smoke counter',
      'Zdejmij żeton Dym',
      '煙幕カウンターを取り除く',
    ],
    [
      { do: 'keep', marker: 'smoke' },
      'Keep Smoke counter',
      'Zachowaj żeton Dym',
      '煙幕カウンターを残す',
    ],
    [
      { do: 'place', marker: ['smoke', 'prep'] },
      'Place Smoke or Prep Fire counter',
      'Połóż żeton Dym lub Prep Fire',
      '煙幕または準備射撃カウンターを置く',
    ],
    [
      { do: 'flip', marker: 'prep', to: 'smoke' },
      'Flip Prep Fire counter to Smoke',
      'Odwróć żeton Prep Fire na „Dym”',
      '準備射撃カウンターを裏返して煙幕にする',
    ],
    [
      { do: 'place', marker: 'broken' },
      'New state: Broken',
      'Nowy stan: Rozbita',
      '混乱の状態になる',
    ],
    [
      { do: 'place', marker: ['broken', 'shaken'] },
      'New state: Broken and SH',
      'Nowy stan: Rozbita i SH',
      '混乱と動揺の状態になる',
    ],
    [
      { do: 'remove', marker: ['broken', 'shaken'] },
      'State ends: Broken or SH',
      'Koniec stanu: Rozbita lub SH',
      '混乱または動揺の状態を終える',
    ],
    [
      { do: 'keep', marker: 'broken' },
      'State stays: Broken',
      'Stan pozostaje: Rozbita',
      '混乱の状態を保つ',
    ],
    [
      { do: 'flip', marker: 'broken', to: 'good-order' },
      'State changes from Broken to GO',
      'Zmiana stanu: Rozbita → GO',
      '混乱から統制状態に変わる',
    ],
    [{ do: 'place', marker: 'good-order' }, 'New state: GO', 'Nowy stan: GO', '統制状態になる'],
    [
      { do: 'place', marker: 'order-die' },
      'Place the order die',
      'Połóż: Kość rozkazu',
      'オーダーダイスを置く',
    ],
    [
      { do: 'remove', marker: 'order-die' },
      'Remove the order die',
      'Zdejmij: Kość rozkazu',
      'オーダーダイスを取り除く',
    ],
    [
      { do: 'keep', marker: ['ambush', 'down'] },
      'Keep the order die on Ambush or Down',
      'Zachowaj kość rozkazu: Zasadzka lub Padnij',
      'アンブッシュまたはダウンのオーダーダイスを残す',
    ],
    [
      { do: 'flip', marker: 'order-die', to: 'down' },
      'Set order die to Down',
      'Ustaw kość rozkazu na „Padnij”',
      'オーダーダイスを「ダウン」にする',
    ],
  ])('%j', (effect, en, pl, ja) => {
    expect(inEach(game, (reader) => effectLine(effect, reader))).toEqual({ en, pl, ja });
  });
});

describe('markers of which a unit can have several, in the words of the game', () => {
  it.each<Row>([
    [
      { do: 'place', marker: 'pin', count: 1 },
      'Place 1 suppression',
      'Połóż: 1 ostrzał',
      '制圧1枚を置く',
    ],
    [
      { do: 'place', marker: 'pin', count: 2 },
      'Place 2 suppressions',
      'Połóż: 2 ostrzały',
      '制圧2枚を置く',
    ],
    [
      { do: 'remove', marker: 'pin', count: 5 },
      'Remove 5 suppressions',
      'Zdejmij: 5 ostrzałów',
      '制圧5枚を取り除く',
    ],
    [
      { do: 'remove', marker: 'pin', count: 'D3' },
      'Remove D3 suppressions',
      'Zdejmij: K3 ostrzałów',
      '制圧D3枚を取り除く',
    ],
    [
      { do: 'place', marker: 'smoke', count: 2 },
      'Place 2 × Smoke',
      'Połóż: 2 × Dym',
      '2 × 煙幕を置く',
    ],
    [
      { do: 'remove', marker: 'pin' },
      'Remove Pin counter',
      'Zdejmij żeton Przygwożdżenie',
      '釘付けカウンターを取り除く',
    ],
  ])('are counted: %j', (effect, en, pl, ja) => {
    expect(inEach(game, (reader) => effectLine(effect, reader))).toEqual({ en, pl, ja });
  });
  it.each<[effect: Effect, en: string]>([
    [{ do: 'keep', marker: 'pin', count: 1 }, 'Keep Pin counter'],
    [{ do: 'place', marker: 'prep', count: 1 }, 'Place Prep Fire counter'],
    [{ do: 'place', marker: 'good-order', count: 1 }, 'New state: GO'],
  ])('others are not: %j', (effect, en) => {
    expect(inEach(game, (reader) => effectLine(effect, reader)).en).toBe(en);
  });
});

it('an effect names its condition, and whether players may leave it', () => {
  const effect: Effect = {
    do: 'place',
    marker: 'smoke',
    obligation: 'may',
    when: [{ subject: 'distance', above: 6 }],
  };
  expect(inEach(game, (reader) => effectLine(effect, reader))).toEqual({
    en: 'If Distance > 6: place Smoke counter (optional)',
    pl: 'Odległość > 6. Połóż żeton Dym (opcjonalnie)',
    ja: '距離 > 6の場合：煙幕カウンターを置く（任意）',
  });
});

describe('several markers', () => {
  const either: Effect = { do: 'remove', marker: ['smoke', 'prep'] };
  it('are a choice in a step', () => {
    expect(inEach(game, (reader) => effectLines([either], reader))).toEqual({
      en: ['Remove Smoke or Prep Fire counter'],
      pl: ['Zdejmij żeton Dym lub Prep Fire'],
      ja: ['煙幕または準備射撃カウンターを取り除く'],
    });
  });
  it('are all removed at the end of a phase', () => {
    expect(inEach(game, (reader) => endLines([either], reader))).toEqual({
      en: ['Remove Smoke and Prep Fire counters'],
      pl: ['Zdejmij żetony Dym i Prep Fire'],
      ja: ['煙幕と準備射撃カウンターを取り除く'],
    });
  });
  it('are no lines where there are no effects', () => {
    expect(
      inEach(game, (reader) => [effectLines(undefined, reader), endLines(undefined, reader)]).en,
    ).toEqual([[], []]);
  });
});
