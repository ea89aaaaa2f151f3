/**
 * Type guards for plain data whose place does not determine its type: inside a claim, or before
 * validation.
 */
import type { Effect } from '../../schemas/types.d.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Only an effect has this field. */
export const isEffect = (value: unknown): value is Effect => isObject(value) && 'do' in value;
