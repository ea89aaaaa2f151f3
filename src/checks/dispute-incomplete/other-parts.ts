/** The parts that name a dispute which another part describes: their values are those of the adopted claim. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { fragmentIn, pageIn } from '../../model/address.ts';
import { fileKey, type DataFile } from '../../schema/data-file.ts';
import { indexOf, shaped } from '../../schema/file-index.ts';
import { valueAt } from '../../schema/walk.ts';
import {
  figuresIn,
  figuresSaid,
  isSame,
  problemOf,
  shown,
  stepsTo,
  type Found,
  type FullDispute,
} from './values.ts';

/** What is wrong with the values of other parts, and with what claims say of them. */
export function* inOtherParts(dispute: FullDispute, file: DataFile): Generator<Found> {
  const { id, field = 'value', claims, adopted } = dispute;
  const index = indexOf(file);
  const named = new Map(
    shaped(file, 'Dispute').flatMap(({ value, path }) => {
      const isThis = typeof value === 'string' && fragmentIn(value) === id;
      const fragment = isThis ? index.partAt(path)?.fragment : undefined;
      return fragment === undefined ? [] : [[fragment, stepsTo(field, path)] as const];
    }),
  );
  // `unknown-reference` reports a misspelt dispute: it may be this one.
  const misspelt = shaped(file, 'Dispute').some(
    ({ value }) =>
      typeof value === 'string' &&
      pageIn(value) === fileKey(file) &&
      index.byId(fragmentIn(value) ?? '') === undefined,
  );
  for (const [at, claim] of claims.entries()) {
    for (const [fragment, value] of Object.entries(claim.elsewhere ?? {})) {
      const steps = named.get(fragment);
      const isAdopted = claim.id === adopted;
      const problem = steps ? problemOf(value, isAdopted, steps, file) : NOT_NAMED;
      if (!steps && misspelt) continue;
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
  for (const [fragment, steps] of named)
    yield* againstAdopted(fragment, valueAt(file.data, steps), steps, dispute);
}

/** The figure of a part for which the adopted claim has no value of its own: as the claim has it, or says it. */
function* againstAdopted(
  fragment: string,
  used: unknown,
  place: Path,
  { claims, adopted }: FullDispute,
): Generator<Found> {
  const claim = claims.find(({ id }) => id === adopted);
  if (!claim || fragment in (claim.elsewhere ?? {}) || isDeepStrictEqual(claim.value, used)) return;
  if (typeof used !== 'number' && typeof used !== 'string') return;
  const rejected = claims.find(({ value }) => isDeepStrictEqual(value, used));
  const [own, said] = [figuresIn(used), figuresSaid(claim)];
  if (rejected) yield { problem: 'rejected', at: [], place, claims: [rejected.id] };
  else if (
    own.length > 0 &&
    said.length > 0 &&
    !own.some((one) => said.some((other) => isSame(one, other)))
  )
    yield {
      problem: 'unsaid',
      at: [],
      place,
      claims: [claim.id],
      values: [String(used), said.join(', ')],
    };
}
const NOT_NAMED = 'not-named-there';
