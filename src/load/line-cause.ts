/** Causes of a YAML error that stand in the line of the error itself. */
import type { Cause } from './yaml-cause.ts';

type Reason = Cause['reason'];

/** One form of mistake: where it is in a line, and what is wrong there. */
interface Form {
  reason: Reason;
  /** The first group is the wrong sign; without one, the last character of the match is. */
  pattern: RegExp;
}

/** The value of a field begins, in a line of its own or in { }. */
const VALUE = String.raw`(?:: +|- +|^\s*|[,[{] *)`;

/** In the order in which they are looked for: what is quoted first, because the other signs may stand in quotes. */
const FORMS: readonly Form[] = [
  { reason: 'wide-sign', pattern: /(?:['"\]}]|[:,[{-] ) *([，｛｝［］])/ },
  {
    reason: 'joined-lines',
    pattern: /^[ -]*[\w-]+: +(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*") *([\w-]+): /,
  },
  { reason: 'joined-lines', pattern: /^[ -]*[\w-]+: {2,}([\w-]+): / },
  {
    reason: 'missing-comma',
    pattern: /[:,[{] *(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*") +([a-z][\w-]*): /,
  },
  { reason: 'missing-comma', pattern: /[\]}] +([a-z][\w-]*): / },
  { reason: 'apostrophe', pattern: /(?:^|[:,[{-] *)'(?:[^']|'')*'(?=[\p{L}\d.!?…])/u },
  { reason: 'quote-in-text', pattern: /(?:^|[:,[{-] *)"(?:[^"\\]|\\.)*"(?= *[\p{L}\d.!?…])/u },
  { reason: 'quote-in-text', pattern: /(?:^|[:,[{-] *)'(?:[^']|'')*'(?= +[\p{L}\d])/u },
  { reason: 'reserved-sign', pattern: new RegExp(`${VALUE}([@%\`*!&])`) },
  { reason: 'reserved-sign', pattern: new RegExp(`${VALUE}([>|])(?![-+\\d]*\\s*$)`) },
  { reason: 'curly-quote', pattern: new RegExp(`${VALUE}([“”„‟«»‘’‚「])`) },
  // [Cover](rule:…) and [1] at the beginning of a text.
  { reason: 'reserved-sign', pattern: /: +(\[)[^\]]*\] *[^\s,\]}#]/ },
  { reason: 'field-colon', pattern: /^[ -]*[\w-]+(：|:(?=\S))/ },
  { reason: 'minus-space', pattern: /[\w-]: +(- +)(?=\d)/ },
  { reason: 'item-behind-field', pattern: /[\w-]: +(- +)(?=[^\s,}])/ },
  { reason: 'joined-lines', pattern: /^[ -]*[\w-]+: +(?!['"[{|>&*!#])\S[^#]*?([\w-]+):$/ },
  { reason: 'joined-lines', pattern: /^[ -]*[\w-]+: +(?!['"[{|>&*!#])\S[^#]*? {2,}([\w-]+): / },
  { reason: 'lone-dash', pattern: /[\w-]: +([-–—?])(?= *(?:$|[,}]))/ },
  {
    reason: 'comma-sign',
    pattern: /[{,] *[\w-]+: +(?!['"[{|>&*!])[^,{}[\]'"#\n]*?([;、，､]) *[a-z][\w-]*: /,
  },
  { reason: 'comma-sign', pattern: /['"\]}] *([;、，､]) *[a-z][\w-]*: / },
  // { to: 12 needed: 4+ }, but not { en: Walls stop: text }.
  {
    reason: 'missing-comma',
    pattern:
      /[{,] *(?:[a-z]{2}: +(?=[\d+-])|(?:id|is|to|by|in|at|do|(?![a-z]{2}: )[\w-]+): +)(?!['"[{|>&*!])[^\s,{}[\]'"#]+ +([a-z][\w-]*): /,
  },
  // { en: See [cover](rule:…), pl: … }
  {
    reason: 'bracket-in-text',
    pattern: /[{,] *[\w-]+: +(?!['"[{|>&*!])[^,{}[\]:\n]*[^\s,{}[\]:] ?([[{])/,
  },
  { reason: 'missing-comma', pattern: /[\]}] *([[{])/ },
  { reason: 'two-commas', pattern: /[[{,][^'"]*?, *(,)/ },
  { reason: 'colon-in-text', pattern: /^(?:[ -]*)[\w-]+: +(?!['"[{|>&*!])[^#\n]*?(:) / },
  { reason: 'colon-in-text', pattern: /[{,] *[\w-]+: +(?!['"[{|>&*!])[^,{}[\]'"#\n]*?(:) / },
  { reason: 'wide-sign', pattern: /[{[].*?([，｛｝［］])/ },
];

/** Those of which the whole group is said, and not its first sign. */
const LONG = new Set<Reason>(['joined-lines', 'missing-comma']);

/** The cause in the line at `offset`; undefined if none is known. */
export function causeInLine(text: string, offset: number): Cause | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end < 0 ? text.length : end);
  for (const { reason, pattern } of FORMS) {
    const match = new RegExp(pattern.source, `${pattern.flags}d`).exec(line);
    if (!match) continue;
    const at = match.indices?.[1]?.[0] ?? match.index + match[0].length - 1;
    return {
      reason,
      offset: start + at,
      detail: LONG.has(reason) ? (match[1] ?? '') : (/^\* |^./.exec(line.slice(at))?.[0] ?? ''),
    };
  }
  return undefined;
}

/** What a line lacks that should be a field, an item or a comment. The first group is the name of the field. */
const MALFORMED: readonly Form[] = [
  { reason: 'pasted-line', pattern: /^(```|~~~|@@ |diff --git |\+\+\+ |<!|<\/?[a-z]+>)/i },
  { reason: 'diff-sign', pattern: /^(\+)(?:\s|$)/ },
  { reason: 'wide-sign', pattern: /^([－＋｛［])/ },
  { reason: 'comment-sign', pattern: /^(\/\/|;|--(?!-)|<!--|%)/ },
  { reason: 'glued-dash', pattern: /^-([\w-]+:)(?: |$)/ },
  { reason: 'glued-dash', pattern: /^-([{["'])/ },
  { reason: 'field-colon', pattern: /^(?:- +)*[\w-]+(：|:(?=\S)(?!\/\/))/ },
  { reason: 'equals', pattern: /^(?:- +)*([\w-]+) *=/ },
];

/** Why a line without its indentation is no field; the offset is that in the line. */
export function malformedLine(content: string): Cause | undefined {
  for (const { reason, pattern } of MALFORMED) {
    const match = new RegExp(pattern.source, 'd').exec(content);
    if (!match) continue;
    const sign = reason === 'field-colon' ? match.indices?.[1]?.[0] : undefined;
    return { reason, offset: sign ?? 0, detail: match[1] ?? '' };
  }
  return undefined;
}
