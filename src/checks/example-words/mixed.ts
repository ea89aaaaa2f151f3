/** Figures of a text, with those of two parts as one: `1 1/2`. */
import { figuresOf, type Figure } from '../../notation/figures-in-text.ts';

/** Odds of dice have other numbers below the line. */
const PART = /^(?:1\/2|[12]\/3|[13]\/4|[1357]\/8)$/;

export function mixedFiguresOf(text: string): Figure[] {
  const figures = figuresOf(text);
  return figures.flatMap((one, index) => {
    const [before, after] = [figures[index - 1], figures[index + 1]];
    if (before && isMixed(before, one, text)) return [];
    return after && isMixed(one, after, text)
      ? [{ ...one, figure: `${one.figure} ${after.figure}` }]
      : [one];
  });
}

/** A whole number and, behind one space, a part of one. */
const isMixed = (whole: Figure, part: Figure, text: string): boolean =>
  /^[+-]?\d+$/.test(whole.figure) &&
  PART.test(part.figure) &&
  /^[ \u00A0]$/.test(text.slice(whole.offset + whole.figure.length, part.offset));
