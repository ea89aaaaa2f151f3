/** Mistakes of people who encode a game of their own from the documentation: fields that belong together, dice, addresses. */
import { change, game, type Mistake } from './mistake.ts';

const TO_HIT = 'modifiers/to-hit.yaml';
const ORDERS = 'phases/orders.yaml';

/** On main as well, so that no figure changed. */
const already = (name: string, file: string, from: string, to: string): Mistake =>
  change(name, file, from, to, {
    beside: { [file]: game(file).replace(from, () => to.replaceAll('‸', '')) },
    from: undefined,
    to: game(file).replace(from, () => to),
  });

const SUCCESSES = 'subject: successes, atLeast: 1';
/** A rule with a roll. */
const luck = (name: string, roll: string, when = 'subject: roll, atLeast: 4'): Mistake => ({
  name,
  file: 'rules/luck.yaml',
  to: `id: luck
title: { en: Luck, pl: Szczęście, ja: 運 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: The player rolls., pl: Gracz rzuca., ja: 振る。 }
roll:${roll}
  outcomes:
    - { id: good, success: true, title: { en: Good, pl: Dobrze, ja: 良 }, when: [{ ${when} }] }
    - { id: bad, title: { en: Bad, pl: Źle, ja: 悪 } }
`,
});
const pool = (name: string, fields: string): Mistake =>
  luck(
    name,
    `
  dice: D6
  pool: { ${fields}success: [{ subject: roll, atLeast: 5 }] }`,
    SUCCESSES,
  );

const changed = (name: string, to: string): Mistake =>
  already(name, TO_HIT, 'change: { add: -2 }', `change: { ${to} }`);
const cell = (name: string, address: string): Mistake =>
  changed(name, `add: { in: ‸'${address}', per: pins }`);
const used = (name: string, address: string): Mistake =>
  already(name, ORDERS, 'uses: [procedures/fire]', `uses: [‸${address}]`);

/** House rules in a folder of their own, without `extends`. */
const house = (name: string, ruleset: string, more: Partial<Mistake> = {}): Mistake => ({
  name,
  file: '../attic/ruleset.yaml',
  to: `id: ‸attic
title: { en: Attic rules, pl: Strych, ja: 屋根裏 }
code: AT
order: 2
documents:
  - { id: club, title: { en: Club rules, pl: Klub, ja: クラブ }, role: main, language: en, own: true }
${ruleset}`,
  beside: {
    '../attic/procedures/fire.yaml': game('procedures/fire.yaml').replace('sheet', 'club'),
    '../attic/phases/turn-end.yaml': game('phases/turn-end.yaml').replace('sheet', 'club'),
  },
  ...more,
});
const WHOLE = game('ruleset.yaml');
const fieldsOf = (...names: string[]): string =>
  WHOLE.split(/\n(?=\w)/)
    .filter((field) => names.includes(/^\w+/.exec(field)?.[0] ?? ''))
    .join('\n');

/** A contest whose sides are written otherwise. */
const duel = (name: string, each: string): Mistake => ({
  name,
  file: 'modifiers/duel.yaml',
  to: `id: duel
title: { en: Duel, pl: Pojedynek, ja: 決闘 }
standalone: true
source: [{ document: sheet, page: 1 }]
roll:
  dice: D6
  modifies: roll
  contest: { each: ${each}, wins: highest, ties: second }
  outcomes:
    - { id: won, success: true, title: { en: Won, pl: Wygrana, ja: 勝ち }, when: [{ subject: attacker, is: winner }] }
    - { id: lost, title: { en: Not won, pl: Bez wygranej, ja: 勝てず } }
modifiers:
  - { id: charge, side: attacker, title: { en: Charge, pl: Szarża, ja: 突撃 }, change: { add: 2 } }
`,
});

