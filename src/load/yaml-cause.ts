/**
 * Finds the cause of a YAML error. The parser reports where it gave up; the mistake is often
 * earlier: an unclosed bracket, a wrong indentation, an apostrophe that ends a quoted text.
 * Searches line by line.
 */

import { causeInLine, malformedLine } from './line-cause.ts';

export interface Cause {
  reason:
    | 'duplicate'
    | 'unclosed'
    | 'unclosed-quote'
    | 'extra-closing'
    | 'indentation'
    | 'missing-dash'
    | 'glued-dash'
    | 'equals'
    | 'comment-sign'
    | 'stray-line'
    | 'lone-dash'
    | 'comma-sign'
    | 'two-commas'
    | 'comment'
    | 'apostrophe'
    | 'quote-in-text'
    | 'curly-quote'
    | 'reserved-sign'
    | 'wide-space'
    | 'field-colon'
    | 'colon-in-text';
  /** Offset in the text, from 0. */
  offset: number;
  /**
   * The wrong or missing character, or the word it belongs to; for an indentation, its spaces and those of the neighbouring
   * lines; for a line without a field, the indentation with which it would go on with the text above.
   */
  detail: string;
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
const KEY = /^(?:[\w<][^\s:#'"[\]{},]*|'[^']*'|"[^"]*"):(?= |$)/;

/**
 * The cause of a parser error at `offset`; undefined if the parser's message is as good. A cause
 * later than the line after the error is ignored.
 */
export function causeOf(text: string, offset: number): Cause | undefined {
  const limit = endOfNextLine(text, offset);
  const found = [scan(text), wideSpace(text)]
    .flatMap((cause) => (cause && cause.offset <= limit ? [cause] : []))
    .sort((a, b) => a.offset - b.offset);
  const inLine = causeInLine(text, offset);
  // A line without a field is the last explanation: a wrong character in it is the cause.
  const [first] = found.filter(({ reason }) => reason !== 'stray-line');
  const isNear = (cause: Cause) =>
    found.every((one) => cause.offset <= endOfNextLine(text, one.offset));
  return [first, inLine].find((cause) => cause && isNear(cause)) ?? found[0] ?? inLine;
}

function endOfNextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  const next = end < 0 ? -1 : text.indexOf('\n', end + 1);
  return next < 0 ? text.length : next;
}

/**
 * A no-break or ideographic space where YAML needs an ordinary one: in the indentation, after a
 * colon or a dash.
 */
function wideSpace(text: string): Cause | undefined {
  const match = /(?:^ *|^[ -]*[\w-]+: *|^ *-)([\u00A0\u3000\u2007\u202F])/m.exec(text);
  if (!match) return undefined;
  const sign = match[1] ?? '';
  return { reason: 'wide-space', offset: match.index + match[0].length - 1, detail: sign };
}

interface Opening {
  sign: string;
  offset: number;
  /** Indentation, in spaces, of the line that contains it. */
  indent: number;
  /** A number sign in the same line, after which YAML reads nothing: the closing bracket may stand behind it. */
  comment?: { offset: number; word: string };
}

/** What is open at a place in the text. */
interface State {
  brackets: Opening[];
  /** A quoted text that goes on in the next line. */
  quote: Opening | undefined;
}

interface Level {
  indent: number;
  kind: 'field' | 'item';
}

/**
 * The first line that does not fit the lines above, or the bracket or quote left open before it.
 */
function scan(text: string): Cause | undefined {
  const state: State = { brackets: [], quote: undefined };
  const levels: Level[] = [];
  let opens = true;
  let block: number | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const at = offset;
    offset += line.length + 1;
    const indent = line.length - line.trimStart().length;
    const content = line.slice(indent);
    if (content === '') continue;
    const structural = KEY.test(content) || content.startsWith('- ') || content === '-';
    if (state.quote) {
      if (structural && indent <= state.quote.indent) return unclosedQuote(state.quote);
      const fault = scanLine(line, at, indent, state);
      if (fault) return fault;
      continue;
    }
    if (content.startsWith('#')) continue;
    if (block !== undefined && indent > block) continue;
    block = undefined;
    const misfit = structural
      ? misfitOf({ at, indent, content, opens }, state, levels)
      : malformed({ at, indent, content, opens }, state, levels);
    if (misfit) return misfit;
    const fault = scanLine(line, at, indent, state);
    if (fault) return fault;
    const isClosed = state.brackets.length === 0;
    opens = isClosed && /(?:^|[ -])(?:-|[^\s#]+:)\s*(?:#.*)?$/.test(content);
    if (isClosed && /(?:: +|- +)[|>][+-]?\d?\s*(?:#.*)?$/.test(content)) block = indent;
  }
  const inner = state.brackets.at(-1);
  if (state.quote) return unclosedQuote(state.quote);
  return inner && unclosed(inner);
}

const unclosed = ({ sign, offset, comment }: Opening): Cause =>
  comment
    ? { reason: 'comment', offset: comment.offset, detail: comment.word }
    : { reason: 'unclosed', offset, detail: sign };

const unclosedQuote = ({ sign, offset }: Opening): Cause => ({
  reason: 'unclosed-quote',
  offset,
  detail: sign,
});

interface Line {
  /** Offset of the line in the text. */
  at: number;
  indent: number;
  content: string;
  /** The line before ends with a field or item that has no value yet. */
  opens: boolean;
}

/** Why a line that is neither a field nor an item cannot go on with the text above it. */
function malformed(
  { at, indent, content, opens }: Line,
  { brackets }: State,
  levels: readonly Level[],
): Cause | undefined {
  const level = levels.at(-1);
  if (brackets.length > 0 || !level || content === '---' || content === '...') return undefined;
  const goesOn = indent > level.indent && !opens;
  const found = goesOn ? undefined : malformedLine(content);
  if (found) return { ...found, offset: at + indent + found.offset };
  if (goesOn || opens) return undefined;
  return { reason: 'stray-line', offset: at + indent, detail: `${level.indent + 2}` };
}

/** Why a line with a field or item does not fit the lines above; enters its level if it does. */
function misfitOf(line: Line, { brackets }: State, levels: Level[]): Cause | undefined {
  const { at, indent, content, opens } = line;
  const [outer] = brackets;
  const inner = brackets.at(-1);
  if (outer && inner) return indent <= outer.indent ? unclosed(inner) : undefined;
  const wanted = levelFault(levels, indent, content, opens);
  if (wanted !== undefined)
    return { reason: 'indentation', offset: at + indent, detail: `${indent} ${wanted}` };
  enter(levels, indent, content);
  return undefined;
}

/**
 * The expected indentation; undefined if the line fits. Deeper lines continue a multi-line text.
 */
function levelFault(
  levels: Level[],
  indent: number,
  content: string,
  opens: boolean,
): number | undefined {
  const kind = content.startsWith('-') ? 'item' : 'field';
  let deeper: Level | undefined;
  while (levels.length > 0 && (levels.at(-1)?.indent ?? 0) > indent) deeper = levels.pop();
  const top = levels.at(-1);
  if (!top) return levels.length === 0 && deeper ? deeper.indent : undefined;
  // An item that stands further left than those of its list.
  if (top.indent === indent)
    return kind === 'item' && top.kind === 'field' && deeper?.kind === 'item'
      ? deeper.indent
      : undefined;
  if (deeper) return deeper.indent;
  const fits = opens || (kind === 'item' && top.kind === 'field');
  return fits ? undefined : top.indent;
}

/** `- - id: x` opens two items and the fields of the inner one. */
function enter(levels: Level[], indent: number, content: string): void {
  const put = (level: Level) => {
    const top = levels.at(-1);
    if (!top || top.indent < level.indent || top.kind !== level.kind) levels.push(level);
  };
  let rest = content;
  let column = indent;
  for (let dash = /^- +/.exec(rest); dash; dash = /^- +/.exec(rest)) {
    put({ indent: column, kind: 'item' });
    column += dash[0].length;
    rest = rest.slice(dash[0].length);
  }
  if (rest === '-') put({ indent: column, kind: 'item' });
  else if (KEY.test(rest)) put({ indent: column, kind: 'field' });
}

/** Tracks quotes and brackets through a line; updates what is open. */
function scanLine(line: string, start: number, indent: number, state: State): Cause | undefined {
  const { brackets, quote } = state;
  let from = indent;
  if (quote) {
    const end = endOfQuote(line, indent - 1, quote.sign);
    if (end < 0) return undefined;
    state.quote = undefined;
    from = end + 1;
  }
  let closed = false;
  for (let at = from; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === '#' && line[at - 1] === ' ') {
      noteComment(brackets.at(-1), { start, line, at });
      return undefined;
    }
    if (isQuote(sign) && beginsValue(line, at)) {
      const end = endOfQuote(line, at, sign);
      if (end < 0) {
        state.quote = { sign, offset: start + at, indent };
        return undefined;
      }
      at = end;
    } else if (CLOSING[sign] !== undefined && (brackets.length > 0 || beginsValue(line, at))) {
      brackets.push({ sign, offset: start + at, indent });
    } else if (sign === ']' || sign === '}') {
      const top = brackets.pop();
      if (top && CLOSING[top.sign] !== sign) return unclosed(top);
      if (!top && closed) return { reason: 'extra-closing', offset: start + at, detail: sign };
      closed = brackets.length === 0;
      continue;
    }
    closed &&= sign === ' ';
  }
  return undefined;
}

/** Remembers a number sign that hides the closing bracket of its own line. */
function noteComment(
  top: Opening | undefined,
  { start, line, at }: { start: number; line: string; at: number },
): void {
  const rest = line.slice(at);
  if (!top || top.offset < start || !rest.includes(CLOSING[top.sign] ?? '')) return;
  top.comment = { offset: start + at, word: /^#\s*[^\s,}\]]*/.exec(rest)?.[0] ?? '#' };
}

const isQuote = (sign: string): boolean => sign === "'" || sign === '"';

/** A value begins after a colon, comma, bracket or dash; elsewhere the sign is part of a text. */
const beginsValue = (line: string, at: number): boolean =>
  /(?:^|[:,[{-])\s*$/.test(line.slice(0, at));

function endOfQuote(line: string, start: number, quote: string): number {
  for (let at = start + 1; at < line.length; at++) {
    if (quote === '"' && line[at] === '\\') at++;
    else if (line[at] === quote) {
      if (quote === "'" && line[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}
