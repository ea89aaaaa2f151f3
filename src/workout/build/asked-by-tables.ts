/** What tables ask that find a number: the numbers that they are read by, and questions that modifiers depend on, too. */
import { isNumeric } from '../../arithmetic/conditions.ts';
import { foundBy, numberKey, whensOf } from '../../model/key-column.ts';
import type { Entry } from '../../model/entries.ts';
import type { When } from '../../../schemas/types.d.ts';
import type { Address, ModifierInput } from '../problem.ts';
import { numbersIn } from '../stages/lacking.ts';
import type { Builder } from './problem-of.ts';

/** Whether a table gives a number on a page: on that of one that finds it, no other does. */
export const isAskedOf = (page: Entry, table: Address, name: string): boolean =>
  table === page.address || page.kind !== 'tables' || !foundBy(page.data).includes(name);

/** What look-up tables are read by can be entered, too: distance and AP for the range modifier, a word for a column. */
export function lookUps(builder: Builder, needed: Set<string>) {
  const keys = new Set<string>();
  const roles = new Set<string>();
  const whens: When[number][] = [];
  for (const part of builder.model.parts.values()) {
    if (part.kind !== 'look-up') continue;
    const given = part.entry.data.columns.flatMap(({ match, value }) =>
      match || value === undefined ? [] : [value],
    );
    if (
      !given.some((name) => needed.has(name) && isAskedOf(builder.entry, part.entry.address, name))
    )
      continue;
    const own = whensOf(part.entry.data);
    for (const name of [numberKey(part.entry.data)?.value, ...numbersIn(own)])
      if (name !== undefined) keys.add(name);
    whens.push(...own);
    // A question has several answers; a single word may be ticked as well.
    const answers = (role: string) =>
      new Set(own.flatMap(({ subject, is = [] }) => (subject === role ? [is].flat() : [])));
    for (const { subject } of own) if (answers(subject).size > 1) roles.add(subject);
  }
  keys.forEach((name) => needed.add(name));
  return { keys, roles, whens };
}

/** A modifier that depends on nothing but what a table asks, too: its answer there decides it. `roles` are the questions of tables. */
export function followed(
  { problem: { sets } }: Builder,
  one: ModifierInput,
  roles: ReadonlySet<string>,
): ModifierInput {
  const rule = sets[one.set]?.modifiers.find(({ id }) => id === one.id);
  const { when = [] } = rule ?? {};
  const isAnswered = when.every((test) => roles.has(test.subject) || isNumeric([test]));
  if (!rule || !isAnswered || !when.some(({ subject }) => roles.has(subject))) return one;
  rule.always = true;
  return { ...one, automatic: true };
}
