/** A dispute lists the claim of each source, and the value in use is that of the adopted claim. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import type { Sources } from '../../schemas/types.d.ts';
import { valueAt } from '../schema/walk.ts';
import { defineCheck } from './check.ts';
import { inOtherParts } from './dispute-incomplete/other-parts.ts';
import {
  figuresIn,
  figuresSaid,
  isSame,
  problemOf,
  shown,
  stepsTo,
  type Found,
  type FullDispute,
  type Problem,
} from './dispute-incomplete/values.ts';
import { asCode, list } from '../diagnostics/phrase.ts';

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
        ...inSays(value),
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
  'same-words': {
    message: (claims) => `The claims ${claims} say the same in words.`,
    hint: 'Correct the words of one of them in this language.',
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
  unsaid: {
    message: (claims, used, said) =>
      `The value in use is ${asCode(used)}, but the adopted claim ${claims} says ${asCode(said)}.`,
    hint: 'Write the value that the adopted claim has for this part, or correct the words of the claim.',
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
  for (const [index, claim] of claims.entries()) {
    const { id, value } = claim;
    const said = figuresSaid(claim);
    const [first] = said;
    if (!first || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const figures = figuresIn(value);
    if (figures.length > 0 && !figures.some((one) => said.some((other) => isSame(one, other))))
      yield {
        problem: 'other-words',
        at: ['claims', index, 'value'],
        claims: [id],
        values: [first, String(value)],
      };
  }
}

/** Claims that one language says in the same words. */
function* inSays({ claims }: FullDispute): Generator<Found> {
  const first = new Map<string, string>();
  for (const [index, { id, says }] of claims.entries())
    for (const [language, words] of Object.entries<string>({ ...says })) {
      const other = first.get(`${language} ${words}`);
      first.set(`${language} ${words}`, other ?? id);
      if (other !== undefined && other !== id)
        yield {
          problem: 'same-words',
          at: ['claims', index, 'says', language],
          claims: [other, id],
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
  const inUse = valueAt(file.data, steps);
  // Where the sources do not say what a modifier does, its change is not in use.
  const isElsewhere =
    field === 'change' && valueAt(file.data, [...path.slice(0, -1), 'unknownWhen']) !== undefined;
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
    else if (adopted === 'none' && !isElsewhere && isDeepStrictEqual(value, inUse))
      yield { problem: 'undecided', at: ['adopted'], claims: [id] };
  }
}

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
