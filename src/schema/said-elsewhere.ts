/** Where the schema says what the notation of other programs says. */
import type { ErrorObject } from 'ajv';
import { asCode, list } from '../diagnostics/phrase.ts';
import { latinLetters } from '../text/latin-letters.ts';
import { isObject } from './guards.ts';
import { LIMIT, limitOf } from './meant/meant-sum.ts';
import { rerollHint } from './meant/meant-dice.ts';

const IN_DICE =
  'Write it behind the dice: `dice: D6 extra 6` (a 6 gives one more die, which a pool counts by itself), `dice: D6 explode 6` (it is rolled again and added), `dice: D6 reroll 1`, `dice: 3D6 highest 2`.';
const AS_POOL =
  'Successes are counted in a pool, `pool: { dice: shots, success: [{ subject: roll, atLeast: 5 }] }`.';
const OF_MODIFIER =
  'Dice are written in a roll, `dice: D6 explode 6`, and do so at each throw. A modifier gives more dice, `change: { dice: 1 }`, or has some results rolled again, `change: { reroll: 1 }`. Where only some throws explode, they are a roll of their own.';
const AS_LETTER = 'It is `parameter: X`, with the letter X in the title and the text.';
const IN_SYMBOLS =
  'Write the number of sides in `dice`, and in `symbols` what they show: `symbols: [{ id: hit, title: { en: Hit }, on: [1, 2] }]`.';
const NOT_POSSIBLE =
  'The model has nothing for it: write it as a text, or leave it out and say so under `omissions` in `ruleset.yaml`.';
const OF_A_GAME = 'Each game has a colour of its own: `accent` in its `ruleset.yaml`.';
/** Two changes by one modifier. */
export const AS_TWO =
  'Keep one of them. The other is a modifier of its own that comes with this one: `{ id: …, title: …, always: true, onlyWith: [ID], change: { … } }`, with the id of this one in place of ID.';
const AS_VALUE =
  'A value that is worked out has a page of its own in the folder modifiers, or stands in a step of a procedure: `value: { name: points, base: 3 }`.';
const IN_SET =
  'Modifiers stand in a file of the folder modifiers, with the roll or the value that they change: `roll: { … }` and `modifiers: [{ id: …, title: …, change: { add: -1 } }]`. Steps name the file under `uses`; those that come to a roll of another file have `appliesTo: [modifiers/ID]` in place of `roll`.';
const AS_CONTEST =
  'Opposed rolls are a contest, in place of it: `contest: { each: [attacker, defender], wins: highest, ties: again }`, and an outcome names the winner: `when: [{ subject: attacker, is: winner }]`.';
const ONLY_SUCCESSES =
  'A pool counts successes alone. What failures do is said of outcomes with few of them, `when: [{ subject: successes, atMost: 0 }]`, or in the text.';
const BESIDE_CHANGE = 'It is a field of the modifier: write it beside `change`, not in it.';
const AT = 'Write `at`.';
const LIMIT_OF_MARKER =
  'How many there can be is said of the value that counts them, in `values.yaml`: `{ id: …, title: …, origin: count, counts: MARKER, atMost: 6 }`, with the id of this one in place of MARKER.';
/** An effect with its end. */
const UNTIL =
  'When the marker goes is said where it goes: `end: [{ do: remove, marker: … }]` of the phase at whose end that is, or an effect of the step that takes it off.';
/** One roll of dice that are read as digits. */
export const READ_TOGETHER =
  'Two dice that find a row together are one roll, read as digits: write `dice: D66`, and the digits of both in one column, such as `11..16` and `21..36`.';

/** What is said of each of these fields of a shape. */
const sameOf = (shape: string, fields: string, hint: string): Record<string, string> =>
  Object.fromEntries(fields.split(' ').map((field) => [`${shape}.${field}`, hint]));

