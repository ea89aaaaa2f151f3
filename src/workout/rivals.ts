/** Results under the claims of other sources. Pages load this after the result, where there is a dispute. */
import { reduced } from './odds.ts';
import type { DisputeInput, Problem, Replacement } from './problem.ts';
import type { Result, Rival, StageResult } from './result.ts';
import type { Situation } from './situation.ts';
import { libraryIn } from './stages/work-out.ts';
import { workOut } from './evaluator.ts';

/**
 * Every claim that may change the result, to be worked out on its own: it gives a rival if it does, or if it has no value and
 * concerns a modifier in use.
 */
export function claimsIn(
  problem: Problem,
  situation: Situation,
  used: Result,
  isWanted: (dispute: DisputeInput) => boolean = () => true,
): (() => Rival[])[] {
  const stages = shownIn([...used.starts, ...used.groups]);
  const disputes = new Map(
    [...new Set(stages.map(({ stage }) => stage))]
      .flatMap((key) => problem.stages[key]?.disputes ?? [])
      .filter(isWanted)
      .map((dispute) => [dispute.address, dispute]),
  );
  const before = figuresOf(used);
  // Several dice are not counted: only their odds are shown.
  const workedOut = (changes: readonly Replacement[]) =>
    workOut(withChanges(problem, changes), situation, false);
  return [...disputes.values()].flatMap((dispute) =>
    dispute.rivals.map(({ claim, changes }) => () => {
      const about = { dispute: dispute.address, claim };
      const isInUse = concerns(dispute, stages);
      if (!changes) return isInUse ? [about] : [];
      if (!isInUse && changes.some(({ path: [of] }) => of === 'values')) return [];
      // Where the sources say what the modifier does, no claim says otherwise.
      const doubt = changes.filter(({ path }) => path.at(-1) === 'unknownWhen');
      if (doubt.length > 0 && figuresOf(workedOut(doubt)) === before) return [];
      const { starts } = workedOut(changes);
      return figuresOf({ starts }) === before ? [] : [{ ...about, starts }];
    }),
  );
}

function withChanges(problem: Problem, changes: readonly Replacement[]): Problem {
  const claimed = replaced.get(problem) ?? new Map<readonly Replacement[], Problem>();
  replaced.set(problem, claimed);
  const other = claimed.get(changes) ?? changes.reduce(replace, problem);
  if (!claimed.has(changes))
    libraryIn(other).from = {
      library: libraryIn(problem),
      changed: changes.flatMap(({ path: [of, name] }) => (of === 'tables' ? [] : String(name))),
    };
  claimed.set(changes, other);
  return other;
}

/** A problem with the changes of each claim. */
const replaced = new WeakMap<Problem, Map<readonly Replacement[], Problem>>();

/** Where no claim is adopted and all of them give the same figure, it is known: "no malfunction" does not depend on the X#. */
export function agreed(problem: Problem, { starts }: Result, rivals: readonly Rival[]) {
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

/** Of a dispute without a claim in use: only the claims together can tell what is known. */
export const isUndecided = ({ adopted }: DisputeInput): boolean => adopted === undefined;

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
export const figuresOf = ({ starts }: Pick<Result, 'starts'>): string =>
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
