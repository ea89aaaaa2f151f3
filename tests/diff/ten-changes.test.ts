/** Ten changes of one pull request, as a reviewer reads them: only what changed, in names, and nothing twice. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { difference } from '../../src/diff/difference.ts';
import { asMarkdown } from '../../src/diff/markdown.ts';
import { readRules } from '../../src/rulebook.ts';
import { withRules } from '../checks/fixture.ts';

const WEATHER = `id: weather
title: { en: Weather, pl: Pogoda, ja: 天候 }
standalone: true
source: [{ document: sheet, page: 2 }]
columns:
  - { id: roll, type: die-range, title: { en: Roll, pl: Rzut, ja: 出目 } }
rolls:
  - { id: weather-roll, title: { en: Weather, pl: Pogoda, ja: 天候 }, dice: D6, rangeColumn: roll }
rows:
  - { id: clear, title: { en: Clear, pl: Bezchmurnie, ja: 晴れ }, cells: { roll: ..4 } }
  - { id: rain, title: { en: Rain, pl: Deszcz, ja: 雨 }, cells: { roll: 5..6 } }
`;

function tenChanges(game: string): void {
  const change = (file: string, from: string, to: string) => {
    const path = join(game, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
    writeFileSync(path, text.replace(from, to));
  };
  // A figure, a figure with its odds, a source, a status with its reason.
  change('tables/weapons.yaml', 'range: 24,', 'range: 30,');
  change('modifiers/to-hit.yaml', 'target: 3', 'target: 4');
  change('modifiers/to-hit.yaml', 'expect: { needs: 5 }', 'expect: { needs: 6 }');
  change('tables/damage.yaml', 'page: 2', 'page: 3');
  change(
    'phases/turn-end.yaml',
    'source: [{ document: sheet, page: 1 }]',
    'source: [{ document: sheet, page: 1 }]\nevidence: inferred\nreason: { en: The sheet only shows it., pl: Arkusz tylko to pokazuje., ja: シートは図で示すだけ。 }',
  );
  // A word of a sentence in one language, an item of a list, a modifier.
  change('rules/cover.yaml', 'Mury to twarda osłona.', 'Mury to bardzo twarda osłona.');
  change(
    'procedures/fire.yaml',
    'uses: [modifiers/to-hit, tables/weapons]',
    'uses: [modifiers/to-hit]',
  );
  change('modifiers/to-hit.yaml', 'change: { add: -2 }', 'change: { add: -3 }');
  // A new row and a new table.
  change(
    'tables/weapons.yaml',
    '  - { id: thrower,',
    '  - { id: pistol, title: { en: Pistol, pl: Pistolet, ja: 拳銃 }, cells: { range: 6, shots: 1, special: none } }\n  - { id: thrower,',
  );
  writeFileSync(join(game, 'tables/weather.yaml'), WEATHER);
}

describe('ten changes of one request', () => {
  const markdown = withRules(undefined, (rules, game) => {
    const before = readRules(rules);
    tenChanges(game);
    return asMarkdown(difference('main', before, readRules(rules)));
  });

  it('are sentences in names and game words', () =>
    expect(markdown).toMatchFileSnapshot('../golden/ten-changes.txt'));

  it('have each its line, and none twice', () => {
    const lines = markdown.split('\n').filter((line) => line.startsWith('- '));
    expect(new Set(lines).size).toBe(lines.length);
    for (const words of ['24″ → 30″', 'Pistol', 'Weather', 'bardzo', 'page 3', 'inferred'])
      expect(markdown).toContain(words);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300);
  });
});