/** By shape and field. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Pool.count':
    'How many dice are rolled is `dice` of the pool, and all that meet `success` are counted: outcomes compare `subject: successes`.',
  'Pool.target': 'What a die needs is `success: [{ subject: roll, atLeast: 5 }]`.',
  'Pool.sides': 'Which die is rolled is `dice` of the roll, beside `pool`: `dice: D6`.',
  'Pool.die': 'Which die is rolled is `dice` of the roll, beside `pool`: `dice: D6`.',
  ...sameOf('Roll', 'opposed versus vs against opponent', AS_CONTEST),
  ...sameOf('Pool', 'failure failures fail miss misses botch', ONLY_SUCCESSES),
  ...sameOf('Change', 'when always onlyWith oneSide group cancels side except', BESIDE_CHANGE),
  ...sameOf('Change', 'explode extra keep highest lowest drop', OF_MODIFIER),
  ...sameOf('Roll', 'explode reroll keep extra highest lowest drop', IN_DICE),
  ...sameOf('Pool', 'explode reroll keep extra highest lowest drop', IN_DICE),
  ...sameOf('Marker', 'atMost max maximum limit', LIMIT_OF_MARKER),
  'Roll.success': AS_POOL,
  'Roll.count': `Dice that are read one by one: \`times: shots\`. ${AS_POOL}`,
  'Roll.rangeColumn':
    'The rolls of a table are a list: `rolls: [{ id: …, title: …, dice: D6, rangeColumn: … }]`.',
  'Roll.gives': 'Outcomes compare the number: `subject: successes`.',
  'Roll.degrees':
    'Write an outcome for each degree: `when: [{ subject: roll, atMost: [target, -10] }]`.',
  'Contest.sides':
    'The sides are named in `each: [attacker, defender]`. The value of a side is a modifier: `{ side: attacker, always: true, change: { add: fight } }`.',
  ...Object.fromEntries(
    [
      'RuleFile',
      'ProcedureFile',
      'PhaseFile',
      'Point',
      'Step',
      'Roll',
      'Pool',
      'Row',
      'Outcome',
    ].flatMap((shape) =>
      ['modifiers', 'modifier', 'change', 'changes', 'appliesTo'].map((field) => [
        `${shape}.${field}`,
        IN_SET,
      ]),
    ),
  ),
  'TableFile.appliesTo': IN_SET,
  'TableRoll.rangeColumns': READ_TOGETHER,
  'Modifier.of': 'Write `side`.',
  'Group.modifiers': 'Each modifier names its group: `group: cover`.',
  'Group.members': 'Each modifier names its group: `group: cover`.',
  'Effect.optional': 'Write `obligation: may`.',
  ...Object.fromEntries(
    ['until', 'duration', 'lasts', 'expires', 'ends', 'for'].map((field) => [
      `Effect.${field}`,
      UNTIL,
    ]),
  ),
  'Column.dice': 'Dice that find a row are rolled in `rolls` of the table.',
  'Example.outcome': 'It belongs in `expect`, in braces.',
  'Example.success': 'It belongs in `expect`, in braces.',

  'TableFile.keys': 'Each of these columns has `match: exact` or `match: up-to`.',
  'RuleFile.value': AS_VALUE,
  'Point.value': AS_VALUE,
  'ProcedureFile.value': AS_VALUE,
  'PhaseFile.value': AS_VALUE,
  'RuleFile.parameters': AS_LETTER,
  'Point.parameters': AS_LETTER,
  'Row.cost': 'Write it in a column.',
  'RuleFile.table':
    'A table of figures has a file of its own, which `see` names. A playing area and its zones are said in `text` and `points`.',
  'SiteFile.accent': OF_A_GAME,
  'SiteFile.colour': OF_A_GAME,
  'SiteFile.color': OF_A_GAME,
  'Effect.on': AT,
  'Effect.role': AT,
  'Effect.unit': AT,
  'ValuesFile.roles': 'A role is an item of `values` with `role: true`.',
  'Effect.by':
    'Who does it is said in the text of the part; `at` names the role that the marker is on.',
  'Step.if': 'Conditions are a list: `when: [{ subject: men, above: 10 }]`.',
};
/** Forms that a field cannot have, by its name. */
const ONE_ONLY: Readonly<Record<string, string>> = {
  rangeColumn: READ_TOGETHER,
  parameter:
    'Only one is possible: write `parameter: X`. Another value stands in a column or a text of its own.',
  with: 'A rule takes one value: name the rule once for each, or say the other in its text.',
  extends:
    'A ruleset extends one other: write its id alone, without brackets. To take from both, let one of them extend the other, and extend that one here.',
  subject:
    'A test compares one subject. Move the other one to the other side, with its sign: `below: [4, { each: -1, per: cavalry }]` is “this and the cavalry are below 4”.',
};
export const oneOnly = (field: string, data: unknown): string | undefined => {
  if (field === 'times' && typeof data === 'string')
    return `Write a number, or remove it: a roll with ${asCode(`times: ${data}`)} outside of tables leads here once for each of its dice by ${asCode('next')} of an outcome.`;
  if (field === 'extends')
    return Array.isArray(data) && data.length > 1 ? ONE_ONLY[field] : baseIn(data);
  if (field === 'reroll' && typeof data === 'boolean') return rerollHint(String(data));
  if (!Array.isArray(data)) return undefined;
  if (field === 'reroll')
    return rerollHint(data.length > 2 ? `${data[0]}-${data.at(-1)}` : data.join());
  return ONE_ONLY[field];
};

