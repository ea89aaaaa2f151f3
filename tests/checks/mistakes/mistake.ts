/** A file of the game in which the mistakes are made. */
export const game = (file: string): string => readFileSync(join(GAME, file), 'utf8');

/** The values of the game, and these: `id: depth, title: …, origin: table`. */
export const withValues = (...items: string[]): Record<string, string> => ({
  'values.yaml': `${game('values.yaml')}${items.map((item) => `  - { ${item} }\n`).join('')}`,
});

/** One mistake that people make in the data, and what the check says about it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseDocument, visit } from 'yaml';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { rootCausesFirst } from '../../../src/diagnostics/root-causes.ts';
import { GAME, readComparing, withRules } from '../fixture.ts';

export interface Mistake {
  /** As its author would call it. */
  name: string;
  /** The file of the game in which it is made. */
  file: string;
  /** What stands there on main; undefined for a file that is written anew. */
  from?: string | undefined;
  /** What its author writes instead, or the whole file. `‸` stands where a finding is expected, and is not written. */
  to: string | Uint8Array;
  /** More files of the game, on main as well. */
  beside?: Readonly<Record<string, string>>;
  /** What else is done to the folder of the ruleset. */
  also?: (ruleset: string) => void;
  /** Findings that are expected without a `‸`: `rules/walls.yaml:1:1`. */
  at?: readonly string[];
}

/** A mistake that is one piece of text for another. */
export const change = (
  name: string,
  file: string,
  from: string,
  to: string,
  more: Partial<Mistake> = {},
): Mistake => ({ name, file, from, to, ...more });

const CARET = '‸';

interface Answer {
  /** Root causes first; file names are those of the ruleset. */
  findings: Diagnostic[];
  /** Places of the `‸`, and those of `at`: `tables/weapons.yaml:3:1`. */
  expected: string[];
}

/**
 * Reads the game with the mistake, compared with the game without it. `correct` is what a reader of the answer does to the
 * text of a file before it is read.
 */
export function answerTo(
  { file, from, to, beside = {}, also, at = [] }: Mistake,
  correct?: { file: string; edit: (text: string) => string },
): Answer {
  const main = Object.entries(beside).map(([path, text]) => ({ path, text }));
  return withRules(main, (rules, ruleset) => {
    const path = join(ruleset, file);
    mkdirSync(dirname(path), { recursive: true });
    const text = typeof to === 'string' ? written(path, from, to) : '';
    writeFileSync(path, typeof to === 'string' ? text.replaceAll(CARET, '') : to);
    also?.(ruleset);
    if (correct) {
      const own = join(ruleset, correct.file);
      writeFileSync(own, correct.edit(readFileSync(own, 'utf8')));
    }
    const findings = rootCausesFirst(readComparing(rules, main).diagnostics).map((finding) => ({
      ...finding,
      file: relative(ruleset, finding.file),
    }));
    return { findings, expected: [...placesIn(file, text), ...at] };
  });
}

/** The text of the file with the mistake in it. */
function written(path: string, from: string | undefined, to: string): string {
  if (from === undefined) return to;
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  return text.replace(from, () => to);
}

function placesIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(new RegExp(CARET, 'g'))].map(
        (match, earlier) => `${file}:${index + 1}:${match.index - earlier + 1}`,
      ),
    );
}

/** The word that a remedy says to write instead, if it says one. */
export const wordIn = ({ hint = '' }: Diagnostic): string | undefined =>
  /^(?:Write|A similar name exists:|Leave out the ruleset:|Use one of|Existing names:|A range has two full stops:) `([^`…]+)`(?!.* Restore it)/.exec(
    hint,
  )?.[1];

/**
 * The text with the word in place of the key or value at the place of the finding, or inside a text of what the message
 * names; undefined if neither is there.
 */
export function replacedAt(
  text: string,
  { line, column, message }: Diagnostic,
  word: string,
): string | undefined {
  const lines = text.split('\n').slice(0, line - 1);
  const start = lines.reduce((sum, one) => sum + one.length + 1, column - 1);
  let end: number | undefined;
  visit(parseDocument(text), {
    Node: (_, { range }) => {
      if (range?.[0] === start) end = range[1];
    },
  });
  const [, named = ''] = /`([^`]+)`[^`]*$/.exec(message) ?? [];
  const at = text.indexOf(named, start);
  if (end === undefined && named !== '' && at !== -1)
    return text.slice(0, at) + word + text.slice(at + named.length);
  return end === undefined ? undefined : text.slice(0, start) + word + text.slice(end);
}
