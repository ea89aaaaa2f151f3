/** Brackets and quotes that are open at a place in YAML, and what is wrong with those of a line. */
import type { Cause } from './yaml-cause.ts';

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

export interface Opening {
  sign: string;
  offset: number;
  /** Spaces that a line must exceed to go on with it. */
  indent: number;
  /** A number sign in the same line, after which YAML reads nothing: the closing bracket may stand behind it. */
  comment?: { offset: number; word: string };
}

/** What is open at a place in the text. */
export interface State {
  brackets: Opening[];
  /** A quoted text that goes on in the next line. */
  quote: Opening | undefined;
}

export const unclosed = ({ sign, offset, comment }: Opening): Cause =>
  comment
    ? { reason: 'comment', offset: comment.offset, detail: comment.word }
    : { reason: 'unclosed', offset, detail: sign };

export const unclosedQuote = ({ sign, offset }: Opening): Cause => ({
  reason: 'unclosed-quote',
  offset,
  detail: sign,
});

/** Whether the line closes what the lines above have opened. */
export function closesMore(line: string, indent: number, { brackets, quote }: State): boolean {
  const after: State = { brackets: [...brackets], quote };
  if (scanLine(line, 0, indent, after)) return false;
  return after.brackets.length < brackets.length || (quote !== undefined && !after.quote);
}

/** Tracks quotes and brackets through a line; updates what is open. */
export function scanLine(
  line: string,
  start: number,
  indent: number,
  state: State,
): Cause | undefined {
  const { brackets, quote } = state;
  const ends = quote ? endOfQuote(line, indent - 1, quote.sign) : Math.max(indent, 0) - 1;
  if (quote && ends < 0) return undefined;
  state.quote = undefined;
  let closed = false;
  for (let at = ends + 1; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === '#' && line[at - 1] === ' ') {
      noteComment(brackets.at(-1), { start, line, at });
      return undefined;
    }
    const behind = closed && behindBracket(line.slice(at), start + at);
    if (behind) return behind;
    if (isQuote(sign) && beginsValue(line, at)) {
      const end = endOfQuote(line, at, sign);
      if (end < 0) {
        state.quote = { sign, offset: start + at, indent };
        return undefined;
      }
      at = end;
      closed = brackets.length === 0;
      continue;
    }
    if (CLOSING[sign] !== undefined && (brackets.length > 0 || beginsValue(line, at))) {
      brackets.push({ sign, offset: start + at, indent });
    } else if (sign === ']' || sign === '}') {
      const fault = close(brackets, sign, start + at, closed);
      if (fault) return fault;
      closed = brackets.length === 0;
      continue;
    }
    closed &&= sign === ' ';
  }
  return undefined;
}

/** Closes the last bracket; a fault if it is another one, or if nothing is open behind a value that is closed. */
function close(
  brackets: Opening[],
  sign: string,
  offset: number,
  closed: boolean,
): Cause | undefined {
  const top = brackets.pop();
  if (top && CLOSING[top.sign] !== sign) return unclosed(top);
  return !top && closed ? { reason: 'extra-closing', offset, detail: sign } : undefined;
}

/** What cannot stand behind a value that is closed: another field or item, a comma. */
function behindBracket(rest: string, offset: number): Cause | undefined {
  const [, field] = /^(?:- +)*([\w-]+):(?: |$)/.exec(rest) ?? [];
  if (field !== undefined || rest.startsWith('- '))
    return { reason: 'joined-lines', offset, detail: field ?? '' };
  return /^[,;'"]/.test(rest)
    ? { reason: 'behind-bracket', offset, detail: rest[0] ?? '' }
    : undefined;
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
