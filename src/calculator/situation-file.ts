/** The data that the calculator of an entry loads, in one language, and its words ready for use. */
import type { Language } from '../i18n/languages.ts';
import {
  followsAllDice,
  needsLookUp,
  needsSeveral,
  needsSpecial,
  readsAgain,
  type Problem,
} from '../workout/problem.ts';
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
  /** The share data of the page. */
  share: string;
}

/** Loads what only some entries need: special dice and contests, several dice and what follows them all, look-ups, and several readings of one throw. */
export async function withItsDice(file: SituationFile): Promise<SituationFile> {
  const { problem } = file;
  await Promise.all([
    needsSpecial(problem) &&
      import('../workout/special.ts').then((special) => special.loadSpecial()),
    needsSeveral(problem) && import('./counts.ts').then((counts) => counts.loadCounts(problem)),
    followsAllDice(problem) &&
      import('../workout/after-all-dice.ts').then((after) => after.loadAfterAllDice()),
    needsLookUp(problem) &&
      import('../workout/stages/table-look-up.ts').then((tables) => tables.loadLookUp()),
    readsAgain(problem) &&
      import('../workout/stages/same-dice.ts').then((same) => same.loadSameDice()),
  ]);
  return file;
}

export const sayerOf = ({
  problem,
  texts,
  words,
  language,
  root,
}: Omit<SituationFile, 'share'>): Sayer => {
  const say = fillerOf(words, language);
  return {
    problem,
    texts,
    say,
    linkTo: linksFrom(problem.entry, root),
    dice: (notation) =>
      texts[`dice:${notation}`] ?? notation.replace('D', say('work.die')).replace('-', '−'),
  };
};
