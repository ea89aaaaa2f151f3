/** `npm run types`: writes the types of the data from its schemas. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { schemaTypes } from '../schema/generate-types.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run types

Writes schemas/types.d.ts from schemas/. Run it after a change of a schema.

  --help  show this help

Exit codes: 0 = written, 2 = could not run.
`;

const main = async (args: string[]): Promise<number> => {
  // Refuses every argument.
  parseArgs({ args, options: {} });
  const target = new URL('../../schemas/types.d.ts', import.meta.url);
  writeFileSync(target, await schemaTypes());
  process.stdout.write('Wrote schemas/types.d.ts\n');
  return 0;
};

export default defineCommand(import.meta, HELP, main);
