/** Names shared across the ruleset: values, roles, markers, words, outcomes, circumstances, documents. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { asCode, either, list } from '../../diagnostics/phrase.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { TEXT_FORM } from '../../i18n/text.ts';
import { parseDice } from '../../notation/dice.ts';
import { UNITS } from '../../notation/units.ts';
import type { RollName } from '../../notation/reserved-names.ts';
import { shaped } from '../../schema/file-index.ts';
import { sumWithoutSpaces } from '../../schema/meant/meant-sum.ts';
import { diceNamed } from '../../schema/meant/meant-dice.ts';
import { nearMatch } from '../../text/near-match.ts';
import { NUMBER_WORDS } from '../../text/number-words.ts';
import type { Amount, Effect, Names as OneOrMore, Test } from '../../../schemas/types.d.ts';
import type { RulesetContext } from '../check.ts';
import { wordsOf } from '../worked-example/given.ts';
import { goneDocuments } from '../source-place.ts';
import type { Named } from '../unknown-reference.ts';
import { STATE } from './remedies.ts';
import { otherName } from './offered.ts';
import { misusedIn, RESERVED_NAMES } from './reserved-words.ts';
import { scopesOf, type Scope, type Scopes } from './scopes.ts';

const SUCCESSES: RollName = 'successes';

/** A use of a name that may not exist. */
interface Use {
  name: string | undefined;
  path: Path;
  scope: Scope;
  at?: 'key';
  /** What to do instead of declaring it. */
  remedy?: string;
}

export function* findNames(context: RulesetContext): Generator<Named> {
  const scopes = scopesOf(context);
  const wordsIn = (role: string) => wordsOf(role, context.ruleset.entries);
  const gone = goneDocuments(context.ruleset, context.before);
  for (const file of context.files) {
    for (const { path, scope, ...use } of usesIn(file, scopes, wordsIn)) {
      const { name } = use;
      if (name === undefined || new Set(scope.known).has(name)) continue;
      if (scope.what.startsWith(STATE) && sidesIn(file).has(name)) continue;
      if (scope.unread.some((words) => words.has(name))) continue;
      const isDocument = scope === scopes.document;
      if (isDocument && (!context.ruleset.files.has('ruleset') || gone.has(name))) continue;
      const { what, known } = scope;
      const ofUnit = what.startsWith('value') ? ofUnitIn(name, context) : undefined;
      const meant = otherName(name, scope, context);
      yield { ...use, ...(ofUnit && { remedy: ofUnit }), name, what, known, file, path, meant };
    }
  }
}

/** A unit in place of a value that is counted in it. */
function ofUnitIn(name: string, { ruleset }: RulesetContext): string | undefined {
  const units = [...Object.keys(UNITS), ...(ruleset.ruleset?.units ?? []).map(({ id }) => id)];
  if (!units.includes(name)) return undefined;
  const values = ruleset.values.filter(({ unit }) => unit === name).map(({ id }) => id);
  return values.length > 0
    ? `${asCode(name)} is a unit. Write the value that is counted in it: ${either(values)}.`
    : `${asCode(name)} is a unit. Declare in ${asCode('values.yaml')} what is counted in it, ${asCode(`{ id: …, title: ${TEXT_FORM}, origin: count, unit: ${name} }`)}, and write its id here.`;
}

/** Names in `faces` of the sides of one die, and not of single dice: nothing else is wrong with them. */
const sidesIn = (file: DataFile): ReadonlySet<string> =>
  new Set(
    shaped(file, 'Roll').flatMap(({ value: { dice = '', faces = [] } }) =>
      faces.length > (parseDice(dice)?.count ?? faces.length) ? faces : [],
    ),
  );

function* usesIn(
  file: DataFile,
  scopes: Scopes,
  wordsOf: (role: string) => string[],
): Generator<Use> {
  for (const { value, path } of shaped(file, 'Amount')) yield* inAmount(value, path, scopes);
  const rolls = shaped(file, 'Roll');
  const isLone = rolls.length > 0 && rolls.every(({ value }) => value.contest === undefined);
  const pools = rolls
    .filter(({ value }) => value.pool)
    .map(({ path }) => `${[...path, 'outcomes'].join('/')}/`);
  for (const { value, path } of shaped(file, 'Test')) {
    const misused = misusedIn(value, path, scopes.declared, new Set(scopes.role.known));
    if (misused) {
      const { place, ...use } = misused;
      const remedy = scopes.offered.said(file, value, path, use.name) ?? use.remedy;
      yield { ...use, remedy, scope: { ...scopes[place], known: scopes.declared } };
      continue;
    }
    const readsPool = pools.some((start) => path.join('/').startsWith(start));
    const known = isLone ? { ...scopes, state: scopes.lone } : scopes;
    yield* inTest(value, path, known, readsPool, (name) =>
      scopes.offered.said(file, value, path, name),
    );
  }
  for (const { value, path } of shaped(file, 'Effect')) yield* inEffect(value, path, scopes);
  for (const { value, path } of shaped(file, 'SourcePlace'))
    yield { name: value.document, path: [...path, 'document'], scope: scopes.document };
  yield* inSides(file, scopes);
  yield* inFields(file, scopes);
  yield* inExamples(file, scopes, wordsOf);
}

