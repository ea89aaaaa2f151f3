/** Rows of tables in words, in forms that the fixture games do not have. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { rowSentence, runningRow, wholeWithin } from '../../src/share/row-words.ts';
import { createReader } from '../../src/view/context.ts';
import { readGame } from '../view/golden-game.ts';

const { ruleset } = readGame();
const readerOf = (language: Language) => createReader(language, ruleset, '');
type Cells = Record<string, string>;
/** A row below headings; `Group/Head` has a heading over several columns. */
function tableOf(cells: Cells) {
  const names = Object.keys(cells).map((name) => name.split('/'));
  return {
    heads: ['Name', ...names.map((name) => name.at(-1) ?? '')],
    groups: ['', ...names.map(([group = '', head]) => (head === undefined ? '' : group))],
    figures: names.map(() => false),
    rows: [['Rifle', ...Object.values(cells)]],
  };
}
const sentence = (cells: Cells, language: Language = 'en', place: string[] = []) =>
  rowSentence(tableOf(cells), 'Rifle', 'Weapons', place, readerOf(language));

describe('a row as a sentence', () => {
  it.each([
    ['W każdym innym przypadku', 'W każdym innym przypadku wymagany wynik (K6): 4+.'],
    ['Na drodze', 'Na drodze wymagany wynik (K6): 4+.'],
    ['Piechota', 'Piechota, wymagany wynik (K6): 4+.'],
  ])('has no comma after circumstances in Polish: %s', (row, said) => {
    const table = tableOf({ 'Wymagany wynik (K6)': '4+' });
    expect(rowSentence(table, row, 'Tabela', [], readerOf('pl'))).toBe(said);
  });
  it.each<[Cells, string]>([
    [{ D6: '4–6' }, 'A roll of 4–6 on a D6 gives “Rifle”.'],
    [{ '2D10': '4–6' }, 'A roll of 4–6 on 2D10 gives “Rifle”.'],
    [{ Effect: 'Shoots without moving' }, 'Rifle: shoots without moving.'],
    [{ Effect: 'Flees now on' }, 'Rifle, effect: flees now on.'],
    [{ Move: 'None' }, 'Rifle, move: none.'],
    [{ Move: '6″' }, 'Rifle: move 6″.'],
    [{ Move: 'D6″' }, 'Rifle: move D6″.'],
    [{ 'Over 12″': '−1' }, 'Rifle, over 12″: −1.'],
    [{ '±': 'Always' }, 'Rifle: always.'],
    [{ Range: 'unknown' }, 'The values in the “Rifle” row of “Weapons” are unknown.'],
    [
      { Range: 'unknown', Shots: '2 (unknown)' },
      'The values in the “Rifle” row of “Weapons” are unknown.',
    ],
    [{ Range: 'unknown', Shots: '2' }, 'Rifle: shots 2; range: unknown.'],
    [{ D20: '2–5', Effect: 'Hit' }, 'Rifle: 2–5 on a D20; effect: Hit.'],
    [{ '±': '+1', Range: '6″' }, 'Rifle: +1, range 6″.'],
    [
      { Crew: 'Conscripts with little training', Gear: 'Rope' },
      'Crew: conscripts with little training; gear: rope.',
    ],
    [{ Crew: 'Few', Gear: 'Rope', Range: '6″' }, 'Rifle: range 6″; crew: few; gear: rope.'],
    [{ Crew: 'Few', Range: '6″' }, 'Rifle: range 6″; crew: Few.'],
    [{ Penetration: 'HE', Range: '24″' }, 'Rifle: penetration HE, range 24″.'],
    [
      { Penetration: 'HEATS', Range: '24″', Type: 'xHE' },
      'Rifle: range 24″; penetration: HEATS; type: xHE.',
    ],
    [
      { Penetration: 'HE (inferred)', Rules: 'Team, Howitzer (reconstructed)' },
      'Rifle: penetration HE (inferred); rules (reconstructed): Team, Howitzer.',
    ],
    [
      { Range: '6 (long) (inferred)', Crew: 'Men (few) (inferred)' },
      'Rifle: range (inferred) 6 (long); crew (inferred): Men (few).',
    ],
    [{ 'Range 2': '6″', 'Crew 2': 'Few' }, 'Rifle: range 2: 6″; crew 2: Few.'],
    [
      { 'Attack/1': '1–13', 'Attack/2': '14–20' },
      'Rifle. Attack (roll → result): 1–13 → 1, 14–20 → 2.',
    ],
    [
      { 'Attack/12': '1–13', 'Attack/2': '–', 'Move/Road': '12″' },
      'Rifle. Attack (roll → result): 1–13 → 12; move: road 12″.',
    ],
    [{ 'Attack/1': '1–13', 'Attack/All': 'Any' }, 'Rifle. Attack: 1–13 → 1, all – Any.'],
    [
      { 'Armour/AP below 3': '+1', 'Armour/AP 3–6': '0' },
      'Rifle. Armour AP below 3: +1, armour AP 3–6: 0.',
    ],
    [
      { 'Armour/3 or less': '+1', 'Armour/At 12': '0' },
      'Rifle. Armour 3 or less: +1, armour At 12: 0.',
    ],
    [{ 'Move/Road': '12″', 'Move/Mud': 'None' }, 'Rifle. Move: road 12″, mud – None.'],
    [{ 'Move/Road': '12″', Crew: '3' }, 'Rifle. Move: road 12″; crew 3.'],
  ])('%j: %s', (cells, said) => {
    expect(sentence(cells)).toBe(said);
  });
  it.each<[Language, Cells, string]>([
    [
      'pl',
      { Moc: 'HE (odtworzone)', Zasady: 'Lina, Hak (odtworzone)' },
      'Rifle: moc HE (odtworzone); zasady (odtworzone): Lina, Hak.',
    ],
    ['pl', { Załoga: 'Mała', Sprzęt: 'Lina' }, 'Załoga: mała; sprzęt: lina.'],
    ['ja', { 効果: '命中して下がる' }, 'Rifle：命中して下がる。'],
    ['ja', { 効果: '命中する' }, 'Rifle、効果：命中する。'],
    [
      'ja',
      { 威力: 'HE（復元）', 規則: '綱、鋤（復元）' },
      'Rifle：威力HE（復元）／規則（復元）：綱、鋤。',
    ],
  ])('in %s %j: %s', (language, cells, said) => {
    expect(sentence(cells, language)).toBe(said);
  });
  it('says where it stands behind one figure only', () => {
    expect(sentence({ Move: '6″' }, 'en', ['See “Weapons”.'])).toBe(
      'Rifle: move 6″. See “Weapons”.',
    );
    expect(sentence({ Move: '6″', Range: '4' }, 'en', ['See “Weapons”.'])).not.toContain('See');
  });
  it('leaves out the last columns where it would be longer than 200 characters', () => {
    const crew = 'c'.repeat(200 - 'Rifle: range 6″; crew: .'.length);
    expect(sentence({ Range: '6″', Crew: crew, Gear: 'Rope' })).toBe(
      `Rifle: range 6″; crew: ${crew}.`,
    );
    expect(sentence({ Range: '6″', Crew: `${crew}c` })).toBe('Rifle: range 6″.');
    expect(sentence({ Crew: 'c'.repeat(300), Gear: 'Rope' })).toBeUndefined();
  });
  it.each(['It stops. It burns.', 'It stops.', 'It stops. (inferred)', 'It stops.(inferred)', '–'])(
    'is none of %j alone',
    (cell) => {
      expect(sentence({ Effect: cell })).toBeUndefined();
    },
  );
});

