/** What a field can be by what stands beside it. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { asCode, list } from '../../diagnostics/phrase.ts';
import { isObject } from '../guards.ts';

/** `parent` is the group of fields in which the value stands. */
export function besideHint(data: unknown, path: Path, parent: unknown): string | undefined {
  if (path.at(-1) === 'ties') return sideMeant(data, parent);
  const claims = path.at(-1) === 'adopted' ? claimsIn(parent) : [];
  return claims.length > 0 ? `Use one of ${list([...claims, 'none'])}.` : undefined;
}

/** `ties: defender` → which of the two sides in `each` that is */
function sideMeant(role: unknown, contest: unknown): string | undefined {
  const sides: unknown = isObject(contest) ? contest['each'] : undefined;
  const index = Array.isArray(sides) ? sides.indexOf(role) : -1;
  return index < 0
    ? undefined
    : `Write ${asCode(index === 0 ? 'first' : 'second')}: ${asCode(String(role))} is the ${index === 0 ? 'first' : 'second'} side in ${asCode('each')}.`;
}

/** The ids of the claims of a dispute. */
const claimsIn = (dispute: unknown): string[] =>
  ((dispute as { claims?: { id?: unknown }[] } | undefined)?.claims ?? []).flatMap(({ id }) =>
    typeof id === 'string' ? [id] : [],
  );
