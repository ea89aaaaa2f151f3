/** Mistakes that nothing noticed: letters, sections, sums, what a change leaves behind, and what words say beside the data. */
import { readdirSync } from 'node:fs';
import { GAME } from '../fixture.ts';
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const COVER = 'rules/cover.yaml';
const ORDERS = 'phases/orders.yaml';
const RULESET = 'ruleset.yaml';
const EXAMPLE =
  'en: With 2 pins it needs 5+., pl: Z 2 przygwożdżeniami trzeba 5+., ja: 釘付け2個なら5+が要る。';
const GIVE = 'text: { en: Give 1 pin., pl: Połóż 1 przygwożdżenie., ja: 釘付けを1個置く。 }';

/** A section that three parts cite; one page spells it otherwise. */
const cited = (section: string): Record<string, string> =>
  Object.fromEntries(
    ['mud', 'snow', 'ice'].map((id, index) => [
      `rules/${id}.yaml`,
      `id: ${id}
title: { en: ${id}, pl: ${id}, ja: ${'泥雪氷'[index] ?? ''} }
standalone: true
source: [{ document: sheet, page: 2, section: ${section} }]
text: { en: It slows., pl: Spowalnia., ja: 遅くなる。 }
`,
    ]),
  );
const section = (name: string, written: string, right: string): Mistake =>
  change(name, COVER, 'page: 2', `page: 2, section: ${written}`, { beside: cited(right) });

/** Pages with the numbers of their sections. */
const numbered = Object.fromEntries(
  [3, 4, 5].map((number) => [
    `rules/point-${number}.yaml`.replace(/\d/, (digit) => 'abcdef'[Number(digit)] ?? ''),
    `id: point-${'abcdef'[number]}
number: '${number}.1'
title: { en: Place ${'abcdef'[number]}, pl: Miejsce ${'abcdef'[number]}, ja: ${'   丘谷森'[number] ?? ''} }
standalone: true
source: [{ document: sheet, page: 2, section: '${number}.1' }]
text: { en: It slows., pl: Spowalnia., ja: 遅くなる。 }
`,
  ]),
);

/** A modifier whose figure is not known. */
const UNKNOWN = game(TO_HIT).replace(
  'change: { add: -2 }',
  'evidence: unknown, reason: { en: Not printed., pl: Nie wydrukowano., ja: 記載なし。 }, change: { add: unknown }',
);
/** A marker with a longer name, which the rules say. */
const MARKER = game('markers.yaml').replace('title: { en: Pin,', 'title: { en: Pin marker,');

const LAST = 'subject: attacker, is: pin }';
const DOCUMENT = 'role: main, language: en';
const SITE = `schema: 1
name: Club
title: { en: Club rules }
description: { en: Rules of the club. }
imprint: { en: Made by the club. }
licence: { name: CC BY 4.0, url: 'https://creativecommons.org/licenses/by/4.0/' }
repository: https://club.example/rules
languages: [en]
`;
const site = (name: string, from: string, to: string): Mistake => ({
  name,
  file: '../site.yaml',
  to: SITE.replace(from, to),
});

/** A table that gives what the example is told. */
const LOOKED_UP = {
  'tables/reach.yaml': `id: reach
title: { en: Reach, pl: Donośność, ja: 到達 }
standalone: true
source: [{ document: sheet, page: 2 }]
columns:
  - { id: to, type: distance, unit: inch, match: up-to, value: distance, title: { en: To, pl: Do, ja: まで } }
  - { id: needed, type: count, value: needed, title: { en: Needed, pl: Potrzeba, ja: 必要 } }
rows:
  - { id: near, title: { en: Near, pl: Blisko, ja: 近 }, cells: { to: 12, needed: 3 } }
  - { id: far, title: { en: Far, pl: Daleko, ja: 遠 }, cells: { to: 24, needed: 4 } }
`,
  'values.yaml': `${game('values.yaml')}  - { id: needed, title: { en: Number needed, pl: Potrzebny wynik, ja: 必要数 }, origin: table }\n`,
  [TO_HIT]: game(TO_HIT)
    .replace('target: 3', 'target: needed')
    .replace('given: { pins: 2 }', 'given: { pins: 2, distance: 10, needed: 3 }'),
};

