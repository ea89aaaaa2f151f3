/**
 * Finds the cause of a YAML error. The parser reports where it gave up; the mistake is often
 * earlier: an unclosed bracket, a wrong indentation, an apostrophe that ends a quoted text.
 * Searches line by line.
 */

import {
  closesMore,
  scanLine,
  unclosed,
  unclosedQuote,
  type Opening,
  type State,
} from './brackets.ts';
import { KEY, malformed, misfitOf, type Levels, type Line } from './levels.ts';
import { causeInLine } from './line-cause.ts';
import { misplacedLine } from './misplaced-line.ts';

export interface Cause {
  reason:
    | 'duplicate'
    | 'unclosed'
    | 'unclosed-quote'
    | 'extra-closing'
    | 'indentation'
    | 'broken-line'
    | 'joined-lines'
    | 'no-field'
    | 'before-list'
    | 'diff-sign'
    | 'pasted-line'
    | 'wide-sign'
    | 'minus-space'
    | 'item-behind-field'
    | 'missing-dash'
    | 'glued-dash'
    | 'equals'
    | 'comment-sign'
    | 'stray-line'
    | 'lone-dash'
    | 'comma-sign'
    | 'two-commas'
    | 'missing-comma'
    | 'behind-bracket'
    | 'missing-item'
    | 'no-dash'
    | 'lost-dash'
    | 'comment'
    | 'apostrophe'
    | 'quote-in-text'
    | 'curly-quote'
    | 'reserved-sign'
    | 'bracket-in-text'
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

/**
 * The cause of a parser error at `offset`; undefined if the parser's message is as good. A cause
 * later than the line after the error is ignored. `known` is the text as it was when it could be read.
 */
export function causeOf(text: string, offset: number, known?: string): Cause | undefined {
  const cause = firstCause(text, offset);
  return cause?.reason === 'indentation' ? misplacedLine(text, cause, { scan, known }) : cause;
}

function firstCause(text: string, offset: number): Cause | undefined {
  const limit = endOfNextLine(text, offset);
  const found = [scan(text)]
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
 * The first line that does not fit the lines above, or the bracket or quote left open before it.
 */
function scan(text: string): Cause | undefined {
  const state: State = { brackets: [], quote: undefined };
  const levels: Levels = { open: [] };
  let opens = true;
  let block: number | undefined;
  let above: Line | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const at = offset;
    offset += line.length + 1;
    const indent = line.length - line.trimStart().length;
    const content = line.slice(indent);
    if (content === '') continue;
    const structural = isStructural(content);
    if (state.quote) {
      const fault =
        quoteFault({ at, indent }, line, structural, state) ?? scanLine(line, at, indent, state);
      if (fault) return fault;
      continue;
    }
    if (content.startsWith('#')) continue;
    if (block !== undefined && indent > block) continue;
    block = undefined;
    const here = { at, indent, content, opens };
    const last = above;
    above = here;
    const fit = structural ? misfitOf : malformed;
    const misfit =
      state.brackets.length > 0
        ? bracketFault(here, line, structural, state)
        : (bareItem(here, last, structural) ?? fit(here, levels));
    if (misfit) return misfit;
    // A bracket in a line of its own may be closed at its own indentation.
    const fault = scanLine(line, at, structural ? indent : indent - 1, state);
    if (fault) return fault;
    const isClosed = state.brackets.length === 0;
    opens = isClosed && /(?:^|[ -])(?:-|[^\s#]+:)\s*(?:#.*)?$/.test(content);
    if (isClosed && /(?:: +|- +)[|>][+-]?\d?\s*(?:#.*)?$/.test(content)) block = indent;
  }
  const inner = state.brackets.at(-1);
  if (state.quote) return unclosedQuote(state.quote);
  return inner && unclosed(inner);
}

/** `{ … }` in a line of its own, with another item of the list below it, or further right than the item above. */
function bareItem(
  { at, indent, content }: Line,
  above: Line | undefined,
  structural: boolean,
): Cause | undefined {
  // Nothing can follow a closed bracket.
  if (above && indent > above.indent && content.startsWith('{') && /[}\]]$/.test(above.content))
    return { reason: 'lost-dash', offset: at + indent, detail: '' };
  const isItem = structural ? content.startsWith('-') : content.startsWith('{');
  return isItem && above?.indent === indent && above.content.startsWith('{')
    ? { reason: 'no-dash', offset: above.at + indent, detail: '' }
    : undefined;
}

const isStructural = (content: string): boolean =>
  KEY.test(content) || content.startsWith('- ') || content === '-';

/** Why a line cannot go on with the brackets that are open above it: it stands no further right than their field. */
function bracketFault(
  { at, indent }: Pick<Line, 'at' | 'indent'>,
  line: string,
  structural: boolean,
  state: State,
): Cause | undefined {
  const [outer] = state.brackets;
  const inner = state.brackets.at(-1);
  if (!outer || !inner || indent > outer.indent) return undefined;
  return !structural || closesMore(line, indent, state)
    ? brokenLine(at, indent, outer)
    : unclosed(inner);
}

/** Why a line cannot go on with the quoted text above it. */
function quoteFault(
  { at, indent }: Pick<Line, 'at' | 'indent'>,
  line: string,
  structural: boolean,
  state: State,
): Cause | undefined {
  const { quote } = state;
  if (!quote || indent > quote.indent) return undefined;
  return closesMore(line, indent, state) && !structural
    ? brokenLine(at, indent, quote)
    : unclosedQuote(quote);
}

const brokenLine = (at: number, indent: number, { indent: outer }: Opening): Cause => ({
  reason: 'broken-line',
  offset: at + indent,
  detail: `${outer + 2}`,
});
