/** Mistakes that nothing said, although a page is wrong by them: dice and numbers that come to nothing, sides, units and house rules. */
import { pool } from './additions.ts';
import { change, game, withValues, type Mistake } from './mistake.ts';

const MARKERS = 'markers.yaml';
const WEAPONS = 'tables/weapons.yaml';
const ORDERS = 'phases/orders.yaml';
const FORD = 'rules/ford.yaml';
/** A rule with a roll. */
const ford = (name: string, text: string, roll: string, won = ''): Mistake => ({
  name,
  file: FORD,
  to: `id: ford
title: { en: Ford, pl: Bród, ja: 浅瀬 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { ${text} }
roll:
${roll}
  outcomes:
    - { id: crossed, success: true, title: { en: Crossed, pl: Przebyty, ja: 渡河 }, ${won || 'when: [{ subject: roll, atLeast: target }]'} }
    - { id: swept-away, title: { en: Swept away, pl: Porwani, ja: 流される } }
`,
});
const PLAIN = 'en: Roll once., pl: Rzuć raz., ja: 一度振る。';

/** A table with the number that the ford needs. */
const depth = (name: string, cells: readonly string[], roll = 'target: depth'): Mistake => ({
  name,
  file: 'tables/depths.yaml',
  to: `id: depths
title: { en: Depths, pl: Głębokości, ja: 水深 }
standalone: true
source: [{ document: sheet, page: 2 }]
columns:
  - { id: needed, type: threshold, value: depth, title: { en: Needed, pl: Trzeba, ja: 必要 } }
rows:
  - { id: knee, title: { en: Knee, pl: Kolano, ja: 膝 }, cells: { needed: ${cells[0]} } }
  - { id: neck, title: { en: Neck, pl: Szyja, ja: 首 }, cells: { needed: ${cells[1]} } }
`,
  beside: {
    ...withValues('id: depth, title: { en: Depth, pl: Głębokość, ja: 水深の数 }, origin: table'),
    [FORD]: String(ford('', PLAIN, `  dice: D8\n  ${roll}`).to),
  },
});

/** A value that is worked out. */
const pride = (name: string, base: string, modifiers: string): Mistake => ({
  name,
  file: 'modifiers/pride.yaml',
  to: `id: pride
title: { en: Pride, pl: Duma, ja: 誇り }
standalone: true
source: [{ document: sheet, page: 1 }]
value: { name: pride, base: ${base} }
modifiers:
${modifiers}`,
  beside: withValues('id: pride, title: { en: Pride, pl: Duma, ja: 誇りの数 }, origin: computed'),
});
const BANNER = (mark = ''): string =>
  `  - { id: banner, title: { en: Banner, pl: Sztandar, ja: 軍旗 }, change: { multiply: ${mark}3 } }\n`;
const TRUMPET =
  '  - { id: trumpet, title: { en: Trumpet, pl: Trąba, ja: 喇叭 }, change: { add: 2 } }\n';

/** A contest of two sides, each with a number of its own. */
const joust = (name: string, given: string, expect: string): Mistake => ({
  name,
  file: 'modifiers/joust.yaml',
  to: `id: joust
title: { en: Joust, pl: Kopie, ja: 馬上槍 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D8
  modifies: roll
  contest: { each: [attacker, defender], wins: highest, ties: first }
  outcomes:
    - { id: unhorsed, success: true, title: { en: Unhorsed, pl: Strącony, ja: 落馬 }, when: [{ subject: attacker, is: winner }] }
    - { id: seated, title: { en: Seated, pl: W siodle, ja: 騎乗 } }
modifiers:
  - { id: lance, side: attacker, always: true, title: { en: Lance, pl: Kopia, ja: 槍 }, change: { add: reach } }
  - { id: shield, side: defender, always: true, title: { en: Shield, pl: Tarcza, ja: 盾 }, change: { add: guard } }
examples:
  - id: tilt
    text: { en: Both ride., pl: Obaj jadą., ja: 双方が駆ける。 }
    target: modifiers/joust
    given: { ${given} }
    with: []
${expect}`,
  beside: withValues(
    'id: reach, title: { en: Reach, pl: Długość, ja: 長さ }, origin: counter-or-card',
    'id: guard, title: { en: Guard, pl: Osłona tarczy, ja: 守り }, origin: counter-or-card',
  ),
});

