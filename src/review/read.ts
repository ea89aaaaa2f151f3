/** Reads a pull request: what it changes in game words, what is wrong with it, and which records it lacks. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { rootCausesFirst } from '../diagnostics/root-causes.ts';
import { getLanguage } from '../i18n/languages.ts';
import type { Change } from '../diff/compare.ts';
import { difference } from '../diff/difference.ts';
import { readAgainst } from '../ledger/against.ts';
import { compareWith, type FigureDifference } from '../ledger/compare.ts';
import { recordPath, recordText } from '../ledger/write.ts';
import { mergeBase } from '../load/git.ts';
import type { Snapshot } from '../load/load.ts';
import { repairForm, repairNotation } from '../load/repair.ts';
import type { RulesetData } from '../model/entries.ts';
import { readRules, readRulebook, type Rules } from '../rulebook.ts';
import type { DataFile } from '../schema/data-file.ts';
import { changedPaths, dataIn, merge, RULES_FOLDER, shownLines, TooMuch } from './git-data.ts';
import { checkedAgainst, type Request } from './request.ts';
import {
  MOST_CHANGES,
  MOST_FINDINGS,
  MOST_SUGGESTIONS,
  shortened,
  type Result,
  type ResultRecord,
} from './result.ts';

interface Options {
  /** The repository with main and the commits of the request, which nothing has checked out. */
  folder: string;
  /** The day of a record: 2026-11-22. */
  today: string;
}

/** Never throws for what a request contains. */
export function readPullRequest(request: Request, { folder, today }: Options): Result {
  const { base, head } = request;
  const common = mergeBase(folder, base, head);
  const paths = changedPaths(folder, common, head);
  const empty = emptyResult(head, paths.some(isCode));
  const merged = merge(folder, base, head);
  if (merged.tree === undefined)
    return { ...empty, verdict: 'conflict', files: merged.conflicts.slice(0, 100).map(shortened) };
  try {
    const { rules, refused } = dataIn(folder, merged.tree);
    if (refused.length > 0) {
      const files = refused.slice(0, 100).map(({ path }) => shortened(`${RULES_FOLDER}/${path}`));
      return { ...empty, verdict: 'refused', files };
    }
    const before = readRules(dataIn(folder, base).rules);
    const shown = shownLines(folder, common, head);
    return { ...empty, ...examined({ before, now: rules, today, request, shown }) };
  } catch (error) {
    if (error instanceof TooMuch) return { ...empty, verdict: 'refused', files: [error.message] };
    throw error;
  }
}

const isCode = (path: string): boolean => !path.startsWith(`${RULES_FOLDER}/`);

const emptyResult = (head: string, changesCode: boolean): Result => ({
  head,
  verdict: 'passed',
  changesCode,
  changes: [],
  changeCount: 0,
  findings: [],
  findingCount: 0,
  records: [],
  suggestions: [],
  files: [],
});

type Shown = ReadonlyMap<string, readonly [number, number][]>;

interface States {
  before: Rules;
  now: Snapshot;
  today: string;
  request: Request;
  shown: Shown;
}

function examined({ before, now, today, request, shown }: States): Partial<Result> {
  const reading = readRulebook(now, { before });
  const errors = reading.diagnostics.filter(({ severity }) => severity === 'error');
  const missing = errors.every(({ code }) => code === 'changed-figures');
  const { changes } = difference('main', before, reading);
  return {
    verdict: verdictOf(errors.length, missing),
    changes: changes.slice(0, MOST_CHANGES).map((change) => inWords(change, before, reading)),
    changeCount: changes.length,
    findings: rootCausesFirst(errors).slice(0, MOST_FINDINGS).map(located),
    findingCount: errors.length,
    suggestions: suggestionsFor(reading.files, shown),
    records: missing
      ? reading.rulesets.flatMap((ruleset) => recordFor(ruleset, { before, today, request }))
      : [],
  };
}

