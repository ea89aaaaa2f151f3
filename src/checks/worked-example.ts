/** Every example that says what must come out is computed again from the figures. */
import { libraryOf } from '../arithmetic/library.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Check } from './check.ts';
import { recompute, type Computed, type Expected } from './examples/recompute.ts';

export const workedExample: Check = {
  code: 'worked-example',
  run({ ruleset, report }) {
    const library = libraryOf(ruleset.entries);
    for (const { file, data } of ruleset.entries) {
      for (const [index, example] of (data.examples ?? []).entries()) {
        if (example.of === undefined || example.expect === undefined) continue;
        for (const [what, written] of Object.entries(example.expect)) {
          const computed = recompute(example, what, library, ruleset.entries);
          if ('why' in computed)
            report({
              code: 'worked-example',
              file,
              path: [...base(index), ...placeOf(computed, what)],
              args: { what, why: computed.why },
            });
          else if (!agrees(written, computed)) {
            report({
              code: 'worked-example',
              file,
              path: [...base(index), 'expect', what],
              args: { what, written: say([written]), computed: say(computed.results) },
            });
          }
        }
      }
    }
  },
};

const base = (index: number): Path => ['examples', index];

/** What is wrong with the circumstances is told there, everything else at the expectation. */
function placeOf({ why }: Extract<Computed, { why: unknown }>, what: string): Path {
  if (why.kind === 'no-sum') return ['of'];
  if (why.kind === 'impossible-dice') return ['dice'];
  return why.kind === 'strange' || why.kind === 'together' || why.kind === 'contradicted'
    ? ['with']
    : ['expect', what];
}

/** One result must be the one written; where the rules leave several, the list of them must be. */
function agrees(
  written: Expected,
  { results, same }: Exclude<Computed, { why: unknown }>,
): boolean {
  if (results.length === 1) return same(written, results[0]!);
  const list = Array.isArray(written) ? written : [written];
  return (
    list.length === results.length &&
    list.every((item) => results.some((result) => same(item, result)))
  );
}

const say = (values: readonly Expected[]): string =>
  values.map((value) => (Array.isArray(value) ? value.join(', ') : String(value))).join(' or ') ||
  'nothing';
