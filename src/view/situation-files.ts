/** The files that the scripts of calculators load: one for each entry that can be calculated, per language. */
import { pack } from '../calculator/packed.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { entryPages } from '../site/pages.ts';
import type { PublicFile } from '../site/public-file.ts';
import { createReader } from './context.ts';
import { problemFor, situationFile } from './situation-words.ts';

export const situationFiles = (book: Rulebook): PublicFile[] =>
  entryPages(book).flatMap(({ props: { language, ruleset, entry } }) => {
    const problem = problemFor(ruleset, entry);
    if (!problem) return [];
    const file = situationFile(problem, createReader(language, ruleset, entry.address));
    return [
      {
        path: `${language}/${ruleset.id}/${entry.address}`,
        type: 'application/json; charset=utf-8',
        text: JSON.stringify(pack(file)),
      },
    ];
  });
