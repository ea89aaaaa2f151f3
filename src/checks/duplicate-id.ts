/** Ids are unique in each entry, among the markers, and among terms and values: they are part of the address. */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { RulesetData } from '../model/entries.ts';
import { indexOf } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

interface Named {
  id: string;
  path: Path;
  file: string;
  what: string;
}

export const duplicateId = defineCheck({
  code: 'duplicate-id',
  scope: 'ruleset',
  severity: 'error',
  message: ({ id, first }: { id: string; first: string }) =>
    `Duplicate id ${asCode(id)}: ${first} has the same id.`,
  hint: () => 'Rename one of them: parts of one page need different addresses.',
  run: ({ ruleset, report }) => {
    for (const names of namespaces(ruleset)) {
      const first = new Map<string, string>();
      for (const { id, path, file, what } of names) {
        const taken = first.get(id);
        if (taken) report({ file, path: [...path, 'id'] }, { id, first: taken });
        else first.set(id, what);
      }
    }
  },
});

function* namespaces(ruleset: RulesetData): Generator<Named[]> {
  for (const { parts, file } of ruleset.entries) {
    yield parts.map(({ id, path, kind }) => ({ id, path, file, what: `a ${kind}` }));
  }
  yield single(ruleset, ['markers']);
  yield single(ruleset, ['terms', 'values']);
}

function single(ruleset: RulesetData, names: string[]): Named[] {
  return names.flatMap((name) => {
    const file = ruleset.files.get(name);
    if (!file?.data || ruleset.broken.has(name)) return [];
    return indexOf(file).parts.map(({ id, path, kind }) => ({
      id,
      path,
      file: file.file,
      what: `a ${kind}`,
    }));
  });
}
