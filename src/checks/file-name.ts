/** The file name is the id, so that an address leads to its file. */
import type { RulesetData } from '../model/entries.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const fileName = defineCheck({
  code: 'file-name',
  scope: 'ruleset',
  severity: 'error',
  message: ({ id, name }: { id: string; name: string }) =>
    `The id ${asCode(id)} does not match the file name ${asCode(name)}.`,
  hint: ({ id, name }) =>
    ID.test(name)
      ? `Rename the file to ${asCode(`${id}.yaml`)}, or set the id to ${asCode(name)}.`
      : `Rename the file to ${asCode(`${id}.yaml`)}.`,
  run: ({ ruleset, report }) => {
    for (const { data, id, file } of ruleset.entries) {
      if (data.id !== id) report({ file, path: ['id'] }, { id: data.id, name: id });
    }
    const file = ruleset.files.get('ruleset');
    if (file && ruleset.ruleset && ruleset.ruleset.id !== ruleset.id) {
      report({ file: file.file, path: ['id'] }, { id: ruleset.ruleset.id, name: ruleset.id });
    }
  },
});

/** What an id looks like: the name of a file with other characters cannot be one. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Pages whose entry stands in a file of another name: what leads to them is right. */
export const misnamedPages = ({ entries }: Pick<RulesetData, 'entries'>): Set<string> =>
  new Set(
    entries.filter(({ data, id }) => data.id !== id).map(({ kind, data }) => `${kind}/${data.id}`),
  );
