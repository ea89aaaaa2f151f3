/** `npm run types`: writes the types of the data from its schemas. */
import { writeFileSync } from 'node:fs';
import { schemaTypes } from '../schema/generate-types.ts';

const target = new URL('../schema/types.generated.ts', import.meta.url);
writeFileSync(target, await schemaTypes());
console.log('Wrote src/schema/types.generated.ts');
