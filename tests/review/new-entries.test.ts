/** A new table and new modifiers in the web editor: every mistake on the way has its line, and none stays behind. */
import { describe, expect, it } from 'vitest';
import { commentOf, statusOf } from '../../src/review/comment.ts';
import { withRepository, type Repository } from '../cli/repository.ts';
import { readIn } from './request.ts';

const TABLE = 'tables/weather.yaml';
const WEATHER = `id: weather
title: { en: Weather, pl: Pogoda, ja: 天候 }
source: [{ document: sheet, page: 2 }]
columns:
  - { id: roll, type: die-range, title: { en: Roll, pl: Rzut, ja: 出目 } }
  - { id: effect, type: text, title: { en: Effect, pl: Skutek, ja: 効果 } }
rolls:
  - { id: weather-roll, title: { en: Weather, pl: Pogoda, ja: 天候 }, dice: D6, rangeColumn: roll }
rows:
  - id: clear
    title: { en: Clear, pl: Bezchmurnie, ja: 晴れ }
    cells: { roll: ..4, effect: none }
  - id: rain
    title: { en: Rain, pl: Deszcz, ja: 雨 }
    cells:
      roll: 5..6
      effect: { text: { en: No fire beyond 12″., pl: Bez ostrzału dalej niż 12″., ja: 12″を超える射撃は不可。 } }
`;
const MODIFIERS = 'modifiers/spotting.yaml';
const SPOTTING = `id: spotting
title: { en: Spotting, pl: Wykrywanie, ja: 発見 }
source: [{ document: sheet, page: 2 }]
roll:
  dice: D6
  target: 4
  modifies: roll
  outcomes:
    - { id: seen, success: true, title: { en: Seen, pl: Wykryty, ja: 発見 }, when: [{ subject: roll, atLeast: target }] }
    - { id: unseen, title: { en: Unseen, pl: Niewykryty, ja: 未発見 } }
modifiers:
  - { id: rain, title: { en: Rain, pl: Deszcz, ja: 雨 }, change: { add: -1 } }
examples:
  - id: in-rain
    text: { en: In rain it needs 5+., pl: W deszczu trzeba 5+., ja: 雨では5+が要る。 }
    target: modifiers/spotting
    with: [rain]
    expect: { needs: 5, success: 1/3 }
`;
const USES = 'uses: [modifiers/to-hit, tables/weapons]';
const ALL_USES = 'uses: [modifiers/to-hit, tables/weapons, tables/weather, modifiers/spotting]';

function answer(repository: Repository) {
  const { request, result } = readIn(repository);
  return { result, comment: commentOf(result, { request }), status: statusOf(result, request) };
}
const linesOf = ({ result }: ReturnType<typeof answer>) =>
  result.findings.map(({ file, line }) => `${file.replace('rules/skirmish/', '')}:${line}`);

describe('a new table', () => {
  it('is led from its mistakes to a green status, without a record and without a terminal', () =>
    withRepository((repository) => {
      repository.change(
        'procedures/fire.yaml',
        USES,
        'uses: [modifiers/to-hit, tables/weapons, tables/weather]',
      );
      // A text without its field.
      repository.write(
        TABLE,
        WEATHER.replace(
          'effect: { text: { en: No fire beyond 12″., pl: Bez ostrzału dalej niż 12″., ja: 12″を超える射撃は不可。 } }',
          'effect: { en: No fire., pl: Bez ostrzału., ja: 射撃不可。 }',
        ),
      );
      const first = answer(repository);
      expect(first.result.verdict).toBe('mistakes');
      expect(linesOf(first)).toEqual([`${TABLE}:17`]);
      expect(first.comment).toContain('text:');
      expect(first.comment).not.toContain('npm run');
      // Then a range as people write it, and a gap on the die.
      repository.write(TABLE, WEATHER.replace('roll: 5..6', 'roll: 5-6'));
      const form = answer(repository);
      expect(linesOf(form)).toEqual([`${TABLE}:16`]);
      expect(form.comment).toContain('5..6');
      repository.write(TABLE, WEATHER.replace('roll: ..4', 'roll: ..3'));
      const second = answer(repository);
      expect(second.result.findings.map(({ message }) => message)).toEqual([
        expect.stringMatching(/4/) as string,
      ]);
      repository.write(TABLE, WEATHER);
      const last = answer(repository);
      expect({ findings: last.result.findings, state: last.status.state }).toEqual({
        findings: [],
        state: 'success',
      });
      expect(last.comment).toContain('Weather');
    }));

  it('can be renamed or taken back before it is on main', () =>
    withRepository((repository) => {
      repository.change(
        'procedures/fire.yaml',
        USES,
        'uses: [modifiers/to-hit, tables/weapons, tables/weather]',
      );
      repository.write(TABLE, WEATHER);
      expect(answer(repository).status.state).toBe('success');
      repository.write(TABLE, WEATHER.replace('id: rain', 'id: downpour'));
      expect(answer(repository).status.state).toBe('success');
      repository.git('rm', '--quiet', 'rules/skirmish/tables/weather.yaml');
      repository.change(
        'procedures/fire.yaml',
        'uses: [modifiers/to-hit, tables/weapons, tables/weather]',
        USES,
      );
      expect(answer(repository).status.state).toBe('success');
    }));
});

it('new modifiers are led from their mistakes to a green status', () =>
  withRepository((repository) => {
    repository.change('procedures/fire.yaml', USES, ALL_USES);
    repository.write(TABLE, WEATHER);
    repository.write(MODIFIERS, SPOTTING.replace('change: { add: -1 }', 'change: -1'));
    const first = answer(repository);
    expect(linesOf(first)).toEqual([`${MODIFIERS}:12`]);
    expect(first.comment).toContain('add: -1');
    repository.write(MODIFIERS, SPOTTING.replace('success: 1/3', 'success: 1/2'));
    const second = answer(repository);
    expect(linesOf(second)).toEqual([`${MODIFIERS}:18`]);
    expect(second.result.findings[0]?.message).toContain('2/6');
    repository.write(MODIFIERS, SPOTTING);
    expect(answer(repository).status.state).toBe('success');
  }));