/** A table that is found by two dice. */
const finds = (name: string, rolls: string, group = ''): Mistake => ({
  name,
  file: 'tables/finds.yaml',
  to: `id: finds
title: { en: Finds, pl: Znaleziska, ja: 発見物 }
standalone: true
source: [{ document: sheet, page: 2 }]
${group && 'groups: [{ id: both, title: { en: Dice, pl: Kości, ja: ダイス } }]\n'}columns:
  - { id: tens, type: die-range, ${group}title: { en: Tens, pl: Dziesiątki, ja: 十の位 } }
  - { id: ones, type: die-range, ${group}title: { en: Ones, pl: Jedności, ja: 一の位 } }
${rolls}
rows:
  - { id: gold, title: { en: Gold, pl: Złoto, ja: 金 }, cells: { tens: 1..3, ones: 1..6 } }
  - { id: silver, title: { en: Silver, pl: Srebro, ja: 銀 }, cells: { tens: 4..6, ones: 1..3 } }
  - { id: tin, title: { en: Tin, pl: Cyna, ja: 錫 }, cells: { tens: 4..6, ones: 4..6 } }
`,
});
const FIRST = '{ id: first, title: { en: First, pl: Pierwszy, ja: 最初 }, ';
const SECOND = '{ id: second, title: { en: Second, pl: Drugi, ja: 次 }, ';

const step = (name: string, fields: string): Mistake =>
  change(
    name,
    'phases/orders.yaml',
    'uses: [procedures/fire] }',
    `uses: [procedures/fire], ${fields} }`,
  );
const shots = (name: string, cell: string): Mistake =>
  already(name, 'tables/weapons.yaml', 'shots: 1', `shots: ‸${cell}`);
const lines = (name: string, items: string): Mistake =>
  change(name, 'ruleset.yaml', 'phases: [orders, turn-end]', `phases:\n  ${items}`);
const unit = (name: string, written: string, units = ''): Mistake => ({
  ...change(name, 'values.yaml', 'unit: inch', `unit: ‸${written}`),
  ...(units && { beside: { 'ruleset.yaml': `${WHOLE}${units}` } }),
});

/** A table by whose words and distances a number is found, and an example of it. */
const found = (name: string, column: string, example = ''): Mistake => ({
  name,
  file: 'tables/ranges.yaml',
  to: `id: ranges
title: { en: Ranges, pl: Zasięgi, ja: 射程表 }
standalone: true
source: [{ document: sheet, page: 2 }]
words: [{ id: bow, title: { en: Bow, pl: Łuk, ja: 弓 } }, { id: gun, title: { en: Gun, pl: Działo, ja: 砲 } }, { id: spear, title: { en: Spear, pl: Włócznia, ja: 槍 } }]
columns:
  - { id: arm, ${column}, title: { en: Arm, pl: Rodzaj, ja: 種別 } }
  - { id: to, type: distance, unit: inch, value: distance, match: up-to, title: { en: To, pl: Do, ja: まで } }
  - { id: needed, type: threshold, value: pins, title: { en: Needed, pl: Potrzeba, ja: 必要な目 } }
  - { id: note, type: word, title: { en: Note, pl: Uwaga, ja: 注 } }
rows:
  - { id: bow-near, cells: { arm: bow, to: 12, needed: 3+, note: spear } }
  - { id: bow-far, cells: { arm: bow, to: 24, needed: 5+, note: none } }
  - { id: gun-near, cells: { arm: gun, to: 12, needed: 2+, note: none } }
${example}`,
});
const ARM = 'type: word, value: target-unit, match: exact';
const shot = (name: string, given: string, expect = 'pins: 3+'): Mistake =>
  found(
    name,
    ARM,
    `examples:
  - id: near
    text: { en: A bow needs 3+ at 10″., pl: Łuk potrzebuje 3+ na 10″., ja: 弓は10″で3+が要る。 }
    target: tables/ranges
    given: { target-unit: ${given}, distance: 10 }
    expect: { ${expect} }
`,
  );

/** Two rules with rolls, of which each can lead to the other. */
const rollOf = (id: string, next: string): string => `id: ${id}
title: { en: Rule ${id}, pl: Zasada ${id}, ja: 規則${id} }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: The player rolls., pl: Gracz rzuca., ja: 振る。 }
roll:
  dice: D6
  outcomes:
    - { id: good-${id}, success: true, title: { en: Good ${id}, pl: Dobrze ${id}, ja: 良${id} }, when: [{ subject: roll, atLeast: 4 }]${next} }
    - { id: bad-${id}, title: { en: Bad ${id}, pl: Źle ${id}, ja: 悪${id} } }
`;
const follows = (
  name: string,
  next: string,
  others: Readonly<Record<string, string>>,
): Mistake => ({
  name,
  file: 'rules/zeal.yaml',
  to: rollOf('zeal', next),
  beside: Object.fromEntries(
    Object.entries(others).map(([id, then]) => [`rules/${id}.yaml`, rollOf(id, then)]),
  ),
});
const then = (fields: string): string => `, next: [{ ${fields} }]`;

