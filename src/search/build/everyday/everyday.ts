/**
 * Everyday synonyms: a word of a line also finds the others, ranked below the word itself. Words of
 * a single game belong in its data, as aliases or synonyms.
 */
import type { Language } from '../../../i18n/languages.ts';
import { en as enAsked } from './asked-en.ts';
import { ja as jaAsked } from './asked-ja.ts';
import { pl as plAsked } from './asked-pl.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import { ja as jaSpoken } from './spoken-ja.ts';
import { pl as plSpoken } from './spoken-pl.ts';

export interface EverydayLine {
  /** Words that a record must mention. */
  names: readonly string[];
  /** Words that then find it. */
  words: readonly string[];
  /** They only find the surroundings of a record, not its topic. */
  loose: boolean;
}

/**
 * `a / b`: each finds the other. `a < b / c`: b and c find a, but a does not find them: players say
 * "fix", and the rules use "fixed" for something else. `a << b / c`: b and c are kinds of a, so they
 * find what is said of all a, but later than what is said of them.
 */
const lines = (text: string): readonly EverydayLine[] =>
  text.split('\n').flatMap((line): EverydayLine[] => {
    const [first, second] = line.split(/<<?/).map(divided);
    if (!first || first.length + (second?.length ?? 0) < 2) return [];
    return [{ names: first, words: second ?? first, loose: line.includes('<<') }];
  });
const divided = (line: string): string[] =>
  line
    .split('/')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A language without an entry has none. */
export const EVERYDAY: Readonly<Partial<Record<Language, readonly EverydayLine[]>>> = {
  en: lines(en + enAsked),
  pl: lines(pl + plAsked + plSpoken),
  ja: lines(ja + jaAsked + jaSpoken),
};