function verdictOf(errors: number, onlySources: boolean): Result['verdict'] {
  if (errors === 0) return 'passed';
  return onlySources ? 'source-missing' : 'mistakes';
}

const located = ({ file, line, message, hint = '' }: Diagnostic) => ({
  file: shortened(file),
  line,
  message: shortened(message),
  hint: shortened(hint),
});

function inWords(change: Change, before: Rules, { rulesets }: Rules): Result['changes'][number] {
  const [id = ''] = change.address.split('/');
  const ruleset = [...rulesets, ...before.rulesets].find((one) => one.id === id)?.ruleset;
  const { field, ...values } = sidesOf(change);
  return {
    game: shortened(ruleset ? `${ruleset.title.en}, ${ruleset.edition.name.en}` : id),
    what: shortened([change.subject, field].filter(Boolean).join(': ')),
    was: shortened(values.was),
    now: shortened(values.now),
  };
}

function sidesOf(change: Change): { field: string; was: string; now: string } {
  switch (change.kind) {
    case 'added':
      return { field: '', was: '–', now: `new ${change.what}` };
    case 'removed':
      return { field: '', was: change.what, now: 'removed' };
    case 'moved':
      return { field: 'address', was: change.from, now: change.address };
    default: {
      const language =
        change.kind === 'changed' && change.language
          ? `, ${getLanguage(change.language).english}`
          : '';
      return { field: `${change.field}${language}`, was: change.before, now: change.after };
    }
  }
}

/** The record that a ruleset lacks: every changed figure that no new record names. */
function recordFor(
  ruleset: RulesetData,
  { before, today, request }: Pick<States, 'before' | 'today' | 'request'>,
): ResultRecord[] {
  const old = before.rulesets.find(({ id }) => id === ruleset.id);
  if (!old) return [];
  const { changed, added } = compareWith(old, ruleset);
  const named = new Set(added.flatMap(({ data }) => Object.keys(data.figures ?? {})));
  const [first, ...more] = changed.filter(({ figure }) => !named.has(figure));
  if (!first) return [];
  const said = checkedAgainst(request.body);
  const source = said === undefined ? {} : readAgainst(said, ruleset);
  const figures = Object.fromEntries([first, ...more].map((one) => [one.figure, sides(one)]));
  const record = recordText({ on: today, ...source, figures });
  const [document] = ruleset.ruleset?.documents ?? [];
  const open = `against: [{ document: ${document?.id ?? 'document'}, page:  }]\n`;
  // The random end of the name is the request's: the same link every time, so that nothing is added twice.
  const random = `${request.number.toString(36)}${request.head.slice(0, 4)}`;
  return [
    {
      file: `${RULES_FOLDER}/${ruleset.id}/${recordPath(first.figure, random)}`,
      text: said === undefined ? record.replace(/(?<=^on: .*\n)/, open) : record,
      source: said ?? '',
    },
  ];
}

const sides = ({ was, now }: FigureDifference) => ({
  ...(was !== undefined && { was }),
  ...(now !== undefined && { now }),
});

/** Lines that `npm run fix` would write otherwise, where the request shows them. */
function suggestionsFor(files: readonly DataFile[], shown: Shown): Result['suggestions'] {
  const found = files.flatMap((data) => {
    const { file } = data;
    const hunks = shown.get(file) ?? [];
    if (hunks.length === 0) return [];
    const lines = data.text.split('\n');
    const repaired = repairForm(data.data === undefined ? data.text : repairNotation(data)).split(
      '\n',
    );
    // Where a line came or went, a suggestion would stand at the wrong one.
    if (repaired.length !== lines.length) return [];
    return repaired.flatMap((line, index) => {
      const at = index + 1;
      const isShown = hunks.some(([start, end]) => start <= at && at <= end);
      return line === lines[index] || !isShown || line.length > 2000
        ? []
        : [{ file, line: at, text: line }];
    });
  });
  return found.slice(0, MOST_SUGGESTIONS);
}
