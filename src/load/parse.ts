/** Parses YAML into plain data. Refuses the features of YAML that the data does not need. */
import {
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { textFieldOf } from '../schema/text-fields.ts';
import { yaml, yamlFeature } from './diagnostics.ts';
import type { Forbidden } from './feature-words.ts';
import { withPlainSpaces } from './text-faults.ts';
import { causeOf, type Cause } from './yaml-cause.ts';

export interface Parsed {
  document: Document.Parsed;
  lines: LineCounter;
  data: unknown;
}

/** Deeper data is refused: the deepest real file has 14 levels. */
const MAX_DEPTH = 40;
/** Longer lists are refused, because comparing their items takes quadratic time. */
const MAX_ITEMS = 5000;
/** A number that YAML and people read alike: not octal, hexadecimal, 017, 1e3 or 1.0. */
const PLAIN_NUMBER = /^[+-]?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** findTextFaults reports tabs, which `npm run fix` repairs. */
const TAB_INDENT = /^ *\t/m;

/** When `sound` is false, parses only to locate findings and returns no data. `known` is the text as it was when it could be read. */
export function parse(
  written: string,
  file: string,
  sound: boolean,
  report: Report,
  known?: string,
): Parsed {
  // What `npm run fix` repairs is read as if it were repaired; every place stays where it is.
  const text = withPlainSpaces(written).replace(/\r(?!\n)/g, '\n');
  const deep = deepPlace(text);
  if (deep !== undefined) report(yamlFeature.finding({ file, offset: deep }, { what: 'depth' }));
  const lines = countLines(text);
  if (!sound || deep !== undefined) return { document: parseDocument(''), lines, data: undefined };

  const document = parseDocument(text, {
    prettyErrors: false,
    // Compared below: the parser compares each field with all others of its map.
    uniqueKeys: false,
    merge: false,
    strict: true,
  });
  // Where a tab indents, YAML sees other lines than people do: the tab is the one finding.
  if (document.errors.length > 0 && TAB_INDENT.test(text))
    return { document, lines, data: undefined };
  const broken = yamlProblems(document, text, file, known);
  // After a syntax error the rest of the document is unreliable.
  const problems = isParsed(document) ? [...broken, ...forbidden(document, text, file)] : broken;
  problems.forEach(report);
  return {
    document,
    lines,
    data:
      problems.length === 0 && isParsed(document) ? document.toJS({ maxAliasCount: 0 }) : undefined,
  };
}

/** Counted here, because the parser misses line breaks when it recovers from an error. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    lines.addNewLine(at + 1);
  return lines;
}

/**
 * Where brackets or compact lists nest so deeply that parsing would be slow; a rough estimate is
 * enough to refuse.
 */
function deepPlace(text: string): number | undefined {
  // Levels in one line, and a line of at least 100 levels.
  const levels = /(?:[-?:][ \n]){41}|^ {100}/m.exec(text);
  if (levels) return levels.index;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
    if (depth > 200) return at;
  }
  return undefined;
}

/** Unknown tags leave the rest of the file readable. */
const isParsed = ({ errors }: Document.Parsed): boolean =>
  errors.every(({ code }) => code === 'TAG_RESOLVE_FAILED');

/** One syntax error makes the parser report many; keeps the first one and the duplicate fields. */
function yamlProblems(
  document: Document.Parsed,
  text: string,
  file: string,
  known: string | undefined,
): Finding[] {
  const first = [...document.errors, ...document.warnings].find(
    ({ code }) => code !== 'TAG_RESOLVE_FAILED',
  );
  const duplicates = duplicatesIn(document).map((offsets) => duplicatesAt(text, offsets));
  const found = withoutConsequences(duplicates.flat(), text).map((cause) =>
    yaml.finding({ file, offset: cause.offset }, { reason: 'DUPLICATE_KEY', cause }),
  );
  if (!first) return found;
  const cause = causeOf(text, first.pos[0], known);
  const offset = cause?.offset ?? first.pos[0];
  return [
    yaml.finding({ file, offset }, { reason: first.code, cause }),
    // A line that stands at a wrong indentation may be a field that is there already.
    ...found.filter((one) => cause?.reason !== 'indentation' || one.offset !== offset),
  ];
}

