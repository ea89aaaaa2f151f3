/** Footnotes of the printed quick reference: each doubt has one number, wherever it is marked. */
import { describe, expect, it } from 'vitest';
import { createReader } from '../../../src/view/context.ts';
import type { MarkView, StatusView } from '../../../src/view/evidence.ts';
import { createFootnotes, disputeTexts } from '../../../src/view/print/footnotes.ts';
import { gameWith, LINES } from '../small-game.ts';

const mark = (evidence: MarkView['evidence'], href?: string): MarkView => ({
  evidence,
  word: evidence,
  ...(href !== undefined && { href }),
});
const INFERRED: StatusView = { mark: mark('inferred'), text: 'Inferred: Seen.' };
const REMARK: StatusView = { text: 'Editors’ note: Odd.' };
const DISPUTED: StatusView = { mark: mark('disputed', '#a'), text: 'Disputed: <a href="#a">A</a>' };
const REASONED: StatusView = { ...DISPUTED, text: `${DISPUTED.text}. Both fit.` };

const footnotes = () => createFootnotes((href) => `Text of ${href}`);
const numbers = ({ mark, note }: StatusView) => [mark?.note, note];

describe('a status', () => {
  it.each<[what: string, status: StatusView, numbers: unknown[], notes: string[]]>([
    ['with its reason', INFERRED, [undefined, 1], ['Inferred: Seen.']],
    [
      'with a reason that ends with a link',
      { ...INFERRED, text: 'Inferred: See <a href="#b">B</a>' },
      [undefined, 1],
      ['Inferred: See <a href="#b">B</a>'],
    ],
    ['that is a remark', REMARK, [undefined, 1], ['Editors’ note: Odd.']],
    ['that is only a dispute', DISPUTED, [1, undefined], ['Text of #a']],
    [
      'that is a dispute with a reason',
      REASONED,
      [1, 2],
      ['Text of #a', 'Disputed: <a href="#a">A</a>. Both fit.'],
    ],
  ])('%s', (_, status, expected, notes) => {
    const notesOf = footnotes();
    const [view] = notesOf.all({ statuses: [status] }).statuses;
    expect(view && numbers(view)).toEqual(expected);
    expect(view?.text).toBe(status.text);
    expect(view?.mark?.word).toBe(status.mark?.word);
    expect(notesOf.items).toEqual(notes.map((text, index) => ({ n: index + 1, text })));
  });
  it('has the same number wherever it is said', () => {
    const notes = footnotes();
    const views = [INFERRED, DISPUTED, INFERRED, DISPUTED, REMARK].map(
      (status) => notes.all({ statuses: [status] }).statuses[0],
    );
    expect(views.map((view) => view && numbers(view))).toEqual([
      [undefined, 1],
      [2, undefined],
      [undefined, 1],
      [2, undefined],
      [undefined, 3],
    ]);
  });
  it('in words, beside the part, has a number for its dispute only', () => {
    const notes = footnotes();
    const { statuses } = notes.disputes({ statuses: [INFERRED, REASONED] });
    expect(statuses.map(numbers)).toEqual([
      [undefined, undefined],
      [1, undefined],
    ]);
  });
});

it('a mark in a cell has the number of its dispute, and all else stays', () => {
  const notes = footnotes();
  const view = {
    rows: [
      { id: 'a', count: 2, cells: [{ mark: mark('disputed', '#a') }, { mark: mark('inferred') }] },
    ],
    link: { href: '#a', name: 'A' },
    key: { evidence: 'disputed', word: 'disputed', meaning: 'sources conflict', href: '#a' },
  };
  expect(notes.all(view)).toEqual({
    ...view,
    rows: [
      {
        ...view.rows[0],
        cells: [{ mark: { ...mark('disputed', '#a'), note: 1 } }, { mark: mark('inferred') }],
      },
    ],
  });
});

it('nothing is said of a dispute that the game does not have', () => {
  expect(disputeTexts(createReader('en', gameWith(LINES), 'print'))('#a')).toBe('');
});
