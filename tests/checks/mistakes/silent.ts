/** Mistakes to which nothing was said, although no calculator or page shows what is meant: each in several forms. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import { change, type Mistake } from './mistake.ts';

/** The pins are worked out, not counted. */
const WORKED_OUT = {
  'values.yaml': readFileSync(join(GAME, 'values.yaml'), 'utf8').replace(
    'origin: count',
    'origin: computed',
  ),
};

const entry = (id: string, body: string): string => `id: ${id}
title: { en: Page ${id}, pl: Strona ${id}, ja: ${id}の頁 }
standalone: true
source: [{ document: sheet, page: 2 }]
${body}`;

/** A column of a table that gives how many pins there are. */
const PINS = (at = ''): string =>
  `  - { id: count, type: number, value: ${at}pins, title: { en: Count, pl: Liczba, ja: 数 } }\n`;
const KEY = (name: string, more = ''): string =>
  `  - { id: key, type: number, value: ${name}, match: up-to, title: { en: To, pl: Do, ja: まで }${more} }\n`;
const ARM = `words: [{ id: bow, title: { en: Bow, pl: Łuk, ja: 弓 } }, { id: gun, title: { en: Gun, pl: Działo, ja: 砲 } }]\n`;
/** Found by the distance. */
const FOUND = entry(
  'among',
  `columns:\n${KEY('distance')}${PINS()}rows:\n  - { id: near, cells: { key: 12, count: 1 } }\n  - { id: far, cells: { key: 24, count: 2 } }\n`,
);
/** Chosen by its title. */
const chosen = (id: string, at = ''): string =>
  entry(
    id,
    `columns:\n${PINS(at)}rows:\n  - { id: few-${id}, title: { en: Few ${id}, pl: Mało ${id}, ja: 少${id} }, cells: { count: 1 } }\n  - { id: many-${id}, title: { en: Many ${id}, pl: Dużo ${id}, ja: 多${id} }, cells: { count: 4 } }\n`,
  );
/** Rolled on, and chosen from as well. */
const ROLLED = entry(
  'chart',
  `columns:
  - { id: roll, type: die-range, title: { en: Roll, pl: Rzut, ja: 出目 } }
${PINS('‸')}rolls: [{ id: chart-roll, title: { en: Roll, pl: Rzut, ja: 振り }, dice: D6, rangeColumn: roll }]
rows:
  - { id: low, title: { en: Low, pl: Nisko, ja: 低 }, cells: { roll: 1..3, count: 1 } }
  - { id: high, title: { en: High, pl: Wysoko, ja: 高 }, cells: { roll: 4..6, count: 2 } }
`,
);
const worksOut = (id: string, base: string, at = ''): string =>
  entry(
    id,
    `value: { name: ${at}pins, base: ${base} }\nmodifiers:\n  - { id: big-${id}, title: { en: Big ${id}, pl: Duży ${id}, ja: 大${id} }, change: { add: 1 } }\n`,
  );

const twice = (
  name: string,
  file: string,
  to: string,
  others: Mistake['beside'] = {},
): Mistake => ({
  name,
  file,
  to,
  beside: { ...WORKED_OUT, ...others },
});

/** Steps of which a player chooses one; `‸` stands before the condition that is found. */
const choice = (name: string, whens: readonly string[]): Mistake => ({
  name,
  file: 'procedures/choice.yaml',
  to: `id: choice
title: { en: Choice, pl: Wybór, ja: 選択 }
standalone: true
source: [{ document: sheet, page: 2 }]
order: one-of
steps:
${whens
  .map((when, at) => {
    const [, caret = '', tests = ''] = /^(‸?)(.*)$/.exec(when) ?? [];
    const said = tests && `, when: ${caret}[${tests}]`;
    return `  - { id: way-${'abc'[at]}, text: { en: Way ${'ABC'[at]}., pl: Sposób ${'ABC'[at]}., ja: 方法${'ABC'[at]}。 }${said} }`;
  })
  .join('\n')}
`,
});
const byArm = entry(
  'arms',
  `${ARM}columns:
  - { id: arm, type: word, value: attacker, match: exact, title: { en: Arm, pl: Rodzaj, ja: 種別 } }
${KEY('distance')}  - { id: shots, type: count, title: { en: Shots, pl: Strzały, ja: 射撃数 } }
rows:
  - { id: bow-near, cells: { arm: bow, key: 12, shots: 1 } }
  - { id: gun-near, cells: { arm: gun, key: 12, shots: 2 } }
`,
);

