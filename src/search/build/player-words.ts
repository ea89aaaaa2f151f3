/** What players say and the rules call otherwise, per language: `src/search/words/<language>.yaml`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../../i18n/languages.ts';
import { SOURCE } from '../../program.ts';
import { fold } from '../../text/fold.ts';

/** One of these files; `src/search/words/en.yaml` explains its three lists. */
export interface WordFile {
  common: string;
  same: string[][];
  said: Record<string, string[]>;
}

export interface PlayerLine {
  /** Words that a record must mention. */
  names: readonly string[];
  /** Words that then find it. */
  words: readonly string[];
}

export interface PlayerWords {
  /** Folded words that name nothing in a game, so they never decide a match. */
  common: ReadonlySet<string>;
  lines: readonly PlayerLine[];
}

export const WORD_FOLDER = join(SOURCE, 'search/words');

const readWords = (language: Language): PlayerWords => {
  const path = join(WORD_FOLDER, `${language}.yaml`);
  if (!existsSync(path)) return { common: new Set(), lines: [] };
  // Every word is a string, also 1 and yes.
  const file = parse(readFileSync(path, 'utf8'), { schema: 'failsafe' }) as WordFile;
  return {
    common: new Set(file.common.split(/\s+/).map(fold)),
    lines: [
      ...file.same.map((words) => ({ names: words, words })),
      ...Object.entries(file.said).map(([name, words]) => ({ names: [name], words })),
    ],
  };
};

const files = new Map<Language, PlayerWords>();

/** A language without a file has none. */
export function playerWords(language: Language): PlayerWords {
  const words = files.get(language) ?? readWords(language);
  files.set(language, words);
  return words;
}
