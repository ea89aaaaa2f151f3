/** A dispute lists the claim of each source, and the value in use is that of the adopted claim. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../schema/data-file.ts';
import { fragmentIn } from '../model/address.ts';
import { indexOf, shaped } from '../schema/file-index.ts';
import type { Dispute, Sources } from '../../schemas/types.d.ts';
import { valueAt } from '../schema/walk.ts';
import { getValidator } from '../schema/validate.ts';
import { defineCheck } from './check.ts';
import { asCode, list } from '../diagnostics/phrase.ts';
import { writtenIn } from '../i18n/text.ts';
import { figuresOf } from '../notation/figures-in-text.ts';

type FullDispute = Exclude<Dispute, string>;
type Problem =
  | 'not-in-force'
  | 'same-value'
  | 'unsure-correction'
  | 'two-corrections'
  | 'bad-value'
  | 'not-named-there'
  | 'same-claim'
  | 'undecided'
  | 'no-value'
  | 'other-words'
  | 'rejected'
  | 'other-source';
interface Found {
  problem: Problem;
  at: Path;
  claims: string[];
  /** Where the finding stands, if it is not inside the dispute. */
  place?: Path;
  /** The figures that differ: what is used or said, and what the claim has. */
  values?: readonly [used: string, claimed: string];
}

export const disputeIncomplete = defineCheck({
  code: 'dispute-incomplete',
  scope: 'file',
  severity: 'error',
  message: ({ problem, claims, values = ['', ''] }: Omit<Found, 'at' | 'place'>) =>
    PROBLEMS[problem].message(list(claims), ...values),
  hint: ({ problem, values }) =>
    problem === 'not-in-force' && values
      ? `Write ${asCode(values[1])} here, or adopt another claim.`
      : PROBLEMS[problem].hint,
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Dispute')) {
      if (typeof value === 'string') continue;
      for (const { at, place, ...found } of [
        ...inClaims(value),
        ...inWords(value),
        ...inSources(value),
        ...inField(value, path, file),
        ...inOtherParts(value, file),
      ]) {
        report({ path: place ?? [...path, ...at] }, found);
      }
    }
  },
});

const PROBLEMS: Record<
  Problem,
  { message: (claims: string, ...values: readonly [string, string]) => string; hint: string }
> = {
  'not-in-force': {
    message: (claims, used, claimed) =>
      used === ''
        ? `The value in use is not that of the adopted claim, ${claims}.`
        : `The value in use is ${asCode(used)}, but the adopted claim ${claims} has ${asCode(claimed)}.`,
    hint: 'Make the value and the claim equal, or adopt another claim.',
  },
  'same-value': {
    message: (claims) => `The claims ${claims} give the same value.`,
    hint: 'Correct one of them, or keep one.',
  },
  'unsure-correction': {
    message: (claims) => `${claims} has no source and is adopted, but \`confidence\` is not high.`,
    hint: 'Name a source, set `confidence: high`, or set `adopted: none`.',
  },
  'two-corrections': {
    message: (claims) => `None of the claims ${claims} has a source.`,
    hint: 'Add `source` to the claims that are printed.',
  },
  'bad-value': {
    message: (claims) => `The value of claim ${claims} is not a valid value of the disputed field.`,
    hint: 'Write it as in the field itself.',
  },
  'not-named-there': {
    message: (claims) =>
      `\`elsewhere\` of ${claims} names no part of this entry that refers to this dispute.`,
    hint: 'Use the id of a part, or row.column, whose `dispute` is the address of this one.',
  },
  'same-claim': {
    message: (claims) => `Duplicate claim id ${claims}.`,
    hint: 'Give each claim its own id.',
  },
  undecided: {
    message: (claims) => `No claim is adopted, but the value in use is that of ${claims}.`,
    hint: 'Make the value `unknown`, or adopt the claim.',
  },
  'no-value': {
    message: (claims) => `The dispute is about the value, and the claim ${claims} has none.`,
    hint: 'Add `value` with what the claim says.',
  },
  'other-words': {
    message: (claims, said, claimed) =>
      `The claim ${claims} says ${asCode(said)} in words, but its \`value\` is ${asCode(claimed)}.`,
    hint: 'Correct the words or `value`, so that both are the same.',
  },
  rejected: {
    message: (claims) => `This value is that of the claim ${claims}, which is not adopted.`,
    hint: 'Write the value of the adopted claim, or adopt the other one.',
  },
  'other-source': {
    message: (claims) =>
      `The value in use is that of ${claims}, but its \`source\` is that of another claim.`,
    hint: 'Write the source of the adopted claim, or leave `source` out.',
  },
};

function* inClaims({ claims }: FullDispute): Generator<Found> {
  for (const [index, claim] of claims.entries()) {
    const earlier = claims.slice(0, index);
    if (earlier.some(({ id }) => id === claim.id))
      yield { problem: 'same-claim', at: ['claims', index, 'id'], claims: [claim.id] };
    const sameValue =
      claim.value === undefined
        ? undefined
        : earlier.find(({ value }) => isDeepStrictEqual(value, claim.value));
    if (sameValue)
      yield {
        problem: 'same-value',
        at: ['claims', index, 'value'],
        claims: [sameValue.id, claim.id],
      };
  }
}