/** A rule with a roll; its outcome, of which `when` is, and the last one. */
const luck = (
  name: string,
  dice: string,
  when: string,
  more = '',
  also: Partial<Mistake> = {},
): Mistake => ({
  ...also,
  name,
  file: 'rules/luck.yaml',
  to: `id: luck
title: { en: Luck, pl: Szczęście, ja: 運 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: The player rolls., pl: Gracz rzuca., ja: 振る。 }
roll:
  ${dice}
  outcomes:
    - { id: good, success: true, title: { en: Good, pl: Dobrze, ja: 良 }, when: [{ subject: ${when} }] }
    - { id: bad, title: { en: Bad, pl: Źle, ja: 悪 } }
${more}`,
});
const DICE_OF_LUCK = 'pool: { dice: 2, success: [{ subject: roll, atLeast: 5 }] }';
const thrown = (dice: string): string => `examples:
  - { id: shown, text: { en: It is bad., pl: Jest źle., ja: 悪い。 }, target: rules/luck, dice: ${dice}, expect: { outcome: bad } }
`;
const odds = (en: string, pl: string, ja: string, expect: string): string => `examples:
  - { id: often, text: { en: '${en}', pl: '${pl}', ja: ${ja} }, target: rules/luck, expect: { ${expect} } }
`;
/** What never comes to pass, or nothing works out. */
const LUCK: Mistake[] = [
  luck(
    'odds of several results together',
    `dice: D6\n  ${DICE_OF_LUCK}`,
    'successes, atLeast: 2',
    odds(
      'All: 9 of 9 rolls.',
      'Wszystko: 9 z 9 rzutów.',
      '全部：9回中9回。',
      'good: 1/9, bad: 8/9',
    ),
  ),
  luck(
    'how many there are, before their odds',
    `dice: D6\n  ${DICE_OF_LUCK}`,
    'successes, atLeast: 2',
    odds(
      '2 successes in 1 of 9 rolls.',
      '2 sukcesy w 1 z 9 rzutów.',
      '2成功は9回に1回。',
      'good: 1/9',
    ),
  ),
  luck('doubles of the sum', 'dice: 2D6', '‸natural, is: doubles'),
  luck('no doubles of the roll', 'dice: 2D6', '‸roll, not: doubles'),
  luck(
    'a tie where ties are rolled again',
    'dice: D6\n  contest: { each: [attacker, defender], wins: highest, ties: again }',
    'margin, equals: 0',
    '',
    { at: ['rules/luck.yaml:10:80'] },
  ),
  luck(
    'a pool that is too large',
    `dice: D6\n  ${DICE_OF_LUCK.replace('dice: 2', 'dice: ‸210')}`,
    'successes, atLeast: 40',
  ),
  luck(
    'more dice than a pool has',
    `dice: D6\n  ${DICE_OF_LUCK}`,
    'successes, atLeast: 2',
    thrown('‸[1, 2, 3]'),
  ),
  luck(
    'a number that no die of a pool shows',
    `dice: D6\n  ${DICE_OF_LUCK}`,
    'successes, atLeast: 2',
    thrown('[‸9, 2]'),
  ),
  luck(
    'a pool without the die that a 6 gives',
    `dice: D6 extra 6\n  ${DICE_OF_LUCK}`,
    'successes, atLeast: 2',
    thrown('‸[6, 2]'),
  ),
];

