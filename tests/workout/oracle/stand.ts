/** What is known at a stage: from the settings, from chosen rows, and from the stage before. */
import type { Ruleset } from '../../../src/model/rulebook.ts';
import type { Modifier, Test } from '../../../schemas/types.d.ts';
import type { Stage } from '../../../src/workout/problem.ts';
import type { Settings } from '../../../src/workout/situation.ts';
import { holds, type Stand } from './amounts.ts';
import { isUsed, modifiersFor, rollAt, setsIn } from './rules.ts';
import { givenByRow, lookedUp } from './tables.ts';

/** What an earlier stage hands on. */
export interface Before {
  stand: Stand;
  rows: Record<string, string>;
  sets: readonly string[];
  gives: Record<string, number>;
  adds: Record<string, number>;
  /** What the way here adds to a number that is entered in place of the one given. */
  more?: Record<string, number>;
  /** What the outcome says of what follows. */
  given?: readonly Test[];
}
export interface Subject {
  ruleset: Ruleset;
  stage: Stage;
  /** Of a contest of two different sides: the stage of the other one. */
  other?: Stage | undefined;
}

/** The numbers and states of the settings, read from the rules independently. */
export function standOf({ ruleset, stage }: Subject, settings: Settings, before?: Before): Stand {
  const chosen = { ...before?.rows, ...settings.rows };
  const rows = Object.entries(chosen).map(([table, row]) => givenByRow(ruleset, table, row));
  const kept = new Set(stage.carried);
  const handed = Object.entries(before?.stand.numbers ?? {}).filter(([name]) => kept.has(name));
  const supplied: Record<string, number | string> = Object.assign(
    {},
    ...rows,
    Object.fromEntries(handed),
    before?.gives,
    settings.values,
  );
  for (const [name, more] of Object.entries(before?.more ?? {}))
    if (typeof settings.values[name] === 'number') supplied[name] = settings.values[name] + more;
  const wanted = new Set([...stage.values, ...kept, ...Object.keys(before?.gives ?? {})]);
  const numbers = Object.fromEntries(
    Object.entries(supplied).filter(
      (pair): pair is [string, number] => typeof pair[1] === 'number' && wanted.has(pair[0]),
    ),
  );
  // An illegible cell gives no number, but states that there is one.
  const unread = Object.keys(supplied).filter((name) => supplied[name] === 'unknown');
  for (const { id, without, withoutBeside = '' } of ruleset.values) {
    const isUsed = withoutBeside === '' || withoutBeside in settings.values;
    if (stage.type === 'roll' && wanted.has(id) && without !== undefined && !(id in supplied))
      if (isUsed) numbers[id] = without;
  }
  const handedOn = Object.entries(before?.stand.states ?? {}).filter(([role]) => kept.has(role));
  const states: Record<string, string[]> = Object.fromEntries(handedOn);
  for (const [role, word] of stage.given ?? []) states[role] = [...(states[role] ?? []), word];
  // What was said before stands: a CE crew is not broken.
  for (const [role, words] of Object.entries(settings.states))
    states[role] = [
      ...(states[role] ?? []),
      ...words.filter(
        (word) =>
          !isOtherRow(ruleset, chosen, word) &&
          !states[role]?.some((other) => cannotBeBoth(ruleset, word, other)),
      ),
    ];
  // Of an unknown number of markers one less is still unknown, as is one that is ticked and not entered.
  for (const [name, more] of Object.entries(before?.adds ?? {})) {
    const isTicked = stage.modifiers.some(
      (one) => one.own === name && settings.with.includes(one.id),
    );
    if (name in numbers || (more > 0 && !isTicked))
      numbers[name] = Math.max(0, (numbers[name] ?? 0) + more);
  }
  const known = new Set(stage.modifiers.map(({ id }) => id));
  const named = [
    ...settings.with,
    ...(before?.sets ?? []),
    ...(before?.stand.named ?? []).filter((id) => kept.has(id)),
  ].filter((id, index, all) => known.has(id) && all.indexOf(id) === index);
  for (const { subject, is } of before?.given ?? [])
    states[subject] = [...(states[subject] ?? []), ...[is ?? []].flat()];
  const stand = { numbers, states, named };
  const own = stage.type === 'value' && stage.address.startsWith('tables/') ? stage.value : [];
  for (const name of [...stage.values, ...[own].flat()]) {
    if (name in numbers) continue;
    const found = lookedUp(ruleset, name, stand);
    if (found !== undefined) numbers[name] = found;
  }
  const read = rollAt(ruleset, stage.address)?.check ?? stage.address;
  for (const { modifier } of modifiersFor(ruleset, read))
    if (
      known.has(modifier.id) &&
      (modifier.always
        ? holds(modifier.when ?? [], stand) === true
        : isUsed(ruleset, stage.address, modifier.id)) &&
      !named.includes(modifier.id)
    )
      named.push(modifier.id);
  // A row that gives the number of a modifier ticks it.
  for (const { id, own, automatic, combine, group } of stage.modifiers) {
    const taken = stage.modifiers.some(
      (other) => combine === 'unique' && other.group === group && named.includes(other.id),
    );
    if (
      own !== undefined &&
      !automatic &&
      (own in numbers || unread.includes(own)) &&
      !taken &&
      !named.includes(id)
    )
      named.push(id);
  }
  // Of the states that matter, the usual one applies without another that it excludes.
  for (const { role, words } of stage.states)
    for (const { id, excludes: others = [], byDefault } of ruleset.markers)
      if (byDefault && words.includes(id) && !states[role]?.some((word) => others.includes(word)))
        states[role] = [...(states[role] ?? []), id];
  // A row that is a word, or names its rule, has it.
  for (const [table, row] of Object.entries(chosen))
    for (const { role, words } of stage.states)
      for (const word of words)
        if (isNamedIn(ruleset, table, row, word)) states[role] = [...(states[role] ?? []), word];
  const sets = [...setsIn(ruleset).values()].flatMap(({ modifiers }) => modifiers);
  const said = [...modifiersFor(ruleset, stage.address).map(({ modifier }) => modifier), ...sets];
  for (const id of named) {
    const when =
      said.find((modifier) => modifier.id === id && hasIn(ruleset, stage, modifier))?.when ?? [];
    for (const { subject, is } of when) {
      const words = [is ?? []].flat();
      const isOut = (word: string) =>
        kept.has(subject) &&
        before?.stand.states[subject]?.some((other) => cannotBeBoth(ruleset, word, other));
      if (words.length === 1 && !words.some(isOut))
        states[subject] = [...(states[subject] ?? []), ...words];
    }
  }
  return stand;
}

