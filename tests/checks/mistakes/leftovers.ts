/** What copying, moving, merging and another keyboard leave behind. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { change, type Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const DAMAGE = 'tables/damage.yaml';
const COVER = 'rules/cover.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const ORDERS = 'phases/orders.yaml';
const RULESET = 'ruleset.yaml';
const STANDALONE = 'standalone: true';
const COVER_FILE = `id: cover
title: { en: Cover, pl: Osłona, ja: 遮蔽 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: 'See [weapons](rule:skirmish/tables/weapons#rifle).', pl: 'Zob. [broń](rule:skirmish/tables/weapons#rifle).', ja: '[武器](rule:skirmish/tables/weapons#rifle)を参照。' }
points:
  - { id: walls, text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 } }
`;

/** Another line in the rule about cover. */
const line = (name: string, text: string): Mistake =>
  change(name, COVER, STANDALONE, `${STANDALONE}\n${text}`);
/** A figure changed, with this record. */
const record = (name: string, text: string, more: Partial<Mistake> = {}): Mistake => ({
  name,
  file: 'changes/mortar.yaml',
  to: text,
  also: (ruleset) => replaceIn(ruleset, WEAPONS, '12..60', '12..50'),
  ...more,
});
/** A part that was renamed, with this record of where it went. */
const moved = (name: string, text: string, ...at: string[]): Mistake =>
  record(name, text, {
    at,
    also: (ruleset) => replaceIn(ruleset, WEAPONS, 'id: thrower', 'id: flamer'),
  });

