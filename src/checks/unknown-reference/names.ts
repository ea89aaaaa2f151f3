/**
 * Names shared across the ruleset: values, roles, markers, words, outcomes, circumstances,
 * documents.
 */
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { DataFile } from '../../schema/data-file.ts';
import type { Names } from '../../model/declared-names.ts';
import { MISSING_NAMES, ROLL_NAMES } from '../../notation/reserved-names.ts';
import { shaped } from '../../schema/file-index.ts';
import type { Amount, Effect, Names as OneOrMore, Test } from '../../../schemas/types.d.ts';
import type { RulesetContext } from '../check.ts';
import type { Named } from '../unknown-reference.ts';

/** All names that need no declaration. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([...ROLL_NAMES, ...MISSING_NAMES]);

/** A use of a name that may not exist. */
interface Use {
  name: string | undefined;
  path: Path;
  scope: Scope;
  at?: 'key';
}
interface Scope {
  what: string;
  known: Iterable<string>;
  /** False if a file that declares such names cannot be read; one that does not exist declares none. */
  sure: boolean;
}
type Scopes = ReturnType<typeof scopesOf>;

export function* findNames(context: RulesetContext): Generator<Named> {
  const scopes = scopesOf(context);
  for (const file of context.files) {
    for (const { name, path, scope, at } of usesIn(file, scopes)) {
      if (name === undefined || !scope.sure || new Set(scope.known).has(name)) continue;
      yield { name, what: scope.what, known: scope.known, file, path, ...(at && { at }) };
    }
  }
}

function scopesOf({ names, ruleset }: RulesetContext) {
  const whole = (...files: string[]) => !files.some((name) => ruleset.broken.has(name));
  const entries = ![...ruleset.broken].some((name) => name.includes('/'));
  const scope = (what: string, sure: boolean, ...known: Iterable<string>[]): Scope => ({
    what,
    sure,
    known: new Set(known.flatMap((set) => [...set])),
  });
  const { numbers, roles, faces, markers, terms, words, outcomes, symbols }: Names = names;
  return {
    subject: scope(
      'value or role',
      whole('values') && entries,
      numbers,
      roles,
      faces,
      RESERVED_NAMES,
    ),
    number: scope('value', whole('values') && entries, numbers, faces, RESERVED_NAMES),
    value: scope('value', whole('values'), numbers),
    role: scope('role', whole('values'), roles, MISSING_NAMES),
    state: scope(
      'marker, term, word or outcome',
      whole('markers', 'terms') && entries,
      markers,
      terms,
      words,
      outcomes,
      symbols,
      RESERVED_NAMES,
    ),
    given: scope(
      'value, marker, term or word',
      whole('values', 'markers', 'terms') && entries,
      numbers,
      roles,
      faces,
      markers,
      terms,
      words,
      outcomes,
      RESERVED_NAMES,
    ),
    marker: scope('marker', whole('markers'), markers),
    circumstance: scope('modifier', entries, names.circumstances),
    carried: scope(
      'value, role or modifier',
      whole('values') && entries,
      numbers,
      roles,
      names.circumstances,
    ),
    document: scope('document', ruleset.files.has('ruleset') && whole('ruleset'), names.documents),
  };
}

function* usesIn(file: DataFile, scopes: Scopes): Generator<Use> {
  for (const { value, path } of shaped(file, 'Amount')) yield* inAmount(value, path, scopes);
  for (const { value, path } of shaped(file, 'Test')) yield* inTest(value, path, scopes);
  for (const { value, path } of shaped(file, 'Effect')) yield* inEffect(value, path, scopes);
  for (const { value, path } of shaped(file, 'SourcePlace'))
    yield { name: value.document, path: [...path, 'document'], scope: scopes.document };
  yield* inSides(file, scopes);
  yield* inFields(file, scopes);
}

function* inAmount(amount: Amount, path: Path, { number, role }: Scopes): Generator<Use> {
  const isName = typeof amount === 'string' && /^[a-z0-9-]*[a-z]/.test(amount);
  if (isName) yield { name: amount, path, scope: number };
  if (typeof amount !== 'object' || Array.isArray(amount)) return;
  yield { name: amount.per, path: [...path, 'per'], scope: number };
  yield { name: amount.by, path: [...path, 'by'], scope: role };
}

function* inTest(test: Test, path: Path, { subject, state }: Scopes): Generator<Use> {
  yield { name: test.subject, path: [...path, 'subject'], scope: subject };
  yield* each(test.is, [...path, 'is'], state);
  yield* each(test.not, [...path, 'not'], state);
}

function* inEffect(effect: Effect, path: Path, { marker, role }: Scopes): Generator<Use> {
  yield* each(effect.marker, [...path, 'marker'], marker);
  yield { name: effect.to, path: [...path, 'to'], scope: marker };
  yield { name: effect.at, path: [...path, 'at'], scope: role };
}

function* inSides(file: DataFile, { role }: Scopes): Generator<Use> {
  for (const { value, path } of shaped(file, 'Sides')) {
    for (const [index, name] of value.act.entries())
      yield { name, path: [...path, 'act', index], scope: role };
  }
  for (const { value, path } of shaped(file, 'Roll'))
    yield { name: value.contest?.each, path: [...path, 'contest', 'each'], scope: role };
  for (const { value, path } of shaped(file, 'Group'))
    yield { name: value.by, path: [...path, 'by'], scope: role };
  for (const { value, path } of shaped(file, 'Window'))
    yield { name: value.at, path: [...path, 'at'], scope: role };
}

function* inFields(
  file: DataFile,
  { value: number, marker, circumstance, given, carried, state }: Scopes,
): Generator<Use> {
  for (const { value, path } of shaped(file, 'Cost'))
    yield { name: value.resource, path: [...path, 'resource'], scope: number };
  for (const { value, path } of shaped(file, 'Column'))
    yield { name: value.value, path: [...path, 'value'], scope: number };
  for (const { value, path } of shaped(file, 'ValueSet'))
    yield { name: value.name, path: [...path, 'name'], scope: number };
  for (const { value, path } of shaped(file, 'Marker')) {
    yield { name: value.sideOf, path: [...path, 'sideOf'], scope: marker };
    yield* each(value.excludes, [...path, 'excludes'], marker);
  }
  for (const { value, path } of shaped(file, 'Value'))
    yield { name: value.counts, path: [...path, 'counts'], scope: marker };
  for (const { value, path } of shaped(file, 'Modifier'))
    yield* each(value.cancels, [...path, 'cancels'], circumstance);
  for (const { value, path } of shaped(file, 'Roll')) {
    yield { name: value.contest?.among, path: [...path, 'contest', 'among'], scope: number };
    yield* each(value.after, [...path, 'after'], state);
  }
  for (const { value, path } of shaped(file, 'Next')) {
    yield* each(value.sets, [...path, 'sets'], circumstance);
    if (value.carries !== 'all') yield* each(value.carries, [...path, 'carries'], carried);
  }
  for (const { value, path } of shaped(file, 'Example')) {
    yield* each(value.with, [...path, 'with'], circumstance);
    for (const name of Object.keys(value.given ?? {}))
      yield { name, path: [...path, 'given', name], scope: given, at: 'key' };
  }
}

function* each(names: OneOrMore | undefined, path: Path, scope: Scope): Generator<Use> {
  if (typeof names === 'string') yield { name: names, path, scope };
  else
    for (const [index, name] of (names ?? []).entries())
      yield { name, path: [...path, index], scope };
}
