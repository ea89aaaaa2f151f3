/** What stands in one list has titles that differ: a copied row keeps its title easily. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import type { Language } from '../i18n/languages.ts';
import { writtenIn } from '../i18n/text.ts';
import { valueAt } from '../schema/walk.ts';
import { indexOf, shaped } from '../schema/file-index.ts';
import type { Text } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

export const repeatedTitle = defineCheck({
  code: 'repeated-title',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ title, other }: { title: string; other: string; taken: boolean }) =>
    `${asCode(title)} is the title of ${asCode(other)} too.`,
  hint: ({ other, taken }) =>
    taken
      ? `Write what makes it another one; or, if it is to replace ${asCode(other)} of the ruleset that is extended, give it that id.`
      : 'Write what makes it another one, or remove one of them.',
  run: ({ file, report }) => {
    const known = new Map<string, { id: string; path: Path }>();
    const outcomes = shaped(file, 'Roll').flatMap(({ value, path }) =>
      value.outcomes.map((data, index) => ({ data, path: [...path, 'outcomes', index] })),
    );
    for (const { data, path } of [...indexOf(file).parts, ...outcomes]) {
      const { id, title, group } = data as { id: string; title?: Text; group?: string };
      if (title === undefined) continue;
      // Headings of columns, and modifiers, stand below that of their group.
      const placeIn = (language: Language): string =>
        [listOf(path), group ?? '', language, title[language]].join('\n');
      const languages = writtenIn(title);
      const first = languages.find((language) => known.has(placeIn(language)));
      const other = first && known.get(placeIn(first));
      for (const language of languages)
        if (!known.has(placeIn(language))) known.set(placeIn(language), { id, path });
      if (first === undefined || other === undefined) continue;
      const named = { title: title[first], other: other.id, taken: false };
      // What house rules take over stands in no file of theirs.
      if (file.own && valueAt(file.own.data, path) === undefined)
        report({ path: [...other.path, 'title', first] }, { ...named, other: id, taken: true });
      else report({ path: [...path, 'title', first] }, named);
    }
  },
});

const listOf = (path: Path): string => path.slice(0, -1).join('/');
