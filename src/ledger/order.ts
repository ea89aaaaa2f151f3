/** The order of steps, and of modifiers of which the first applies, compared with what it was. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf, shaped } from '../schema/file-index.ts';
import { valueAt } from '../schema/walk.ts';
import type { FigureDifference } from './compare.ts';

interface Ordered {
  address: string;
  field: string;
  /** Where the list stands. */
  path: Path;
  ids: readonly string[];
}

/** Lists whose order is another one; what came or went does not matter. */
export const reordered = (was: DataFile, now: DataFile): FigureDifference[] =>
  orderedIn(now).flatMap(({ address, field, path, ids }) => {
    const old = orderedIn(was).find((one) => one.address === address && one.field === field)?.ids;
    const before = old?.filter((id) => ids.includes(id)) ?? [];
    const after = ids.filter((id) => before.includes(id));
    const at = after.find((id, index) => id !== before[index]);
    if (at === undefined) return [];
    const list = valueAt(now.data, path) as readonly { id: string }[];
    return [
      {
        address,
        figure: `${address}.${field}`,
        field,
        was: before.join(','),
        now: after.join(','),
        file: now,
        path: [...path, list.findIndex(({ id }) => id === at), 'id'],
        stands: { was: before, now: after },
      },
    ];
  });

function orderedIn(file: DataFile): Ordered[] {
  const page = pageOf(file);
  const index = indexOf(file);
  const steps = index.parts.filter(({ kind }) => kind === 'step');
  const lists = Map.groupBy(steps, ({ path }) => path.slice(0, -1).join('/'));
  const first = shaped(file, 'ModifiersFile').flatMap(({ value: { groups = [], modifiers } }) =>
    groups
      .filter(({ combine }) => combine === 'first')
      .map(({ id }) => ({
        address: page,
        field: `modifiers.${id}`,
        path: ['modifiers'],
        ids: modifiers.filter(({ group }) => group === id).map((one) => one.id),
      })),
  );
  return [
    ...[...lists.values()].flatMap((list): Ordered[] => {
      const path = list[0]?.path.slice(0, -1) ?? [];
      const holder = valueAt(file.data, path.slice(0, -1)) as { order?: string };
      const around = index.partAt(path)?.part.id;
      const address = around === undefined ? page : `${page}#${around}`;
      return holder.order === 'any' || holder.order === 'one-of'
        ? []
        : [{ address, field: 'steps', path, ids: list.map(({ id }) => id) }];
    }),
    ...first,
  ];
}