/** What newcomers write who know other notations, and no list of fields. */
const NEWCOMERS: Mistake[] = [
  change('what must not be so, with a sign', TO_HIT, LAST, 'subject: attacker, is: ‸!pin }'),
  change('a sign in a list of what must not be so', TO_HIT, 'not: pin', 'not: [‸!pin]'),
  change('or between two conditions', TO_HIT, `{ ${LAST}`, `‸or, { ${LAST}`),
  change('and between two conditions', TO_HIT, `{ ${LAST}`, `‸and, { ${LAST}`),
  change('a condition in words in a list', TO_HIT, `{ ${LAST}`, '‸attacker is pin'),
  change(
    'conditions under any',
    TO_HIT,
    'when: [{ subject: roll, atLeast: target }]',
    'when: ‸{ any: [{ subject: roll, atLeast: target }] }',
  ),
  change('dice without their letter', TO_HIT, 'dice: D6', 'dice: ‸6'),
  change('dice in a list', TO_HIT, 'dice: D6', 'dice: ‸[D6, D6]'),
  change('a die of one side', TO_HIT, 'dice: D6', 'dice: ‸D1'),
  change('dice without sides', TO_HIT, 'dice: D6', 'dice: ‸2D'),
  change('times between the number and the dice', TO_HIT, 'dice: D6', 'dice: ‸2×D6'),
  change('a die of per cent', TO_HIT, 'dice: D6', 'dice: ‸D%'),
  change('a die in German', TO_HIT, 'dice: D6', 'dice: ‸W6'),
  change('the sign of a unit', WEAPONS, 'unit: inch', 'unit: ‸″'),
  change('a short word for a unit', WEAPONS, 'unit: inch', 'unit: ‸in'),
  change('both sides as a word', ORDERS, 'act: [attacker, defender]', 'act: ‸both'),
  change('all sides in a list', 'phases/turn-end.yaml', 'act: [attacker]', 'act: [‸all]'),
  change('a procedure without its folder', ORDERS, '[procedures/fire]', '[‸fire]'),
  change('a title in place of an address', ORDERS, '[procedures/fire]', '[‸Fire]'),
  change('a marker without its page', ORDERS, '[procedures/fire]', '[‸pin]'),
  change('a page in another folder', ORDERS, '[procedures/fire]', '[‸tables/fire]'),
  change('less than nothing is given', TO_HIT, 'pins: 2 }', 'pins: ‸-2 }', {
    at: ['modifiers/to-hit.yaml:23:22'],
  }),
  change('more is given than can be', TO_HIT, 'pins: 2 }', 'pins: ‸2 }', {
    beside: {
      'values.yaml': game('values.yaml').replace('origin: count', 'origin: count, atMost: 1'),
    },
  }),
  change('an example that contradicts a table', TO_HIT, 'needed: 3 }', 'needed: ‸4 }', {
    beside: LOOKED_UP,
  }),
  change(
    'an optional step',
    'procedures/fire.yaml',
    '  - { id: damage,',
    '  - { id: damage, ‸optional: true,',
  ),
  change('half with a point', TO_HIT, 'change: { add: -2 }', 'change: { multiply: ‸0.5 }'),
  change('two thirds with a point', TO_HIT, 'change: { add: -2 }', 'change: { multiply: ‸0.67 }'),
  change('an amount with a point', TO_HIT, 'change: { add: -2 }', 'change: { add: ‸1.5 }'),
  change('dice that are subtracted', TO_HIT, 'change: { add: -2 }', 'change: { add: ‸-1d6 }'),
  change('half of a die', TO_HIT, 'change: { add: -2 }', 'change: ‸{ multiply: ‸1/2 }'),
  change(
    'a row without its title',
    WEAPONS,
    'rifle, title: { en: Rifle, pl: Karabin, ja: 小銃 }',
    '‸rifle',
  ),
  change('curly quotation marks around a title', COVER, 'en: Cover', 'en: ‸“Cover”'),
  change('a space between thousands', WEAPONS, 'range: 24', 'range: ‸1 200'),
  change('or less, of a die', 'tables/damage.yaml', 'roll: ..1', 'roll: ‸1-'),
  change('results one by one', 'tables/damage.yaml', '2..3', '‸[2, 3]'),
  change('a picture in an id', WEAPONS, 'id: rifle', 'id: ‸rifle🔫'),
  change('the sign of a note', WEAPONS, 'notes: [crew]', "notes: [‸'*']"),
  { name: 'rules in a text file', file: 'rules/mud.txt', to: '‸id: mud\n' },
  { name: 'a folder of one’s own', file: 'weapons/mud.yaml', to: '‸id: mud\n' },
  change(
    'addresses in one text',
    'procedures/fire.yaml',
    '[modifiers/to-hit, tables/weapons]',
    '‸"modifiers/to-hit, tables/weapons"',
  ),
  change('pages in words', RULESET, `${DOCUMENT}, pages: 2`, `${DOCUMENT}, pages: ‸two`),
  change('a code in small letters', RULESET, 'code: SK', 'code: ‸sk'),
  change('a colour of three digits', RULESET, 'accent: blue', "accent: ‸'#224'"),
  change('a language in capitals in a document', RULESET, DOCUMENT, 'role: main, language: ‸EN'),
  site('a language by its name in site.yaml', '[en]', '[en, ‸polish]'),
  site('a country for a language in site.yaml', '[en]', '[en, ‸jp]'),
  site('a repository without https', 'https://club', '‸club'),
  site('the path of the site without its slash', 'languages', 'base: ‸rules\nlanguages'),
  site(
    'a slash behind the address of the site',
    'languages',
    'origin: ‸https://club.example/\nlanguages',
  ),
  site('a colour in site.yaml', 'languages', '‸accent: blue\nlanguages'),
];