/** `extends: { id: skirmish }` */
function baseIn(data: unknown): string | undefined {
  const [id, ...others] = isObject(data) ? Object.values(data) : [];
  return typeof id === 'string' && others.length === 0 ? `Write ${asCode(id)} alone.` : undefined;
}

/** What no shape has, as a field or as the type of a column. */
const IN_NO_SHAPE = new Set(
  `army cards card chapter chapters deck decks diagram diagrams figure image images lists map maps options picture pictures track zones`.split(
    ' ',
  ),
);
/** What the shape must hold, where it is something else. */
const FORMS: Readonly<Record<string, string>> = {
  Pool: AS_POOL,
  Dice: IN_SYMBOLS,
};

/** What `extends` is called elsewhere. */
export const BASE = /^(?:extend|base|based-?on|parent|inherits?)$/i;

export function saidElsewhere(
  { parentSchema, data }: ErrorObject,
  field: string,
): string | undefined {
  const shape: unknown = parentSchema?.['title'];
  const written = isObject(data) ? data[field] : undefined;
  if (shape === 'Cost') return `Write ${asCode(costOf(field, written))}${RESOURCE}.`;
  if (shape === 'Amount' && LIMIT.test(field)) return limitOf(written);
  const change = shape === 'Modifier' ? changeHint(field, data) : undefined;
  if (change !== undefined) return change;
  if (shape === 'RulesetFile' && BASE.test(field))
    return `In place of it, write ${asCode(`extends: ${String(written)}`)}.`;
  if (shape === 'Test' && field === 'in' && isObject(data)) return bothEnds(String(data[field]));
  const isLookedUp = shape === 'TableFile' && isObject(data) && !('rolls' in data);
  if (isLookedUp && field === 'modifiers') return IN_SET;
  return ELSEWHERE[`${String(shape)}.${field}`] ?? notPossible(field);
}

export const notPossible = (name: unknown): string | undefined =>
  IN_NO_SHAPE.has(String(name)) ? NOT_POSSIBLE : undefined;

export const formHintOf = (shape: unknown, data: unknown): string | undefined => {
  if (shape === 'Shift' && typeof data === 'number')
    return `To change a number, write ${asCode(`add: ${data}`)} in place of ${asCode('shift')}, which moves along the columns of a table: ${asCode(`{ columns: ${Math.abs(data)}, toward: lower }`)} or ${asCode('higher')}.`;
  const [, sign, number] = /^([+-]?)(\d+)(?: .*)?$/.exec(String(data)) ?? [];
  if (shape === 'Change' && typeof data === 'string' && number !== undefined)
    return `Write ${asCode(`{ add: ${sign === '-' ? '-' : ''}${number} }`)}; a condition is written in ${asCode('when')}.`;
  if (shape === 'Cost' && /^(?:string|number)$/.test(typeof data))
    return `Write ${asCode(costOf(String(data), undefined))}${RESOURCE}.`;
  if (shape === 'Roll' && typeof data === 'string') return rollHint(data);
  if (shape === 'Sides') return actHint([data ?? 'player'].flat());
  return shape === 'Dice' && typeof data !== 'object' ? undefined : FORMS[String(shape)];
};

/** `2 embers`, `2` and `{ ember: 2 }` → the fields of a cost. */
export function costOf(name: string, amount: unknown): string {
  const [, number = /^\d+$/.exec(name)?.[0], unit = ''] = /^(\d+) *(\p{L}.*)$/u.exec(name) ?? [];
  const resource = latinLetters(number === undefined ? name : unit).replace(/[ _]+/g, '-');
  const isId = /^[a-z][a-z0-9-]*$/.test(resource);
  return `{ resource: ${isId ? resource : '…'}, amount: ${number ?? (typeof amount === 'number' ? amount : '…')} }`;
}
/** Where what is spent has its name. */
export const RESOURCE = ', with the id that what is spent has in `values.yaml`';

