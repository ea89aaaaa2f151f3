/** Findings that only follow from an error at the same place, and may disappear when it is corrected. */
import type { Finding, Path } from '../diagnostics/diagnostic.ts';
import { readSchemas } from '../schema/schemas.ts';

/** What is written wrongly also differs from main, from its translations, and from the words about it. */
const FOLLOWING = new Set([
  'changed-figures',
  'stale-translation',
  'example-words',
  'worked-example',
  'same-circumstance',
  'unsaid-data',
  'unreachable',
  'impossible-dice',
  'adopted-reason',
  'vanished-address',
  'unused-term',
  'figures-differ',
  'unknown-reference',
  'cell-notation',
  'repeated-title',
]);
/** Nothing follows from these. */
const LAST = new Set(['changed-figures', 'stale-translation']);
/** A figure that is wrong itself is not asked of other texts. */
const AFTER_OTHERS = 'left-behind';
/** What is wrong in an example cannot be computed either; what does not exist is like nothing elsewhere. */
const CAUSES_OF: Readonly<Record<string, string | readonly string[]>> = {
  'worked-example': 'unknown-reference',
  'same-circumstance': 'unknown-reference',
  'unsaid-data': ['marker-life', 'unknown-reference'],
  unreachable: 'file-name',
  'impossible-dice': 'unknown-reference',
  'cell-notation': ['unknown-reference', 'rule-value'],
  'repeated-title': 'duplicate-id',
  'adopted-reason': 'unknown-reference',
  'vanished-address': 'unknown-reference',
  'unused-term': ['vanished-address', 'duplicate-id'],
  'figures-differ': ['repeated-figure', 'example-words'],
  'unknown-reference': ['markdown-unsafe', 'contradictory-fields', 'cell-notation'],
};

/** With a wrong or double name, a wrong cell, die, die range or `modifies` in the rules of a file, nothing in it can be worked out. */
const COMPUTED = new Set(['worked-example', 'cannot-be-worked-out']);
const isWrongName = ({ code, path = [] }: Finding): boolean =>
  code === 'cell-notation' ||
  code === 'dice-coverage' ||
  code === 'outcome-order' ||
  code === 'duplicate-id' ||
  code === 'file-name' ||
  code === 'gap-or-overlap' ||
  (code === 'self-reference' && path.includes('cancels')) ||
  (code === 'contradictory-fields' && /^(?:modifies|roll)$/.test(String(path.at(-1)))) ||
  (code === 'impossible-dice' && path[0] !== 'examples') ||
  (code === 'unknown-reference' && path[0] !== 'examples');

/** What a name that is not there should give is not missing elsewhere. */
const notGiven = ({ code, message }: Finding): string | undefined =>
  (code === 'worked-example' && /`([^`]+)` is not given/.exec(message)?.[1]) || undefined;
const notThere = ({ code, message }: Finding): string =>
  (code === 'unknown-reference' && /`([^`]+)`\.$/.exec(message)?.[1]) || '';
const inCircle = ({ code, message }: Finding): readonly string[] =>
  code === 'cannot-be-worked-out'
    ? (/ circle: (`.*`)\.$/.exec(message)?.[1]?.split(/`(?: → `)?/) ?? [])
    : [];

/** What only a page did that is gone, or a condition that nothing meets, is missing elsewhere. */
const OF_LOST_PAGE = new Set(['marker-life', 'unused-term']);
const isLostPage = ({ code, path }: Finding): boolean => code === 'vanished-address' && !path;
const isCrossed = ({ code, path = [] }: Finding): boolean =>
  code === 'contradictory-fields' && path.includes('when');

/** What a record names is not asked of one that has to go or to be restored. */
const IN_RECORDS = new Set(['unknown-reference', 'source-place']);
const isWholeRecord = ({ code, path }: Finding): boolean => code === 'change-record' && !path;

/** What is not there, or not listed, only because `extends` is missing. */
const OF_BASE = new Set(['unknown-reference', 'phase-sequence', 'unreachable']);