function* inAmount(amount: Amount, path: Path, { number, role }: Scopes): Generator<Use> {
  const isName = typeof amount === 'string' && /^[a-z0-9-]*[a-z]/.test(amount);
  const digits = isName ? NUMBER_WORDS.indexOf(amount) : -1;
  const written = isName && (diceNamed(amount) ?? sumWithoutSpaces(amount, number.known));
  const meant = digits >= 0 ? String(digits) : written || '';
  const remedy = meant && { remedy: `Write ${asCode(meant)}.` };
  if (isName) yield { name: amount, path, scope: number, ...(remedy || {}) };
  if (typeof amount !== 'object' || Array.isArray(amount)) return;
  yield { name: amount.per, path: [...path, 'per'], scope: number };
  yield { name: amount.by, path: [...path, 'by'], scope: role };
}

function* inTest(
  test: Test,
  path: Path,
  { subject, number, role, state, value, bare, outcomes, states }: Scopes,
  readsPool: boolean,
  said: (name: string) => string | undefined,
): Generator<Use> {
  const name = test.subject;
  const isRole = new Set(role.known).has(name) && !new Set(number.known).has(name);
  if (isRole && boundsIn(test).length > 0)
    yield {
      name,
      path: [...path, 'subject'],
      scope: number,
      remedy: `${asCode(name)} is a role, and has no number. Name the value that is compared, or use ${asCode('is')}.`,
    };
  else
    yield {
      name,
      path: [...path, 'subject'],
      scope: subject,
      ...(readsPool && asSuccesses(name, subject)),
    };
  // A number is compared; markers are on what stands on the table.
  const isNumber = new Set(value.known).has(name) && !new Set(role.known).has(name);
  const marker = [test.is ?? [], test.not ?? []].flat().find((one) => states.has(one));
  if (isNumber && marker !== undefined)
    yield {
      name,
      path: [...path, 'subject'],
      scope: role,
      remedy: `${asCode(name)} is a number, and ${asCode(marker)} a state. Name the role that has it${bare.has(name) ? `, add ${asCode('role: true')} to ${asCode(name)} in ${asCode('values.yaml')} if it is no number` : ''}, or compare the number with ${asCode('atLeast')}, ${asCode('atMost')} or ${asCode('equals')}.`,
    };
  const led = [test.is ?? [], test.not ?? []].flat().find((one) => outcomes.has(one));
  if (isNumber && marker === undefined && led !== undefined)
    yield {
      name,
      path: [...path, 'subject'],
      scope: role,
      remedy: `${asCode(name)} is a number, and ${asCode(led)} an outcome. To ask what a roll led to, write ${asCode(`{ subject: outcome, is: ${led} }`)}; a number is compared with ${asCode('atLeast')}, ${asCode('atMost')} or ${asCode('equals')}.`,
    };
  yield* each(test.is, [...path, 'is'], state, said);
  yield* each(test.not, [...path, 'not'], state, said);
}

/** An outcome of a pool that compares the hits means its successes, unless the name is a misspelt one. */
const asSuccesses = (name: string, { known }: Scope): Pick<Use, 'remedy'> =>
  nearMatch(name, known) === undefined
    ? {
        remedy: `Write ${asCode(SUCCESSES)}, which is how many dice of the pool succeed; or declare ${asCode(name)} in ${asCode('values.yaml')}.`,
      }
    : {};

function* inEffect(effect: Effect, path: Path, { marker, role }: Scopes): Generator<Use> {
  yield* each(effect.marker, [...path, 'marker'], marker);
  yield { name: effect.to, path: [...path, 'to'], scope: marker };
  yield { name: effect.at, path: [...path, 'at'], scope: role };
}

