/** A dispute lists the claim of each source, and the value in use is that of the adopted claim. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../schema/data-file.ts';
import { fragmentIn } from '../model/address.ts';
import { indexOf, shaped } from '../schema/file-index.ts';
import type { Dispute } from '../../schemas/types.d.ts';
import { getValidator } from '../schema/validate.ts';
import { defineCheck } from './check.ts';
import { list } from '../diagnostics/phrase.ts';

type FullDispute = Exclude<Dispute, string>;
type Problem =
  | 'not-in-force'
  | 'same-value'
  | 'unsure-correction'
  | 'two-corrections'
  | 'bad-value'
  | 'not-named-there'
  | 'same-claim';
interface Found {
  problem: Problem;
  at: Path;
  claims: string[];
}

export const disputeIncomplete = defineCheck({
  code: 'dispute-incomplete',
  scope: 'file',
  severity: 'error',
  message: ({ problem, claims }: { problem: Problem; claims: readonly string[] }) =>
    PROBLEMS[problem].message(list(claims)),
  hint: ({ problem }) => PROBLEMS[problem].hint,
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Dispute')) {
      if (typeof value === 'string') continue;
      for (const { problem, at, claims } of [
        ...inClaims(value),
        ...inSources(value),
        ...inField(value, path, file),
        ...inOtherParts(value, file),
      ]) {
        report({ path: [...path, ...at] }, { problem, claims });
      }
    }
  },
});

const PROBLEMS: Record<Problem, { message: (claims: string) => string; hint: string }> = {
  'not-in-force': {
    message: (claims) => `The value in use is not that of the adopted claim, ${claims}.`,
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
  for (const [index, { id, value }] of claims.entries()) {
    const problem = value !== undefined && problemOf(value, id === adopted, steps, file);
    if (problem) yield { problem, at: ['claims', index, 'value'], claims: [id] };
  }
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
      const problem = steps ? problemOf(value, claim.id === adopted, steps, file) : NOT_NAMED;
      if (problem)
        yield {
          problem,
          at: ['claims', at, 'elsewhere', fragment],
          claims: [steps ? claim.id : fragment],
        };
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

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, step) =>
      node !== null && typeof node === 'object'
        ? (node as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
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
