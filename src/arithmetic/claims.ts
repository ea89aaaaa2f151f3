/** A disputed part as one of its claims reads it, so that results can be told under each reading. */
import type { Dispute } from '../schema/types.generated.ts';

interface Disputed {
  dispute?: Dispute;
}

/** Ids of the claims whose reading can be put in place. */
export function computableClaims({ dispute }: Disputed): string[] {
  if (typeof dispute !== 'object' || dispute.field === undefined) return [];
  return dispute.claims.filter(({ value }) => value !== undefined).map(({ id }) => id);
}

/** The part with the claim's value in the disputed field (`change`, `cells.range`); undefined when the claim gives no value. The part itself stays as it is. */
export function underClaim<T extends Disputed>(part: T, claim: string): T | undefined {
  const { dispute } = part;
  if (typeof dispute !== 'object' || dispute.field === undefined) return undefined;
  const value: unknown = dispute.claims.find(({ id }) => id === claim)?.value;
  return value === undefined ? undefined : (replaced(part, dispute.field.split('.'), value) as T);
}

function replaced(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node))
    return node.map((item: unknown, index) =>
      String(index) === step ? replaced(item, rest, value) : item,
    );
  const fields = (node ?? {}) as Record<string, unknown>;
  return {
    ...fields,
    [step]: replaced(Object.hasOwn(fields, step) ? fields[step] : undefined, rest, value),
  };
}
