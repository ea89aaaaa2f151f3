/** `npm run types`: writes the types of the data from its schemas. */
import { writeFileSync } from 'node:fs';
import { schemaTypes } from '../pipeline/schema-types.ts';

const target = new URL('../pipeline/types.generated.ts', import.meta.url);
writeFileSync(target, await schemaTypes());
console.log('Wrote src/pipeline/types.generated.ts');
