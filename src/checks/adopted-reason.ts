/** The reason of a dispute supports the adopted claim, not another one. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import { fileKey, type DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import type { Claim, Dispute } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

type FullDispute = Exclude<Dispute, string>;
type Problem =
  /** Another claim is adopted than on main, and the reason is the same. */
  | { kind: 'kept'; adopted: string; before: string }
  /** The reason doubts the figure that is adopted. */
  | { kind: 'doubted'; adopted: string; figure: string };

export const adoptedReason = defineCheck({
  code: 'adopted-reason',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: (problem: Problem) =>
    problem.kind === 'kept'
      ? `${asCode(problem.adopted)} is adopted instead of ${asCode(problem.before)}, but the reason is the one for ${asCode(problem.before)}.`
      : `The reason doubts ${asCode(problem.figure)}, the value of the adopted claim ${asCode(problem.adopted)}.`,
  hint: ({ adopted }) =>
    `Say in \`reason\` why ${asCode(adopted)} is used, or adopt another claim.`,
  run: ({ ruleset, before, files, report }) => {
    for (const file of files) {
      const old = disputesIn(before?.files.get(fileKey(file)));
      for (const { value: dispute, path } of shaped(file, 'Dispute')) {
        if (typeof dispute === 'string' || ruleset.broken.has(fileKey(file))) continue;
        const problem = problemOf(dispute, old.get(dispute.id));
        if (problem) report({ file: file.file, path: placeIn(path) }, problem);
      }
    }
  },
});

const placeIn = (path: Path): Path => [...path, 'reason'];

const disputesIn = (file: DataFile | undefined): Map<string, FullDispute> =>
  new Map(
    (file ? shaped(file, 'Dispute') : []).flatMap(({ value }) =>
      typeof value === 'string' ? [] : [[value.id, value] as const],
    ),
  );

function problemOf(dispute: FullDispute, before: FullDispute | undefined): Problem | undefined {
  const { adopted, reason } = dispute;
  if (before && before.adopted !== adopted && isDeepStrictEqual(before.reason, reason))
    return { kind: 'kept', adopted, before: before.adopted };
  const figure = doubtedFigure(dispute);
  return figure === undefined ? undefined : { kind: 'doubted', adopted, figure };
}

const DOUBT =
  /\b(?:looks? like|must be|is|was|seems?|probably)\b.*\b(?:errors?|slips?|mistakes?|misprints?|misread\w*|wrong|typos?)\b/i;

/** A figure that only the adopted claim has, in a part of a sentence that calls it a mistake. */
function doubtedFigure({ claims, adopted, reason }: FullDispute): string | undefined {
  const own = claims.find(({ id }) => id === adopted);
  if (!own) return undefined;
  const others = new Set(claims.filter((one) => one !== own).flatMap(figuresIn));
  const mine = figuresIn(own).filter((figure) => !others.has(figure));
  const clauses = reason[DEFAULT_LANGUAGE].split(/[.;:](?=\s|$)|, (?:but|while|and) /);
  for (const clause of clauses.filter((one) => DOUBT.test(one))) {
    const named = figuresOf(clause).flatMap(({ figure }) => figure.split('-'));
    const doubted = mine.find((figure) => named.includes(figure));
    if (doubted !== undefined && !named.some((figure) => others.has(figure))) return doubted;
  }
  return undefined;
}

/** The single figures of a claimed value: `18..72` → 18 and 72. */
const figuresIn = ({ value }: Claim): string[] =>
  value === undefined ? [] : [...JSON.stringify(value).matchAll(/\d+/g)].map(([figure]) => figure);