/** A rule with a roll, of which one outcome leads on. */
const leads = (name: string, next: string, { target = '4', there = '4' } = {}): Mistake => {
  const rule = (id: string, needed: string, then: string): string =>
    entry(
      id,
      `text: { en: The player rolls., pl: Gracz rzuca., ja: 振る。 }
roll:
  dice: D6
  target: ${needed}
  modifies: roll
  outcomes:
    - { id: good-${id}, success: true, title: { en: Good ${id}, pl: Dobrze ${id}, ja: 良${id} }, when: [{ subject: roll, atLeast: target }]${then} }
    - { id: bad-${id}, title: { en: Bad ${id}, pl: Źle ${id}, ja: 悪${id} } }
`,
    );
  return {
    name,
    file: 'rules/zeal.yaml',
    to: rule('zeal', target, `, next: [{ ${next} }]`),
    beside: { 'rules/faith.yaml': rule('faith', there, '') },
  };
};

/** A folder in which there is nothing. */
const empty = (name: string, folder: string, at = [`${folder}:1:1`]): Mistake => ({
  name,
  file: 'README.md',
  to: 'Notes.',
  also: (ruleset) => void mkdirSync(join(ruleset, folder), { recursive: true }),
  at,
});
const text = (name: string, written: string): Mistake =>
  change(name, 'rules/cover.yaml', 'en: Walls are hard cover.', `en: ${written}`);
const does = (name: string, fields: string): Mistake =>
  change(
    name,
    'phases/orders.yaml',
    '{ do: place, marker: pin, at: target-unit, count: 1 }',
    `{ do: place, marker: pin, at: target-unit, count: 1 }, { ${fields} }`,
  );
const note = (name: string, file: string, at = [`${file}:1:1`]): Mistake => ({
  name,
  file,
  to: '# Notes\n',
  at,
});

/** A column of words that tells rows apart, and finds none. */
const wordless = (name: string, first: string, second: string): Mistake => ({
  name,
  file: 'tables/arms.yaml',
  to: byArm
    .replace('id: arm, type: word, value: attacker, match: exact', 'id: ‸arm, type: word')
    .replace('key: 12, shots: 1', `key: ${second}, shots: 1`)
    .replace('key: 12, shots: 2', `key: ${first}, shots: 2`),
});

