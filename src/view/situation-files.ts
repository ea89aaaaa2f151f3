/** The files that the script of a calculator loads: for the first result, and for the whole. */
import type { Language } from '../i18n/languages.ts';
import type { Key } from '../i18n/ui.ts';
import type { Entry } from '../model/entries.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { showDice } from '../notation/dice-words.ts';
import { entryPages } from '../site/pages.ts';
import type { PublicFile } from '../site/public-file.ts';
import { href, shareDataHref } from '../site/routes.ts';
import { firstPartOf } from '../workout/build/first-part.ts';
import type { Problem, StageKey } from '../workout/problem.ts';
import { createReader, type Reader } from './context.ts';
import { isLong, type Tree } from './form.ts';
import { offersOf, type Offer } from './offers.ts';
import type { Texts } from './say.ts';
import { formsOf, problemFor, sayFor, textsFor, wordsOf } from './situation-words.ts';

/** What the whole calculator of an entry loads, in one language. */
export interface SituationFile {
  problem: Problem;
  texts: Texts;
  words: Record<string, string>;
  language: Language;
  /** Link to the pages of the ruleset: `/en/bolt-action/`. */
  root: string;
  /** The letter for dice: `D`, in Polish `K`. */
  die: string;
  /** The share data of the page. */
  share: string;
}

/** What the first result of an entry loads: its first stage, with the words shown for it. */
export interface FirstFile extends Omit<SituationFile, 'share'> {
  /** The controls of the stage that the page does not have. */
  forms: Record<StageKey, Tree>;
  offers: Offer[];
}

/** The interface words of every first result, of one with outcomes, and of one with tables. */
const FIRST_WORDS: readonly Key[] = [
  'mod.need',
  'mod.sum',
  'work.result',
  'work.unknown',
  'work.missing',
  'work.said-figure',
  'work.source-silent',
  'work.why-unknown',
  'work.open-question',
];
const ODDS_WORDS: readonly Key[] = [
  'work.success',
  'work.throws',
  'work.throws-spoken',
  'work.percent',
  'work.percent-under',
  'work.percent-over',
  'work.never',
  'work.always',
  'work.last-odds',
  'work.said-odds',
  'work.outcomes',
  'work.outcome',
  'work.chance',
];

function wordsFor({ stages, tables }: Problem): Key[] {
  const hasOutcomes = Object.values(stages).some(({ outcomes = [] }) => outcomes.length > 0);
  return [
    ...FIRST_WORDS,
    ...(hasOutcomes ? ODDS_WORDS : []),
    ...(Object.keys(tables).length > 0 ? (['work.row-changed'] as const) : []),
  ];
}

/** Two files per language for each entry that can be calculated. */
export const situationFiles = (book: Rulebook): PublicFile[] =>
  entryPages(book).flatMap(({ props: { language, ruleset, entry } }) => {
    const problem = problemFor(ruleset, entry);
    if (!problem) return [];
    const reader = createReader(language, ruleset, entry.address);
    const whole = wholeFile(problem, reader);
    const path = `${language}/${ruleset.id}/${entry.address}`;
    return [fileAt(path, firstFile(entry, whole, reader)), fileAt(`${path}.whole`, whole)];
  });

const fileAt = (path: string, data: SituationFile | FirstFile): PublicFile => ({
  path,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(data),
});

function wholeFile(problem: Problem, reader: Reader): SituationFile {
  const { language, ruleset, here } = reader;
  return {
    problem,
    texts: textsFor(problem, reader),
    words: wordsOf(language),
    language,
    root: href(language, ruleset.id, ''),
    die: showDice('D6', language).charAt(0),
    share: shareDataHref(language, ruleset.id, here),
  };
}

function firstFile(entry: Entry, { share: _, ...whole }: SituationFile, reader: Reader): FirstFile {
  const { language, texts } = whole;
  const problem = firstPartOf(whole.problem);
  const short = formsOf(entry, whole.problem, texts, reader).filter(([, tree]) => !isLong(tree));
  return {
    ...whole,
    problem,
    texts: textsShown(problem, texts),
    words: wordsOf(language, wordsFor(problem)),
    forms: Object.fromEntries(short),
    offers: offersOf({
      ...whole,
      say: sayFor(language),
      dice: (notation) => notation.replace('D', whole.die),
    }),
  };
}

/** Names of outcomes and of missing numbers, and all reasons. */
function textsShown(problem: Problem, texts: Texts): Texts {
  const stages = Object.values(problem.stages);
  const shown = new Set([
    ...stages.flatMap(({ outcomes = [] }) => outcomes.map(({ address }) => address)),
    ...Object.values(problem.values).map(({ address }) => address),
    ...(problem.starts.length > 1 ? problem.starts.slice(0, 1).map((key) => `stage:${key}`) : []),
  ]);
  const data = JSON.stringify(problem);
  const named = (key: string): boolean => {
    const because = /^because:(.*)/.exec(key)?.[1];
    const isCell = key.includes('.') && key.includes('#');
    const cited = because ?? (isCell ? key : undefined);
    return shown.has(key) || (cited !== undefined && data.includes(`"${cited}"`));
  };
  return Object.fromEntries(Object.entries(texts).filter(([key]) => named(key)));
}
