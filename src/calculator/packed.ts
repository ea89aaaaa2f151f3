/** What a calculator loads: addresses that follow from others are left out, and texts stand in the order of their names. */
import { stringsIn } from '../arithmetic/own-sets.ts';
import type { Problem } from '../workout/problem.ts';
import type { SituationFile } from './situation-file.ts';

/** What a text says, before the name that it is about. */
const KINDS = ['', '=', 'stage:', 'because:', 'state:'];

/** Between texts: for private use, so that no text has it. */
const BETWEEN = '\uE000';

export interface PackedFile extends SituationFile {
  /** Of each kind the texts for the names in the problem, in their order; empty where there is none. */
  lists: string[];
}

export function unpack({ lists, ...file }: PackedFile): SituationFile {
  const texts: Record<string, string | undefined> = { ...file.texts };
  const names = namesIn(file.problem);
  lists.forEach((list, kind) =>
    list.split(BETWEEN).forEach((text, index) => {
      if (text) texts[`${KINDS[kind]}${names[index]}`] = text;
    }),
  );
  return { ...file, texts };
}

/** For Node: the file without what `unpack` adds. */
export function pack(file: SituationFile): PackedFile {
  const problem = withoutAddresses(file.problem);
  const names = namesIn(structuredClone(problem));
  const lists = KINDS.map((kind) => {
    const list = names.map((name) => file.texts[kind + name] ?? '');
    return list.slice(0, list.findLastIndex(Boolean) + 1).join(BETWEEN);
  });
  const listed = new Set(KINDS.flatMap((kind) => names.map((name) => kind + name)));
  const others = Object.entries(file.texts).filter(([key]) => !listed.has(key));
  return { ...file, problem, texts: Object.fromEntries(others), lists };
}

/** Without those that `namesIn` would give, too. */
function withoutAddresses(problem: Problem): Problem {
  const [bare, given] = [structuredClone(problem), structuredClone(problem)];
  const parts = addressed(bare);
  for (const one of parts) one.address = '';
  for (const one of addressed(given)) one.address = '';
  namesIn(given);
  const [own, found] = [addressed(problem), addressed(given)];
  parts.forEach((one, index) => {
    const address = own[index]?.address;
    if (address === found[index]?.address) delete one.address;
    else if (address !== undefined) one.address = address;
  });
  return bare;
}

const addressed = ({ stages }: Problem): { address?: string }[] =>
  Object.values(stages).flatMap(({ modifiers, outcomes = [] }) => [...modifiers, ...outcomes]);

/** The names of a problem; its parts have their addresses then. */
function namesIn(problem: Problem): string[] {
  const rows: string[] = [];
  for (const { address, modifiers, outcomes = [] } of Object.values(problem.stages)) {
    for (const one of modifiers) one.address ||= `${one.set}#${one.id}`;
    for (const one of outcomes) one.address ||= `${address.split('#')[0]}#${one.id}`;
  }
  for (const name in problem.values) rows.push(`terms#${name}`);
  for (const { address, rows: own } of Object.values(problem.tables))
    for (const { id } of own) rows.push(`${address}#${id}`);
  return [...stringsIn([problem, rows])];
}
