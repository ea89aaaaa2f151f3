/** What a field can be by what stands beside it. */
import type { ErrorObject } from 'ajv';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { asCode, list } from '../../diagnostics/phrase.ts';
import { isObject } from '../guards.ts';
import { ADDRESS } from './meant-id.ts';
import { factorHint } from './meant-sum.ts';

/** `parent` is the group of fields in which the value stands. */
export function besideHint(
  { propertyName, data }: ErrorObject,
  path: Path,
  parent: unknown,
): string | undefined {
  if (propertyName !== undefined) return undefined;
  const field = path.at(-1);
  if (field === 'ties') return sideMeant(data, parent);
  if (typeof data === 'string' && OF_FIELD[String(field)]) return OF_FIELD[String(field)]?.(data);
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

/** `given: skill 45` → `{ skill: 45 }` */
function namedIn(text: string): string | undefined {
  const [, name, value] = /^([a-z][a-z0-9-]*)[ =]+(\S+)$/.exec(text) ?? [];
  return name && `Write ${asCode(`{ ${name}: ${value} }`)}.`;
}

/** Texts in a field that has another form, by the field. */
const OF_FIELD: Readonly<Record<string, (text: string) => string | undefined>> = {
  multiply: factorHint,
  given: namedIn,
  expect: namedIn,
  appliesTo: (text) => (ADDRESS.test(text) ? `Write a list: [${text}].` : undefined),
  extends: (text) => {
    const id = /[/\\]([a-z0-9-]+)[/\\]?$/.exec(text)?.[1];
    return id && `Write ${asCode(id)}: the id of the ruleset.`;
  },
};
