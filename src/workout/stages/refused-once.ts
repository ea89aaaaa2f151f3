/** A fact that several stages share is refused once, however many of them refuse it. Loaded with the notices. */
import type { Problem } from '../problem.ts';
import type { Refusal } from '../result.ts';

const leftBy = (one: Refusal): string[] => (one.kind === 'exclusive' ? one.ids.slice(1) : [one.id]);

export const refusedOnce = ({ same = [] }: Problem, refused: readonly Refusal[]): Refusal[] =>
  refused.filter((one, index) => {
    const before = refused.slice(0, index).flatMap(leftBy);
    const isSaid = (id: string) =>
      before.includes(id) && same.some(({ names }) => names.includes(id));
    return !leftBy(one).every(isSaid);
  });