function* inSides(file: DataFile, { role, side, offered }: Scopes): Generator<Use> {
  for (const { value, path } of shaped(file, 'Sides')) {
    for (const [index, name] of value.act.entries())
      yield {
        name,
        path: [...path, 'act', index],
        scope: role,
        ...(/^(?:both|all|players|everyone)$/.test(name) && {
          remedy: `List everyone who is meant: ${list([...role.known].filter((one) => !RESERVED_NAMES.has(one)))}.`,
        }),
      };
  }
  const rolls = shaped(file, 'Roll');
  for (const { value, path } of rolls)
    yield* each(value.contest?.each, [...path, 'contest', 'each'], role);
  const here = rolls.flatMap(({ value }) => value.contest?.each ?? []);
  for (const { value, path } of shaped(file, 'Modifier'))
    yield {
      name: value.side,
      path: [...path, 'side'],
      ...sideRemedy(value.side, here.length > 0 ? here : offered.sides),
      // What is a role and no side is reported with the contests.
      scope: new Set(role.known).has(value.side ?? '') || offered.sides.length === 0 ? role : side,
    };
  for (const { value, path } of shaped(file, 'Group'))
    yield { name: value.by, path: [...path, 'by'], scope: role };
  for (const { value, path } of shaped(file, 'Window'))
    yield { name: value.at, path: [...path, 'at'], scope: role };
}

/** The sides that a modifier can name, where none is spelt alike. */
function sideRemedy(name = '', sides: readonly string[]): Pick<Use, 'remedy'> {
  const known = [...new Set(sides)];
  if (known.length === 0 || nearMatch(name, known) !== undefined) return {};
  return {
    remedy:
      known.length === 1
        ? `Only ${list(known)} is in ${asCode('each')} of the contest: list the roles of both sides there, and write one of them here.`
        : `The sides of the contest are ${list(known)}: write the one that is meant.`,
  };
}

function* inFields(
  file: DataFile,
  { value: own, role, marker, circumstance, carried, state }: Scopes,
): Generator<Use> {
  for (const { value, path } of shaped(file, 'Cost'))
    yield { name: value.resource, path: [...path, 'resource'], scope: own };
  for (const { value, path } of shaped(file, 'Column'))
    yield {
      name: value.value,
      path: [...path, 'value'],
      scope: value.type === 'word' || (value.type === 'text' && value.match) ? role : own,
    };
  for (const { value, path } of shaped(file, 'ValueSet'))
    yield { name: value.name, path: [...path, 'name'], scope: own };
  for (const { value, path } of shaped(file, 'Marker'))
    yield { name: value.sideOf, path: [...path, 'sideOf'], scope: marker };
  for (const { value, path } of [...shaped(file, 'Marker'), ...shaped(file, 'Term')])
    yield* each(value.excludes, [...path, 'excludes'], state);
  for (const { value, path } of shaped(file, 'Value'))
    yield { name: value.counts, path: [...path, 'counts'], scope: marker };
  for (const { value, path } of shaped(file, 'Modifier'))
    for (const field of ['cancels', 'onlyWith'] as const)
      yield* each(value[field], [...path, field], circumstance);
  for (const { value, path } of shaped(file, 'Roll')) {
    yield { name: value.contest?.among, path: [...path, 'contest', 'among'], scope: own };
    yield* each(value.after, [...path, 'after'], state);
    yield* each(value.onlyWith, [...path, 'onlyWith'], circumstance);
  }
  for (const { value, path } of shaped(file, 'Next')) {
    yield* each(value.sets, [...path, 'sets'], circumstance);
    yield { name: value.counts, path: [...path, 'counts'], scope: own };
    if (value.carries !== 'all') yield* each(value.carries, [...path, 'carries'], carried);
  }
}

function* inExamples(
  file: DataFile,
  { number, circumstance, given, state, offered }: Scopes,
  wordsOf: (role: string) => string[],
): Generator<Use> {
  for (const { value, path } of shaped(file, 'Example')) {
    yield* each(value.with, [...path, 'with'], circumstance, (name) => offered.with(value, name));
    for (const [name, is] of Object.entries(value.given ?? {})) {
      const [at, scope] = [[...path, 'given', name], typeof is === 'number' ? number : given];
      const choices = typeof is === 'number' ? wordsOf(name) : [];
      const remedy =
        choices.length > 0
          ? `${asCode(name)} is a role: give it one of its words, ${list(choices)}.`
          : offered.given(value, name, number.known);
      yield { name, path: at, scope, at: 'key', ...(remedy && { remedy }) };
      const isNumber = new Set(number.known).has(name);
      const words = typeof is === 'number' ? [] : wordsOf(name);
      const remedyOf = (word: string) =>
        words.length > 0 && nearMatch(word, words) === undefined
          ? `Use one of ${list(words)}: by these the tables find a row.`
          : undefined;
      if (typeof is !== 'number' && !isNumber) yield* each(is, at, state, remedyOf);
    }
  }
}

function* each(
  names: OneOrMore | undefined,
  path: Path,
  scope: Scope,
  remedyOf?: (name: string) => string | undefined,
): Generator<Use> {
  for (const [index, name] of [names ?? []].flat().entries()) {
    const at = typeof names === 'string' ? path : [...path, index];
    const remedy = new Set(scope.known).has(name) ? undefined : remedyOf?.(name);
    yield { name, path: at, scope, ...(remedy && { remedy }) };
  }
}