const step = (name: string, to: string): Mistake => change(name, ORDERS, GIVE, to);

const ROLL = '{ subject: roll, atLeast: target }';
const POOL = (text: string) =>
  `id: volley
title: { en: Volley, pl: Salwa, ja: 斉射 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D6
  pool: { dice: 3, success: [{ subject: roll, atLeast: 5 }] }
  outcomes:
    - { id: sunk, title: { en: Sunk, pl: Zatopiony, ja: 沈没 }, when: [{ subject: successes, atLeast: 2 }] }
    - { id: afloat, title: { en: Afloat, pl: Pływa, ja: 健在 } }
text: { en: Roll., pl: Rzuć., ja: 振る。 }
`.replace(...(text.split(' -> ') as [string, string]));
/** A contest of both sides. */
const CONTEST = (outcome: string, each = '[attacker, defender]') =>
  `id: boarding
title: { en: Boarding, pl: Abordaż, ja: 接舷 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D6
  contest: { each: ${each}, wins: highest, ties: again }
  outcomes:
    - { id: taken, title: { en: Taken, pl: Zdobyty, ja: 拿捕 }, when: [${outcome}] }
    - { id: held, title: { en: Held, pl: Obroniony, ja: 保持 } }
text: { en: Roll., pl: Rzuć., ja: 振る。 }
`;
/** The game in English alone, with three questions of one page. */
const ENGLISH = Object.fromEntries(
  readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => [
      path,
      game(path)
        .replace('translations: complete\n', '')
        .replaceAll(/, pl: (?:'[^']*'|[^,}]+), ja: (?:'[^']*'|[^}]+) \}/g, ' }'),
    ]),
);
const ASKED = {
  ...ENGLISH,
  [COVER]: `${ENGLISH[COVER] ?? ''}questions:
${['Is it cover?', 'What covers?', 'Do walls cover?'].map((one) => `  - { en: ${one} }`).join('\n')}
`,
};
/** A table as it is printed for two dice of ten sides. */
const PERCENT = `id: weather
title: { en: Weather, pl: Pogoda, ja: 天候 }
standalone: true
source: [{ document: sheet, page: 2 }]
columns:
  - { id: roll, type: die-range, title: { en: D100, pl: D100, ja: D100 } }
rolls:
  - { id: day, dice: D100, rangeColumn: roll, title: { en: Day, pl: Dzień, ja: 日 } }
rows:
  - { id: fog, title: { en: Fog, pl: Mgła, ja: 霧 }, cells: { roll: ‸01..20 } }
  - { id: sun, title: { en: Sun, pl: Słońce, ja: 晴 }, cells: { roll: 21..90 } }
  - { id: rain, title: { en: Rain, pl: Deszcz, ja: 雨 }, cells: { roll: ‸91..00 } }
`;

