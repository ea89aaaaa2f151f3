/** A cited page exists in its document, and rules that are not the authors' own say where they come from. `unknown-reference` checks that the document exists. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode, plural } from '../diagnostics/phrase.ts';
import { noPage, pageBeyond, type NoPage } from '../ledger/against.ts';
import { isOwn } from '../model/own.ts';
import type { RulesetData } from '../model/entries.ts';
import { fileKey, type DataFile } from '../schema/data-file.ts';
import { shaped, type Shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import type { SourcePlace } from '../../schemas/types.d.ts';
import { defineCheck, type ReportAnywhere } from './check.ts';
import { nearSections, otherNumbers } from './source-place/sections.ts';
import { mainAsOther, otherAsPrinted } from './source-place/status.ts';

/** Places that name what the list of documents no longer has. */
interface Places {
  count: number;
  /** The file of the first one. */
  first: string;
  /** A published record names it, which never changes. */
  isRecorded: boolean;
}

type Problem =
  | { kind: 'page'; beyond: NoPage }
  | { kind: 'field'; field: string }
  | { kind: 'section'; message: string; hint: string }
  | ({ kind: 'pages'; beyond: NoPage } & Places)
  | ({ kind: 'document'; document: string; now: string | undefined } & Places);

export const sourcePlace = defineCheck({
  code: 'source-place',
  scope: 'ruleset',
  severity: 'error',
  message: (problem: Problem) => {
    switch (problem.kind) {
      case 'field':
        return `${asCode(problem.field)} is missing.`;
      case 'section':
        return problem.message;
      case 'page':
        return noPage(problem.beyond);
      case 'pages':
        return `${noPage(problem.beyond).slice(0, -1)}; ${named(problem, 'a later one')}.`;
      case 'document':
        return problem.now === undefined
          ? `The document ${asCode(problem.document)} is gone, and ${named(problem)}.`
          : `The document ${asCode(problem.document)} is now ${asCode(problem.now)}, and ${named(problem)}.`;
    }
  },
  hint: (problem) => {
    switch (problem.kind) {
      case 'field':
        return 'Say where the rules come from. If they are your own, add `own: true` to every document in `ruleset.yaml`.';
      case 'section':
        return problem.hint;
      case 'page':
        return 'Correct the page. Pages are counted from 1.';
      case 'pages':
        return `Correct the number of \`pages\`${problem.isRecorded ? '' : ', or those places'}. Pages are counted from 1.`;
      case 'document':
        if (problem.now !== undefined)
          return `Write ${asCode(problem.document)}${problem.isRecorded ? ': published records name it, and never change' : ', or the new name in those places'}.`;
        return problem.isRecorded
          ? `Restore it with \`id: ${problem.document}\`: published records name it, and never change.`
          : `Restore it with \`id: ${problem.document}\`, or name another document there.`;
    }
  },
  run: ({ ruleset, before, files, report }) => {
    const { sourcesSummary } = ruleset.ruleset ?? {};
    const lacksSource = (file: string, thing: unknown, path: Path): void => {
      if (isObject(thing) && !('source' in thing))
        report({ file, path }, { kind: 'field', field: 'source' });
    };
    const needed = ruleset.ruleset !== undefined && !isOwn(ruleset.ruleset);
    for (const { file, kind, schema, data } of needed ? files : []) {
      if (kind) lacksSource(file, data, []);
      if (schema === 'ruleset' && !sourcesSummary)
        report(
          { file, path: ['documents'], at: 'key' },
          { kind: 'field', field: 'sourcesSummary' },
        );
      if (schema === 'markers' || schema === 'terms')
        ruleset[schema].forEach((thing, at) => lacksSource(file, thing, [schema, at]));
    }
    const places = files.flatMap((file) => shaped(file, 'SourcePlace'));
    for (const id of goneDocuments(ruleset, before))
      reportGone(id, places, ruleset, before, report);
    reportPages(places, ruleset, before, report);
    const evidence = files.flatMap((file) =>
      shaped(file, 'Evidence').flatMap(({ value, path }) =>
        value === 'other-source' ? [{ file: file.file, data: file.data, path }] : [],
      ),
    );
    for (const { file, path, ...words } of [
      ...nearSections(places, before),
      ...otherNumbers(ruleset),
      ...mainAsOther(evidence, ruleset),
      ...otherAsPrinted(files, ruleset),
    ])
      report({ file, path }, { kind: 'section', ...words });
  },
});

