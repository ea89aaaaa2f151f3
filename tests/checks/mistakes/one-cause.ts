/** Mistakes with consequences elsewhere: what is said names the cause, where it is. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const DAMAGE = 'tables/damage.yaml';
const COVER = 'rules/cover.yaml';
const MARKERS = 'markers.yaml';

/** A second mistake, by which a file of the game does not match its schema. */
const unread = (file: string, from: string, to: string): Pick<Mistake, 'also'> => ({
  also: (ruleset) => {
    const path = join(ruleset, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  },
});

const FIRE = {
  'procedures/fire.yaml': `${game('procedures/fire.yaml')}  - id: pin
    text: { en: A hit pins the unit., pl: Trafienie to przygwożdżenie oddziału., ja: 命中すると釘付けになる。 }
    effects: [{ do: place, marker: pin, at: target-unit }]
  - id: recover
    text: { en: The unit loses a pin., pl: Oddział traci przygwożdżenie., ja: 釘付けを一つ失う。 }
    effects: [{ do: remove, marker: pin, at: target-unit }]
`,
};
const ATTIC = 'ruleset.yaml';
const attic = (without: string): string => `id: attic
extends: skirmish
title: { en: Attic, pl: Strych, ja: 屋根裏 }
translations: complete
code: AT
order: 2
${without}`;
/** House rules that leave something out. */
const leftOut = (name: string, without: string, more: Partial<Mistake> = {}): Mistake => ({
  name,
  file: `../attic/${ATTIC}`,
  to: attic(without),
  ...more,
});
/** A page of the base with a value of its own, and house rules that declare a value. */
const VOLLEY = {
  'values.yaml': `${game('values.yaml')}  - { id: volleys, title: { en: Volleys, pl: Salwy, ja: 斉射 }, origin: count }\n`,
  'rules/volley.yaml': `id: volley
title: { en: Volley, pl: Salwa, ja: 斉射 }
standalone: true
source: [{ document: sheet, page: 1 }]
text: { en: Count the volleys., pl: Policz salwy., ja: 斉射を数える。 }
`,
  '../attic/values.yaml': `values:
  - { id: pins, title: { en: Pins, pl: Przygwożdżenia, ja: 釘付け数 }, origin: count }
`,
};
/** A page of house rules with a document of their base. */
const SMOKE_PAGE = `id: smoke
title: { en: Smoke, pl: Dym, ja: 煙 }
standalone: true
source: [{ document: sheet, page: 1 }]
text: { en: 'It hides like [cover](rule:attic/rules/cover).', pl: 'Kryje jak [osłona](rule:attic/rules/cover).', ja: '[遮蔽](rule:attic/rules/cover)と同じ。' }
`;
const SMOKE: Partial<Mistake> = { beside: { '../attic/rules/smoke.yaml': SMOKE_PAGE } };
const DISPUTED = {
  [WEAPONS]: game(WEAPONS)
    .replace(
      'shots: 2D6,',
      `shots: { value: 2D6, dispute: { id: far-thrower-shots, about: { en: How many shots, pl: Ile strzałów, ja: 射撃数 }, field: value, claims: [{ id: printed, says: { en: '2D6, and 2 of the mortar', pl: '2D6, a moździerz 2', ja: '2D6、迫撃砲は2' }, source: [{ document: sheet, page: 2 }], value: 2D6, elsewhere: { rifle.shots: 1 } }, { id: other, says: { en: D6, pl: D6, ja: D6 }, value: D6 }], adopted: printed, reason: { en: The sheet has it., pl: Tak jest w arkuszu., ja: シートによる。 }, confidence: medium } },`,
    )
    .replace('shots: 1,', "shots: { value: 1, dispute: 'tables/weapons#far-thrower-shots' },"),
};

export const ONE_CAUSE: Mistake[] = [
  change('a misspelt value while a table is not valid', TO_HIT, 'per: pins', 'per: ‸pinz', {
    ...unread(DAMAGE, 'columns:', 'colums:'),
    at: ['tables/damage.yaml:4:1'],
  }),
  change(
    'a misspelt value while the values are not valid',
    TO_HIT,
    'subject: distance',
    'subject: ‸distanse',
    {
      ...unread('values.yaml', 'unit: inch', 'unt: inch'),
      at: ['values.yaml:3:87'],
    },
  ),
  change('a misspelt marker while a page cannot be read', TO_HIT, 'not: pin }', 'not: ‸pim }', {
    ...unread(COVER, 'standalone:', 'standalon:'),
    at: ['rules/cover.yaml:3:1'],
  }),
  leftOut('house rules without a marker that the base places', 'without: [‸markers#pin]\n', {
    beside: FIRE,
  }),
  leftOut('house rules without a value that the base counts', "without: [‸'terms#pins']\n"),
  leftOut('house rules without a table that the base uses', 'without: [‸tables/weapons]\n'),
  leftOut(
    'house rules without a page that the front page of the base names',
    'without: [‸rules/volley]\n',
    {
      beside: {
        ...VOLLEY,
        [ATTIC]: game(ATTIC).replace('landing: turn', 'landing: turn, lookUp: [rules/volley]'),
      },
    },
  ),
  {
    ...leftOut('house rules that no longer use a value of the base', ''),
    to: attic('without: [rules/volley]\n').replace('extends: ', 'extends: ‸'),
    beside: VOLLEY,
  },
  leftOut('house rules without a page that they use themselves', 'without: [‸rules/cover]\n', {
    also: (ruleset) => {
      const folder = join(ruleset, '../attic/tables');
      mkdirSync(folder);
      writeFileSync(join(folder, 'weapons.yaml'), game(WEAPONS));
    },
  }),
  change(
    'a link to a page that the other game does not have',
    COVER,
    "en: 'See [weapons](rule:skirmish/tables/weapons#rifle).'",
    "en: 'See [weapons](rule:‸attic/rules/sniper).'",
    {
      also: (ruleset) => {
        mkdirSync(join(ruleset, '../attic'));
        writeFileSync(join(ruleset, '../attic', ATTIC), attic(''));
      },
    },
  ),
  change(
    'a value renamed that is used',
    'values.yaml',
    '  - { id: distance',
    '  - { id: ‸distances',
    { at: ['modifiers/to-hit.yaml:20:23'] },
  ),
  change(
    'a value deleted that is used',
    'values.yaml',
    '  - { id: pins, title: { en: Pins, pl: Przygwożdżenia, ja: 釘付け数 }, origin: count }\n',
    '',
    { at: ['values.yaml:1:1', `${TO_HIT}:14:115`, `${TO_HIT}:25:14`] },
  ),
  change(
    'a dispute without the first word of its name',
    WEAPONS,
    "dispute: 'tables/weapons#far-",
    "dispute: ‸'tables/weapons#",
    {
      beside: DISPUTED,
    },
  ),
  change(
    'a permanent marker that a step removes',
    MARKERS,
    'type: counter',
    'type: counter\n    permanent: ‸true',
    {
      beside: FIRE,
    },
  ),
  change(
    'a marker that only other rules place, and a step',
    MARKERS,
    'type: counter',
    'type: counter\n    external: [‸placed]',
    {
      beside: FIRE,
    },
  ),
  change(
    'a name for links that is too long',
    COVER,
    'points:\n  - { id: walls,',
    'points:\n  - { id: walls, linkTitle: { en: ‸What walls are that stand between the two units, pl: Mury, ja: 壁 },',
  ),
  change(
    'limits of a condition that are exchanged',
    TO_HIT,
    'subject: distance, above: 12',
    'subject: distance, atLeast: ‸18, atMost: 12',
  ),
  change(
    'a link that is not closed',
    COVER,
    "en: 'See [weapons](rule:skirmish/tables/weapons#rifle).'",
    "en: 'See ‸[weapons](rule:skirmish/tables/weapons#rifle.'",
  ),
  change('an address in capitals', TO_HIT, 'examples:', 'see: [‸markers#Pin]\nexamples:'),
  leftOut('a field of house rules that there is not', '‸replaces: [rules/cover]\n', SMOKE),
  leftOut('a field twice in house rules', '‸code: AT\n', SMOKE),
  {
    ...leftOut('another amount for a modifier of the base', ''),
    file: '../attic/modifiers/dash.yaml',
    to: `id: dash
title: { en: Dash, pl: Zryw, ja: 突進 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D6
  target: 4
  modifies: roll
  outcomes:
    - { id: made, success: true, title: { en: Made, pl: Udany, ja: 成功 }, when: [{ subject: roll, atLeast: target }] }
    - { id: stopped, title: { en: Stopped, pl: Przerwany, ja: 中断 } }
modifiers:
  - { id: soft-cover, title: { en: Soft cover, pl: Miękka osłona, ja: 軟遮蔽 }, change: ‸{ add: -3 } }
`,
    beside: { [`../attic/${ATTIC}`]: attic('') },
  },
  change(
    'a light colour of a base',
    ATTIC,
    /accent: .*/.exec(game(ATTIC))?.[0] ?? '',
    "accent: ‸'#ffcc88'",
    {
      beside: { [`../attic/${ATTIC}`]: attic('') },
    },
  ),
  leftOut('a field as the base of house rules has it', 'front: { landing: turn }\n', {
    beside: { [`../attic/${ATTIC}`]: attic('') },
  }),
  leftOut('a part that house rules leave out', 'without: [‸tables/weapons#rifle]\n', SMOKE),
  leftOut('house rules in fewer languages than their base', 'languages: [en]\n', {
    to: attic('languages: [en]\n')
      .replace(', pl: Strych, ja: 屋根裏', '')
      .replace('translations: complete\n', ''),
  }),
  {
    ...leftOut('a marker of house rules that is not valid', ''),
    file: '../attic/markers.yaml',
    to: `markers:
  - { id: smoke, title: { en: Smoke, pl: Dym, ja: 煙 }, text: { en: It hides., pl: Kryje., ja: 隠す。 }, type: ‸cloud }
`,
    beside: {
      [`../attic/${ATTIC}`]: attic(''),
      '../attic/rules/smoke.yaml': SMOKE_PAGE.replace('standalone: true\n', ''),
      '../attic/exceptions.yaml': `exceptions:
  - { check: unreachable, at: rules/smoke, reason: It is for later. }
`,
    },
  },
];