/** By map, the offsets of fields whose name an earlier field of it has. */
function duplicatesIn(document: Document.Parsed): number[][] {
  const maps: number[][] = [];
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>();
      const offsets: number[] = [];
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        names.add(key.value);
      }
      maps.push(offsets);
    },
  });
  return maps;
}

/**
 * A second `id` in an item of a list: the item that begins there has no dash. Several other fields: its first line is
 * missing.
 */
function duplicatesAt(text: string, offsets: readonly number[]): Cause[] {
  const causes = offsets.map((offset): Cause => {
    const detail = /^[^\s:]*/.exec(text.slice(offset, offset + 100))?.[0] ?? '';
    const isItem = detail === 'id' && isIndented(offset, text);
    return { reason: isItem ? 'missing-dash' : 'duplicate', offset, detail };
  });
  const [first] = causes;
  const fields = [...new Set(causes.map(({ detail }) => asCode(detail)))];
  const isItem =
    first &&
    isIndented(first.offset, text) &&
    fields.length > 1 &&
    causes.every(({ reason }) => reason === 'duplicate');
  return isItem
    ? [{ ...first, reason: 'missing-item', detail: fields.join(', ') }]
    : causes.filter(({ detail }) => detail !== '');
}

const isIndented = (offset: number, text: string): boolean =>
  text.lastIndexOf('\n', offset) < offset - 1;

/** Without the other fields of an item that has no dash, which stand under its `id` at the same indentation. */
function withoutConsequences(duplicates: readonly Cause[], text: string): Cause[] {
  const columnOf = ({ offset }: Cause) => offset - text.lastIndexOf('\n', offset);
  return duplicates.filter((cause, index) => {
    const earlier = duplicates.slice(0, index).findLast(({ reason }) => reason === 'missing-dash');
    return (
      earlier === undefined ||
      cause.reason === 'missing-dash' ||
      columnOf(cause) !== columnOf(earlier)
    );
  });
}

