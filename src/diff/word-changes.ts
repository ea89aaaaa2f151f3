/** The words of a sentence that came and went. */
import type { Language } from '../i18n/languages.ts';

/** A stretch of a text that stayed, went or came. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Below this share of characters that stayed, the texts are read better one after the other. */
const LEAST_SHARE = 0.4;
/** Pairs of words that are compared; longer texts are shown one after the other. */
const MOST_PAIRS = 1_000_000;

/**
 * What went and came between two texts of a language, in reading order; undefined where they have too little in common.
 * The pieces that are not `added` make up the earlier text, those that are not `removed` the later one.
 */
export function wordChanges(
  before: string,
  after: string,
  language: Language,
): Piece[] | undefined {
  const [old, now] = [wordsOf(before, language), wordsOf(after, language)];
  if (old.length * now.length > MOST_PAIRS) return undefined;
  const pieces = joined(aligned(old, now));
  const stayed = pieces.reduce(
    (sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0),
    0,
  );
  return stayed < LEAST_SHARE * Math.max(before.length, after.length) ? undefined : pieces;
}

/** Words, spaces and punctuation. */
const wordsOf = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );

/** The longest common sequence of words stays. */
function aligned(old: readonly string[], now: readonly string[]): Piece[] {
  const width = now.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      longest[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  for (;;) {
    const [was, is] = [old[row], now[column]];
    if (was === undefined && is === undefined) return pieces;
    if (was !== undefined && was === is) {
      pieces.push({ kind: 'same', text: was });
      row++;
      column++;
    } else if (
      is === undefined ||
      (was !== undefined && at(row + 1, column) >= at(row, column + 1))
    ) {
      pieces.push({ kind: 'removed', text: was ?? '' });
      row++;
    } else {
      pieces.push({ kind: 'added', text: is });
      column++;
    }
  }
}

const isBetweenChanges = (text: string, next: Piece | undefined): boolean =>
  text.trim() === '' && next !== undefined && next.kind !== 'same';

/** One removal and one addition for each place: a space between two changed words belongs to them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isBetweenChanges(text, pieces[index + 1]) && removed && added)
      [removed, added] = [removed + text, added + text];
    else {
      close();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  close();
  return result;
}
