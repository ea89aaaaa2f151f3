/** The data that the calculator of an entry loads, in one language, and its words ready for use. */
import type { Language } from '../i18n/languages.ts';
import { needsSpecial, type Problem } from '../workout/problem.ts';
import { fillerOf } from '../text/fill-in.ts';
import { linksFrom, type Sayer, type Texts } from './say.ts';

export interface SituationFile {
  problem: Problem;
  texts: Texts;
  /** The interface words as templates. */
  words: Record<string, string>;
  language: Language;
  /** Link to the pages of the ruleset: `/en/bolt-action/`. */
  root: string;
  /** The letter for dice: `D`, in Polish `K`. */
  die: string;
  /** The share data of the page. */
  share: string;
}

/** Loads how its dice are counted, where that is more than adding up, and how contests are worked out. */
export async function withItsDice(file: SituationFile): Promise<SituationFile> {
  if (needsSpecial(file.problem))
    await import('../workout/special.ts').then(({ loadSpecial }) => {
      loadSpecial();
    });
  return file;
}

export const sayerOf = ({
  problem,
  texts,
  words,
  language,
  root,
  die,
}: Omit<SituationFile, 'share'>): Sayer => ({
  problem,
  texts,
  say: fillerOf(words, language),
  linkTo: linksFrom(problem.entry, root),
  dice: (notation) => notation.replace('D', die),
});
