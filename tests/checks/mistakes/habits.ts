/** What people write who are used to another notation, or who paste. */
import { change, type Mistake } from './mistake.ts';

const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const TITLE = 'title: { en: Cover, pl: Osłona, ja: 遮蔽 }';
const RIFLE = 'cells: { range: 24, shots: 1, special: none } }';

/** The cells of the mortar, each on a line of its own. */
const cells = (name: string, range: string, more: Partial<Mistake> = {}): Mistake =>
  change(
    name,
    WEAPONS,
    'cells: { range: 12..60, shots: { value: D3, notes: [crew] }, special: [{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls }] }',
    `cells:\n${range}\n      shots: { value: D3, notes: [crew] }\n      special: [{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls }]`,
    more,
  );
const text = (name: string, english: string): Mistake =>
  change(name, COVER, 'en: Walls are hard cover.', `en: ${english}`);
const inTitle = (name: string, to: string): Mistake => change(name, COVER, TITLE, to);

const HEDGES = 'rules/hedges.yaml';
/** A rule with two points, of which the second begins with this line. */
const hedges = (second: string): string => `id: hedges
title: { en: Hedges, pl: Żywopłoty, ja: 生垣 }
standalone: true
source: [{ document: sheet, page: 2 }]
points:
  - id: thin
    text: { en: Thin., pl: Cienkie., ja: 薄い。 }
${second}
    text: { en: Thick., pl: Grube., ja: 厚い。 }
`;

export const HABITS: Mistake[] = [
  cells('a first cell without a space after the colon', '      range‸:12..60'),
  cells('a cell with an equals sign', '      ‸range = 12..60'),
  cells('a tab for six spaces', '‸\trange: 12..60'),
  cells('a hyphen for an empty cell', '      range: ‸-'),
  change('a hyphen for an empty cell in { }', WEAPONS, RIFLE, RIFLE.replace('24', '‸-')),
  change('a percentage with a comma in { }', WEAPONS, RIFLE, RIFLE.replace('24', '‸12,5 %')),
  cells('a misspelt column', '      ‸rnage: 12..60'),
  cells('one full stop in a range', '      range: ‸12.60'),
  cells('a decimal comma', '      range: ‸12,5'),
  cells('a half', '      range: ‸½'),
  {
    name: 'an item without its dash',
    file: HEDGES,
    to: hedges('    ‸id: thick'),
    beside: { [HEDGES]: hedges('  - id: thick') },
  },
  change('a dash without a space', WEAPONS, '  - id: mortar\n', '  ‸-id: mortar\n'),
  change('a comment of another language', COVER, TITLE, `‸// a comment\n${TITLE}`),
  inTitle('a semicolon between languages', 'title: { en: Cover‸; pl: Osłona, ja: 遮蔽 }'),
  inTitle('a number after a comma', 'title: { en: Cover, ‸1913, pl: Osłona, ja: 遮蔽 }'),
  inTitle('a Japanese comma between languages', 'title: { en: Cover, pl: Osłona‸、 ja: 遮蔽 }'),
  inTitle('another code of a language', 'title: { en: Cover, pl: Osłona, ‸jp: 遮蔽 }'),
  change(
    'a second line of a text at the margin',
    COVER,
    'standalone: true',
    'summary:\n  en: Walls and\n‸hedges.\n  pl: Mury.\n  ja: 壁。\nstandalone: true',
  ),
  change(
    'one source without brackets',
    WEAPONS,
    'source: [{ document: sheet, page: 2 }]',
    'source: ‸{ document: sheet, page: 2 }',
  ),
  change('several pages', WEAPONS, 'page: 2', 'page: ‸1-2'),
  change('p. before a page', WEAPONS, 'page: 2', 'page: ‸p. 2'),
  change(
    'search words without a language',
    COVER,
    'standalone: true',
    'aliases: ‸[wall, mur]\nstandalone: true',
  ),
  change('a plus sign in quotes', TO_HIT, 'change: { add: -2 }', "change: { add: ‸'+2' }"),
  change('a number in quotes in a change', TO_HIT, 'change: { add: -2 }', "change: { add: ‸'-2' }"),
  change('a plus sign behind a target', TO_HIT, 'target: 3', 'target: ‸3+'),
  change(
    'addresses without a comma',
    COVER,
    'standalone: true',
    'standalone: true\nsee: [‸rules/cover tables/weapons]',
  ),
  change(
    'an address with its ruleset',
    COVER,
    'standalone: true',
    'standalone: true\nsee: [‸skirmish/tables/weapons]',
  ),
  change(
    'the other type for a whole column',
    WEAPONS,
    'id: shots, type: count',
    'id: shots, type: ‸threshold',
  ),
  change('a distance without a unit', WEAPONS, 'type: distance, unit: inch', 'type: ‸distance'),
  text('bold words', 'Walls are ‸**hard** cover.'),
  text('inches in words', 'Walls ‸2‸ inches high are hard cover.'),
  text('x with a space', 'Walls ‸2 ‸x 3.'),
  text('a link without the folder', "'[Walls](rule:‸skirmish/weapons) are cover.'"),
  text('a link without the ruleset', "'[Walls](rule:‸tables/weapons) are cover.'"),
  text('a link to no page', "'[Walls](rule:‸skirmish/print) are cover.'"),
  { name: 'a list without terms', file: 'terms.yaml', to: 'terms: ‸[]\n' },
];
