/** Results under the claims of other sources. */
import { reduced } from './odds.ts';
import type { DisputeInput, Problem, Replacement } from './problem.ts';
import type { Rival, StageResult } from './result.ts';
import type { Worked } from './resolve.ts';
import { libraryIn } from './stages/work-out.ts';

/** Claims that change the result, and claims without a value that concern a modifier in use. */
export function rivalsOf(
  problem: Problem,
  used: Worked,
  workOut: (problem: Problem) => Worked,
): Rival[] {
  const stages = shownIn([...used.starts, ...used.groups]);
  const disputes = new Map(
    [...new Set(stages.map(({ stage }) => stage))]
      .flatMap((key) => problem.stages[key]?.disputes ?? [])
      .map((dispute) => [dispute.address, dispute]),
  );
  const before = figuresOf(used);
  const claimed = replaced.get(problem) ?? new Map<readonly Replacement[], Problem>();
  replaced.set(problem, claimed);
  return [...disputes.values()].flatMap((dispute) =>
    dispute.rivals.flatMap(({ claim, changes }): Rival[] => {
      const about = { dispute: dispute.address, claim };
      if (!changes) return concerns(dispute, stages) ? [about] : [];
      const other = claimed.get(changes) ?? changes.reduce(replace, problem);
      if (!claimed.has(changes))
        libraryIn(other).from = {
          library: libraryIn(problem),
          changed: changes.flatMap(({ path: [of, name] }) => (of === 'tables' ? [] : String(name))),
        };
      claimed.set(changes, other);
      const { starts } = workOut(other);
      return figuresOf({ ...used, starts }) === before ? [] : [{ ...about, starts }];
    }),
  );
}

/** A problem with the changes of each claim. */
const replaced = new WeakMap<Problem, Map<readonly Replacement[], Problem>>();

/** Where no claim is adopted and all of them give the same figure, it is known: "no malfunction" does not depend on the X#. */
export function agreed(problem: Problem, { starts }: Worked, rivals: readonly Rival[]) {
  const disputes = Object.values(problem.stages).flatMap((stage) => stage.disputes ?? []);
  return [...Map.groupBy(rivals, ({ dispute }) => dispute)].reduce((result, [address, claims]) => {
    const dispute = disputes.find((one) => one.address === address);
    const all = claims.flatMap((claim) => (claim.starts ? [claim.starts] : []));
    const isOpen = dispute?.adopted === undefined && dispute?.rivals.length === all.length;
    return isOpen ? (whereAlike(result, all) as typeof result) : result;
  }, starts);
}

/** `one`, with what is unknown in it replaced where `others` know the same. */
function whereAlike(one: unknown, others: readonly unknown[]): unknown {
  if (typeof one !== 'object' || one === null) return one;
  const inAll = (key: string | number) =>
    others.map((other) => (other as Record<string, unknown> | undefined)?.[key]);
  if ('type' in one && one.type === 'unknown') {
    const isKnown = inAll('type').every((type) => type === 'known');
    return isKnown && new Set(others.map(textOf)).size === 1 ? others[0] : one;
  }
  if (Array.isArray(one)) return one.map((item, index) => whereAlike(item, inAll(index)));
  return Object.fromEntries(
    Object.entries(one).map(([key, item]) => [key, whereAlike(item, inAll(key))]),
  );
}

export const shownIn = (stages: readonly StageResult[]): StageResult[] =>
  stages.flatMap((stage) => [
    stage,
    ...shownIn(stage.readings),
    ...stage.outcomes.flatMap(({ next }) => shownIn(next)),
  ]);

/** A claim about a modifier matters only if the modifier applies. */
const concerns = ({ modifiers }: DisputeInput, stages: readonly StageResult[]): boolean =>
  !modifiers || stages.some(({ counted }) => counted.some(({ id }) => modifiers.includes(id)));

/** All values of a result, for comparison. */
export const figuresOf = ({ starts }: Pick<Worked, 'starts'>): string =>
  textOf([
    starts.map(({ odds }) => odds),
    shownIn(starts).map(({ total, target, value }) => [total, target, value]),
  ]);

const textOf = (figures: unknown): string =>
  JSON.stringify(figures, (_, value: unknown) => (isExact(value) ? reduced(value) : value));

const isExact = (value: unknown): value is { count: bigint; of: bigint } =>
  typeof value === 'object' &&
  value !== null &&
  'count' in value &&
  typeof value.count === 'bigint';

/** The problem with one value of its data replaced; the rest is shared. */
function replace(problem: Problem, { path, value }: Replacement): Problem {
  return put(problem, path, value) as Problem;
}

function put(data: unknown, [step, ...rest]: Replacement['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((item: unknown, index) => (index === step ? put(item, rest, value) : item));
  const record = (data ?? {}) as Record<string, unknown>;
  return { ...record, [step]: put(record[step], rest, value) };
}
