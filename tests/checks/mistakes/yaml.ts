/** Mistakes in YAML. */
import { change, type Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const WALLS =
  'points:\n  - { id: walls, text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 } }\n';

/** Another English text of the point Walls, on a line of its own. */
const line = (name: string, text: string): Mistake =>
  change(
    name,
    COVER,
    WALLS,
    `points:\n  - id: walls\n    text:\n      en: ${text}\n      pl: Mury to twarda osłona.\n      ja: 壁は硬遮蔽。\n`,
  );
/** Another English text of the point Walls, in { }. */
const inBraces = (name: string, text: string): Mistake =>
  change(name, COVER, 'en: Walls are hard cover.', `en: ${text}`);

export const YAML: Mistake[] = [
  change(
    '`[` not closed',
    WEAPONS,
    'source: [{ document: sheet, page: 2 }]',
    'source: ‸[{ document: sheet, page: 2 }',
  ),
  change('`[` not closed inside a row', WEAPONS, 'notes: [crew] }', 'notes: ‸[crew }'),
  change(
    '`[` not closed at the end of a row',
    WEAPONS,
    'special: [{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls }] }',
    'special: ‸[{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls } }',
  ),
  change(
    '`{` not closed',
    WEAPONS,
    'title: { en: Weapons, pl: Broń, ja: 武器 }',
    'title: ‸{ en: Weapons, pl: Broń, ja: 武器',
  ),
  change(
    '`{` not closed at the end of a row',
    WEAPONS,
    '{ id: rifle, title: { en: Rifle, pl: Karabin, ja: 小銃 }, cells: { range: 24, shots: 1, special: none } }',
    '‸{ id: rifle, title: { en: Rifle, pl: Karabin, ja: 小銃 }, cells: { range: 24, shots: 1, special: none }',
  ),
  change(
    '`{` not closed inside a row',
    WEAPONS,
    '{ id: rifle, title: { en: Rifle, pl: Karabin, ja: 小銃 }',
    '‸{ id: rifle, title: { en: Rifle, pl: Karabin, ja: 小銃 ',
  ),
  change('an extra `}`', WEAPONS, 'ja: 武器 }', 'ja: 武器 } ‸}'),
  change('a tab instead of spaces', WEAPONS, '    title: { en: Mortar', '‸\ttitle: { en: Mortar'),
  change('one space less', WEAPONS, '    title: { en: Mortar', '   ‸title: { en: Mortar'),
  change('two spaces more', WEAPONS, '    title: { en: Mortar', '      ‸title: { en: Mortar'),
  change(
    'a field twice',
    WEAPONS,
    'words:\n',
    '‸title: { en: Arms, pl: Broń, ja: 武器 }\nwords:\n',
  ),
  line('a quotation mark not closed', '‸"Walls are hard cover.'),
  inBraces('a quotation mark not closed in { }', "‸'Walls are hard cover."),
  line('a text that only begins with quotes', '"Walls‸" are hard cover.'),
  line("an apostrophe inside '…'", "'The unit‸'s cover is hard.'"),
  line('curly quotation marks', '‸“Walls: hard cover.”'),
  line('a colon in a text', 'Walls‸: hard cover.'),
  inBraces('a colon in a text in { }', 'Walls‸: hard cover.'),
  line('`#` in a text', 'Wall ‸#2 is hard cover.'),
  inBraces('`#` in a text in { }', 'Wall ‸#2 is hard cover.'),
  ...['*', '@', '%', '&', '!', '>', '`'].map((sign) =>
    line(`a text that begins with ${sign}`, `‸${sign}walls are hard cover.`),
  ),
  line('a text that begins with emphasis', '‸*Walls* are hard cover.'),
  line('a text that begins with a link', '‸[Walls](rule:skirmish/rules/cover) are hard cover.'),
  inBraces('a comma in a text in { }', 'Walls, ‸mostly, are hard cover.'),
  change('an anchor', WEAPONS, 'source: [{', 'source: ‸&sheet [{'),
  change('a tag', WEAPONS, 'source: [{', 'source: ‸!!seq [{'),
  change('`---` between two parts', WEAPONS, 'rows:\n', '‸---\nrows:\n'),
  change(
    'a merge key',
    WEAPONS,
    '    title: { en: Mortar',
    '    ‸<<: { title: 1 }\n    title: { en: Mortar',
  ),
  change('no space after a colon', COVER, 'standalone: true', 'standalone‸:true'),
  change('no space after the colon of a text', COVER, 'points:', 'summary:\n  ‸en:Walls.\npoints:'),
  change('a full-width colon', COVER, 'standalone: true', 'standalone‸： true'),
  change('a no-break space after a colon', COVER, 'title: {', 'title:‸\u00A0{'),
  change(
    'a no-break space after the colon of a text',
    COVER,
    'points:',
    'summary:\n  en:‸\u00A0Walls.\n  pl: Mury.\n  ja: 壁。\npoints:',
  ),
  change('a no-break space in the indentation', COVER, '  - { id: walls', '‸\u00A0 - { id: walls'),
];
