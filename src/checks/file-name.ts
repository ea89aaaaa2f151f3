/** The file name is the id, so that an address leads to its file. */
import type { RulesetData } from '../model/entries.ts';
import { ENTRY_KINDS } from '../schema/schemas.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const fileName = defineCheck({
  code: 'file-name',
  scope: 'ruleset',
  severity: 'error',
  message: ({ id, name, what }: Misnamed) =>
    `The id ${asCode(id)} does not match the ${what} name ${asCode(name)}.`,
  hint: ({ id, name, what, isTaken, isPublished }) => {
    const rename = `Rename the ${what} to ${asCode(what === 'file' ? `${id}.yaml` : id)}`;
    const set = `et the id to ${asCode(name)}`;
    if (isTaken)
      return ID.test(name)
        ? `S${set}: another file has this id.`
        : `${asCode(`${id}.yaml`)} is there too: delete this copy, or give it an id and a file name of its own.`;
    return ID.test(name) && !isPublished ? `${rename}, or s${set}.` : `${rename}.`;
  },
  run: ({ ruleset, before, report }) => {
    for (const { data, id, kind, file } of ruleset.entries) {
      const isTaken = ruleset.files.has(`${kind}/${data.id}`);
      if (data.id !== id)
        report(
          { file, path: ['id'] },
          {
            id: data.id,
            name: id,
            what: 'file',
            isTaken,
            isPublished: before?.files.has(`${kind}/${data.id}`) ?? false,
          },
        );
    }
    const file = ruleset.files.get('ruleset');
    if (file && ruleset.ruleset && ruleset.ruleset.id !== ruleset.id) {
      report(
        { file: file.file, path: ['id'] },
        {
          id: ruleset.ruleset.id,
          name: ruleset.id,
          what: 'folder',
          isTaken: false,
          isPublished: false,
        },
      );
    }
  },
});

interface Misnamed {
  id: string;
  name: string;
  what: 'file' | 'folder';
  /** Another file has this name and this id. */
  isTaken: boolean;
  /** Others may link to the id. */
  isPublished: boolean;
}

/** What an id looks like: the name of a file with other characters cannot be one. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Pages whose entry stands in a file of another name, or in a folder of a kind to which it does not fit: what leads to them is right. */
export const misnamedPages = ({ entries, broken }: RulesetData): Set<string> =>
  new Set([
    ...entries
      .filter(({ data, id }) => data.id !== id)
      .map(({ kind, data }) => `${kind}/${data.id}`),
    ...[...broken].flatMap((key) => {
      const [, name] = key.split('/');
      return name === undefined ? [] : ENTRY_KINDS.map((kind) => `${kind}/${name}`);
    }),
  ]);
