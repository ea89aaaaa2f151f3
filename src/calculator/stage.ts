/**
 * One stage of a problem for readers: the inputs with names in the reader's language. Plain data,
 * made from the problem and its texts; runs in Node for the first stages of a page and in the
 * browser for later ones.
 */
import { number } from '../notation/numbers.ts';
import { stageOf } from '../workout/problem.ts';
import type {
  Address,
  ModifierInput,
  Problem,
  Stage,
  StageKey,
  ValueInput,
} from '../workout/problem.ts';
import { langOf, nameOf, type Say, type Texts, type Words } from './say.ts';

export interface StageView {
  rows: RowsView[];
  numbers: NumberView[];
  states: StatesView[];
  groups: GroupView[];
}
/** A table from whose rows values are taken. */
interface Named {
  name: string;
  /** The language of the name, where it is not the reader's. */
  lang?: string;
}
export interface RowsView extends Named {
  id: string;
  none: string;
  options: (Named & { id: string })[];
}
export interface NumberView extends Named {
  id: string;
  /** `inches, 0 or more`; may be empty. */
  hint: string;
  least: number | undefined;
  most: number | undefined;
  /** May be dice or a fraction, so a numeric keypad is not enough. */
  words: boolean;
  less: string;
  more: string;
  /** Numbers to choose with one press, with what each button says. */
  common: { value: string; label: string }[];
}
export interface StatesView extends Named {
  role: string;
  options: (Named & { id: string })[];
}
export interface GroupView {
  id: string;
  title: string | undefined;
  /** Class of the group. */
  look: string | undefined;
  lang?: string;
  /** Only one can be chosen: radio buttons, including one for none. */
  exclusive: boolean;
  modifiers: ControlView[];
}
/** How one modifier is set. */
export interface ControlView extends Named {
  id: string;
  address: Address;
  /** `−1` */
  amount: string;
  /** `number`: set by entering its number. `follows`: set by its conditions. */
  type: 'tick' | 'one' | 'number' | 'follows';
  number?: NumberView;
  /** Why its amount is unknown. */
  unknown?: string;
}

export function stageView(key: StageKey, words: Words): StageView {
  const { problem, texts } = words;
  const stage = stageOf(problem, key);
  if (!stage) throw new Error(`${problem.entry} has no stage ${key}`);
  const carried = new Set(stage.carried);
  const own = new Set(stage.modifiers.flatMap((modifier) => modifier.own ?? []));
  return {
    rows: stage.tables.flatMap((id) => {
      const table = problem.tables[id];
      return table ? [rowsView(id, table, words)] : [];
    }),
    numbers: stage.values
      .filter((name) => !own.has(name) && !carried.has(name))
      .map((name) => numberView(name, words)),
    states: stage.states.map(({ role, words: states }) => ({
      role,
      ...named(`terms#${role}`, texts),
      options: states.map((id) => ({ id, ...named(`state:${id}`, texts) })),
    })),
    groups: groupsOf(stage, words),
  };
}

const named = (address: string, texts: Texts): Named => ({
  name: nameOf(texts, address),
  ...langOf(texts, address),
});

const rowsView = (
  id: string,
  { address, rows }: Problem['tables'][string],
  { texts, say }: Words,
): RowsView => ({
  id,
  ...named(address, texts),
  none: say('work.row-none'),
  options: rows.map((row) => ({ id: row.id, ...named(`${address}#${row.id}`, texts) })),
});

function numberView(id: string, { problem, texts, say }: Words): NumberView {
  const value = problem.values[id];
  const words = named(`terms#${id}`, texts);
  const { name } = words;
  return {
    id,
    ...words,
    // That a count is 0 or more needs no word until somebody enters less.
    hint: [
      texts[`unit:${value?.unit ?? ''}`],
      value?.atLeast === 0 && value.atMost === undefined ? '' : limits(value, say),
    ]
      .filter(Boolean)
      .join(say('work.comma')),
    least: value?.atLeast,
    most: value?.atMost,
    words: value?.dice === true || value?.fraction === true,
    less: say('work.less', { name }),
    more: say('work.more', { name }),
    common: (value?.common ?? []).map(number).map((text) => ({
      value: text,
      label: say('work.labelled', { label: name, text }),
    })),
  };
}

/** `from 0 to 12`; empty without limits of its own. */
export function limits(value: ValueInput | undefined, say: Say): string {
  const { atLeast: from, atMost: to } = value ?? {};
  if (from !== undefined && to !== undefined) return say('work.limits', { from, to });
  if (from !== undefined) return say('work.limit-least', { from });
  return to === undefined ? '' : say('work.at-most', { n: to });
}

function groupsOf(stage: Stage, words: Words): GroupView[] {
  const groups = Map.groupBy(
    stage.modifiers.filter(({ id }) => !stage.carried?.includes(id)),
    ({ group, address }) => group ?? address.replace(/#.*/, ''),
  );
  return [...groups].map(([id, members]) => {
    const exclusive = members.some(({ combine }) => combine === 'unique');
    return {
      id,
      title: words.texts[id],
      // The heading above is that of its own modifiers.
      look: id === stage.address ? 'own' : undefined,
      ...langOf(words.texts, id),
      exclusive,
      modifiers: members.map((modifier) => controlView(modifier, words, exclusive)),
    };
  });
}

function controlView(
  { id, address, automatic, own, unknown }: ModifierInput,
  words: Words,
  exclusive: boolean,
): ControlView {
  const { texts, say } = words;
  const isNumber = own !== undefined && !automatic;
  const reason = unknown === undefined ? undefined : texts[`because:${unknown}`];
  return {
    id,
    address,
    type: typeOf(automatic === true, exclusive, isNumber),
    ...named(address, texts),
    amount: texts[`=${address}`] ?? '',
    ...(isNumber && { number: numberView(own, words) }),
    ...(unknown !== undefined && { unknown: reason ?? say('work.source-silent') }),
  };
}

function typeOf(automatic: boolean, exclusive: boolean, isNumber: boolean): ControlView['type'] {
  if (automatic) return 'follows';
  if (exclusive) return 'one';
  return isNumber ? 'number' : 'tick';
}