/** `2 shots`, and another number as the value. */
function* inWords({ claims }: FullDispute): Generator<Found> {
  for (const [index, { id, says, value }] of claims.entries()) {
    const [language] = writtenIn(says);
    const said = figuresOf((language && says[language]) ?? '').map(({ figure }) => figure);
    const [first] = said;
    if (!first || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const figures = figuresOf(String(value).replace('..', '-')).map(({ figure }) => figure);
    if (figures.length > 0 && !figures.some((one) => said.some((other) => isSame(one, other))))
      yield {
        problem: 'other-words',
        at: ['claims', index, 'value'],
        claims: [id],
        values: [first, String(value)],
      };
  }
}

/** `+2` and `2`, `3+` and `3` */
const isSame = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (figure: string): string => figure.replace(/^\+|\+$/g, '');

function* inSources({ claims, adopted, confidence: sure }: FullDispute): Generator<Found> {
  const corrections = claims.filter(({ source }) => !source);
  if (corrections.length === claims.length)
    yield { problem: 'two-corrections', at: ['claims'], claims: corrections.map(({ id }) => id) };
  else if (corrections.some(({ id }) => id === adopted) && sure !== 'high')
    yield { problem: 'unsure-correction', at: ['confidence'], claims: [adopted] };
}

/**
 * The value of a claim has the form of the disputed field, and the field has the value of the
 * adopted claim.
 */
function* inField(
  { field, claims, adopted }: FullDispute,
  path: Path,
  file: DataFile,
): Generator<Found> {
  if (field === undefined) return;
  const steps = stepsTo(field, path);
  const inUse = valueAt(file.data, steps);
  for (const [index, { id, value, source }] of claims.entries()) {
    const isAdopted = id === adopted;
    const at = ['claims', index, 'value'];
    if (value === undefined) {
      // A whole field may be what a claim does without.
      if (field === 'value') yield { problem: 'no-value', at: ['claims', index], claims: [id] };
      continue;
    }
    const problem = problemOf(value, isAdopted, steps, file);
    if (problem === 'not-in-force')
      yield { problem, at, claims: [id], place: steps, ...(shown(inUse, value) ?? {}) };
    else if (problem) yield { problem, at, claims: [id] };
    else if (isAdopted && source)
      yield* otherSource(id, [source, claims.flatMap((one) => one.source ?? [])], path, file);
    else if (adopted === 'none' && isDeepStrictEqual(value, inUse))
      yield { problem: 'undecided', at: ['adopted'], claims: [id] };
  }
}

/** Both values in short, where they are. */
const shown = (used: unknown, claimed: unknown): Pick<Found, 'values'> | undefined =>
  [used, claimed].every((one) => typeof one === 'string' || typeof one === 'number')
    ? { values: [String(used), String(claimed)] }
    : undefined;

/** The part of which the value is in use cites documents that others claim from, and not the adopted claim. */
function* otherSource(
  id: string,
  [own, all]: readonly [Sources, Sources],
  path: Path,
  file: DataFile,
): Generator<Found> {
  const holder = path.slice(0, -1);
  const cited = (valueAt(file.data, [...holder, 'source']) ?? []) as Sources;
  const [ours, theirs] = [own, all].map((some) => new Set(some.map(({ document }) => document)));
  if (
    cited.some(({ document }) => theirs?.has(document)) &&
    !cited.some(({ document }) => ours?.has(document))
  )
    yield { problem: 'other-source', at: [], place: [...holder, 'source'], claims: [id] };
}

/** The same for the other parts that name the dispute. */
function* inOtherParts(
  { id, field = 'value', claims, adopted }: FullDispute,
  file: DataFile,
): Generator<Found> {
  const index = indexOf(file);
  const named = new Map(
    shaped(file, 'Dispute').flatMap(({ value, path }) => {
      const isThis = typeof value === 'string' && fragmentIn(value) === id;
      const fragment = isThis ? index.partAt(path)?.fragment : undefined;
      return fragment === undefined ? [] : [[fragment, stepsTo(field, path)] as const];
    }),
  );
  for (const [at, claim] of claims.entries()) {
    for (const [fragment, value] of Object.entries(claim.elsewhere ?? {})) {
      const steps = named.get(fragment);
      const isAdopted = claim.id === adopted;
      const problem = steps ? problemOf(value, isAdopted, steps, file) : NOT_NAMED;
      const used = steps && valueAt(file.data, steps);
      if (problem)
        yield {
          problem,
          at: ['claims', at, 'elsewhere', fragment],
          claims: [steps ? claim.id : fragment],
          ...(problem === 'not-in-force' && steps && { place: steps, ...shown(used, value) }),
        };
      else if (steps && !isAdopted && adopted !== 'none' && isDeepStrictEqual(used, value))
        yield { problem: 'rejected', at: [], place: steps, claims: [claim.id] };
    }
  }
}
const NOT_NAMED = 'not-named-there';

/** The path of the disputed field beside a `dispute` at `path`. */
const stepsTo = (field: string, path: Path): Path => [
  ...path.slice(0, -1),
  ...field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
];

/** What is wrong with the claimed value of the field at `steps`; undefined if the field is absent. */
function problemOf(
  claimed: unknown,
  isAdopted: boolean,
  steps: Path,
  file: DataFile,
): Problem | undefined {
  const inUse = valueAt(file.data, steps);
  if (inUse === undefined) return undefined;
  const isUsed =
    isDeepStrictEqual(claimed, inUse) ||
    isDeepStrictEqual(claimed, (inUse as { value?: unknown }).value);
  if (isAdopted && !isUsed) return 'not-in-force';
  return isUsed || fits(claimed, steps, file) ? undefined : 'bad-value';
}

/** Whether the file is still valid with the value of the claim. */
function fits(value: unknown, path: Path, file: DataFile): boolean {
  const data = structuredClone(file.data);
  const around = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1);
  if (key === undefined) return false;
  around[key] = value;
  const { schema, kind } = file;
  return getValidator()({ file: file.file, schema, ...(kind && { kind }), data }, () => {});
}
