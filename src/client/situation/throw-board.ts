/** A board of every throw of one stage, each with its outcome. */
import { nameOf, type Sayer } from '../../calculator/say.ts';
import type { OutcomeSign } from '../../calculator/signs.ts';
import type { BoardThrow } from '../../workout/result.ts';
import { element } from '../dom.ts';

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
  );
}
