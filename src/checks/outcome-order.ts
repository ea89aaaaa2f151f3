/** The first outcome, or branch of steps, whose conditions are met applies: only the last one has no condition. */
import { shaped } from '../schema/file-index.ts';
import type { Outcome, Step, Test } from '../../schemas/types.d.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const outcomeOrder = defineCheck({
  code: 'outcome-order',
  scope: 'file',
  severity: 'error',
  message: ({ problem, id }: Found) => PROBLEMS[problem].message(asCode(id)),
  hint: ({ problem, isRest }) =>
    isRest
      ? 'Remove its `when`: the last outcome applies where no other does.'
      : PROBLEMS[problem].hint,
  run: ({ file, report }) => {
    const lists = [...shaped(file, 'Roll'), ...shaped(file, 'ValueSet')];
    for (const { value, path } of lists) {
      for (const { at, ...found } of problemsOf(value.outcomes ?? []))
        report({ path: [...path, 'outcomes', ...at] }, found);
    }
    const orders = [
      ...shaped(file, 'Step'),
      ...shaped(file, 'PhaseFile'),
      ...shaped(file, 'ProcedureFile'),
    ];
    for (const { value, path } of orders) {
      if (value.order !== 'by-condition') continue;
      const always = branchesOf(value).flatMap(({ when, title, id }, index) =>
        when || title ? [] : [{ id, index }],
      );
      // One of them can move to the end; several follow each other.
      if (always.length > 1)
        report({ path: [...path, 'order'] }, { problem: 'sequence', id: always[0]?.id ?? '' });
      else
        for (const { id, index } of always)
          report({ path: [...path, 'steps', index, 'id'] }, { problem: 'never', id });
    }
  },
});

/** Every branch after which another one may apply. */
const branchesOf = ({ steps = [] }: { steps?: readonly Step[] }) => steps.slice(0, -1);

interface Found {
  problem: Problem;
  id: string;
  /** Whether its conditions say what is left where none of the others applies. */
  isRest?: boolean;
}

type Problem = 'never' | 'sequence' | 'open' | 'open-rest' | 'twice';

const PROBLEMS: Record<Problem, { message: (id: string) => string; hint: string }> = {
  never: {
    message: (id) => `${id} is always true, so what comes after it is unreachable.`,
    hint: 'Add `when`, or move it to the end.',
  },
  sequence: {
    message: (id) =>
      `With \`by-condition\` only the first step is done whose \`when\` is true, and ${id} and others have no \`when\`.`,
    hint: 'If the steps follow each other, remove `order`. If one of them is done, add `when` to each but the last.',
  },
  open: {
    message: (id) => `There is no default outcome after ${id}.`,
    hint: 'Add the one that applies where no other does after it, without `when`: `{ id: miss, title: { … } }`.',
  },
  'open-rest': {
    message: (id) => `There is no default outcome after ${id}.`,
    hint: 'If it applies where no other does, remove its `when`. If not, add the one that does after it, without `when`: `{ id: miss, title: { … } }`.',
  },
  twice: {
    message: (id) => `Duplicate outcome ${id}.`,
    hint: 'Give each outcome its own id.',
  },
};

function* problemsOf(outcomes: readonly Outcome[]): Generator<Found & { at: Path }> {
  for (const [index, { id, when, success }] of outcomes.entries()) {
    const last = index === outcomes.length - 1;
    // An outcome that stands too early is the last one in its right place.
    const isOpen = outcomes.every((one) => one.when);
    if (last && when && isOpen)
      yield {
        problem: success ? 'open' : 'open-rest',
        at: [index, 'when'],
        id,
        isRest: !success && when.length === 1 && when.every(isLess),
      };
    if (!last && !when) yield { problem: 'never', at: [index, 'id'], id };
    if (outcomes.findIndex((other) => other.id === id) < index)
      yield { problem: 'twice', at: [index, 'id'], id };
  }
}

/** Less than something: what reaches it is an outcome before. */
const isLess = ({ subject, below, atMost, equals, not }: Test): boolean =>
  below !== undefined || not !== undefined || (subject === 'successes' && (atMost ?? equals) === 0);