/** Whether a finding is about a name that the ruleset has which is meant as the base. */
function isOfBase(finding: Finding, inBase: ReadonlySet<string>): boolean {
  const { code, message, base } = finding;
  if (inBase.size === 0 || base !== undefined) return false;
  const name = notThere(finding) || (/`([^`]+)`/.exec(message)?.[1] ?? '');
  return OF_BASE.has(code) && (inBase.has(name) || inBase.has(`phases/${name}`));
}

/** Without the fields of ruleset.yaml that house rules have from their base, where they do not say which that is. */
export function withoutBaseFields(findings: readonly Finding[]): readonly Finding[] {
  const lost = new Set(findings.flatMap(({ base, file }) => (base === undefined ? [] : file)));
  if (lost.size === 0) return findings;
  const own = readSchemas().get('ruleset')?.['required'] as string[];
  return findings.filter(
    ({ lacks, file, path = [] }) =>
      lacks === undefined || path.length > 0 || !lost.has(file) || own.includes(lacks),
  );
}

/** Without what is said only where no other error is found; `isRead` says whether every file can be read. */
export function withoutDoubts(findings: readonly Finding[], isRead: boolean): readonly Finding[] {
  const isLeft = isRead && findings.every((one) => one.isOnlyAlone ?? one.severity !== 'error');
  return isLeft ? findings : findings.filter(({ isOnlyAlone }) => isOnlyAlone !== true);
}

/**
 * The findings without those at whose place, or inside it, another check finds an error. `inBase`: the names of the ruleset
 * that is meant as the base, where `extends` is missing.
 */
export function withoutConsequences(
  findings: readonly Finding[],
  inBase: ReadonlySet<string> = new Set(),
): Finding[] {
  const errors = findings.filter(({ code, severity }) => severity === 'error' && !LAST.has(code));
  const unknown = new Set(errors.flatMap((error) => [notThere(error), ...inCircle(error)]));
  const left = findings.filter(
    (found) => !unknown.has(notGiven(found) ?? '\n') && !isOfBase(found, inBase),
  );
  const filesWith = (isCause: (error: Finding) => boolean): ReadonlySet<string> =>
    new Set(errors.filter(isCause).map(({ file }) => file));
  const withErrors = filesWith(() => true);
  const withWrongName = filesWith(isWrongName);
  // Of two rows or tables that give the same, none is found.
  const withDoubles = filesWith(({ code }) => code === 'cannot-be-worked-out');
  const withWholeRecord = filesWith(isWholeRecord);
  const withCrossed = filesWith(isCrossed);
  const hasLostPage = errors.some(isLostPage);
  const wrong = wrongPlaces(errors);
  return left.filter(({ code, file, path = [], follows = file }) => {
    if (COMPUTED.has(code) && withWrongName.has(file)) return false;
    if (code === 'worked-example' && withDoubles.has(file)) return false;
    if (
      code === 'same-circumstance' &&
      wrong.has(key(file, 'duplicate-id', [...itemOf(path), 'id']))
    )
      return false;
    if (IN_RECORDS.has(code) && withWholeRecord.has(file)) return false;
    if (OF_LOST_PAGE.has(code) && hasLostPage) return false;
    if (code === 'gap-or-overlap' && withCrossed.has(file)) return false;
    if (code === AFTER_OTHERS) return !withErrors.has(file) && !withErrors.has(follows);
    const place = placeOf(code, path);
    if (!FOLLOWING.has(code) || place.length === 0) return true;
    return ![CAUSES_OF[code] ?? ANY].flat().some((cause) => wrong.has(key(file, cause, place)));
  });
}

/** Any error but an address that is gone. */
const ANY = '';

const key = (file: string, code: string, path: Path): string => [file, code, ...path].join('\n');

/** The place of each error and every place that it is in, by file and code: there may be ten thousand errors. */
function wrongPlaces(errors: readonly Finding[]): ReadonlySet<string> {
  return new Set(
    errors.flatMap(({ file, code, path = [] }) =>
      path.flatMap((_, depth) => {
        const place = path.slice(0, depth + 1);
        const any = code === 'vanished-address' ? [] : [key(file, ANY, place)];
        return [key(file, code, place), ...any];
      }),
    ),
  );
}

/** The item of a list that a place is in. */
const itemOf = (path: Path): Path =>
  path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);

/** A translation is out of date by the text as a whole, and words are compared with what the example expects. */
function placeOf(code: string, path: Path): Path {
  if (code === 'stale-translation' || code === 'adopted-reason') return path.slice(0, -1);
  if (code === 'repeated-title') return [...itemOf(path), 'id'];
  if (code === 'worked-example') return path.slice(0, 2);
  return code === 'example-words' ? [...path.slice(0, -2), 'expect'] : path;
}
