/** What a page, part or marker leads to is somewhere else. */
import { asCode } from '../diagnostics/phrase.ts';
import { pageOf } from '../schema/data-file.ts';
import { indexOf, shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';

export const selfReference = defineCheck({
  code: 'self-reference',
  scope: 'file',
  severity: 'error',
  message: ({ field, to }: { field: string; to: string }) =>
    `${asCode(field)} names ${asCode(to)}, the place where it stands.`,
  hint: () => 'Remove it, or name what you meant instead.',
  run: ({ file, report }) => {
    const page = pageOf(file);
    const index = indexOf(file);
    for (const { ruleset, to, path } of index.references) {
      const field = path.findLast((step) => typeof step === 'string');
      if (ruleset !== file.ruleset || (field !== 'see' && field !== 'uses')) continue;
      const fragment = index.partAt(path)?.fragment;
      if (to === page || (fragment !== undefined && to === `${page}#${fragment}`))
        report({ path }, { field, to });
    }
    for (const { value, path } of shaped(file, 'Modifier'))
      for (const field of ['cancels', 'onlyWith'] as const) {
        const names = [value[field] ?? []].flat();
        if (names.includes(value.id))
          report({ path: [...path, field, names.indexOf(value.id)] }, { field, to: value.id });
      }
    for (const { value, path } of shaped(file, 'Marker'))
      if (value.sideOf === value.id)
        report({ path: [...path, 'sideOf'] }, { field: 'sideOf', to: value.id });
  },
});