/** A column that gives a value of a unit. */
const stride = (name: string, column: string): Mistake => ({
  name,
  file: WEAPONS,
  to: game(WEAPONS)
    .replace(
      '  - { id: shots,',
      `  - { id: stride, ${column}, title: { en: Stride, pl: Chód, ja: 歩幅 } }\n  - { id: shots,`,
    )
    .replaceAll('shots: ', 'stride: 4, shots: ')
    .replace('id: stride: 4, shots', 'id: shots'),
  beside: withValues(
    'id: stride, title: { en: Stride, pl: Chód, ja: 歩幅 }, origin: table, unit: inch',
  ),
});

/** A marker that is turned to another one, which is no side of it. */
const turned = (name: string, type: string): Mistake => ({
  ...change(
    name,
    ORDERS,
    'text: { en: Give 1 pin., pl: Połóż 1 przygwożdżenie., ja: 釘付けを1個置く。 }\n    effects: [',
    'text: { en: Give 1 pin and turn it to Dug in., pl: Połóż 1 przygwożdżenie i odwróć na Okopany., ja: 釘付けを1個置き、壕に裏返す。 }\n    effects: [{ do: flip, marker: pin, to: ‸dug-in, at: target-unit }, ',
  ),
  beside: {
    [MARKERS]: `${game(MARKERS)}  - id: dug-in
    title: { en: Dug in, pl: Okopany, ja: 壕 }
    text: { en: Behind earth., pl: Za wałem., ja: 土の陰。 }
    type: ${type}
    external: [removed]
    source: [{ document: sheet, page: 1 }]
`,
  },
});

/** House rules of the game. */
const LOFT = (fields: string): string => `id: loft
title: { en: Loft, pl: Stryszek, ja: ロフト }
code: LO
order: 2
${fields}documents:
  - { id: club, title: { en: Club rules, pl: Zasady klubu, ja: クラブのルール }, role: main, language: en, own: true }
`;
const page = (id: string, title: string): string => `id: ‸${id}
title: { ${title} }
standalone: true
source: [{ document: club, section: Second evening }]
text: { en: It hides., pl: Kryje., ja: 隠す。 }
`;
const house = (name: string, file: string, to: string): Mistake => ({
  name,
  file: `../loft/${file}`,
  to,
  beside: { '../loft/ruleset.yaml': LOFT('extends: skirmish\n') },
});
const facts = (name: string, fields: string, more: Partial<Mistake> = {}): Mistake => ({
  name,
  file: '../loft/ruleset.yaml',
  to: LOFT(fields),
  ...more,
});

/** The text of the site's own page. */
const about = (name: string, text: string): Mistake => ({
  name,
  file: '../site.yaml',
  to: `name: Club
imprint: { en: A club., pl: Klub., ja: クラブ。 }
licence: { name: CC0, url: 'https://creativecommons.org/publicdomain/zero/1.0/' }
repository: https://github.com/club/rules
about:
  title: { en: About us, pl: O nas, ja: 私たち }
  text:
    en: "Our table: ‸${text}"
    pl: Nasz stół.
    ja: 卓。
`,
});

