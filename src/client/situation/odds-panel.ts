/** Pictures of the odds of one stage: the whole distribution, and a board of every throw. */
import type { Stage } from '../../workout/problem.ts';
import type { BoardThrow, StageResult } from '../../workout/result.ts';
import { chanceInWords } from '../../view/odds-words.ts';
import { nameOf, type Say } from '../../view/say.ts';
import { element } from '../dom.ts';
import { share, type OutcomeSign, type Sayer } from './odds-table.ts';

/** How many patterns there are (situation.css). */
const PATTERNS = 8;

/**
 * Assigns each outcome a letter and a pattern; successes get the first patterns, of which the first
 * is solid.
 */
export function signsOf(stage: Stage, { texts }: Sayer): OutcomeSign[] {
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
 * The first free letter of each name, or else a digit; short names choose first, because they have
 * fewer letters.
 */
function lettersOf(names: readonly string[]): string[] {
  const letters: string[] = [];
  const order = names
    .map((_, index) => index)
    .sort((a, b) => (names[a]?.length ?? 0) - (names[b]?.length ?? 0));
  for (const index of order) {
    const own = (names[index] ?? '').toLocaleUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
    letters[index] = [...Array.from(own), ...DIGITS].find((one) => !letters.includes(one)) ?? '·';
  }
  return letters;
}

/** The name of an outcome by its key in `Result.odds`, alone and with the stage. */
export function outcomeAt(
  key: string,
  { problem, texts }: Sayer,
): { name: string; full: string; success: boolean } {
  const dot = key.indexOf('.');
  const stage = dot < 0 ? (problem.starts[0] ?? '') : key.slice(0, dot);
  const id = key.slice(dot + 1);
  const found = problem.stages[stage]?.outcomes?.find((one) => one.id === id);
  const name = found ? nameOf(texts, found.address) : id;
  return {
    name,
    full: dot < 0 ? name : `${nameOf(texts, `stage:${stage}`)}: ${name}`,
    success: found?.success === true,
  };
}

/**
 * One bar with all outcomes, announced as one sentence; the table has the same content in cells.
 */
export function distribution(
  result: StageResult,
  signs: readonly OutcomeSign[],
  say: Say,
): HTMLElement | undefined {
  const known = result.outcomes.filter(({ odds }) => share(odds) > 0);
  if (known.length < 2 || result.outcomes.some(({ odds }) => odds.type !== 'known'))
    return undefined;
  const spoken = known.map(
    ({ id, odds }) =>
      `${signs.find((sign) => sign.id === id)?.name ?? id}: ${chanceInWords(odds, say, true)}`,
  );
  const picture = element('div', {
    class: 'distribution',
    role: 'img',
    'aria-label': spoken.join('; '),
  });
  for (const { id, odds } of known) {
    const sign = signs.find((one) => one.id === id);
    const part = element('span', { class: `sign p${sign?.pattern ?? 0}` }, sign?.letter ?? '');
    part.style.setProperty('--share', String(share(odds)));
    picture.append(part);
  }
  return picture;
}

/** Every throw with its outcome. The table of odds is its text alternative. */
export function throwBoard(
  board: readonly BoardThrow[],
  dice: string,
  signs: readonly OutcomeSign[],
  { say }: Sayer,
): HTMLElement | undefined {
  if (board.every(({ outcome }) => outcome === undefined)) return undefined;
  const faces = Math.max(...board.flatMap((one) => one.faces));
  const square = board.length === faces * faces && board[0]?.faces.length === 2 && faces <= 10;
  if (!square && (board[0]?.faces.length !== 1 || board.length > 20)) return undefined;
  const at = new Map(board.map((one) => [one.faces.join(), one]));
  const cell = (key: string, face: string) => {
    const sign = signs.find(({ id }) => id === at.get(key)?.outcome);
    return element(
      'span',
      { class: `throw sign ${sign ? `p${sign.pattern}` : 'open'}` },
      ...(face ? [element('small', {}, face)] : []),
      sign?.letter ?? '?',
    );
  };
  const count = Array.from({ length: faces }, (_, index) => String(index + 1));
  const cells = square
    ? [
        element('span'),
        ...count.map((second) => element('small', {}, second)),
        ...count.flatMap((first) => [
          element('small', {}, first),
          ...count.map((second) => cell(`${first},${second}`, '')),
        ]),
      ]
    : count.map((face) => cell(face, face));
  const grid = element('div', { class: 'board', 'aria-hidden': 'true' }, ...cells);
  grid.style.setProperty('--columns', String(square ? faces + 1 : Math.min(faces, 10)));
  return element(
    'figure',
    { class: square ? 'throws square' : 'throws' },
    element('figcaption', {}, say('work.board', { dice })),
    grid,
    element(
      'ul',
      { class: 'signs', 'aria-hidden': 'true' },
      ...signs.map(({ letter, pattern, name }) =>
        element('li', {}, element('i', { class: `sign p${pattern}` }, letter), ` ${name}`),
      ),
    ),
  );
}
