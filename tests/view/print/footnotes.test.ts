/** Footnotes of the printed quick reference: each doubt has one number, wherever it is marked. */
import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../src/model/provenance.ts';
import { createReader, type Reader } from '../../../src/view/context.ts';
import {
  inWords,
  statusLines,
  type MarkView,
  type StatusView,
} from '../../../src/view/evidence.ts';
import {
  createFootnotes,
  disputeTexts,
  type Footnotes,
} from '../../../src/view/print/footnotes.ts';
import { gameWith, LINES, words } from '../small-game.ts';

const mark = (evidence: MarkView['evidence'], href?: string): MarkView => ({
  evidence,
  word: evidence,
  ...(href !== undefined && { href }),
});
const INFERRED: StatusView = { mark: mark('inferred'), label: 'Word', text: 'Inferred: Seen.' };
const REMARK: StatusView = { label: 'Word', text: 'Editors’ note: Odd.' };
const DISPUTED: StatusView = {
  mark: mark('disputed', '#a'),
  label: 'Word',
  text: 'Disputed: <a href="#a">A</a>',
};
const REASONED: StatusView = { ...DISPUTED, text: `${DISPUTED.text}. Both fit.` };

const footnotes = () => createFootnotes((href) => `Text of ${href}`);
const numbers = ({ mark, note }: StatusView) => [mark?.note, note];
/** The status as a view for paper has it. */
const given = ({ mark: own, ...status }: StatusView, { ofMark, ofStatus }: Footnotes): StatusView =>
  ofStatus({ ...status, ...(own && { mark: ofMark(own) }) });

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
    const view = given(status, notesOf);
    expect(numbers(view)).toEqual(expected);
    expect(view.text).toBe(status.text);
    expect(view.mark?.word).toBe(status.mark?.word);
    expect(notesOf.items).toEqual(notes.map((text, index) => ({ n: index + 1, text })));
  });
  it('has the same number wherever it is said', () => {
    const notes = footnotes();
    const views = [INFERRED, DISPUTED, INFERRED, DISPUTED, REMARK].map((status) =>
      given(status, notes),
    );
    expect(views.map(numbers)).toEqual([
      [undefined, 1],
      [2, undefined],
      [undefined, 1],
      [2, undefined],
      [undefined, 3],
    ]);
  });
});

it('a mark in a cell has a number if it leads to a dispute', () => {
  const notes = footnotes();
  expect(notes.ofMark(mark('disputed', '#a'))).toEqual({ ...mark('disputed'), note: 1 });
  expect(notes.ofMark(mark('inferred'))).toEqual(mark('inferred'));
});

describe('a view made for paper', () => {
  const game = gameWith(LINES);
  const inferred: Provenance = {
    evidence: 'inferred',
    source: [],
    reason: words('Seen.'),
    declaredAt: [],
  };
  const disputed: Provenance = { ...inferred, evidence: 'disputed', dispute: 'rules/panic#a' };
  const made = (say: (reader: Reader) => unknown) => {
    const notes = footnotes();
    const reader = { ...createReader('en', game, 'print'), footnotes: notes };
    return [say(reader), notes.items.map(({ n }) => n)];
  };
  it('has the numbers of its footnotes', () => {
    const [views, numbered] = made((reader) =>
      [inferred, disputed].flatMap((one) => statusLines(one, reader).map(numbers)),
    );
    expect(views).toEqual([
      [undefined, 1],
      [2, 3],
    ]);
    expect(numbered).toEqual([1, 2, 3]);
  });
  it('that says its statuses in words has a number for its dispute only', () => {
    const [views, numbered] = made((reader) =>
      [inferred, disputed].flatMap((one) => statusLines(one, inWords(reader)).map(numbers)),
    );
    expect(views).toEqual([
      [undefined, undefined],
      [1, undefined],
    ]);
    expect(numbered).toEqual([1]);
  });
  it('of a page has none', () => {
    const reader = createReader('en', game, 'rules/panic');
    expect(statusLines(disputed, reader).map(numbers)).toEqual([[undefined, undefined]]);
  });
});

it('nothing is said of a dispute that the game does not have', () => {
  expect(disputeTexts(createReader('en', gameWith(LINES), 'print'))('#a')).toBe('');
});