/** What the check let through, or answered with a remedy that led astray. */
const ASTRAY: Mistake[] = [
  change('a number as what a roll is', TO_HIT, ROLL, '{ subject: roll, is: ‸target }'),
  change('a condition in words with or more', TO_HIT, `[${ROLL}]`, '‸roll is target or more'),
  change('or more as what a roll is', TO_HIT, ROLL, '{ subject: roll, is: ‸4 or more }'),
  change('both ends in a list', TO_HIT, ROLL, '{ subject: roll, ‸between: [4, 6] }'),
  change('a word of a roll as what has a marker', TO_HIT, ROLL, '{ subject: ‸successes, is: pin }'),
  {
    name: 'the winner as the subject',
    file: 'rules/boarding.yaml',
    to: CONTEST('{ subject: ‸winner, is: attackers }'),
  },
  {
    name: 'both sides of a contest in one text',
    file: 'rules/boarding.yaml',
    to: CONTEST('{ subject: attacker, is: winner }', '‸attacker and defender'),
  },
  change('names without their comma', TO_HIT, 'not: pin', 'not: [‸pin down]'),
  change('a fault in the facts of a game in one language', RULESET, 'code: SK', 'code: ‸sk', {
    beside: ASKED,
  }),
  change(
    'a number where other rows give dice',
    WEAPONS,
    'range: flame, shots: 2D6, special: none',
    'range: flame, shots: 2D6, special: [{ rule: rules/cover, with: ‸2 }]',
  ),
  change(
    'a sum of dice in place of each die',
    TO_HIT,
    'given: { pins: 2 }\n    with: [pinned]',
    'given: { pins: 2, distance: 7 }\n    with: [pinned]\n    dice: ‸[5, 5]',
    { at: ['modifiers/to-hit.yaml:25:33'] },
  ),
  change(
    'a figure of another column',
    TO_HIT,
    'change: { add: -2 }',
    "change: { add: { in: ‸'tables/weapons#rifle.price', per: pins } }",
  ),
  {
    name: 'a pool whose dice never succeed',
    file: 'rules/volley.yaml',
    to: POOL('[{ subject: roll, atLeast: 5 -> ‸[{ subject: roll, atLeast: 7'),
  },
  {
    name: 'an outcome of a pool that compares the roll',
    file: 'rules/volley.yaml',
    to: POOL('successes, atLeast: 2 -> ‸roll, atLeast: 3'),
  },
  { name: 'a table for per cent as it is printed', file: 'tables/weather.yaml', to: PERCENT },
  change(
    'a row left out of another ruleset',
    RULESET,
    'code: SK',
    "without: [‸'tables/weapons#rifle']\ncode: SK",
  ),
  change('a fixed target that is compared', TO_HIT, ROLL, '{ subject: ‸target, atLeast: 3 }'),
];

