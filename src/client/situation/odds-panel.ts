/** Pictures of the odds of one stage: the whole distribution, and a board of every throw. */
import { nameOf, type Sayer } from '../../calculator/say.ts';
import { distributionView, type OutcomeSign } from '../../calculator/signs.ts';
import type { BoardThrow, StageResult } from '../../workout/result.ts';
import { element } from '../dom.ts';

/**
 * One bar with all outcomes, announced as one sentence; the table has the same content in cells.
 */
export function distribution(
  result: StageResult,
  signs: readonly OutcomeSign[],
  { say }: Sayer,
): HTMLElement | undefined {
  const view = distributionView(result, signs, say);
  if (!view) return undefined;
  const parts = view.parts.map(({ letter, pattern, share }) => {
    const part = element('span', { class: `sign p${pattern}` }, letter);
    part.style.setProperty('--share', String(share));
    return part;
  });
  return element(
    'div',
    { class: 'distribution', role: 'img', 'aria-label': view.spoken },
    ...parts,
  );
}

/** Every throw with its outcome; `dieNames` are the ids of its dice. The table of odds is its text alternative. */
export function throwBoard(
  board: readonly BoardThrow[],
  dice: string,
  signs: readonly OutcomeSign[],
  { say, texts }: Sayer,
  dieNames: readonly string[] = [],
): HTMLElement | undefined {
  if (board.every(({ outcome }) => outcome === undefined)) return undefined;
  const faces = Math.max(...board.flatMap((one) => one.faces));
  const square = board.length === faces * faces && board[0]?.faces.length === 2 && faces <= 10;
  if (!square && (board[0]?.faces.length !== 1 || board.length > 20)) return undefined;
  const [first, second] = dieNames;
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
        ...count.map((face) => element('small', {}, face)),
        ...count.flatMap((row) => [
          element('small', {}, row),
          ...count.map((column) => cell(`${row},${column}`, '')),
        ]),
      ]
    : count.map((face) => cell(face, face));
  const grid = element('div', { class: 'board', 'aria-hidden': 'true' }, ...cells);
  grid.style.setProperty('--columns', String(square ? faces + 1 : Math.min(faces, 10)));
  return element(
    'figure',
    { class: square ? 'throws square' : 'throws' },
    element('figcaption', {}, say('work.board', { dice })),
    ...(square && first !== undefined && second !== undefined
      ? [
          element(
            'p',
            { class: 'note' },
            say('work.grid-dice', {
              first: nameOf(texts, `die:${first}`),
              second: nameOf(texts, `die:${second}`),
            }),
          ),
        ]
      : []),
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
