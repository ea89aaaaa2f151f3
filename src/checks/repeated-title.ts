/** What stands in one list has titles that differ: a copied row keeps its title easily. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { writtenIn } from '../i18n/text.ts';
import { indexOf } from '../schema/file-index.ts';
import type { Text } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

export const repeatedTitle = defineCheck({
  code: 'repeated-title',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ title, other }: { title: string; other: string }) =>
    `${asCode(title)} is the title of ${asCode(other)} too.`,
  hint: () => 'Write what makes it another one, or remove one of them.',
  run: ({ file, report }) => {
    const known = new Map<string, string>();
    for (const { data, path } of indexOf(file).parts) {
      const { id, title, group } = data as { id: string; title?: Text; group?: string };
      if (title === undefined) continue;
      const [first] = writtenIn(title);
      if (first === undefined) continue;
      // Headings of columns, and modifiers, stand below that of their group.
      const place = [listOf(path), group ?? '', title[first]].join('\n');
      const other = known.get(place);
      if (other === undefined) known.set(place, id);
      else report({ path: [...path, 'title', first] }, { title: title[first], other });
    }
  },
});

const listOf = (path: Path): string => path.slice(0, -1).join('/');