export const STRANGERS: Mistake[] = [
  change('a letter of another alphabet in a title', WEAPONS, 'en: Rifle', 'en: ‸Rifl\u0435'),
  change(
    'two languages exchanged',
    WEAPONS,
    'en: Mortar, pl: Moździerz',
    'en: ‸Moździerz, pl: Mortar',
  ),
  section('a section without its diacritics', '‸Zasieg', 'Zasięg'),
  section('a letter left out of a long word of a section', '‸Uszkodznia', 'Uszkodzenia'),
  {
    name: 'the number of another section',
    file: 'rules/ridge.yaml',
    to: `id: ridge
number: ‸'3.1'
title: { en: Ridge, pl: Grzbiet, ja: 尾根 }
standalone: true
source: [{ document: sheet, page: 2, section: '3.2' }]
text: { en: It slows., pl: Spowalnia., ja: 遅くなる。 }
`,
    beside: numbered,
  },
  change(
    'another source that is the main document',
    COVER,
    'page: 2 }]',
    'page: 2 }]\nevidence: ‸other-source',
  ),
  change(
    'a sum in an example',
    TO_HIT,
    EXAMPLE,
    'en: "3 + 2 = ‸6, so with 2 pins it needs 5+.", pl: "3 + 2 = 5, więc z 2 przygwożdżeniami trzeba 5+.", ja: "3 + 2 = 5。釘付け2個なら5+が要る。"',
  ),
  change(
    'a sum that is right',
    TO_HIT,
    `{ ${EXAMPLE}`,
    '‸{ en: "3 + 2 = 5, so with 2 pins it needs 5+.", pl: "3 + 2 = 5, więc z 2 przygwożdżeniami trzeba 5+.", ja: "3 + 2 = 5。釘付け2個なら5+が要る。"',
  ),
  step(
    'what may be done, where the words say must',
    'text: { en: The unit must take 1 pin., pl: Oddział musi dostać 1 przygwożdżenie., ja: 必ず釘付けを1個置く。 }\n    obligation: ‸may',
  ),
  step(
    'what must be done, where one language says may',
    'text: { en: The unit must take 1 pin., pl: Oddział może dostać 1 przygwożdżenie., ja: 必ず釘付けを1個置く。 }\n    obligation: ‸must',
  ),
  change(
    'a value of a table that no table gives',
    'values.yaml',
    'ja: 釘付け数 }, origin: count',
    'ja: 釘付け数 }, origin: ‸table',
  ),
  change(
    'six inches in words',
    COVER,
    'en: Walls are hard cover.',
    'en: Walls are ‸six inches high.',
  ),
  change(
    'a text of a list',
    COVER,
    'en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。',
    'en: ‸"Walls.\\n\\n- one\\n- two", pl: Mury to twarda osłona., ja: 壁は硬遮蔽。',
  ),
  {
    name: 'a marker in a file of its own',
    file: 'markers/smoke.yaml',
    to: '‸id: smoke\n',
  },
  {
    name: 'a record that is a list',
    file: 'changes/rifle.yaml',
    to: '‸- address: tables/weapons#rifle.range\n  was: 24\n  now: 25\n',
  },
  change(
    'texts in a language that is not declared',
    RULESET,
    'code: SK',
    'languages: ‸[en, pl]\ncode: SK',
  ),
  change(
    'an amount that counts from another limit than its condition',
    TO_HIT,
    'change: { add: -1 }\n    when: [{ subject: distance, above: 12 },',
    'change: { add: { each: -1, per: distance, above: ‸18, every: 6, round: up } }\n    when: [{ subject: distance, above: 12 },',
  ),
  change(
    'a statement from another number on than its words say',
    COVER,
    'en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 }',
    'en: Walls hide up to ‸16″., pl: Mury kryją do 16″., ja: 壁は16″まで隠す。 }, when: ‸[{ subject: distance, atMost: 24 }]',
  ),
  change(
    'a title that texts still say',
    'markers.yaml',
    'title: { en: Pin marker, pl: Przygwożdżenie, ja: 釘付け }',
    'title: { en: ‸Suppression, pl: Przygwożdżenie, ja: 釘付け }',
    {
      beside: {
        'markers.yaml': MARKER,
        [ORDERS]: game(ORDERS).replace('Give 1 pin.', 'Give 1 pin marker.'),
      },
      at: [
        'markers.yaml:3:35',
        'markers.yaml:3:55',
        'phases/orders.yaml:9:36',
        'phases/turn-end.yaml:6:126',
      ],
    },
  ),
  change('a figure that is known now', TO_HIT, 'add: unknown', 'add: -2', {
    beside: { [TO_HIT]: UNKNOWN },
    at: ['modifiers/to-hit.yaml:16:102', 'modifiers/to-hit.yaml:16:189'],
  }),
  ...(
    [
      ['a limit with its unit', 'above: ‸12″'],
      ['a limit under another name', '‸greaterThan: 12'],
      ['both limits in one field', '‸between: 12'],
      ['a range as a limit', 'above: ‸6..12'],
    ] as const
  ).map(([name, test]) =>
    change(name, TO_HIT, 'subject: distance, above: 12', `subject: distance, ${test}`),
  ),
  change('what must not be so, as a word', TO_HIT, 'attacker, is: pin', 'attacker, is: ‸not pin'),
  change('dice added to dice', TO_HIT, 'dice: D6', 'dice: ‸D6+D6'),
  change('a plus and a minus', TO_HIT, 'add: -2', 'add: ‸+-2'),
  change('a number as a word', ORDERS, 'target-unit, count: 1', 'target-unit, count: ‸one'),
  change('the address of a link', ORDERS, '[procedures/fire]', '[‸rule:skirmish/procedures/fire]'),
  change('a word of the legend in capitals', WEAPONS, 'range: flame', 'range: ‸Flame'),
  change('a limit in a cell', WEAPONS, 'range: 24', 'range: ‸<=24'),
  change('another word for none', WEAPONS, '2D6, special: none', '2D6, special: ‸n/a'),
  change('a list that is a sign', WEAPONS, 'notes: [crew]', "notes: ‸'*'"),
  change(
    'rolls on a table as many as a value says',
    'tables/damage.yaml',
    'dice: D6-3',
    'dice: D6-3, times: ‸pins',
  ),
  change('or more, of a die', 'tables/damage.yaml', '4..7', '‸4+'),
  change('two results in one cell', 'tables/damage.yaml', '2..3', '‸2, 3'),
  change('a language in capitals', COVER, 'en: Walls', '‸EN: Walls'),
  change(
    'a shorter name of a field',
    'terms.yaml',
    'abbreviation: { all: FP }',
    '‸abbr: { all: FP }',
  ),
  {
    name: 'an exception of a page that is not there',
    file: 'exceptions.yaml',
    to: 'exceptions:\n  - { check: unreachable, at: ‸rules/cove, reason: It stands alone. }\n',
  },
  ...NEWCOMERS,
  ...ASTRAY,
  ...LUCK,
  luck('two kinds of dice in one roll', 'dice: ‸D6+D4', 'roll, atLeast: 5'),
  luck('dice kept, without which of them', 'dice: ‸2D6 keep 1', 'roll, atLeast: 5'),
  luck('dice in German that explode', 'dice: ‸W6 explode 6', 'roll, atLeast: 9'),
  luck(
    'dice that explode and are rolled again',
    'dice: ‸2D6 explode 6 reroll 1',
    'roll, atLeast: 9',
  ),
  luck('dice that explode on 5 or more', 'dice: ‸2D6 explode 5+', 'roll, atLeast: 9'),
  luck(
    'three sides that differ',
    'dice: D6\n  contest: { each: ‸[attacker, defender, target-unit], wins: highest, ties: again }',
    'attacker, is: winner',
  ),
  change('half a point', TO_HIT, 'add: -2', 'add: ‸-1.5'),
  change('half a point, as a fraction', TO_HIT, 'add: -2', 'add: ‸1/2'),
  change('dice taken away', TO_HIT, 'add: -2', 'add: ‸-1d6'),
  change('a factor with a decimal', TO_HIT, 'add: -2', 'multiply: ‸0.5'),
  change(
    'a step that may be left out',
    ORDERS,
    'text: { en: Give',
    '‸optional: true\n    text: { en: Give',
  ),
  change('per cent with a decimal comma', WEAPONS, 'range: 24', 'range: ‸12,5 %'),
  change(
    'odds in words in a field',
    TO_HIT,
    'expect: { needs: 5 }',
    'expect: { needs: 5, success: ‸1 in 6 }',
  ),
  change(
    'a counted number whose modifier is not named',
    TO_HIT,
    '    given: { pins: 2 }\n    with: [pinned]',
    '    given: { pins: ‸2 }',
  ),
  change(
    'a side where nobody rolls against it',
    TO_HIT,
    'id: soft-cover,',
    'id: soft-cover, side: ‸defender,',
  ),
];
