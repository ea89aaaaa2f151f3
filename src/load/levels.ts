/** The indentation of fields and items, and the line that does not fit the lines above it. */
import { malformedLine } from './line-cause.ts';
import type { Cause } from './yaml-cause.ts';

export const KEY = /^(?:[\w<][^\s:#'"[\]{},]*|'[^']*'|"[^"]*"):(?= |$)/;

interface Level {
  indent: number;
  kind: 'field' | 'item';
  /** Its first line, and how many it has so far. */
  first: number;
  lines: number;
}

/** A line that may be the cause when a later one does not fit. */
interface Suspect {
  offset: number;
  indent: number;
}

export interface Levels {
  open: Level[];
  /** The line above, if it stands no further right than the empty field that it was to fill. */
  orphan?: Suspect | undefined;
  /** The line above, if two or more spaces follow its dash; its indentation is that of a line without the dash. */
  dash?: Suspect | undefined;
  /** The line above, if it ended levels, and those levels. */
  drop?: (Suspect & { ended: readonly Level[] }) | undefined;
}

export interface Line {
  /** Offset of the line in the text. */
  at: number;
  indent: number;
  content: string;
  /** The line before ends with a field or item that has no value yet. */
  opens: boolean;
  /** The text from this line on. */
  rest: string;
}

/** Why a line that is neither a field nor an item cannot go on with the text above it. */
export function malformed(
  { at, indent, content, opens }: Line,
  { open }: Levels,
): Cause | undefined {
  const level = open.at(-1);
  if (content === '---' || content === '...') return undefined;
  const goesOn = level !== undefined && indent > level.indent;
  const found = goesOn && !opens ? undefined : malformedLine(content);
  if (found) return { ...found, offset: at + indent + found.offset };
  if (goesOn) return undefined;
  return { reason: 'stray-line', offset: at + indent, detail: `${(level?.indent ?? 0) + 2}` };
}

/** Why a line with a field or item does not fit the lines above; enters its level if it does. */
export function misfitOf(line: Line, levels: Levels): Cause | undefined {
  const { at, indent, content, opens } = line;
  const offset = at + indent;
  const kind = kindOf(content);
  const before = levels.open.at(-1);
  const kept = levels.open.findLastIndex((level) => level.indent <= indent) + 1;
  const ended = levels.open.splice(kept);
  const top = levels.open.at(-1);
  if (!opens && kind === 'item' && top?.kind === 'field' && ended.length === 0)
    return { reason: 'no-field', offset, detail: '' };
  const wanted = levelFault({ top, ended, indent, kind, opens });
  if (wanted !== undefined)
    return top?.kind === 'field' && kind === 'item' && ended[0]?.kind === 'field'
      ? { reason: 'no-dash', offset: ended[0].first, detail: '' }
      : culprit(levels, line, ended[0], wanted);
  const isOrphan = opens && before && indent <= before.indent && kind === 'field';
  levels.orphan = isOrphan ? { offset, indent } : undefined;
  levels.dash = wideDash(content, offset, indent);
  levels.drop = ended.length > 0 ? { offset, indent, ended } : undefined;
  enter(levels.open, line);
  return undefined;
}

function wideDash(content: string, offset: number, indent: number): Suspect | undefined {
  const spaces = /^-( {2,})\S/.exec(content)?.[1]?.length;
  return spaces === undefined ? undefined : { offset, indent: indent + spaces };
}

/** The line itself, or an earlier one that it shows to be wrong. */
function culprit(
  { orphan, dash, drop }: Levels,
  { at, indent, content, rest }: Line,
  deeper: Level | undefined,
  wanted: number,
): Cause {
  if (dash?.indent === indent) return { reason: 'diff-sign', offset: dash.offset, detail: '-' };
  const blame = (offset: number, found: number, other: number): Cause => ({
    reason: 'indentation',
    offset,
    detail: `${found} ${other}`,
  });
  if (orphan && orphan.indent < indent) return blame(orphan.offset, orphan.indent, indent);
  // One line further right than several that follow it.
  if (
    deeper?.lines === 1 &&
    deeper.indent === wanted &&
    siblingsIn(rest, indent, kindOf(content)) > 1
  )
    return blame(deeper.first, deeper.indent, indent);
  // A line that has lost its indentation: what follows it goes on with levels that it ended, and ends only some of them.
  const goesOn = drop?.ended.some((one) => one.indent === indent && one.kind === kindOf(content));
  if (!deeper && drop && goesOn && lowerIn(rest, indent) > drop.indent)
    return blame(drop.offset, drop.indent, indent);
  return blame(at + indent, indent, wanted);
}

const kindOf = (content: string): Level['kind'] => (content.startsWith('-') ? 'item' : 'field');

/** The lines that begin here, up to 40: their indentation and kind. */
const linesIn = (rest: string): Pick<Level, 'indent' | 'kind'>[] =>
  rest
    .split('\n', 40)
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      indent: line.length - line.trimStart().length,
      kind: kindOf(line.trimStart()),
    }));

/** How many lines like this one follow before one that is further left. */
function siblingsIn(rest: string, indent: number, kind: Level['kind']): number {
  const lines = linesIn(rest);
  const end = lines.findIndex((line) => line.indent < indent);
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.indent === indent && line.kind === kind).length;
}

/** The indentation of the next line that is further left; -1 if none is. */
const lowerIn = (rest: string, indent: number): number =>
  linesIn(rest).find((line) => line.indent < indent)?.indent ?? -1;

/** The expected indentation; undefined if the line fits. Deeper lines continue a multi-line text. */
function levelFault({
  top,
  ended: [deeper],
  indent,
  kind,
  opens,
}: {
  top: Level | undefined;
  /** Levels that the line ends, the outermost first. */
  ended: readonly Level[];
  indent: number;
  kind: Level['kind'];
  opens: boolean;
}): number | undefined {
  if (!top) return deeper?.indent;
  // An item that stands further left than those of its list.
  if (top.indent === indent)
    return kind === 'item' && top.kind === 'field' && deeper?.kind === 'item'
      ? deeper.indent
      : undefined;
  if (deeper) return kind === 'item' && top.kind === 'item' ? top.indent : deeper.indent;
  const fits = opens || (kind === 'item' && top.kind === 'field');
  return fits ? undefined : top.indent;
}

/** `- - id: x` opens two items and the fields of the inner one. */
function enter(levels: Level[], { at, indent, content }: Line): void {
  const put = (column: number, kind: Level['kind']) => {
    const top = levels.at(-1);
    if (top && top.indent >= column && top.kind === kind) top.lines++;
    else levels.push({ indent: column, kind, first: at + column, lines: 1 });
  };
  let rest = content;
  let column = indent;
  for (let dash = /^- +/.exec(rest); dash; dash = /^- +/.exec(rest)) {
    put(column, 'item');
    column += dash[0].length;
    rest = rest.slice(dash[0].length);
  }
  if (rest === '-') put(column, 'item');
  else if (KEY.test(rest)) put(column, 'field');
}