/** Steps of which one is taken. */
const choice = (name: string, whens: readonly string[]): Mistake => ({
  name,
  file: 'procedures/choice.yaml',
  to: `id: choice
title: { en: Choice, pl: Wybór, ja: 選択 }
standalone: true
source: [{ document: sheet, page: 2 }]
order: one-of
steps:
${whens.map((when, index) => `  - { id: way-${'abc'[index]}, text: { en: Way ${'ABC'[index]}., pl: Sposób ${'ABC'[index]}., ja: 方法${'ABC'[index]}。 }${when} }`).join('\n')}
`,
});

export const ENCODERS: Mistake[] = [
  luck(
    'a pool whose number of dice is compared',
    `
  dice: D6
  pool: { dice: pins, success: [{ subject: roll, atLeast: 5 }] }`,
    'subject: ‸pins, atLeast: 1',
  ),
  luck(
    'a pool whose outcome compares another value',
    `
  dice: D6
  pool: { dice: 3, success: [{ subject: roll, atLeast: 5 }] }`,
    'subject: ‸distance, above: 2',
  ),
  luck(
    'a die of a pool that counts successes',
    `
  dice: D6
  pool: { dice: 3, success: [{ subject: ‸successes, atLeast: 5 }] }`,
    SUCCESSES,
  ),
  luck(
    'a roll whose outcomes compare a value alone',
    `
  dice: 2D6`,
    'subject: ‸pins, atLeast: 7',
  ),

  found('words that find a row, without their role', 'type: word, match: ‸exact'),
  found('words of a role that find no row', 'type: word, value: ‸target-unit'),
  found('words up to', 'type: word, value: target-unit, match: ‸up-to'),
  found('texts that find a row', 'type: ‸text, value: target-unit, match: exact'),
  {
    ...found('two words in a cell that finds the row', ARM),
    to: String(found('', ARM).to).replace('arm: gun', 'arm: ‸[gun, spear]'),
  },
  {
    ...found('words without a role, and the example of their table', 'type: word, match: ‸exact'),
    to: String(shot('', 'bow').to).replace(ARM, 'type: word, match: ‸exact'),
  },
  shot('a word that finds no row', '‸spear'),
  shot('a state in place of a word that finds a row', '‸pin'),
  shot('a word that nothing declares, where words find a row', '‸sling'),
  {
    ...shot('a number where a word finds the row', '1'),
    to: String(shot('', '1').to).replace('{ target-unit: 1', '{ ‸target-unit: 1'),
  },
  shot('a number needed without its plus sign', 'bow', 'pins: ‸3'),

  follows('a roll that leads back', then('to: ‸rules/faith'), { faith: then('to: rules/zeal') }),
  follows('a roll that leads back as a player chooses', then('to: ‸rules/faith, optional: true'), {
    faith: then('to: rules/zeal, optional: true'),
  }),
  follows('three rolls in a circle', then('to: ‸rules/creed'), {
    faith: then('to: rules/zeal'),
    creed: then('to: rules/faith'),
  }),
  follows('a value carried to where nothing reads it', then('to: rules/faith, carries: [‸pins]'), {
    faith: '',
  }),
  follows('a role carried to where nothing reads it', then('to: rules/faith, carries: ‸attacker'), {
    faith: '',
  }),
  follows(
    'a modifier set where there is none',
    then('to: modifiers/to-hit, sets: [pinned, ‸open-topped]'),
    {},
  ),

  choice('a choice that numbers decide', [
    ', when: [{ subject: pins, atLeast: 3 }]',
    ', when: ‸[{ subject: pins, below: 3 }]',
  ]),
  choice('a choice that numbers decide, with a way otherwise', [
    ', when: [{ subject: pins, equals: 1 }]',
    ', when: ‸[{ subject: pins, atLeast: 2 }]',
    '',
  ]),

  {
    name: 'chapters as Markdown',
    file: 'chapters/one.md',
    to: '# One\n',
    at: ['chapters/one.md:1:1'],
  },
  {
    name: 'an entry as Markdown',
    file: 'tables/bows.md',
    to: '# Bows\n',
    at: ['tables/bows.md:1:1'],
  },
  {
    name: 'chapters as YAML',
    file: 'chapters/one.yaml',
    to: 'id: one\nscenes: []\n',
    at: ['chapters/one.yaml:1:1'],
  },

  duel('sides with their values', '‸{ attacker: pins, defender: pins }'),
  duel('sides with figures', '‸{ attacker: 3, defender: 0 }'),
  duel('sides as a list of groups', '‸[{ attacker: pins }, { defender: pins }]'),
  duel(
    'sides as roles with values',
    '‸[{ role: attacker, value: pins }, { role: defender, value: pins }]',
  ),
  duel('sides as groups with roles alone', '‸[{ id: attacker }, { id: defender }]'),
  duel('one side against the other', '‸attacker vs defender'),
  duel('a side that is a number', '‸2'),

  unit('a unit that nothing declares', 'foot'),
  unit(
    'a unit beside declared ones',
    'ell',
    'units: [{ id: pace, title: { en: paces, pl: kroki, ja: 歩 } }]\n',
  ),
  unit(
    'the plural of a declared unit',
    'paces',
    'units: [{ id: pace, title: { en: paces, pl: kroki, ja: 歩 } }]\n',
  ),
  already('a unit in place of what is counted', TO_HIT, 'per: pins', 'per: ‸inch'),
  step('a cost in a unit that nothing has', 'cost: [{ resource: ‸turn, amount: 1 }]'),
  step('a cost by its unit', 'cost: [{ resource: ‸inch, amount: 2 }]'),
  step('a cost in words', 'cost: ‸2 pins'),
  step('a cost as a number', 'cost: ‸2'),
  step('a cost by its name', 'cost: ‸{ pins: 2 }'),
  step('a cost by its name, in a list', 'cost: [{ ‸pins: 2 }]'),

  change('a version that is a number', 'ruleset.yaml', 'en: 1st ed.', 'en: ‸1.0'),
  change(
    'a version without a language',
    'ruleset.yaml',
    '{ en: 1st ed., pl: wyd. 1, ja: 第1版 }',
    '‸1.0',
  ),
  change('a title with zeros before it', 'rules/cover.yaml', 'en: Cover,', 'en: ‸007,'),
  change('a sign that is a number', 'terms.yaml', 'all: FP', 'all: ‸1.50'),
  change(
    'a printed number with a nought behind it',
    'phases/turn-end.yaml',
    'id: turn-end',
    'id: turn-end\nnumber: ‸3.10',
  ),
  change('a section with a nought behind it', 'rules/cover.yaml', 'page: 2', 'section: ‸2.0'),

  finds('two columns for one roll', `rolls: [${FIRST}dice: 2D6, rangeColumn: ‸[tens, ones] }]`),
  finds(
    'two columns for one roll, in one text',
    `rolls: [${FIRST}dice: 2D6, rangeColumn: ‸'tens, ones' }]`,
  ),
  finds(
    'two columns for one roll, in a plural',
    `rolls: [${FIRST}dice: 2D6, ‸rangeColumns: [tens, ones] }]`,
  ),
  finds(
    'a roll for each digit',
    `rolls: [${FIRST}dice: D6, rangeColumn: tens }, ${SECOND}dice: D6, rangeColumn: ‸ones }]`,
  ),
  finds(
    'digits in a group of columns',
    `rolls: [${FIRST}dice: ‸D66, rangeGroup: both }]`,
    'group: both, ',
  ),
  finds('two dice without a column', `rolls: [‸${FIRST}dice: 2D6 }]`),

  change(
    'modifiers of a rule',
    'rules/cover.yaml',
    'points:',
    '‸modifiers: [{ id: wall, title: { en: Wall }, change: { add: -1 } }]\npoints:',
  ),
  change('a change of a rule', 'rules/cover.yaml', 'points:', '‸change: { add: -1 }\npoints:'),
  change(
    'a change of a point',
    'rules/cover.yaml',
    '{ id: walls, ',
    '{ id: walls, ‸change: { add: -1 }, ',
  ),
  change(
    'the rolls to which a rule applies',
    'rules/cover.yaml',
    'points:',
    '‸appliesTo: [modifiers/to-hit]\npoints:',
  ),
  step(
    'modifiers of a step',
    '‸modifiers: [{ id: wall, title: { en: Wall }, change: { add: -1 } }]',
  ),
  luck(
    'modifiers of a roll',
    `
  dice: D6
  ‸modifiers: [{ id: wall, title: { en: Wall }, change: { add: -1 } }]`,
  ),
  change(
    'modifiers of a table without rolls',
    'tables/weapons.yaml',
    'notes:\n',
    '‸modifiers: [{ id: wall, title: { en: Wall }, change: { add: -1 } }]\nnotes:\n',
  ),

  shots('figures beside each other in a cell', '[4, 6]'),
  shots('figures with commas in a cell', "'4, 4, 4'"),
  shots('figures with slashes in a cell', '4/4/4'),

  lines('items without dashes', '‸orders\n  turn-end'),
  lines('the first item without its dash', '‸orders\n  - turn-end'),
  lines('the last item without its dash', '- orders\n  ‸turn-end'),
  lines('dashes without spaces', '‸-orders\n  -turn-end'),
  lines('long dashes', '‸– orders\n  – turn-end'),
  lines('stars in place of dashes', '‸* orders\n  * turn-end'),
  lines('two items behind one dash', '- ‸orders\n    turn-end'),
  change(
    'groups of fields without dashes',
    'markers.yaml',
    game('markers.yaml'),
    'markers:\n  ‸{ id: pin, type: counter }\n  { id: down, type: state }\n',
  ),
  change(
    'the first group of fields without its dash',
    'values.yaml',
    '  - { id: pins',
    '  ‸{ id: pins',
  ),
  change(
    'names of a side without dashes',
    ORDERS,
    'act: [attacker, defender], turnOrder: per-step }',
    'turnOrder: per-step, act:\n    ‸attacker\n    defender }',
  ),

  change(
    'a phase without those who act',
    ORDERS,
    'sides: { act: [attacker, defender], turnOrder: per-step }\n',
    '',
    { at: [`${ORDERS}:1:1`] },
  ),
  change(
    'a phase with a list of those who act',
    ORDERS,
    '{ act: [attacker, defender], turnOrder: per-step }',
    '‸[attacker, defender]',
  ),
  change(
    'a phase with the one who acts',
    ORDERS,
    '{ act: [attacker, defender], turnOrder: per-step }',
    '‸attacker',
  ),

  already('the highest of penalties', TO_HIT, 'combine: unique', 'combine: ‸highest'),
  already('the strongest of a group', TO_HIT, 'combine: unique', 'combine: ‸strongest'),

  house('house rules without their base', ''),
  house(
    'house rules without their base, with all fields of a game',
    `${fieldsOf('accent', 'edition', 'summary', 'coverage', 'front', 'stacking')}phases: [turn-end]\n`,
  ),

  house('house rules without their base, and an error of their own', '', {
    beside: {
      '../attic/procedures/fire.yaml': game('procedures/fire.yaml')
        .replace('sheet', 'club')
        .replace('tables/damage]', 'tables/damages]'),
      '../attic/phases/turn-end.yaml': game('phases/turn-end.yaml').replace('sheet', 'club'),
      '../attic/rules/nerve.yaml': `id: nerve
title: { en: Nerve, pl: Odwaga, ja: 勇気 }
standalone: true
source: [{ document: club, page: 1 }]
text: { en: A unit tests its nerve., pl: Oddział sprawdza odwagę., ja: 勇気を試す。 }
roll: { dice: D6, target: nerves, modifies: roll, outcomes: [{ id: held, success: true, title: { en: Held, pl: Wytrzymał, ja: 持ちこたえ }, when: [{ subject: roll, atLeast: target }] }, { id: fled, title: { en: Fled, pl: Uciekł, ja: 逃走 } }] }
`,
    },
    at: ['../attic/procedures/fire.yaml:6:100', '../attic/rules/nerve.yaml:6:27'],
  }),
  house('house rules without their base and their code', '', {
    to: `id: ‸attic
title: { en: Attic rules, pl: Strych, ja: 屋根裏 }
order: 2
documents:
  - { id: club, title: { en: Club rules, pl: Klub, ja: クラブ }, role: main, language: en, own: true }
`,
    at: ['../attic/ruleset.yaml:1:1'],
  }),

  pool('dice that explode, in a pool', 'dice: 2, ‸explode: 6, '),
  pool('dice that give more, in a pool', 'dice: 2, ‸extra: 6, '),
  pool('all dice of a pool', '‸count: all, '),
  pool('what a die of a pool needs', 'dice: 2, ‸target: 5, '),
  luck(
    'a pool that is only dice',
    `
  ‸pool: { dice: D6, success: [{ subject: roll, atLeast: 5 }] }`,
    SUCCESSES,
  ),
  luck(
    'a reroll with other dice',
    `
  dice: ‸2D6 reroll D8`,
  ),
  luck(
    'a reroll of what failed',
    `
  dice: ‸2D6 reroll failed`,
  ),
  changed('a modifier that rolls other dice again', 'reroll: ‸D8'),
  changed('a modifier that rolls a failure again', 'reroll: ‸failed'),
  changed('a modifier with which dice explode', '‸explode: 6'),
  changed('a modifier that keeps a die', '‸highest: 2'),

  cell('a cell with full stops', 'tables.weapons.rifle.shots'),
  cell('a cell with full stops behind its page', 'tables/weapons.rifle.shots'),
  cell('a cell with slashes', 'tables/weapons/rifle/shots'),
  cell('a cell with two number signs', 'tables/weapons#rifle#shots'),
  cell('a cell with full stops, without its folder', 'weapons.rifle.shots'),
  used('a page with a full stop', 'procedures.fire'),
  used('a step with full stops', 'procedures.fire.roll'),
  used('a step with a full stop, in another folder', 'procedure/fire.roll'),

  change(
    'boxes to tick off, beside the cells',
    'tables/weapons.yaml',
    'special: none } }',
    'special: none }, ‸hp: [4, 4, 4] }',
  ),
  change(
    'a playing area as a table',
    'rules/cover.yaml',
    'standalone: true',
    'standalone: true\n‸table: { width: 48, depth: 48 }',
  ),

  // Words of the languages in which the game is written.
  change('a source in German', 'rules/cover.yaml', 'source: [', '‸quelle: ['),
  change('yes in German', 'values.yaml', 'ja: 攻撃側 }, role: true', 'ja: 攻撃側 }, role: ‸ja'),
  change('yes in French', 'values.yaml', 'ja: 攻撃側 }, role: true', 'ja: 攻撃側 }, role: ‸oui'),
  unit('inches in French', 'pouces'),
  unit('feet in German', 'Fuß'),
  changed('a count in German', 'add: ‸-1 pro Wunde'),
  {
    ...found('a number needed in German', ARM),
    to: String(found('', ARM).to).replace('needed: 3+', 'needed: ‸ab 3'),
  },
  {
    ...found('a number needed in French', ARM),
    to: String(found('', ARM).to).replace('needed: 3+', 'needed: ‸3 ou plus'),
  },
  change('a limit in German', 'tables/damage.yaml', 'roll: ..1', 'roll: ‸bis 1'),
  change(
    'a limit with a percent sign',
    'values.yaml',
    'origin: count',
    'origin: count, atMost: ‸5%',
  ),
  change('what is expected without its name', TO_HIT, 'expect: { needs: 5 }', 'expect: ‸5'),
  change('what is given with its number first', TO_HIT, 'given: { pins: 2 }', 'given: ‸2 pins'),
  {
    name: 'outcomes by their numbers',
    file: 'rules/luck.yaml',
    to: String(luck('', '\n  dice: D6').to).replace(
      /outcomes:[^]*$/,
      'outcomes: ‸{ low: { en: Bad }, high: { en: Good } }\n',
    ),
  },
  {
    name: 'a turn without phases',
    file: '../attic/ruleset.yaml',
    to: `id: attic
title: { en: Attic rules, pl: Strych, ja: 屋根裏 }
code: AT
order: 2
${fieldsOf('accent', 'edition', 'summary', 'coverage', 'front', 'stacking').replace('landing: turn', 'landing: ‸turn')}documents:
  - { id: club, title: { en: Club rules, pl: Klub, ja: クラブ }, role: main, language: en, own: true }
`,
    beside: {
      '../attic/rules/nerve.yaml': `id: nerve
title: { en: Nerve, pl: Odwaga, ja: 勇気 }
source: [{ document: club, page: 1 }]
text: { en: A unit tests its nerve., pl: Oddział sprawdza odwagę., ja: 勇気を試す。 }
`,
    },
  },
];
