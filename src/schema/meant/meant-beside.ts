/** What a field can be by what stands beside it. */
import type { ErrorObject } from 'ajv';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { asCode, list } from '../../diagnostics/phrase.ts';
import { isObject } from '../guards.ts';
import { ADDRESS, asId } from './meant-id.ts';
import { factorHint } from './meant-sum.ts';
import { oneOnly } from '../said-elsewhere.ts';
import { textAbove } from '../other-words.ts';

/** `parent` is the group of fields in which the value stands. */
export function besideHint(
  { propertyName, data, keyword }: ErrorObject,
  path: Path,
  parent: unknown,
): string | undefined {
  if (propertyName !== undefined) return undefined;
  const field = path.at(-1);
  if (field === 'ties') return sideMeant(data, parent);
  if (keyword === 'anyOf') return sidesMeant(data);
  if (field === 'expect' && typeof data === 'number')
    return `Write before it what it is: ${asCode(`{ needs: ${data} }`)}, or the name of the value in place of ${asCode('needs')}.`;
  if (data === null && keyword === 'type' && isObject(parent)) {
    const own = Object.keys(parent).filter((name) => textAbove(name, parent) === field);
    if (own.length > 0)
      return `Indent the lines ${list(own.map((name) => `${name}:`))} below ${asCode(`${String(field)}:`)} with two spaces more: they stand beside it, not in it.`;
  }
  if (field === 'given' && Array.isArray(data)) return givenAsList(data);
  if (typeof data === 'string' && OF_FIELD[String(field)]) return OF_FIELD[String(field)]?.(data);
  if (path[0] === 'values' && LIMITS.has(field) && keyword === 'type')
    return limitHint(String(field), data);
  const claims = path.at(-1) === 'adopted' ? claimsIn(parent) : [];
  return claims.length > 0 ? `Use one of ${list([...claims, 'none'])}.` : undefined;
}

/** `each: { attacker: fight, defender: fight }`, and a list of such groups: the roles, and where their values belong. */
function sidesMeant(data: unknown): string {
  const sides = [data].flat().flatMap(sidesIn);
  const roles = sides.flatMap(([role]) => asId(role) ?? []);
  const [first, second] = roles;
  const each = second === undefined ? (first ?? '[attacker, defender]') : `[${roles.join(', ')}]`;
  const [role = '', value] = sides.find((side) => side[1] !== undefined) ?? [];
  const modifier = `{ id: …, title: …, side: ${asId(role)}, always: true, change: { add: ${value} } }`;
  return `Write the roles alone: ${asCode(`each: ${each}`)}.${value === undefined ? '' : ` What a side adds is a modifier of its own: ${asCode(modifier)}.`}`;
}

/** The role of a side with its value: `attacker: fight`, or `role: attacker, value: fight`. */
function sidesIn(side: unknown): (readonly [role: string, value?: string])[] {
  if (!isObject(side)) return typeof side === 'string' ? [[side]] : [];
  const { id, role = id, side: name = role, name: named = name, ...others } = side as Sided;
  const values = Object.entries(others).map(
    ([key, value]) => [key, isObject(value) ? Object.values(value)[0] : value] as const,
  );
  const plain = values.flatMap(([, value]) => plainIn(value));
  if (typeof named === 'string') return [plain[0] === undefined ? [named] : [named, plain[0]]];
  return values.map(([key, value]) => [key, ...plainIn(value)] as const);
}
const plainIn = (value: unknown): [string?] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
type Sided = Readonly<Record<string, unknown>>;

/** `ties: defender` → which of the two sides in `each` that is */
function sideMeant(role: unknown, contest: unknown): string | undefined {
  const sides: unknown = isObject(contest) ? contest['each'] : undefined;
  const index = Array.isArray(sides) ? sides.indexOf(role) : -1;
  return index < 0
    ? undefined
    : `Write ${asCode(index === 0 ? 'first' : 'second')}: ${asCode(String(role))} is the ${index === 0 ? 'first' : 'second'} side in ${asCode('each')}.`;
}

/** Fields of a value that are a number alone. */
const LIMITS: ReadonlySet<unknown> = new Set(['atLeast', 'atMost', 'without']);

/** `atMost: strength`: what a value can have in place of a number; undefined for a number with a unit, and the like. */
function limitHint(field: string, data: unknown): string | undefined {
  if (typeof data === 'string' ? !/^[a-z]/i.test(data) : !Array.isArray(data) && !isObject(data))
    return undefined;
  const name = typeof data === 'string' && asId(data) === data ? data : 'NAME';
  return field === 'without'
    ? 'Here stands a number alone.'
    : `Here stands a number alone. A limit that another value sets stands where this one is worked out, in a file of the folder modifiers or at a step: ${asCode(`value: { name: …, base: …, ${field}: ${name} }`)}. Of a number that players enter, the text says it.`;
}

/** The ids of the claims of a dispute. */
const claimsIn = (dispute: unknown): string[] =>
  ((dispute as { claims?: { id?: unknown }[] } | undefined)?.claims ?? []).flatMap(({ id }) =>
    typeof id === 'string' ? [id] : [],
  );

/** `given: [heavy]`: the names of modifiers, or numbers without their names. */
function givenAsList(data: readonly unknown[]): string {
  const names = data.filter((one) => typeof one === 'string' && asId(one) === one);
  const isOfNames = names.length > 0 && names.length === data.length;
  return `Modifiers that apply are named in ${asCode('with')}: ${asCode(`with: [${isOfNames ? names.join(', ') : '…'}]`)}. Under ${asCode('given')}, a number or the state of a role stands behind its name.`;
}

/** `given: skill 45` → `{ skill: 45 }` */
function namedIn(text: string): string | undefined {
  const [, before, first, number, last] =
    /^(?:([a-z][a-z0-9-]*)[ =]+(\S+)|(\d+) +([a-z][a-z0-9-]*))$/.exec(text) ?? [];
  const name = before ?? last;
  return name && `Write ${asCode(`{ ${name}: ${first ?? number} }`)}.`;
}

/** Texts in a field that has another form, by the field. */
const OF_FIELD: Readonly<Record<string, (text: string) => string | undefined>> = {
  multiply: factorHint,
  given: namedIn,
  expect: namedIn,
  appliesTo: (text) => (ADDRESS.test(text) ? `Write a list: [${text}].` : undefined),
  extends: (text) => {
    if (/^[a-z0-9-]+(?: *[,;+&] *| and )[a-z0-9-]+/.test(text))
      return oneOnly('extends', [text, text]);
    const id = /[/\\]([a-z0-9-]+)[/\\]?$/.exec(text)?.[1];
    return id && `Write ${asCode(id)}: the id of the ruleset.`;
  },
};
