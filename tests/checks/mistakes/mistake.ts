/** One mistake that people make in the data, and everything that the check says about it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rootCausesFirst } from '../../../src/diagnostics/root-causes.ts';
import { readComparing, withRules } from '../fixture.ts';

export interface Mistake {
  /** As its author would call it. */
  name: string;
  /** The file of the game in which it is made. */
  file: string;
  /** What stands there on main; not given for a new file and for one that is written anew. */
  from?: string;
  /** What its author writes instead, or the whole file. `‸` is where the finding is expected, and is not written. */
  to: string | Buffer;
  /** More files of the game, on main as well. */
  beside?: Readonly<Record<string, string>>;
  /** What is done to the folder of the ruleset besides. */
  also?: (ruleset: string) => void;
  /** All findings, root causes first. */
  found: readonly Expected[];
}

export interface Expected {
  code: string;
  message: string;
  hint: string;
  /** `tables/weapons.yaml:3:1`, where it is not at the `‸` of the same number. */
  at?: string;
}

const CARET = '‸';

/** Reads the game with the mistake, compared with the game without it; root causes first. */
export function findingsOf({ file, from, to, beside = {}, also }: Mistake): Expected[] {
  const main = Object.entries(beside).map(([path, text]) => ({ path, text }));
  return withRules(main, (rules, ruleset) => {
    const path = join(ruleset, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof to === 'string' ? withMistake(path, from, to).replaceAll(CARET, '') : to);
    also?.(ruleset);
    return rootCausesFirst(readComparing(rules, main).diagnostics).map(
      ({ code, message, hint = '', line, column, ...found }) => ({
        code,
        message,
        hint,
        at: `${relative(ruleset, found.file)}:${line}:${column}`,
      }),
    );
  });
}

/** The text of the file with the mistake in it, the `‸` included. */
export function withMistake(path: string, from: string | undefined, to: string): string {
  if (from === undefined) return to;
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  return text.replace(from, () => to);
}