describe('a row with running words', () => {
  it.each<[Cells, string, string]>([
    [{ Effect: 'It stops. It burns. It ends.' }, 'Wreck', 'Wreck: it stops. It burns.'],
    [{ D6: '4–6', Effect: 'It stops.' }, 'Wreck', 'Wreck (4–6 on a D6): it stops.'],
    [{ D6: '4–6', Effect: 'It stops.' }, 'Wreck (light)', 'Wreck (light), 4–6 on a D6: it stops.'],
    [{ Hits: '2 (inferred)', Effect: 'It stops.' }, 'Wreck', 'Wreck, hits 2 (inferred): it stops.'],
    [
      { Hits: '2', Effect: 'Two: fire, smoke. It ends.' },
      'Wreck',
      'Two: fire, smoke. It ends (hits 2)',
    ],
    [{ Effect: 'Two: fire, smoke. It ends.' }, 'Wreck', 'Two: fire, smoke. It ends.'],
    [{ Effect: `It stops. ${'x'.repeat(60)}.` }, 'Wreck', 'Wreck: it stops.'],
    [{ Effect: 'It burns' }, 'Wreck', ''],
  ])('%j of %s: %s', (cells, name, said) => {
    expect(runningRow(tableOf(cells), name, 100, readerOf('en'))).toBe(said);
  });
});

describe('the sentences that fit', () => {
  it.each<[string, number, number, string]>([
    ['One. Two. Three.', 100, 2, 'One. Two.'],
    ['One. Two. Three.', 100, 1, 'One.'],
    ['One. Two. Three.', 9, 2, 'One. Two.'],
    ['One. Two. Three.', 8, 2, 'One.'],
    ['First, second and third; then more, and more.', 30, 2, 'First, second and third.'],
    ['First: second – third.', 18, 2, 'First: second.'],
    ['First: second – third. No.', 6, 2, 'First.'],
    ['A 12,5 inch gun and more.', 16, 2, 'A 12,5 inch gun.'],
    ['A very long one. Two.', 8, 2, 'A very.'],
    ['一、二、三、四、五。六。', 6, 2, '一、二、三。'],
    ['一。二。三。', 100, 2, '一。二。'],
  ])('of %j in %i characters, at most %i: %s', (text, room, most, said) => {
    const language = /[。]/.test(text) ? 'ja' : 'en';
    expect(wholeWithin(text, room, language, most)).toBe(said);
  });
});
