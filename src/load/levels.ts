/** The indentation of fields and items, and the line that does not fit the lines above it. */
import { malformedLine } from './line-cause.ts';
import type { Cause } from './yaml-cause.ts';

export const KEY = /^(?:[\w<][^\s:#'"[\]{},]*|'[^']*'|"[^"]*"):(?= |$)/;

interface Level {
  indent: number;
  kind: 'field' | 'item';
  /** Its first line. */
  first: number;
  /** Its last line so far, and what that begins with. */
  last: number;
  name: string;
}

export interface Levels {
  open: Level[];
  /** The line above, if two or more spaces follow its dash; its indentation is that of a line without the dash. */
  dash?: { offset: number; indent: number } | undefined;
}

export interface Line {
  /** Offset of the line in the text. */
  at: number;
  indent: number;
  content: string;
  /** The line before ends with a field or item that has no value yet. */
  opens: boolean;
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
  const isInList = open.findLast((one) => one.indent <= indent)?.kind === 'item';
  const detail = `${(level?.indent ?? 0) + 2}${isInList ? ' item' : ''}`;
  return { reason: 'stray-line', offset: at + indent, detail };
}

/** Why a line with a field or item does not fit the lines above; enters its level if it does. */
export function misfitOf(line: Line, levels: Levels): Cause | undefined {
  const { at, indent, content, opens } = line;
  const offset = at + indent;
  const kind = kindOf(content);
  const kept = levels.open.findLastIndex((level) => level.indent <= indent) + 1;
  const ended = levels.open.splice(kept);
  const top = levels.open.at(-1);
  if (!opens && kind === 'item' && top?.kind === 'field' && ended.length === 0)
    return lostList(top, levels.open.at(-2), offset);
  // A field beside the dashes of a list, whose own field stands further left.
  const isInList = top?.kind === 'item' && top.indent === indent && kind === 'field';
  const isLost = isInList && levels.open.at(-2)?.indent !== indent;
  const wanted = isLost ? indent + 2 : levelFault({ top, ended, indent, kind, opens });
  if (wanted !== undefined) {
    if (top?.kind === 'field' && kind === 'item' && ended[0]?.kind === 'field')
      return { reason: 'no-dash', offset: ended[0].first, detail: '' };
    if (levels.dash?.indent === indent)
      return { reason: 'diff-sign', offset: levels.dash.offset, detail: '-' };
    return { reason: 'indentation', offset, detail: `${indent} ${wanted}` };
  }
  levels.dash = wideDash(content, offset, indent);
  enter(levels.open, line);
  return undefined;
}

function wideDash(content: string, offset: number, indent: number): Levels['dash'] {
  const spaces = /^-( {2,})\S/.exec(content)?.[1]?.length;
  return spaces === undefined ? undefined : { offset, indent: indent + spaces };
}

const kindOf = (content: string): Level['kind'] => (content.startsWith('-') ? 'item' : 'field');

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

/** A list below a field with a value: that one may stand in between the list and its name. */
const lostList = ({ first, last }: Level, outer: Level | undefined, offset: number): Cause =>
  first === last && isOfList(outer)
    ? { reason: 'before-list', offset: first, detail: '' }
    : { reason: 'no-field', offset, detail: '' };

/** Whether the field has the name of a list. */
const isOfList = (level: Level | undefined): boolean =>
  level?.kind === 'field' && /s$/.test(level.name) && !/^(?:cells|sides)$/.test(level.name);

/** `- - id: x` opens two items and the fields of the inner one. */
function enter(levels: Level[], { at, indent, content }: Line): void {
  let rest = content;
  const put = (column: number, kind: Level['kind']) => {
    const top = levels.at(-1);
    const last = { last: at + column, name: /^[\w-]*/.exec(rest)?.[0] ?? '' };
    if (!top || top.indent < column || top.kind !== kind)
      levels.push({ indent: column, kind, first: at + column, ...last });
    else Object.assign(top, last);
  };
  let column = indent;
  for (let dash = /^- +/.exec(rest); dash; dash = /^- +/.exec(rest)) {
    put(column, 'item');
    column += dash[0].length;
    rest = rest.slice(dash[0].length);
  }
  if (rest === '-') put(column, 'item');
  else if (KEY.test(rest)) put(column, 'field');
}
