/** The file name is the id: whoever knows an address knows the file. */
import type { Check } from './check.ts';

export const fileName: Check = {
  code: 'file-name',
  run({ ruleset, report }) {
    for (const { data, id, file } of ruleset.entries) {
      if (data.id !== id)
        report({ code: 'file-name', file, path: ['id'], args: { id: data.id, name: id } });
    }
    const file = ruleset.files.get('ruleset');
    if (file && ruleset.ruleset && ruleset.ruleset.id !== ruleset.id) {
      report({
        code: 'file-name',
        file: file.file,
        path: ['id'],
        args: { id: ruleset.ruleset.id, name: ruleset.id },
      });
    }
  },
};
