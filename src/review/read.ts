/** Reads a pull request: what it changes in game words, what is wrong with it, and which records it lacks. */
import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts';
import { rootCausesFirst } from '../diagnostics/root-causes.ts';
import { difference } from '../diff/difference.ts';
import { figuresToRecord } from '../checks/changed-figures.ts';
import { staleTranslation } from '../checks/stale-translation.ts';
import { vanishedAddresses } from '../checks/vanished-address.ts';
import { isWitness, readAgainst } from '../ledger/against.ts';
import { compareWith, type FigureDifference } from '../ledger/compare.ts';
import { staleTranslations } from '../ledger/stale.ts';
import { recordPath, recordText } from '../ledger/write.ts';
import { mergeBase } from '../load/git.ts';
import type { Snapshot } from '../load/load.ts';
import { isReadable, repairForm, repairNotation } from '../load/repair.ts';
import { fragmentIn, pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import { provenanceAt } from '../model/provenance.ts';
import type { ChangeFile } from '../../schemas/types.d.ts';
import { readRules, readRulebook, type Rules } from '../rulebook.ts';
import type { DataFile } from '../schema/data-file.ts';
import { changeLines } from './change-lines.ts';
import { changedPaths, dataIn, merge, RULES_FOLDER, shownLines, TooMuch } from './git-data.ts';
import { checkedAgainst, type Request } from './request.ts';
import {
  MOST_CHANGES,
  MOST_FINDINGS,
  MOST_RECORDS,
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
  outdated: [],
  records: [],
  sources: [],
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
  // What only a record answers: the link to it says more than the finding.
  const mistakes = errors.filter(({ code }) => !ANSWERED_BY_RECORDS.has(code));
  const lines = changeLines(difference('main', before, reading), [
    ...reading.rulesets,
    ...before.rulesets,
  ]);
  const present = new Set(reading.files.map(({ file }) => file));
  return {
    verdict: verdictOf(errors.length, mistakes.length === 0),
    changes: lines.slice(0, MOST_CHANGES),
    changeCount: lines.length,
    findings: rootCausesFirst(mistakes)
      .slice(0, MOST_FINDINGS)
      .map((finding) => located(finding, present)),
    findingCount: mistakes.length,
    outdated: outdatedIn(reading, before)
      .slice(0, MOST_FINDINGS)
      .map((finding) => located(finding, present)),
    suggestions: suggestionsFor(reading.files, shown),
    ...recordsFor(reading, { before, today, request }),
  };
}

const ANSWERED_BY_RECORDS = new Set(['changed-figures', 'vanished-address']);

function verdictOf(errors: number, onlySources: boolean): Result['verdict'] {
  if (errors === 0) return 'passed';
  return onlySources ? 'source-missing' : 'mistakes';
}

/** Of translations that were older on main already, nothing is said. */
function outdatedIn(now: Rules, before: Rules): Diagnostic[] {
  const stale = new Map(before.rulesets.map((ruleset) => [ruleset.id, staleTranslations(ruleset)]));
  return now.diagnostics.filter(({ code, address = '' }) => {
    const [, id = '', inside = ''] = /^([^/]+)\/(.*)$/.exec(address) ?? [];
    const known = [...(stale.get(id)?.values() ?? [])];
    return code === staleTranslation.code && !known.some((addresses) => addresses.has(inside));
  });
}

const located = ({ file, line, message, hint = '' }: Diagnostic, present: ReadonlySet<string>) => ({
  file: shortened(file),
  line: present.has(file) ? line : 0,
  message: shortened(message),
  hint: shortened(hint),
});

interface Context {
  before: Rules;
  today: string;
  request: Request;
}

/** The records that a request lacks, and what those that it brings were checked against. */
function recordsFor({ rulesets }: Rules, context: Context): Pick<Result, 'records' | 'sources'> {
  const compared = rulesets.flatMap((ruleset) => {
    const before = context.before.rulesets.find(({ id }) => id === ruleset.id);
    return before ? [{ ruleset, ...compareWith(before, ruleset) }] : [];
  });
  const lacking = compared.map((one) => ({ ...one, figures: figuresToRecord(one.ruleset, one) }));
  // A source is of one game: it is not recorded for the figures of another.
  const isOneGame = lacking.filter(({ figures }) => figures.length > 0).length === 1;
  const records = lacking.flatMap(({ ruleset, figures }) => [
    ...figureRecord(ruleset, figures, { ...context, isOneGame }),
    ...movesIn(ruleset, context),
  ]);
  return {
    records: records.slice(0, MOST_RECORDS),
    sources: compared
      .flatMap(({ ruleset, added }) => added.map(({ data }) => sourceInWords(data, ruleset)))
      .filter((source) => source !== '')
      .slice(0, MOST_RECORDS)
      .map(shortened),
  };
}

/** `Quick reference sheet (Polish), page 4` */
function sourceInWords({ against = [], words }: ChangeFile, { ruleset }: RulesetData): string {
  const places = against.map(({ document, page, section }) => {
    const title = ruleset?.documents.find(({ id }) => id === document)?.title.en ?? document;
    return [title, page === undefined ? '' : `page ${page}`, section ?? '']
      .filter(Boolean)
      .join(', ');
  });
  return words ?? places.join('; ');
}

/** The one record of all changed figures of a ruleset that no new record names. */
function figureRecord(
  ruleset: RulesetData,
  [first, ...more]: readonly FigureDifference[],
  { today, request, isOneGame }: Context & { isOneGame: boolean },
): ResultRecord[] {
  if (!first) return [];
  const said = isOneGame ? checkedAgainst(request.body) : undefined;
  const source = said === undefined ? {} : readAgainst(said, ruleset);
  const figures = Object.fromEntries([first, ...more].map((one) => [one.figure, sides(one)]));
  const record = recordText({ on: today, ...source, figures });
  const cited = [first, ...more].map(({ file: { file }, path }) => ({ file, path }));
  const open = `against: [${openPlaces(ruleset, cited).join(', ')}]\n`;
  return [
    {
      file: `${RULES_FOLDER}/${ruleset.id}/${recordPath(first.figure, randomOf(request))}`,
      text: isWitness(source, ruleset) ? record : record.replace(/(?<=^on: .*\n)/, open),
      source: said ?? '',
      gone: '',
      leads: '',
    },
  ];
}

/** The documents that the figures cite, each with a gap for the place: the person who looked fills it in. */
function openPlaces(
  { entries, ruleset }: RulesetData,
  at: readonly { file: string; path: Path }[],
): string[] {
  const cited = at.flatMap(({ file, path }) => {
    const entry = entries.find((one) => one.file === file);
    return entry ? provenanceAt(entry, path).source : [];
  });
  const [main] = ruleset?.documents ?? [];
  const places = cited.length > 0 ? cited : [{ document: main?.id ?? 'document', page: 0 }];
  const open = places.map(
    ({ document, page }) =>
      `{ document: ${document}, ${page === undefined ? 'section' : 'page'}:  }`,
  );
  return [...new Set(open)];
}

/** Where the part stood that had this address. */
const lostAt = (address: string, old: RulesetData | undefined) =>
  (old?.entries ?? []).flatMap(({ file, address: page, parts }) =>
    page === pageIn(address)
      ? [{ file, path: parts.find(({ id }) => id === fragmentIn(address))?.path ?? [] }]
      : [],
  );

/** A record for each address that is gone: where its links lead now. */
function movesIn(ruleset: RulesetData, { before, today, request }: Context): ResultRecord[] {
  const old = before.rulesets.find(({ id }) => id === ruleset.id);
  return vanishedAddresses(ruleset, old).map(({ address, near, page, needsSource }, index) => {
    const leads = near ?? page ?? '';
    const said = needsSource ? checkedAgainst(request.body) : undefined;
    const source = said === undefined ? {} : readAgainst(said, ruleset);
    const moved = recordText({ on: today, ...source, moved: { [address]: [leads || 'NEW'] } });
    const open = `against: [${openPlaces(old ?? ruleset, lostAt(address, old)).join(', ')}]\n`;
    const isOpen = needsSource !== undefined && !isWitness(source, ruleset);
    const record = isOpen ? moved.replace(/(?<=^on: .*\n)/, open) : moved;
    return {
      file: `${RULES_FOLDER}/${ruleset.id}/${recordPath(address, `${randomOf(request)}${index}`)}`,
      text: leads === '' ? record.replace('[NEW]', '[]') : record,
      source: '',
      gone: `${ruleset.id}/${address}`,
      leads: leads === '' ? '' : `${ruleset.id}/${leads}`,
    };
  });
}

/** The random end of a name is the request's: the same link every time, so that nothing is added twice. */
const randomOf = ({ number, head }: Request): string => `${number.toString(36)}${head.slice(0, 4)}`;

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
    // Where a line came or went, a suggestion would stand at the wrong one; in a file that stays broken, it would promise too much.
    if (repaired.length !== lines.length || !isReadable(repaired.join('\n'))) return [];
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
