/** The same circumstance has the same amount wherever it stands, unless a part says why it differs. */
import { isDeepStrictEqual } from 'node:util';
import { shaped, type Shaped } from '../schema/walk.ts';
import type { Modifier } from '../schema/types.generated.ts';
import type { Check, Context } from './check.ts';

export const sameCircumstance: Check = {
  code: 'same-circumstance',
  excusable: true,
  run(context) {
    const all = context.files.flatMap((file) => shaped(file, 'Modifier'));
    for (const same of Map.groupBy(all, ({ value }) => value.id).values()) compare(same, context);
  },
};

function compare(same: Shaped<Modifier>[], { report }: Context): void {
  const usual = mostCommon(same);
  for (const here of same) {
    const { value, path, file } = here;
    const equal = isDeepStrictEqual(value.change, usual.value.change);
    if (
      equal &&
      value.differs &&
      same.every((other) => isDeepStrictEqual(other.value.change, value.change))
    ) {
      report({
        code: 'same-circumstance',
        file: file.file,
        path: [...path, 'differs'],
        at: 'key',
        args: { id: value.id, other: undefined },
      });
    }
    if (equal || value.differs) continue;
    const elsewhere = `${usual.file.kind}/${usual.file.name}`;
    report({
      code: 'same-circumstance',
      file: file.file,
      path: [...path, 'change'],
      args: { id: value.id, other: elsewhere },
    });
  }
}

/** The amount that stands most often, where it stands first; those that say why they differ are no measure. */
function mostCommon(same: Shaped<Modifier>[]): Shaped<Modifier> {
  const measure = same.filter(({ value }) => !value.differs);
  const from = measure.length > 0 ? measure : same;
  const count = ({ value }: Shaped<Modifier>) =>
    from.filter((other) => isDeepStrictEqual(other.value.change, value.change)).length;
  return from.reduce((best, one) => (count(one) > count(best) ? one : best));
}
