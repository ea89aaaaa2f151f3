/** Findings that only follow from an error at the same place, and may go when it is mended. */
import type { Finding, Path } from '../diagnostics/diagnostic.ts';

/** What is written wrongly also differs from main, and from its translations. */
const FOLLOWING = new Set(['changed-figures', 'stale-translation']);

/** The findings without those at whose place, or inside it, another check finds an error. */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const errors = findings.filter(
    ({ code, severity }) => severity === 'error' && !FOLLOWING.has(code),
  );
  const byFile = Map.groupBy(errors, ({ file }) => file);
  return findings.filter(({ code, file, path = [] }) => {
    // A translation is out of date by the text as a whole.
    const place = code === 'stale-translation' ? path.slice(0, -1) : path;
    if (!FOLLOWING.has(code) || place.length === 0) return true;
    return !byFile.get(file)?.some((error) => isInside(error.path ?? [], place));
  });
}

const isInside = (path: Path, place: Path): boolean =>
  path.length >= place.length && place.every((step, depth) => path[depth] === step);