const named = ({ count, first }: Places, what = 'it'): string =>
  count === 1
    ? `${first} still names ${what}`
    : `${plural(count, 'place')} still name ${what}, the first in ${first}`;

/** Documents of main that are no longer listed. */
export function goneDocuments(
  { ruleset }: Pick<RulesetData, 'ruleset'>,
  before: RulesetData | undefined,
): Set<string> {
  const now = ruleset?.documents.map(({ id }) => id);
  const old = before?.ruleset?.documents.map(({ id }) => id) ?? [];
  return new Set(now && old.filter((id) => !now.includes(id)));
}

type Place = Shaped<SourcePlace>;

function reportGone(
  document: string,
  all: readonly Place[],
  ruleset: RulesetData,
  before: RulesetData | undefined,
  report: ReportAnywhere<Problem>,
): void {
  const places = all.filter(({ value }) => value.document === document);
  const file = ruleset.files.get('ruleset');
  if (!file || places.length === 0) return;
  const [documents, old] = [ruleset, before].map((side) => side?.ruleset?.documents ?? []);
  const title = old?.find(({ id }) => id === document)?.title;
  // Only its name is another.
  const at = documents?.findIndex((one) => isDeepStrictEqual(one.title, title)) ?? -1;
  const problem = { kind: 'document', document, now: documents?.[at]?.id } as const;
  report(
    at < 0
      ? { file: file.file, path: ['documents'], at: 'key' }
      : { file: file.file, path: ['documents', at, 'id'] },
    { ...problem, ...summed(places, before) },
  );
}

/** So many places beyond the last page are not all wrong. */
const MANY = 4;

/** Where the number of pages is probably wrong, there; elsewhere at each place. */
function reportPages(
  all: readonly Place[],
  { ruleset, files }: RulesetData,
  before: RulesetData | undefined,
  report: ReportAnywhere<Problem>,
): void {
  const found = all.flatMap((place) => {
    const beyond = pageBeyond(place.value, ruleset);
    return beyond ? [{ ...place, beyond }] : [];
  });
  for (const [document, places] of Map.groupBy(found, ({ value }) => value.document)) {
    const [{ beyond }] = places as [(typeof places)[number]];
    const had = before?.ruleset?.documents.find(({ id }) => id === document)?.pages ?? 0;
    const sum = summed(places, before);
    const at = ruleset?.documents.findIndex(({ id }) => id === document) ?? -1;
    const file = files.get('ruleset')?.file;
    if (file !== undefined && (sum.isRecorded || had > beyond.last || places.length >= MANY))
      report({ file, path: ['documents', at, 'pages'] }, { kind: 'pages', beyond, ...sum });
    else
      for (const one of places)
        report(
          { file: one.file.file, path: [...one.path, 'page'] },
          { kind: 'page', beyond: one.beyond },
        );
  }
}

function summed(places: readonly Place[], before: RulesetData | undefined): Places {
  const isRecord = ({ schema }: DataFile) => schema === 'change';
  const records = places.filter(({ file }) => isRecord(file) && before?.files.has(fileKey(file)));
  const first = places.find(({ file }) => !isRecord(file)) ?? places[0];
  return {
    count: places.length,
    first: first ? asCode(`${fileKey(first.file)}.yaml`) : '',
    isRecorded: records.length > 0,
  };
}
