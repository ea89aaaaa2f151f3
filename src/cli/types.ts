/** `npm run types`: writes the types of the data from its schemas. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { schemaTypes } from '../schema/generate-types.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run types

Writes src/schema/types.generated.ts from schemas/. Run it after a change of a schema.

  --help  show this help
`;

const main = async (): Promise<number> => {
  // Refuses every argument.
  parseArgs({ options: {} });
  const target = new URL('../schema/types.generated.ts', import.meta.url);
  writeFileSync(target, await schemaTypes());
  process.stdout.write('Wrote src/schema/types.generated.ts\n');
  return 0;
};

runCommand(HELP, main);