function forbidden(document: Document.Parsed, text: string, file: string): Finding[] {
  const findings: Finding[] = [];
  const refuse = (what: Forbidden, node: unknown, source?: string) =>
    void findings.push(
      yamlFeature.finding(
        { file, offset: (node as Node | null)?.range?.[0] ?? 0 },
        { what, source },
      ),
    );
  const marks = (node: Scalar | YAMLMap | YAMLSeq, field?: unknown) => {
    // The range of a node starts after its anchor and tag.
    const before = (sign: string) => ({ range: [text.lastIndexOf(sign, node.range?.[0])] });
    const tag = node.tag?.startsWith('tag:') ? '!!' : '!';
    if (node.anchor) refuse('anchor', before(`&${node.anchor}`));
    const isState = field === 'is' || field === 'not';
    if (node.tag && isState && /^![a-z][a-z0-9-]*$/.test(node.tag))
      refuse('negation', before(tag), `${field}: ${node.tag}`);
    else if (node.tag) refuse('tag', before(tag));
  };
  // %YAML 1.1 would read no, 010 and 1:30 as other values.
  if (document.directives.yaml.explicit) refuse('directive', null);
  visit(document, {
    Alias: (_, node) => refuse('alias', node),
    Pair: (_, { key, value }) => {
      const name = (key as { value?: unknown } | null)?.value;
      const cut = value === null ? cutNumber(key as Node | null, text) : undefined;
      if (cut) refuse('decimal-comma', { range: [cut.offset] }, cut.source);
      else if (value === null && typeof name === 'number' && isBehindComma(key as Node, text))
        refuse('cut-words', key, String(name));
      else if (name === '<<') refuse('merge', key);
      else if (typeof name !== 'string' || name === '__proto__') refuse('key', key);
    },
    Scalar: (key, node, ancestors) => {
      const pair = ancestors.findLast(isPair);
      marks(node, nameOf(pair));
      const cut = cutText(node, text);
      if (key !== 'key' && node.type === 'PLAIN' && /^[“„”][^“„”]+[“”]$/.test(node.source ?? ''))
        refuse('word-quotes', node, node.source);
      if (cut && isAddress(String(node.value)) && /^#[a-z0-9-]+[\],}]*$/.test(cut.comment))
        refuse(
          'cut-address',
          { range: [cut.offset] },
          `${String(node.value)}${cut.comment.replace(/[\],}]+$/, '')}`,
        );
      else if (cut) refuse('comment', { range: [cut.offset] }, cut.comment);
      const kind = numberIn(nameOf(pair));
      // In a text, a number loses its plus sign; a column may have a name like that of a language.
      const isCell = ancestors.some((one) => isPair(one) && nameOf(one) === 'cells');
      const isKept =
        PLAIN_NUMBER.test(node.source ?? '') && (isCell || !isSigned(node.source, kind));
      if (key !== 'key' && typeof node.value === 'number' && !isKept)
        refuse(kind, node, node.source);
    },
    Collection: (_, node, ancestors) => {
      marks(node);
      const tooDeep = ancestors.length > MAX_DEPTH * 2 ? 'depth' : undefined;
      const what = node.items.length > MAX_ITEMS ? 'length' : tooDeep;
      if (what) refuse(what, node);
      return what && visit.SKIP;
    },
  });
  return findings;
}

/** What is said of a number that is read as another one, by the field in which it stands. */
function numberIn(field: string): Forbidden {
  const kind = textFieldOf(field);
  return kind === 'other' ? 'number' : kind;
}

const isSigned = (source = '', kind: Forbidden): boolean =>
  kind !== 'number' && source.startsWith('+');

/** The name of a field; empty where there is none. */
const nameOf = (pair: Pair | undefined): string =>
  isScalar(pair?.key) ? String(pair.key.value) : '';

/**
 * `Unit #2 moves`: an unquoted text that YAML cuts at the number sign. A real comment has a space
 * after the sign, and is no sentence behind another one.
 */
function cutText(node: Scalar, text: string): { offset: number; comment: string } | undefined {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined;
  const end = node.range?.[1] ?? 0;
  const comment = /^ +(#[^\n]*)/.exec(text.slice(end, end + 200))?.[1];
  if (comment === undefined) return undefined;
  const isCut = /^#[^\s#]/.test(comment) || (isSentence(node.value) && isSentence(comment));
  return isCut ? { offset: text.indexOf('#', end), comment } : undefined;
}

/** `{ range: 4,5 }`: a number that its comma cuts into a value and a field without one. */
function cutNumber(key: Node | null, text: string): { offset: number; source: string } | undefined {
  const [start = 0, end = 0] = key?.range ?? [];
  const [, before] =
    /(?:^|[:[{,(]|\n *-) *([+-]?\d+, ?)$/.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  const after = text.slice(start, end);
  return before !== undefined && /^\d+(?:\S*| [%\p{L}]+)$/u.test(after)
    ? { offset: start - before.length, source: `${before}${after}` }
    : undefined;
}

/** `{ en: First edition, 1913 }` */
const isBehindComma = ({ range }: Node, text: string): boolean =>
  /[^\s,{[], *$/.test(text.slice(0, range?.[0]).slice(-20));

/** `tables/weapons` */
const isAddress = (text: string): boolean => /^(?:[a-z]+\/[a-z0-9-]+|markers|terms)$/.test(text);

const isSentence = (text: string): boolean => /[.!?。！？]$/.test(text);