export const SILENT: Mistake[] = [
  twice(
    'a number that a table finds, and of which readers choose a row, too',
    'tables/crowd.yaml',
    chosen('crowd', '‸'),
    {
      'tables/among.yaml': FOUND,
    },
  ),
  twice('a number that a table finds, and another gives by its dice', 'tables/chart.yaml', ROLLED, {
    'tables/among.yaml': FOUND,
  }),
  twice(
    'a number that a table finds, and modifiers work out anew',
    'modifiers/panic.yaml',
    worksOut('panic', '2', '‸'),
    {
      'tables/among.yaml': FOUND,
    },
  ),
  twice(
    'a number of a chosen row that modifiers work out from another',
    'modifiers/panic.yaml',
    worksOut('panic', 'distance', '‸'),
    {
      'tables/crowd.yaml': chosen('crowd'),
    },
  ),
  twice(
    'a number that two sets of modifiers work out',
    'modifiers/terror.yaml',
    worksOut('terror', '3', '‸'),
    {
      'modifiers/panic.yaml': worksOut('panic', '2'),
    },
  ),
  twice(
    'a number that two sets of modifiers change',
    'modifiers/terror.yaml',
    worksOut('terror', 'pins', '‸'),
    {
      'values.yaml': readFileSync(join(GAME, 'values.yaml'), 'utf8'),
      'modifiers/panic.yaml': worksOut('panic', 'pins'),
    },
  ),
  twice('two tables of which readers choose a row', 'tables/flock.yaml', chosen('flock'), {
    'tables/crowd.yaml': chosen('crowd'),
  }),
  twice(
    'modifiers of a number that a table gives',
    'modifiers/panic.yaml',
    worksOut('panic', 'pins'),
    {
      'tables/among.yaml': FOUND,
    },
  ),

  choice('a choice that a state decides', [
    '{ subject: attacker, is: pin }',
    '‸{ subject: attacker, not: pin }',
  ]),
  {
    ...choice('a choice that the words of a table decide', [
      '{ subject: attacker, is: bow }',
      '‸{ subject: attacker, is: gun }',
    ]),
    beside: { 'tables/arms.yaml': byArm },
  },
  choice('a choice that a number decides by another one', [
    '{ subject: pins, atLeast: distance }',
    '‸{ subject: pins, below: distance }',
  ]),
  choice('a choice that a state and a number decide together', [
    '{ subject: attacker, is: pin }, { subject: pins, atLeast: 3 }',
    '‸{ subject: pins, below: 3 }',
    '{ subject: attacker, not: pin }',
  ]),
  choice('a choice of which one way has a condition', ['{ subject: attacker, is: pin }', '']),
  choice('a choice of ways for two states of one unit', [
    '{ subject: attacker, is: pin }',
    '{ subject: defender, is: pin }',
  ]),
  choice('a choice beside two ways that exclude each other', [
    '{ subject: attacker, is: pin }',
    '{ subject: attacker, not: pin }',
    '',
  ]),
  choice('a choice of ways whose numbers overlap', [
    '{ subject: pins, atLeast: 3 }',
    '{ subject: pins, atLeast: 6 }',
  ]),

  leads('everything carried to a roll that needs nothing', 'to: rules/faith, carries: ‸all', {
    target: 'pins',
  }),
  leads('everything carried from a roll that needs nothing', 'to: rules/faith, carries: ‸all', {
    there: 'pins',
  }),
  leads('everything carried to a table of dice', 'to: tables/damage, carries: ‸all', {
    target: 'pins',
  }),
  leads('a number carried that is not here', 'to: rules/faith, carries: ‸pins', { there: 'pins' }),
  leads(
    'a number carried that is not here, beside one that is',
    'to: rules/faith, carries: [pins, ‸distance]',
    {
      target: 'pins',
      there: '[pins, distance]',
    },
  ),
  leads('a modifier carried that is not here', 'to: modifiers/to-hit, carries: [‸soft-cover]'),

  empty('an empty folder that no ruleset has', 'scenarios'),
  empty('an empty folder whose name is misspelt', 'tabels'),
  empty('an empty folder in a folder of entries', 'rules/terrain'),
  empty('an empty folder in an unknown one', 'maps/north'),
  empty('an empty folder of records', 'changes', []),

  text('a text with a plus sign', '‸+3'),
  text('a text with a plus sign and an end', '‸+3.5'),
  text('a text that is nothing but a plus and nought', '‸+0'),
  text('a text of one word that YAML reads, with a capital', '‸True'),
  text('a text of one word that YAML reads, in capitals', '‸FALSE'),
  text('a text of one word that YAML reads, in small letters', '‸false'),
  text('a text of one word that YAML reads as nothing', '‸Null'),
  text('a text that is left out as programs do', '‸null'),
  change(
    'a search word that YAML reads, with a capital',
    'rules/cover.yaml',
    'points:',
    'aliases: { en: [wall, ‸True] }\npoints:',
  ),
  change(
    'a title with a plus sign',
    'rules/cover.yaml',
    'title: { en: Cover, pl: Osłona, ja: 遮蔽 }',
    'title: ‸+3',
  ),
  change(
    'a search word with a plus sign',
    'rules/cover.yaml',
    'points:',
    'aliases: { en: [‸+2] }\npoints:',
  ),

  does('a marker that does damage', 'do: ‸damage, marker: pin'),
  does('damage without a marker', 'do: ‸damage, at: target-unit, amount: 2'),
  does('a verb alone', 'do: ‸kill'),
  does('a verb with fields of its own', 'do: ‸move, unit: target-unit, inches: 6'),

  note('a note beside tables', 'tables/to-do.md'),
  note('a note in a folder of notes', 'notes/Meeting 3.md'),
  note('a note in capitals among records', 'changes/WHY.MD'),
  note('a note with a long ending beside the rules', 'house.markdown', []),
  note('what a folder is for', 'tables/Readme.markdown', []),

  wordless('words beside a number that finds a row', '12', '12'),
  wordless('words beside a greater number of the second row', '12', '18'),
  wordless('words beside numbers of which the second is found first', '24', '24'),
];
