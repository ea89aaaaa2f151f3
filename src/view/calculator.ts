/** The calculator on the page of an entry, before its script runs. */
import {
  controlsOf,
  followsNote,
  formTree,
  groupTree,
  inputsOf,
  type LineControls,
  type Tree,
} from '../calculator/form.ts';
import { barView } from '../calculator/result-bar.ts';
import { nameOf, type Sayer } from '../calculator/say.ts';
import { sayerOf } from '../calculator/situation-file.ts';
import { stageView } from '../calculator/stage.ts';
import type { Entry } from '../model/entries.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { href, situationHref } from '../site/routes.ts';
import { exampleQuery } from '../workout/build/example.ts';
import type { StageKey } from '../workout/problem.ts';
import { resolve } from '../workout/resolve.ts';
import { NO_SITUATION } from '../workout/situation.ts';
import type { Reader } from './context.ts';
import { oddsByNeed, type OddsByNeed } from './odds-by-need.ts';
import { problemFor, situationFile } from './situation-words.ts';

/** The content of the page before the script runs. */
export interface SituationView {
  /** Link to the data that the script loads. */
  source: string;
  failed: string;
  heading: string;
  lead: string;
  reset: string;
  keep: string;
  share: string;
  addDice?: string;
  /** The controls of the first stage, if the page prints its modifiers; the script creates all others. */
  first?: PrintedControls;
  /** The chance of success for every needed number. */
  odds?: OddsByNeed;
}
export interface PrintedControls {
  stage: StageKey;
  title: string;
  inputs: Tree[];
  /** For the modifiers of the page, by id. */
  lines: Record<string, PrintedLine>;
  /** Modifiers of other sets that join the roll, with their words. */
  joined: Tree[];
  /** Of two sides that roll against each other, all controls of the other one, under its name. */
  other?: { stage: StageKey; title: string; form: Tree };
}
export interface PrintedLine extends LineControls {
  /** `set by the values` */
  notes: string[];
}

export function situationView(entry: Entry, reader: Reader): SituationView | undefined {
  const problem = problemFor(reader.ruleset, entry);
  if (!problem) return undefined;
  const { t } = reader;
  const sayer = sayerOf(situationFile(problem, reader));
  const [first = ''] = problem.starts;
  const stage = problem.stages[first];
  const result = resolve(problem, NO_SITUATION).starts[0];
  const isMissing = result !== undefined && barView(result, sayer).missing !== undefined;
  const byNeed = oddsByNeed(problem, first, { say: sayer.say, link: reader.link });
  // Only the page shows this heading: the calculator does not load its words.
  const odds = byNeed && { ...byNeed, heading: t('work.odds-table') };
  return {
    source: situationHref(reader.language, reader.ruleset.id, entry.address),
    failed: t('work.failed'),
    heading: t('work.heading'),
    lead: t('work.lead'),
    reset: t('mod.reset'),
    keep: t('work.keep'),
    share: t('work.copy'),
    ...(stage?.type === 'roll' && stage.times !== undefined && { addDice: t('work.dice-add') }),
    ...(entry.kind === 'modifiers' && {
      first: printedControls(entry.data.modifiers, first, sayer, isMissing),
    }),
    // Elsewhere a strip without a number to begin with would not say which roll it is about.
    ...(odds &&
      (entry.kind === 'modifiers' || odds.cells.some(({ isStart }) => isStart)) && { odds }),
  };
}

/**
 * `modifiers` are those that the page prints. The other inputs are unfolded if there is no result without them (`open`), or a
 * press sets one.
 */
function printedControls(
  modifiers: readonly { id: string }[],
  stage: StageKey,
  sayer: Sayer,
  open: boolean,
): PrintedControls {
  const { say } = sayer;
  const view = stageView(stage, sayer);
  const printed = new Set(modifiers.map(({ id }) => id));
  const lines = view.groups.flatMap((group) =>
    group.modifiers.map((modifier): [string, PrintedLine] => [
      modifier.id,
      {
        ...controlsOf(modifier, stage),
        notes: followsNote(modifier.type, say),
      },
    ]),
  );
  const joining = view.groups.filter((group) =>
    group.modifiers.every(({ id }) => !printed.has(id)),
  );
  return {
    stage,
    title: nameOf(sayer.texts, `stage:${stage}`),
    inputs: inputsOf(
      view,
      stage,
      say,
      open || view.numbers.some(({ common }) => common.length > 0),
    ),
    lines: Object.fromEntries(lines.filter(([id]) => printed.has(id))),
    joined: joining.map((group) => groupTree({ ...group, look: 'joined screen' }, stage, sayer)),
    ...otherSide(stage, sayer),
  };
}

function otherSide(stage: StageKey, sayer: Sayer): Pick<PrintedControls, 'other'> {
  const rolled = sayer.problem.stages[stage];
  if (rolled?.type !== 'roll' || !rolled.contest || rolled.contest.among !== undefined) return {};
  const key = `${stage}-other`;
  const form = formTree(key, key, sayer);
  return { other: { stage: key, title: sayer.say('work.other-side'), form } };
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
  // No address says what dice showed: the calculator would show all that can happen instead.
  const problem = entry && !example.dice ? problemFor(ruleset, entry) : undefined;
  const query = problem && exampleQuery(problem, example);
  if (page === undefined || query === undefined) return undefined;
  return `${href(language, ruleset.id, page)}${query && `?${query}`}#work-out`;
}
