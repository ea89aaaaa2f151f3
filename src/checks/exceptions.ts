/**
 * Removes the findings that exceptions.yaml allows, and reports exceptions that match no finding.
 */
import { addressOf } from '../model/address-of.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { RulesetData } from '../model/entries.ts';
import type { Check } from './check.ts';
import { defineDiagnostic } from '../diagnostics/define.ts';
import { asCode, list, meant } from '../diagnostics/phrase.ts';
import { nearMatch } from '../text/near-match.ts';

type Problem = 'no-finding' | 'not-excusable';

export const unneededException = defineDiagnostic({
  code: 'unneeded-exception',
  severity: 'error',
  message: ({ check, at, problem }: Unneeded) =>
    problem !== 'no-finding'
      ? `${asCode(check)} is not a check that allows exceptions.`
      : `${asCode(check)} reports nothing at ${asCode(at)}.`,
  hint: ({ check, problem, excusable }) =>
    problem === 'no-finding'
      ? 'Remove the exception.'
      : (meant(nearMatch(check, excusable)) ??
        `Repair what the finding itself reports, and remove the exception. Only these checks allow exceptions: ${list(excusable)}.`),
});

interface Unneeded {
  check: string;
  at: string;
  problem: Problem;
  /** The checks that allow exceptions. */
  excusable: readonly string[];
}

const isUnknownPlace = (
  { code, file, path = [] }: Finding,
  exceptions: string,
  index: number,
): boolean => code === 'unknown-reference' && file === exceptions && path[1] === index;

/**
 * The findings of one ruleset's checks, without the allowed ones. `isRead`: whether all its files could be read, without
 * which not everything is found that an exception may allow.
 */
export function applyExceptions(
  findings: readonly Finding[],
  ruleset: RulesetData,
  checks: readonly Check[],
  isRead = true,
): Finding[] {
  const file = ruleset.files.get('exceptions');
  const exceptions = ruleset.exceptions ?? [];
  const excusable = new Set(checks.filter((check) => check.excusable).map(({ code }) => code));
  // Those that cannot be read may allow what the checks that they name report.
  if (file && ruleset.broken.has('exceptions'))
    return findings.filter(({ code }) => !excusable.has(code) || !file.text.includes(code));
  if (!file || exceptions.length === 0) return [...findings];
  const byName = new Map([...ruleset.files.values()].map((one) => [one.file, one]));
  const placed = findings.map((finding) => ({
    finding,
    place: `${finding.code} ${addressOf(finding, byName)}`,
  }));
  const places = new Set(placed.map(({ place }) => place));

  const excused = new Set(
    exceptions
      .map(({ check, at }) => ({ check: nearMatch(check, [...excusable]) ?? check, at }))
      .filter(({ check }) => excusable.has(check))
      .map(({ check, at }) => `${check} ${ruleset.id}/${at}`),
  );
  const unneeded = exceptions.flatMap(({ check, at }, index): Finding[] => {
    const isKnown = excusable.has(check);
    if (isKnown && !isRead) return [];
    if (isKnown && places.has(`${check} ${ruleset.id}/${at}`)) return [];
    // Where there is no such place, that is the mistake.
    if (isKnown && placed.some(({ finding }) => isUnknownPlace(finding, file.file, index)))
      return [];
    const problem = isKnown ? 'no-finding' : 'not-excusable';
    const place = { file: file.file, path: ['exceptions', index, 'check'] };
    return [unneededException.finding(place, { check, at, problem, excusable: [...excusable] })];
  });
  const kept = placed.filter(({ place }) => !excused.has(place)).map(({ finding }) => finding);
  return [...kept, ...unneeded];
}
