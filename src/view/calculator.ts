/**
 * The calculator of an entry: the file that its script loads, and the page before the script runs.
 */
import { templates, type Key } from '../i18n/ui.ts';
import { situation as words } from '../i18n/en-situation.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Entry } from '../model/entries.ts';
import type { EntryOf, Rulebook, Ruleset } from '../model/rulebook.ts';
import type { PublicFile } from '../site/public-file.ts';
import { href, shareDataHref, situationHref } from '../site/routes.ts';
import { entryPages } from '../site/pages.ts';
import { problemOf } from '../workout/build/problem-of.ts';
import type { Problem } from '../workout/problem.ts';
import { resolve } from '../workout/resolve.ts';
import { situationOf } from '../workout/build/example.ts';
import { NO_SITUATION } from '../workout/situation.ts';
import { queryForStart, writeSituation } from '../workout/link.ts';
import { textsOf } from '../workout/build/texts.ts';
import { showDice } from '../notation/dice-words.ts';
import { whyNothingToCalculate } from './parts/values.ts';
import { createReader, type Reader } from './context.ts';
import { oddsByNeed, type OddsByNeed } from './odds-by-need.ts';
import { barView, type BarView } from './situation-bar.ts';
import { sayWith, stageView, type Say, type StageView, type Texts } from './stage.ts';

/** What the calculator of an entry loads, in one language. */
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

/** The content of the page before the script runs. */
export interface SituationView {
  /** Link to the file of the calculator. */
  source: string;
  failed: string;
  heading: string;
  lead: string;
  inputs: string;
  reset: string;
  keep: string;
  share: string;
  addDice?: string;
  /**
   * The controls of the first stage, if the page prints its modifiers; the script builds all
   * others.
   */
  first?: { view: StageView; exclusive: string; neither: string; follows: string };
  bar?: BarView;
  /** The odds for readers without scripts. */
  odds?: OddsByNeed;
}

const MOD_WORDS = [
  'mod.base',
  'mod.sum',
  'mod.need',
  'mod.combine.unique',
  'mod.neither',
  'mod.reset',
] as const;
const WORDS: readonly Key[] = [...(Object.keys(words) as (keyof typeof words)[]), ...MOD_WORDS];

/** One file per language for each entry that can be calculated. */
export const situationFiles = (book: Rulebook): PublicFile[] =>
  entryPages(book).flatMap(({ props: { language, ruleset, entry } }) => {
    const problem = problemFor(ruleset, entry);
    if (!problem) return [];
    const file = situationFile(problem, createReader(language, ruleset, entry.address));
    return [
      {
        path: `${language}/${ruleset.id}/${entry.address}`,
        type: 'application/json; charset=utf-8',
        text: JSON.stringify(file),
      },
    ];
  });

function situationFile(problem: Problem, reader: Reader): SituationFile {
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

const problems = new WeakMap<Entry, Problem | false>();

/** Undefined if there is nothing to calculate. */
function problemFor(ruleset: Ruleset, entry: Entry): Problem | undefined {
  const known =
    problems.get(entry) ??
    (whyNothingToCalculate(entry) === undefined ? problemOf(ruleset, entry) : undefined) ??
    false;
  problems.set(entry, known);
  return known || undefined;
}

/** The words of a problem, with the amounts of its modifiers in signs. */
function textsFor(problem: Problem, reader: Reader): Texts {
  const { ruleset, language } = reader;
  const amounts = Object.values(problem.stages).flatMap(({ modifiers }) =>
    modifiers.flatMap(({ address }): [string, string][] => {
      const change = changeAt(ruleset, address);
      return change ? [[`=${address}`, reader.change(change)]] : [];
    }),
  );
  const units = new Set(Object.values(problem.values).map(({ unit }) => unit));
  return {
    ...textsOf(problem, ruleset, language),
    ...Object.fromEntries(amounts),
    ...Object.fromEntries(
      [...units].flatMap((unit) => (unit ? [[`unit:${unit}`, reader.t(`unit.${unit}`)]] : [])),
    ),
  };
}

function changeAt(ruleset: Ruleset, address: string) {
  const [page, id] = address.split('#');
  const entry = ruleset.entries.find((one) => one.address === page);
  const part = entry?.parts.find((one) => one.id === id);
  return part?.kind === 'modifier' ? part.data.change : undefined;
}

export function situationView(entry: Entry, reader: Reader): SituationView | undefined {
  const problem = problemFor(reader.ruleset, entry);
  if (!problem) return undefined;
  const { t } = reader;
  const say = sayFor(reader.language);
  const texts = textsFor(problem, reader);
  const [first = ''] = problem.starts;
  const stage = problem.stages[first];
  const result = resolve(problem, NO_SITUATION).starts[0];
  const odds = oddsByNeed(problem, first, say);
  return {
    source: situationHref(reader.language, reader.ruleset.id, entry.address),
    failed: t('work.failed'),
    heading: t('work.heading'),
    lead: t('work.lead'),
    inputs: t('work.inputs'),
    reset: t('mod.reset'),
    keep: t('work.keep'),
    share: t('work.copy'),
    ...(stage?.type === 'roll' && stage.times !== undefined && { addDice: t('work.dice-add') }),
    ...(entry.kind === 'modifiers' && {
      first: {
        view: stageView(problem, first, texts, say),
        exclusive: t('mod.combine.unique'),
        neither: t('mod.neither'),
        follows: t('work.follows'),
      },
    }),
    ...(result && { bar: barView(result, { problem, texts, say }) }),
    ...(odds && { odds }),
  };
}

/** Interface words as templates, with the sign between the items of a list. */
const wordsOf = (language: Language): Record<string, string> => ({
  ...templates(language, WORDS),
  'work.comma': getLanguage(language).list.comma,
});

const says = new Map<Language, Say>();

function sayFor(language: Language): Say {
  const say = says.get(language) ?? sayWith(wordsOf(language), language);
  says.set(language, say);
  return say;
}

type Example = NonNullable<EntryOf<'modifiers'>['data']['examples']>[number];

/**
 * Link that opens a worked example in the calculator of its page; undefined if it cannot be entered
 * there.
 */
export function exampleHref(example: Example, reader: Reader): string | undefined {
  const { ruleset, language, here } = reader;
  const address = example.target ?? here;
  const page = address.replace(/#.*/, '');
  const entry = ruleset.entries.find((one) => one.address === page);
  const problem = entry && problemFor(ruleset, entry);
  if (!problem) return undefined;
  const situation = situationOf(problem, example);
  if (!situation) return undefined;
  const [start = ''] = Object.keys(situation.stages);
  const query = writeSituation(problem, situation) || queryForStart(problem, start);
  return `${href(language, ruleset.id, page)}${query && `?${query}`}#work-out`;
}