/** `value: -2` and `bonus: +1` of a modifier, as what is added; undefined for what may be something else. */
function changeHint(field: string, data: unknown): string | undefined {
  if (!isObject(data)) return undefined;
  const written = data[field];
  if (field === 'effect' && !(isObject(written) && 'do' in written)) return 'Write `change`.';
  const text = /^(?:number|string)$/.test(typeof written) ? String(written).trim() : '';
  const [, number] = /^\+?(-?\d+)$/.exec(text) ?? [];
  const amount = /^[a-z][a-z0-9-]*$/.test(text) ? text : number;
  if (!AMOUNTS.test(field) || amount === undefined) return undefined;
  return 'change' in data
    ? `Remove it: by how much is said in ${asCode('change')}.`
    : `In place of it, write ${asCode(`change: { add: ${amount} }`)}.`;
}
const AMOUNTS =
  /^(?:value|amount|bonus|malus|penalty|modifier|mod|d?rm|dm|drm|points?|plus|by|valeur|wert|wartość)$/i;

/** The values of a field, with what they mean where its description says so: `first: …. second: …`. */
export function oneOf(allowed: readonly string[], description: unknown): string {
  const sides = allowed.includes('second') ? ' The sides are those of `each`, in that order.' : '';
  const effects = allowed.includes('flip')
    ? ' What no marker shows is said in the text alone.'
    : '';
  const text = typeof description === 'string' ? description : '';
  const explained = allowed.filter((value) => text.includes(`${value}: `));
  const from = Math.min(...explained.map((value) => text.indexOf(`${value}: `)));
  return `Use one of ${list(allowed)}.${sides}${explained.length > 1 ? ` ${text.slice(from)}` : ''}${effects}`;
}

/** `in: 96..100` */
function bothEnds(range: string): string {
  const [, from = '2', to = '4'] = /^(-?\d+)\D+(\d+)$/.exec(range) ?? [];
  return `Write both ends: \`atLeast: ${from}\` and \`atMost: ${to}\`.`;
}

/** What an empty cell, or one with yes or no, should hold. */
export function cellHint(data: unknown): string | undefined {
  if (data === null)
    return 'Write a value as the other rows have it, `none` where there is none, or `unknown` with a `reason`.';
  return typeof data === 'boolean'
    ? 'Write a figure, `none`, or a word that the table declares in `words`.'
    : undefined;
}

/** `https://club.example/rules` as the host of the site, which has its folder in another field. */
export function folderHint(text: string, pattern: RegExp | undefined): string | undefined {
  const [, host, folder] =
    /^(?:https?:\/\/)?([\w.-]+\.[a-z]{2,})(\/[\w./-]*\w)\/?$/i.exec(text) ?? [];
  if (host === undefined || folder === undefined || !pattern?.test(`https://${host}`))
    return undefined;
  return pattern.test(`https://${host}${folder}`)
    ? undefined
    : `Write the folder in a field of its own: ${asCode(`origin: https://${host}`)} and ${asCode(`base: ${folder}`)}.`;
}

/** `attacker` or `[attacker, defender]`, where the order in which they act is needed, too. */
const actHint = (roles: readonly unknown[]): string =>
  `Write who acts, and in which order: ${asCode(`{ act: [${roles.map(String).join(', ')}], turnOrder: sequential }`)}.`;

/** `modifiers/morale` or `2D6`, where a step rolls. */
function rollHint(text: string): string | undefined {
  if (/^[a-z]+\/[a-z0-9-]+(?:#[a-z0-9-]+)?$/.test(text))
    return `To roll as that page says, write ${asCode(`uses: [${text}]`)} in place of ${asCode('roll')}.`;
  return /^\d*[dk]\d+/i.test(text)
    ? `Write a group of fields, with what the dice lead to: ${asCode(`{ dice: ${text.toUpperCase()}, outcomes: [{ id: …, title: … }, { id: …, title: … }] }`)}. Where only the text says what is rolled, leave out ${asCode('roll')}.`
    : undefined;
}

/** What else to say of a field that a row of a table does not have; empty for fields of anything else. `known`: the fields it can have. */
export const ofRow = (known: readonly string[]): string =>
  known.includes('cells')
    ? ` What a column says of the row is written in ${asCode('cells')}; a column is one figure or word for each row.`
    : '';
