/** What happens to markers, as the words that players read. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../schemas/types.d.ts';
import { effectLine, endLines } from '../../src/wording/effects.ts';
import { gameWith, inEach, LINES } from '../view/small-game.ts';

const game = gameWith(LINES);

type Row = [effect: Effect, en: string, pl: string, ja: string];

describe('an effect', () => {
  it.each<Row>([
    [
      { do: 'place', marker: 'smoke' },
      'Place a Smoke counter',
      'Połóż żeton „Dym”',
      '煙幕カウンターを置く',
    ],
    [
      { do: 'remove', marker: 'smoke' },
      'Remove the Smoke counter',
      'Zdejmij żeton „Dym”',
      '煙幕カウンターを取り除く',
    ],
    [
      { do: 'keep', marker: 'smoke' },
      'Keep the Smoke counter',
      'Zachowaj żeton „Dym”',
      '煙幕カウンターを残す',
    ],
    [
      { do: 'place', marker: ['smoke', 'prep'] },
      'Place a Smoke or Prep Fire counter',
      'Połóż żeton „Dym” lub „Prep Fire”',
      '煙幕または準備射撃カウンターを置く',
    ],
    [
      { do: 'flip', marker: 'prep', to: 'smoke' },
      'Flip the Prep Fire counter to Smoke',
      'Obróć żeton „Prep Fire” na stronę „Dym”',
      '準備射撃カウンターを裏返して煙幕にする',
    ],
    [{ do: 'place', marker: 'broken' }, 'New state: Broken', 'Nowy stan: Rozbita', '混乱になる'],
    [
      { do: 'place', marker: ['broken', 'shaken'] },
      'New states: Broken and SH',
      'Nowe stany: Rozbita i SH',
      '混乱と動揺になる',
    ],
    [
      { do: 'remove', marker: ['broken', 'shaken'] },
      'No longer Broken and SH',
      'Koniec stanu: Rozbita i SH',
      '混乱と動揺を解除する',
    ],
    [
      { do: 'keep', marker: 'broken' },
      'Stays Broken',
      'Stan pozostaje: Rozbita',
      '混乱のままにする',
    ],
    [
      { do: 'flip', marker: 'broken', to: 'good-order' },
      'Changes from Broken to GO',
      'Zmiana stanu: Rozbita → GO',
      '混乱から統制状態に変わる',
    ],
    [{ do: 'place', marker: 'good-order' }, 'New state: GO', 'Nowy stan: GO', '統制状態になる'],
    [
      { do: 'place', marker: 'order-die' },
      'Place the order die',
      'Połóż kość rozkazu',
      'オーダーダイスを置く',
    ],
    [
      { do: 'remove', marker: 'order-die' },
      'Remove the order die',
      'Zdejmij kość rozkazu',
      'オーダーダイスを取り除く',
    ],
    [
      { do: 'keep', marker: ['ambush', 'down'] },
      'Keep the order die on Ambush or Down',
      'Zachowaj kość rozkazu ustawioną na „Zasadzka” lub „Padnij”',
      'アンブッシュまたはダウンのオーダーダイスを残す',
    ],
    [
      { do: 'flip', marker: 'order-die', to: 'down' },
      'Turn the order die to Down',
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
      'Połóż 1 ostrzał',
      '制圧1枚置く',
    ],
    [
      { do: 'place', marker: 'pin', count: 2 },
      'Place 2 suppressions',
      'Połóż 2 ostrzały',
      '制圧2枚置く',
    ],
    [
      { do: 'remove', marker: 'pin', count: 5 },
      'Remove 5 suppressions',
      'Zdejmij 5 ostrzałów',
      '制圧5枚取り除く',
    ],
    [
      { do: 'remove', marker: 'pin', count: 'D3' },
      'Remove D3 suppressions',
      'Zdejmij K3 ostrzałów',
      '制圧D3枚取り除く',
    ],
    [
      { do: 'place', marker: 'smoke', count: 2 },
      'Place 2 × Smoke',
      'Połóż 2 × „Dym”',
      '煙幕を2個置く',
    ],
    [
      { do: 'remove', marker: 'pin' },
      'Remove the Pin counter',
      'Zdejmij żeton „Przygwożdżenie”',
      '釘付けカウンターを取り除く',
    ],
  ])('are counted: %j', (effect, en, pl, ja) => {
    expect(inEach(game, (reader) => effectLine(effect, reader))).toEqual({ en, pl, ja });
  });
  it.each<[effect: Effect, en: string]>([
    [{ do: 'keep', marker: 'pin', count: 1 }, 'Keep the Pin counter'],
    [{ do: 'place', marker: 'prep', count: 1 }, 'Place a Prep Fire counter'],
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
    en: 'If distance > 6, place a Smoke counter (optional)',
    pl: 'Jeśli odległość > 6, połóż żeton „Dym” (opcjonalnie)',
    ja: '距離 > 6の場合は、煙幕カウンターを置く（任意）',
  });
});

describe('several markers', () => {
  const either: Effect = { do: 'remove', marker: ['smoke', 'prep'] };
  it('are a choice in a step', () => {
    expect(inEach(game, (reader) => effectLine(either, reader))).toEqual({
      en: 'Remove the Smoke or Prep Fire counter',
      pl: 'Zdejmij żeton „Dym” lub „Prep Fire”',
      ja: '煙幕または準備射撃カウンターを取り除く',
    });
  });
  it('are all removed at the end of a phase', () => {
    expect(inEach(game, (reader) => endLines([either], reader))).toEqual({
      en: ['Remove all Smoke and Prep Fire counters'],
      pl: ['Zdejmij wszystkie żetony „Dym” i „Prep Fire”'],
      ja: ['煙幕と準備射撃カウンターを取り除く'],
    });
  });
  it('are no lines where there are no effects', () => {
    expect(inEach(game, (reader) => endLines(undefined, reader)).en).toEqual([]);
  });
});
