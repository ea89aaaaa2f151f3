/** The first outcome that holds counts, so the last holds always and none before it does. */
import { shaped } from '../schema/walk.ts';
import type { Outcome } from '../schema/types.generated.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Check } from './check.ts';

export const outcomeOrder: Check = {
  code: 'outcome-order',
  perFile: true,
  run({ files, report }) {
    for (const file of files) {
      const lists = [...shaped(file, 'Roll'), ...shaped(file, 'ValueSet')];
      for (const { value, path } of lists) {
        for (const { problem, at, id } of problemsOf(value.outcomes ?? [])) {
          report({
            code: 'outcome-order',
            file: file.file,
            path: [...path, 'outcomes', ...at],
            args: { problem, id },
          });
        }
      }
    }
  },
};

function* problemsOf(
  outcomes: readonly Outcome[],
): Generator<{ problem: 'never' | 'open' | 'twice'; at: Path; id: string }> {
  for (const [index, { id, when }] of outcomes.entries()) {
    const last = index === outcomes.length - 1;
    if (last && when) yield { problem: 'open', at: [index, 'when'], id };
    if (!last && !when) yield { problem: 'never', at: [index, 'id'], id };
    if (outcomes.findIndex((other) => other.id === id) < index)
      yield { problem: 'twice', at: [index, 'id'], id };
  }
}
