/** `npm run types`: writes the types of the data from its schemas. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { schemaTypes } from '../schema/generate-types.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run types

Writes schemas/types.d.ts from schemas/. Run it after a change of a schema.

  --help  show this help
`;

const main = async (): Promise<number> => {
  // Refuses every argument.
  parseArgs({ options: {} });
  const target = new URL('../../schemas/types.d.ts', import.meta.url);
  writeFileSync(target, await schemaTypes());
  process.stdout.write('Wrote schemas/types.d.ts\n');
  return 0;
};

runCommand(HELP, main);
