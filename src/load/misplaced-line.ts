/** Which line is wrongly indented where one does not fit the lines above: that line, or one above it. */
import type { Cause } from './yaml-cause.ts';

/** Lines above the one that does not fit, which may be the wrong one instead; and lines below it, which show what fits. */
const ABOVE = 10;
const BELOW = 60;

/** A line that is indented otherwise, and what comes of it. */
interface Attempt {
  line: number;
  indent: number;
  /** The first line that still does not fit; infinite if all do. */
  reach: number;
  /** Each is 0 where it speaks for this attempt; the first that differs decides. */
  doubts: readonly number[];
}

interface Options {
  /** Finds the first line that does not fit those above it. */
  scan: (text: string) => Cause | undefined;
  /** The file as it was: a line that stands in it is not the wrong one. */
  known?: string | undefined;
}

/** Indents each line near the cause as its neighbours are, and takes the one line after which most of the file fits. */
export function misplacedLine(text: string, cause: Cause, { scan, known = '' }: Options): Cause {
  const all = text.split('\n');
  const last = lineOf(text, cause.offset);
  const near = all.flatMap((line, index) => (index <= last && isData(line) ? [index] : []));
  const [top = 0] = near.slice(-ABOVE - 1);
  // From a line at the margin on, what stands above does not matter.
  const first = near.findLast((index) => index <= top && indentOf(all[index]) === 0) ?? 0;
  const lines = all.slice(first, last + BELOW);
  const fault = last - first;
  const candidates = near.filter((index) => index >= top).map((index) => index - first);
  const indents = new Set(
    candidates.flatMap((line) => [indentOf(lines[line]), indentOf(lines[line]) + 2]),
  );
  const doubts = doubtsIn(lines, { candidates, known, cause, fault });
  const attempts = candidates.flatMap((line) =>
    [...indents]
      .filter((indent) => indent !== indentOf(lines[line]))
      .map((indent): Attempt => {
        const changed = lines.with(line, `${' '.repeat(indent)}${lines[line]?.trim()}`);
        const part = changed.join('\n');
        const next = scan(part);
        const reach = next ? lineOf(part, next.offset) : Infinity;
        return { line, indent, reach, doubts: doubts(line, indent, changed) };
      })
      .filter(({ reach }) => reach > fault),
  );
  const [best] = attempts.sort((a, b) => b.reach - a.reach || firstDifference(a, b));
  if (!best) return cause;
  const found = indentOf(lines[best.line]);
  const offset = all
    .slice(0, first + best.line)
    .reduce((sum, line) => sum + line.length + 1, found);
  return { ...cause, offset, detail: `${found} ${best.indent}` };
}

interface Neighbours {
  candidates: readonly number[];
  known: string;
  cause: Cause;
  /** The line that does not fit. */
  fault: number;
}

/** What speaks against an indentation of a line, the strongest first. */
function doubtsIn(lines: readonly string[], { candidates, known, cause, fault }: Neighbours) {
  const before = indentsOf(known);
  const odd = candidates.filter((line) => indentOf(lines[line]) % 2 === 1).length;
  const usual = odd * 2 > candidates.length ? 1 : 0;
  const [said] = /\d+$/.exec(cause.detail) ?? [];
  return (line: number, indent: number, changed: readonly string[]): number[] => {
    const found = indentOf(lines[line]);
    const was = before.get(lines[line]?.trim() ?? '');
    return [
      Number(was?.has(found) ?? false),
      Number(was !== undefined && !was.has(indent)),
      emptyFields(changed.slice(candidates[0], fault + 3)),
      // Most lines are indented by an even number of spaces, or most by an odd one.
      Number(found % 2 === usual),
      Number(line === fault),
      Number(line === fault && `${indent}` !== said),
      Math.abs(indent - found),
    ];
  };
}

const isData = (line: string): boolean => /^ *[^\s#]/.test(line);
const indentOf = (line = ''): number => line.length - line.trimStart().length;
const lineOf = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length - 1;

function firstDifference({ doubts }: Attempt, { doubts: other }: Attempt): number {
  const at = doubts.findIndex((doubt, index) => doubt !== other[index]);
  return at < 0 ? 0 : (doubts[at] ?? 0) - (other[at] ?? 0);
}

/** By their content, the indentations that lines have. */
const indentsOf = (text: string): Map<string, Set<number>> =>
  new Map(
    [...Map.groupBy(text.split('\n'), (line) => line.trim())].map(([content, lines]) => [
      content,
      new Set(lines.map(indentOf)),
    ]),
  );

/** Fields without a value, and without lines below that would be one. */
const emptyFields = (lines: readonly string[]): number => {
  const data = lines.filter(isData);
  return data.filter((line, index) => {
    const next = data[index + 1];
    if (next === undefined || !/^[^'"[{]*:$/.test(line)) return false;
    const isItem = next.trimStart().startsWith('- ');
    return indentOf(next) < indentOf(line) || (!isItem && indentOf(next) === indentOf(line));
  }).length;
};
