/** The calculator on the page of an entry, before its script runs. */
import type { Entry } from '../model/entries.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { href, situationHref } from '../site/routes.ts';
import { situationOf } from '../workout/build/example.ts';
import { queryForStart, writeSituation } from '../workout/link.ts';
import type { StageKey } from '../workout/problem.ts';
import { resolve } from '../workout/resolve.ts';
import { NO_SITUATION } from '../workout/situation.ts';
import type { Reader } from './context.ts';
import { isLong, type Tree } from './form.ts';
import { oddsByNeed, type OddsByNeed } from './odds-by-need.ts';
import { barView, type BarView } from './situation-bar.ts';
import { formsOf, printsControls, problemFor, sayFor, textsFor } from './situation-words.ts';
import { stageView, type StageView } from './stage.ts';

/** The content of the page before the script runs. */
export interface SituationView {
  /** Link to the file for the first result; that of the whole calculator is beside it. */
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
  /**
   * The page links the styles. Pages of steps with a short form are close to their budget; there the
   * script loads the styles.
   */
  isStyled: boolean;
  /** Long forms of a first stage that the page does not print; the script inserts them. */
  forms: { key: StageKey; tree: Tree }[];
  bar?: BarView;
  /** The odds for readers without scripts. */
  odds?: OddsByNeed;
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
  const forms = formsOf(entry, problem, texts, reader).flatMap(([key, tree]) =>
    isLong(tree) ? [{ key, tree }] : [],
  );
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
    ...(printsControls(entry) && {
      first: {
        view: stageView(problem, first, texts, say),
        exclusive: t('mod.combine.unique'),
        neither: t('mod.neither'),
        follows: t('work.follows'),
      },
    }),
    forms,
    isStyled: forms.length > 0 || (entry.kind !== 'procedures' && entry.kind !== 'phases'),
    ...(result && { bar: barView(result, { problem, texts, say }) }),
    ...(odds && { odds }),
  };
}

type Example = NonNullable<EntryOf<'modifiers'>['data']['examples']>[number];

/**
 * Link that opens a worked example in the calculator of its page; undefined if it cannot be entered
 * there.
 */
export function exampleHref(example: Example, reader: Reader): string | undefined {
  const { ruleset, language } = reader;
  const page = example.target?.replace(/#.*/, '');
  const entry = ruleset.entries.find((one) => one.address === page);
  const problem = entry && problemFor(ruleset, entry);
  const situation = problem && situationOf(problem, example);
  if (!page || !situation) return undefined;
  const [start = ''] = Object.keys(situation.stages);
  const query = writeSituation(problem, situation) || queryForStart(problem, start);
  return `${href(language, ruleset.id, page)}${query && `?${query}`}#work-out`;
}