export const PASSED: Mistake[] = [
  pool('dice that explode where they succeeded already', {
    dice: '‸D6 reroll 2 explode 5..6',
    expect: 'hurt: 1/2',
  }),
  ford(
    'more successes than dice',
    PLAIN,
    '  dice: D6\n  pool: { dice: 4, success: [{ subject: roll, atLeast: 3 }] }',
    'when: [‸{ subject: successes, above: 4 }]',
  ),
  ford(
    'a rule that rolls other dice than its text',
    'en: ‸Roll 3D6 to cross., pl: Rzuć 3D6 przy przeprawie., ja: 3D6を振って渡る。'.replace(
      '‸Roll ',
      'Roll ‸',
    ),
    '  dice: 2D6\n  target: 8',
  ),
  ford(
    'a rule that needs another number than its text',
    'en: Cross on ‸3+., pl: Przeprawa na 3+., ja: 3+で渡る。',
    '  dice: D8\n  target: 5',
  ),
  ford(
    'an outcome with another number than the target',
    PLAIN,
    '  dice: D8\n  target: 5',
    'text: { en: ‸6 or more are enough., pl: ‸6 lub więcej wystarcza., ja: ‸6以上で足りる。 }, when: [{ subject: roll, atLeast: target }]',
  ),
  {
    name: 'a roll of the table that finds the number for it',
    file: 'tables/crossings.yaml',
    to: `id: crossings
title: { en: Crossings, pl: Przeprawy, ja: 渡河表 }
standalone: true
source: [{ document: sheet, page: 2 }]
roll:
  dice: D6
  target: ‸depth
  outcomes:
    - { id: dry, success: true, title: { en: Dry, pl: Suchy, ja: 乾いている }, when: [{ subject: roll, atLeast: target }] }
    - { id: wet, title: { en: Wet, pl: Mokry, ja: 濡れる } }
columns:
  - { id: reach, type: distance, unit: inch, value: distance, match: up-to, title: { en: Width, pl: Szerokość, ja: 幅 } }
  - { id: needed, type: threshold, value: depth, title: { en: Needed, pl: Trzeba, ja: 必要 } }
rows:
  - { id: brook, title: { en: Brook, pl: Strumień, ja: 小川 }, cells: { reach: 3, needed: 3+ } }
  - { id: river, title: { en: River, pl: Rzeka, ja: 川 }, cells: { reach: 9, needed: 5+ } }
`,
    beside: withValues(
      'id: depth, title: { en: Depth, pl: Głębokość, ja: 水深の数 }, origin: table',
    ),
  },
  depth('a number that no die shows', ['4+', '‸9+']),
  depth('a number of a table that every roll can reach', ['4+', '8+']),
  pride('a base of 0 that is multiplied', '0', BANNER('‸')),
  pride('a base of 0 that is multiplied, beside what is added', '0', TRUMPET + BANNER('‸')),
  pride('a base that is multiplied', '2', TRUMPET + BANNER()),
  joust(
    'odds of a contest without the number of one side',
    'reach: 2',
    '    expect: { ‸success: 1/2 }\n'.replace('‸success: ', 'success: ‸'),
  ),
  joust(
    'dice of a contest without the number of the first side',
    'guard: 2',
    '    dice: [5, 4]\n    expect: { outcome: ‸unhorsed }\n',
  ),
  turned('a counter that is turned to a state', 'state'),
  stride('a number without the unit of its value', 'type: number, value: ‸stride'),
  stride(
    'a unit that nothing declares, where the value has one',
    'type: count, unit: ‸ell, value: stride',
  ),
  house(
    'a page of house rules under another title',
    'rules/shelter.yaml',
    page('shelter', 'en: Cover, pl: Schronienie, ja: 避難所'),
  ),
  house(
    'a page of house rules in another folder',
    'procedures/cover.yaml',
    `${page('cover', 'en: Hiding, pl: Krycie się, ja: 隠れる').replace(/text:.*\n/, '')}steps:\n  - { id: hide, text: { en: Hide., pl: Ukryj się., ja: 隠れる。 } }\n`,
  ),
  facts(
    'a word that is no address in what house rules leave out',
    'extends: skirmish\nwithout: [‸markers]\n',
  ),
  facts('a phase that house rules leave out', 'extends: skirmish\nwithout: [phases/parade]\n', {
    beside: {
      'ruleset.yaml': game('ruleset.yaml').replace('turn-end]', 'turn-end, parade]'),
      'phases/parade.yaml': `id: parade
title: { en: Parade, pl: Parada, ja: 閲兵 }
source: [{ document: sheet, page: 1 }]
sides: { act: [attacker], turnOrder: sequential }
steps:
  - { id: march, text: { en: March past., pl: Przemaszeruj., ja: 行進する。 } }
`,
    },
  }),
  facts('a unit in what house rules leave out', 'extends: skirmish\nwithout: [‸units#inch]\n'),
  facts(
    'a page under another folder in what house rules leave out',
    'extends: skirmish\nwithout: [‸tables/cover]\n',
  ),
  facts('house rules that only add a roll, without extends', '', {
    to: LOFT('').replace('id: loft', 'id: ‸loft'),
    beside: {
      '../loft/modifiers/to-hit.yaml': game('modifiers/to-hit.yaml').replace('sheet', 'club'),
    },
  }),
  facts('house rules that only add a text, without extends', '', {
    at: ['../loft/ruleset.yaml:1:1'],
    beside: { '../loft/rules/fog.yaml': page('fog', 'en: Fog, pl: Mgła, ja: 霧').replace('‸', '') },
  }),
  about('a picture with a space in its name', '![A table](pictures/our table.png)'),
  about('a picture with other letters in its name', '![A table](pictures/stół.webp)'),
];