const hasIn = (ruleset: Ruleset, { modifiers }: Stage, modifier: Modifier): boolean =>
  modifiers.some(
    ({ id, set }) =>
      id === modifier.id && setsIn(ruleset).get(set)?.modifiers.includes(modifier) !== false,
  );

const cannotBeBoth = ({ markers, terms }: Ruleset, a: string, b: string): boolean =>
  [...markers, ...terms].some(
    ({ id, excludes = [] }) =>
      (id === a && excludes.includes(b)) || (id === b && excludes.includes(a)),
  );

/** Whether the word is another row of a table of which one is chosen. */
const isOtherRow = (ruleset: Ruleset, chosen: Record<string, string>, word: string): boolean =>
  Object.entries(chosen).some(([table, row]) => {
    const entry = ruleset.entries.find(({ address }) => address === `tables/${table}`);
    const seen = ruleset.terms.find(({ id }) => id === word)?.see ?? [];
    return (
      entry?.kind === 'tables' &&
      row.split('.')[0] !== word &&
      entry.data.rows.some(({ id }) => id === word) &&
      seen.includes(`tables/${table}#${word}`)
    );
  });

/** Whether the row is what this word names, or a cell of it names a rule that the term of the word refers to. */
function isNamedIn(ruleset: Ruleset, table: string, chosen: string, word: string): boolean {
  const entry = ruleset.entries.find(({ address }) => address === `tables/${table}`);
  if (entry?.kind !== 'tables') return false;
  const row = entry.data.rows.find(({ id }) => id === chosen.split('.')[0]);
  const seen = ruleset.terms.find(({ id }) => id === word)?.see ?? [];
  if (row?.id === word && seen.some((one) => one === `tables/${table}#${word}`)) return true;
  return seen.some((rule) => JSON.stringify(row?.cells).includes(`"rule":"${rule}"`));
}
