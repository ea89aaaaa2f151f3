/** Mistakes in the form of a file: characters and YAML. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const WALLS = "points:\n  - { id: walls, text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 } }\n";
const points = (text: string): string => `points:\n  - id: walls\n    text:\n${text}`;
const REST = '      pl: Mury to twarda osłona.\n      ja: 壁は硬遮蔽。\n';

/** Another English text of the point Walls, on a line of its own. */
const english = (name: string, text: string, found: Mistake['found'] = []): Mistake => ({
  name,
  file: COVER,
  from: WALLS,
  to: points(`      en: ${text}\n${REST}`),
  found,
});

export const FORM: Mistake[] = [
  { name: '`[` not closed at the top', file: WEAPONS, from: 'source: [{ document: sheet, page: 2 }]', to: 'source: ‸[{ document: sheet, page: 2 }', found: [] },
  { name: '`[` not closed inside a row', file: WEAPONS, from: 'notes: [crew] }', to: 'notes: ‸[crew }', found: [] },
  { name: '`[` not closed at the end of a row', file: WEAPONS, from: '{ rule: rules/cover#walls }] }', to: '{ rule: rules/cover#walls } }', found: [] },
  { name: '`{` not closed at the top', file: WEAPONS, from: 'title: { en: Weapons, pl: Broń, ja: 武器 }', to: 'title: ‸{ en: Weapons, pl: Broń, ja: 武器', found: [] },
  { name: '`{` not closed in a row', file: WEAPONS, from: 'special: none } }\n  - id: mortar', to: 'special: none }\n  - id: mortar', found: [] },
  { name: '`{` not closed inside a row', file: WEAPONS, from: 'title: { en: Rifle, pl: Karabin, ja: 小銃 },', to: 'title: { en: Rifle, pl: Karabin, ja: 小銃 ,', found: [] },
  { name: 'an extra `}`', file: WEAPONS, from: 'ja: 武器 }', to: 'ja: 武器 } ‸}', found: [] },
  { name: 'a tab instead of spaces', file: WEAPONS, from: '    title: { en: Mortar', to: '‸\ttitle: { en: Mortar', found: [] },
  { name: 'one space less', file: WEAPONS, from: '    title: { en: Mortar', to: '   ‸title: { en: Mortar', found: [] },
  { name: 'two spaces more', file: WEAPONS, from: '    title: { en: Mortar', to: '      ‸title: { en: Mortar', found: [] },
  { name: 'a field twice', file: WEAPONS, from: 'words:\n', to: '‸title: { en: Arms, pl: Broń, ja: 武器 }\nwords:\n', found: [] },
  english('a quote not closed', '‸"Walls are hard cover.'),
  english('an apostrophe inside \'…\'', "'The unit‸'s cover is hard.'"),
  english('a colon in a text', 'Walls‸: hard cover.'),
  { name: 'a colon in a text in { }', file: COVER, from: 'en: Walls are hard cover.', to: 'en: Walls‸: hard cover.', found: [] },
  english('`#` in a text', 'Wall ‸#2 is hard cover.'),
  { name: '`#` in a text in { }', file: COVER, from: 'en: Walls are hard cover.', to: 'en: Wall ‸#2 is hard cover.', found: [] },
  english('a text that begins with `*`', '‸*Walls are hard cover.'),
  english('a text that begins with emphasis', '‸*Walls* are hard cover.'),
  english('a text that begins with `@`', '‸@ walls are hard cover.'),
  english('a text that begins with `%`', '‸% walls are hard cover.'),
  english('a text that begins with `&`', '‸&walls are hard cover.'),
  english('a text that begins with `!`', '‸!walls are hard cover.'),
  english('a text that begins with `>`', '‸> walls are hard cover.'),
  english('a text that begins with `[`', '‸[Walls] are hard cover.'),
  { name: 'a comma in { }', file: COVER, from: 'en: Walls are hard cover.', to: 'en: Walls, ‸mostly, are hard cover.', found: [] },
  { name: 'a comma before a word in { }', file: COVER, from: 'en: Walls are hard cover.', to: 'en: Walls are cover, ‸hard cover.', found: [] },
  { name: 'an anchor', file: WEAPONS, from: 'source: [{', to: 'source: ‸&sheet [{', found: [] },
  { name: 'a tag', file: WEAPONS, from: 'source: [{', to: 'source: ‸!!seq [{', found: [] },
  { name: '`---` between two parts', file: WEAPONS, from: 'rows:\n', to: '‸---\nrows:\n', found: [] },
  { name: 'a merge key', file: WEAPONS, from: '    title: { en: Mortar', to: '    ‸<<: { title: 1 }\n    title: { en: Mortar', found: [] },
  { name: 'not UTF-8', file: 'rules/walls.yaml', to: Buffer.from('id: walls\ntitle: { en: Walls, pl: Mur\xf3w }\n', 'latin1'), found: [] },
  { name: 'UTF-16', file: 'rules/walls.yaml', to: Buffer.from('\uFEFFid: walls\ntitle: { en: Walls }\n'.repeat(40), 'utf16le'), found: [] },
  { name: 'UTF-16 without a mark', file: 'rules/walls.yaml', to: Buffer.from('id: walls\ntitle: { en: Walls }\n'.repeat(40), 'utf16le'), found: [] },
  { name: 'a byte order mark', file: COVER, from: 'id: cover', to: '‸\uFEFFid: cover', found: [] },
  { name: 'Windows line ends', file: COVER, from: 'id: cover\n', to: 'id: cover‸\r\n', found: [] },
  { name: 'a no-break space after a field', file: COVER, from: 'title: {', to: 'title:‸\u00A0{', found: [] },
  { name: 'a no-break space after a field with a text', file: COVER, from: 'points:', to: 'summary:\n  en:‸\u00A0Walls.\npoints:', found: [] },
  { name: 'a no-break space in the indentation', file: COVER, from: '  - { id: walls', to: '‸\u00A0 - { id: walls', found: [] },
  { name: 'a full-width colon', file: COVER, from: 'standalone: true', to: '‸standalone： true', found: [] },
  { name: 'a missing space after the colon', file: COVER, from: 'standalone: true', to: '‸standalone:true', found: [] },
  { name: 'curly quotes', file: COVER, from: "en: 'See [weapons](rule:skirmish/tables/weapons#rifle).'", to: 'en: “See [weapons](rule:skirmish/tables/weapons#rifle).”', found: [] },
  { name: 'a zero-width space', file: COVER, from: 'Walls are', to: 'Walls‸\u200B are', found: [] },
  { name: 'a file of 1.2 MB', file: 'rules/walls.yaml', to: `id: walls\n# ${'x'.repeat(1_200_000)}\n`, found: [] },
  { name: 'an empty file', file: COVER, to: '‸', found: [] },
  { name: 'marks of a merge conflict', file: COVER, from: WALLS, to: `‸<<<<<<< HEAD\n${WALLS}=======\n${WALLS}>>>>>>> patch-1\n`, found: [] },
  { name: 'marks of a merge conflict in translations.yaml', file: 'translations.yaml', to: '‸<<<<<<< HEAD\ntranslations: {}\n=======\ntranslations: {}\n>>>>>>> patch-1\n', found: [] },
  { name: 'a file called .yml', file: COVER, from: 'id: cover', to: 'id: cover', also: (ruleset) => renameSync(join(ruleset, COVER), join(ruleset, 'rules/cover.yml')), found: [] },
];
