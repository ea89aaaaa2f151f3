/** Why something was not kept, as an error that names its cause. */
import type { Failure } from './messages.ts';

export class KeepingError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Errors of a cache: a full disk, or a browser that allows no storage. */
export function failureOf(error: unknown): Failure {
  if (error instanceof KeepingError) return error.failure;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}