function replaceIn(ruleset: string, file: string, from: string, to: string): void {
  const path = join(ruleset, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
const renamed = (name: string, from: string, to: string, ...at: string[]): Mistake =>
  change(name, COVER, 'id: cover', 'id: cover', {
    also: (ruleset) => {
      mkdirSync(dirname(join(ruleset, to)), { recursive: true });
      renameSync(join(ruleset, from), join(ruleset, to));
    },
    at,
  });
const FIGURE = 'tables/weapons#mortar.range: { was: 12..60, now: 12..50 }';
const AGAINST = 'against: [{ document: sheet, page: 2 }]';

export const LEFTOVERS: Mistake[] = [
  line('a link to the page itself', 'see: [‸rules/cover]'),
  change(
    'a step that uses its own phase',
    ORDERS,
    'uses: [procedures/fire]',
    'uses: [procedures/fire, ‸phases/orders]',
  ),
  line('the same link twice', 'see: [tables/damage, tables/weapons, ‸tables/damage]'),
  line('a search word twice', 'aliases: { en: [wall, ‸wall] }'),
  line('search words with a Japanese comma', 'aliases: { ja: [‸壁、塀] }'),
  {
    name: 'a copied file with its id',
    file: 'rules/walls.yaml',
    to: COVER_FILE.replace('id: cover', 'id: ‸cover'),
  },
  change(
    'two documents with one id',
    RULESET,
    'documents:\n',
    'documents:\n  - { id: sheet, title: { en: Other, pl: Inny, ja: 別 }, role: supporting, language: en }\n',
    { at: [`${RULESET}:15:11`] },
  ),
  change('another id of the ruleset', RULESET, 'id: skirmish', 'id: ‸skirmishes'),
  change(
    'a phase with its folder',
    RULESET,
    'phases: [orders, turn-end]',
    'phases: [‸phases/orders, turn-end]',
  ),
  change('a misspelt phase', RULESET, 'phases: [orders, turn-end]', 'phases: [orders, ‸turnend]'),
  change('a colour with a number sign', RULESET, 'accent: blue', 'accent: ‸#0000ff'),
  change('a misspelt colour', RULESET, 'accent: blue', 'accent: ‸bleu'),
  change('a pale colour', RULESET, 'accent: blue', "accent: ‸'#e0a020'"),
  change('an id in curly quotes', COVER, 'id: cover', 'id: ‸“cover”'),
  change('yes for true', COVER, STANDALONE, 'standalone: ‸yes'),
  change('a page in full-width digits', WEAPONS, 'page: 2', 'page: ‸２'),
  change('a cell in full-width digits', WEAPONS, 'range: 24,', 'range: ‸２４,'),
  change('full-width brackets', DAMAGE, 'cells: { roll: 2..3 } }', 'cells: ‸｛ roll: 2..3 ｝ }'),
  change('a Japanese wave in a range', WEAPONS, 'range: 12..60', 'range: ‸12〜60'),
  change('a slash in a range', WEAPONS, 'range: 12..60', 'range: ‸12/60'),
  change('a figure with its unit in words', WEAPONS, 'range: 24,', 'range: ‸24 cali,'),
  change('`subtract`', TO_HIT, 'change: { add: -2 }', 'change: { ‸subtract: 2 }'),
  change('a sign of comparison', TO_HIT, 'atLeast: target', "‸'>=': target"),
  change('a formula for each', TO_HIT, '{ each: -1, per: pins }', '‸-1 per pins'),
  change('a document by its title', COVER, 'document: sheet', 'document: ‸The sheet'),
  change(
    'a source without its place',
    COVER,
    '{ document: sheet, page: 2 }',
    '‸{ document: sheet }',
  ),
  change(
    'a name instead of its fields',
    COVER,
    'source: [{ document: sheet, page: 2 }]',
    'source: [‸sheet]',
  ),
  change('the + of a comparison', COVER, 'points:', '‸+points:'.replace('+', '+ ')),
  change('the fence of a code block', COVER, 'id: cover', '‸```yaml\nid: cover'),
  {
    name: 'a page of the web instead of the file',
    file: COVER,
    to: '‸<!DOCTYPE html>\n<html></html>\n',
  },
  { name: 'an empty file of terms', file: 'terms.yaml', to: '‸# none\n' },
  change('`...` between two parts', WEAPONS, 'rows:\n', '...\n‸rows:\n'),
  change('line ends of old Macs', COVER, 'id: cover\n', 'id: cover‸\r'),
  change(
    'a space after the minus sign',
    TO_HIT,
    'change: { add: -2 } }\n',
    'change: { add: -2 } }\n  - id: smoke\n    title: { en: Smoke, pl: Dym, ja: 煙 }\n    change:\n      add: ‸- 1\n',
  ),
  renamed('a single file with another name', 'values.yaml', 'value.yaml', 'value.yaml:1:1'),
  renamed(
    'an entry beside ruleset.yaml',
    COVER,
    'cover.yaml.bak',
    'cover.yaml.bak:1:1',
    'rules/cover.yaml:1:1',
    'tables/weapons.yaml:14:84',
    'tables/weapons.yaml:14:117',
  ),
  change('the values deleted', COVER, 'id: cover', 'id: cover', {
    also: (ruleset) => rmSync(join(ruleset, 'values.yaml')),
    at: ['values.yaml:1:1'],
  }),
  record(
    'a record with a day that does not exist',
    `on: ‸2026-02-30\n${AGAINST}\nfigures:\n  ${FIGURE}\n`,
  ),
  record(
    'a record with another form of its day',
    `on: ‸30.1.2026\n${AGAINST}\nfigures:\n  ${FIGURE}\n`,
  ),
  record(
    'a record with another name for its day',
    `‸date: 2026-01-30\n${AGAINST}\nfigures:\n  ${FIGURE}\n`,
  ),
  record(
    'a record of a row',
    `on: 2026-01-30\n${AGAINST}\nfigures:\n  ‸tables/weapons#mortar: { was: 12..60, now: 12..50 }\n`,
  ),
  record(
    'a record with an arrow',
    `on: 2026-01-30\n${AGAINST}\nfigures:\n  tables/weapons#mortar.range: ‸12..60 -> 12..50\n`,
  ),
  record(
    'a record without a place',
    `on: 2026-01-30\nagainst: [‸{ document: sheet, page: }]\nfigures:\n  ${FIGURE}\n`
      .replace('‸{', '{')
      .replace('page: }', 'page: ‸}'),
  ),
  { name: 'a record of nothing', file: 'changes/none.yaml', to: '‸on: 2026-01-30\n' },
  {
    ...record(
      'a record in a misspelt folder',
      `on: 2026-01-30\n${AGAINST}\nfigures:\n  ${FIGURE}\n`,
    ),
    file: 'change/mortar.yaml',
    at: ['change/mortar.yaml:1:1'],
  },
  {
    name: 'a record that leads on from what is still there',
    file: 'changes/thrower.yaml',
    to: 'on: 2026-01-30\nmoved:\n  ‸tables/weapons#thrower: [tables/weapons]\n',
  },
  moved(
    'a record with both sides exchanged',
    'on: 2026-01-30\nmoved:\n  ‸tables/weapons#flamer: [‸tables/weapons#thrower]\n',
    'tables/weapons.yaml:15:11',
  ),
  record(
    'a record of a misspelt row',
    `on: 2026-01-30\n${AGAINST}\nfigures:\n  ‸${FIGURE.replace('mortar', 'morter')}\n`,
    { at: ['tables/weapons.yaml:14:21'] },
  ),
  record(
    'a record that misspells its document in words',
    `on: 2026-01-30\nwords: ‸shet, page 2\nfigures:\n  ${FIGURE}\n`,
  ),
  record(
    'a record without its day, of a misspelt document',
    `‸against: [{ document: ‸shet, page: 2 }]\nfigures:\n  ${FIGURE}\n`,
  ),
  {
    name: 'a record of what did not change',
    file: 'changes/mortar.yaml',
    to: `on: 2026-01-30\n${AGAINST}\nfigures:\n  ‸${FIGURE}\n`,
  },
  {
    name: 'a record of a source alone',
    file: 'changes/none.yaml',
    to: `‸on: 2026-01-30\n${AGAINST}\n`,
  },
  change(
    'a unit declared twice',
    'ruleset.yaml',
    'phases:',
    'units: [{ id: cm, title: { en: Coins, pl: Monety, ja: 硬貨 } }, { id: ‸cm, title: { en: Coins, pl: Monety, ja: 硬貨 } }]\nphases:',
  ),
  change('a document renamed', 'ruleset.yaml', '{ id: sheet,', '{ id: ‸sheets,'),
  change('too few pages', 'ruleset.yaml', 'pages: 2', 'pages: ‸1'),
  change(
    'a change given a kind',
    'modifiers/to-hit.yaml',
    'change: { add: -2 }',
    'change: { add: ‸{ each: -2, per: pins } }',
  ),
  moved('a record that leads nowhere', 'on: 2026-01-30\nmoved:\n  tables/weapons#thrower: ‸[]\n'),
  change('a cell left empty', 'tables/weapons.yaml', 'range: 24,', 'range: ‸,'),
  change(
    'a sentence behind a number sign',
    'rules/cover.yaml',
    '{ id: walls, text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 } }',
    `id: walls
    text:
      en: Walls are hard cover. ‸# They stop bullets.
      pl: Mury to twarda osłona.
      ja: 壁は硬遮蔽。`,
  ),
  change(
    'no space behind the colon of a language',
    'rules/cover.yaml',
    'text: { en: Walls are hard cover., pl',
    "text: { ‸en:'Walls, hedges.', pl",
  ),
  change(
    'an item one space too far right',
    'tables/weapons.yaml',
    '  - id: mortar',
    '   ‸- id: mortar',
  ),
  record(
    'a true record of a file that cannot be read',
    `on: 2026-01-30\n${AGAINST}\nfigures:\n  ${FIGURE}\n`,
    {
      also: (ruleset) => {
        const file = join(ruleset, 'tables/weapons.yaml');
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.replace('  - id: mortar', '   - id: mortar'));
      },
      at: ['tables/weapons.yaml:12:4'],
    },
  ),
  {
    name: 'an example with a face that the die of its table lacks',
    file: 'tables/weather.yaml',
    to: `id: weather
title: { en: Weather, pl: Pogoda, ja: 天候 }
standalone: true
source: [{ document: sheet, page: 1 }]
columns:
  - { id: roll, type: die-range, title: { en: Roll, pl: Rzut, ja: 出目 } }
rolls:
  - { id: roll-weather, title: { en: Weather, pl: Pogoda, ja: 天候 }, dice: D6, rangeColumn: roll }
rows:
  - { id: rain, title: { en: Rain, pl: Deszcz, ja: 雨 }, cells: { roll: 1..3 } }
  - { id: clear, title: { en: Clear, pl: Bezchmurnie, ja: 晴 }, cells: { roll: 4..6 } }
examples:
  - id: high
    text: { en: A 7 is clear., pl: 7 to bezchmurnie., ja: 7なら晴。 }
    target: tables/weather
    dice: [‸7]
    expect: { outcome: clear }
`,
  },
];
