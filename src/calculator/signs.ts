/** The outcomes of a stage in pictures: their letters and patterns, and what the pictures say. */
import type { Stage, StageKey } from '../workout/problem.ts';
import type { Chance } from '../workout/result.ts';
import { nameOf, type Sayer, type Words } from './say.ts';

export interface OutcomeSign {
  id: string;
  name: string;
  address: string;
  letter: string;
  /** Number of its fill pattern. */
  pattern: number;
}

/** How many patterns there are (situation.css). */
const PATTERNS = 8;

/**
 * Assigns each outcome a letter and a pattern; successes get the first patterns, of which the first
 * is solid.
 */
export function signsOf(stage: Stage, { texts }: Pick<Sayer, 'texts'>): OutcomeSign[] {
  const outcomes = stage.outcomes ?? [];
  const names = outcomes.map(({ address }) => nameOf(texts, address));
  const letters = lettersOf(names);
  const order = [...outcomes].sort(
    (a, b) => Number(b.success ?? false) - Number(a.success ?? false),
  );
  return outcomes.map((outcome, index) => ({
    id: outcome.id,
    address: outcome.address,
    name: names[index] ?? '',
    letter: letters[index] ?? '',
    pattern: order.indexOf(outcome) % PATTERNS,
  }));
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The first free letter of each name that says something: the initials of its words, in Japanese a
 * sign with a meaning; a digit if none is free. What all names begin with says nothing. Short names
 * choose first, because they have fewer letters.
 */
function lettersOf(names: readonly string[]): string[] {
  const letters: string[] = [];
  const [first = ''] = names;
  const parts =
    first.match(
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+?(?:\s|$)/gu,
    ) ?? [];
  let shared = '';
  for (const part of parts)
    if (
      names.length > 1 &&
      names.every((name) => name.startsWith(shared + part) && name !== shared + part)
    )
      shared += part;
    else break;
  const order = names
    .map((_, index) => index)
    .sort((a, b) => (names[a]?.length ?? 0) - (names[b]?.length ?? 0));
  for (const index of order) {
    const own = (names[index] ?? '').slice(shared.length).toLocaleUpperCase();
    const initials = own.match(/(?<!\p{L})(?!\p{sc=Hira})\p{L}|[\p{sc=Han}\p{sc=Kana}]/gu) ?? [];
    letters[index] =
      [...initials, ...own.replace(/[^\p{L}\p{N}]/gu, ''), ...DIGITS].find(
        (one) => !letters.includes(one),
      ) ?? '·';
  }
  return letters;
}

/** The name of an outcome by its key in the odds, alone and with the stage; `of` is the stage. */
export function outcomeAt(
  key: string,
  { problem, texts, say }: Words,
): { name: string; full: string; success: boolean; of: StageKey } {
  const dot = key.indexOf('.');
  const stage = dot < 0 ? (problem.starts[0] ?? '') : key.slice(0, dot);
  const id = key.slice(dot + 1);
  const found = problem.stages[stage]?.outcomes?.find((one) => one.id === id);
  const name = found ? nameOf(texts, found.address) : id;
  const label = nameOf(texts, `stage:${stage}`);
  return {
    name,
    full: dot < 0 ? name : say('work.labelled', { label, text: name }),
    success: found?.success === true,
    of: stage,
  };
}

/** From 0 to 1; 0 for odds that are not known. */
export const shareOf = (chance: Chance): number =>
  chance.type === 'known' ? Number((chance.value.count * 10_000n) / chance.value.of) / 10_000 : 0;
